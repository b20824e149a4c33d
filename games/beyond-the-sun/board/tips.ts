/** The numbers of this moment that an explanation adds: what it costs and what one has, what is missing, who stands where. */
import type { Seat } from '@orrery/kernel';
import { capital, nameOfSeat, plain } from '@orrery/kit';
import { ACHIEVEMENTS, type AchievementId } from '../content/achievements.ts';
import { AUTOMATION_POINTS, BEYOND, matOf } from '../content/factions.ts';
import { FIELDS, FIELDS_OF, LEFT_OF, levelOf, NEEDED } from '../content/fields.ts';
import { COLUMNS, MARKERS, ROMAN } from '../content/kinds.ts';
import type { Space } from '../content/spaces.ts';
import { SYSTEMS } from '../content/systems.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { takesFrom } from '../effects/takes.ts';
import { colonisable, hasResearched, makes, mayResearch, progress, strength } from '../queries.ts';
import { type Given, nameOf, type Said, typeName, wordsOf } from './common.tsx';

/** An action space in words: its name, and what it does. */
export function spaceSaid(props: Given, space: Space): Said {
  const ask = { seat: Math.max(0, props.viewer), decision: 'chooseSpace', args: {} } as Parameters<typeof props.text.option>[0];
  const said = plain(props, props.text.option(ask, space.id, props.view));
  const at = said.indexOf(': ');
  return at < 0 ? { title: said, body: '' } : { title: said.slice(0, at), body: capital(said.slice(at + 2)) };
}

export function spaceNow(props: Given, space: Space): readonly string[] {
  const words = wordsOf(props);
  const { table } = props.view;
  const lines: string[] = [];
  const own = table.factions[props.viewer];
  const price = space.script.oreCost + space.surcharge;
  const cubes = space.script.cubeCost + takesFrom(space.script, 0).population;
  if (own !== undefined) {
    if (price > 0) lines.push(words.costs(price, own.ore) + (own.ore >= price ? ` ${words.left(own.ore - price)}` : ''));
    else if (cubes === 0) lines.push(words.free);
    if (cubes > 0 && cubes < MARKERS) lines.push(words.needsPopulation(cubes, own.population));
  }
  lines.push(...idle(props, space));
  if (space.surcharge > 0) lines.push(words.surcharge(space.surcharge));
  else if (space.slots > 1) lines.push(words.sameAction);
  if (space.unlimited) lines.push(words.shared);
  const here = table.factions.flatMap(({ pawn }, seat) => (pawn === space.id ? [nameOfSeat(props, seat)] : []));
  if (here.length > 0) lines.push(words.standsHere(here.join(', ')));
  return lines;
}

/** What its action would find nothing to do with. */
function idle(props: Given, { script }: Space): readonly string[] {
  const { table } = props.view;
  const { viewer } = props;
  if (viewer < 0) return [];
  const words = wordsOf(props);
  return script.effects.flatMap((effect) => {
    if (effect.kind === 'colonise') return colonisable(table, viewer) ? [] : [words.noColony];
    if (effect.kind !== 'research' || effect.levels === 'colonies') return [];
    const open = effect.levels.some((level) =>
      FIELDS_OF[level].some((field) => mayResearch(table, viewer, field, effect.known, effect.ignorePrerequisites)),
    );
    return open ? [] : [words.noField(effect.levels.map((level) => ROMAN[level]).join('/'))];
  });
}

/** What a field needs, what one has of it, and what would happen there. */
export function fieldNow(props: Given, field: number): readonly string[] {
  const words = wordsOf(props);
  const { table } = props.view;
  const fieldName = (left: number): string => {
    const id = table.technologies[left];
    return id === null ? words.field(FIELDS[left], ROMAN[levelOf(left)]) : nameOf(props, `tech:${id}`);
  };
  const lines: string[] = [];
  const lefts = LEFT_OF[field];
  if (lefts.length > 0) {
    lines.push(words.needs(lefts.map(fieldName).join(' + '), NEEDED[field] === lefts.length));
    if (props.viewer >= 0) {
      const have = lefts.filter((left) => hasResearched(table, props.viewer, left));
      lines.push(have.length === 0 ? words.noneOfThem : words.have(have.map(fieldName).join(', ')));
    }
  }
  if (table.technologies[field] !== null) return lines;
  const types = typesAt(props, field).map((type) => typeName(props, type));
  if (types.length > 0) lines.push(words.typesOf(types.join(' / ')));
  const level = levelOf(field);
  if (level > 1) {
    const { unseen, buried } = table.techDecks[level - 2];
    const cards = unseen + buried.flat().length;
    lines.push(table.eventDown[field] ? words.eventHere(cards) : words.cardsHere(cards));
  }
  return lines;
}

/** The types a new card on a field can take from its left. */
export function typesAt(props: Given, field: number) {
  const { table } = props.view;
  const types = LEFT_OF[field].flatMap((left) => {
    const there = table.technologies[left];
    return there === null ? [] : [TECHNOLOGIES[there].primary];
  });
  return [...new Set(types)];
}

/** Who is how strong at a place, and what is missing to take or colonise it. */
export function placeNow(props: Given, at: number): readonly string[] {
  const words = wordsOf(props);
  const { table, viewer } = { ...props.view, viewer: props.viewer };
  const lines: string[] = [];
  const holder = table.bases[at];
  if (holder >= 0) lines.push(words.heldBy(nameOfSeat(props, holder)));
  const fleets = table.factions.map((_, seat) => strength(table, seat, at));
  fleets.forEach((here, seat) => {
    if (here > 0) lines.push(words.strengthOf(nameOfSeat(props, seat), here));
  });
  if (viewer < 0 || makes(table, at).length === 0) return lines;
  if (holder !== viewer) lines.push(words.toTake(Math.max(1, ...fleets.map((here, seat) => (seat === viewer ? 0 : here + 1)))));
  const system = table.systems[at];
  if (system === null) return lines;
  const missing = SYSTEMS[system].strength - fleets[viewer];
  if (missing > 0) lines.push(words.toColonise(missing));
  else if (holder === viewer) lines.push(words.mayColonise);
  return lines;
}

export function achievementNow(props: Given, id: AchievementId): readonly string[] {
  const words = wordsOf(props);
  const { table } = props.view;
  const taken = table.claims[table.achievements.indexOf(id)]?.length ?? 0;
  const next = ACHIEVEMENTS[id].slots[taken];
  return [
    ...table.factions.map((_, seat) => {
      const [have, of] = progress(table, seat, id);
      return words.progress(nameOfSeat(props, seat), Math.min(have, of), of);
    }),
    next === undefined ? words.allSlots : words.nextSlot(next),
  ];
}

export function growthNow(props: Given, seat: Seat): readonly string[] {
  const words = wordsOf(props);
  const { table } = props.view;
  const { supply } = table.factions[seat];
  const shown = COLUMNS.slice(0, table.growth[seat]);
  const giving = shown.filter((_, c) => supply[c] > 0);
  const dry = shown.filter((_, c) => supply[c] === 0);
  return [
    giving.length === 0 ? words.growsNothing : words.growsNow(giving.join(', ')),
    ...(dry.length === 0 ? [] : [words.dryColumns(dry.join(', '))]),
    ...nextGate(props, seat, 'food'),
  ];
}

export const miningNow = (props: Given, seat: Seat): readonly string[] => [
  wordsOf(props).minesNow(props.view.table.oreOutput[seat]),
  ...nextGate(props, seat, 'ore'),
];

function nextGate(props: Given, seat: Seat, track: 'food' | 'ore'): readonly string[] {
  const { table } = props.view;
  const own = table.factions[seat];
  const gone = MARKERS - (track === 'food' ? own.food : own.mines);
  const gate = matOf(own.mat, table.config.options.mats)[track].find((at) => at > gone);
  return gate === undefined ? [] : [wordsOf(props).nextGate(gate - gone)];
}

export function automationNow(props: Given, seat: Seat): readonly string[] {
  const { automation } = props.view.table.factions[seat];
  return [wordsOf(props).automationNow(automation.length, AUTOMATION_POINTS[automation.length] ?? BEYOND)];
}
