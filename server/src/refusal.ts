import { OrderRejected } from '@orrery/host';
// Types alone: rules and bots refuse as well, and each of their threads would load the schemas.
import type { RefusalBody, RefusalCode } from '@orrery/protocol';
import type { z } from 'zod';
import { StorageAway } from './storage/storage.ts';

/** The sender's fault, or ours with a promise that nothing was done. Everything a client is told of a failure is in here. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly args: RefusalBody['args'];
  constructor(code: RefusalCode, args: RefusalBody['args'] = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.args = args;
  }

  get body(): RefusalBody {
    return { code: this.code, args: this.args };
  }

  get status(): number {
    return statuses[this.code] ?? 409;
  }
}

const statuses: Partial<Record<RefusalCode, number>> = {
  badMessage: 400,
  seats: 400,
  noPerson: 400,
  options: 400,
  badSave: 400,
  otherVersion: 400,
  unknownGame: 400,
  unknownBot: 400,
  noIdentity: 401,
  badOrigin: 403,
  banned: 403,
  notYourSeat: 403,
  notTheCreator: 403,
  mayNotWatch: 403,
  notWelcome: 403,
  badTime: 400,
  stillPlaying: 403,
  notFound: 404,
  badLink: 404,
  badWords: 404,
  badPasskey: 404,
  noSuchSeat: 404,
  tooLarge: 413,
  tooFast: 429,
  tooManyTables: 429,
  tooManyChannels: 429,
  tooManyLeagues: 429,
  notSent: 502,
  tooManyBotTables: 429,
  internal: 500,
  busy: 503,
  botsBusy: 503,
};

/** What went wrong as a refusal, if it is the sender's doing. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageAway) return new Refusal('busy');
  if (!(error instanceof OrderRejected)) return undefined;
  // Every code of a table's own refusals has its place in the protocol; this line does not compile otherwise.
  const code: RefusalCode = error.code;
  return new Refusal(code, error.args);
}

/** Reads what somebody sent. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('badMessage', { path: (result.error.issues[0]?.path ?? []).join('.').slice(0, 100) });
}
