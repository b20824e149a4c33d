import type { ClientMessage, ServerMessage } from '@orrery/protocol';

/** What somebody hears who follows a table, over whatever kind of line. */
export interface Ears {
  /** The line is up: say hello. */
  open(): void;
  message(message: ServerMessage): void;
  /** The line is down; it is tried again without being asked. */
  lost(): void;
  /** It will not come back. */
  gone(why: 'missing' | 'moved' | 'broken'): void;
}

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export type Dial = (ears: Ears) => Line;
