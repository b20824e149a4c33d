/** What a region shows at the moment, gathered so that a region is drawn anew only when something about it has changed. */
import type { Seat } from '@orrery/kernel';
import { nameOfSeat, type Target, type Targets, titleOf } from '@orrery/kit';
import { RESOURCE_NAMES, SHIP_TYPES } from '../content/ids.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { BASE, type Cell, EMPTY, isBase, isPlanet } from '../map.ts';
import { developmentScore, raiderClassAt, raidersAt, shipsOfTypeAt } from '../queries.ts';
import { NONE } from '../state.ts';
import { spaceName } from '../text/labels.ts';
import type { TableView } from '../view.ts';
import { goodsInWords, type Props, raiderTitle, shipTitle, wordsOf } from './common.tsx';
import { actorOf, litBy, shipAt } from './targets.ts';

type Found = Targets<TableView>;

/* What stands in a region. */

export type Fleet = { readonly seat: Seat; readonly type: number; readonly n: number };
export const fleetsAt = ({ players }: TableView, cell: Cell): readonly Fleet[] =>
  players.flatMap((player, seat) =>
    SHIP_TYPES.map((type) => ({ seat, type, n: shipsOfTypeAt(player, type, cell) })).filter(({ n }) => n > 0),
  );

export type RaidersThere = { readonly class: number; readonly n: number; readonly damage: number };
export function raidersIn(table: TableView, cell: Cell): RaidersThere | undefined {
  const found = raiderClassAt(table, cell);
  return found === NONE ? undefined : { class: found, n: raidersAt(table, cell), damage: table.raiderDamage[found] };
}

export type SpotFacts = { readonly legal: boolean; readonly taken: boolean; readonly focused: boolean; readonly sign: string };
const QUIET: SpotFacts = { legal: false, taken: false, focused: false, sign: '' };

export type Facts = {
  readonly cell: Cell;
  readonly tile: number;
  /** What is printed on a base tile, or a special region's topic. */
  readonly name: string;
  readonly moon: number;
  readonly moons: number;
  readonly owner: Seat;
  /** Points for a development here now; 0 where none can be built. */
  readonly score: number;
  readonly fleets: readonly (Fleet & { readonly spot: SpotFacts })[];
  readonly raiders: (RaidersThere & { readonly spot: SpotFacts }) | undefined;
  readonly leaders: readonly { readonly seat: Seat; readonly n: number }[];
  readonly bonus: readonly { readonly resource: number; readonly n: number; readonly spot: SpotFacts }[];
  readonly spot: SpotFacts;
  /** A ship of the viewer that the focused option would bring here. */
  readonly ghost: number;
  readonly battle: boolean;
  /** Whose turn brought them here, while the region is being activated. */
  readonly active: Seat;
  /** Something has just happened here, in this seat's colour (-2: nobody's). */
  readonly lit: number;
  readonly label: string;
};

const factsOfSpot = (targets: Found, target: Target): SpotFacts => {
  if (targets.options(target).length === 0) return QUIET;
  const taken = targets.standing(target) === 'taken';
  return { legal: !taken || targets.taken.includes(target), taken, focused: targets.focused(target), sign: targets.sign(target) };
};

/** The spot on which a raider answers: by where it stands, or by its class. */
export const raiderSpot = (targets: Found, cell: Cell, raiderClass: number): Target =>
  targets.options(`class:${raiderClass}`).length > 0 ? `class:${raiderClass}` : `raider:${cell}`;

export function factsOf(props: Props, targets: Found, cell: Cell): Facts {
  const { table } = props.view;
  const tile = table.tile[cell];
  const raiders = raidersIn(table, cell);
  const way = props.focused === undefined ? [] : targets.way(props.focused);
  const ghost = way.length === 2 && way[1] === `cell:${cell}` && way[0]?.startsWith('ship:') ? Number(way[0].slice(5, 6)) : NONE;
  const bonus = RESOURCE_NAMES.flatMap((_, resource) => {
    const n = table.bonus[cell * 6 + resource];
    return n > 0 ? [{ resource, n, spot: factsOfSpot(targets, `bonus:${cell}:${resource}`) }] : [];
  });
  const bare: Omit<Facts, 'label' | 'spot'> = {
    cell,
    tile,
    name: isBase(tile) ? wordsOf(props).bases[tile - BASE] : '',
    moon: table.moons[cell],
    moons: table.moonCount[cell],
    owner: table.owner[cell],
    score: isPlanet(tile) && table.owner[cell] === NONE ? developmentScore(table, props.viewer, cell) : 0,
    fleets: fleetsAt(table, cell).map((fleet) => ({
      ...fleet,
      spot: fleet.seat === props.viewer ? factsOfSpot(targets, shipAt(fleet.type, cell)) : QUIET,
    })),
    raiders: raiders === undefined ? undefined : { ...raiders, spot: factsOfSpot(targets, raiderSpot(targets, cell, raiders.class)) },
    leaders: table.players.flatMap((player, seat) => (player.abroad[cell] > 0 ? [{ seat, n: player.abroad[cell] }] : [])),
    bonus,
    ghost,
    battle: table.battle?.region === cell,
    active: table.region === cell && table.kind === 'launch' ? table.active : NONE,
    lit: litIn(props, cell),
  };
  const label = tile === EMPTY ? wordsOf(props).emptySpace(spaceName(cell)) : regionLabel(props, bare);
  return { ...bare, label, spot: factsOfSpot(targets, `cell:${cell}`) };
}

function litIn(props: Props, cell: Cell): number {
  if (props.happening === undefined || !litBy(props).includes(`cell:${cell}`)) return NONE;
  return actorOf(props.happening.event) ?? -2;
}

const names = new Map<string, string>();
/** "Science planet A3". */
export function regionName(props: Pick<Props, 'text' | 'language' | 'view'>, cell: Cell): string {
  const { table } = props.view;
  const key = `${props.language} ${cell} ${table.tile[cell]} ${String(table.config.options.special)}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const title = props.text.explain(`cell:${cell}`, props.view).title;
  const name = isPlanet(table.tile[cell]) ? `${title} ${spaceName(cell)}` : title;
  names.set(key, name);
  return name;
}

/** The region in words: what lies, lives and flies there. The text equivalent of its drawing. */
function regionLabel(props: Props, facts: Omit<Facts, 'label' | 'spot'>): string {
  const words = wordsOf(props);
  const parts = [regionName(props, facts.cell)];
  if (facts.moon >= 0) parts.push(words.moonThere(titleOf(props, `moon:${MOONS[facts.moon].id}`), facts.moons - 1));
  else if (isPlanet(facts.tile)) parts.push(words.noMoon);
  if (facts.owner >= 0) parts.push(words.developedBy(nameOfSeat(props, facts.owner)));
  else if (facts.score > 0) parts.push(words.developmentVp(facts.score));
  for (const { seat, type, n } of facts.fleets) parts.push(words.shipsOf(nameOfSeat(props, seat), n, shipTitle(props, type)));
  if (facts.raiders !== undefined) parts.push(words.raidersThere(facts.raiders.n, raiderTitle(props, facts.raiders.class)));
  for (const { seat, n } of facts.leaders) parts.push(words.leadersOf(nameOfSeat(props, seat), n));
  for (const { resource, n } of facts.bonus) parts.push(words.bonusThere(goodsInWords(props, { [RESOURCE_NAMES[resource]]: n })));
  if (facts.battle) parts.push(words.battleHere);
  return `${parts.join('. ')}.`;
}

/** What explains the raiders of a class. */
export const raiderTopic = (props: Pick<Props, 'view'>, raiderClass: number): string => {
  const card = props.view.table.raiderCard[raiderClass];
  return card >= 0 ? `raider:${RAIDERS[card].id}` : 'term:raiderStrike';
};
