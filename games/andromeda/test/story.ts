import type { Seat } from '@orrery/kernel';
import { type Choose, chronicle, opening, printed } from '@orrery/kernel/testing';
import type { SpeciesId } from '../content/species.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { andromeda } from '../index.ts';
import { turn } from '../rules/phase2.ts';
import type { State } from '../state.ts';
import { begin, type Stage, set } from './table.ts';

/** Takes whatever is offered first. */
export const eager: Choose = (_ask, options) => options[0];
/** Takes whatever is offered last: stops, keeps, adds nothing. */
export const reluctant: Choose = (_ask, options) => options[options.length - 1];

/**
 * The turn of a seat at a table where everything can be done: one die of each command and two of contamination, researchers of everybody here and there,
 * a room to explore, two teleporters, a vaccine, four technologies.
 */
export function laden(seat: Seat, technologies: readonly TechnologyId[], species: SpeciesId | null = null): State {
  const rival = (seat + 1) % 3;
  const third = (seat + 2) % 3;
  const by = <T>(own: T, next: T, last: T): T[] => {
    const list: T[] = [];
    list[seat] = own;
    list[rival] = next;
    list[third] = last;
    return list;
  };
  return set({
    hidden: ['cryo', 'engine'],
    figures: by(
      { airlock: 2, crew: 1, bridge: 1, reactor: 2, hangar: 2, comms: 1, zone: 1 },
      { airlock: 1, reactor: 1, hangar: 1, comms: 1 },
      { crew: 1, reactor: 1, zone: 2 },
    ),
    cards: by(3, 1, 2),
    teleporters: by<('airlock' | 'hangar' | 'crew')[]>(['airlock', 'hangar'], ['airlock'], ['airlock', 'crew']),
    dice: by<Record<string, number>>(
      { training: 1, support: 1, improvise: 1, movement: 1, technology: 1, contamination: 2 },
      { training: 1 },
      {},
    ),
    species: by<SpeciesId | null>(species, 'tarn', null),
    technologies,
    vaccines: by(1, 0, 1),
    personal: by<'hermits' | 'spine' | 'academy'>('hermits', 'spine', 'academy'),
    open: ['farSignal', 'nightWatch'],
    top: ['spareParts', 'longMarch', 'massLanding'],
    orderCards: by(2, 3, 1),
  });
}

/** The turn up to the action step, its contamination dealt with. */
export function acting(state: State, seat: Seat): Stage {
  const table = begin(state, turn, [], seat);
  table.playOn(reluctant, (ask) => ask.decision === 'act');
  return table;
}

/** One action, and all questions it brings. */
export function action(state: State, seat: Seat, name: string, choose: Choose): string[] {
  const table = acting(state, seat);
  const answer = table.options().find((option) => printed(option) === name);
  if (answer === undefined) throw new Error(`${name} is not offered`);
  let first = true;
  const [asked, ...rest] = chronicle(
    table,
    (ask, options) => (ask.decision === 'act' ? answer : choose(ask, options)),
    (ask) => {
      const over = (!first && ask.decision === 'act') || ask.decision === 'fulfil';
      first = false;
      return over;
    },
    (ask) => ask.decision !== 'act',
  );
  // What is offered beside it is told once for all.
  return asked.includes('!') ? [asked.slice(asked.lastIndexOf('!')), ...rest] : rest;
}

/** Answers by their names, one after the other, and what comes of them. What is refused is told for all questions but the choice of an action. */
export function follow(table: Stage, answers: readonly string[]): string[] {
  const left = [...answers];
  return chronicle(
    table,
    (_ask, options) => {
      const name = left.shift();
      const answer = options.find((option) => printed(option) === name);
      if (answer === undefined) throw new Error(`${name} is not offered: ${options.map(printed).join(' ')}`);
      return answer;
    },
    () => left.length === 0,
    (ask) => ask.decision !== 'act',
  );
}

/** Everything offered, and everything refused with its reason. */
export const choices = (table: Stage): string[] => [
  ...table.options().map(printed),
  ...table.refusals().map((one) => `not ${printed(one)}`),
];

/** A whole game up to the beginning of a round. Everybody answers in a way of their own, and every third answer is from the middle of what is offered. */
export function rounds(seats: number, options: unknown, seed: string, until: number): string[] {
  const { scene, lines } = opening(andromeda, seats, options, seed);
  const ways: readonly Choose[] = [eager, reluctant, eager, reluctant];
  let asked = 0;
  return [
    ...lines,
    ...chronicle(
      scene,
      (ask, list) => (++asked % 3 === 0 ? list[Math.floor(list.length / 2)] : ways[ask.seat](ask, list)),
      () => scene.state.round >= until,
      (ask) => ask.decision !== 'act',
    ),
  ];
}
