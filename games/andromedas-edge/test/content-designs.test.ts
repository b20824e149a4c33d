import { describe, expect, it } from 'vitest';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { Ability, Effect, Effects } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import { PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';

/** All lists of effects in the box, nested ones included. */
function* within(effects: Effects): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.kind === 'exchange') yield* within(effect.get);
    if (effect.kind === 'payOr') yield* within(effect.or);
    if (effect.kind === 'choose') for (const list of effect.of) yield* within(list);
    if (effect.kind === 'if') yield* within([...effect.yes, ...effect.no]);
    if (effect.kind === 'by') yield* within(effect.effects);
  }
}
const abilities: readonly Ability[] = [
  ...FACTIONS.flatMap((card) => card.abilities),
  ...UPGRADES.flatMap((tile) => (tile.custom === undefined ? [] : [tile.custom])),
  ...TACTICS_CARDS.flatMap((card) => card.abilities ?? []),
];
const everything: readonly Effect[] = [
  ...[...CORE_MODULES, ...MODULES, ...TACTICS_CARDS, ...EVENTS, ...DISCOVERIES, ...SUPREMACY_TOKENS, ...BASE_ACTIONS].flatMap((card) => [
    ...within(card.effects),
  ]),
  ...RAIDERS.flatMap((card) => [...within(card.reward), ...within(card.onWin ?? [])]),
  ...PLANETS.flatMap((planet) => [...within(planet.card)]),
  ...SPECIAL_TILES.flatMap((tile) => [...within(tile.benefit ?? [])]),
  ...abilities.flatMap((ability) => (ability.is === 'trigger' || ability.is === 'free' ? [...within(ability.effects)] : [])),
];

/** Every word of the language, so that one without a card is noticed. The compiler checks that the list is complete. */
const EFFECT_KINDS: Readonly<Record<Effect['kind'], true>> = {
  gain: true,
  gainPer: true,
  lose: true,
  exchange: true,
  payOr: true,
  take: true,
  choose: true,
  if: true,
  by: true,
  repair: true,
  advance: true,
  module: true,
  upgrade: true,
  buildShip: true,
  buildDevelopment: true,
  flipUp: true,
  discovery: true,
  recruit: true,
  damageModules: true,
  activateModule: true,
  fireScience: true,
  claimMoon: true,
  moonBenefit: true,
  dropMoons: true,
  bonus: true,
  move: true,
  recall: true,
  launchAgain: true,
  damageShips: true,
  moveRaider: true,
  damageRaider: true,
  swarm: true,
  eventMarker: true,
  eventLook: true,
  refreshMarket: true,
  dice: true,
  targeting: true,
  reroll: true,
  setDice: true,
  saveShips: true,
  saveModule: true,
  endBattle: true,
  withdraw: true,
  reinforce: true,
  battleRule: true,
};

const keyOf = ({ id: _, copies: __, ...design }: { readonly id: string; readonly copies?: number }): string => JSON.stringify(design);
const decks: Readonly<Record<string, readonly { readonly id: string; readonly copies?: number }[]>> = {
  modules: MODULES,
  tactics: TACTICS_CARDS,
  events: EVENTS,
  raiders: RAIDERS,
  discoveries: DISCOVERIES,
  'supremacy tokens': SUPREMACY_TOKENS,
  upgrades: UPGRADES,
  factions: FACTIONS,
};

describe('designs', () => {
  for (const [name, deck] of Object.entries(decks)) {
    it(`no two ${name} are the same under two names`, () => {
      const seen = new Map<string, string>();
      for (const design of deck) {
        expect([design.id, seen.get(keyOf(design))]).toEqual([design.id, undefined]);
        seen.set(keyOf(design), design.id);
      }
      expect(new Set(deck.map((design) => design.id)).size).toBe(deck.length);
    });
  }

  it('no two modules of a type differ in their damage alone', () => {
    const seen = new Set<string>();
    for (const { type, effects, slot, final } of MODULES) {
      const key = JSON.stringify([type, effects, slot?.side, final]);
      expect(seen.has(key)).toBe(false);
      seen.add(key);
    }
  });

  it('every effect of the language is on some card', () => {
    const used = new Set(everything.map((effect) => effect.kind));
    expect(Object.keys(EFFECT_KINDS).filter((kind) => !used.has(kind as Effect['kind']))).toEqual([]);
  });

  it('exchanges and modules ask for something and give something', () => {
    for (const effect of everything) {
      if (effect.kind === 'exchange') {
        expect(Object.values(effect.pay).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
        expect(effect.get.length).toBeGreaterThan(0);
      }
      if (effect.kind === 'choose') expect(effect.of.length).toBeGreaterThan(1);
    }
    for (const card of MODULES) expect(card.effects.length > 0 || card.final !== undefined || card.slot !== undefined).toBe(true);
  });

  it('effects that end or change a battle are on battle and diplomacy cards alone', () => {
    const battleOnly = new Set(['dice', 'targeting', 'reroll', 'setDice', 'saveShips', 'endBattle', 'withdraw', 'reinforce', 'battleRule']);
    for (const card of [...MODULES, ...EVENTS, ...DISCOVERIES, ...SUPREMACY_TOKENS])
      for (const effect of within(card.effects)) expect(battleOnly.has(effect.kind)).toBe(false);
    for (const card of TACTICS_CARDS) {
      if (card.kind === 'battle' || card.kind === 'diplomacy') continue;
      for (const effect of within(card.effects)) expect(battleOnly.has(effect.kind)).toBe(false);
    }
  });

  it('no reaction takes anything between a Launch and its activation: a base must stay affordable', () => {
    for (const card of TACTICS_CARDS) {
      if (card.window !== 'opponentLaunch') continue;
      for (const effect of within(card.effects)) expect(['take', 'damageModules', 'damageShips', 'lose']).not.toContain(effect.kind);
    }
  });
});
