import type { BotPool } from '../bots/pool.ts';
import type { Pauses } from '../config.ts';
import type { GiveBack } from '../give-back.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { Storage } from '../storage/storage.ts';

/** What every table works with. */
export type Tools = {
  readonly storage: Storage;
  readonly rules: RulesPool;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The bot that stands in where a table agreed on none. */
  readonly standIn: string;
  /** How long a bot waits before a quicker level answers, where the table agreed to that. */
  readonly botPatience: number;
  /** How often those who look are told that a bot waits, in ms. */
  readonly botNotice: number;
  /** How long after an act those are told who are away, and those who seem to be there. */
  readonly notices: { readonly delay: number; readonly watched: number };
  /** Something that a lobby shows has changed at a table. */
  readonly changed: (table: string) => void;
  /** How long it takes to answer for somebody where others would learn from a quick answer: at tables played live, and over days. */
  readonly pauses: Pauses;
  /** The hour as people read it. */
  readonly now: () => number;
  /** The time clocks run by, the same on all servers. */
  readonly time: () => number;
  /** This server among several. */
  readonly node: string;
  /** Looks after the memory of the thread with the sockets; hears of what leaves garbage behind. */
  readonly giveBack: GiveBack;
};

/** Somebody who looks at a table: a socket, as far as a table need know. */
export interface Onlooker {
  readonly identity: string | undefined;
  /** The page is before their eyes, and not behind another one. */
  readonly looking: boolean;
  /** The seat, or SPECTATOR. */
  readonly viewer: number;
  /** What is said at the table is for them too. */
  readonly hearsTalk: boolean;
  /** The match begins. Until then everybody who knows the table may look, for there is nothing to see; now only who is admitted stays. */
  begins(): void;
  send(text: string): void;
  /** The seat is somebody else's now, or there is no watching here. */
  expel(why: 'moved' | 'mayNotWatch'): void;
}
