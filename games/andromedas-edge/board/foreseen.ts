/** What the option in focus would change in one's own place. */
import type { BoardOption } from '@orrery/kit';
import type { Goods } from '../content/effects.ts';
import { RESOURCE_NAMES } from '../content/ids.ts';
import { isFields } from './aim.ts';
import type { Props } from './common.tsx';
import { type Forecast, forecast } from './forecast.ts';

const known = new WeakMap<BoardOption, Forecast>();

/** Found once for each option: a Launch asks for the chances of its battle. */
export function foreseen(props: Pick<Props, 'question' | 'focused' | 'view'>): Forecast | undefined {
  const { question, focused, view } = props;
  if (question === undefined || focused === undefined) return undefined;
  const before = known.get(focused);
  if (before !== undefined) return before;
  const { answer } = focused;
  const one = (resource: number): Goods => ({ [RESOURCE_NAMES[resource]]: 1 });
  const { decision } = question.ask;
  const found: Forecast =
    typeof answer === 'number' && (decision === 'gainKind' || decision === 'takeKind')
      ? { pay: {}, gain: one(answer) }
      : typeof answer === 'number' && decision === 'loseKind'
        ? { pay: one(answer), gain: {} }
        : isFields(answer) && typeof answer.pay === 'number'
          ? { pay: one(answer.pay), gain: {} }
          : forecast(view.table, question.ask, answer);
  known.set(focused, found);
  return found;
}

/** By how much a resource would change. */
export const changeOf = (ahead: Forecast | undefined, resource: number): number =>
  (ahead?.gain[RESOURCE_NAMES[resource]] ?? 0) - (ahead?.pay[RESOURCE_NAMES[resource]] ?? 0);
