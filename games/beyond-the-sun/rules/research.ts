import { need, open, type Seat } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import { FIELD, FIELDS, FIELDS_OF, type FieldId, LEFT_OF, levelOf, NEEDED } from '../content/fields.ts';
import { type Level, type TechType, TYPES } from '../content/kinds.ts';
import { POWER } from '../content/powers.ts';
import { immediateOf, scriptOf } from '../content/scripts.ts';
import { fits, TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { hasResearched, mayResearch } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, define, type Refusal } from '../rulebook.ts';
import type { Shown, State } from '../state.ts';
import { afterDiscovery } from './abilities.ts';
import { research, run } from './calls.ts';
import { bury, draw, mix } from './decks.ts';
import { opensRows, refillRow, revealRow } from './display.ts';
import { resolveEvent } from './event.ts';
import { noteChange } from './flow.ts';
import { levelsOf } from './prerequisites.ts';
import { supplyOf, takeSupply } from './supply.ts';

/** Chapter: research, step by step. */

type ResearchEffect = Extract<Effect, { kind: 'research' }>;

function effectOf(script: string, at: number): ResearchEffect {
  const effect = scriptOf(script).effects[at];
  if (effect.kind !== 'research') throw new Error(`${script} does not research at ${at}`);
  return effect;
}

function openFields(state: State, seat: Seat, effect: ResearchEffect): FieldId[] {
  const list: FieldId[] = [];
  for (const level of levelsOf(state, seat, effect)) {
    for (const field of FIELDS_OF[level]) {
      if (mayResearch(state, seat, field, effect.known, effect.ignorePrerequisites)) list.push(FIELDS[field]);
    }
  }
  return list;
}

export const chooseField = decision('chooseField', {
  args: { script: open<string>(), at: open<number>() },
  options: (state, seat, { script, at }) => openFields(state, seat, effectOf(script, at)),
  refusals: (state, seat, { script, at }) => {
    const effect = effectOf(script, at);
    return levelsOf(state, seat, effect).flatMap((level) =>
      FIELDS_OF[level].flatMap((field): readonly Refusal[] => {
        const what = FIELDS[field];
        if (mayResearch(state, seat, field, effect.known, effect.ignorePrerequisites)) return [];
        if (hasResearched(state, seat, field)) return [{ what, reason: 'alreadyResearched', rule: 'BS-187' }];
        if (effect.known && state.technologies[field] === null) return [{ what, reason: 'unknown', rule: 'BS-193' }];
        const left = LEFT_OF[field].filter((one) => !hasResearched(state, seat, one));
        const count = NEEDED[field] - (LEFT_OF[field].length - left.length);
        return [{ what, reason: 'prerequisites', rule: 'BS-188', args: { fields: left.map((one) => FIELDS[one]), count } }];
      }),
    );
  },
});

export const chooseType = decision('chooseType', {
  args: { field: open<FieldId>() },
  options: (state, seat, { field }) => possibleTypes(state, seat, FIELD[field]),
});

/** One of the cards turned up, or of the open row. */
export const chooseTechnology = decision('chooseTechnology', {
  args: { field: open<FieldId | null>(), level: open<Level>(), cards: open<readonly TechId[]>() },
  options: (_state, _seat, { cards }) => cards,
});

/** The types the prerequisites pass on; of a 2-of-3 field only those the researcher has. */
export function possibleTypes(state: Shown, seat: Seat, field: number): TechType[] {
  const types: TechType[] = [];
  for (const left of LEFT_OF[field]) {
    const technology = state.technologies[left];
    if (technology === null || !hasResearched(state, seat, left)) continue;
    const { primary } = TECHNOLOGIES[technology];
    if (!types.includes(primary)) types.push(primary);
  }
  return types.sort((a, b) => TYPES.indexOf(a) - TYPES.indexOf(b));
}

/** A technology is a faction's own: its lasting power, and its immediate bonus unless that is left out. */
export function gainTechnology(x: Context, seat: Seat, technology: TechId, immediate: boolean): void {
  const card = TECHNOLOGIES[technology];
  if (card.power !== undefined) x.state.factions[seat].powers |= POWER[card.power];
  opensRows(x, technology);
  if (!immediate || card.immediate === undefined) return;
  x.emit({ type: 'immediateBonus', seat, technology });
  run(x, immediateOf(technology));
}

define(research, {
  field: (x) => {
    const { state, seat, locals } = x;
    const { population } = state.factions[seat];
    const effect = effectOf(locals.script, locals.at);
    const hasCube = population > 0 || (effect.cube === 'supply' && supplyOf(state.factions[seat]) > 0);
    if (!hasCube || openFields(state, seat, effect).length === 0) return 'end';
    x.ask(seat, chooseField, { script: locals.script, at: locals.at });
    return 'cube';
  },
  cube: (x) => {
    const { state, seat, locals } = x;
    const field = FIELD[x.answer(chooseField)];
    locals.field = field;
    const faction = state.factions[seat];
    const { cube } = effectOf(locals.script, locals.at);
    const fromSupply = cube === 'supply' && takeSupply(faction) >= 0;
    if (!fromSupply) faction.population--;
    state.cubes[field] |= 1 << seat;
    noteChange(x);
    const technology = state.technologies[field];
    x.emit({ type: 'fieldResearched', seat, field: FIELDS[field], cube: fromSupply ? 'supply' : 'population', technology });
    if (technology !== null) return 'bonus';
    afterDiscovery(x, seat);
    const event = state.events[field];
    if (event === null) return 'type';
    x.reveal();
    state.events[field] = null;
    state.turnedUp = event;
    x.emit({ type: 'eventTurnedUp', seat, field: FIELDS[field], event });
    x.call(resolveEvent, { event, nth: 0 });
    return 'type';
  },
  type: (x) => {
    const { state, seat, locals } = x;
    const field = need(locals.field);
    const types = possibleTypes(state, seat, field);
    if (types.length > 1) {
      x.ask(seat, chooseType, { field: FIELDS[field] });
      return 'typed';
    }
    locals.type = types[0];
    return 'cards';
  },
  typed: (x) => {
    x.locals.type = x.answer(chooseType);
    x.emit({ type: 'typeChosen', seat: x.seat, technologyType: x.locals.type });
    return 'cards';
  },
  cards: (x) => {
    const { state, seat, locals } = x;
    const field = need(locals.field);
    const level = levelOf(field);
    const type = need(locals.type);
    const cards = state.config.options.display ? offerRow(x, level, type) : turnUp(x, level, type);
    x.ask(seat, chooseTechnology, { field: FIELDS[field], level, cards });
    return 'placed';
  },
  placed: (x) => {
    const { state, seat, locals } = x;
    const field = need(locals.field);
    const level = levelOf(field);
    const technology = x.answer(chooseTechnology);
    const deck = state.techDecks[level - 2];
    const row = state.rows[level - 2];
    const inRow = row.indexOf(technology);
    if (inRow >= 0) row.splice(inRow, 1);
    const others = [...state.fitting.filter((card) => card !== technology), ...state.aside];
    state.fitting = [];
    state.aside = [];
    bury(x, deck, others);
    state.technologies[field] = technology;
    x.emit({ type: 'technologyPlaced', seat, technology, field: FIELDS[field] });
    if (inRow >= 0) refillRow(x, level);
    return 'bonus';
  },
  bonus: (x) => {
    const { state, seat, locals } = x;
    const technology = state.technologies[need(locals.field)];
    if (technology === null) throw new Error('a researched field has no card');
    gainTechnology(x, seat, technology, effectOf(locals.script, locals.at).immediate);
    return 'end';
  },
});

/** Step 4b: cards from the deck until two fit. */
function turnUp(x: Context, level: Level, type: TechType): readonly TechId[] {
  const { state, seat } = x;
  const deck = state.techDecks[level - 2];
  x.reveal();
  drawUntil(state, level, type, 2);
  if (state.fitting.length === 0) {
    // Nothing fits at all: any of two from the mixed deck, so that no field stays without a card.
    mix(x, deck, state.aside);
    state.aside = [];
    for (let i = 0; i < 2; i++) {
      const card = draw(deck);
      if (card !== undefined) state.fitting.push(card);
    }
  }
  x.emit({ type: 'cardsTurnedUp', seat, level, fitting: state.fitting.slice(), aside: state.aside.slice() });
  return state.fitting.slice();
}

function drawUntil(state: State, level: Level, type: TechType, wanted: number): void {
  const deck = state.techDecks[level - 2];
  while (state.fitting.length < wanted) {
    const card = draw(deck);
    if (card === undefined) return;
    (fits(TECHNOLOGIES[card], type) ? state.fitting : state.aside).push(card);
  }
}

/** Expert display: the fitting cards of the open row; the first fitting one of the deck when there is none. */
function offerRow(x: Context, level: Level, type: TechType): readonly TechId[] {
  const { state, seat } = x;
  revealRow(x, level);
  const row = state.rows[level - 2];
  const fitting = row.filter((card) => fits(TECHNOLOGIES[card], type));
  if (fitting.length > 0) return fitting;
  x.reveal();
  drawUntil(state, level, type, 1);
  // Nothing of the type is left anywhere: the row serves as it is, or the first card there is.
  if (state.fitting.length === 0 && row.length === 0) state.fitting = state.aside.splice(0, 1);
  const cards = state.fitting.length > 0 ? state.fitting.slice() : row.slice();
  x.emit({ type: 'cardsTurnedUp', seat, level, fitting: cards.slice(), aside: state.aside.slice() });
  return cards;
}
