import { type Ask, type Frame, type InterjectAnswer, open } from '@orrery/kernel';
import { LOCATION, LOCATIONS, type LocationId } from '../content/exploration.ts';
import { LETTER, type ShipLevel, SPECIALISATIONS, type Specialisation } from '../content/kinds.ts';
import { ANY_TIME, POWER } from '../content/powers.ts';
import { SYSTEMS, type SystemId } from '../content/systems.ts';
import { indexOf, makes } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { procedure } from '../rulebook.ts';
import type { Faction, State } from '../state.ts';
import { checkControl } from './control.ts';
import { chooseOne, copyAction, type PartArgs, partsFor } from './effects.ts';
import { copyOptions } from './feasible.ts';
import { ANYTIME, isMoving, isSettling } from './flow.ts';
import { EXCHANGERS, EXCHANGES, type Exchanger } from './free-actions.ts';
import { left, takeMarker } from './markers.ts';
import { gain, pay } from './ore.ts';
import { reserved } from './reserve.ts';
import { recruitOne, returnPopulation, supplyOf } from './supply.ts';
import { upgradable, upgradeShip } from './upgrade.ts';

/**
 * What a faction may do at any time in its turn, in the middle of an action too: Galactic HQ, Black Market Industries, Mind/Machine Assimilation,
 * Giga-Corporations, 61 Cygni. Nothing may be spent on it that the action under way still needs.
 */
const NONE: readonly InterjectAnswer[] = [];
const EXCHANGE: Readonly<Record<Exchanger, InterjectAnswer>> = {
  blackMarket: { interject: 'blackMarket' },
  cygni: { interject: 'cygni' },
  assimilation: { interject: 'assimilation' },
};
const isExchanger = (power: string): power is Exchanger => power in EXCHANGE;

/** The places where a star of this faction lies in for a production marker, and the tracks that fit there. */
function stars(state: State, seat: number, faction: Faction): { place: string; tracks: readonly Specialisation[] }[] {
  const list: { place: string; tracks: readonly Specialisation[] }[] = [];
  if (faction.automation.includes(LETTER.star)) list.push({ place: 'automation', tracks: SPECIALISATIONS });
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (state.bases[i] === seat && state.baseMarkers[i] === LETTER.star) list.push({ place: LOCATIONS[i], tracks: makes(state, i) });
  }
  for (let i = 0; i < faction.colonies.length; i++) {
    if (faction.colonyMarkers[i].includes(LETTER.star))
      list.push({ place: faction.colonies[i], tracks: SYSTEMS[faction.colonies[i]].makes });
  }
  return list;
}

/** Parts and copies are paid out of the same goods, and recruiting changes nothing without supply: one of them must stay possible. */
function keepsAnswer(state: State, { seat, decision, args }: Ask, ore: number, population: number, supply: number): boolean {
  if (decision === chooseOne.name) {
    const factions = state.factions.with(seat, { ...state.factions[seat], supply: [supply, 0, 0, 0, 0] });
    return partsFor({ ...state, factions }, seat, args as PartArgs, ore, population, supply).length > 0;
  }
  if (decision !== copyAction.name) return true;
  const { which, only } = args as { which: 'research' | 'own'; only: boolean };
  return copyOptions(state, seat, which, ore, population, supply, only).length > 0;
}

export function anytimeOptions(state: State, ask: Ask, frames: readonly Frame[]): readonly InterjectAnswer[] {
  const { seat } = ask;
  if (seat !== state.active) return NONE;
  const faction = state.factions[seat];
  const able = faction.powers & ANY_TIME & ~state.used;
  if (able === 0) return NONE;
  const list: InterjectAnswer[] = [];
  if ((able & POWER.headquarters) !== 0) {
    const ships = upgradable(state, seat, []);
    // A question which ship to upgrade must keep an answer.
    const enough = ask.decision !== 'chooseUpgrade' || ships.length > 1 || ask.args.upTo === true;
    if (enough) for (const { ship, at } of ships) list.push({ interject: 'headquarters', ship, at });
  }
  const needed = reserved(frames, seat);
  for (const power of EXCHANGERS) {
    if ((able & POWER[power]) === 0) continue;
    const { ore, population, supply } = EXCHANGES[power];
    if (ore < 0 && faction.ore - needed.ore < -ore) continue;
    if (population < 0 && faction.population - needed.population < -population) continue;
    if (supply < 0 && (supplyOf(faction) < -supply || ask.decision === 'chooseSupplyMove')) continue;
    if (keepsAnswer(state, ask, faction.ore + ore, faction.population + population, supplyOf(faction) + supply)) list.push(EXCHANGE[power]);
  }
  if ((able & POWER.swapStars) !== 0) {
    for (const { place, tracks } of stars(state, seat, faction)) {
      for (const track of tracks) if (left(faction, track) > 0) list.push({ interject: 'swapStars', place, marker: track });
    }
  }
  return list;
}

const isLocation = (place: string): place is LocationId => place in LOCATION;

function swapStar(x: Context, place: string, track: Specialisation): void {
  const { state, seat } = x;
  const faction = state.factions[seat];
  const marker = takeMarker(faction, track);
  const letter = LETTER[marker];
  if (place === 'automation') faction.automation = faction.automation.replace(LETTER.star, letter);
  else if (isLocation(place)) state.baseMarkers[indexOf(place)] = letter;
  else {
    const i = faction.colonies.indexOf(place as SystemId);
    faction.colonyMarkers[i] = faction.colonyMarkers[i].replace(LETTER.star, letter);
  }
  x.emit({ type: 'starSwapped', seat, place, marker });
}

export const anytime = procedure(
  ANYTIME,
  { answer: open<InterjectAnswer>() },
  {
    use: (x) => {
      const { seat } = x;
      const { answer } = x.locals;
      const power = answer.interject;
      if (isExchanger(power)) exchange(x, power);
      else if (power === 'headquarters') {
        spend(x, 'headquarters');
        upgradeShip(x, seat, answer.at as LocationId, answer.ship as ShipLevel, 1);
        // Otherwise whoever is at it checks control in the end.
        if (!isMoving(x.frames) && !isSettling(x.frames)) checkControl(x);
      } else {
        x.emit({ type: 'powerUsed', seat, power: 'swapStars' });
        swapStar(x, answer.place as string, answer.marker as Specialisation);
      }
      return 'end';
    },
  },
);

function exchange(x: Context, power: Exchanger): void {
  const { ore, population } = EXCHANGES[power];
  spend(x, power);
  pay(x, x.seat, -ore);
  if (population < 0) returnPopulation(x, x.seat);
  else recruitOne(x, x.seat);
  gain(x, x.seat, ore);
}

function spend(x: Context, power: 'headquarters' | Exchanger): void {
  x.state.used |= POWER[power];
  x.emit({ type: 'powerUsed', seat: x.seat, power });
}
