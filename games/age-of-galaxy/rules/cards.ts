/** Faction cards: main faction, true main ideology, one-time boost or adaptation. */
import { open } from '@orrery/kernel';
import { MOST_MAIN_FACTIONS } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { resources } from '../content/resources.ts';
import { factionIntroductions, type Indexed } from '../content/tables.ts';
import type { Use } from '../events.ts';
import { type Context, decision, procedure, type Refusal } from '../rulebook.ts';
import { NONE, type Player } from '../state.ts';
import { abilitySource, convert, factionSource, priceAndGain, trigger } from './abilities.ts';
import { whereIs } from './galaxy.ts';
import { couldPay } from './means.ts';
import { affordable, gain } from './resources.ts';
import { reward } from './reward.ts';

/** The ways a hand card can be played by itself; an adaptation is played with the Colonize action it serves. */
export type CardUse = 'main' | 'ideology' | 'boost';

export const mayBeMain = (p: Player): boolean => p.factions.length < MOST_MAIN_FACTIONS;
export const mayBeIdeology = (p: Player): boolean => p.ideology === NONE;

/** Why a hand card cannot be played in some way just now. */
export function refuseCards(p: Player): Refusal[] {
  if (p.hand.length === 0) return [];
  if (p.played) return [{ what: { interject: 'card' }, reason: 'oneCardPerTurn', rule: 'AG-088' }];
  const refused: Refusal[] = [];
  if (!mayBeMain(p)) refused.push({ what: { interject: 'card', as: 'main' }, reason: 'threeFactions', rule: 'AG-226' });
  if (!mayBeIdeology(p)) refused.push({ what: { interject: 'card', as: 'ideology' }, reason: 'ideologyPlayed', rule: 'AG-232' });
  return refused;
}

function leaveHand(p: Player, card: number): void {
  p.hand.splice(p.hand.indexOf(card), 1);
}

/** Plays the one card of a turn. */
export function playCard(x: Context, seat: number, card: number, use: CardUse): void {
  const p = x.state.players[seat];
  p.played = true;
  if (use === 'main') introduce(x, seat, card, 'main');
  else if (use === 'ideology') {
    leaveHand(p, card);
    p.ideology = card;
    x.emit({ type: 'cardPlayed', seat, card, as: 'ideology', at: null });
  } else {
    leaveHand(p, card);
    p.spent.push(card);
    x.emit({ type: 'cardPlayed', seat, card, as: 'boost', at: null });
    gain(x, seat, factions[card].boost, factionSource(card));
    trigger(x, seat, 'boost');
  }
}

/** A hand card discarded so that one Colonize action may use its adaptation. */
export function playAdaptation(x: Context, seat: number, card: number, planet: number): void {
  const p = x.state.players[seat];
  p.played = true;
  leaveHand(p, card);
  p.spent.push(card);
  x.emit({ type: 'cardPlayed', seat, card, as: 'adaptation', at: whereIs(x.state, planet) });
}

const hasBonus: readonly boolean[] = factions.map((f) => resources.some((r) => f.bonus[r] > 0));

/** A new main faction: its bonus, its introduction abilities, and what the alliance makes of its arrival. */
export function introduce(x: Context, seat: number, card: number, as: Extract<Use, 'start' | 'main'>): void {
  const p = x.state.players[seat];
  leaveHand(p, card);
  const alliance = p.factions.length;
  p.factions.push(card);
  x.emit({ type: 'cardPlayed', seat, card, as, at: null });
  // Those already in the alliance greet the newcomer; a faction does not greet itself.
  trigger(x, seat, 'introduce', undefined, alliance);
  if (hasBonus[card]) gain(x, seat, factions[card].bonus, factionSource(card));
  for (const ability of factionIntroductions[card]) introductionAbility(x, seat, ability);
}

function introductionAbility(x: Context, seat: number, ability: Indexed<'introduction'>): void {
  if (ability.pay !== undefined) x.callFor(seat, convertAtIntroduction, { ability: ability.index });
  else {
    x.emit({ type: 'ability', seat, ability: ability.index });
    if (ability.or === undefined) gain(x, seat, ability.gain, abilitySource(ability.index));
    else x.callFor(seat, reward, { source: abilitySource(ability.index) });
  }
}

export const introductionTimes = decision('introductionTimes', {
  args: { ability: open<number>() },
  options: (s, seat, { ability }): readonly number[] =>
    Array.from({ length: affordable(s.players[seat], priceAndGain(ability).pay) + 1 }, (_, times) => times),
});

/** A conversion that an introduction allows any number of times. */
export const convertAtIntroduction = procedure(
  'introduction',
  { ability: open<number>() },
  {
    howOften: (x) => {
      const { ability } = x.locals;
      if (!couldPay(x.state, x.seat, priceAndGain(ability).pay)) return 'end';
      x.ask(x.seat, introductionTimes, { ability });
      return 'carryOut';
    },
    carryOut: (x) => {
      const times = x.answer(introductionTimes);
      if (times > 0) convert(x, x.seat, x.locals.ability, times);
      return 'end';
    },
  },
);
