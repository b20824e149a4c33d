import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { OPPONENT, soloRanks } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { systems } from '../content/systems.ts';
import { tradeSpaces } from '../content/trade.ts';
import { FICTIVE } from '../events.ts';
import { actionPhase } from '../rules/turn.ts';
import { strengthOf } from '../rules/war.ts';
import { outcome, soloEnding } from '../score.ts';
import { COLONY, playerCount, type State } from '../state.ts';
import {
  alliance,
  begin,
  cubes,
  develop,
  eventsOf,
  faction,
  game,
  give,
  occupied,
  planets,
  randomGame,
  settle,
  table,
  warOf,
} from './table.ts';

/** A solo table whose next cards for the opponent are known. */
const solo = (round: number, ...cards: string[]): State => dealt(table(1, { round }), ...cards);
const dealt = (empty: State, ...cards: string[]): State => {
  const s = cubes(alliance(empty, 0, 'humans'), 0, 0);
  for (const id of [...cards].reverse()) {
    s.deck.splice(s.deck.indexOf(faction(id)), 1);
    s.deck.push(faction(id));
  }
  return s;
};
const opponentActs = (s: State) => begin(s, actionPhase, 0, { next: 0 });

describe('solo', () => {
  it('AG-281 the aim is a high score, which has a rank', () => {
    const t = randomGame(1, {}, 'alone');
    const { ending, scores, winners } = game.outcome(t.position);
    expect(ending).toBe(soloEnding(scores[0].total));
    expect(winners).toEqual(ending === 'defeat' ? [] : [0]);
    const [first] = soloRanks;
    expect(soloEnding(first.from - 1)).toBe('defeat');
    expect(soloRanks.map((r) => soloEnding(r.from))).toEqual(soloRanks.map((r) => r.ending));
    expect(outcome(give(table(1), 0, { prestige: first.from })).winners).toEqual([0]);
  });

  it('AG-282 the table is set up as for two', () => {
    const t = wholeGame(game, 1, {}, 'two');
    expect(playerCount(t.state)).toBe(2);
    expect(tradeSpaces(playerCount(t.state))).toBe(3);
    const explored = wholeGame(game, 1, { explored: true }, 'places').state;
    // Places for three or more players stay empty.
    explored.row.forEach((id, i) => {
      expect(explored.places[i] >= 0).toBe(systems[id].place <= 2);
    });
  });

  it('AG-283 the opponent has 2 cruisers and all cubes of its colour', () => {
    const p = wholeGame(game, 1, {}, 'two').state.players[OPPONENT];
    expect([p.cruisers, p.dock, p.supply]).toEqual([2, 7, 16]);
  });

  it('AG-284 the opponent has no prestige, no points, and gains no resources', () => {
    const t = randomGame(1, {}, 'poor opponent');
    const p = t.state.players[OPPONENT];
    expect([p.credits, p.productivity, p.discovery, p.influence, p.relics, p.prestige]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(game.outcome(t.position).scores).toHaveLength(1);
    const overlord = warOf(give(solo(2), OPPONENT, { cruisers: 2 }));
    expect(eventsOf(overlord, 'gained')).toEqual([]);
    expect(overlord.state.players[OPPONENT].credits).toBe(0);
  });

  it('AG-285 after the actions of each round, before the war, two cards are turned up for it', () => {
    const t = randomGame(1, {}, 'cards');
    const order = t.events.map((e) => e.type).filter((type) => ['passed', 'opponentCard', 'warRanked', 'warSkipped'].includes(type));
    expect(order).toEqual(
      [...Array(5)].flatMap((_, i) => ['passed', 'opponentCard', 'opponentCard', i === 0 ? 'warSkipped' : 'warRanked']),
    );
    expect(t.state.revealed).toHaveLength(10);
  });

  it('AG-286 for each card the opponent colonizes the leftmost free planet of its adaptation', () => {
    const t = opponentActs(settle(solo(2, 'scythe', 'sunForgers'), 0, planets.karskDesert));
    expect(eventsOf(t, 'opponentCard').map((e) => e.at?.planet)).toEqual([planets.ombraDesert, undefined]);
    expect([t.state.owner[planets.ombraDesert], t.state.level[planets.ombraDesert]]).toEqual([OPPONENT, COLONY]);
    const two = opponentActs(solo(2, 'thren', 'kettleborn'));
    expect(eventsOf(two, 'opponentCard')[0].at?.planet).toBe(planets.tessalyWarm);
    expect(eventsOf(two, 'opponentCard')[1].at).toBeNull();
    const pair = opponentActs(solo(2, 'memorians', 'grafters'));
    expect(eventsOf(pair, 'opponentCard').map((e) => e.at?.planet)).toEqual([planets.tessalyWarm, planets.tessalyOceanic]);
  });

  it('AG-287 the modification numbers of the cards raise its cruisers, to five at most', () => {
    const arming = factions.filter((f) => f.modification === 1).map((f) => f.id);
    const idle = factions.filter((f) => f.modification === 0 && f.id !== 'humans').map((f) => f.id);
    expect(opponentActs(solo(2, arming[0], arming[1])).state.players[OPPONENT].cruisers).toBe(4);
    expect(opponentActs(solo(2, arming[0], idle[0])).state.players[OPPONENT].cruisers).toBe(3);
    expect(opponentActs(solo(2, idle[0], idle[1])).state.players[OPPONENT].cruisers).toBe(2);
    expect(opponentActs(give(solo(2, arming[0], arming[1]), OPPONENT, { cruisers: 2 })).state.players[OPPONENT].cruisers).toBe(5);
  });

  it('AG-288 in the war cruisers are compared with the opponent, strength on a tie', () => {
    expect(eventsOf(warOf(give(solo(2), 0, { cruisers: 3 })), 'warRanked')[0].overlord).toBe(0);
    expect(eventsOf(warOf(give(solo(2), 0, { cruisers: 2 })), 'warRanked')[0].overlord).toBe(FICTIVE);
    expect(eventsOf(warOf(give(solo(2), 0, { cruisers: 1 })), 'warRanked')[0].overlord).toBe(FICTIVE);
  });

  it('AG-289 the opponent has strength 4 and the regular technologies', () => {
    const s = give(solo(2), OPPONENT, { cruisers: 3 });
    expect(strengthOf(s, OPPONENT)).toBe(4);
    // No shields: those are advanced. Five colonies and no cruiser too many to guard them.
    settle(s, OPPONENT, planets.tessalyWarm);
    s.players[OPPONENT].cruisers = 0;
    s.players[OPPONENT].dock += 5;
    const t = warOf(give(s, 0, { cruisers: 1 }));
    expect(t.offers(planets.tessalyWarm)).toBe(true);
    // It keeps four cruisers after a war.
    const w = warOf(give(solo(2), OPPONENT, { cruisers: 3 }));
    expect(w.state.players[OPPONENT].cruisers).toBe(4);
  });

  it('AG-290 with Warp Drive the opponent colonizes one system beyond the fleet', () => {
    const beyond = opponentActs(solo(1, 'feimurV5', 'borealCombine'));
    expect(eventsOf(beyond, 'opponentCard')[0].at?.planet).toBe(planets.karskArctic);
    expect(eventsOf(beyond, 'opponentCard')[1].at).toBeNull();
    // No further, even where the next system lies open.
    const explored = table(1, { round: 1, options: { explored: true } });
    const near = opponentActs(settle(dealt(explored, 'scythe', 'feimurV5'), 0, planets.karskDesert));
    expect(eventsOf(near, 'opponentCard').map((e) => e.at?.planet)).toEqual([undefined, planets.karskArctic]);
    // Ombra, the system after that, begins with an oceanic planet.
    const oceanic = occupied(
      dealt(table(1, { round: 1, options: { explored: true } }), 'grafters', 'tollkeepers'),
      0,
      planets.tessalyOceanic,
    );
    expect(eventsOf(opponentActs(oceanic), 'opponentCard').map((e) => e.at?.planet)).toEqual([undefined, undefined]);
  });

  it('as Overlord it occupies a developed planet, else a colony, else a free one, always the leftmost', () => {
    const taken = (s: State) => eventsOf(warOf(s), 'occupied')[0]?.at.planet;
    expect(taken(develop(settle(solo(2), 0, planets.tessalyWarm), 0, planets.karskDesert))).toBe(planets.karskDesert);
    expect(taken(settle(solo(2), 0, planets.karskArctic, planets.karskDesert))).toBe(planets.karskArctic);
    expect(taken(give(settle(solo(2), 0, planets.tessalyWarm), 0, { cruisers: 1 }))).toBe(planets.tessalyOceanic);
    // What the player has occupied is not free.
    expect(taken(occupied(solo(2), 0, planets.tessalyWarm))).toBe(planets.tessalyOceanic);
    const s = settle(solo(2), OPPONENT, planets.tessalyWarm);
    expect(taken(occupied(s, 0, planets.tessalyOceanic))).toBe(planets.tessalyInhospitable);
    // Fleet and Warp Drive reach the first three systems, and with two players Ombra's place has a planet.
    expect(taken(settle(solo(2), OPPONENT, 0, 1, 2, 4, 5, 6, 8, 9, 10, 11))).toBeUndefined();
  });
});
