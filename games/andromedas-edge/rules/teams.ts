import { flag, open, own, type Seat } from '@orrery/kernel';
import type { FreeAction } from '../answers.ts';
import { TRANSFERS, type TransferKind } from '../events.ts';
import { moonLimit, teammate } from '../queries.ts';
import { decision, procedure } from '../rulebook.ts';
import { NONE, type State } from '../state.ts';
import { distinct, removeFrom } from './goods.ts';

export const options = { teams: flag() };

/** Two against two: one transfer a turn, given or received, agreed by both (AE-629, AE-630). */

/** What one player could hand to another, by kind. */
function holdings(state: State, from: Seat, to: Seat, what: number): number[] {
  const giver = state.players[from];
  switch (TRANSFERS[what]) {
    case 'resource':
      return [0, 1, 2, 3, 4].filter((resource) => giver.stock[resource] > 0);
    case 'tactics':
      return distinct(giver.hand);
    case 'moon':
      return state.players[to].moons.length < moonLimit(state.players[to]) ? distinct(giver.moons) : [];
    case 'supremacy':
      return distinct(giver.supremacies);
    case 'discovery':
      return distinct(giver.discoveries);
  }
  return [];
}

export function transfers(state: State, seat: Seat, found: FreeAction[]): void {
  const mate = teammate(state, seat);
  if (mate === NONE || state.transferred) return;
  for (let what = 0; what < TRANSFERS.length; what++) {
    if (!refused(state, true, what)) for (const id of holdings(state, seat, mate, what)) found.push({ interject: 'give', what, id });
    if (!refused(state, false, what)) for (const id of holdings(state, mate, seat, what)) found.push({ interject: 'take', what, id });
  }
}

/** A refused offer leaves the turn's transfer open, but one of its kind and direction is not made again on the same turn. */
const offerBit = (give: boolean, what: number): number => 1 << (2 * what + (give ? 0 : 1));
const refused = (state: State, give: boolean, what: number): boolean => (state.refused & offerBit(give, what)) !== 0;

/** Whether the turn's transfer could still be made, as far as everybody can see. */
export function mayTransfer(state: State, seat: Seat): boolean {
  const mate = teammate(state, seat);
  if (mate === NONE || state.transferred) return false;
  for (let what = 0; what < TRANSFERS.length; what++) {
    if (!refused(state, true, what) && holdings(state, seat, mate, what).length > 0) return true;
    if (!refused(state, false, what) && holdings(state, mate, seat, what).length > 0) return true;
  }
  return false;
}

export const agreeTransfer = decision('agreeTransfer', {
  args: { give: open<boolean>(), what: open<number>(), id: own<number>() },
  options: (): readonly ('agree' | 'refuse')[] => ['agree', 'refuse'],
});

/** Kinds whose pieces others must not see. */
const SECRET: ReadonlySet<TransferKind> = new Set<TransferKind>(['tactics', 'discovery']);

export const transfer = procedure(
  'transfer',
  { give: open<boolean>(), what: open<number>(), id: own<number>() },
  {
    ask: (x) => {
      x.ask(teammate(x.state, x.seat), agreeTransfer, { give: x.locals.give, what: x.locals.what, id: x.locals.id });
      return 'answered';
    },
    answered: (x) => {
      const { state, seat } = x;
      const mate = teammate(state, seat);
      if (x.answer(agreeTransfer) === 'refuse') {
        state.refused |= offerBit(x.locals.give, x.locals.what);
        x.emit({ type: 'transferRefused', seat: mate });
        return 'end';
      }
      const { give, what, id } = x.locals;
      const from = give ? seat : mate;
      const to = give ? mate : seat;
      const giver = state.players[from];
      const taker = state.players[to];
      const kind = TRANSFERS[what];
      state.transferred = true;
      if (kind === 'resource') {
        giver.stock[id]--;
        taker.stock[id]++;
      } else {
        const key = kind === 'tactics' ? 'hand' : kind === 'moon' ? 'moons' : kind === 'supremacy' ? 'supremacies' : 'discoveries';
        removeFrom(giver[key], id);
        taker[key].push(id);
      }
      const told = { type: 'transferred' as const, from, to, what: kind };
      if (SECRET.has(kind)) x.emitTo([from, to], { ...told, id }, told);
      else {
        /* Until both agreed, what it is about was theirs to know. */
        x.reveal();
        x.emit({ ...told, id });
      }
      return 'end';
    },
  },
);

/** What the frame or ask of a transfer could be about, for somebody who may not see it. */
export function guessTransfer(state: State, seat: Seat, values: Record<string, unknown>): void {
  const mate = teammate(state, seat);
  const give = values.give === true;
  const what = typeof values.what === 'number' ? values.what : 0;
  values.id = holdings(state, give ? seat : mate, give ? mate : seat, what)[0] ?? 0;
}
