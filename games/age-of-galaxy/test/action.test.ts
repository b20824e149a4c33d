import { describe, expect, it } from 'vitest';
import { abilitiesOfFaction, COMMON_LIGHTNING, lightnings } from '../content/tables.ts';
import { convertAtIntroduction } from '../rules/cards.ts';
import { actionPhase } from '../rules/turn.ts';
import {
  act,
  actionsOffered,
  alliance,
  begin,
  cubes,
  develop,
  endTurn,
  eventsOf,
  faction,
  give,
  hand,
  planets,
  planetsOffered,
  playCard,
  researched,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

const phase = (s: ReturnType<typeof table>) => begin(s, actionPhase, 0, { next: 0 });

describe('action phase', () => {
  it('AG-082 turns go round in turn order, one action each, until all have passed', () => {
    const turns = (...have: [number, number, number]): number[] => {
      const s = have.reduce((laid, n, seat) => cubes(laid, seat, n), table(3));
      s.order = [2, 0, 1];
      const t = phase(s);
      const seats: number[] = [];
      while (!t.over) {
        if (t.asked === 'chooseAction') {
          seats.push(t.ask().seat);
          act(t, { action: 'plunder' });
        } else endTurn(t);
      }
      return seats;
    };
    expect(turns(2, 1, 2)).toEqual([2, 0, 1, 2, 0]);
    // Whoever has passed is passed over, in the same direction.
    expect(turns(1, 3, 3)).toEqual([2, 0, 1, 2, 1, 2, 1]);
  });

  it('AG-083 each action uses one cube and puts it where the action is', () => {
    const t = act(turnOf(cubes(alliance(table(2), 0, 'humans'), 0, 3)), { action: 'plunder' });
    expect(t.state.players[0].cubes).toBe(2);
    expect(t.state.inBox).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it('AG-084 nobody may pass with cubes left: there is no such answer', () => {
    const t = phase(cubes(table(2), 0, 3));
    expect(t.asked).toBe('chooseAction');
    expect(t.options().every((o) => typeof o === 'object')).toBe(true);
  });

  it('AG-085 a player without cubes passes by itself: no turn, no card, no lightning', () => {
    const s = cubes(hand(give(alliance(table(2), 0, 'humans'), 0, { discovery: 3 }), 0, 'scythe'), 0, 0);
    const t = phase(s);
    expect(t.ask().seat).toBe(1);
    t.playOn((_, options) => options.find((o) => o === 'end') ?? { action: 'plunder' });
    expect(t.state.players[0]).toMatchObject({ discovery: 3, hand: [faction('scythe')] });
    expect(eventsOf(t, 'passed').map((e) => e.seat)).toEqual([1]);
  });

  it('AG-086 the phase ends when all have passed', () => {
    const t = phase(cubes(cubes(table(2), 0, 1), 1, 1));
    while (!t.over) {
      if (t.asked === 'chooseAction') act(t, { action: 'plunder' });
      else endTurn(t);
    }
    expect(t.state.players.map((p) => p.cubes)).toEqual([0, 0]);
  });

  it('AG-087 technologies and main factions change actions', () => {
    const s = settle(give(table(2), 0, { credits: 5 }), 0, planets.tessalyWarm);
    expect(planetsOffered(turnOf(structuredClone(s)), 'develop')).toEqual([]);
    expect(planetsOffered(turnOf(researched(structuredClone(s), 0, 'advancedTerraforming')), 'develop')).toEqual([planets.tessalyWarm]);
    expect(planetsOffered(turnOf(alliance(s, 0, 'borealCombine')), 'develop')).toEqual([planets.tessalyWarm]);
  });

  it('AG-088 one faction card may be played before or after the action, one in all', () => {
    const s = hand(alliance(table(2), 0, 'humans'), 0, 'thren', 'axiom');
    const before = playCard(turnOf(structuredClone(s)), 'thren', 'main');
    expect(before.asked).toBe('chooseAction');
    expect(before.offers({ interject: 'card', card: faction('axiom'), as: 'main' })).toBe(false);
    expect(before.refusal({ interject: 'card' })).toMatchObject({ reason: 'oneCardPerTurn', rule: 'AG-088' });
    act(before, { action: 'plunder' });
    const after = act(turnOf(s), { action: 'plunder' });
    expect(after.asked).toBe('endTurn');
    playCard(after, 'axiom', 'boost');
    expect(after.state.players[0].spent).toEqual([faction('axiom')]);
    expect(after.offers({ interject: 'card', card: faction('thren'), as: 'main' })).toBe(false);
    endTurn(after);
    expect(after.over).toBe(true);
  });

  it('AG-089 lightning works before, in the middle of and after the action', () => {
    const s = settle(
      give(alliance(table(2), 0, 'humans'), 0, { credits: 6, discovery: 1, influence: 1, productivity: 1 }),
      0,
      planets.tessalyWarm,
    );
    const t = turnOf(s);
    t.answer('chooseAction', { interject: 'lightning', use: 0 });
    act(t, { action: 'develop', planet: planets.tessalyWarm });
    expect(t.asked).toBe('chooseReward');
    t.answer('chooseReward', { interject: 'lightning', use: 1 });
    expect(t.asked).toBe('chooseReward');
    t.answer('chooseReward', 1);
    expect(t.asked).toBe('endTurn');
    t.answer('endTurn', { interject: 'lightning', use: 2 });
    expect(t.state.players[0]).toMatchObject({ credits: 3, discovery: 0, influence: 0, productivity: 0, relics: 1 });
  });

  it.each([0, 1])('AG-088 AG-089 lightning of a faction is no card: seat %i may still play one, and strike again after it', (seat) => {
    const t = turnOf(hand(give(alliance(table(2), seat, 'cheiki'), seat, { credits: 10 }), seat, 'axiom', 'humans'), seat);
    const strike = { interject: 'lightning', use: lightnings.findIndex((l) => l.faction === faction('cheiki')) };
    t.answer('chooseAction', strike);
    expect(t.offers({ interject: 'card', card: faction('humans'), as: 'boost' })).toBe(true);
    playCard(t, 'axiom', 'boost');
    expect(t.offers({ interject: 'card', card: faction('humans'), as: 'boost' })).toBe(false);
    t.answer('chooseAction', strike);
    expect(eventsOf(t, 'ability').map((e) => e.seat)).toEqual([seat, seat]);
  });

  describe('AG-089 an offer with a price is skipped only where nothing done at any time could raise it', () => {
    /** Glasswrights: colonize, then 1 discovery for 1 relic. */
    const settling = (more: object, ...cards: string[]) => {
      const s = hand(give(alliance(table(2), 1, 'glasswrights', 'cheiki'), 1, { credits: 1, ...more }), 1, ...cards);
      return act(turnOf(s, 1), { action: 'colonize', planet: planets.tessalyOceanic });
    };

    it('not where neither lightning nor a card is left', () => {
      expect(settling({ credits: 0 }).asked).toBe('endTurn');
    });

    it('but where lightning gives what is missing', () => {
      // Cheiki: 5 credits become 1 discovery and 1 influence; the planet's 2 influence make 4 credits.
      const t = settling({ credits: 1 });
      expect(t.asked).toBe('useAbility');
      expect(t.offers('use')).toBe(false);
      for (const use of [1, 1]) t.answer('useAbility', { interject: 'lightning', use });
      t.answer(
        'useAbility',
        t.options().find((o) => typeof o === 'object' && o !== null && 'use' in o && Number(o.use) >= COMMON_LIGHTNING) ?? null,
      );
      t.answer('useAbility', 'use');
      expect(t.state.players[1]).toMatchObject({ credits: 0, discovery: 0, influence: 1, relics: 1 });
    });

    it.each([0, 1])('nor at an introduction, seat %i: Cheiki turn 5 credits into the influence a conversion asks for', (seat) => {
      const introduced = (credits: number) => {
        const s = give(alliance(table(2), seat, 'cheiki', 'ashenCourt'), seat, { credits });
        s.turn = seat;
        return begin(s, convertAtIntroduction, seat, { ability: abilitiesOfFaction[faction('ashenCourt')].at(-1) ?? -1 });
      };
      expect(introduced(4).asked).toBeUndefined();
      const t = introduced(5);
      expect([t.asked, t.options().filter((o) => typeof o === 'number')]).toEqual(['introductionTimes', [0]]);
      const cheiki = lightnings.findIndex((l) => l.faction === faction('cheiki'));
      t.answer('introductionTimes', { interject: 'lightning', use: cheiki });
      t.answer('introductionTimes', 1);
      expect(t.state.players[seat]).toMatchObject({ credits: 0, influence: 0, relics: 1 });
    });

    it('and where a card of the hand might', () => {
      const t = settling({ credits: 0 }, 'axiom');
      expect(t.asked).toBe('useAbility');
      expect(t.options()).toContain('decline');
      playCard(t, 'axiom', 'boost');
      expect(t.asked).toBe('useAbility');
      t.answer('useAbility', 'decline');
      expect(t.state.players[1].relics).toBe(0);
    });
  });

  it('AG-090 available are the three common conversions and those of own main factions', () => {
    const s = give(alliance(alliance(table(2), 0, 'cheiki'), 1, 'umbralCourt'), 0, {
      credits: 5,
      discovery: 1,
      influence: 1,
      productivity: 1,
    });
    const uses = turnOf(s)
      .options()
      .flatMap((o) => (typeof o === 'object' && o !== null && 'use' in o ? [Number(o.use)] : []));
    expect(uses).toHaveLength(COMMON_LIGHTNING + 1);
    expect(lightnings[uses[3]].faction).toBe(faction('cheiki'));
  });

  it('AG-091 the common ones turn discovery into 1 credit, influence into 2, productivity into 1', () => {
    const t = turnOf(give(alliance(table(2), 0, 'humans'), 0, { discovery: 1, influence: 1, productivity: 1 }));
    const credits: number[] = [];
    for (let use = 0; use < 3; use++) {
      t.answer('chooseAction', { interject: 'lightning', use });
      credits.push(t.state.players[0].credits);
    }
    expect(credits).toEqual([1, 3, 4]);
    expect(t.state.players[0]).toMatchObject({ discovery: 0, influence: 0, productivity: 0 });
  });

  it('AG-092 there are nine actions', () => {
    const s = develop(settle(alliance(table(2), 0, 'humans'), 0, planets.karskArctic), 0, planets.karskDesert);
    give(s, 0, { credits: 12, discovery: 3, influence: 3, cruisers: 1 });
    expect(actionsOffered(turnOf(s)).sort()).toEqual(
      ['colonize', 'develop', 'manufacture', 'salvage', 'plunder', 'trade', 'explore', 'appoint', 'research'].sort(),
    );
  });

  it('AG-093 Plunder is always possible', () => {
    expect(actionsOffered(turnOf(table(2)))).toEqual(['plunder']);
  });

  it('AG-094 costs must be paid in full when the action is taken', () => {
    const s = settle(alliance(table(2), 0, 'humans'), 0, planets.tessalyWarm, planets.karskDesert);
    give(s, 0, { credits: 1, influence: 2 });
    const t = turnOf(s);
    expect(actionsOffered(t)).toEqual(['plunder', 'trade']);
    expect(t.refusal({ action: 'develop', planet: planets.tessalyWarm })).toMatchObject({ reason: 'needsCredits', args: { missing: 6 } });
    expect(() => act(t, { action: 'manufacture', count: 1 })).toThrow();
  });
});

describe('reachability', () => {
  it('AG-095 reachable are the system with the fleet and all to its left', () => {
    const s = give(alliance(table(2, { round: 2 }), 0, 'humans', 'scythe'), 0, { credits: 1 });
    expect(planetsOffered(turnOf(s), 'colonize')).toEqual([planets.tessalyWarm, planets.karskDesert]);
  });

  it('AG-096 with Warp Drive the next system to the right too', () => {
    const s = researched(alliance(table(2, { round: 2 }), 0, 'humans', 'scythe'), 0, 'warpDrive');
    // The place of Ombra holds the volcanic marker.
    expect(planetsOffered(turnOf(s), 'colonize')).toEqual([planets.tessalyWarm, planets.karskDesert, planets.ombraDesert]);
  });

  it('AG-097 what lies further right is not reachable, even face up', () => {
    const s = researched(alliance(table(2, { round: 2, options: { explored: true } }), 0, 'humans'), 0, 'warpDrive');
    const t = turnOf(s);
    expect(planetsOffered(t, 'colonize')).not.toContain(planets.veilWarm);
    expect(t.refusal({ action: 'colonize', planet: planets.veilWarm })).toMatchObject({ reason: 'beyondReach', rule: 'AG-097' });
  });

  it('AG-098 reach limits Colonize, Explore and occupation', () => {
    const s = give(alliance(table(2, { round: 2 }), 0, 'humans'), 0, { cruisers: 2 });
    const t = turnOf(structuredClone(s));
    expect(t.offers({ action: 'explore', place: 2 })).toBe(true);
    expect(t.offers({ action: 'explore', place: 4 })).toBe(false);
    expect(t.offers({ action: 'colonize', planet: planets.ombraDesert })).toBe(false);
    const w = warOf(s);
    expect(w.offers(planets.karskDesert)).toBe(true);
    expect(w.offers(planets.ombraDesert)).toBe(false);
  });

  it('AG-099 Develop asks for no reach: an own colony is always within it', () => {
    const s = give(settle(alliance(table(2, { round: 2 }), 0, 'humans'), 0, planets.ombraDesert), 0, { credits: 7 });
    expect(planetsOffered(turnOf(s), 'develop')).toEqual([planets.ombraDesert]);
  });
});

describe('the end of a turn', () => {
  it('is asked for only where something can still be done', () => {
    const idle = act(turnOf(alliance(table(2), 0, 'humans')), { action: 'plunder' });
    // The plundered discovery can be converted.
    expect(idle.asked).toBe('endTurn');
    const s = give(alliance(table(2), 0, 'humans'), 0, { credits: 5 });
    const done = act(turnOf(s), { action: 'research', technology: technology('laserWeapon') });
    expect(done.over).toBe(true);
  });
});
