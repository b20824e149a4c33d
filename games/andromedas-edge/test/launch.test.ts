import { describe, expect, it } from 'vitest';
import { BARGE, SCRAPYARD, SETTLED } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  claimed,
  events,
  FIGHTER,
  free,
  give,
  hand,
  launchTo,
  look,
  MAXIMUS,
  MONOLITH_CELL,
  ODESSA,
  OFFICE,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  SHIPYARD_CELL,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const destinations = (scene: ReturnType<typeof play>, ship: number): number[] =>
  scene.options().flatMap((o) => (typeof o === 'object' && o !== null && 'launch' in o && o.launch === ship ? [o.to as number] : []));

describe('launch a ship', () => {
  it('AE-124 launch, activate, Raider Strike, battle, in this order', () => {
    const state = table();
    state.raiders[0] = 2;
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    const order = ['launched', 'moonClaimed', 'raiderMoved', 'battleBegan'].map((type) => scene.events.findIndex((e) => e.type === type));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.slice().sort((a, b) => a - b));
  });
  it('AE-125 exactly one ship, taken from the Launch Bay', () => {
    for (const seat of [0, 1]) {
      for (const [ship, index] of [
        [TRANSPORT, 0],
        [FIGHTER, 6],
        [SCIENCE_VESSEL, 7],
        [CRUISER, 8],
      ]) {
        const state = table();
        if (ship !== TRANSPORT) put(state, seat, ship, -2);
        const { ships } = state.players[seat];
        ships[3] = SCRAPYARD;
        ships[4] = BARGE;
        // Of the single ships those that are not to go are damaged or being repaired.
        for (const other of [6, 7, 8]) if (other !== index) ships[other] = other === 7 ? SCRAPYARD : BARGE;
        const before = [...state.players[seat].ships];
        const scene = play(state, seat);
        // Nothing in the Scrapyard, on the Repair Barge or unbuilt can be launched.
        const types = new Set(scene.options().flatMap((o) => (typeof o === 'object' && o !== null && 'launch' in o ? [o.launch] : [])));
        expect([...types].toSorted()).toEqual(ship === TRANSPORT ? [TRANSPORT] : [TRANSPORT, ship]);
        scene.answer('takeTurn', launchTo(ship, COMMERCE_PLANET));
        until(scene, 'takeTurn');
        // No second one is offered.
        expect(scene.over).toBe(true);
        expect(player(scene, seat).ships).toEqual(before.map((at, i) => (i === index ? COMMERCE_PLANET : at)));
        expect(events(scene, 'launched')).toEqual([{ type: 'launched', seat, ship, to: COMMERCE_PLANET, jump: false }]);
      }
    }
  });
  it('AE-126 ships in the Scrapyard or on the Repair Barge cannot be launched', () => {
    const state = table();
    state.players[0].ships = [SCRAPYARD, BARGE, SCRAPYARD, -1, -1, -1, -1, -1, -1];
    expect(destinations(play(state), TRANSPORT)).toEqual([]);
  });
  it('AE-127 the region launched to is the active region until the end of the turn', () => {
    const scene = play(table());
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.asked).toBe('endTurn');
    expect(scene.state.region).toBe(COMMERCE_PLANET);
  });
  it('AE-128 AE-266 it stays active even if the launched ship is gone before the strike', () => {
    for (const seat of [0, 1]) {
      const state = table();
      hand(state, seat, 'rotationOrder');
      state.raiders[4] = 2;
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      expect(scene.ask()).toMatchObject({ seat, decision: 'goOn', args: { to: 'strike' } });
      scene.answer('goOn', free('play', { card: card('rotationOrder') }));
      scene.answer('recall', { ship: TRANSPORT, from: COMMERCE_PLANET });
      expect(player(scene, seat).ships).not.toContain(COMMERCE_PLANET);
      expect(scene.state.region).toBe(COMMERCE_PLANET);
      scene.answer('goOn', 'go');
      expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: 1, from: 2, to: COMMERCE_PLANET, strike: true }]);
      expect(events(until(scene), 'battleBegan')).toEqual([]);
    }
  });
  it('AE-128 the battle is fought there even if the launched ship went elsewhere or home', () => {
    for (const seat of [0, 1, 2]) {
      const [second, third] = [(seat + 1) % 3, (seat + 2) % 3];
      for (const gone of [
        { card: 'rotationOrder', decision: 'recall', answer: { ship: TRANSPORT, from: COMMERCE_PLANET }, at: -2 },
        { card: 'lastLightJump', decision: '', answer: null, at: COMMERCE_PLANET },
      ]) {
        const state = table(3);
        put(state, second, TRANSPORT, COMMERCE_PLANET);
        put(state, third, FIGHTER, COMMERCE_PLANET);
        put(state, seat, TRANSPORT, 14);
        hand(state, seat, gone.card);
        const scene = play(state, seat);
        scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
        expect(scene.ask()).toMatchObject({ seat, decision: 'goOn', args: { to: 'battle' } });
        if (gone.answer !== null) {
          scene.answer('goOn', free('play', { card: card(gone.card) }));
          scene.answer(gone.decision, gone.answer);
        }
        scene.answer('goOn', 'go');
        expect(events(scene, 'battleBegan')).toEqual([{ type: 'battleBegan', at: COMMERCE_PLANET }]);
        expect(scene.state.region).toBe(COMMERCE_PLANET);
        until(scene);
        const [decided] = events(scene, 'battleDecided');
        if (decided?.type !== 'battleDecided') throw new Error('nothing was decided');
        expect([...decided.winners, ...decided.losers].toSorted()).toEqual(
          (gone.answer === null ? [seat, second, third] : [second, third]).toSorted(),
        );
      }
    }
  });
  it('AE-266 a moment before the strike and one before the battle it brings, asked when anything could be done', () => {
    const moments = (set: (state: ReturnType<typeof table>) => void, seat = 0): string[] => {
      const state = table();
      put(state, seat, TRANSPORT, 14);
      set(state);
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      const to: string[] = [];
      scene.playOn((ask, options) => {
        if (ask.decision === 'goOn') to.push(`${ask.seat} ${ask.args.to}`);
        return options.find((o) => o === 'go' || o === 'pass' || o === 'done' || o === 'end' || o === 0) ?? options[0];
      });
      return to;
    };
    const raider = (s: ReturnType<typeof table>): void => {
      s.raiders[4] = 2;
    };
    expect(moments(raider)).toEqual(['0 strike', '0 battle']);
    expect(moments(raider, 1)).toEqual(['1 strike', '1 battle']);
    expect(moments((s) => put(s, 1, TRANSPORT, COMMERCE_PLANET))).toEqual(['0 battle']);
    expect(moments(() => undefined)).toEqual([]);
    /* Without moons, cards, tokens, leaders or abilities there is nothing to be asked about. */
    expect(
      moments((s) => {
        raider(s);
        s.moons[COMMERCE_PLANET] = [];
        s.players[0].abroad.fill(0);
      }),
    ).toEqual([]);
  });
  it('AE-129 without a ship on the board it is a first Launch: any distance', () => {
    expect(destinations(play(table()), TRANSPORT)).toEqual(expect.arrayContaining([6, 8, 10, 11, 12, 14, 15, 18, 20, 21, 22, 23]));
  });
  it('AE-130 scrapped ships and transports inside developments do not count as ships on the board', () => {
    const state = table();
    state.players[0].ships[1] = SCRAPYARD;
    state.players[0].ships[2] = SETTLED;
    state.owner[COMMERCE_PLANET] = 0;
    expect(destinations(play(state), TRANSPORT)).toContain(23);
  });
  it('AE-131 a first Launch goes to any unoccupied region that meets the other requirements', () => {
    const scene = play(table());
    expect(destinations(scene, TRANSPORT)).toContain(SHIPYARD_CELL);
    expect(destinations(scene, TRANSPORT)).not.toContain(TRADE_HUB_CELL);
    expect(destinations(scene, TRANSPORT)).not.toContain(0);
  });
  it('AE-132 a first Launch may not go to an occupied region without Attack', () => {
    const state = table();
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, FIGHTER, -2);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, COMMERCE_PLANET))).toBe(false);
    expect(scene.refusal(launchTo(TRANSPORT, COMMERCE_PLANET))).toMatchObject({ reason: 'occupied' });
    expect(scene.offers(launchTo(FIGHTER, COMMERCE_PLANET))).toBe(true);
  });
  it('AE-133 Attack opens regions with raiders as well', () => {
    const state = table();
    state.raiders[0] = COMMERCE_PLANET;
    put(state, 0, FIGHTER, -2);
    const scene = play(state);
    expect(scene.offers(launchTo(FIGHTER, COMMERCE_PLANET))).toBe(true);
    expect(scene.offers(launchTo(TRANSPORT, COMMERCE_PLANET))).toBe(false);
  });
  it("AE-134 example: green's first Launch goes to a region with no ship and no raider", () => {
    const state = table(3);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    state.raiders[0] = 14;
    const cells = destinations(play(state), TRANSPORT);
    expect(cells).not.toContain(COMMERCE_PLANET);
    expect(cells).not.toContain(14);
    expect(cells).toContain(15);
  });
  it('AE-135 any ship on the board makes it a subsequent Launch', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(destinations(play(state), TRANSPORT)).not.toContain(23);
  });
  it('AE-136 a subsequent Launch must be within range of one of the own ships', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 23);
    const scene = play(state);
    expect(destinations(scene, TRANSPORT)).toEqual([14, 15, SHIPYARD_CELL, 22]);
    expect(scene.refusal(launchTo(TRANSPORT, 6))).toMatchObject({ reason: 'range', rule: 'AE-136' });
  });
  it('AE-137 the range used is that of the launching ship', () => {
    const state = table();
    put(state, 0, FIGHTER, COMMERCE_PLANET);
    const scene = play(state);
    expect(destinations(scene, TRANSPORT)).not.toContain(20);
    const other = table();
    put(other, 0, TRANSPORT, COMMERCE_PLANET);
    put(other, 0, FIGHTER, -2);
    expect(destinations(play(other), FIGHTER)).toContain(20);
  });
  it('AE-138 not to a region that already holds an own ship', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, COMMERCE_PLANET))).toBe(false);
    expect(scene.refusal(launchTo(TRANSPORT, COMMERCE_PLANET))).toMatchObject({ reason: 'ownShips' });
  });
  it('AE-139 a subsequent Launch may go to other ships and raiders', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 1, TRANSPORT, 14);
    state.raiders[0] = 15;
    const cells = destinations(play(state), TRANSPORT);
    expect(cells).toContain(14);
    expect(cells).toContain(15);
  });
  it('AE-140 example: range 1 and one ship on the board leave only its neighbours', () => {
    const state = table();
    put(state, 0, TRANSPORT, 14);
    give(state, 0, { credits: 2 });
    expect(destinations(play(state), TRANSPORT)).toEqual([TRADE_HUB_CELL, COMMERCE_PLANET, 15, MONOLITH_CELL, 20]);
  });
  it('AE-141 only Voyage launches to a nebula, first or later', () => {
    for (const first of [true, false]) {
      const state = table();
      put(state, 0, SCIENCE_VESSEL, -2);
      if (!first) put(state, 0, TRANSPORT, COMMERCE_PLANET);
      const scene = play(state);
      expect(destinations(scene, SCIENCE_VESSEL)).toContain(3);
      expect(destinations(scene, TRANSPORT)).not.toContain(3);
      expect(scene.refusal(launchTo(TRANSPORT, 3))).toMatchObject({ reason: 'voyage', rule: 'AE-141' });
    }
  });
  it('AE-142 a base is open only to those who can perform its action, and it is performed', () => {
    const poor = play(table());
    expect(destinations(poor, TRANSPORT).filter((cell) => [TRADE_HUB_CELL, MAXIMUS, OFFICE, 16, MONOLITH_CELL].includes(cell))).toEqual([]);
    expect(poor.refusal(launchTo(TRANSPORT, TRADE_HUB_CELL))).toMatchObject({ reason: 'base', rule: 'AE-142' });
    const state = table();
    give(state, 0, { energy: 2 });
    const rich = play(state);
    rich.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    expect(player(rich).stock).toEqual([0, 0, 0, 0, 2]);
  });
  it('AE-143 moons to abandon, and bonus resources and leaders where one has ships, the arriving one included, count', () => {
    const moons = table();
    claimed(moons, 0, 'scienceRich');
    expect(destinations(play(moons), TRANSPORT)).toContain(TRADE_HUB_CELL);
    const bonus = table();
    bonus.bonus[TRADE_HUB_CELL * 6 + 1] = 2;
    const scene = play(bonus);
    scene.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    scene.answer('pay', { collect: 1, at: TRADE_HUB_CELL });
    scene.answer('pay', { collect: 1, at: TRADE_HUB_CELL });
    expect(player(scene).stock[4]).toBe(2);
    for (const field of [MAXIMUS, ODESSA]) {
      const market = table();
      expect(look(market).offers(launchTo(TRANSPORT, field))).toBe(false);
      market.bonus[field * 6 + 4] = 1;
      const purchase = play(market);
      purchase.answer('takeTurn', launchTo(TRANSPORT, field));
      purchase.answer('chooseModule', field === MAXIMUS ? 5 : 11);
      until(purchase);
      expect(events(purchase, 'moduleGained')).toHaveLength(1);
    }
    const site = table();
    put(site, 0, TRANSPORT, SUPREMACY);
    give(site, 0, { titanium: 2 });
    expect(look(site).offers(launchTo(TRANSPORT, OFFICE))).toBe(false);
    site.bonus[OFFICE * 6 + 4] = 1;
    expect(play(site).offers(launchTo(TRANSPORT, OFFICE))).toBe(true);
    const leaders = table();
    leaders.players[0].leaders = 0;
    put(leaders, 0, TRANSPORT, SUPREMACY);
    give(leaders, 0, { titanium: 3 });
    const office = play(leaders);
    office.answer('takeTurn', launchTo(TRANSPORT, OFFICE));
    office.answer('buildDevelopment', SUPREMACY);
    expect(office.asked).toBe('recruitFrom');
    // Leaders lie at every base and on a nebula, too; only where a ship stands they can be asked.
    expect(office.options()).toEqual([OFFICE]);
    office.answer('recruitFrom', OFFICE);
    expect(office.state.owner[SUPREMACY]).toBe(0);
    const elsewhere = table();
    elsewhere.bonus[23 * 6 + 1] = 2;
    expect(destinations(play(elsewhere), TRANSPORT)).not.toContain(TRADE_HUB_CELL);
  });
  it('AE-144 a ship with Jump may pay 1 energy for unlimited range', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, CRUISER, -2);
    expect(look(state).offers({ launch: CRUISER, to: 23, jump: true })).toBe(false);
    give(state, 0, { energy: 1 });
    const scene = play(state);
    scene.answer('takeTurn', { launch: CRUISER, to: 23, jump: true });
    expect(player(scene).stock[0]).toBe(0);
    expect(player(scene).ships[8]).toBe(23);
    expect(events(scene, 'launched')[0]).toMatchObject({ jump: true });
  });
  it('AE-145 Jump waives distance alone', () => {
    const state = table(2, { special: 'quasars' });
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 23);
    put(state, 0, CRUISER, -2);
    give(state, 0, { energy: 1 });
    const scene = play(state);
    for (const to of [0, 13, 23, TRADE_HUB_CELL]) expect(scene.offers({ launch: CRUISER, to, jump: true })).toBe(false);
    expect(scene.offers({ launch: CRUISER, to: 18, jump: true })).toBe(true);
  });
  it('AE-146 a first Launch needs no Jump', () => {
    const state = table();
    put(state, 0, CRUISER, -2);
    const scene = play(state);
    expect(scene.offers(launchTo(CRUISER, 23))).toBe(true);
  });
});

const SUPREMACY = 12;
