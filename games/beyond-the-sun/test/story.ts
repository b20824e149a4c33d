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

/** Plays on until nothing is asked but what to produce. */
export const playedOut = (play: Play, choose: Choose): Play => play.playOn(choose, ({ decision }) => decision === 'chooseProduction');

/** What happened, one event a line, and what the faction has in the end. */
export const story = ({ events, state }: Play, seat: Seat = 0): string[] => [
  ...events.flatMap(({ type, ...rest }) => (type === 'turnBegan' || type === 'pawnMoved' ? [] : [printed({ kind: type, ...rest })])),
  holding(state, seat),
];
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
