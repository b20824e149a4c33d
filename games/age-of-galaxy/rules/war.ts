/** War phase: who has the most cruisers, what the Overlord takes, what everybody keeps. */
import { open } from '@orrery/kernel';
import { OPPONENT, OPPONENT_STRENGTH, OVERLORD_PRESTIGE, warCredits } from '../content/box.ts';
import { bundle } from '../content/resources.ts';
import { FICTIVE } from '../events.ts';
import { planetTypeAt } from '../queries.ts';
import { type Context, decision, procedure, type Refusal } from '../rulebook.ts';
import { isSolo, NONE, OCCUPIED, playerCount, type State } from '../state.ts';
import { CONQUEST, KEEP_CRUISERS, STRENGTH, tellTrait, traitSum, trigger } from './abilities.ts';
import { reachablePlanets, whereIs } from './galaxy.ts';
import { guardedByCruisers, isProtected, mayBeOccupied } from './protection.ts';
import { gain } from './resources.ts';
import { opponentTarget } from './solo.ts';

export const strengthOf = (s: State, seat: number): number =>
  isSolo(s) && seat === OPPONENT ? OPPONENT_STRENGTH : traitSum(s.players[seat], STRENGTH);

/** How an event names a player. */
const told = (s: State, seat: number): number => (isSolo(s) && seat === OPPONENT ? FICTIVE : seat);

/** Cubes go home, a cruiser from the play area takes their place; the planet gives nothing. */
export function occupyPlanet(x: Context, seat: number, planet: number): void {
  const s = x.state;
  const from = s.owner[planet];
  if (from !== NONE) s.players[from].supply += s.level[planet];
  s.players[seat].cruisers--;
  s.owner[planet] = seat;
  s.level[planet] = OCCUPIED;
  s.settled[planet] = 0;
  x.emit({ type: 'occupied', seat: told(s, seat), at: whereIs(s, planet), from: told(s, from) });
  if (from !== NONE) trigger(x, from, 'losePlanet');
}

/** Place 1, 2, … for everybody with a cruiser, 0 for the others. Equal cruisers and strength share a place; the next one is skipped. */
function warPlaces(s: State): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < playerCount(s); seat++) {
    const { cruisers } = s.players[seat];
    if (cruisers === 0) {
      places.push(0);
      continue;
    }
    let place = 1;
    for (let other = 0; other < playerCount(s); other++) {
      const theirs = s.players[other].cruisers;
      if (theirs > cruisers || (theirs === cruisers && strengthOf(s, other) > strengthOf(s, seat))) place++;
    }
    places.push(place);
  }
  return places;
}

/** The only player on first place, or NONE. */
function soleOverlord(places: readonly number[]): number {
  const first = places.indexOf(1);
  return places.lastIndexOf(1) === first ? first : NONE;
}

export type Occupy = 'decline' | number;

export const occupy = decision('occupy', {
  options: (s, seat): readonly Occupy[] => ['decline', ...targets(s, seat)],
  refusals: (s, seat): readonly Refusal[] => {
    const reach = reachablePlanets(s, seat);
    const refused: Refusal[] = [];
    for (let planet = 0; planet < s.owner.length; planet++) {
      if (planetTypeAt(s, planet) === NONE) continue;
      if (s.owner[planet] === seat) refused.push({ what: planet, reason: 'ownPlanet', rule: 'AG-196' });
      else if (planet >= reach) refused.push({ what: planet, reason: 'beyondReach', rule: 'AG-310' });
      else if (s.level[planet] === OCCUPIED) refused.push({ what: planet, reason: 'isOccupied', rule: 'AG-198' });
      else if (isProtected(s, planet)) refused.push({ what: planet, reason: 'isProtected', rule: 'AG-197' });
    }
    return refused;
  },
});

function targets(s: State, seat: number): number[] {
  const found: number[] = [];
  const reach = reachablePlanets(s, seat);
  for (let planet = 0; planet < reach; planet++) if (mayBeOccupied(s, seat, planet)) found.push(planet);
  return found;
}

export const war = procedure(
  'war',
  { overlord: open<number | undefined>(), taken: open<number | undefined>() },
  {
    compare: (x) => {
      const s = x.state;
      const places = warPlaces(s);
      const overlord = soleOverlord(places);
      x.locals.overlord = overlord;
      x.emit({
        type: 'warRanked',
        places: places.map((place, seat) => ({
          seat: told(s, seat),
          cruisers: s.players[seat].cruisers,
          strength: strengthOf(s, seat),
          place,
        })),
        overlord: told(s, overlord),
      });
      for (const seat of s.order) reward(x, seat, places[seat]);
      if (overlord !== NONE) {
        if (s.players.some((p, seat) => seat !== overlord && p.cruisers === s.players[overlord].cruisers))
          tellTrait(x, overlord, 'strength');
        trigger(x, overlord, 'overlord');
        tellShields(x, overlord);
      }
      return 'occupy';
    },
    occupy: (x) => {
      const s = x.state;
      const overlord = x.locals.overlord ?? NONE;
      if (overlord === NONE) return 'discard';
      if (overlord >= s.config.seats) {
        const planet = opponentTarget(s);
        if (planet !== NONE) occupyPlanet(x, overlord, planet);
        return 'discard';
      }
      if (s.players[overlord].cruisers === 0 || targets(s, overlord).length === 0) return 'discard';
      x.ask(overlord, occupy);
      return 'carryOut';
    },
    carryOut: (x) => {
      const overlord = x.locals.overlord ?? NONE;
      const planet = x.answer(occupy);
      const taken = x.locals.taken ?? 0;
      if (planet === 'decline') {
        if (taken === 0) x.emit({ type: 'declinedToOccupy', seat: overlord });
        return 'discard';
      }
      occupyPlanet(x, overlord, planet);
      if (taken > 0) tellTrait(x, overlord, 'conquest');
      trigger(x, overlord, 'occupy');
      x.locals.taken = taken + 1;
      // One planet, unless an ability allows more.
      return taken < traitSum(x.state.players[overlord], CONQUEST) ? 'occupy' : 'discard';
    },
    discard: (x) => {
      for (let seat = 0; seat < playerCount(x.state); seat++) discardCruisers(x, seat);
      return 'end';
    },
  },
);

/** Tells whose shields keep an Overlord away from planets that cruisers would not protect. */
function tellShields(x: Context, overlord: number): void {
  for (const seat of x.state.order) if (seat !== overlord && !guardedByCruisers(x.state, seat)) tellTrait(x, seat, 'shield');
}

function reward(x: Context, seat: number, place: number): void {
  if (place === 0) return;
  const credits = warCredits(place, playerCount(x.state));
  const prestige = place === 1 ? OVERLORD_PRESTIGE : 0;
  if (credits > 0) gain(x, seat, bundle({ credits, prestige }), 'war');
}

/** At most as many cruisers as strength stay in the play area. */
function discardCruisers(x: Context, seat: number): void {
  const s = x.state;
  const p = s.players[seat];
  const strength = strengthOf(s, seat);
  const kept = strength + traitSum(p, KEEP_CRUISERS);
  if (p.cruisers > 0) tellTrait(x, seat, 'strength');
  if (p.cruisers <= kept) return;
  const count = p.cruisers - kept;
  p.cruisers = kept;
  p.dock += count;
  x.emit({ type: 'cruisersLost', seat: told(s, seat), count });
  trigger(x, seat, 'loseCruisers');
}
