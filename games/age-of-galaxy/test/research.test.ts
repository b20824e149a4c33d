import { describe, expect, it } from 'vitest';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import { strengthOf } from '../rules/war.ts';
import {
  act,
  alliance,
  develops,
  endTurn,
  give,
  offered,
  planets,
  planetsOffered,
  researched,
  type Scenery,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

const rich = (...known: string[]) => give(researched(alliance(table(2), 0, 'humans'), 0, ...known), 0, { credits: 8, discovery: 2 });
const research = (t: Scenery, id: string): Scenery => act(t, { action: 'research', technology: technology(id) });
const available = (t: Scenery): string[] => offered<{ technology: number }>(t, 'research').map((o) => technologies[o.technology].id);
const after = (id: string, ...known: string[]) => research(turnOf(rich(...known)), id).state.players[0];

describe('Research', () => {
  it('AG-156 a cube on a technology not yet researched gains its rewards', () => {
    const p = after('hyperspaceScanner', 'warpDrive');
    expect(p).toMatchObject({ cubes: 0, discovery: 2, influence: 1, prestige: 1 });
    expect(p.technologies & (1 << technology('hyperspaceScanner'))).not.toBe(0);
  });

  it('AG-157 costs 5 credits; an advanced technology 1 discovery more', () => {
    expect(after('terraforming')).toMatchObject({ credits: 3, discovery: 2 });
    expect(after('planetaryShields', 'warpDrive', 'hyperspaceScanner')).toMatchObject({ credits: 3, discovery: 1 });
    expect(available(turnOf(give(alliance(table(2), 0, 'humans'), 0, { credits: 4 })))).toEqual([]);
  });

  it('AG-158 at the start only the bottom row is available', () => {
    expect(available(turnOf(rich()))).toEqual(['terraforming', 'warpDrive', 'laserWeapon']);
  });

  it('AG-159 a middle technology needs the one directly below', () => {
    expect(available(turnOf(rich('terraforming')))).toEqual(['warpDrive', 'laserWeapon', 'advancedTerraforming']);
    expect(available(turnOf(rich('warpDrive')))).toContain('hyperspaceScanner');
    expect(available(turnOf(rich('laserWeapon')))).toContain('plasmaWeapon');
    expect(turnOf(rich()).refusal({ action: 'research', technology: technology('plasmaWeapon') })).toMatchObject({
      reason: 'noPath',
      rule: 'AG-159',
    });
  });

  it('AG-160 a top technology needs any one of the linked middle ones', () => {
    expect(available(turnOf(rich('terraforming', 'advancedTerraforming')))).toContain('xenology');
    expect(available(turnOf(rich('laserWeapon', 'plasmaWeapon')))).toContain('xenology');
    expect(available(turnOf(rich('laserWeapon', 'warpDrive', 'terraforming')))).not.toContain('xenology');
  });

  it('AG-161 the links to the top row', () => {
    const top = (...known: string[]) => available(turnOf(rich(...known))).filter((id) => technologies[technology(id)].advanced);
    expect(top('terraforming', 'advancedTerraforming')).toEqual(['planetaryShields', 'xenology']);
    expect(top('warpDrive', 'hyperspaceScanner')).toEqual(['planetaryShields', 'xenology', 'antimatterMissile']);
    expect(top('laserWeapon', 'plasmaWeapon')).toEqual(['xenology', 'antimatterMissile']);
  });

  it('AG-162 each technology once; its cube stays', () => {
    const t = turnOf(rich('terraforming'));
    expect(available(t)).not.toContain('terraforming');
    expect(t.refusal({ action: 'research', technology: technology('terraforming') })).toMatchObject({ reason: 'alreadyResearched' });
    const done = research(turnOf(rich()), 'warpDrive').state.players[0];
    expect(done.supply + done.cubes).toBe(14);
  });

  it('AG-163 the research of others blocks nothing', () => {
    const s = researched(rich(), 1, 'terraforming', 'warpDrive', 'laserWeapon');
    expect(available(turnOf(s))).toEqual(['terraforming', 'warpDrive', 'laserWeapon']);
  });

  it('AG-164 rewards on both sides of a line are gained; only "or" is a choice', () => {
    const t = research(turnOf(rich('laserWeapon')), 'plasmaWeapon');
    expect(t.state.players[0]).toMatchObject({ cruisers: 1, prestige: 1 });
    expect(strengthOf(t.state, 0)).toBe(2);
    expect(t.asked).not.toBe('chooseReward');
    const x = research(turnOf(rich('laserWeapon', 'plasmaWeapon')), 'xenology');
    expect(x.asked).toBe('chooseReward');
  });

  it('AG-165 a faction technology only for whoever has that main faction', () => {
    expect(available(turnOf(rich()))).not.toContain('quantumLoom');
    expect(available(turnOf(alliance(rich(), 1, 'quorum')))).not.toContain('quantumLoom');
    expect(available(turnOf(alliance(rich(), 0, 'quorum')))).toContain('quantumLoom');
  });

  it('AG-166 faction technologies are regular ones', () => {
    for (const t of technologies.slice(BOARD_TECHNOLOGIES)) expect(t.advanced, t.id).toBe(false);
    const s = alliance(rich(), 0, 'psykrio');
    s.players[0].discovery = 0;
    expect(research(turnOf(s), 'energyShields').state.players[0].credits).toBe(3);
  });

  it('AG-167 no path leads to a faction technology: it is available at once', () => {
    for (const t of technologies.slice(BOARD_TECHNOLOGIES)) expect(t.after, t.id).toEqual([]);
    expect(available(turnOf(alliance(rich(), 0, 'usud')))).toContain('ionCannon');
  });
});

describe('technologies', () => {
  it('AG-168 Terraforming: 1 productivity, and inhospitable planets may be colonized', () => {
    const s = rich();
    s.players[0].cubes = 2;
    s.players[0].supply--;
    const t = endTurn(research(turnOf(s), 'terraforming'));
    expect(t.state.players[0].productivity).toBe(1);
    expect(planetsOffered(turnOf(t.state), 'colonize')).toContain(planets.tessalyInhospitable);
  });

  it('AG-169 Warp Drive: 1 relic, and one system further than the fleet', () => {
    const s = alliance(rich(), 0, 'scythe');
    s.players[0].cubes = 2;
    s.players[0].supply--;
    expect(planetsOffered(turnOf(structuredClone(s)), 'colonize')).not.toContain(planets.ombraDesert);
    const t = endTurn(research(turnOf(s), 'warpDrive'));
    expect(t.state.players[0]).toMatchObject({ discovery: 2, influence: 0, relics: 1 });
    expect(planetsOffered(turnOf(t.state), 'colonize')).toContain(planets.ombraDesert);
    expect(planetsOffered(turnOf(structuredClone(t.state)), 'colonize')).not.toContain(planets.veilWarm);
  });

  it('AG-170 Laser Weapon: 1 cruiser and 1 strength', () => {
    const t = research(turnOf(rich()), 'laserWeapon');
    expect(t.state.players[0].cruisers).toBe(1);
    expect(strengthOf(t.state, 0)).toBe(1);
  });

  it('AG-171 Advanced Terraforming: 1 prestige, and Develop costs 2 less', () => {
    expect(after('advancedTerraforming', 'terraforming').prestige).toBe(1);
    const s = give(settle(researched(alliance(table(2), 0, 'humans'), 0, 'advancedTerraforming'), 0, planets.tessalyWarm), 0, {
      credits: 6,
    });
    expect(develops(s, planets.tessalyWarm).cost).toBe(5);
  });

  it('AG-172 Hyperspace Scanner: 1 prestige and 1 influence, and 1 relic with each Explore', () => {
    expect(after('hyperspaceScanner', 'warpDrive')).toMatchObject({ discovery: 2, influence: 1, prestige: 1 });
    const explore = (known: string[]) => {
      const s = give(researched(alliance(table(2), 0, 'humans'), 0, ...known), 0, { cruisers: 1 });
      return act(turnOf(s), { action: 'explore', place: 0 }).state.players[0].relics;
    };
    expect(explore(['hyperspaceScanner']) - explore([])).toBe(1);
  });

  it('AG-173 Plasma Weapon: 1 cruiser, 1 prestige and 1 strength', () => {
    const t = research(turnOf(rich('laserWeapon')), 'plasmaWeapon');
    expect(t.state.players[0]).toMatchObject({ cruisers: 1, prestige: 1 });
    expect(strengthOf(t.state, 0)).toBe(2);
  });

  it('AG-174 Planetary Shields: 1 prestige, and own planets are protected', () => {
    expect(after('planetaryShields', 'warpDrive', 'hyperspaceScanner').prestige).toBe(1);
    const attacked = (shields: boolean) => {
      const s = settle(give(table(2), 0, { cruisers: 1 }), 1, planets.tessalyWarm);
      if (shields) researched(s, 1, 'planetaryShields');
      return warOf(s).offers(planets.tessalyWarm);
    };
    expect([attacked(false), attacked(true)]).toEqual([true, false]);
  });

  it('AG-175 Xenology: 1 prestige, and 2 discoveries or 1 relic', () => {
    const known = ['laserWeapon', 'plasmaWeapon'];
    const discoveries = research(turnOf(rich(...known)), 'xenology');
    expect(discoveries.state.players[0].prestige).toBe(1);
    discoveries.answer('chooseReward', 0);
    expect(discoveries.state.players[0]).toMatchObject({ discovery: 3, relics: 0 });
    const relic = research(turnOf(rich(...known)), 'xenology');
    relic.answer('chooseReward', 1);
    expect(relic.state.players[0]).toMatchObject({ discovery: 1, relics: 1 });
  });

  it('AG-176 Antimatter Missile: 2 cruisers and 2 strength', () => {
    const t = research(turnOf(rich('laserWeapon', 'plasmaWeapon')), 'antimatterMissile');
    expect(t.state.players[0]).toMatchObject({ cruisers: 2, prestige: 0 });
    expect(strengthOf(t.state, 0)).toBe(4);
  });

  it('AG-177 with Advanced Terraforming Develop costs 5 credits', () => {
    const s = give(settle(researched(alliance(table(2), 0, 'humans'), 0, 'advancedTerraforming'), 0, planets.tessalyWarm), 0, {
      credits: 5,
    });
    expect(develops(s, planets.tessalyWarm)).toEqual({ cost: 5, left: 0 });
  });

  it('AG-178 example: Terraforming gives 1 unit of its reward at once', () => {
    expect(after('terraforming').productivity).toBe(1);
  });

  it('AG-179 example: with Plasma Weapon both Xenology and Antimatter Missile are available', () => {
    expect(available(turnOf(rich('plasmaWeapon')))).toEqual(expect.arrayContaining(['xenology', 'antimatterMissile']));
  });

  it('AG-180 example: Planetary Shields may be researched with Hyperspace Scanner', () => {
    expect(available(turnOf(rich('hyperspaceScanner')))).toContain('planetaryShields');
    expect(available(turnOf(rich('plasmaWeapon')))).not.toContain('planetaryShields');
  });
});
