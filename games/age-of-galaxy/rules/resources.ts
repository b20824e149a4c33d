import { MOST_CRUISERS } from '../content/box.ts';
import { type Bundle, TRACK } from '../content/resources.ts';
import type { Amounts, Source } from '../events.ts';
import type { Context } from '../rulebook.ts';
import type { Player, State } from '../state.ts';

/** Moves the cube forward; it lands on top of the cubes already there. */
export function gainPrestige(s: State, seat: number, n: number): void {
  s.players[seat].prestige += n;
  const { arrival } = s;
  const at = arrival.indexOf(seat);
  arrival.copyWithin(at, at + 1);
  arrival[arrival.length - 1] = seat;
}

/** What prices are paid from. */
export type Purse = Readonly<Pick<Player, 'credits' | 'productivity' | 'discovery' | 'influence' | 'cruisers' | 'dock'>>;

/** How many of this many cruisers there is room and supply for. */
export const cruisersGained = (p: Purse, n: number): number => Math.max(0, Math.min(n, MOST_CRUISERS - p.cruisers, p.dock));

/** Gains a bundle this many times. What the tracks, the play area or the supply cannot hold is lost. */
export function gain(x: Context, seat: number, b: Bundle, from: Source, times = 1): void {
  const p = x.state.players[seat];
  const got: Amounts = {};
  if (b.credits > 0) {
    const n = Math.min(b.credits * times, TRACK - p.credits);
    p.credits += n;
    got.credits = n;
  }
  if (b.productivity > 0) {
    const n = Math.min(b.productivity * times, TRACK - p.productivity);
    p.productivity += n;
    got.productivity = n;
  }
  if (b.discovery > 0) {
    p.discovery += b.discovery * times;
    got.discovery = b.discovery * times;
  }
  if (b.influence > 0) {
    p.influence += b.influence * times;
    got.influence = b.influence * times;
  }
  if (b.relics > 0) {
    p.relics += b.relics * times;
    got.relics = b.relics * times;
  }
  if (b.prestige > 0) {
    gainPrestige(x.state, seat, b.prestige * times);
    got.prestige = b.prestige * times;
  }
  if (b.cruisers > 0) {
    const n = cruisersGained(p, b.cruisers * times);
    p.cruisers += n;
    p.dock -= n;
    got.cruisers = n;
  }
  x.emit({ type: 'gained', seat, from, gain: got });
}

/** How often this price can be paid. Prestige and relics are never paid. */
export function affordable(p: Player, b: Bundle): number {
  let times = 99;
  if (b.credits > 0) times = Math.min(times, Math.floor(p.credits / b.credits));
  if (b.productivity > 0) times = Math.min(times, Math.floor(p.productivity / b.productivity));
  if (b.discovery > 0) times = Math.min(times, Math.floor(p.discovery / b.discovery));
  if (b.influence > 0) times = Math.min(times, Math.floor(p.influence / b.influence));
  if (b.cruisers > 0) times = Math.min(times, Math.floor(p.cruisers / b.cruisers));
  return times;
}

export const canPay = (p: Purse, b: Bundle): boolean =>
  p.credits >= b.credits &&
  p.productivity >= b.productivity &&
  p.discovery >= b.discovery &&
  p.influence >= b.influence &&
  p.cruisers >= b.cruisers;

export function pay(x: Context, seat: number, b: Bundle, reason: Source, times = 1): void {
  const p = x.state.players[seat];
  const paid: Amounts = {};
  if (b.credits > 0) paid.credits = b.credits * times;
  if (b.productivity > 0) paid.productivity = b.productivity * times;
  if (b.discovery > 0) paid.discovery = b.discovery * times;
  if (b.influence > 0) paid.influence = b.influence * times;
  if (b.cruisers > 0) paid.cruisers = b.cruisers * times;
  p.credits -= b.credits * times;
  p.productivity -= b.productivity * times;
  p.discovery -= b.discovery * times;
  p.influence -= b.influence * times;
  p.cruisers -= b.cruisers * times;
  p.dock += b.cruisers * times;
  x.emit({ type: 'paid', seat, for: reason, pay: paid });
}

/** Whether anything of the bundle could be taken: a conversion that yields nothing is no choice. */
export const wouldGain = (p: Purse, b: Bundle): boolean =>
  (b.credits > 0 && p.credits < TRACK) ||
  (b.productivity > 0 && p.productivity < TRACK) ||
  b.discovery > 0 ||
  b.influence > 0 ||
  b.relics > 0 ||
  b.prestige > 0 ||
  cruisersGained(p, b.cruisers) > 0;
