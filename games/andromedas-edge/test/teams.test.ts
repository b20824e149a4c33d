import { heard, isInterjection } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { contested, newBattle, rivalSides } from '../battle-state.ts';
import { count } from '../counts.ts';
import { opposed } from '../queries.ts';
import { finalScoring } from '../rules/final.ts';
import { gainModule } from '../rules/modules.ts';
import { guessTransfer, mayTransfer } from '../rules/teams.ts';
import { advance } from '../rules/tracks.ts';
import { outcome } from '../score.ts';
import { NONE, SCRAPYARD, type State } from '../state.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  claimed,
  events,
  free,
  game,
  give,
  hand,
  launchTo,
  MAXIMUS,
  moon,
  type Play,
  play,
  player,
  put,
  station,
  TRANSPORT,
  table,
  token,
  until,
} from './table.ts';

const HERE = COMMERCE_PLANET;
const teams = () => table(4, { teams: true });
const faces = (...dice: number[]): number[] => dice.map((die) => die - 1);
/** Seat 0 launches to the planet where the others named have a transport. */
const fight = (others: number[], rigged: number[], set: (state: ReturnType<typeof table>) => void = () => undefined): Play => {
  const state = teams();
  put(state, 0, TRANSPORT, 14);
  for (const seat of others) put(state, seat, TRANSPORT, HERE);
  set(state);
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
  return scene;
};

describe('two against two', () => {
  it('AE-612 two teams of neighbours, each with an own faction, only with four players', () => {
    expect(() => game.configure(3, { teams: true })).toThrow();
    const { shares } = game.definition;
    const config = game.configure(4, { teams: true });
    expect([shares?.(config, 0, 1), shares?.(config, 2, 3), shares?.(config, 1, 2), shares?.(config, 0, 3)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const scene = wholeGame(game, 4, { teams: true }, 'teams').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    expect(new Set(scene.state.players.map((p) => p.faction)).size).toBe(4);
  });
  it('AE-613 the pooled dice decide; the first player of the winning team starts', () => {
    const starts = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const scene = wholeGame(game, 4, { teams: true }, `pool${i}`).playOn(
        (_ask, options) => options[0],
        (ask) => ask.decision === 'takeTurn',
      );
      const rolled = scene.events.find((e) => e.type === 'startRolled');
      if (rolled?.type !== 'startRolled') throw new Error('no roll');
      const pools = [0, 2].map((s) => [...rolled.rolls[s], ...rolled.rolls[s + 1]].sort((a, b) => b - a));
      const better = pools[0].findIndex((die, k) => die !== pools[1][k]);
      expect(scene.state.start).toBe(pools[0][better] > pools[1][better] ? 0 : 2);
      starts.add(scene.state.start);
    }
    expect([...starts].sort()).toEqual([0, 2]);
  });
  it('AE-614 clockwise: both of one team, then both of the other', () => {
    const scene = wholeGame(game, 4, { teams: true }, 'order').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    const order: number[] = [];
    let turn = 0;
    scene.playOn(
      (_ask, options) => {
        if (scene.state.turn !== turn) {
          turn = scene.state.turn;
          order.push(scene.state.active);
        }
        return options.find((o) => o === 'pass' || o === 'end' || o === 'done' || o === 'none' || o === 'refuse') ?? options[0];
      },
      () => order.length === 4,
    );
    const { start } = scene.state;
    expect(order).toEqual([0, 1, 2, 3].map((k) => (start + k) % 4));
    expect(order[0] >> 1).toBe(order[1] >> 1);
  });
  it('AE-615 ships of one team alone do not fight', () => {
    const state = teams();
    put(state, 0, TRANSPORT, HERE);
    put(state, 1, TRANSPORT, HERE);
    expect(contested(state, HERE)).toBe(false);
    expect(events(until(fight([1], [])), 'battleBegan')).toEqual([]);
  });
  it('AE-616 teammates fight as one side', () => {
    const scene = until(fight([1, 2], faces(1, 6, 5)));
    expect(events(scene, 'battleDecided')[0]).toMatchObject({ winners: [0, 1], losers: [2] });
  });
  it('AE-617 each counts dice, targeting and spending apart', () => {
    const scene = fight([1, 2], [], (s) => {
      put(s, 1, TRANSPORT, HERE);
      give(s, 0, { energy: 2 });
      give(s, 1, { energy: 1 });
    });
    until(scene, 'spendEnergy');
    expect(scene.ask().seat).toBe(0);
    scene.answer('spendEnergy', 2);
    expect(scene.ask().seat).toBe(1);
    scene.answer('spendEnergy', 1);
    until(scene);
    const rolled = events(scene, 'diceRolled')[0];
    if (rolled.type !== 'diceRolled') throw new Error('no roll');
    expect(rolled.rolls.slice(0, 3).map((dice) => dice.length)).toEqual([3, 3, 1]);
    expect(rolled.targeting.slice(0, 3)).toEqual([1, 2, 1]);
  });
  it('AE-618 after the roll a team compares its pooled dice', () => {
    const scene = until(fight([1, 2], faces(6, 5, 6)));
    expect(events(scene, 'battleDecided')[0]).toMatchObject({ winners: [0, 1], losers: [2] });
  });
  it('AE-619 both who took part advance and take the reward', () => {
    const scene = until(
      fight([1], faces(6, 2, 1), (s) => {
        s.raiders[0] = HERE;
      }),
    );
    expect(events(scene, 'battleDecided')[0]).toMatchObject({ winners: [0, 1], raiders: 'lost' });
    expect([0, 1].map((seat) => player(scene, seat).tracks[4])).toEqual([1, 1]);
    expect([0, 1].map((seat) => player(scene, seat).stock[0])).toEqual([2, 2]);
  });
  it('AE-620 if only one took part only that one is rewarded', () => {
    const scene = until(fight([2], faces(6, 1)));
    expect([0, 1].map((seat) => player(scene, seat).tracks[4])).toEqual([1, 0]);
  });
  it('AE-621 both reach a token at once: the active player decides, the other scores 2 VP', () => {
    const scene = fight([1, 2], faces(6, 5, 1), (s) => {
      s.players[0].tracks[4] = 3;
      s.players[1].tracks[4] = 3;
    });
    until(scene, 'supremacyTie');
    expect(scene.ask().seat).toBe(0);
    scene.answer('supremacyTie', 1);
    until(scene);
    expect(player(scene, 1).supremacies).toHaveLength(1);
    expect(player(scene, 0).supremacies).toHaveLength(0);
    expect(player(scene, 0).vp).toBe(2);
  });
  it('AE-621 at each space of a token, as long as that very token lies there', () => {
    [4, 7, 9].forEach((space, place) => {
      const asked = (taken: readonly number[]): boolean => {
        const scene = fight([1, 2], faces(6, 5, 1), (s) => {
          for (const seat of [0, 1]) s.players[seat].tracks[4] = space - 1;
          for (const other of taken) s.supremacy[other] = NONE;
        });
        until(scene, 'supremacyTie');
        return scene.asked === 'supremacyTie';
      };
      const others = [0, 1, 2].filter((other) => other !== place);
      expect([asked([]), asked(others), asked([place])]).toEqual([true, true, false]);
    });
  });
  it('AE-621 with two steps for the victory, a token on the way counts, wherever both came from', () => {
    const reached = (first: number, second: number): boolean => {
      const scene = fight([1, 2], faces(6, 5, 1), (s) => {
        s.players[0].tracks[4] = first;
        s.players[1].tracks[4] = second;
        hand(s, 0, 'highStakes');
      });
      until(scene, 'diplomacy');
      scene.answer('diplomacy', card('highStakes'));
      until(scene, 'supremacyTie');
      return !scene.over;
    };
    expect(reached(2, 2)).toBe(true);
    expect(reached(2, 3)).toBe(true);
    expect(reached(1, 3)).toBe(false);
    expect(reached(4, 4)).toBe(false);
  });
  it('AE-622 both reach an event space at once: the marker advances 2', () => {
    const scene = fight([1, 2], faces(6, 5, 1), (s) => {
      s.players[0].tracks[4] = 2;
      s.players[1].tracks[4] = 2;
    });
    until(scene);
    expect(scene.state.marker).toBe(5);
  });
  it('AE-623 past the end of the track only one event is triggered', () => {
    const scene = fight([1, 2], faces(6, 5, 1), (s) => {
      s.marker = 1;
      s.players[0].tracks[4] = 2;
      s.players[1].tracks[4] = 2;
    });
    until(scene);
    expect(events(scene, 'eventTriggered')).toHaveLength(1);
  });
  it('AE-624 a defeated team: each uses Tactical Operations and all their ships take damage', () => {
    const scene = fight([1, 2], faces(1, 2, 6));
    const asked: number[] = [];
    scene.playOn((ask, options) => {
      if (ask.decision === 'tacticalOperations') asked.push(ask.seat);
      return options.find((o) => o === 'done' || o === 'pass' || o === 'end') ?? options[0];
    });
    expect(asked).toEqual([0, 1]);
    expect(player(scene, 0).ships).toContain(SCRAPYARD);
    expect(player(scene, 1).ships).toContain(SCRAPYARD);
  });
  it('AE-625 AE-626 the teammate is no opponent but another player', () => {
    const state = teams();
    expect(opposed(state, 0, 1)).toBe(false);
    expect(opposed(state, 0, 2)).toBe(true);
    state.region = HERE;
    put(state, 0, TRANSPORT, HERE);
    put(state, 1, TRANSPORT, HERE);
    put(state, 2, TRANSPORT, HERE);
    expect(count(state, 0, 'opposingShipsHere')).toBe(1);
    state.battle = newBattle(state, HERE);
    expect(rivalSides(state, 0)).toEqual([2]);
    const fair = teams();
    hand(fair, 0, 'tradeFair');
    const scene = play(fair);
    scene.answer('takeTurn', free('play', { card: card('tradeFair') }));
    expect([1, 2, 3].map((seat) => player(scene, seat).stock[0])).toEqual([1, 1, 1]);
  });
  it("AE-627 a teammate's ships make a region occupied for a first Launch", () => {
    const state = teams();
    put(state, 1, TRANSPORT, HERE);
    expect(play(state).offers(launchTo(TRANSPORT, HERE))).toBe(false);
  });
  it('AE-628 teammates share hidden information: tactics, event cards, face-down tokens', () => {
    const state = teams();
    hand(state, 1, 'emergencyCells');
    state.players[1].discoveries.push(token('frozenSea'));
    state.eventSeen[9] = 2;
    const scene = play(state);
    const mate = game.view(scene.position, 0).table;
    expect(mate.players[1].hand).toEqual([card('emergencyCells')]);
    expect(mate.players[1].discoveries).toEqual([token('frozenSea')]);
    expect(mate.eventKnown[9]).toBe(state.eventDeck[9]);
    const foe = game.view(scene.position, 2).table;
    expect(foe.players[1].hand).toEqual([]);
    expect(foe.eventKnown[9]).toBe(-1);
  });
  it('AE-629 one transfer a turn, given or received: a resource, a card, a moon or a token', () => {
    const state = teams();
    give(state, 0, { ice: 1 });
    hand(state, 1, 'emergencyCells');
    claimed(state, 1, 'scienceRich');
    state.players[1].supremacies.push(0);
    state.players[0].discoveries.push(token('frozenSea'));
    const scene = play(state);
    for (const [deal, what, id] of [
      ['give', 0, 2],
      ['take', 1, card('emergencyCells')],
      ['take', 2, moon('scienceRich')],
      ['take', 3, 0],
      ['give', 4, token('frozenSea')],
    ] as const)
      expect(scene.offers(free(deal, { what, id }))).toBe(true);
    scene.answer('takeTurn', free('take', { what: 2, id: moon('scienceRich') }));
    scene.answer('agreeTransfer', 'agree');
    expect(player(scene, 0).moons).toEqual([moon('scienceRich')]);
    expect(player(scene, 1).moons).toEqual([]);
    expect(scene.options().some((o) => isInterjection(o) && (o.interject === 'give' || o.interject === 'take'))).toBe(false);
  });
  it('AE-629 at any time of the turn, so also in a battle', () => {
    const scene = fight([1, 2], [], (s) => give(s, 0, { energy: 2 }));
    until(scene, 'spendEnergy');
    expect(scene.ask().seat).toBe(0);
    scene.answer('spendEnergy', free('give', { what: 0, id: 0 }));
    scene.answer('agreeTransfer', 'agree');
    expect(scene.asked).toBe('spendEnergy');
    scene.answer('spendEnergy', 1);
    expect([scene.asked, scene.ask().seat]).toEqual(['spendEnergy', 1]);
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0, 1]);
  });
  it('AE-630 a transfer needs the consent of both', () => {
    const state = teams();
    give(state, 0, { ice: 1 });
    const scene = play(state);
    scene.answer('takeTurn', free('give', { what: 0, id: 2 }));
    expect(scene.ask()).toMatchObject({ seat: 1, decision: 'agreeTransfer' });
    scene.answer('agreeTransfer', 'refuse');
    expect(player(scene, 0).stock[2]).toBe(1);
    expect(player(scene, 1).stock[2]).toBe(0);
  });
  it('AE-630 a secret card changes hands without the others seeing which', () => {
    const state = teams();
    hand(state, 0, 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', free('give', { what: 1, id: card('emergencyCells') }));
    expect(game.view(scene.position, 2).asks[0].args).not.toHaveProperty('id');
    const effects = scene.answer('agreeTransfer', 'agree');
    const told = heard(effects.events, 2).find((e) => (e as { type: string }).type === 'transferred');
    expect(told).not.toHaveProperty('id');
    expect(player(scene, 1).hand).toEqual([card('emergencyCells')]);
  });
  it('AE-631 the first module of the active player may go to the teammate, who places it and advances', () => {
    const state = teams();
    state.active = 0;
    const scene = carryOut(state, gainModule, { types: 2, price: 'free' });
    scene.answer('chooseModule', 5);
    expect(scene.asked).toBe('giveModule');
    scene.answer('giveModule', 'give');
    expect(player(scene, 1).rows[1]).toHaveLength(2);
    expect(player(scene, 1).tracks[1]).toBe(1);
    expect(player(scene, 0).rows[1]).toHaveLength(1);
    const second = carryOut(scene.state, gainModule, { types: 2, price: 'free' });
    second.answer('chooseModule', 5);
    expect(second.asked).not.toBe('giveModule');
    expect(player(second, 0).rows[1]).toHaveLength(2);
  });
  it('AE-631 a module gained on another turn stays with whoever gains it', () => {
    for (const seat of [1, 2, 3]) {
      const state = teams();
      state.active = 0;
      const scene = carryOut(state, gainModule, { types: 2, price: 'free' }, seat);
      scene.answer('chooseModule', 5);
      expect(events(scene, 'moduleGained')).toMatchObject([{ seat, slot: 5 }]);
      expect(scene.state.moduleGiven).toBe(false);
    }
  });
  it('AE-178 AE-631 the market stands still while the active player decides who gets the module that was paid for', () => {
    for (const seat of [0, 2]) {
      const state = teams();
      give(state, seat, { titanium: 5 });
      state.players[seat].cards[3] = 1;
      claimed(state, seat, 'scienceRich');
      const [third, second] = [state.market[5], state.market[4]];
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
      scene.answer('chooseModule', 4);
      expect(scene.asked).toBe('giveModule');
      expect(scene.offers(free('development', { development: 3 }))).toBe(false);
      scene.answer('giveModule', free('abandon', { moon: moon('scienceRich') }));
      expect(scene.state.market.slice(4, 6)).toEqual([second, third]);
      scene.answer('giveModule', 'give');
      expect(events(scene, 'moduleGained')).toEqual([{ type: 'moduleGained', seat: seat ^ 1, module: second, slot: 4, free: false }]);
      expect(player(scene, seat ^ 1).rows[1].map((m) => m.id)).toEqual([-2, second]);
    }
  });
  it('AE-629 a transfer is possible while one of the two holds something the other may have', () => {
    const things: [number, (state: State, seat: number) => void][] = [
      [0, (state, seat) => give(state, seat, { nanocarbon: 1 })],
      [1, (state, seat) => hand(state, seat, 'openChannel')],
      [2, (state, seat) => claimed(state, seat, 'scienceRich')],
      [3, (state, seat) => state.players[seat].supremacies.push(0)],
      [4, (state, seat) => state.players[seat].discoveries.push(0)],
    ];
    expect([0, 1, 2, 3].map((seat) => mayTransfer(teams(), seat))).toEqual([false, false, false, false]);
    for (const [what, holds] of things) {
      for (const owner of [0, 1]) {
        const state = teams();
        holds(state, owner);
        // Both of its team, whose turn it may be; not the others.
        expect([what, [0, 1, 2, 3].map((seat) => mayTransfer(state, seat))]).toEqual([what, [true, true, false, false]]);
        // Refused in the one direction or the other, seen from seat 0; then done.
        const offers = [2 * what, 2 * what + 1].map((bit) => mayTransfer({ ...state, refused: 1 << bit }, 0));
        expect([what, owner, offers]).toEqual([what, owner, owner === 0 ? [false, true] : [true, false]]);
        expect(mayTransfer({ ...state, transferred: true }, 0)).toBe(false);
      }
    }
  });
  it('AE-630 what a transfer nobody else sees is about is guessed among what the giver holds', () => {
    const state = teams();
    hand(state, 2, 'openChannel');
    hand(state, 3, 'wolfPack');
    state.players[3].stock[4] = 1;
    const guess = (values: Record<string, unknown>): unknown => {
      guessTransfer(state, 2, values);
      return values.id;
    };
    expect([guess({ give: true, what: 1 }), guess({ give: false, what: 1 })]).toEqual([card('openChannel'), card('wolfPack')]);
    // Of what is not there, and where not even the kind is known.
    expect([guess({ give: true, what: 3 }), guess({ give: false }), guess({ give: true })]).toEqual([0, 4, 0]);
  });
  it('AE-629 a refused offer leaves the transfer open; one of its kind is not made again on that turn', () => {
    for (const seat of [0, 3]) {
      const state = teams();
      give(state, seat, { ice: 2 });
      give(state, seat ^ 1, { titanium: 1 });
      const scene = play(state, seat);
      scene.answer('takeTurn', free('give', { what: 0, id: 2 }));
      scene.answer('agreeTransfer', 'refuse');
      expect(scene.offers(free('give', { what: 0, id: 2 }))).toBe(false);
      scene.answer('takeTurn', free('take', { what: 0, id: 1 }));
      expect(scene.ask()).toMatchObject({ seat: seat ^ 1, decision: 'agreeTransfer' });
      scene.answer('agreeTransfer', 'agree');
      expect(player(scene, seat).stock).toEqual([0, 1, 2, 0, 0]);
      expect(scene.offers(free('give', { what: 0, id: 1 }))).toBe(false);
      /* The next turn begins afresh. */
      scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
      until(scene);
      expect(play(scene.state, seat).offers(free('give', { what: 0, id: 2 }))).toBe(true);
    }
  });
  it('AE-629 the turn does not end before a transfer that could still be made', () => {
    for (const seat of [1, 2]) {
      const state = teams();
      for (const p of state.players) p.abroad.fill(0);
      state.moons[HERE] = [];
      give(state, seat ^ 1, { ice: 1 });
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
      expect(scene.asked).toBe('endTurn');
      scene.answer('endTurn', free('take', { what: 0, id: 2 }));
      scene.answer('agreeTransfer', 'agree');
      expect(player(scene, seat).stock).toEqual([0, 0, 1, 0, 1]);
    }
  });
  it('AE-632 the team score is the sum; the higher team wins', () => {
    const state = teams();
    for (const p of state.players) p.leaders = 0;
    state.players[0].vp = 30;
    state.players[2].vp = 20;
    state.players[3].vp = 20;
    expect(outcome(carryOut(state, finalScoring, {}).state)).toMatchObject({ winners: [2, 3], ending: 'points' });
  });
  it("AE-633 the terminus is triggered by any single player's marker", () => {
    const state = teams();
    state.players[1].vp = 59;
    state.players[1].tracks[4] = 3;
    state.supremacy[0] = -1;
    const scene = carryOut(state, advance, { track: 4, spaces: 1 }, 1);
    expect(scene.state.endedBy).toBe(1);
    expect(scene.state.lastTurns).toBe(4);
  });
  it('AE-634 team ties: modules of both, then resources of both, then shared', () => {
    const tied = (set: (state: ReturnType<typeof table>) => void) => {
      const state = teams();
      for (const p of state.players) p.leaders = 0;
      set(state);
      return outcome(carryOut(state, finalScoring, {}).state);
    };
    expect(
      tied((s) => {
        station(s, 3, 'ionWell');
      }),
    ).toMatchObject({ winners: [2, 3], ending: 'modules' });
    expect(tied((s) => give(s, 1, { energy: 1 }))).toMatchObject({ winners: [0, 1], ending: 'resources' });
    expect(tied(() => undefined)).toMatchObject({ winners: [0, 1, 2, 3], ending: 'shared' });
  });
});
