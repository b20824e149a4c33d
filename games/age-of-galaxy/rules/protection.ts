/** Which planets are safe, and which anybody may put a cruiser on. */
import { planetTypeAt } from '../queries.ts';
import { COLONY, DEVELOPED, FREE, NONE, OCCUPIED, type State } from '../state.ts';
import { SHIELD, traitSum } from './abilities.ts';

/** Colonies and developed planets: those that need protection. */
function planetsToGuard(s: State, seat: number): number {
  let planets = 0;
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat && (s.level[i] === COLONY || s.level[i] === DEVELOPED)) planets++;
  return planets;
}

/** Enough cruisers for all of them protect all; one too few protects none. */
export const guardedByCruisers = (s: State, seat: number): boolean => s.players[seat].cruisers >= planetsToGuard(s, seat);

/** Shielded planets need no cruisers. */
export const isGuarded = (s: State, seat: number): boolean => traitSum(s.players[seat], SHIELD) > 0 || guardedByCruisers(s, seat);

/** Whose planets are guarded, by seat: for those who ask about many planets. */
export const whoIsGuarded = (s: State): readonly boolean[] => s.players.map((_, seat) => isGuarded(s, seat));

export function isProtected(s: State, planet: number, guarded?: readonly boolean[]): boolean {
  const level = s.level[planet];
  if (level === FREE) return false;
  if (level === OCCUPIED) return true;
  const owner = s.owner[planet];
  return guarded === undefined ? isGuarded(s, owner) : guarded[owner];
}

/** A planet somebody may put a cruiser on, reach aside: there is one, it is not their own, and nothing protects it. */
export const mayBeOccupied = (s: State, seat: number, planet: number): boolean =>
  s.owner[planet] !== seat && planetTypeAt(s, planet) !== NONE && !isProtected(s, planet);
