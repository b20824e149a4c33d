import { type Chance, shuffle } from './chance.ts';
import type { Seat } from './rules.ts';

/** Places that hold hidden things of one kind: what lies in one of them could as well lie in any other. */
export type Secret = {
  readonly kind: string;
  /** The array or record they are part of. */
  readonly in: object;
  /** Where in it; all of it by default. */
  readonly at?: readonly (number | string)[];
  /** Seats that know what lies there. Those who share secrets are all named. */
  readonly knownTo: readonly Seat[];
  /** Things of this kind that lie nowhere on the table, but might lie here for all that others know. */
  readonly spare?: readonly unknown[];
};

/** The seats a set of bits stands for. */
export function seatsIn(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}

type Holder = Record<number | string, unknown>;
type Place = { readonly holder: Holder; readonly key: number | string };
/** All of one kind that a viewer does not know. */
export type Unknown = { readonly kind: string; readonly places: readonly Place[]; readonly spare: readonly unknown[] };

const keysOf = (secret: Secret): readonly (number | string)[] => secret.at ?? Object.keys(secret.in);

/** What a viewer does not know, kind by kind. */
export function unknownTo(viewer: Seat, secrets: readonly Secret[]): readonly Unknown[] {
  const kinds = new Map<string, { kind: string; places: Place[]; spare: unknown[] }>();
  for (const secret of secrets) {
    if (secret.knownTo.includes(viewer)) continue;
    let found = kinds.get(secret.kind);
    if (found === undefined) {
      found = { kind: secret.kind, places: [], spare: [] };
      kinds.set(secret.kind, found);
    }
    for (const key of keysOf(secret)) found.places.push({ holder: secret.in as Holder, key });
    if (secret.spare !== undefined) found.spare.push(...secret.spare);
  }
  return [...kinds.values()];
}

/** Deals things of one kind anew among their places, in place. */
export function dealAnew({ places, spare }: Unknown, chance: Chance): void {
  const items = shuffle(chance, [...places.map(({ holder, key }) => holder[key]), ...spare]);
  places.forEach(({ holder, key }, i) => {
    holder[key] = items[i];
  });
}

/**
 * The path of something that differs between two states without being declared unknown in the first. A list that holds unknown things may
 * differ anywhere: where in it the known ones lie can be unknown too.
 */
export function undeclared(state: unknown, other: unknown, unknown: readonly Unknown[]): string | undefined {
  const secret = new Map<object, Set<string>>();
  for (const { places } of unknown) {
    for (const { holder, key } of places) secret.set(holder, (secret.get(holder) ?? new Set()).add(`${key}`));
  }
  const walk = (left: unknown, right: unknown, path: string): string | undefined => {
    if (left === right) return undefined;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return path;
    const keys = secret.get(left);
    if (keys !== undefined && Array.isArray(left)) return undefined;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (keys?.has(key) === true) continue;
      const found = walk((left as Holder)[key], (right as Holder)[key], path === '' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(state, other, '');
}
