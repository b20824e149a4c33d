import { at, type Configured, copyPlain, type Seat, type Sendable, samePlain } from '@orrery/kernel';
import type { HeardBeats, Telling } from './chronicle.ts';
import { advance, type Patch } from './delta.ts';
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
  /** The state at the last event, when it is the one the table is in. */
  #told: unknown;

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
    this.#told = undefined;
    this.#table.allTold();
    return updates;
  }

  /** Viewers who hear different events see the open part change at different moments, so each such group has a line of its own. */
  #lines(tellings: readonly Telling[]): Map<Seat, Line> {
    const common = tellings.every(({ events }) => events.every((e) => e.twin === undefined));
    const lines = new Map<Seat, Line>();
    const distinct: Line[] = [];
    for (const viewer of this.#own.keys()) {
      const known = common ? distinct[0] : undefined;
      const line = known ?? lineOf(tellings.map((t) => this.#table.heardBeats(t, viewer)));
      lines.set(viewer, line);
      if (known === undefined) distinct.push(line);
    }
    const groups = new Map<string, Line[]>();
    for (const line of distinct) {
      const which = key(line.states, tellings);
      groups.set(which, [...(groups.get(which) ?? []), line]);
    }
    // Rules change the table before they tell it: after the last event there is mostly nothing left to build and compare.
    const last = tellings.at(-1)?.beats?.at(-1);
    this.#told = last !== undefined && this.#table.isIn(last) ? last : undefined;
    let left = groups.size;
    for (const group of groups.values()) {
      // The last one moves the kept part itself.
      const kept = --left === 0 ? (this.#open as OpenPart) : copyPlain(this.#open as OpenPart);
      const change = this.#openChange(kept, at(group, 0));
      for (const line of group) line.open = change;
    }
    return lines;
  }

  #openChange(kept: OpenPart, line: Line): Change | undefined {
    const { game } = this.#table;
    const { table } = kept;
    const beats = isObject(table) ? moved(table, line.moments, (state) => game.table(state)) : [];
    return changeOf(beats, advance(kept, this.#table.openPart(this.#allTold(line) ? table : undefined)));
  }

  #ownChange(kept: OwnPart, line: Line): Change | undefined {
    const { game } = this.#table;
    const { own, viewer } = kept;
    const some = viewer >= 0 && game.definition.own !== undefined && isObject(own);
    const beats = some ? moved(own, line.moments, (state) => game.own(state, viewer)) : [];
    return changeOf(beats, advance(kept, this.#table.ownPart(viewer, this.#allTold(line) ? own : undefined)));
  }

  /** Whether whoever was told these has seen the table as it is now. */
  #allTold({ states }: Line): boolean {
    return this.#told !== undefined && states.at(-1) === this.#told;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Moves what is kept through these states. */
const moved = (kept: object, states: readonly (Configured | undefined)[], look: (state: Configured) => unknown): (Patch | null)[] =>
  states.map((state) => (state === undefined ? null : (advance(kept, look(state) as object) ?? null)));

/** Many events only say why the next one happens. Where nothing moved since the last one, there is nothing to look at again. */
function lineOf(acts: readonly HeardBeats[]): Line {
  const states = acts.flatMap((a) => a.states);
  const moments = states.map((state, i) => (i > 0 && state !== undefined && samePlain(states[i - 1], state) ? undefined : state));
  return { heard: acts.map((a) => a.heard), states, moments };
}

/** Which of the beats these are. */
function key(states: readonly (Configured | undefined)[], tellings: readonly Telling[]): string {
  const all = tellings.flatMap((t) => t.beats ?? []);
  return all.length === 0 ? '' : states.map((state) => (state === undefined ? -1 : all.indexOf(state))).join();
}

function changeOf(beats: readonly (Patch | null)[], rest: Patch | undefined): Change | undefined {
  const told = beats.some((b) => b !== null);
  if (!told && rest === undefined) return undefined;
  return { ...(told ? { beats } : {}), ...(rest === undefined ? {} : { rest }) };
}
