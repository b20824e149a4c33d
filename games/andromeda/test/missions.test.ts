import { int, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MISSION_IDS, MISSIONS, type MissionId } from '../content/missions.ts';
import { andromeda } from '../index.ts';
import { canFulfil, possibleInThisGame } from '../rules/conditions.ts';
import { diceOf, figures, type Given, game, place, playOn, type Stage, set, told, turnOf } from './table.ts';

/** At the mission step of seat 0. */
function missionStep(given: Given): Stage {
  const table = turnOf(given);
  table.answer('act', { act: 'end' });
  return table;
}

describe('fulfilling missions', () => {
  it('AN-181 checks the personal mission and all open general ones', () => {
    const table = missionStep({
      figures: [{ airlock: 5, crew: 3 }],
      cards: [6],
      personal: ['academy'],
      open: ['townMeeting', 'stronghold', 'spine'],
    });
    expect(table.options()).toEqual(['academy', 'townMeeting', 'stronghold', 'done']);
    expect(table.refusal('spine')).toMatchObject({ reason: 'missionMissing' });
  });

  it('AN-182 only in the last step of the own turn', () => {
    const table = turnOf({ figures: [{ airlock: 5 }], open: ['townMeeting'] });
    expect(table.asked).toBe('act');
    expect(table.options().includes('townMeeting')).toBe(false);
    const whole = playOn(game(4, {}, 'only'), 'only');
    let active = -1;
    for (const e of whole.events) {
      if (e.type === 'turnBegan') active = e.seat;
      if (e.type === 'fulfilled') expect(e.seat).toBe(active);
    }
    expect(told(whole, 'fulfilled').length).toBeGreaterThan(0);
  });

  it('AN-183 lays the card open, shows the condition, sacrifices', () => {
    const table = missionStep({ figures: [{ airlock: 2, crew: 1 }], cards: [6], personal: ['academy'] });
    const effects = table.answer('fulfil', 'academy');
    expect(table.heard(effects, 1)).toContainEqual({ type: 'fulfilled', seat: 0, mission: 'academy', points: 1, personal: true });
    expect(effects.barrier).toBe('reveal');
    table.answer('sacrificeFrom', place('crew'));
    expect(andromeda.view(table.position, 1).table.players[0].fulfilled).toEqual(['academy']);
    expect(figures(table.state, 'crew', 0)).toBe(0);
  });

  it('AN-184 sacrifices as many as the card says', () => {
    for (const [mission, given, sacrificed] of [
      ['reservePower', { figures: [{ airlock: 4 }], dice: [{ support: 3 }] }, 0],
      ['stronghold', { figures: [{ airlock: 4 }] }, 1],
      ['fullHouse', { figures: [{ airlock: 10 }] }, 2],
    ] as const) {
      const table = missionStep({ ...given, open: [mission] });
      table.answer('fulfil', mission);
      expect(told(table, 'sacrificed').length).toBe(sacrificed);
    }
  });

  it('AN-185 takes them from the ship to the supply only', () => {
    const table = missionStep({ figures: [{ airlock: 10 }], cards: [3], open: ['fullHouse'] });
    table.answer('fulfil', 'fullHouse');
    expect([figures(table.state, 'airlock', 0), table.state.cards[0], table.state.supplies[0]]).toEqual([8, 3, 5]);
  });

  it('AN-186 takes any of them, those that met the condition too', () => {
    const table = missionStep({ figures: [{ crew: 3, airlock: 1, engine: 1 }], open: ['stronghold'] });
    table.answer('fulfil', 'stronghold');
    expect(table.options()).toEqual([place('crew'), place('engine'), place('airlock')]);
    table.answer('sacrificeFrom', place('crew'));
    expect([figures(table.state, 'crew', 0), table.state.fulfilled[0]]).toEqual([2, ['stronghold']]);
  });

  it('AN-187 without enough researchers on the ship it cannot be fulfilled', () => {
    const table = missionStep({ figures: [{}], cards: [6], open: ['academy'] });
    expect(table.options()).toEqual(['done']);
    expect(table.refusal('academy')).toMatchObject({ reason: 'sacrificeMissing', rule: 'AN-187', args: { need: 1, missing: 1 } });
  });

  it('AN-188 the points count from that moment', () => {
    const table = missionStep({ figures: [{ airlock: 10 }], open: ['fullHouse'] });
    expect(andromeda.score(table.position, 0).parts.missions).toBe(0);
    table.answer('fulfil', 'fullHouse');
    expect(andromeda.score(table.position, 0).parts.missions).toBe(2);
  });

  it('AN-189 a general mission is gone once fulfilled', () => {
    const table = missionStep({ figures: [{ airlock: 5 }], open: ['townMeeting', 'spine'] });
    table.answer('fulfil', 'townMeeting');
    expect([table.state.openMissions, table.offers('townMeeting')]).toEqual([['spine'], false]);
  });

  it('AN-190 several in the order the player likes', () => {
    for (const order of [
      ['academy', 'stronghold'],
      ['stronghold', 'academy'],
    ]) {
      const table = missionStep({ figures: [{ airlock: 6 }], cards: [6], open: ['academy', 'stronghold'] });
      for (const mission of order) table.answer('fulfil', mission);
      expect(table.state.fulfilled[0]).toEqual(order);
    }
  });

  it('AN-191 conditions are checked anew after each', () => {
    const table = missionStep({ figures: [{ airlock: 3 }], cards: [6], open: ['academy', 'stronghold'] });
    expect(table.offers('stronghold')).toBe(true);
    table.answer('fulfil', 'academy'); // one of the three is sacrificed
    expect(table.offers('stronghold')).toBe(false);
    expect(table.refusal('stronghold')).toMatchObject({ args: { parts: [{ have: 2, need: 3 }] } });
  });

  it('AN-191 told is how much of it there is, which may be nothing', () => {
    const table = missionStep({ figures: [{}, { airlock: 3 }], cards: [6], open: ['stronghold'] });
    expect(table.refusal('stronghold')).toMatchObject({ args: { parts: [{ have: 0, need: 3 }] } });
  });

  it('AN-192 any number of missions in a round', () => {
    const open: MissionId[] = ['academy', 'stronghold', 'townMeeting', 'fullHouse', 'upperHand'];
    const table = missionStep({ figures: [{ airlock: 9 }], cards: [6], open });
    for (const mission of ['upperHand', 'townMeeting', 'stronghold', 'academy']) table.answer('fulfil', mission);
    expect(table.state.fulfilled[0]).toHaveLength(4);
  });

  it('AN-193 fulfilling is voluntary', () => {
    const table = missionStep({ figures: [{ airlock: 5 }], open: ['townMeeting'] });
    expect(table.offers('done')).toBe(true);
    table.answer('fulfil', 'done');
    expect([table.over, table.state.fulfilled[0]]).toEqual([true, []]);
  });

  it('AN-194 sacrificed researchers can be trained and called again', () => {
    const table = missionStep({ figures: [{ airlock: 3, crew: 1 }], cards: [12], open: ['academy'] });
    expect(table.state.supplies[0]).toBe(0);
    table.answer('fulfil', 'academy');
    table.answer('sacrificeFrom', place('crew'));
    expect(table.state.supplies[0]).toBe(1);
    const later = turnOf({ figures: [{ airlock: 3 }], cards: [12], dice: [{ training: 1, support: 1 }] });
    later.answer('act', { act: 'training' });
    later.answer('act', { act: 'support' });
    expect(later.state.cards[0]).toBe(12);
  });

  it('AN-195 a personal mission is secret until fulfilled', () => {
    const table = missionStep({ figures: [{ airlock: 5 }], personal: ['townMeeting', 'spine', 'academy'] });
    for (const viewer of [1, 2, SPECTATOR]) expect(JSON.stringify(andromeda.view(table.position, viewer))).not.toContain('townMeeting');
    expect(andromeda.view(table.position, 0).table.players[0].personal).toBe('townMeeting');
    // The question comes also when nothing can be fulfilled, so that it gives nothing away.
    expect(missionStep({ personal: ['fullHouse'] }).options()).toEqual(['done']);
    table.answer('fulfil', 'townMeeting');
    expect(andromeda.view(table.position, 1).table.players[0].fulfilled).toEqual(['townMeeting']);
  });

  it('an echo returns the sacrificed to the species card', () => {
    const table = missionStep({ figures: [{ airlock: 10 }], species: ['orphane'], open: ['fullHouse'] });
    table.answer('fulfil', 'fullHouse');
    expect([table.state.cards[0], table.state.supplies[0]]).toEqual([2, 6]);
  });
});

describe('the thirty missions', () => {
  const OTHERS = { airlock: 4 } as const;
  /** For each mission a table that fulfils it and one that just does not; `turn` is what was done in this turn. */
  type Case = { yes: Given; no: Given; turn?: { yes: object; no: object } };
  /** For missions of several parts: tables on which another part is missing. */
  type Missing = { given: Given; turn?: object };
  const cases: Record<MissionId, Case> = {
    smallFootprint: { yes: { figures: [{ crew: 2 }, OTHERS, OTHERS] }, no: { figures: [{ crew: 3 }, OTHERS, OTHERS] } },
    farSignal: {
      yes: { figures: [{ crew: 1, engine: 1, bridge: 1, zone: 1, airlock: 1, cryo: 1 }] },
      no: { figures: [{ crew: 2, engine: 1, bridge: 1, zone: 1, airlock: 1 }] },
    },
    thirdRing: {
      yes: { figures: [{ crew: 1, engine: 1, bridge: 1, airlock: 1 }] },
      no: { figures: [{ crew: 2, engine: 1, bridge: 1 }] },
      turn: { yes: { technologies: 1 }, no: { technologies: 1 } },
    },
    doubleShift: { yes: {}, no: {}, turn: { yes: { technologies: 0b101 }, no: { technologies: 0b100 } } },
    reservePower: { yes: { dice: [{ training: 1, support: 2 }] }, no: { dice: [{ training: 1, support: 1 }] } },
    underWatch: {
      yes: {
        figures: [
          { crew: 1, engine: 1 },
          { crew: 2, engine: 2 },
        ],
      },
      no: {
        figures: [
          { crew: 1, engine: 1 },
          { crew: 2, engine: 1 },
        ],
      },
    },
    pathfinders: { yes: { hidden: ['crew'] }, no: { hidden: ['crew'] }, turn: { yes: { explored: 3 }, no: { explored: 2 } } },
    townMeeting: { yes: { figures: [{ crew: 5 }] }, no: { figures: [{ crew: 4, airlock: 4 }] } },
    coldStorage: { yes: { figures: [{ cryo: 2, airlock: 5 }] }, no: { figures: [{ cryo: 2, airlock: 5 }, { cryo: 2 }] } },
    hotZone: { yes: { figures: [{ reactor: 3 }, { reactor: 5 }] }, no: { figures: [{ reactor: 2, zone: 2 }] } },
    nightWatch: { yes: { figures: [{ crew: 1, engine: 1, bridge: 1 }] }, no: { figures: [{ airlock: 1, engine: 1, bridge: 1 }] } },
    spareParts: { yes: { figures: [{ engine: 1 }] }, no: { figures: [{ engine: 1 }] }, turn: { yes: { technologies: 2 }, no: {} } },
    listeningPost: { yes: { figures: [{ comms: 2 }, { comms: 3 }] }, no: { figures: [{ comms: 1, bridge: 1 }] } },
    sharedTable: {
      yes: { figures: [{ crew: 1, engine: 1, bridge: 1, zone: 1 }, { crew: 1, engine: 2, zone: 1 }, { bridge: 1 }] },
      no: {
        figures: [
          { crew: 1, engine: 1, bridge: 1, zone: 1 },
          { crew: 1, engine: 2, zone: 1 },
        ],
      },
    },
    hermits: { yes: { figures: [{ crew: 1, engine: 1, bridge: 1 }] }, no: { figures: [{ crew: 1, engine: 1, bridge: 1 }, { crew: 1 }] } },
    academy: { yes: { figures: [{ crew: 1 }], cards: [6] }, no: { figures: [{ crew: 1 }], cards: [5] } },
    longMarch: { yes: { figures: [{ crew: 1 }] }, no: { figures: [{ crew: 1 }] }, turn: { yes: { moved: 5 }, no: { moved: 4 } } },
    massLanding: { yes: { figures: [{ crew: 1 }] }, no: { figures: [{ crew: 1 }] }, turn: { yes: { called: 3 }, no: { called: 2 } } },
    fieldTrial: {
      yes: { figures: [{ crew: 1 }] },
      no: { figures: [{ crew: 1 }] },
      turn: { yes: { technologies: 4, roomActions: 1 }, no: { technologies: 4 } },
    },
    stronghold: { yes: { figures: [{ crew: 5 }, { crew: 2 }] }, no: { figures: [{ crew: 4 }, { crew: 2 }] } },
    triangulation: {
      yes: { figures: [{ crew: 4, engine: 2, bridge: 2 }] },
      no: { figures: [{ crew: 4, engine: 2, bridge: 1, hangar: 1 }] },
    },
    headAndHatch: { yes: { figures: [{ airlock: 5, comms: 4 }] }, no: { figures: [{ airlock: 5, crew: 4 }] } },
    ringNetwork: {
      yes: { figures: [{ airlock: 7, crew: 1 }], teleporters: [['airlock', 'crew']] },
      no: { figures: [{ airlock: 7, hangar: 1 }], teleporters: [['airlock', 'crew']] },
    },
    upperHand: { yes: { figures: [{ crew: 9 }, { airlock: 7 }] }, no: { figures: [{ crew: 9 }, { airlock: 8 }] } },
    deepVault: { yes: { figures: [{ cryo: 2, zone: 2, crew: 4 }] }, no: { figures: [{ cryo: 2, hangar: 2, crew: 4 }] } },
    grandSurvey: {
      yes: { figures: [{ crew: 3, engine: 1, bridge: 1, zone: 1, airlock: 1, cryo: 1 }] },
      no: { figures: [{ crew: 4, engine: 1, bridge: 1, zone: 1, airlock: 1 }] },
    },
    fullHouse: { yes: { figures: [{ crew: 10 }] }, no: { figures: [{ crew: 9 }] } },
    spine: { yes: { figures: [{ crew: 5, engine: 1, bridge: 1 }] }, no: { figures: [{ crew: 5, engine: 1, hangar: 1 }] } },
    highGround: { yes: { figures: [{ cryo: 2, zone: 2, crew: 1 }] }, no: { figures: [{ cryo: 2, zone: 2 }] } },
    cornerClaims: { yes: { figures: [{ crew: 4, cryo: 4 }] }, no: { figures: [{ crew: 4, zone: 4 }] } },
  };

  /** The same table, a few seats further round: what was seat 0's is this seat's. */
  function moved(given: Given, seat: number): Given {
    const turned = <T>(list: readonly T[] = [], none: T): readonly T[] =>
      Array.from({ length: 3 }, (_, i) => list[(i - seat + 3) % 3] ?? none);
    const { figures, cards, teleporters, dice, species, ...rest } = given;
    return {
      ...rest,
      figures: turned(figures, {}),
      cards: turned(cards, 0),
      teleporters: turned(teleporters, ['airlock']),
      dice: turned(dice, {}),
      species: turned(species, null),
    };
  }

  const atSeats = MISSION_IDS.flatMap((mission) => [0, 1, 2].map((seat) => ({ mission, seat })));
  it.each(atSeats)('$mission asks seat $seat for what its card says', ({ mission, seat }) => {
    const { yes, no, turn } = cases[mission];
    for (const [given, done, expected] of [
      [yes, turn?.yes, true],
      [no, turn?.no, false],
    ] as const) {
      const state = set({ ...moved(given, seat), open: [mission] });
      state.active = seat;
      Object.assign(state.turn, done);
      expect([expected, canFulfil(state, seat, mission)]).toEqual([expected, expected]);
    }
  });

  it.each([
    [1, 0],
    [0, 1],
    [2, 0],
    [0, 2],
  ])('rooms that seat %i holds firmly are not those in which seat %i has more', (seat, rival) => {
    const figures: Record<string, number>[] = [{}, {}, {}];
    figures[seat] = { crew: 2, engine: 2, bridge: 2, airlock: 2 };
    expect(canFulfil(set({ figures, open: ['triangulation'] }), seat, 'triangulation')).toBe(true);
    figures[rival] = { bridge: 3, airlock: 3 };
    expect(canFulfil(set({ figures, open: ['triangulation'] }), seat, 'triangulation')).toBe(false);
  });

  const FOUR: Given['figures'] = [{ crew: 1, engine: 1, bridge: 1, airlock: 1 }];
  const missing: Partial<Record<MissionId, Missing[]>> = {
    thirdRing: [{ given: { figures: FOUR } }, { given: { figures: FOUR }, turn: { technologies: 0b110 } }],
    underWatch: [
      {
        given: {
          figures: [
            { crew: 1, zone: 1 },
            { crew: 2, engine: 2, bridge: 2, cryo: 2 },
          ],
        },
      },
    ],
    nightWatch: [{ given: { figures: [{ crew: 2, engine: 1 }] } }],
    spareParts: [{ given: { figures: [{ crew: 1 }] }, turn: { technologies: 2 } }],
    fieldTrial: [{ given: { figures: [{ crew: 1 }] }, turn: { roomActions: 1 } }],
    coldStorage: [{ given: { figures: [{ cryo: 2, airlock: 4 }] } }],
    headAndHatch: [{ given: { figures: [{ crew: 5, comms: 4 }] } }, { given: { figures: [{ airlock: 4, comms: 4 }] } }],
    triangulation: [{ given: { figures: [{ crew: 3, engine: 2, bridge: 2 }] } }],
    ringNetwork: [{ given: { figures: [{ airlock: 6, crew: 1 }], teleporters: [['airlock', 'crew']] } }],
    upperHand: [{ given: { figures: [{ crew: 8 }, { airlock: 4 }] } }],
    deepVault: [{ given: { figures: [{ cryo: 2, zone: 2, crew: 3 }] } }],
    grandSurvey: [{ given: { figures: [{ crew: 2, engine: 1, bridge: 1, zone: 1, airlock: 1, cryo: 1 }] } }],
    spine: [{ given: { figures: [{ crew: 4, engine: 1, bridge: 1 }] } }],
    cornerClaims: [{ given: { figures: [{ crew: 4, cryo: 3 }] } }],
  };

  it('a mission of several parts needs each of them', () => {
    for (const mission of MISSION_IDS) {
      const { condition } = MISSIONS[mission];
      const tables = missing[mission] ?? [];
      // Together with the table above there is at least one for each part.
      if (condition.kind === 'all') expect(tables.length + 1, mission).toBeGreaterThanOrEqual(condition.of.length);
      for (const { given, turn } of tables) {
        const state = set({ ...given, open: [mission] });
        state.active = 0;
        Object.assign(state.turn, turn);
        expect([mission, canFulfil(state, 0, mission)]).toEqual([mission, false]);
      }
    }
  });

  it('what was done this turn counts for the active player only', () => {
    const state = set({ figures: [{ crew: 1 }, { crew: 1 }], open: ['longMarch'] });
    state.active = 0;
    state.turn.moved = 5;
    expect([canFulfil(state, 0, 'longMarch'), canFulfil(state, 1, 'longMarch')]).toEqual([true, false]);
  });

  it('a fully explored ship opens the other way for the Pathfinders', () => {
    const five = { crew: 1, engine: 1, bridge: 1, hangar: 1, cryo: 1 };
    expect(canFulfil(set({ figures: [five] }), 0, 'pathfinders')).toBe(true);
    expect(canFulfil(set({ figures: [five], hidden: ['comms'] }), 0, 'pathfinders')).toBe(false);
  });

  it('none is impossible in more than half of the games in which it is drawn', () => {
    // Impossible: too few of the rooms it names lie in the ship, or the technology it names is not in play.
    for (const seats of [2, 3, 4]) {
      const impossible = new Map<MissionId, number>();
      const games = 300;
      for (let i = 0; i < games; i++) {
        const { state } = andromeda.start(andromeda.configure(seats, {}), `possible${i}`);
        for (const mission of MISSION_IDS)
          if (!possibleInThisGame(state, mission)) impossible.set(mission, (impossible.get(mission) ?? 0) + 1);
      }
      for (const count of impossible.values()) expect(count / games).toBeLessThan(0.5);
    }
  });

  it('no mission for two points can be had at the start', () => {
    for (let i = 0; i < 60; i++) {
      const luck = seeded(`start ${i}`);
      const table = game(2 + int(luck, 3), {}, `start ${i}`);
      playOn(table, `start ${i}`, (decision) => decision === 'act');
      for (const mission of MISSION_IDS.filter((id) => MISSIONS[id].points === 2))
        expect(canFulfil(table.state, table.ask().seat, mission)).toBe(false);
    }
  });

  it('dice a mission is paid with are spent', () => {
    const table = missionStep({ dice: [{ movement: 3 }], open: ['reservePower'] });
    table.answer('fulfil', 'reservePower');
    expect([diceOf(table.state, 0), told(table, 'dieSpent').map((e) => e.use)]).toEqual([0, ['mission', 'mission', 'mission']]);
  });
});
