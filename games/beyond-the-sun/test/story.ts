import { type Answer, type Ask, isInterjection, type Seat } from '@orrery/kernel';
import { chronicle, opening, printed, teller } from '@orrery/kernel/testing';
import { LOCATIONS } from '../content/exploration.ts';
import { beyondTheSun } from '../index.ts';
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

/**
 * The same for seat 1 with everything else: technologies of all levels with actions of their own, a private one, open guilds, the Dyson Sphere, what may
 * be done at any time, a star on the automation track and one as a base; pawns stand on some spaces, its own on one.
 */
export function laden(): Table {
  const table = studied(rich(1), 1)
    .known('C', 'technologyLicensing', 1)
    .known('G', 'capitalShip', 1)
    .known('M', 'galacticHq', 1)
    .known('E', 'massCloning', 2)
    .privately(1, 'hyperdriveBoosters')
    .power(1, 'swapStars')
    .power(1, 'blackMarket')
    .power(1, 'assimilation')
    .power(1, 'cygni')
    .base(1, 'y2', 'star')
    .pawn(0, 'basic.1/1')
    .pawn(1, 'basic.2/1')
    .pawn(2, 'capitalShip.1/1')
    .pawn(3, 'basic.4/1')
    .achievements('hegemony', 'polymath');
  const { state } = table;
  state.factions[1].automation = 'f*';
  state.factions[1].food--;
  state.guilds = 0b0111;
  state.dyson = 'vanMaanensStar';
  state.systemDecks[1].cards.splice(state.systemDecks[1].cards.indexOf('vanMaanensStar'), 1);
  state.staying.push('dysonSphere');
  return table;
}

type Choose = (ask: Ask, options: readonly Answer[]) => Answer;
/** Takes whatever is offered first, and flies as far as it can. */
export const eager: Choose = ({ decision }, options) =>
  (decision === 'chooseJump' || decision === 'chooseTransfer'
    ? options.filter((o) => o !== 'stop' && !isInterjection(o)).at(-1)
    : undefined) ?? options[0];
/** Takes whatever is offered last: stops, skips, keeps, or chooses the other thing. */
export const reluctant: Choose = (_ask, options) => options.filter((o) => !isInterjection(o)).at(-1) ?? options[0];

/** The same, but with the first field, where the event lies. */
export const unwilling: Choose = (ask, options) => (ask.decision === 'chooseField' ? options[0] : reluctant(ask, options));

/**
 * What happens while a scene is played on to its end, or to a question, mostly what to produce: events, questions with what is offered (what may be done at any time is only
 * counted), what is chosen and whether luck or a reveal keeps it from being undone,
 * and what the faction has then.
 */
export function story(scene: Play, choose: Choose, seat: Seat = 0, until = 'chooseProduction'): string[] {
  const lines: string[] = [];
  const tell = teller(scene);
  while (scene.asked !== undefined && scene.asked !== until) {
    lines.push(...tell());
    const ask = scene.ask();
    const options = scene.options();
    const answer = choose(ask, options);
    const free = options.filter(isInterjection).length;
    const offered = options.filter((option) => !isInterjection(option)).map(printed);
    const { barrier } = scene.answer(ask.decision, answer, ask.seat);
    lines.push(
      `${ask.seat} ${ask.decision}: ${offered.join(' ')}${free > 0 ? ` +${free}` : ''} > ${printed(answer)}${barrier === undefined ? '' : ` !${barrier}`}`,
    );
  }
  lines.push(...tell(true));
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

/** The first answers of a whole game. Everybody answers in a way of their own, and every third answer is from the middle of what is offered. */
export function firstAnswers(seats: number, options: unknown, seed: string, count: number): string[] {
  const { scene, lines } = opening(beyondTheSun, seats, options, seed);
  let asked = 0;
  return [
    ...lines,
    ...chronicle(
      scene,
      (ask, list) => (++asked % 3 === 0 ? list[Math.floor(list.length / 2)] : (ask.seat % 2 === 0 ? eager : reluctant)(ask, list)),
      () => asked >= count,
    ),
  ];
}
