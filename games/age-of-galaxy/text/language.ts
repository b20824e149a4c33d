/** Makes the game's text out of one language's words. What is built from cards is built here, once for all languages. */
import {
  capital,
  counting,
  type DecisionOf,
  type Explanation,
  type Forms,
  type GameText,
  iconMark,
  listing,
  makeText,
  type Outcome,
  type Refusal,
  refMark,
  type Seat,
  seatMark,
  topicOf,
  type Voice,
  voiceFor,
  type Words as WordsOf,
} from '@orrery/kernel';
import type { Ability, Occasion, Per, Trait } from '../content/abilities.ts';
import { type Box, congressPrestige } from '../content/box.ts';
import { type Faction, factions, type Ideology, ideologies } from '../content/factions.ts';
import { type PlanetType, planetTypes } from '../content/planets.ts';
import { type Bundle, type Resource, resources } from '../content/resources.ts';
import { rewardsOf } from '../content/rewards.ts';
import { explorationMarkers, PLACE, type Planet, planetMarkers, slotOf, systemOfMarker, systems } from '../content/systems.ts';
import { allAbilities, type Lightning, lightnings } from '../content/tables.ts';
import { BOARD_TECHNOLOGIES, type Technology, technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { type Amounts, type Event, FICTIVE, type Whereabouts } from '../events.ts';
import type { Reasons } from '../rulebook.ts';
import type { Action } from '../rules/answers.ts';
import type { Ending } from '../score.ts';
import type { AgeOfGalaxy } from '../types.ts';
import type { PlanetView, TableView } from '../view.ts';
import type { Lore } from './lore.ts';
import { type PanelWords, panels } from './panels.ts';

export const actions = [
  'colonize',
  'develop',
  'manufacture',
  'salvage',
  'plunder',
  'trade',
  'explore',
  'appoint',
  'research',
] as const satisfies readonly Action['action'][];

export const terms = [
  'goal',
  'round',
  'turn',
  'reach',
  'colony',
  'developed',
  'occupied',
  'protection',
  'strength',
  'overlord',
  'goldenAge',
  'turnOrder',
  'factionCard',
  'mainIdeology',
  'lightning',
  'solo',
] as const;
export type Term = (typeof terms)[number];

/** A planet in the cases a sentence may need it. */
export type PlanetForms = { readonly name: string; readonly accusative: string; readonly dative: string };
/** A text with a heading. */
export type Entry = Explanation;

/** Ready-made pieces of a sentence: everything here is already in words and marks. */
export type Pieces = {
  who(seat: number): string;
  amounts(of: Amounts | Bundle): string;
  faction(card: number): string;
  technology(technology: number): string;
  system(system: number): string;
  trade(card: number): string;
  planet(at: Whereabouts, form?: keyof PlanetForms): string;
  source(source: string): string;
  ideology(ideology: number): string;
  ability(index: number): string;
  count(resource: Resource, n: number): string;
  /** What a conversion takes and brings: it is told once, and not as what is paid and gained as well. */
  converted(use: number): string;
};

/** What a line of the log is built with; `by` knows the opponent nobody plays, too. */
export type Telling = Pieces & Voice;
/** What a sentence about a question is built with. */
type Speech = { readonly table: TableView; readonly seat: Seat };
type Sentences = WordsOf<AgeOfGalaxy, Speech, Telling>;

/** What is said in each language. Prompts, answers and refusals are built from it in the same way for all. */
export type Words = Omit<Sentences, 'prompts' | 'answers' | 'interjections' | 'reasons'> & {
  readonly nothing: string;
  readonly opponent: string;
  readonly resource: Readonly<Record<Resource, readonly [one: string, many: string]>>;
  readonly resourceHelp: Readonly<Record<Resource, string>>;
  readonly planetType: Readonly<Record<PlanetType, PlanetForms>>;
  readonly adaptation: Readonly<Record<PlanetType, string>>;
  readonly ideology: Readonly<Record<Ideology, Entry>>;
  readonly faction: Readonly<Record<string, string>>;
  readonly technology: Readonly<Record<string, string>>;
  readonly system: Readonly<Record<string, string>>;
  readonly trade: Readonly<Record<string, string>>;
  readonly action: Readonly<Record<Action['action'], Entry>>;
  readonly box: Readonly<Record<Box, string>>;
  readonly term: Readonly<Record<Term, Entry>>;
  readonly trait: Readonly<Record<Trait, (value: number) => string>>;
  readonly occasion: Readonly<Record<Occasion, string>>;
  per(per: Per, planets: PlanetForms | undefined): string;
  /** Names abilities carry on their cards, and a line about each. */
  readonly abilities: Lore;
  readonly prompt: Readonly<Record<DecisionOf<AgeOfGalaxy>, string>>;
  readonly ending: Readonly<Record<Ending, (winner: string, points: number) => string>>;
  readonly group: Readonly<Record<string, string>>;
  readonly refusal: Readonly<Record<keyof Reasons, (args: RefusalArgs) => string>>;
  readonly panel: PanelWords;
  readonly say: {
    convert(pay: string, gain: string): string;
    times(n: number): string;
    inSystem(planet: string, system: string): string;
    /** Tells the planet on a marker from the printed ones. */
    onMarker: string;
    keepHand: string;
    putBack(card: string): string;
    done: string;
    stay: string;
    decline: string;
    use(what: string): string;
    notAtAll: string;
    end: string;
    occupy(planet: string): string;
    declineToOccupy: string;
    cost(what: string): string;
    readonly free: string;
    colonize(planet: string, reward: string): string;
    discarding(card: string): string;
    develop(planet: string): string;
    manufacture(count: string): string;
    salvage(count: string): string;
    plunder(gain: string): string;
    trade(card: string, pay: string, gain: string): string;
    explore(system: string, place: number): string;
    appoint(prestige: string): string;
    research(technology: string): string;
    wanderFrom(planet: string, action: string): string;
    asMain(card: string): string;
    asIdeology(card: string, ideology: string): string;
    asBoost(card: string, gain: string): string;
    swarm(planet: string): string;
    lightning(pay: string, gain: string, card: string | undefined): string;
    production(sentence: string, repeat: boolean): string;
    introduction(sentence: string, repeat: boolean): string;
    anyTime(sentence: string): string;
    trigger(occasion: string, sentence: string): string;
    yields(resource: string): string;
    mayPay(pay: string, gain: string): string;
    gains(gain: string): string;
    bonus(gain: string): string;
    boost(gain: string): string;
    adapted(types: string): string;
    ownTechnology(name: string): string;
    ofIdeology(name: string): string;
    soloNumber(n: number): string;
    quoted(line: string): string;
    reward(gain: string): string;
    choice(a: string, b: string): string;
    kind(advanced: boolean, factionTechnology: boolean): string;
    after(names: string): string;
    planetLine(what: string, reward: string): string;
    planetPlace(least: number): string;
    explorationPlaces(leasts: readonly number[]): string;
    tradeLine(pay: string, gain: string): string;
    markers: string;
  };
};

export type RefusalArgs = {
  readonly missing: number;
  readonly planet: string;
  readonly technology: string;
  readonly card: string;
  /** What it is about, if anything more particular than the question: a technology, a planet, an action. */
  readonly thing: string;
};

const icon = (resource: Resource): string => iconMark(resource);

/** Sentences about abilities, cards and tables in one language. */
export class Speaker implements Pieces {
  readonly w: Words;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  readonly #counted: (n: number, forms: Forms) => string;
  constructor(language: string, words: Words) {
    this.w = words;
    this.and = listing(language);
    this.or = listing(language, 'disjunction');
    this.#counted = counting(language);
  }

  who(seat: number): string {
    return seat === FICTIVE ? this.w.opponent : seatMark(seat);
  }
  telling(viewer: Seat): Telling {
    const voice = voiceFor(viewer);
    return {
      is: voice.is,
      by: (seat, third, second) => (seat === FICTIVE ? `${capital(this.w.opponent)} ${third}` : voice.by(seat, third, second)),
      whom: (seat, you) => (seat === FICTIVE ? this.w.opponent : voice.whom(seat, you)),
      who: (seat) => this.who(seat),
      amounts: (of) => this.amounts(of),
      faction: (card) => this.faction(card),
      technology: (technology) => this.technology(technology),
      system: (system) => this.system(system),
      trade: (card) => this.trade(card),
      planet: (at, form) => this.planet(at, form),
      source: (source) => this.source(source),
      ideology: (ideology) => this.ideology(ideology),
      ability: (index) => this.ability(index),
      count: (resource, n) => this.count(resource, n),
      converted: (use) => this.converted(use),
    };
  }
  count(resource: Resource, n: number): string {
    const [one, other] = this.w.resource[resource];
    return this.#counted(n, { one: `${icon(resource)} ${one}`, other: `${icon(resource)} ${other}` });
  }
  amounts(of: Amounts | Bundle): string {
    const some: string[] = [];
    for (const r of resources) if ((of[r] ?? 0) > 0) some.push(this.count(r, of[r] ?? 0));
    return some.length === 0 ? this.w.nothing : this.and(some);
  }
  faction(card: number): string {
    const { id } = factions[card];
    return refMark(`faction:${id}`, this.w.faction[id]);
  }
  technology(technology: number): string {
    const { id } = technologies[technology];
    return refMark(`technology:${id}`, this.w.technology[id]);
  }
  system(system: number): string {
    const { id } = systems[system];
    return refMark(`system:${id}`, this.w.system[id]);
  }
  trade(card: number): string {
    const { id } = tradeCards[card];
    return refMark(`trade:${id}`, this.w.trade[id]);
  }
  ideology(ideology: number): string {
    const id = ideologies[ideology];
    return refMark(`ideology:${id}`, this.w.ideology[id].title);
  }
  planet({ planet, system, kind }: Whereabouts, form: keyof PlanetForms = 'accusative'): string {
    // A marker may be of the same type as a printed planet beside it.
    const marked = slotOf(planet) === PLACE ? ` ${this.w.say.onMarker}` : '';
    return this.w.say.inSystem(
      `${iconMark(planetTypes[kind])} ${this.w.planetType[planetTypes[kind]][form]}${marked}`,
      this.system(system),
    );
  }
  planetOf(view: TableView, planet: number, form: keyof PlanetForms = 'accusative'): string {
    const seen = this.#seen(view, planet);
    return this.planet({ planet, system: view.row[seen.system], kind: planetTypes.indexOf(seen.type) }, form);
  }
  /** What a planet gives, by card or marker. */
  rewardAt(view: TableView, planet: number): Bundle {
    return this.#printed(view, this.#seen(view, planet)).reward;
  }
  #seen(view: TableView, planet: number): PlanetView {
    const seen = view.planets.find((p) => p.planet === planet);
    if (seen === undefined) throw new Error(`planet ${planet} is not in view`);
    return seen;
  }
  #printed(view: TableView, { system, slot }: PlanetView): Planet {
    return slot < 3 ? systems[view.row[system]].planets[slot] : planetMarkers[view.places[system]];
  }

  /** Where a gain comes from, as a reference. */
  source(source: string): string {
    const [kind, id = ''] = source.split(':');
    if (kind === 'faction') return refMark(source, this.w.faction[id]);
    if (kind === 'technology') return refMark(source, this.w.technology[id]);
    if (kind === 'trade') return refMark(source, this.w.trade[id]);
    if (kind === 'planet') return this.w.planetType[id as PlanetType].name;
    return this.w.group[kind] ?? kind;
  }

  ability(index: number): string {
    const { faction, technology } = allAbilities[index];
    return faction >= 0 ? this.faction(faction) : this.technology(technology);
  }

  converted(use: number): string {
    const { pay, gain } = lightnings[use];
    return this.w.say.convert(this.amounts(pay), this.amounts(gain));
  }

  #sentenceOf(ability: { readonly pay?: Bundle | undefined; readonly gain: Bundle }): string {
    const { say } = this.w;
    return ability.pay === undefined
      ? say.gains(this.amounts(ability.gain))
      : say.mayPay(this.amounts(ability.pay), this.amounts(ability.gain));
  }

  /** An ability in a full sentence. */
  sentence(ability: Ability): string {
    const { say } = this.w;
    switch (ability.kind) {
      case 'trait':
        return this.w.trait[ability.trait](ability.value);
      case 'production': {
        const per = ability.per;
        const planets = per?.count === 'planetsOf' ? this.w.planetType[per.type] : undefined;
        return say.production(
          `${this.#sentenceOf(ability)}${per === undefined ? '' : ` ${this.w.per(per, planets)}`}`,
          ability.repeat === true,
        );
      }
      case 'introduction': {
        if (ability.or !== undefined) return say.introduction(say.choice(this.amounts(ability.gain), this.amounts(ability.or)), false);
        return say.introduction(this.#sentenceOf(ability), ability.repeat === true);
      }
      case 'lightning':
        return say.anyTime(this.#sentenceOf(ability));
      case 'trigger': {
        const occasion = `${this.w.occasion[ability.on]}${ability.yields === undefined ? '' : ` ${say.yields(this.w.resource[ability.yields][1])}`}`;
        return say.trigger(occasion, this.#sentenceOf(ability));
      }
    }
  }

  lightning({ pay, gain, faction }: Lightning): string {
    return this.w.say.lightning(this.amounts(pay), this.amounts(gain), faction < 0 ? undefined : this.faction(faction));
  }

  factionBody(f: Faction): string {
    const { say } = this.w;
    const lines = [
      `${say.ofIdeology(refMark(`ideology:${ideologies[f.ideology]}`, this.w.ideology[ideologies[f.ideology]].title))} ${say.adapted(
        this.and(f.adaptation.map((t) => `${iconMark(t)} ${this.w.adaptation[t]}`)),
      )}`,
      say.bonus(this.amounts(f.bonus)),
      ...f.abilities.flatMap((a, i) => {
        const [name, line] = this.w.abilities[`${f.id}/${i + 1}`];
        return [`${name}: ${this.sentence(a)}`, say.quoted(line)];
      }),
    ];
    if (f.technology >= 0) lines.push(say.ownTechnology(this.technology(f.technology)), this.technologyEffects(technologies[f.technology]));
    lines.push(say.boost(this.amounts(f.boost)), say.soloNumber(f.modification));
    return lines.join('\n');
  }

  technologyEffects(t: Technology): string {
    const { say } = this.w;
    const lines: string[] = [];
    if (resources.some((r) => t.reward[r] > 0)) lines.push(say.reward(this.amounts(t.reward)));
    if (t.choice !== undefined) lines.push(`${capital(say.choice(this.amounts(t.choice[0]), this.amounts(t.choice[1])))}.`);
    for (const a of t.abilities) lines.push(this.sentence(a));
    return lines.join('\n');
  }

  technologyBody(index: number): string {
    const { say } = this.w;
    const t = technologies[index];
    const lines = [say.kind(t.advanced, index >= BOARD_TECHNOLOGIES)];
    if (t.after.length > 0) lines.push(say.after(this.or(t.after.map((i) => this.technology(i)))));
    return [...lines, this.technologyEffects(t)].join('\n');
  }

  systemBody(index: number): string {
    const { say } = this.w;
    const card = systems[index];
    return [
      ...card.planets.map((p) => say.planetLine(capital(this.w.planetType[planetTypes[p.type]].name), this.amounts(p.reward))),
      say.planetPlace(card.place),
      say.explorationPlaces(card.exploration),
    ].join('\n');
  }

  tradeBody(index: number): string {
    const { say } = this.w;
    return [
      ...tradeCards[index].exchanges.map((e) => say.tradeLine(this.amounts(e.pay), this.amounts(e.gain))),
      this.w.term.goldenAge.body,
    ].join('\n');
  }

  /** An answer to the question for an action. */
  action(answer: Action, view: TableView, seat: Seat): string {
    const { say } = this.w;
    const me = view.players[seat];
    const credits = (n: number): string => (n === 0 ? say.free : say.cost(this.count('credits', n)));
    switch (answer.action) {
      case 'colonize': {
        const words = say.colonize(this.planetOf(view, answer.planet), this.amounts(this.rewardAt(view, answer.planet)));
        const card = answer.card === undefined ? '' : ` ${say.discarding(this.faction(answer.card))}`;
        return `${words} ${credits(me.costs.colonize)}${card}`;
      }
      case 'develop':
        return `${say.develop(this.planetOf(view, answer.planet))} ${credits(me.costs.develop)}`;
      case 'manufacture':
        return `${say.manufacture(this.count('cruisers', answer.count))} ${credits(me.costs.cruiser * answer.count)}`;
      case 'salvage':
        return `${say.salvage(this.count('relics', answer.count))} ${credits(me.costs.salvage * answer.count)}`;
      case 'plunder':
        return say.plunder(this.count('discovery', 1));
      case 'trade': {
        const card = view.trade[answer.slot];
        const { pay, gain } = tradeCards[card].exchanges[answer.exchange];
        return say.trade(this.trade(card), this.amounts(pay), this.amounts(gain));
      }
      case 'explore':
        return say.explore(this.system(view.row[systemOfMarker(answer.place)]), (answer.place & 1) + 1);
      case 'appoint':
        return `${say.appoint(this.count('prestige', congressPrestige(view.congress.length)))} ${me.costs.appoint === 0 ? say.free : say.cost(this.count('influence', me.costs.appoint))}`;
      case 'research': {
        const advanced = technologies[answer.technology].advanced;
        const price = this.amounts({ credits: me.costs.research, discovery: advanced ? 1 : 0 });
        return `${say.research(this.technology(answer.technology))} ${say.cost(price)}`;
      }
    }
  }

  /** Every answer in words, question by question. */
  answers(): Sentences['answers'] {
    const { say } = this.w;
    const ability = (index: number): string => this.sentence(allAbilities[index].ability);
    return {
      startingFaction: (card) => this.faction(card),
      draftCard: (card) => this.faction(card),
      discardCard: (card) => (card === 'keep' ? say.keepHand : say.putBack(this.faction(card))),
      produce: (chosen) => {
        if (chosen === 'done') return say.done;
        const times = chosen.times > 1 ? ` (${say.times(chosen.times)})` : '';
        return `${this.ability(chosen.ability)}: ${ability(chosen.ability).replace(/\.$/, '')}${times}`;
      },
      useAbility: (answer, _, args) => (answer === 'use' ? say.use(ability(args.ability)) : say.decline),
      introductionTimes: (times) => (times === 0 ? say.notAtAll : say.times(times)),
      chooseReward: (reward, _, { source }) => this.amounts(rewardsOf(source)[reward]),
      chooseAction: (action, { table, seat }) => this.action(action, table, seat),
      endTurn: () => say.end,
      wander: (chosen, { table, seat }) =>
        chosen === 'stay' ? say.stay : say.wanderFrom(this.planetOf(table, chosen.from, 'dative'), this.action(chosen, table, seat)),
      occupy: (planet, { table }) => (planet === 'decline' ? say.declineToOccupy : say.occupy(this.planetOf(table, planet))),
    };
  }

  interjections(): Sentences['interjections'] {
    const { say } = this.w;
    return {
      lightning: ({ use }) => this.lightning(lightnings[use]),
      swarm: ({ planet }, { table }) => say.swarm(this.planetOf(table, planet)),
      card: ({ card, as }) => {
        if (as === 'main') return say.asMain(this.faction(card));
        if (as === 'ideology') return say.asIdeology(this.faction(card), this.ideology(factions[card].ideology));
        return say.asBoost(this.faction(card), this.amounts(factions[card].boost));
      },
    };
  }

  prompts(): Sentences['prompts'] {
    const { prompt, group } = this.w;
    const plain = (decision: DecisionOf<AgeOfGalaxy>) => (): string => prompt[decision];
    const about = (decision: DecisionOf<AgeOfGalaxy>, { ability }: { readonly ability: number }): string =>
      `${prompt[decision]} (${this.ability(ability)}: ${this.sentence(allAbilities[ability].ability).replace(/\.$/, '')})`;
    return {
      startingFaction: plain('startingFaction'),
      draftCard: plain('draftCard'),
      discardCard: plain('discardCard'),
      produce: plain('produce'),
      useAbility: (args) => about('useAbility', args),
      introductionTimes: (args) => about('introductionTimes', args),
      chooseReward: ({ source }) => `${prompt.chooseReward} ${this.source(source)}`,
      chooseAction: (_, { table, seat }) =>
        `${prompt.chooseAction} (${group.cubesLeft} ${iconMark('cube')}\u00a0${table.players[seat].cubes})`,
      endTurn: plain('endTurn'),
      wander: plain('wander'),
      occupy: plain('occupy'),
    };
  }

  /** What a refusal has to say, the planet it is about included. */
  #told({ what, args }: Refusal, view: TableView): RefusalArgs {
    const planet =
      typeof what === 'number' ? what : ((what as { planet?: number; from?: number }).planet ?? (what as { from?: number }).from);
    const known = planet !== undefined && view.planets.some((p) => p.planet === planet);
    const place = known && planet !== undefined ? this.planetOf(view, planet, 'name') : '';
    const technology = typeof args?.technology === 'string' ? this.w.technology[args.technology] : '';
    const { action } = what as Partial<Action>;
    return {
      missing: Number(args?.missing ?? 0),
      planet: place,
      technology,
      thing: technology || place || (action === undefined ? '' : this.w.action[action].title),
      card: typeof args?.card === 'string' ? this.w.trade[args.card] : '',
    };
  }

  reasons(): Sentences['reasons'] {
    const say =
      (tell: (args: RefusalArgs) => string) =>
      (_: unknown, { table }: Speech, refusal: Refusal) =>
        tell(this.#told(refusal, table));
    return Object.fromEntries(Object.entries(this.w.refusal).map(([reason, tell]) => [reason, say(tell)])) as Sentences['reasons'];
  }

  /** Where planets of a type are to be found. */
  planetBody(type: PlanetType): string {
    const { say } = this.w;
    const index = planetTypes.indexOf(type);
    const printed = systems.flatMap((card, i) =>
      card.planets.filter((p) => p.type === index).map((p) => say.planetLine(this.system(i), this.amounts(p.reward))),
    );
    return printed.join('\n');
  }

  markersBody(): string {
    const { say } = this.w;
    return [
      ...planetMarkers.map((p) => say.planetLine(capital(this.w.planetType[planetTypes[p.type]].name), this.amounts(p.reward))),
      ...explorationMarkers.map((m) => say.planetLine(say.markers, this.amounts(m))),
    ].join('\n');
  }
}

export function speak(language: string, words: Words): GameText<TableView, Event> {
  const speaker = new Speaker(language, words);
  const { group } = words;
  const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
  const numbered = (things: readonly { readonly id: string }[], id: string): number => things.findIndex((thing) => thing.id === id);
  const sentences: Sentences = {
    ...words,
    prompts: speaker.prompts(),
    answers: speaker.answers(),
    interjections: speaker.interjections(),
    reasons: speaker.reasons(),
  };
  return makeText<AgeOfGalaxy, Speech, Telling>(sentences, {
    speech: ({ table }, seat) => ({ table, seat }),
    telling: (viewer) => speaker.telling(viewer),
    panels: (view) => panels(speaker, view),
    outcome(outcome: Outcome) {
      const winner = outcome.winners[0] ?? 0;
      return words.ending[outcome.ending as Ending](seatMark(winner), outcome.scores[winner].total);
    },
    topics: {
      term: topicOf(group.terms, terms, (id) => words.term[id]),
      action: topicOf(group.actions, actions, (id) => words.action[id]),
      resource: topicOf(group.resources, resources, (id) => ({ title: words.resource[id][1], body: words.resourceHelp[id] })),
      ideology: topicOf(group.ideologies, ideologies, (id) => words.ideology[id]),
      technology: topicOf(group.technologies, ids(technologies), (id) => ({
        title: words.technology[id],
        body: speaker.technologyBody(numbered(technologies, id)),
      })),
      trade: topicOf(group.tradeCards, ids(tradeCards), (id) => ({
        title: words.trade[id],
        body: speaker.tradeBody(numbered(tradeCards, id)),
      })),
      system: topicOf(group.systems, ids(systems), (id) => ({ title: words.system[id], body: speaker.systemBody(numbered(systems, id)) })),
      markers: topicOf(group.markers, ['all'], () => ({ title: group.markers, body: speaker.markersBody() })),
      planet: topicOf(group.planets, planetTypes, (id) => ({ title: capital(words.planetType[id].name), body: speaker.planetBody(id) })),
      faction: topicOf(group.factions, ids(factions), (id) => ({
        title: words.faction[id],
        body: speaker.factionBody(factions[numbered(factions, id)]),
      })),
    },
  });
}
