/** Makes the game's text out of one language's words. What is built from content is built here, once for all languages. */
import {
  type Explanation,
  type GameText,
  iconMark,
  listing,
  makeText,
  type Outcome,
  type Panel,
  type Refusal,
  refMark,
  type Seat,
  type Words as Sentences,
  seatMark,
  topicOf,
  type View,
  type Voice,
  voiceFor,
} from '@orrery/kernel';
import type { Action } from '../answers.ts';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { type Condition, type Measure, MISSION_IDS, MISSIONS, type Mission, type MissionId } from '../content/missions.ts';
import { ROOM_IDS, ROOMS, type RoomAction, type RoomId, type RoomRule } from '../content/rooms.ts';
import type { Place } from '../content/ship.ts';
import { type Ability, SPECIES, SPECIES_IDS, type Species, type SpeciesId } from '../content/species.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyEffect, type TechnologyId } from '../content/technologies.ts';
import type { DiceCount, Event, Spot } from '../events.ts';
import { LAST_ROUND } from '../state.ts';
import type { Andromeda } from '../types.ts';
import type { MissionProgress, ShipTile, TableView } from '../view.ts';

/** A room after a preposition: what stands before the name, and the name in that case. */
export type Form = readonly [before: string, name: string];
export type RoomWords = { readonly name: string; readonly at: Form; readonly to: Form; readonly from: Form };
type PlaceWords = { readonly name: string; readonly at: string; readonly to: string; readonly from: string };
type Way = 'at' | 'to' | 'from';

export const TERMS = [
  'goal',
  'round',
  'offer',
  'orderCard',
  'die',
  'contamination',
  'researcher',
  'speciesCard',
  'teleporter',
  'exploring',
  'control',
  'roomAction',
  'technology',
  'mission',
  'sacrifice',
  'vaccine',
  'end',
] as const;
export type Term = (typeof TERMS)[number];

/** What a sentence about the table can be built with. */
export type Speech = {
  readonly view: View<TableView>;
  room(place: Place, way?: Way): string;
  seat(seat: Seat): string;
  die(symbol: DieSymbol): string;
  dice(count: DiceCount): string;
  mission(id: MissionId): string;
  technology(id: TechnologyId): string;
  species(id: SpeciesId): string;
  action(action: Action): string;
};

/** What a line of the log can be built with. */
export type Telling = Omit<Speech, 'view' | 'room' | 'action'> &
  Voice & {
    spot(spot: Spot, way?: Way): string;
    roomName(id: RoomId): string;
  };

type Of<U extends { readonly kind: string }, K extends U['kind']> = Extract<U, { readonly kind: K }>;

/** Every word of one language. */
export type Words = Sentences<Andromeda, Speech, Telling> & {
  readonly rooms: Readonly<Record<RoomId, RoomWords>>;
  readonly places: readonly PlaceWords[];
  readonly dice: Readonly<Record<DieSymbol, { readonly name: string; readonly body: string }>>;
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly species: Readonly<Record<SpeciesId, { readonly name: string; readonly ability: string }>>;
  readonly missions: Readonly<Record<MissionId, string>>;
  readonly terms: Readonly<Record<Term, Explanation>>;
  readonly groups: { readonly [K in 'room' | 'technology' | 'species' | 'mission' | 'die' | 'term']: string };
  readonly none: string;
  readonly measures: {
    readonly [K in Measure['kind']]: (
      measure: Of<Measure, K>,
      room: (id: RoomId) => string,
      technology: (id: TechnologyId) => string,
    ) => string;
  };
  readonly abilities: { readonly [K in Ability['kind']]: (ability: Of<Ability, K>) => string };
  readonly effects: { readonly [K in TechnologyEffect['kind']]: (effect: Of<TechnologyEffect, K>) => string };
  readonly roomActions: { readonly [K in RoomAction['kind']]: (action: Of<RoomAction, K>) => string };
  readonly roomRules: Readonly<Record<RoomRule, string>>;
  readonly noAction: string;
  roomFacts(points: number, minimum: number): string;
  speciesFacts(species: Species): string;
  missionFacts(mission: Mission): string;
  outcome(outcome: Outcome, seats: (list: readonly Seat[]) => string): string;
  readonly panels: PanelWords;
};

/** The table in words. */
type PanelWords = {
  readonly table: string;
  readonly ship: string;
  readonly missions: string;
  readonly technologies: string;
  readonly dice: string;
  round(round: number, last: number): string;
  threshold(points: number): string;
  startPlayer(seat: string): string;
  stacks(general: number, personal: number): string;
  points(total: number, missions: number, rooms: number): string;
  researchers(aboard: number, trained: number, supply: number): string;
  pieces(teleporters: number, vaccines: number): string;
  orderCard(card: number, dice: string): string;
  fulfilled(missions: string): string;
  personal(mission: string | undefined): string;
  progress(have: number, need: number): string;
  readonly ready: string;
  readonly unexplored: string;
  readonly empty: string;
  controls(seat: string): string;
  teleportersOf(seats: string): string;
  exhausted(seat: string): string;
  vaccines(count: number): string;
  pool(dice: string): string;
  offer(card: number, dice: string): string;
  centre(dice: string): string;
};

/** The icon of each die symbol. */
const ICONS: Readonly<Record<DieSymbol, string>> = {
  training: 'train',
  support: 'support',
  improvise: 'improvise',
  movement: 'move',
  technology: 'tech',
  contamination: 'contam',
};

export function speak(language: string, words: Words): GameText<TableView, Event> {
  const and = listing(language);
  const or = listing(language, 'disjunction');
  const ref = (topic: string, label: string): string => refMark(topic, label);
  const roomRef = (id: RoomId): string => ref(`room:${id}`, words.rooms[id].name);
  const formed = (id: RoomId, way: Way): string => {
    const [before, name] = words.rooms[id][way];
    return `${before}${ref(`room:${id}`, name)}`;
  };
  const die = (symbol: DieSymbol): string => `${iconMark(ICONS[symbol])}${ref(`die:${symbol}`, words.dice[symbol].name)}`;
  const dice = (count: DiceCount): string =>
    SYMBOLS.flatMap((symbol, i) => (count[i] > 0 ? [count[i] === 1 ? die(symbol) : `${count[i]} × ${die(symbol)}`] : [])).join(', ') ||
    words.none;
  const mission = (id: MissionId): string => ref(`mission:${id}`, words.missions[id]);
  const technology = (id: TechnologyId): string => ref(`technology:${id}`, words.technologies[id]);
  const species = (id: SpeciesId): string => ref(`species:${id}`, words.species[id].name);
  const common = { seat: seatMark, die, dice, mission, technology, species };

  const speech = (view: View<TableView>): Speech => {
    const room = (place: Place, way?: Way): string => {
      const id = view.table.ship.find((tile) => tile.place === place)?.room ?? null;
      if (id === null) return words.places[place][way ?? 'name'];
      return way === undefined ? roomRef(id) : formed(id, way);
    };
    const action = (answer: Action): string => words.answers.act(answer, made, {});
    const made: Speech = { ...common, view, room, action };
    return made;
  };

  const telling = (viewer: Seat): Telling => ({
    ...common,
    spot: ({ room }, way) => (way === undefined ? roomRef(room) : formed(room, way)),
    roomName: roomRef,
    ...voiceFor(viewer),
  });

  /** A sentence for a condition; parts of it are joined in the middle of a sentence. */
  const conditionText = (condition: Condition): string => {
    if (condition.kind === 'all') return and(inOneSentence(condition.of.map(conditionText)));
    if (condition.kind === 'any') return or(inOneSentence(condition.of.map(conditionText)));
    const say = words.measures[condition.kind] as (
      m: Measure,
      room: (id: RoomId) => string,
      technology: (id: TechnologyId) => string,
    ) => string;
    return say(condition, roomRef, technology);
  };
  const effectText = (id: TechnologyId): string => {
    const effect = TECHNOLOGIES[id];
    return (words.effects[effect.kind] as (e: TechnologyEffect) => string)(effect);
  };
  const abilityText = ({ ability }: Species): string => (words.abilities[ability.kind] as (a: Ability) => string)(ability);
  const roomText = (id: RoomId): string => {
    const { action, rule } = ROOMS[id];
    if (action !== undefined) return (words.roomActions[action.kind] as (a: RoomAction) => string)(action);
    return rule === undefined ? words.noAction : words.roomRules[rule];
  };

  return makeText<Andromeda, Speech, Telling>(words, {
    speech,
    telling,
    what: ({ what }, told) => whatText(what, told, words),
    panels: (view) => panelsOf(view, words, speech(view)),
    outcome: (outcome) => words.outcome(outcome, (list) => and(list.map(seatMark))),
    topics: {
      term: topicOf(words.groups.term, TERMS, (id) => words.terms[id]),
      die: topicOf(words.groups.die, SYMBOLS, (id) => ({ title: words.dice[id].name, body: words.dice[id].body })),
      room: topicOf(words.groups.room, ROOM_IDS, (id) => ({
        title: words.rooms[id].name,
        body: `${roomText(id)} ${words.roomFacts(ROOMS[id].points, ROOMS[id].minimum)}`,
      })),
      technology: topicOf(words.groups.technology, TECHNOLOGY_IDS, (id) => ({ title: words.technologies[id], body: effectText(id) })),
      species: topicOf(words.groups.species, SPECIES_IDS, (id) => {
        const { name, ability } = words.species[id];
        return { title: name, body: `${ability}: ${abilityText(SPECIES[id])} ${words.speciesFacts(SPECIES[id])}` };
      }),
      mission: topicOf(words.groups.mission, MISSION_IDS, (id) => ({
        title: words.missions[id],
        body: `${conditionText(MISSIONS[id].condition)}. ${words.missionFacts(MISSIONS[id])}`,
      })),
    },
  });
}

/** All that a board would draw, in words. */
function panelsOf({ table, viewer }: View<TableView>, words: Words, told: Speech): Panel[] {
  const say = words.panels;
  const missionLine = ({ mission, parts, ready }: MissionProgress): string =>
    `${told.mission(mission)}: ${ready ? say.ready : parts.map(({ have, need }) => say.progress(have, need)).join(' + ')}`;
  const seats = (of: (seat: Seat) => boolean): Seat[] => table.players.flatMap((_, seat) => (of(seat) ? [seat] : []));

  const player = (seat: Seat): Panel => {
    const p = table.players[seat];
    const lines = [
      ...(p.species === null ? [] : [told.species(p.species)]),
      say.points(p.missionPoints + p.roomPoints, p.missionPoints, p.roomPoints),
      say.researchers(p.aboard, p.trained, p.supply),
      say.pieces(p.teleportersLeft, p.vaccines),
      ...(p.orderCard === null ? [] : [say.orderCard(p.orderCard, told.dice(p.dice))]),
      ...(p.fulfilled.length === 0 ? [] : [say.fulfilled(p.fulfilled.map(told.mission).join(', '))]),
      ...(!p.hasPersonal
        ? []
        : seat === viewer
          ? table.progress.filter((m) => m.personal).map((m) => say.personal(missionLine(m)))
          : [say.personal(undefined)]),
    ];
    return { title: seatMark(seat), lines, seat };
  };

  const tile = ({ place, room, figures, teleporters, controller }: ShipTile): string => {
    if (room === null) return `${words.places[place].name}: ${say.unexplored}`;
    const here = seats((seat) => figures[seat] > 0).map((seat) => `${seatMark(seat)} ${figures[seat]}`);
    const rings = seats((seat) => teleporters[seat]).map(seatMark);
    return [
      `${words.places[place].name}: ${told.room(place)}: ${here.join(', ') || say.empty}`,
      ...(rings.length > 0 ? [say.teleportersOf(rings.join(', '))] : []),
      ...(controller === null ? [] : [say.controls(seatMark(controller))]),
    ].join('; ');
  };

  const open = table.progress.filter((m) => !m.personal);
  const general: Panel = {
    title: say.table,
    lines: [
      say.round(table.round, LAST_ROUND),
      say.threshold(table.threshold),
      ...(table.startPlayer === null ? [] : [say.startPlayer(seatMark(table.startPlayer))]),
      say.stacks(table.generalStack, table.personalStack.length),
    ],
  };
  const dice: Panel = {
    title: say.dice,
    lines: [
      ...(table.offerer === null ? [] : [say.pool(told.dice(table.pool))]),
      ...(table.offeredCard === null ? [] : [say.offer(table.offeredCard, told.dice(table.offer))]),
      say.centre(told.dice(table.phase === 'turns' ? table.centre : [])),
    ],
  };
  const own = viewer >= 0 ? [player(viewer)] : [];
  return [
    ...own,
    { title: say.ship, lines: table.ship.map(tile) },
    { title: say.missions, lines: open.length > 0 ? open.map(missionLine) : table.openMissions.map(told.mission) },
    {
      title: say.technologies,
      lines: [
        ...table.technologies.map(({ id, exhaustedBy }) =>
          exhaustedBy === null ? told.technology(id) : `${told.technology(id)}: ${say.exhausted(seatMark(exhaustedBy))}`,
        ),
        ...(table.vaccineStock > 0 ? [say.vaccines(table.vaccineStock)] : []),
      ],
    },
    dice,
    ...seats((seat) => seat !== viewer).map(player),
    general,
  ].filter(({ lines }) => lines.length > 0);
}

/** What a refusal is about: an action, a way, a place, a die, a mission, or the end of an offer. */
function whatText(what: Refusal['what'], told: Speech, words: Words): string {
  if (typeof what === 'number') return told.room(what);
  if (typeof what === 'string') {
    if ((SYMBOLS as readonly string[]).includes(what)) return told.die(what as DieSymbol);
    if ((MISSION_IDS as readonly string[]).includes(what)) return told.mission(what as MissionId);
    return words.answers.buildOffer('done', told, {});
  }
  const record = what as { readonly act?: string; readonly from?: Place; readonly to?: Place };
  if (record.act !== undefined) return told.action(what as unknown as Action);
  return `${told.room(record.from ?? 0)} → ${told.room(record.to ?? 0)}`;
}

const lowerFirst = (s: string): string => s.slice(0, 1).toLowerCase() + s.slice(1);

/** Sentences that become parts of one: all but the first go on in lower case, unless they begin with a mark. */
const inOneSentence = (parts: readonly string[]): string[] =>
  parts.map((part, i) => (i === 0 || part.startsWith('[[') ? part : lowerFirst(part)));
