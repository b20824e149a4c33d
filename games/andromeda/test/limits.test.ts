import { SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MISSION_IDS, MISSIONS } from '../content/missions.ts';
import { andromeda } from '../index.ts';
import { invariants } from '../invariants.ts';
import { figures, game, place, playOn, set, sum, told, turnOf } from './table.ts';

describe('limits', () => {
  it('AN-230 nobody has more than 16 researchers and 3 teleporters', () => {
    const table = turnOf({
      figures: [{ airlock: 10 }],
      cards: [6],
      teleporters: [['airlock', 'crew', 'bridge']],
      dice: [{ technology: 2, training: 1 }],
    });
    expect(table.offers({ act: 'training' })).toBe(false);
    expect(table.offers({ act: 'technology', technology: 'cloning' })).toBe(false);
    table.answer('act', { act: 'technology', technology: 'teleporter' });
    expect(andromeda.view(table.position, 0).table.ship.filter((tile) => tile.teleporters[0])).toHaveLength(3);
  });

  it('AN-231 an empty supply trains nobody, an empty card calls nobody', () => {
    const full = turnOf({ cards: [16], dice: [{ training: 1, improvise: 1 }] });
    expect(full.offers({ act: 'improvise', as: 'train' })).toBe(false);
    expect(full.refusal({ act: 'improvise', as: 'train' })).toMatchObject({ reason: 'supplyEmpty', rule: 'AN-231' });
    const none = turnOf({ cards: [0], dice: [{ support: 1, improvise: 1 }] });
    expect(none.offers({ act: 'improvise', as: 'call' })).toBe(false);
    expect(none.refusal({ act: 'improvise', as: 'call' })).toMatchObject({ reason: 'cardEmpty', rule: 'AN-231' });
  });

  it('AN-232 a Teleporter with no marker left may be used, and the use counts', () => {
    const table = turnOf({
      figures: [{ airlock: 1, crew: 1, engine: 1, bridge: 1 }],
      teleporters: [['airlock', 'crew', 'bridge']],
      dice: [{ technology: 1 }],
      open: ['thirdRing'],
    });
    table.answer('act', { act: 'technology', technology: 'teleporter' });
    expect(told(table, 'noTeleporterLeft')).toHaveLength(1);
    table.answer('act', { act: 'end' });
    table.answer('fulfil', 'thirdRing');
    expect(table.state.fulfilled[0]).toEqual(['thirdRing']);
  });

  it('AN-233 to sacrifice is to go from the ship to the own supply', () => {
    const table = turnOf({ figures: [{ crew: 3, airlock: 1 }], cards: [2], open: ['stronghold'] });
    table.answer('act', { act: 'end' });
    const supply = table.state.supplies[0];
    table.answer('fulfil', 'stronghold');
    table.answer('sacrificeFrom', place('airlock'));
    expect([table.state.supplies[0] - supply, table.state.cards[0], figures(table.state, 'airlock', 0)]).toEqual([1, 2, 0]);
    expect(told(table, 'sacrificed')[0].to).toBe('supply');
  });

  it('AN-234 there are ten vaccine markers and no more', () => {
    const table = turnOf({ vaccines: [0, 6, 4], dice: [{ technology: 1 }] });
    expect(table.offers({ act: 'technology', technology: 'vaccine' })).toBe(false);
    expect(table.refusal({ act: 'technology', technology: 'vaccine' })).toMatchObject({ reason: 'technologyNoEffect' });
  });

  it('AN-235 most missions demand a sacrifice, not all', () => {
    const costly = MISSION_IDS.filter((id) => MISSIONS[id].sacrifice > 0).length;
    expect([costly, MISSION_IDS.length]).toEqual([24, 30]);
  });

  it('AN-236 supply, card and ship always make 16 researchers; supply and ship 3 teleporters', () => {
    for (const seats of [2, 3, 4]) {
      const table = game(seats, {}, `count${seats}`);
      playOn(table, `count${seats}`, () => {
        for (const p of andromeda.view(table.position, SPECTATOR).table.players.entries()) {
          const [seat, { aboard, trained, supply, teleportersLeft }] = p;
          let here = 0;
          let rings = 0;
          for (const tile of andromeda.view(table.position, SPECTATOR).table.ship) {
            here += tile.figures[seat];
            if (tile.teleporters[seat]) rings++;
          }
          expect([here, aboard + trained + supply, rings + teleportersLeft]).toEqual([aboard, 16, 3]);
        }
        return false;
      });
      expect(table.over).toBe(true);
    }
  });

  it('AN-237 dice on cards, in the offer, in the pool and in the centre are all dice in play', () => {
    for (const seats of [2, 3, 4]) {
      const table = game(seats, {}, `dice${seats}`);
      playOn(table, `dice${seats}`, (decision) => {
        const { dice, pool, offer, centre, phase } = table.state;
        if (phase !== 'setup')
          expect([decision, sum([...dice, ...pool, ...offer, ...centre])]).toEqual([decision, [0, 0, 7, 10, 13][seats]]);
        return false;
      });
    }
  });

  it('AN-238 hides personal missions, stacks, face-down tiles and cards not chosen; shows the rest', () => {
    const state = set({
      hidden: ['crew', 'cryo'],
      personal: ['academy', 'hermits', 'longMarch'],
      general: ['spine', 'fullHouse'],
      open: ['upperHand'],
      figures: [{ airlock: 2 }, { engine: 1 }],
      cards: [3, 2, 1],
      vaccines: [1, 0, 2],
      dice: [{ support: 2 }],
    });
    const position = { state, stack: [], asks: [], chance: [1, 2, 3, 4] as [number, number, number, number], decisions: 0 };
    const text = JSON.stringify(andromeda.view(position, 0).table);
    for (const secret of ['hermits', 'longMarch', 'spine', 'fullHouse', '"crew"', '"cryo"', ...state.personalStack])
      expect(text).not.toContain(secret);
    for (const known of ['academy', 'upperHand', '"engine"', 'teleporter']) expect(text).toContain(known);
    const { table } = andromeda.view(position, SPECTATOR);
    expect(table.players.map((p) => [p.trained, p.vaccines])).toEqual([
      [3, 1],
      [2, 0],
      [1, 2],
    ]);
    expect([table.generalStack, table.players[0].dice[1]]).toEqual([2, 2]);
  });

  it('finds what an invariant is there for', () => {
    const broken = (change: (state: ReturnType<typeof set>) => void): string[] => {
      const state = set({ figures: [{ airlock: 2 }], dice: [{ support: 1 }] });
      change(state);
      return invariants.flatMap(({ name, check }) => (check(state, []) === undefined ? [] : [name]));
    };
    expect(broken(() => {})).toEqual([]);
    expect(broken((s) => s.supplies[0]--)).toHaveLength(1);
    expect(broken((s) => s.centre[0]++)).toHaveLength(1);
    expect(broken((s) => s.vaccines[1]++)).toHaveLength(1);
    expect(broken((s) => s.personalStack.pop())).toHaveLength(1);
    expect(broken((s) => (s.rooms[0] = 'engine'))).toHaveLength(1);
    expect(broken((s) => (s.orderCards[0] = 2))).toHaveLength(1);
    expect(broken((s) => (s.explored = 0)).length).toBeGreaterThan(0);
    expect(broken((s) => (s.teleporters[0] = 0b1111)).length).toBeGreaterThan(0);
  });
});
