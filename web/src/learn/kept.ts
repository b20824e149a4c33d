import { gameIds } from '@orrery/games';
import type { Place } from './course.ts';

/** How far somebody is in a lesson, kept on this device: the table, and the way there, so that undo leads back along it. */
export type Kept = { readonly table: string; readonly places: readonly Place[] };

const keyOf = (game: string): string => `orrery.lesson.${game}`;

export function keptLesson(game: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Kept | null;
    return typeof kept?.table === 'string' && Array.isArray(kept.places) && kept.places.length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A table that is gone takes its lesson along. */
export function forgetTable(table: string): void {
  for (const game of gameIds) if (keptLesson(game)?.table === table) keepLesson(game, undefined);
}

export function keepLesson(game: string, kept: Kept | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // Without storage a lesson begins anew after a reload.
  }
}
