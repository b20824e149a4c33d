/** What an option would change for whoever answers: the table it leads to, compared with this one. */
import type { Seat, SeenAsk } from '@orrery/kernel';
import { type BoardOption, isFields } from '@orrery/kit';
import type { Price } from '../answers.ts';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { Goods } from '../content/effects.ts';
import { RESOURCE_NAMES, TRACKS } from '../content/ids.ts';
import { type Ahead, aheadAt, fightOf, worstOf } from '../fight.ts';
import { BASE, isBase } from '../map.ts';
import { basePrice, shipCost, slotCost } from '../prices.ts';
import { NONE } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import type { SeenPlayer, TableView } from '../view.ts';
import type { Props } from './common.tsx';

export type Changes = {
  readonly pay: Goods;
  readonly gain: Goods;
  /** Moons that are claimed, by design. */
  readonly moons: readonly number[];
  /** Tracks that are advanced. */
  readonly tracks: readonly number[];
  readonly leaders: number;
  /** The battle that follows if nobody does anything more. */
  readonly ahead: Ahead;
  /** It turns something up, and cannot be taken back. */
  readonly reveals: boolean;
};

const NOTHING_AHEAD: Ahead = { strike: [], fight: undefined };
const known = new WeakMap<BoardOption<TableView>, Changes>();

/** Found once for each option: the chances of a battle take a while. Undefined until the option has been played. */
export function changesOf({ view, question }: Pick<Props, 'view' | 'question'>, option: BoardOption<TableView>): Changes | undefined {
  const before = known.get(option);
  const { forecast } = option;
  if (before !== undefined || forecast === undefined || question === undefined) return before;
  const { seat, decision } = question.ask;
  const now = view.table.players[seat];
  const then = forecast.table.players[seat];
  const changes: Changes = {
    // A card that is played costs itself: its name says so.
    pay: isFields(option.answer) && 'card' in option.answer ? { ...goods(then, now), tactics: 0 } : goods(then, now),
    gain: goods(now, then),
    ...priced(option, question.ask, then, now),
    ...offered(option, forecast.table, now),
    moons: then.moons.slice(then.moons.length > now.moons.length ? now.moons.length : then.moons.length),
    tracks: TRACKS.filter((track) => then.tracks[track] > now.tracks[track]),
    leaders: then.leaders - now.leaders,
    ahead: aheadOf(seat, decision, option, forecast.table),
    reveals: forecast.stop === 'reveal',
  };
  known.set(option, changes);
  return changes;
}

/** Of what there is more there than here. */
function goods(here: SeenPlayer, there: SeenPlayer): Goods {
  const held = (player: SeenPlayer, r: number): number => player.stock[r] ?? player.handCount;
  const more = RESOURCE_NAMES.map((name, r) => [name, held(there, r) - held(here, r)] as const);
  return Object.fromEntries([...more, ['vp', there.vp - here.vp] as const].filter(([, n]) => n > 0));
}

/** What a ship or a module costs, where that is paid by choice, in a question to come. */
function priced({ answer }: BoardOption, { decision, args }: Pick<SeenAsk, 'decision' | 'args'>, then: SeenPlayer, now: SeenPlayer) {
  if (typeof answer !== 'number' || (decision !== 'buildShip' && decision !== 'chooseModule')) return undefined;
  if (then.stock.some((n, r) => n < (now.stock[r] ?? 0)) || then.handCount < now.handCount) return undefined;
  const { price } = args as { readonly price: Price };
  return { pay: goodsOf(decision === 'buildShip' ? shipCost(now, answer, price) : slotCost(now, answer, price)) };
}

/** What a base asks for and gives, where that is paid by choice, in a question to come. */
function offered({ answer }: BoardOption, table: TableView, now: SeenPlayer): { readonly pay: Goods; readonly gain: Goods } | undefined {
  const tile = isFields(answer) && typeof answer.launch === 'number' && answer.to === table.region ? table.tile[table.region] : NONE;
  if (!isBase(tile) || table.players[table.active].stock.some((n, r) => n !== now.stock[r])) return undefined;
  const [first, ...more] = BASE_ACTIONS[tile - BASE].effects;
  return { pay: goodsOf(basePrice(now, tile - BASE)), gain: more.length === 0 && first?.kind === 'gain' ? first.goods : {} };
}

function aheadOf(seat: Seat, decision: string, { answer }: BoardOption, table: TableView): Ahead {
  if (decision === 'escalate' || decision === 'spendEnergy' || decision === 'strike')
    return { strike: [], fight: fightOf(table), worst: worstOf(table, seat, seat) };
  const launched = isFields(answer) && typeof answer.launch === 'number' && table.region === answer.to;
  return launched ? aheadAt(table, table.region) : NOTHING_AHEAD;
}
