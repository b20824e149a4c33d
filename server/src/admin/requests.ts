import { limits } from '@orrery/protocol';
import { z } from 'zod';

const limit = z.number().int().min(1).max(10_000).default(50);
const id = z.string().min(1).max(64);

/** What those who run a server may ask of it. */
export const adminRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('stats') }),
  z.strictObject({ command: z.literal('backup'), to: z.string().min(1) }),
  z.strictObject({ command: z.literal('tables list'), status: z.enum(['gathering', 'playing', 'over']).optional(), limit }),
  z.strictObject({ command: z.literal('tables show'), id }),
  z.strictObject({ command: z.literal('tables close'), id }),
  z.strictObject({ command: z.literal('tables purge'), id }),
  z.strictObject({ command: z.literal('tables link'), id, seat: z.number().int().min(0).max(99) }),
  z.strictObject({ command: z.literal('players find'), text: z.string().max(100), limit }),
  z.strictObject({ command: z.literal('players rename'), id, name: z.string().trim().min(1).max(limits.name) }),
  z.strictObject({ command: z.literal('players ban'), id, why: z.string().max(500).default('') }),
  z.strictObject({ command: z.literal('players unban'), id }),
]);
export type AdminRequest = z.infer<typeof adminRequest>;

/** What comes back: a result, or one line that says why not. */
export type AdminReply = { readonly result: unknown } | { readonly error: string };
