/** The player's fault, with a reason the client can put into words. Ours are ordinary exceptions. */
export type IllegalInputReason =
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

export class IllegalInput extends Error {
  readonly reason: IllegalInputReason;
  readonly detail: string;
  constructor(reason: IllegalInputReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.name = 'IllegalInput';
    this.reason = reason;
    this.detail = detail;
  }
}
