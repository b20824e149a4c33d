import type { Game } from './game.ts';
import { canonical } from './plain.ts';

/** What numbers in a state stand for: the ids of each group, in order. */
export type IdTables = Readonly<Record<string, readonly string[]>>;
/** The same as a save keeps it: how many ids each group had, and a hash of them. */
export type IdPrint = Readonly<Record<string, readonly [count: number, hash: string]>>;

/** The rules a stretch of the log was played under, from answer `at` on. Saves from before there were prints have none. */
export type Era = {
  readonly at: number;
  readonly version: number;
  readonly ids?: IdPrint;
  /** A hash of the numbers and effects of the content. */
  readonly data?: string;
};

/**
 * Sixteen digits that change with the content. It guards against oversight, not against forgery, and is paid whenever a game is opened: two
 * multiplicative hashes of 32 bits, far cheaper than SHA-256.
 */
function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (b >>> 15) ^ code, 0x85ebca6b);
  }
  const digits = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return digits(a ^ (a >>> 13)) + digits(b ^ (b >>> 16));
}

export const printOf = (ids: IdTables): IdPrint =>
  Object.fromEntries(Object.entries(ids).map(([group, list]) => [group, [list.length, hash(list)]]));

/** The group whose numbers mean something else now. Ids added at the end of a list change nothing. */
export function misnumbered(saved: IdPrint, ids: IdTables): string | undefined {
  for (const [group, [count, print]] of Object.entries(saved)) {
    const now = (Object.hasOwn(ids, group) ? ids[group] : undefined) ?? [];
    if (now.length < count || hash(now.slice(0, count)) !== print) return group;
  }
  return undefined;
}

/** A hash for each part of the content. */
export const dataPrint = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(data).map(([part, values]) => [part, hash(values)]));

const known = new WeakMap<object, Required<Pick<Era, 'ids' | 'data'>>>();

/** The era that begins when a game is played as it is now. Worked out once for each game. */
export function eraOf({ definition, version }: Pick<Game, 'definition' | 'version'>, at: number): Era {
  let prints = known.get(definition);
  if (prints === undefined) {
    prints = { ids: printOf(definition.ids), data: hash(dataPrint(definition.data)) };
    known.set(definition, prints);
  }
  return { at, version, ...prints };
}

/** Whether matches of that version were played by the present rules. */
export const sameRules = ({ definition, version }: Pick<Game, 'definition' | 'version'>, then: number): boolean =>
  then <= version && then >= (definition.rulesSince ?? version);

/** Whether the content has other values now than in that era. */
export const contentChanged = (game: Game, era: Era): boolean =>
  sameRules(game, era.version) && era.data !== undefined && era.data !== eraOf(game, 0).data;
