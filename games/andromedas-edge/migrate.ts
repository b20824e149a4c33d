import type { Ask, Frame, Position } from '@orrery/kernel';
import type { State } from './state.ts';

/** How a match under way goes on when the rules have changed: from each version to the next. */
export const migrate: Readonly<Record<number, (position: Position<unknown>) => Position<unknown>>> = {
  /*
   * Version 2: refused transfers are counted, a module notes as it begins which neighbours were activated before it, and the
   * Pulsewar Refugees advance for nothing, so that their ability (list 280) has no nested list of its own any more.
   */
  1: (position) => {
    const state = position.state as State;
    const ask = (of: Ask): Ask => ({ ...of, args: withoutList281(of.args) });
    const frame = (of: Frame): Frame => ({
      ...of,
      step: of.procedure === 'perform' && ASKED.has(of.step) ? 'answered' : of.step,
      locals: withNeighbours(state, of.procedure, withoutList281(of.locals)),
      ...(of.held === undefined ? {} : { held: of.held.map(ask) }),
    });
    return { ...position, stack: position.stack.map(frame), asks: position.asks.map(ask), state: { ...state, refused: 0 } };
  },
};

/** Where the interpreter of effects waited for an answer: each kind of effect hears its own now. */
const ASKED: ReadonlySet<string> = new Set(['chosen', 'exchanged', 'paidOr', 'track']);

type Values = Record<string, unknown>;

const withoutList281 = (values: Values): Values =>
  typeof values.list === 'number' && values.list > 280 ? { ...values, list: values.list - 1 } : values;

/** Of a module in the middle of its activation the order is no longer known: whatever is activated by now counts, as it did. */
function withNeighbours(state: State, procedure: string, locals: Values): Values {
  if (procedure !== 'fireModule' || locals.row !== 1 || typeof locals.at !== 'number') return locals;
  const row = state.players[state.active].rows[1];
  const used = (at: number): boolean => row[at] !== undefined && row[at].used !== 0;
  return { ...locals, beside: (used(locals.at - 1) ? 1 : 0) | (used(locals.at + 1) ? 2 : 0) };
}
