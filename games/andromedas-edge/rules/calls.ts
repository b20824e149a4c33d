import { open, type Seat, type ValuesOf } from '@orrery/kernel';
import type { Window } from '../content/effects.ts';
import { declare } from '../rulebook.ts';

/* What chapters call in each other, declared here and defined in the chapter it belongs to: so no two chapters import each other. */

const performLocals = {
  list: open<number>(),
  at: open<number>(),
  /** Exchanges left, once begun. */
  left: open<number | undefined>(),
  /** The player whose deed opened the window. */
  cause: open<Seat | undefined>(),
  /** The ability this comes from, until its use is noted. */
  key: open<number | undefined>(),
  /** Whoever plays a card or uses an ability has agreed to its price. */
  agreed: open<boolean | undefined>(),
  /** A base's action: what was chosen must be done (AE-142). */
  must: open<boolean | undefined>(),
  /** Comparisons with other players that held before anybody's fortunes changed, one bit for each place in the list. */
  judged: open<number | undefined>(),
};
export type PerformLocals = ValuesOf<typeof performLocals>;

/** Carries out a list of effects, one after the other: perform.ts. */
export const perform = declare('perform', performLocals);

/** Asks for tactics cards outside one's own free moments: windows.ts. */
export const openWindow = declare('openWindow', {
  window: open<Window>(),
  cause: open<Seat>(),
  turn: open<number | undefined>(),
  /** How many have passed since the last card. */
  passed: open<number | undefined>(),
});

/** Free action: discards a claimed moon for its benefit: abandon.ts. */
export const abandonMoon = declare('abandonMoon', { moon: open<number>() });
