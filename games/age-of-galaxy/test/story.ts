import { isInterjection } from '@orrery/kernel';
import { type Choose, chronicle, opening, printed } from '@orrery/kernel/testing';
import type { State } from '../state.ts';
import { alliance, cubes, develop, game, give, hand, occupied, planets, researched, type Scenery, settle, table } from './table.ts';

/** Takes whatever is offered first. */
export const eager: Choose = (_ask, options) => options[0];
/** Takes whatever is offered last of what is not done in between. */
export const reluctant: Choose = (_ask, options) => options.filter((o) => !isInterjection(o)).at(-1) ?? options[0];

/**
 * A seat's turn at a table of three where everything can be done: goods of all kinds, colonies and a developed planet, technologies, an alliance,
 * cards in hand; the others have planets, cruisers and cubes of their own.
 */
export function laden(seat: number, factions: readonly string[], cards: readonly string[], technologies: readonly string[] = []): State {
  const rival = (seat + 1) % 3;
  const third = (seat + 2) % 3;
  const s = table(3, { round: 3 });
  give(s, seat, { credits: 7, productivity: 3, discovery: 3, influence: 3, relics: 1, cruisers: 2, prestige: 2 });
  give(s, rival, { credits: 2, productivity: 1, cruisers: 1, prestige: 1 });
  give(s, third, { influence: 2, cruisers: 3, prestige: 2 });
  alliance(s, seat, ...factions);
  alliance(s, rival, 'veylFactors');
  hand(s, seat, ...cards);
  researched(s, seat, ...technologies);
  settle(s, seat, planets.tessalyWarm, planets.ombraDesert);
  develop(s, seat, planets.karskArctic);
  settle(s, rival, planets.tessalyOceanic, planets.karskDesert);
  develop(s, third, planets.veilWarm);
  occupied(s, third, planets.ombraOceanic);
  cubes(s, seat, 3);
  return s;
}
/** One answer, and all questions it brings, to the end of the turn. */
export function action(table: Scenery, name: string, choose: Choose): string[] {
  const answer = table.options().find((option) => printed(option) === name);
  if (answer === undefined) throw new Error(`${name} is not offered`);
  let asked = 0;
  const [first, ...rest] = chronicle(
    table,
    (ask, options) => (asked++ === 0 ? answer : choose(ask, options)),
    (ask) => asked > 0 && ask.decision === 'chooseAction',
    () => asked > 1,
  );
  return first.includes('!') ? [first.slice(first.lastIndexOf('!')), ...rest] : rest;
}

/** Everything offered, and everything refused with its reason. */
export const choices = (table: Scenery): string[] => [
  ...table.options().map(printed),
  ...table.refusals().map((one) => `not ${printed(one)}`),
];

/** A whole game up to the beginning of a round. Everybody answers in a way of their own, and every third answer is from the middle of what is offered. */
export function rounds(seats: number, options: unknown, seed: string, until: number): string[] {
  const { scene, lines } = opening(game, seats, options, seed);
  const ways: readonly Choose[] = [eager, reluctant, eager, reluctant];
  let asked = 0;
  return [
    ...lines,
    ...chronicle(
      scene,
      (ask, list) => (++asked % 3 === 0 ? list[Math.floor(list.length / 2)] : ways[ask.seat](ask, list)),
      () => scene.state.round >= until,
    ),
  ];
}

/** The cards put back before a game, by whoever puts back the last one each time. */
export function redraws(seats: number, seed: string): string[] {
  const { scene } = opening(game, seats, {}, seed);
  return chronicle(scene, reluctant, (ask) => ask.decision !== 'discardCard');
}
