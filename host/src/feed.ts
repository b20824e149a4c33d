import { at, type Configured, copyPlain, type Seat, type Sendable, samePlain } from '@orrery/kernel';
import type { Telling } from './chronicle.ts';
import { advance, diff, type Patch } from './delta.ts';
import type { Heard, OpenPart, OwnPart } from './payload.ts';
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
  /** The state at each event. */
  readonly states: readonly (Configured | undefined)[];
  /** The same without those in which nothing has changed. */
  readonly moments: readonly (Configured | undefined)[];
  open?: Change | undefined;
};

/**
 * A table's line to its viewers. While there are any, the table keeps the state at each event, and everybody is told only what changed: the
 * open part once for all, their own part for each.
 */
export class Feed {
  readonly #table: Table;
  readonly #own = new Map<Seat, OwnPart>();
  /** Copies of our own: a view may share parts with the state, which moves on. */
  #open: OpenPart | undefined;
  #leave: (() => void) | undefined;

  constructor(table: Table) {
    this.#table = table;
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
    this.#leave ??= this.#table.watch();
    this.#own.set(viewer, copyPlain(this.#table.ownPart(viewer)));
  }

  leave(viewer: Seat): void {
    this.#own.delete(viewer);
    if (this.#own.size > 0) return;
    this.#open = undefined;
    this.#leave?.();
    this.#leave = undefined;
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
      const group = groups.find(([first]) => first !== undefined && sameItems(first.states, line.states));
      if (group === undefined) groups.push([line]);
      else group.push(line);
    }
    const kept = this.#open as OpenPart;
    const tables = new Map<Configured, object>();
    for (const [i, group] of groups.entries()) {
      // The last one moves the kept part itself; those before it compare with what it was.
      const change = this.#openChange(kept, at(group, 0), tables, i === groups.length - 1 ? advance : diff);
      for (const line of group) line.open = change;
    }
    return lines;
  }

  /** The open table of each state is built once, whoever is told of it. */
  #openChange(kept: OpenPart, line: Line, tables: Map<Configured, object>, compare: typeof diff): Change | undefined {
    const tableIn = (state: Configured): object => {
      const table = tables.get(state) ?? (this.#table.game.table(state) as object);
      tables.set(state, table);
      return table;
    };
    const [beats, table] = isObject(kept.table) ? moved(kept.table, line.moments, tableIn, compare) : [[], kept.table];
    const now = this.#table.openPart(this.#allTold(line) ? table : undefined);
    return changeOf(beats, compare(table === kept.table ? kept : { ...kept, table }, now));
  }

  #ownChange(kept: OwnPart, line: Line): Change | undefined {
    const { game } = this.#table;
    const { own, viewer } = kept;
    const some = viewer >= 0 && game.definition.own !== undefined && isObject(own);
    const [beats] = some ? moved(own, line.moments, (state) => game.own(state, viewer) as object, advance) : [[]];
    return changeOf(beats, advance(kept, this.#table.ownPart(viewer, this.#allTold(line) ? own : undefined)));
  }

  /** Many events only say why the next one happens. Where nothing moved since the last one, there is nothing to look at again. */
  #lineOf(tellings: readonly Telling[], viewer: Seat): Line {
    const acts = tellings.map((t) => this.#table.heardBeats(t, viewer));
    const last = tellings.at(-1)?.beats?.at(-1);
    // Rules change the table before they tell it, so at the last event it is as it is now: nothing is left to build and compare after it.
    const states = acts.flatMap((a) => a.states).map((state) => (state !== undefined && state === last ? this.#table.state : state));
    const moments = states.map((state, i) => (i > 0 && state !== undefined && samePlain(states[i - 1], state) ? undefined : state));
    return { heard: acts.map((a) => a.heard), states, moments };
  }

  /** Whether whoever was told these has seen the table as it is now. */
  #allTold({ states }: Line): boolean {
    return states.length > 0 && states.at(-1) === this.#table.state;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((item, i) => item === b[i]);

/** How what is kept changes through these states, and what it has become: itself, where it is moved along. */
function moved(
  kept: object,
  states: readonly (Configured | undefined)[],
  look: (state: Configured) => object,
  compare: typeof diff,
): [(Patch | null)[], object] {
  let now = kept;
  const patches = states.map((state) => {
    if (state === undefined) return null;
    const next = look(state);
    const patch = compare(now, next) ?? null;
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
