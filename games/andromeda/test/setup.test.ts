import { Match, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { RoomId } from '../content/rooms.ts';
import { SPECIES, SPECIES_IDS } from '../content/species.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { andromeda, type Event } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { game, playOn, type Stage, sum } from './table.ts';

const started = (seats: number, options: unknown = {}, seed = 'setup'): Stage =>
  playOn(game(seats, options, seed), `play ${seed}`, (decision) => decision === 'buildOffer');

/** The species round answered, so that the missions are chosen next. */
const atMissions = (seats: number, seed = 'setup'): Stage => playOn(game(seats, {}, seed), seed, (decision) => decision === 'keepMission');

describe('setup', () => {
  it('AN-025 goes in the printed order', () => {
    const match = Match.start(andromeda, andromeda.configure(3, {}), 'order');
    const order: string[] = match.opening.map((e) => ((e.twin ?? e.event) as Event).type);
    for (
      let ask = andromeda.open(match.position as never)[0];
      ask !== undefined && ask.decision !== 'buildOffer';
      ask = andromeda.open(match.position as never)[0]
    ) {
      const [answer] = andromeda.options(match.position as never, ask);
      for (const e of match.answer(ask.seat, ask.decision, answer).events) order.push(((e.twin ?? e.event) as Event).type);
    }
    const first = [...new Set(order)];
    expect(first.slice(0, 9)).toEqual([
      'shipLaid',
      'technologiesLaid',
      'speciesDealt',
      'speciesRevealed',
      'generalRevealed',
      'missionsDrawn',
      'missionKept',
      'landed',
      'startPlayer',
    ]);
  });

  it('AN-026 begins with the airlock face up in the middle', () => {
    for (const seats of [2, 3, 4]) {
      const { rooms, explored } = game(seats).state;
      expect(rooms[4]).toBe('airlock');
      expect(explored).toBe(1 << 4);
    }
  });

  it('AN-027 leaves the Armory and the Laboratory out with two players only', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const two = game(2, {}, `two${i}`).state.rooms;
      expect(two).not.toContain('armory');
      expect(two).not.toContain('lab');
      for (const room of game(3, {}, `three${i}`).state.rooms) seen.add(room ?? '');
    }
    expect(seen).toContain('armory');
    expect(seen).toContain('lab');
  });

  it('AN-028 lays shuffled tiles face down around the airlock', () => {
    const layouts = new Set<string>();
    for (let i = 0; i < 20; i++) layouts.add(game(4, {}, `shuffle${i}`).state.rooms.join());
    expect(layouts.size).toBe(20);
    const two = game(2).state.rooms;
    expect(two.map((room) => room !== null)).toEqual([true, true, false, true, true, true, false, true, true]);
  });

  it('AN-029 has seven rooms with two players and nine with three or four', () => {
    expect([2, 3, 4].map((seats) => game(seats).state.rooms.filter((room) => room !== null).length)).toEqual([7, 9, 9]);
  });

  it('AN-030 only laid tiles are the ship', () => {
    const { table } = andromeda.view(game(2).position, 0);
    expect(table.ship.map((tile) => tile.place)).toEqual([0, 1, 3, 4, 5, 7, 8]);
  });

  it('AN-031 nobody can know which tiles are left over', () => {
    const position = game(3).position;
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const text = JSON.stringify(andromeda.view(position, viewer).table.ship);
      for (const room of position.state.rooms) if (room !== null && room !== 'airlock') expect(text).not.toContain(room);
    }
    const view = andromeda.view(position, 0);
    const left = new Set<string>();
    for (let i = 1; i < 60; i++) {
      const { rooms } = andromeda.determinize(view, seeded(`guess ${i}`)).state;
      for (const id of ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'zone', 'cryo', 'armory', 'comms', 'lab'] as const)
        if (!rooms.includes(id)) left.add(id);
    }
    expect(left.size).toBe(10); // any of them may be in the box
  });

  it('AN-032 leaves exactly two tiles over', () => {
    const small: readonly RoomId[] = ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'zone', 'cryo', 'comms'];
    const large: readonly RoomId[] = [...small, 'armory', 'lab'];
    for (const [seats, candidates, laid] of [
      [2, small, 6],
      [3, large, 8],
      [4, large, 8],
    ] as const) {
      const left = new Set<string>();
      const used = new Set<string | null>();
      for (let i = 0; i < 40; i++) {
        const table = game(seats, {}, `tiles${i}`);
        const rooms: readonly (RoomId | null)[] = table.state.rooms.filter((room) => room !== null && room !== 'airlock');
        expect([rooms.length, new Set(rooms).size, rooms.every((room) => room !== null && candidates.includes(room))]).toEqual([
          laid,
          laid,
          true,
        ]);
        const over = candidates.filter((room) => !rooms.includes(room));
        expect(over).toHaveLength(2);
        for (const room of over) left.add(room);
        for (const room of rooms) used.add(room);
        // Nobody ever sees them.
        if (i > 1) continue;
        playOn(table, `tiles${i}`);
        for (const room of over) expect(JSON.stringify(table.events)).not.toContain(`"${room}"`);
      }
      // What is told of the beginning names no tile but the airlock.
      const { opening } = Match.start(andromeda, andromeda.configure(seats, {}), 'tiles');
      for (const room of candidates) expect(JSON.stringify(opening)).not.toContain(`"${room}"`);
      // Whichever it may be: each is left over now and then, and laid now and then.
      expect([...left].toSorted()).toEqual(candidates.toSorted());
      expect([...used].toSorted()).toEqual(candidates.toSorted());
    }
  });

  it('AN-033 always has the Teleporter in play', () => {
    for (let i = 0; i < 30; i++) expect(game(3, {}, `tele${i}`).state.technologies).toContain('teleporter');
  });

  it('AN-034 lays three random technologies beside it, face up for all', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const table = game(3, {}, `tech${i}`);
      expect(new Set(table.state.technologies).size).toBe(4);
      for (const t of andromeda.view(table.position, SPECTATOR).table.technologies) seen.add(t.id);
    }
    expect([...seen].sort()).toEqual([...TECHNOLOGY_IDS].sort());
  });

  it('AN-035 takes the other four technologies out of the game', () => {
    const table = game(3);
    const inPlay = new Set(table.state.technologies);
    playOn(table, 'to the end');
    expect(table.events.flatMap((e) => (e.type === 'technologyUsed' ? [e.technology] : [])).every((t) => inPlay.has(t))).toBe(true);
    expect(table.state.technologies).toHaveLength(4);
  });

  it('AN-036 puts ten vaccine markers beside Vaccine, none without it', () => {
    const stocks = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { technologies, vaccineStock } = game(4, {}, `vac${i}`).state;
      stocks.add(`${technologies.includes('vaccine')} ${vaccineStock}`);
    }
    expect([...stocks].sort()).toEqual(['false 0', 'true 10']);
  });

  it('AN-037 deals two species cards face down to each player', () => {
    const table = game(4);
    expect(table.state.dealtSpecies.map((d) => d.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(table.state.dealtSpecies.flat()).size).toBe(8);
    const { players } = andromeda.view(table.position, 1).table;
    expect(players.map((p) => p.dealtSpecies)).toEqual([2, table.state.dealtSpecies[1], 2, 2]);
  });

  it('AN-038 keeps one of them in secret and drops the other unseen', () => {
    const table = game(2);
    const [kept, dropped] = table.state.dealtSpecies[0];
    const effects = table.answer('chooseSpecies', kept, 0);
    expect(table.heard(effects, 1)).toEqual([]);
    expect(JSON.stringify(andromeda.view(table.position, 1))).not.toContain(kept);
    table.answer('chooseSpecies', table.state.dealtSpecies[1][0], 1);
    expect(table.state.species[0]).toBe(kept);
    expect(JSON.stringify(andromeda.view(table.position, 1).table)).not.toContain(dropped);
  });

  it('AN-039 reveals all species together when all have chosen', () => {
    const table = game(3);
    table.answer('chooseSpecies', table.state.dealtSpecies[2][1], 2);
    table.answer('chooseSpecies', table.state.dealtSpecies[0][0], 0);
    expect(table.state.species).toEqual([null, null, null]);
    table.answer('chooseSpecies', table.state.dealtSpecies[1][0], 1);
    const { players } = andromeda.view(table.position, SPECTATOR).table;
    expect(players.every((p) => p.species !== null)).toBe(true);
  });

  it('AN-040 makes a general stack of seven missions', () => {
    const { generalStack, openMissions } = atMissions(3).state;
    expect(generalStack.length + openMissions.length).toBe(7);
  });

  it('AN-041 opens one of them', () => {
    const table = atMissions(3);
    expect([table.state.openMissions.length, table.state.generalStack.length]).toEqual([1, 6]);
    expect(andromeda.view(table.position, SPECTATOR).table.openMissions).toEqual(table.state.openMissions);
  });

  it('AN-042 leaves twenty-three missions for the personal stack', () => {
    const { personalStack, drawn } = atMissions(4).state;
    expect(personalStack.length + drawn.flat().length).toBe(23);
  });

  it('AN-043 each player draws two missions and keeps one of them face down', () => {
    const table = atMissions(3);
    expect(table.state.drawn.map((d) => d.length)).toEqual([2, 2, 2]);
    const drawn = table.state.drawn.map((d) => [...d]);
    expect(table.options(1)).toEqual(drawn[1]);
    for (const seat of [0, 1, 2]) table.answer('keepMission', drawn[seat][1], seat);
    expect(table.state.personal).toEqual(drawn.map((d) => d[1]));
    const { players } = andromeda.view(table.position, 0).table;
    expect(players.map((p) => p.personal)).toEqual([drawn[0][1], null, null]);
  });

  it('AN-044 puts the others under the personal stack', () => {
    const table = atMissions(3);
    const drawn = table.state.drawn.map((d) => [...d]);
    for (const seat of [0, 1, 2]) table.answer('keepMission', drawn[seat][0], seat);
    expect(new Set(table.state.personalStack.slice(0, 3))).toEqual(new Set(drawn.map((d) => d[1])));
    const seen = andromeda.view(table.position, 1).table.personalStack;
    expect(seen.filter((m) => m !== null)).toEqual([drawn[1][1]]); // only its own card is remembered
  });

  it('AN-045 never mixes the two stacks', () => {
    const table = started(4);
    const general = new Set([...table.state.generalStack, ...table.state.openMissions]);
    playOn(table, 'whole game');
    const opened = table.events.flatMap((e) => (e.type === 'generalRevealed' ? [e.mission] : []));
    expect(opened.every((m) => general.has(m))).toBe(true);
    const drawn = table.events.flatMap((e) => (e.type === 'missionsDrawn' ? (e.missions ?? []) : []));
    expect(drawn.some((m) => general.has(m))).toBe(false);
  });

  it('AN-046 gives each player a colour of its own with 16 researchers and 3 teleporters', () => {
    const { players } = andromeda.view(started(4).position, 0).table;
    for (const p of players) {
      expect(p.aboard + p.trained + p.supply).toBe(16);
      expect(p.teleportersLeft + 1).toBe(3);
    }
  });

  it('AN-047 puts one teleporter of each player into the airlock', () => {
    const { ship } = andromeda.view(started(3).position, 0).table;
    expect(ship.find((tile) => tile.room === 'airlock')?.teleporters).toEqual([true, true, true]);
    expect(ship.filter((tile) => tile.teleporters.some(Boolean))).toHaveLength(1);
  });

  it('AN-048 puts the green number of researchers into the airlock', () => {
    const table = started(4);
    const airlock = andromeda.view(table.position, 0).table.ship.find((tile) => tile.room === 'airlock');
    expect(airlock?.figures).toEqual(table.state.species.map((s) => SPECIES[s ?? 'tarn'].airlock));
  });

  it('AN-049 puts the orange number of researchers on the species card', () => {
    const { state } = started(4);
    expect(state.cards).toEqual(state.species.map((s) => SPECIES[s ?? 'tarn'].card));
  });

  it('AN-050 keeps the rest and two teleporters in the supply', () => {
    const table = started(3);
    andromeda.view(table.position, 0).table.players.forEach((p) => {
      const { airlock, card } = SPECIES[p.species ?? 'tarn'];
      expect([p.supply, p.teleportersLeft]).toEqual([16 - airlock - card, 2]);
    });
  });

  it('AN-051 plays with 7, 10 or 13 dice', () => {
    expect([2, 3, 4].map((seats) => sum(started(seats).state.pool))).toEqual([7, 10, 13]);
  });

  it('AN-052 plays with as many order cards as players', () => {
    for (const seats of [2, 3, 4]) {
      const table = playOn(started(seats), 'cards', (decision) => decision === 'act' || decision === 'loseResearcher');
      expect([...table.state.orderCards].sort()).toEqual([1, 2, 3, 4].slice(0, seats));
    }
  });

  it('AN-053 has an overview for everybody, in both languages', () => {
    for (const text of [en, de]) expect(text.topics.some(({ ids }) => ids.includes('term:round') && ids.includes('term:goal'))).toBe(true);
  });

  it('AN-054 chooses the start player at random', () => {
    const starts = new Set<number>();
    for (let i = 0; i < 40; i++) starts.add(started(4, {}, `start${i}`).state.startPlayer);
    expect(starts.size).toBe(4);
  });

  it('AN-055 sets up four players as printed', () => {
    const { table } = andromeda.view(started(4).position, SPECTATOR);
    expect({
      rooms: table.ship.length,
      explored: table.ship.filter((t) => t.room !== null).length,
      technologies: table.technologies.length,
      open: table.openMissions.length,
      general: table.generalStack,
      personal: table.personalStack.length,
      dice: table.diceInPlay,
      teleporters: table.ship[4].teleporters.filter(Boolean).length,
    }).toEqual({ rooms: 9, explored: 1, technologies: 4, open: 1, general: 6, personal: 19, dice: 13, teleporters: 4 });
  });

  it('AN-056 sets up two players as printed', () => {
    const scene = started(2);
    const { table } = andromeda.view(scene.position, SPECTATOR);
    expect([table.ship.length, table.diceInPlay, table.personalStack.length, table.players.length]).toEqual([7, 7, 21, 2]);
    for (const room of ['armory', 'lab'] as const) expect(scene.state.rooms).not.toContain(room);
    playOn(scene, 'cards', (decision) => decision === 'act' || decision === 'loseResearcher');
    expect([...scene.state.orderCards].sort()).toEqual([1, 2]);
  });

  it('AN-239 drops the species cards that were not dealt', () => {
    for (const [seats, undealt] of [
      [2, 4],
      [3, 2],
      [4, 0],
    ]) {
      const table = game(seats);
      const dealt = new Set(table.state.dealtSpecies.flat());
      expect(SPECIES_IDS.length - dealt.size).toBe(undealt);
      const after = playOn(table, 'drop', (decision) => decision === 'keepMission');
      expect(after.state.species.every((s) => s !== null && dealt.has(s))).toBe(true);
      expect(after.state.dealtSpecies.flat()).toEqual([]);
    }
  });
});

describe('beginner game', () => {
  it('AN-057 is an option, off unless chosen', () => {
    expect(andromeda.configure(3, {}).options).toMatchObject({ beginner: false });
    expect(andromeda.configure(3, { beginner: true }).options).toMatchObject({ beginner: true });
    expect(game(3).asked).toBe('chooseSpecies');
  });

  it('AN-058 plays with the four named technologies', () => {
    for (let i = 0; i < 10; i++)
      expect(game(4, { beginner: true }, `b${i}`).state.technologies).toEqual(['teleporter', 'cloning', 'universalTool', 'vaccine']);
  });

  it('AN-059 deals one open species card and offers no choice', () => {
    const table = game(4, { beginner: true });
    expect(table.asked).toBe('keepMission');
    const species = andromeda.view(table.position, SPECTATOR).table.players.map((p) => p.species);
    expect(new Set(species).size).toBe(4);
    const others = new Set<string>();
    for (let i = 0; i < 20; i++) others.add(game(4, { beginner: true }, `r${i}`).state.species.join());
    expect(others.size).toBeGreaterThan(15);
  });

  it('AN-060 always has ten vaccine markers', () => {
    for (let i = 0; i < 10; i++) expect(game(2, { beginner: true }, `v${i}`).state.vaccineStock).toBe(10);
  });
});
