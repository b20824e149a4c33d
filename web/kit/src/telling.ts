import type { EventCue } from './cues.ts';

/** How long an event is shown that does not say otherwise. */
export const USUAL_MS = 500;

/** How events of one type are told. */
export type Telling = {
  /** How long they are shown: what changes the table longest, bookkeeping shortest, 0 for what needs no moment of its own. */
  readonly ms?: number;
  /** What they sound like; nothing by default. */
  readonly cue?: EventCue;
  /** They are said in one breath with the deed they belong to. */
  readonly joins?: true;
};

/**
 * A board's `duration`, `joins` and `cue`: `telling<Event>({ paid: { ms: 250, joins: true }, rolled: { cue: 'die' }, passed: {} })`. Every type of event
 * has to be named, so that how a new one is told is decided and not forgotten.
 */
export function telling<E extends { readonly type: string }>(types: Readonly<Record<E['type'], Telling>>) {
  // A page older than its server may be told of a type it does not know: as usual, then.
  const of = ({ type }: E): Telling => (types as Readonly<Record<string, Telling | undefined>>)[type] ?? {};
  return {
    duration: (event: E): number => of(event).ms ?? USUAL_MS,
    joins: (event: E): boolean => of(event).joins === true,
    cue: (event: E): EventCue | undefined => of(event).cue,
  };
}
