/** The player's fault, with a reason the client can put into words. Ours are ordinary exceptions. */
export type RefusedReason =
  | 'notAsked'
  | 'otherDecision'
  | 'notAnOption'
  | 'seats'
  | 'options'
  | 'nothingToUndo'
  | 'undoBarrier'
  | 'unknownGame'
  | 'badSave'
  | 'otherVersion';

export class Refused extends Error {
  readonly reason: RefusedReason;
  readonly detail: string;
  constructor(reason: RefusedReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.name = 'Refused';
    this.reason = reason;
    this.detail = detail;
  }
}
