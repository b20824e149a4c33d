import { laid } from '@orrery/kernel';
import { patched } from './delta.ts';
import type { Update } from './feed.ts';
import { assembled, type Heard, type Payload, type Told } from './payload.ts';

/** What a client was told of a table, in parts as it travelled and put together. */
export type Seen = { readonly told: Told; readonly payload: Payload };

/** An event and the payload as it was at its moment: the table moves with every event, everything else when all are told. */
export type Beat = { readonly what: Heard['what']; readonly event: unknown; readonly before: Payload; readonly payload: Payload };

export const welcomed = (told: Told): Seen => ({ told, payload: assembled(told) });

/** What an update makes of it, event by event. The only way to apply one: beats move the table before the rest of the update does. */
export function followed(
  from: Seen,
  { heard, open, own }: Pick<Update, 'heard' | 'open' | 'own'>,
): Seen & { readonly beats: readonly Beat[] } {
  let { table } = from.told.open;
  let mine = from.told.own.own;
  let { payload } = from;
  const beats: Beat[] = [];
  for (const { what, events } of heard) {
    for (const event of events) {
      const before = payload;
      const [ofAll, ofMine] = [open?.beats?.[beats.length], own?.beats?.[beats.length]];
      if (payload.view !== null && (ofAll || ofMine)) {
        table = patched(table, ofAll ?? undefined);
        mine = patched(mine, ofMine ?? undefined);
        payload = { ...payload, view: { ...payload.view, table: laid<unknown>(table, mine) } };
      }
      beats.push({ what, event, before, payload });
    }
  }
  const told = { open: patched({ ...from.told.open, table }, open?.rest), own: patched({ ...from.told.own, own: mine }, own?.rest) };
  const now = welcomed(told as typeof told & Told);
  const { goingOn } = from.told.own;
  // Nothing moved but clocks or names: then the view is the very same, and nobody needs to draw it again.
  const still = told.open.table === from.told.open.table && told.own.own === from.told.own.own && told.own.goingOn === goingOn;
  return { ...now, payload: still ? { ...now.payload, view: from.payload.view } : now.payload, beats };
}
