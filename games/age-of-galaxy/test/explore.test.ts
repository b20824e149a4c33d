import { describe, expect, it } from 'vitest';
import { explorationMarkers } from '../content/systems.ts';
import { NONE } from '../state.ts';
import {
  act,
  actionsOffered,
  after,
  alliance,
  develop,
  endTurn,
  eventsOf,
  galacticOf,
  game,
  give,
  occupied,
  offered,
  planets,
  researched,
  settle,
  table,
  turnOf,
} from './table.ts';

const ready = (cruisers = 1) => give(alliance(table(2), 0, 'humans'), 0, { cruisers });

describe('Explore', () => {
  it('AG-144 needs and costs a cruiser', () => {
    const none = turnOf(ready(0));
    expect(actionsOffered(none)).not.toContain('explore');
    expect(none.refusal({ action: 'explore', place: 0 })).toMatchObject({ reason: 'needsCruiser', rule: 'AG-144' });
    expect(act(turnOf(ready(2)), { action: 'explore', place: 0 }).state.players[0].cruisers).toBe(1);
  });

  it('AG-145 the cruiser goes back to the supply, a cube into the anomaly area', () => {
    const t = act(turnOf(ready()), { action: 'explore', place: 0 });
    expect(t.state.players[0]).toMatchObject({ cruisers: 0, dock: 9, cubes: 0 });
    expect(t.state.anomalyCubes).toEqual([1, 0]);
  });

  it('AG-146 one reachable marker is turned up, its reward gained, the marker discarded', () => {
    const s = ready();
    const marker = s.anomalies[0];
    const effects = turnOf(s);
    const told = effects.answer('chooseAction', { action: 'explore', place: 0 });
    const p = effects.state.players[0];
    const reward = explorationMarkers[marker];
    expect(p).toMatchObject({ discovery: reward.discovery, relics: reward.relics, influence: reward.influence });
    expect(effects.state.anomalies[0]).toBe(NONE);
    expect(effects.state.discardedMarkers).toEqual([marker]);
    expect(told.barrier).toBe('reveal');
  });

  it('AG-147 rewards are discoveries, relics or influence, each worth more than the cruiser', () => {
    for (const m of explorationMarkers) {
      expect(m.credits + m.productivity + m.prestige + m.cruisers).toBe(0);
      expect(m.discovery + 2 * m.influence + 3 * m.relics).toBeGreaterThan(2);
    }
  });

  it('AG-148 without a reachable marker the action is not allowed', () => {
    const s = ready();
    for (const place of [0, 2]) {
      s.discardedMarkers.push(s.anomalies[place]);
      s.anomalies[place] = NONE;
    }
    const t = turnOf(s);
    expect(t.state.anomalies.some((m) => m !== NONE)).toBe(true);
    expect(actionsOffered(t)).not.toContain('explore');
    expect(t.refusal({ action: 'explore' })).toMatchObject({ reason: 'noMarker', rule: 'AG-148' });
  });

  it('AG-149 the anomaly area takes any number of cubes', () => {
    const s = ready();
    s.anomalyCubes = [4, 5];
    s.players[0].supply -= 4;
    s.players[1].supply -= 5;
    expect(act(turnOf(s), { action: 'explore', place: 2 }).state.anomalyCubes).toEqual([5, 5]);
  });

  it('AG-150 the marker is chosen by its place, unseen', () => {
    const t = turnOf(ready());
    expect(offered(t, 'explore')).toEqual([
      { action: 'explore', place: 0 },
      { action: 'explore', place: 2 },
    ]);
    const { table: seen } = game.view(t.position, 0);
    expect(seen.markers).toEqual([0, 2, 4]);
    expect(seen.discardedMarkers).toEqual([]);
  });

  it('the Hyperspace Scanner adds a relic to each exploration', () => {
    const s = researched(ready(), 0, 'hyperspaceScanner');
    const base = explorationMarkers[s.anomalies[0]].relics;
    expect(act(turnOf(s), { action: 'explore', place: 0 }).state.players[0].relics).toBe(base + 1);
  });
});

describe('Appoint', () => {
  const leader = (influence = 3) => give(develop(alliance(table(2), 0, 'humans'), 0, planets.tessalyWarm), 0, { influence });

  it('AG-151 costs 3 influence', () => {
    const poor = turnOf(leader(2));
    expect(actionsOffered(poor)).not.toContain('appoint');
    expect(poor.refusal({ action: 'appoint' })).toMatchObject({ reason: 'needsInfluence', args: { missing: 1 } });
    expect(act(turnOf(leader(4)), { action: 'appoint' }).state.players[0].influence).toBe(1);
  });

  it('AG-152 needs an own developed planet', () => {
    const s = give(settle(alliance(table(2), 0, 'humans'), 0, planets.tessalyWarm), 0, { influence: 3 });
    const t = turnOf(s);
    expect(actionsOffered(t)).not.toContain('appoint');
    expect(t.refusal({ action: 'appoint' })).toMatchObject({ reason: 'needsDevelopedPlanet', rule: 'AG-152' });
  });

  it('AG-153 a cube on a congress space gains the prestige printed there', () => {
    const t = act(turnOf(leader()), { action: 'appoint' });
    expect(t.state.congress).toEqual([0]);
    expect(t.state.players[0].prestige).toBe(5);
    expect(eventsOf(t, 'appointed')).toEqual([{ type: 'appointed', seat: 0, space: 0, prestige: 5 }]);
  });

  it('AG-154 the cube stays for the rest of the game', () => {
    const t = endTurn(act(turnOf(leader()), { action: 'appoint' }));
    const home = t.state.players[0].supply;
    const g = galacticOf(after(t));
    expect(g.state.congress).toEqual([0]);
    expect(g.state.players[0].supply).toBe(home);
  });

  it('AG-155 each space takes one cube; they are filled in order: 5, 4, 4, then 3 each', () => {
    const gained = [0, 1, 2, 3, 4, 7].map((taken) => {
      const s = leader();
      s.congress = Array<number>(taken).fill(1);
      s.players[1].supply -= taken;
      return act(turnOf(s), { action: 'appoint' }).state.players[0].prestige;
    });
    expect(gained).toEqual([5, 4, 4, 3, 3, 3]);
  });

  it.each([0, 1])('AG-155 the space behind those taken is the one of seat %i', (seat) => {
    const s = give(develop(table(2), seat, planets.tessalyWarm), seat, { influence: 3 });
    s.congress = [1 - seat, seat, 1 - seat];
    s.players[seat].supply -= 1;
    s.players[1 - seat].supply -= 2;
    const t = act(turnOf(s, seat), { action: 'appoint' });
    expect(t.state.congress).toEqual([1 - seat, seat, 1 - seat, seat]);
    expect(eventsOf(t, 'appointed')).toEqual([{ type: 'appointed', seat, space: 3, prestige: 3 }]);
  });

  it('AG-307 whoever has lost the only developed planet cannot appoint', () => {
    const s = give(occupied(alliance(table(2), 0, 'humans'), 1, planets.tessalyWarm), 0, { influence: 3 });
    expect(actionsOffered(turnOf(s))).not.toContain('appoint');
    // A seat in the congress from better days changes nothing.
    const before = give(occupied(alliance(table(2), 0, 'humans'), 1, planets.tessalyWarm), 0, { influence: 3 });
    before.congress.push(0);
    before.players[0].supply--;
    expect(actionsOffered(turnOf(before))).not.toContain('appoint');
  });
});
