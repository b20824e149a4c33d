import type { Answer, Ask, Seat } from '@orrery/kernel';
import { printed } from '@orrery/kernel/testing';
import { LOCATIONS } from '../content/exploration.ts';
import type { State } from '../state.ts';
import { fleet, type Play, Table } from './table.ts';

/**
 * A table in the middle of a game at which everything can be done: ore, population, ships here and there, two locations, two colonies, technologies
 * of the first levels, a rival with a ship and a location of its own.
 */
export const rich = (seat: Seat = 0): Table => {
  const rival = (seat + 1) % 4;
  return new Table()
    .ore(seat, 12)
    .ore(rival, 3)
    .population(seat, 5)
    .ship(seat, 'a1', 2)
    .base(seat, 'a1')
    .ship(seat, 'y1', 1)
    .base(seat, 'y1')
    .ship(rival, 'a2', 1)
    .base(rival, 'a2', 'ore')
    .colony(seat, 'ross128', 'ff')
    .colony(seat, 'groombridge34', 'oo')
    .researched(seat, '1', '2');
};

/** The same, ready to research level III. */
export const studied = (table: Table, seat: Seat = 0): Table => table.known('A', 'plasmaCannon', seat).known('B', 'supplyDepot', seat);
/** The same, ready to research level IV. */
export const learned = (table: Table): Table => table.known('G', 'capitalShip', 0).known('H', 'androidArmada', 0);

type Choose = (ask: Ask, options: readonly Answer[]) => Answer;
/** Takes whatever is offered first, and flies as far as it can. */
export const eager: Choose = ({ decision }, options) =>
  (decision === 'chooseJump' || decision === 'chooseTransfer' ? options.filter((o) => o !== 'stop').at(-1) : undefined) ?? options[0];
/** Takes whatever is offered last: stops, skips, keeps, or chooses the other thing. */
export const reluctant: Choose = (_ask, options) => options[options.length - 1];

/** The same, but with the first field, where the event lies. */
export const unwilling: Choose = (ask, options) => (ask.decision === 'chooseField' ? options[0] : reluctant(ask, options));

/**
 * What happens while a scene is played on to its end, or to the question what to produce: events, questions with what is offered and what is chosen,
 * and what the faction has then.
 */
export function story(scene: Play, choose: Choose, seat: Seat = 0): string[] {
  const lines: string[] = [];
  let heard = 0;
  const hear = (): void => {
    for (; heard < scene.events.length; heard++) {
      const { type, ...rest } = scene.events[heard];
      if (type !== 'turnBegan' && type !== 'pawnMoved') lines.push(printed({ kind: type, ...rest }));
    }
  };
  scene.playOn(
    (ask, options) => {
      hear();
      const answer = choose(ask, options);
      lines.push(`${ask.seat} ${ask.decision}: ${options.map(printed).join(' ')} > ${printed(answer)}`);
      return answer;
    },
    ({ decision }) => decision === 'chooseProduction',
  );
  hear();
  return [...lines, holding(scene.state, seat)];
}
/** The same, as it is written down in a test. */
export const told = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** What a faction has, in one line. */
function holding(state: State, seat: Seat): string {
  const { ore, population, supply, food, mines, automation, colonies, privates } = state.factions[seat];
  const ships = LOCATIONS.flatMap((at) => {
    const levels = fleet(state, seat, at);
    return levels.length === 0 ? [] : [`${at} ${levels.join('')}`];
  });
  const bases = LOCATIONS.filter((_, at) => state.bases[at] === seat);
  const words = [
    `${ore} ore`,
    `${population} people`,
    `supply ${supply.join('')}`,
    `markers ${food} ${mines}`,
    ...ships,
    `bases ${bases.join(' ')}`,
  ];
  if (automation !== '') words.push(`automated ${automation}`);
  if (colonies.length > 2) words.push(`colonies ${colonies.slice(2).join(' ')}`);
  if (privates.length > 0) words.push(`private ${privates.join(' ')}`);
  return words.join(', ');
}
