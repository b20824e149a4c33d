import { z } from 'zod';
import { limits } from './limits.ts';

/** What leaves no trace on a screen: spaces, marks without a letter, joiners, fillers, blanks. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** Control characters, line breaks and marks that turn the line around have no place in a name; something of it must be visible. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u)
    .refine((text) => text.replace(UNSEEN, '') !== '');

export const name = line(limits.name);
export const title = line(limits.title);
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(limits.chat)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is their absence that is checked; line breaks may stay
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/u);

/** Unguessable: 128 bits in base64url. Whoever knows a table's id may ask to join it. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** 256 bits in base64url: seat links and watch links. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** A client's own name for an order, so that sending it twice does it once. */
export const orderId = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
export const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const botId = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const decisionName = z.string().min(1).max(80);
export const seat = z.int().min(0).max(15);
export const seq = z.int().min(0).max(1_000_000_000);

export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('bank'),
    bank: z.int().min(1_000).max(limits.clock),
    increment: z.int().min(0).max(limits.clock),
    /** Saturday and Sunday do not count, by a calendar so many minutes east of Greenwich. */
    weekends: z
      .int()
      .min(-14 * 60)
      .max(14 * 60)
      .optional(),
    /** No clock runs in the quiet hours of whoever is asked. */
    nights: z.literal(true).optional(),
    /** What follows where somebody's time is up, if the others are not to decide. */
    timeOut: z.enum(['bot', 'resign']).optional(),
  }),
]);
