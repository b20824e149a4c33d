import { IllegalInput } from '@orrery/kernel';

/** Every reason for which a table declines an order. A client puts it into words; `args` hold what the words need. */
export type RejectionCode =
  | 'notAsked'
  | 'otherDecision'
  | 'notAnOption'
  | 'nothingToUndo'
  | 'undoBarrier'
  | 'nothingToRedo'
  | 'stale'
  | 'idReused'
  | 'gathering'
  | 'alreadyStarted'
  | 'over'
  | 'noSuchSeat'
  | 'seatTaken'
  | 'botPlays'
  | 'notStandIn'
  /** Everybody is out of time: somebody has to come back first. */
  | 'asleep'
  /** At a table over days nobody is absent: only the clock decides. */
  | 'clockDecides'
  | 'notAbsent'
  | 'inTime'
  | 'mayNotVote'
  | 'nameTaken'
  | 'alreadySo'
  /** Whoever has given up does not come back. */
  | 'gaveUp'
  /** So much of the past is not at hand, or it was played by other rules. */
  | 'tooLongAgo'
  /** The table is being asked something else. */
  | 'otherMotion'
  | 'noMotion'
  /** There is no clock that could stand still. */
  | 'noClock'
  | 'badTime'
  /** This seat always wants to be asked. */
  | 'wantsToBeAsked'
  /** Planned for another question, or for other options. */
  | 'notForeseen'
  /** To and fro, again and again, while the match comes no further. */
  | 'tooOften'
  | 'seats'
  | 'options'
  | 'unknownGame'
  | 'badSave'
  | 'otherVersion';

export class OrderRejected extends Error {
  readonly code: RejectionCode;
  readonly args: Readonly<Record<string, string | number>>;
  constructor(code: RejectionCode, args: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'OrderRejected';
    this.code = code;
    this.args = args;
  }
}

/** The kernel's refusals in the table's words; anything else is our own fault and stays an exception. */
export function asOrderRejected(error: unknown): unknown {
  if (!(error instanceof IllegalInput)) return error;
  return new OrderRejected(error.reason, error.detail === '' ? {} : { detail: error.detail });
}
