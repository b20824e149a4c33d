import type { Save } from '@orrery/kernel';
import { z } from 'zod';
import { botId, gameId, name, title } from './common.ts';

/** Of a match that was shared from somebody's own device; tables have ids without the letter. */
export const sharedId = z.string().regex(/^s[A-Za-z0-9_-]{22}$/);

const sharedSeat = z.strictObject({ kind: z.enum(['human', 'bot']), name, bot: botId.nullable() });

/* POST /api/shared: keeps a match of one's own device for whoever has its link; the same match again is the same link. -> sharedLink
   DELETE /api/shared/:id: whoever shared it. GET /api/shared/:id -> sharedMatch */
export const shareMatch = z.strictObject({ save: z.unknown(), title, seats: z.array(sharedSeat).min(1).max(16) });
export type ShareMatch = Omit<z.infer<typeof shareMatch>, 'save'> & { readonly save: Save };
export const sharedLink = z.object({ id: sharedId });
export type SharedLink = z.infer<typeof sharedLink>;
export const sharedMatch = z.object({
  game: gameId,
  title,
  seats: z.array(sharedSeat),
  /** Whether the match had ended when it was shared. */
  over: z.boolean(),
  made: z.number(),
  save: z.custom<Save>(),
});
export type SharedMatch = z.infer<typeof sharedMatch>;

export const sharedParams = z.object({ id: sharedId });
