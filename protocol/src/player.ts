import { languages } from '@orrery/kernel';
import { z } from 'zod';
import { name, token } from './common.ts';

/* A guest may become a player: one identity on several devices, found again by words, by a link from another device or by a passkey. */

/** What a picture is drawn from. */
export const avatar = z.int().min(0).max(0x7fffffff);
const language = z.enum(Object.keys(languages) as [keyof typeof languages]);
/** A time zone by its name, as browsers say it. */
export const zone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9_+\-/]+$/);

const device = z.object({
  id: z.string(),
  /** Browser and system, as far as it says; may be empty. */
  label: z.string(),
  came: z.enum(['first', 'words', 'link', 'mail', 'passkey']),
  added: z.number(),
  seen: z.number(),
  /** The one that asks. */
  here: z.boolean(),
});
export type Device = z.infer<typeof device>;

const passkey = z.object({ id: z.string(), label: z.string(), added: z.number(), seen: z.number() });
export type Passkey = z.infer<typeof passkey>;

/* GET /api/player: who you are, if you are a player; else `notAPlayer`. */
export const player = z.object({
  name: z.string(),
  avatar,
  language,
  zone: z.string(),
  created: z.number(),
  /** When you are forgotten for good, as you wished; until then you may stay after all. */
  leaving: z.number().nullable(),
  /** When the recovery words were drawn; null: there are none. */
  words: z.number().nullable(),
  devices: z.array(device),
  passkeys: z.array(passkey),
  /** Seats held, at all tables. */
  seats: z.number(),
});
export type Player = z.infer<typeof player>;

/* POST /api/player: becomes one; the words are told this once. -> newWords. PUT /api/player: changes what is given. -> player */
export const becomePlayer = z.strictObject({ name, language, zone });
export type BecomePlayer = z.infer<typeof becomePlayer>;
export const changePlayer = z.strictObject({
  name: name.optional(),
  avatar: avatar.optional(),
  language: language.optional(),
  zone: zone.optional(),
});
export type ChangePlayer = z.infer<typeof changePlayer>;
/* POST /api/player/words: other words, in a language; the old ones are worth nothing any more. -> newWords */
export const renewWords = z.strictObject({ language });
export const newWords = z.object({ words: z.array(z.string()), player });
export type NewWords = z.infer<typeof newWords>;
/* POST /api/recover: this device plays as the player these words lead to. -> player */
export const recover = z.strictObject({ words: z.string().max(300) });

/* POST /api/recover/mail: where this server sends mail, a link for this device to the mailbox a player has confirmed; whether there is one is not told. */
export const mailLink = z.strictObject({ address: z.email().max(200), language });
export type MailLink = z.infer<typeof mailLink>;

/* POST /api/player/device-link: a link for another device of yours, once and for ten minutes. -> link
   POST /api/device/look: whose it is. -> offeredDevice. POST /api/device: this device plays as that player. -> player */
export const deviceToken = z.strictObject({ token });
export const offeredDevice = z.object({
  name: z.string(),
  avatar,
  /** Seats of the guest at this device, which come along. */
  seats: z.number(),
});
export type OfferedDevice = z.infer<typeof offeredDevice>;

/* DELETE /api/player/devices/:id, DELETE /api/player/passkeys/:id: takes one off; the device that asks signs out so. */
export const deviceParams = z.object({ id: token });
export const passkeyParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/) });

const day = z.iso.date();
/* GET /api/player/vacation: days on which none of a player's clocks run. POST (planVacation): from a midnight of one's own zone on, or at once where no clock of one's own runs.
   DELETE /api/player/vacation/:first: not, or no longer. -> vacation */
export const vacation = z.object({
  /** The day it is for this player. */
  today: day,
  /** Days a year, and how many of this year's are taken or planned. */
  days: z.number(),
  taken: z.number(),
  planned: z.array(z.object({ first: day, last: day })),
  /** No clock of theirs runs: it may begin today. */
  atOnce: z.boolean(),
});
export type Vacation = z.infer<typeof vacation>;
export const planVacation = z.strictObject({ first: day, last: day });
export const vacationParams = z.object({ first: day });

/* GET /api/player/export: all that is kept of you, as JSON. DELETE /api/player: forgets you, for the others at once and for good after a week; the name is said
   again, so that it is no slip. -> player. POST /api/player/stay: you have changed your mind. -> player */
export const forgetPlayer = z.strictObject({ name: z.string().max(100) });

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/);
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
};

/* POST /api/player/passkeys/begin: what a browser needs to make a passkey. POST /api/player/passkeys: the passkey it made. -> player
   POST /api/passkey/begin: what it needs to use one. POST /api/passkey: this device plays as the player whose it is. -> player
   Both are what browsers write, of which only this is read; the challenge in it works once. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).prefault({}),
});
export const usePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: z.object({}).prefault({}),
});
