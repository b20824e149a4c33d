import { at, type Configured, copyPlain, type Game, type Seat, type Sendable } from '@orrery/kernel';
import type { Sight, Telling } from './chronicle.ts';
import { advance, diff, type Patch } from './delta.ts';
import type { Heard, OpenPart, OwnPart } from './payload.ts';
import { Place, sameItems } from './shapes.ts';
import type { Table } from './table.ts';

/** How a part of what a viewer sees changed: its table at each of the events told, null where it did not, and then the whole part. */
export type Change = { readonly beats?: readonly (Patch | null)[] | undefined; readonly rest?: Patch | undefined };

/** What changed for a viewer since act number `base`. Whoever sees and hears the same gets the very same `heard` and `open`. */
export type Update = Sendable & {
  readonly base: number;
  readonly seq: number;
  readonly heard: readonly Heard[];
  readonly open?: Change | undefined;
  readonly own?: Change | undefined;
};

/** What viewers who hear the same events are told alike. */
type Line = {
  readonly heard: readonly Heard[];
  /** What there was to see at each event. */
  readonly sights: readonly (Sight | undefined)[];
  /** Whoever was told these has seen the table as it is now. */
  readonly upToNow: boolean;
  open?: Change | undefined;
};

/** Where the parts of what a game's viewers see are compared. */
class Places {
  readonly table = new Place();
  readonly open = new Place();
  readonly mine = new Place();
  readonly own = new Place();
}
const places = new WeakMap<Game, Places>();

const NOTHING: ReadonlyMap<Seat, object> = new Map();

/**
 * A table's line to its viewers. While there are any, the table is looked at with each event, and everybody is told only what changed: the open
 * part once for all, their own part for each.
 */
export class Feed {
  readonly #table: Table;
  readonly #places: Places;
  readonly #own = new Map<Seat, OwnPart>();
  /** Copies of our own: a view may share parts with the state, which moves on. */
  #open: OpenPart | undefined;
  #leave: (() => void) | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#places = places.get(table.game) ?? new Places();
    places.set(table.game, this.#places);
  }

  get viewers(): Iterable<Seat> {
    return this.#own.keys();
  }

  /** From the next act on this viewer is told what changed; what there is now it has been told. */
  join(viewer: Seat): void {
    if (this.#own.has(viewer)) return;
    // Acts nobody was told of would be missing from the open part: whoever has not seen them notices by the number and says hello again.
    if (this.#open !== undefined && this.#open.seq !== this.#table.seq) this.next();
    this.#open ??= copyPlain(this.#table.openPart());
    this.#leave ??= this.#table.watch((state) => this.#look(state));
    this.#own.set(viewer, copyPlain(this.#table.ownPart(viewer)));
  }

  leave(viewer: Seat): void {
    this.#own.delete(viewer);
    if (this.#own.size > 0) return;
    this.#open = undefined;
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Views are built and share nothing with the state, so nobody needs a copy of it. */
  #look(state: Configured): Sight {
    const { game } = this.#table;
    return { table: game.table(state) as object, own: game.definition.own === undefined ? NOTHING : this.#ownAt(state) };
  }

  #ownAt(state: Configured): Map<Seat, object> {
    const own = new Map<Seat, object>();
    for (const viewer of this.#own.keys()) if (viewer >= 0) own.set(viewer, this.#table.game.own(state, viewer) as object);
    return own;
  }

  /** What the acts since the last time changed for each viewer; nothing when there were none. */
  next(): { readonly viewer: Seat; readonly update: Update }[] {
    const base = this.#open?.seq;
    const { seq } = this.#table;
    if (base === undefined || base === seq) return [];
    const lines = this.#lines(this.#table.tellingsSince(base));
    const updates = Array.from(this.#own, ([viewer, own]) => {
      const line = lines.get(viewer) as Line;
      const change = this.#ownChange(own, line);
      const { heard, open } = line;
      const update = { base, seq, heard, ...(open === undefined ? {} : { open }), ...(change === undefined ? {} : { own: change }) };
      return { viewer, update: update as typeof update & Update };
    });
    this.#table.allTold();
    return updates;
  }

  /** Viewers who hear different events see the open part change at different moments, so each such group has a line of its own. */
  #lines(tellings: readonly Telling[]): Map<Seat, Line> {
    const common = tellings.every(({ events }) => events.every((e) => e.twin === undefined));
    const lines = new Map<Seat, Line>();
    const groups: Line[][] = [];
    for (const viewer of this.#own.keys()) {
      const known = common ? groups[0]?.[0] : undefined;
      const line = known ?? this.#lineOf(tellings, viewer);
      lines.set(viewer, line);
      if (known !== undefined) continue;
      const group = groups.find(([first]) => first !== undefined && sameItems(first.sights, line.sights));
      if (group === undefined) groups.push([line]);
      else group.push(line);
    }
    const kept = this.#open as OpenPart;
    for (const [i, group] of groups.entries()) {
      // The last one moves the kept part itself; those before it compare with what it was.
      const change = this.#openChange(kept, at(group, 0), i === groups.length - 1 ? advance : diff);
      for (const line of group) line.open = change;
    }
    return lines;
  }

  #openChange(kept: OpenPart, { sights, upToNow }: Line, compare: typeof diff): Change | undefined {
    const places = this.#places;
    const [beats, table] = isObject(kept.table) ? moved(kept.table, sights, tableOf, compare, places.table) : [[], kept.table];
    const now = this.#table.openPart(upToNow ? table : undefined);
    return changeOf(beats, compare(table === kept.table ? kept : { ...kept, table }, now, places.open));
  }

  #ownChange(kept: OwnPart, { sights, upToNow }: Line): Change | undefined {
    const places = this.#places;
    const { own, viewer } = kept;
    const some = viewer >= 0 && this.#table.game.definition.own !== undefined && isObject(own);
    const [beats] = some ? moved(own, sights, (sight) => sight.own.get(viewer), advance, places.mine) : [[]];
    return changeOf(beats, advance(kept, this.#table.ownPart(viewer, upToNow ? own : undefined), places.own));
  }

  #lineOf(tellings: readonly Telling[], viewer: Seat): Line {
    const acts = tellings.map((t) => this.#table.heardBeats(t, viewer));
    const sights = acts.flatMap((a) => a.sights);
    const last = lastSight(tellings.at(-1)?.beats ?? []);
    // Rules change the table before they tell it, so at the last event it is as it is now: nothing is left to build and compare after it.
    return { heard: acts.map((a) => a.heard), sights, upToNow: last !== undefined && sights.at(-1) === last };
  }
}

const tableOf = ({ table }: Sight): object => table;

/** What there was to see at the last event; of too many events not all are looked at, and the last ones repeat what was seen before. */
const lastSight = (beats: readonly Sight[]): Sight | undefined => (beats.at(-1) === beats.at(-2) ? undefined : beats.at(-1));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How what is kept changes with what there was to see, and what it has become: itself, where it is moved along. */
function moved(
  kept: object,
  sights: readonly (Sight | undefined)[],
  part: (sight: Sight) => object | undefined,
  compare: typeof diff,
  place: Place,
): [(Patch | null)[], object] {
  let now = kept;
  const patches = sights.map((sight) => {
    const next = sight === undefined ? undefined : part(sight);
    if (next === undefined) return null;
    const patch = compare(now, next, place) ?? null;
    if (compare === diff) now = next;
    return patch;
  });
  return [patches, now];
}

function changeOf(beats: readonly (Patch | null)[], rest: Patch | undefined): Change | undefined {
  const told = beats.some((b) => b !== null);
  if (!told && rest === undefined) return undefined;
  return { ...(told ? { beats } : {}), ...(rest === undefined ? {} : { rest }) };
}
