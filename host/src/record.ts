import type { Config, Earlier, Entry, Era, Position, Save, Seat, Stops } from '@orrery/kernel';
import type { StoredAct } from './acts.ts';
import type { ClockRule, StoredClocks } from './clocks.ts';
import type { Motion } from './motions.ts';
import type { UndoState } from './payload.ts';
import type { SeatSetup, SeatState } from './seats.ts';
import type { Vote } from './votes.ts';

/** How a table was laid: everything that is settled before its first act. */
export type TableSetup = {
  readonly config: Config;
  readonly seed: string;
  readonly seats: readonly SeatSetup[];
  readonly clock: ClockRule;
  /** Agreed when it was laid: it counts for everybody's rating. */
  readonly rated?: true;
  /** Agreed when it was laid: where a bot has to wait too long, a quicker level may answer for it. */
  readonly quickerBots?: true;
  /** How long somebody must be away before the others may ask for a stand-in, and who it would be. Older tables never agreed on it. */
  readonly absence?: number;
  readonly standIn?: string;
  /** Everything is asked, also what has one answer only: somebody learns here, and every step is to be seen. */
  readonly askEverything?: true;
  /** When it was laid. */
  readonly time: number;
  /** The match this table goes on with, where it was not a new one. */
  readonly base?: Save;
};

/** A table at one of its acts. Acts from there on lead to the present; older ones are only its history. */
export type TableSnapshot = {
  readonly seq: number;
  readonly at: number;
  /** A table loaded from here knows all its undo: nothing could be taken back, or `way` tells how far. */
  readonly firm: boolean;
  /** What can be taken back from here and what could be given again; absent where nothing can. */
  readonly way?: {
    /** The position before the first answer that can be taken back, and the number of answers that led there. */
    readonly at: number;
    readonly hash: string;
    readonly position: Position;
    /** Answers that were taken back, the next to be given again last. */
    readonly undone: readonly Entry[];
    /** How many answers were taken back since then in all. */
    readonly taken: number;
    /** Which of the answers that can be taken back nobody was asked for, counted from there. */
    readonly unasked?: readonly number[];
  };
  /** The end of the log, as far back as anything can be taken back; absent in older snapshots, which need all acts to be read. */
  readonly end?: { readonly earlier: Earlier; readonly log: readonly Entry[] };
  readonly eras: readonly Era[];
  /** The rolls of setting the match up. */
  readonly rolls: readonly number[];
  readonly hash: string;
  readonly position: Position;
  readonly seats: readonly SeatState[];
  readonly clocks: StoredClocks | null;
  /** For each seat, the act its open question came with. */
  readonly asked: readonly number[];
  readonly barrier: UndoState['reason'];
  /** The act everybody had taken a seat with. */
  readonly began: number | null;
  /** Who has allowed hints; absent in snapshots from before there were any. */
  readonly hints?: readonly Seat[];
  /** Everybody had allowed them at some time; absent in older snapshots. */
  readonly hinted?: boolean;
  /** Absent in snapshots from before there were votes and marks. */
  readonly votes?: readonly Vote[];
  readonly ended?: boolean;
  /** What the table is asked; absent in older snapshots. */
  readonly motion?: Motion | null;
  readonly luckKnown?: boolean;
  /** The stops each seat has chosen; absent in older snapshots. */
  readonly stops?: readonly Stops[];
  /** How often each seat went to and fro since the match last came further; absent in older snapshots. */
  readonly toAndFro?: { readonly furthest: number; readonly counts: readonly number[] };
};

/**
 * A table as storage keeps it: its setup, its acts, and perhaps a position to start from. With a snapshot that holds the end of the log
 * the acts may begin later: those after the snapshot lead to the present, and the last ones before it tell which orders are known.
 */
export type TableRecord = { readonly setup: TableSetup; readonly acts: readonly StoredAct[]; readonly snapshot?: TableSnapshot };

/** An answer that was not taken back, and the act it was given with. */
export type Standing = { readonly seq: number; readonly entry: Entry; readonly level?: string };

/** The answers that stand after these acts, those of the base first. */
export function standing(setup: TableSetup, acts: readonly StoredAct[], upTo = Number.POSITIVE_INFINITY): Standing[] {
  const list: Standing[] = (setup.base?.log ?? []).map((entry) => ({ seq: 0, entry }));
  for (const act of acts) {
    if (act.seq > upTo) break;
    if (act.kind === 'answer') {
      const { seat, decision, answer, rolls } = act;
      list.push({ seq: act.seq, entry: { seat, decision, answer, rolls }, ...(act.level === undefined ? {} : { level: act.level }) });
    } else if ('count' in act && act.count !== undefined) {
      list.length -= act.count;
    }
  }
  return list;
}
