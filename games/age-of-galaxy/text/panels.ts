/** The whole table in words: the galaxy, the action and trade boards, the congress, everybody's place. */
import { iconMark, type Panel, type View } from '@orrery/kernel';
import { boxes, congressPrestige, ROUNDS, SYSTEMS_IN_ROW } from '../content/box.ts';
import { factions, ideologies } from '../content/factions.ts';
import { systemOfMarker } from '../content/systems.ts';
import { technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { FICTIVE } from '../events.ts';
import { COLONY, DEVELOPED, FREE, NONE, type Phase } from '../state.ts';
import type { PlanetView, PlayerView, TableView } from '../view.ts';
import type { Speaker } from './language.ts';

export type PanelWords = {
  readonly galaxy: string;
  readonly trade: string;
  readonly council: string;
  readonly phase: Readonly<Record<Phase, string>>;
  round(round: number, rounds: number, phase: string): string;
  readonly fleetHere: string;
  readonly faceDown: string;
  markers(n: number): string;
  readonly free: string;
  colony(who: string): string;
  developed(who: string): string;
  occupied(who: string): string;
  readonly unprotected: string;
  spaces(filled: number, spaces: number): string;
  readonly turned: string;
  below(box: string, cubes: string): string;
  cubes(who: string, n: number): string;
  readonly noCubes: string;
  congress(holders: string, next: number): string;
  anomaly(cubes: string): string;
  turnOrder(names: string): string;
  points(n: number): string;
  stock(cubes: number): string;
  resources(amounts: string): string;
  strength(n: number, reach: number): string;
  alliance(names: string): string;
  ideology(name: string): string;
  readonly noIdeology: string;
  technologies(names: string): string;
  hand(cards: string): string;
  handCount(n: number): string;
  spent(cards: string): string;
};

export function panels(speak: Speaker, view: View<TableView>): Panel[] {
  const { table, viewer } = view;
  const seats = table.players.map((_, seat) => seat);
  const own = seats.filter((seat) => seat === viewer);
  const others = seats.filter((seat) => seat !== viewer);
  return [
    galaxy(speak, table),
    ...own.map((seat) => place(speak, table, seat)),
    ...others.map((seat) => place(speak, table, seat)),
    trade(speak, table),
    council(speak, table),
  ];
}

const nameOf = (speak: Speaker, t: TableView, seat: number): string => speak.who(seat < t.config.seats ? seat : FICTIVE);

function galaxy(speak: Speaker, t: TableView): Panel {
  const w = speak.w.panel;
  const lines = [w.round(t.round, ROUNDS, w.phase[t.phase])];
  for (let position = 0; position < SYSTEMS_IN_ROW; position++) {
    if (position >= t.row.length) {
      lines.push(`${position + 1} ${w.faceDown}`);
      continue;
    }
    const markers = t.markers.filter((m) => systemOfMarker(m) === position).length;
    const parts = t.planets.filter((p) => p.system === position).map((p) => planet(speak, t, p));
    if (markers > 0) parts.push(w.markers(markers));
    lines.push(`${position + 1} ${speak.system(t.row[position])}${position === t.fleet ? ` ${w.fleetHere}` : ''}: ${parts.join('; ')}`);
  }
  return { title: w.galaxy, lines };
}

function planet(speak: Speaker, t: TableView, p: PlanetView): string {
  const w = speak.w.panel;
  const who = nameOf(speak, t, p.owner);
  const held = p.level === FREE ? w.free : p.level === COLONY ? w.colony(who) : p.level === DEVELOPED ? w.developed(who) : w.occupied(who);
  const open = p.level !== FREE && !p.protected ? `, ${w.unprotected}` : '';
  return `${iconMark(p.type)} ${speak.w.planetType[p.type].name} (${speak.amounts(speak.rewardAt(t, p.planet))}): ${held}${open}`;
}

function cubes(speak: Speaker, t: TableView, counts: readonly number[]): string {
  const w = speak.w.panel;
  const some = counts.flatMap((n, seat) => (n > 0 ? [w.cubes(nameOf(speak, t, seat), n)] : []));
  return some.length === 0 ? w.noCubes : some.join(', ');
}

function trade(speak: Speaker, t: TableView): Panel {
  const w = speak.w.panel;
  const players = t.players.length;
  const lines = t.trade.flatMap((card, slot) => {
    const on = t.onTrade.slice(slot * players, (slot + 1) * players);
    const filled = on.reduce((a, b) => a + b, 0);
    const state = t.turned[slot] ? w.turned : w.spaces(filled, t.tradeSpaces);
    const exchanges = tradeCards[card].exchanges.map((e) => speak.w.say.convert(speak.amounts(e.pay), speak.amounts(e.gain)));
    return [
      `${speak.trade(card)}: ${speak.or(exchanges)}. ${state} ${cubes(speak, t, on)}`,
      w.below(speak.w.box[boxes[slot]], cubes(speak, t, t.inBox.slice(slot * players, (slot + 1) * players))),
    ];
  });
  return { title: w.trade, lines };
}

function council(speak: Speaker, t: TableView): Panel {
  const w = speak.w.panel;
  const holders = t.congress.map((seat) => nameOf(speak, t, seat)).join(', ');
  return {
    title: w.council,
    lines: [
      w.congress(holders === '' ? w.noCubes : holders, congressPrestige(t.congress.length)),
      w.anomaly(cubes(speak, t, t.anomalyCubes)),
      w.turnOrder(t.order.map((seat) => nameOf(speak, t, seat)).join(', ')),
    ],
  };
}

function place(speak: Speaker, t: TableView, seat: number): Panel {
  const w = speak.w.panel;
  const p: PlayerView = t.players[seat];
  const known = technologies.flatMap((_, i) => ((p.technologies & (1 << i)) !== 0 ? [speak.technology(i)] : []));
  const stock = speak.amounts(p);
  if (seat >= t.config.seats) return { title: speak.w.opponent, lines: [w.resources(stock), w.strength(p.strength, p.reach)] };
  const lines = [w.points(p.points), w.stock(p.cubes), w.resources(stock), w.strength(p.strength, p.reach)];
  if (p.factions.length > 0) lines.push(w.alliance(p.factions.map((f) => allied(speak, f)).join(', ')));
  lines.push(p.mainIdeology === NONE ? w.noIdeology : w.ideology(speak.ideology(p.mainIdeology)));
  if (known.length > 0) lines.push(w.technologies(known.join(', ')));
  lines.push(p.hand === null ? w.handCount(p.handCount) : w.hand(p.hand.map((card) => speak.faction(card)).join(', ') || '0'));
  if (p.spent.length > 0) lines.push(w.spent(p.spent.map((card) => speak.faction(card)).join(', ')));
  return { title: speak.who(seat), lines, seat };
}

const allied = (speak: Speaker, faction: number): string => `${iconMark(ideologies[factions[faction].ideology])} ${speak.faction(faction)}`;
