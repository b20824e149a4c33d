import { capital, type Panel, type Seat, seatMark } from '@orrery/kernel';
import {
  CLASS_S,
  CREDITS,
  DEVELOPMENT_NAMES,
  GAME_LENGTHS,
  type GameLength,
  MODULE_TYPES,
  RESOURCE_NAMES,
  RESOURCES,
  SHIP_NAMES,
  SHIP_TYPES,
  TRACK_NAMES,
  TRACKS,
} from '../content/ids.ts';
import { RAIDERS } from '../content/raiders.ts';
import { MARKET_SLOTS, SLOT_PRICES, TERMINUS } from '../content/setup.ts';
import { TRACK_VP } from '../content/tracks.ts';
import { CELLS, EMPTY } from '../map.ts';
import { BARGE, BAY, CLASS_OF_RAIDER, NONE, ON_STATION, REMOVED, SCRAPYARD, TYPE_OF_SHIP, UNBUILT } from '../state.ts';
import type { SeenPlayer, TableView } from '../view.ts';
import { type Labels, makeSay, tileName } from './labels.ts';
import type { Language } from './language.ts';

/** The small words of the table in words. */
export type PanelWords = {
  readonly status: string;
  readonly map: string;
  readonly market: string;
  readonly raiders: string;
  readonly battle: string;
  readonly activePlayer: (seat: string) => string;
  readonly activeRegion: (region: string) => string;
  readonly eventIn: (steps: number) => string;
  readonly eventDue: string;
  readonly eventOver: string;
  readonly terminus: (vp: number) => string;
  readonly lastTurns: (n: number) => string;
  readonly decks: (left: { readonly tactics: number; readonly events: number; readonly planets: number }) => string;
  readonly supremacyLeft: string;
  readonly destiny: string;
  readonly upgradesInHand: string;
  readonly points: (vp: number) => string;
  readonly faction: string;
  readonly resources: string;
  readonly hand: string;
  readonly sustained: string;
  readonly tracks: string;
  readonly space: (track: string, space: number, vp: number) => string;
  readonly ships: string;
  readonly launchBay: string;
  readonly scrapyard: string;
  readonly barge: string;
  readonly unbuilt: string;
  readonly shieldDamage: (n: number) => string;
  readonly upgrades: string;
  readonly leaders: (n: number) => string;
  readonly modules: (row: string) => string;
  readonly damaged: (n: number) => string;
  readonly holds: (moon: string) => string;
  readonly between: (moon: string) => string;
  readonly moons: string;
  readonly operations: string;
  readonly discoveries: string;
  readonly supremacies: string;
  readonly developmentCards: string;
  readonly usedCard: string;
  readonly none: string;
  readonly cardCount: (n: number) => string;
  readonly tokenCount: (n: number) => string;
  readonly moonsLeft: (top: string, n: number) => string;
  readonly noMoons: string;
  readonly leadersOf: (seat: string, n: number) => string;
  readonly builtBy: (development: string, seat: string) => string;
  readonly bonus: (goods: string) => string;
  readonly active: string;
  readonly costs: (units: number) => string;
  readonly raiderOnCard: string;
  readonly unknownRaider: string;
  readonly dice: (seat: string, dice: string) => string;
};

const lengthOf = ({ config }: TableView): GameLength => GAME_LENGTHS.find((length) => length === config.options.length) ?? 'medium';

/** The whole table in words. */
export function panelsOf(language: Language, labels: Labels, table: TableView, viewer: Seat): readonly Panel[] {
  const w = language.panels;
  const say = makeSay(language, labels, table, Math.max(viewer, 0));
  const line = (label: string, items: readonly string[]): string => `${label}: ${items.length === 0 ? w.none : items.join(', ')}`;

  const status: string[] = [w.activePlayer(seatMark(table.active))];
  if (table.region >= 0) status.push(w.activeRegion(say.region(table.region)));
  status.push(table.marker === REMOVED ? w.eventOver : table.marker === ON_STATION ? w.eventDue : w.eventIn(table.marker));
  if (table.lastTurns !== NONE) status.push(w.lastTurns(table.lastTurns));
  else status.push(w.terminus(TERMINUS[lengthOf(table)]));
  status.push(w.decks({ tactics: table.tacticsDeckCount, events: table.eventDeckCount, planets: table.planetsLeft }));
  status.push(line(w.supremacyLeft, table.supremacy.filter((token) => token >= 0).map(labels.supremacy)));

  const player = (p: SeenPlayer, seat: Seat): Panel => {
    const ships = SHIP_TYPES.flatMap((type) => {
      const places = new Map<number, number>();
      p.ships.forEach((at, i) => {
        if (TYPE_OF_SHIP[i] === type && (at >= 0 || at === BAY || at === SCRAPYARD || at === BARGE || at === UNBUILT))
          places.set(at, (places.get(at) ?? 0) + 1);
      });
      if (places.size === 0) return [];
      const where = [...places].map(([at, n]) => `${n > 1 ? `${n}× ` : ''}${at === UNBUILT ? w.unbuilt : say.place(at)}`);
      const shield = p.shieldDamage[type] > 0 ? ` (${w.shieldDamage(p.shieldDamage[type])})` : '';
      return [`${labels.ship(type)}${shield}: ${where.join(', ')}`];
    });
    const rows = MODULE_TYPES.map((type) =>
      line(
        w.modules(language.names.tracks[TRACK_NAMES[type]]),
        p.rows[type].map((m) => {
          const notes = [
            m.damage > 0 ? w.damaged(m.damage) : '',
            m.moon >= 0 ? w.holds(labels.moon(m.moon)) : '',
            m.half >= 0 ? w.between(labels.moon(m.half)) : '',
          ].filter((note) => note !== '');
          return `${labels.module(m.id)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
        }),
      ),
    );
    const cards = DEVELOPMENT_NAMES.flatMap((_, type) => [
      ...Array.from({ length: p.cards[type] }, () => labels.development(type)),
      ...Array.from({ length: p.used[type] }, () => `${labels.development(type)} (${w.usedCard})`),
    ]);
    const lines = [
      w.points(p.vp),
      ...(p.faction >= 0 ? [line(w.faction, [labels.faction(p.faction)])] : []),
      line(
        w.resources,
        RESOURCES.filter((r) => r <= CREDITS).map((r) => language.words.goods({ [RESOURCE_NAMES[r]]: p.stock[r] })),
      ),
      line(w.hand, p.hand.length < p.handCount ? [w.cardCount(p.handCount)] : p.hand.map(labels.tactics)),
      ...(p.sustained.length > 0 ? [line(w.sustained, p.sustained.map(labels.tactics))] : []),
      line(
        w.tracks,
        TRACKS.map((track) => w.space(labels.track(track), p.tracks[track], TRACK_VP[track][p.tracks[track]])),
      ),
      line(w.ships, ships),
      ...(p.placed.some((tile) => tile >= 0) ? [line(w.upgrades, p.placed.filter((tile) => tile >= 0).map(labels.upgrade))] : []),
      ...(p.neutral.some((tile, type) => tile >= 0 && p.placed[type] < 0)
        ? [line(w.upgradesInHand, p.neutral.filter((tile, type) => tile >= 0 && p.placed[type] < 0).map(labels.upgrade))]
        : []),
      w.leaders(p.leaders),
      ...rows,
      line(w.moons, p.moons.map(labels.moon)),
      ...(p.operations >= 0 ? [line(w.operations, [labels.moon(p.operations)])] : []),
      ...(p.discoveryCount === 0
        ? []
        : [
            line(
              w.discoveries,
              p.discoveries.length < p.discoveryCount ? [w.tokenCount(p.discoveryCount)] : p.discoveries.map(labels.discovery),
            ),
          ]),
      ...(p.supremacies.length > 0 ? [line(w.supremacies, p.supremacies.map(labels.supremacy))] : []),
      ...(cards.length > 0 ? [line(w.developmentCards, cards)] : []),
      ...(p.destiny >= 0 ? [line(w.destiny, [labels.destiny(p.destiny)])] : []),
    ];
    return { title: seatMark(seat), lines, seat };
  };

  const map: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (table.tile[cell] === EMPTY) continue;
    const notes: string[] = [];
    if (cell === table.region) notes.push(w.active);
    const top = table.moons[cell];
    if (top >= 0) notes.push(w.moonsLeft(labels.moon(top), table.moonCount[cell]));
    else if (table.tile[cell] < TRACK_NAMES.length) notes.push(w.noMoons);
    if (table.owner[cell] >= 0) notes.push(w.builtBy(labels.development(table.tile[cell]), seatMark(table.owner[cell])));
    table.players.forEach((p, seat) => {
      const here = SHIP_TYPES.flatMap((type) => {
        const n = p.ships.filter((at, i) => at === cell && TYPE_OF_SHIP[i] === type).length;
        return n === 0 ? [] : [`${n} ${language.names.ships[SHIP_NAMES[type]][n === 1 ? 0 : 1]}`];
      });
      if (here.length > 0) notes.push(`${seatMark(seat)} ${here.join(', ')}`);
      if (p.abroad[cell] > 0) notes.push(w.leadersOf(seatMark(seat), p.abroad[cell]));
    });
    const raiders = table.raiders.flatMap((at, i) => (at === cell ? [CLASS_OF_RAIDER[i]] : []));
    if (raiders.length > 0) notes.push(`${raiders.length > 1 ? `${raiders.length}× ` : ''}${say.raiderIn(raiders[0])}`);
    const goods = RESOURCES.flatMap((r) => (table.bonus[cell * 6 + r] > 0 ? [labels.amount(r, table.bonus[cell * 6 + r])] : []));
    if (goods.length > 0) notes.push(w.bonus(goods.join(', ')));
    map.push(
      `${labels.cell(cell)}${cell < 6 ? '' : ` ${capital(tileName(language, table, cell))}`}: ${notes.length === 0 ? w.none : notes.join('; ')}`,
    );
  }

  const market = MODULE_TYPES.map((type) =>
    line(
      language.names.tracks[TRACK_NAMES[type]],
      Array.from({ length: MARKET_SLOTS }, (_, slot) => ({ module: table.market[type * MARKET_SLOTS + slot], slot }))
        .filter(({ module }) => module >= 0)
        .map(({ module, slot }) => `${labels.module(module)} (${w.costs(SLOT_PRICES[slot])})`),
    ),
  );

  const raiders = table.raiderCard.map((card, raiderClass) => {
    if (card < 0) return `${labels.raiderClass(raiderClass)}: ${w.unknownRaider}`;
    const places = table.raiders.flatMap((at, i) => (CLASS_OF_RAIDER[i] === raiderClass && at >= 0 ? [say.region(at)] : []));
    const { range, weapons, targetingBonus, shields, start } = RAIDERS[card];
    const stats = language.cards.raiderLine({
      class: ['S', 'A', 'B', 'C', 'D'][raiderClass],
      range,
      weapons,
      targeting: raiderClass === CLASS_S ? language.cards.swarmTargeting : `${1 + targetingBonus}`,
      shields,
      start: start === 'randomNebula' ? language.cards.randomNebula : labels.base(start),
    });
    return `${labels.raider(card)} (${places.length === 0 ? w.raiderOnCard : places.join(', ')}): ${stats}`;
  });

  const panels: Panel[] = [{ title: w.status, lines: status }];
  const { battle } = table;
  if (battle !== null) {
    const rolls = battle.rolls.flatMap((roll, side) => (roll.length === 0 ? [] : [w.dice(say.side(side), roll.join(' '))]));
    panels.push({ title: w.battle, lines: [say.region(battle.region), ...rolls] });
  }
  return [
    ...panels,
    ...table.players.map(player),
    { title: w.map, lines: map },
    { title: w.market, lines: market },
    { title: w.raiders, lines: raiders },
  ];
}
