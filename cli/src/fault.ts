import { IllegalInput, type IllegalInputReason } from '@orrery/kernel';

/** What the person typed cannot be done: one clear line, exit code 2, no stack trace. */
export class Fault extends Error {}

const sentences: Record<IllegalInputReason, (detail: string) => string> = {
  notAsked: () => 'that seat is not asked anything',
  otherDecision: () => 'another question is open',
  notAnOption: () => 'that is not one of the options',
  seats: (detail) => `this game is for ${detail} players`,
  options: (detail) => `option not understood: ${detail}`,
  nothingToUndo: () => 'there is nothing to take back',
  undoBarrier: (detail) => `cannot be taken back: ${detail}`,
  unknownGame: (detail) => `unknown game: ${detail}`,
  badSave: (detail) => `the save is damaged: ${detail}`,
  otherVersion: (detail) => `the save was played under rules version ${detail}, which this program does not have`,
};

/** The line to print for an error that is the person's to mend; undefined for one that is ours. */
export function faultLine(error: unknown): string | undefined {
  if (error instanceof Fault) return error.message;
  if (error instanceof IllegalInput) return sentences[error.reason](error.detail);
  if (isFileError(error)) return `cannot use ${error.path ?? 'the file'} (${error.code})`;
  return undefined;
}

/** A file or folder somebody named that the system does not let us have. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error && 'code' in error;
