import { IllegalInput, SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { DICE_IN_PLAY, SYMBOLS } from '../content/dice.ts';
import { MISSION_IDS, MISSIONS } from '../content/missions.ts';
import { ROOM_IDS, type RoomId } from '../content/rooms.ts';
import { SPECIES, SPECIES_IDS } from '../content/species.ts';
import { TECHNOLOGY_IDS, VACCINE_MARKERS } from '../content/technologies.ts';
import { andromeda } from '../index.ts';
import { score } from '../score.ts';
import { RESEARCHERS, TELEPORTERS } from '../state.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { figures, game, playOn, set, turnOf } from './table.ts';

describe('general', () => {
  it('AN-001 is for two, three or four players', () => {
    for (const seats of [2, 3, 4]) expect(andromeda.configure(seats, {}).seats).toBe(seats);
    for (const seats of [0, 1, 5]) expect(() => andromeda.configure(seats, {})).toThrow(IllegalInput);
  });

  it('AN-002 gives each player exactly one species, none twice', () => {
    const table = playOn(game(4), 'one', (decision) => decision === 'buildOffer');
    const { species } = table.state;
    expect(species).toHaveLength(4);
    expect(species.every((s) => s !== null)).toBe(true);
    expect(new Set(species).size).toBe(4);
  });

  it('AN-003 counts control points from rooms and fulfilled missions only', () => {
    const state = set({
      figures: [{ crew: 1, cryo: 2 }, {}, {}],
      fulfilled: [['fullHouse', 'academy'], [], []],
      cards: [5, 5, 5],
      vaccines: [3, 0, 0],
    });
    expect(score(state, 0)).toEqual({ total: 6, parts: { missions: 3, rooms: 3 } });
    expect(score(state, 1)).toEqual({ total: 0, parts: { missions: 0, rooms: 0 } });
  });

  it('AN-004 is won by the threshold in phase 3 or else by most points after seven rounds', () => {
    const endings = new Map<string, number>();
    for (let i = 0; i < 60; i++) {
      const table = playOn(game(4, {}, `end${i}`), `play${i}`);
      const { ending, scores, winners } = andromeda.outcome(table.position);
      const best = Math.max(...scores.map((s) => s.total));
      expect(winners.every((w) => scores[w].total === best)).toBe(true);
      if (ending === 'threshold') expect(best).toBeGreaterThanOrEqual(6);
      else expect([table.state.round, best < 6]).toEqual([7, true]);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
    }
    expect([...endings.keys()].sort()).toEqual(['lastRound', 'threshold']);
  });

  it('AN-005 lets a card overrule the rulebook: the Drift ability gives a fourth move', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], dice: [{ movement: 1 }], species: ['sylth'] });
    table.answer('act', { act: 'movement' });
    for (const [from, to] of [
      [4, 1],
      [1, 0],
      [0, 3],
      [3, 4],
    ])
      table.answer('move', { from, to });
    expect(table.asked).toBe('act');
    expect(figures(table.state, 'airlock', 0)).toBe(1);
  });

  it('AN-006 keeps every researcher in one place: supply, species card or an explored room', () => {
    const table = game(3, {}, 'six');
    const luck = playOn(table, 'six', (decision) => decision === 'act');
    for (let n = 0; n < 200 && !luck.over; n++) {
      let asked = 0;
      playOn(luck, `n${n}`, () => asked++ > 0);
      const { state } = luck;
      for (let seat = 0; seat < 3; seat++) {
        let onShip = 0;
        for (let p = 0; p < 9; p++) {
          const here = state.figures[p * 3 + seat];
          if (here > 0) expect(state.explored & (1 << p)).not.toBe(0);
          onShip += here;
        }
        expect(state.supplies[seat] + state.cards[seat] + onShip).toBe(16);
      }
    }
  });
});

describe('components', () => {
  const counts: readonly [what: string, found: number, printed: number][] = [
    ['rooms', ROOM_IDS.length, 11],
    ['teleporters', 4 * TELEPORTERS, 12],
    ['vaccine markers', VACCINE_MARKERS, 10],
    ['missions', MISSION_IDS.length, 30],
    ['researchers', 4 * RESEARCHERS, 64],
    ['technologies', TECHNOLOGY_IDS.length, 8],
    ['dice', Math.max(...DICE_IN_PLAY), 13],
    ['species', SPECIES_IDS.length, 8],
  ];
  it('AN-007, AN-009, AN-010, AN-011, AN-012, AN-013, AN-014, AN-015 has the counts of the box, no card twice', () => {
    for (const [what, found, printed] of counts) expect([what, found]).toEqual([what, printed]);
    for (const ids of [ROOM_IDS, MISSION_IDS, TECHNOLOGY_IDS, SPECIES_IDS]) expect(new Set(ids).size).toBe(ids.length);
    expect(ROOM_IDS.filter((id) => id === 'airlock')).toHaveLength(1);
    for (const named of ['teleporter', 'cloning', 'universalTool', 'vaccine']) expect(TECHNOLOGY_IDS).toContain(named);
  });

  it.each([2, 3, 4])(
    'AN-008 has one start-player marker: of %i players one has it, whoever looks, and it goes on by one a round',
    (seats) => {
      const held: number[] = [];
      const table = game(seats, {}, `marker${seats}`);
      playOn(table, 'marker', (decision) => {
        const { round } = table.state;
        if (decision === 'buildOffer' && held.length < round) {
          for (let viewer = SPECTATOR; viewer < seats; viewer++)
            expect(andromeda.view(table.position, viewer).table.startPlayer).toBe(table.state.startPlayer);
          held.push(table.state.startPlayer);
        }
        return round === 5;
      });
      const first = held[0];
      expect(held.slice(0, 4)).toEqual([0, 1, 2, 3].map((later) => (first + later) % seats));
    },
  );

  it('AN-008 AN-054 anybody may begin', () => {
    const first = new Set<number>();
    for (let i = 0; i < 40; i++)
      first.add(playOn(game(4, {}, `first${i}`), 'first', (decision) => decision === 'buildOffer').state.startPlayer);
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it('AN-016 has order cards 1 to 4', () => {
    const table = playOn(game(4), 'order', (decision) => decision === 'act');
    expect([...table.state.orderCards].sort()).toEqual([1, 2, 3, 4]);
  });

  it('AN-017 gives the overview as reference text only', () => {
    for (const text of [en, de]) {
      expect(text.explain('term:round').body.length).toBeGreaterThan(100);
      expect(text.explain('term:goal').body).toMatch(/8.*7.*6/);
    }
  });

  it('AN-018 has six die symbols', () => {
    expect([...SYMBOLS].sort()).toEqual(['contamination', 'improvise', 'movement', 'support', 'technology', 'training']);
    const seen = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const roll = playOn(game(4, {}, `roll${i}`), 'r', (decision) => decision === 'buildOffer');
      for (const [symbol, count] of roll.state.pool.entries()) if (count > 0) seen.add(symbol);
    }
    expect(seen.size).toBe(6);
  });

  it('AN-019 a species card has a name, an ability and both starting numbers', () => {
    for (const id of SPECIES_IDS) {
      const { airlock, card } = SPECIES[id];
      expect(airlock).toBeGreaterThanOrEqual(2);
      expect(airlock).toBeLessThanOrEqual(4);
      expect(card).toBeGreaterThanOrEqual(2);
      expect(card).toBeLessThanOrEqual(4);
      expect(Math.abs(airlock + card - 6)).toBeLessThanOrEqual(1);
      const { title, body } = en.explain(`species:${id}`);
      expect(title.length).toBeGreaterThan(2);
      expect(body).toContain(`${airlock} in the Airlock`);
    }
    expect(new Set(SPECIES_IDS.map((id) => JSON.stringify(SPECIES[id].ability))).size).toBe(8);
  });

  it('AN-020 a room says its points and its minimum', () => {
    const needTwo: readonly RoomId[] = ['zone', 'cryo', 'lab'];
    for (const id of ROOM_IDS) {
      const { body } = en.explain(`room:${id}`);
      expect(body).toContain(needTwo.includes(id) ? '2 DP' : id === 'armory' ? '0 DP' : '1 DP');
      expect(body.includes('control needs 2')).toBe(needTwo.includes(id));
    }
  });

  it('AN-021 a mission has a name, a condition, a sacrifice of 0 to 2 and points', () => {
    const kinds = new Map<string, number>();
    for (const id of MISSION_IDS) {
      const { sacrifice, points } = MISSIONS[id];
      kinds.set(`${points}/${sacrifice}`, (kinds.get(`${points}/${sacrifice}`) ?? 0) + 1);
      expect(en.explain(`mission:${id}`).body).toContain(`${points} DP`);
    }
    expect(Object.fromEntries(kinds)).toEqual({ '1/0': 6, '1/1': 14, '2/1': 4, '2/2': 6 });
    expect(new Set(MISSION_IDS.map((id) => JSON.stringify(MISSIONS[id].condition))).size).toBe(30);
  });

  it('AN-022 a room property is optional for the controller, or forced', () => {
    const table = turnOf({ figures: [{ crew: 1, zone: 1, engine: 1 }], dice: [{ contamination: 1 }] });
    expect(figures(table.state, 'zone', 0)).toBe(0); // forced: nobody was asked
    expect(table.offers({ act: 'room', room: 'crew' })).toBe(true);
    expect(table.offers({ act: 'end' })).toBe(true); // the Crew Quarters can be left alone
  });

  it('AN-023 the airlock is never face down', () => {
    for (const seats of [2, 3, 4]) {
      const { ship } = andromeda.view(game(seats).position, 0).table;
      expect(ship.filter((tile) => tile.room !== null)).toEqual([expect.objectContaining({ room: 'airlock', place: 4 })]);
    }
  });

  it('AN-024 every other tile has a face-down and a face-up side', () => {
    const table = turnOf({ hidden: ['engine'], figures: [{ airlock: 1 }], dice: [{ support: 1 }] });
    const tile = () => andromeda.view(table.position, 0).table.ship.find((t) => t.place === 1);
    expect(tile()?.room).toBeNull();
    table.answer('act', { act: 'explore', to: 1 });
    expect(tile()?.room).toBe('engine');
  });
});
