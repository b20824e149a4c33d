/** Makes the game's text out of one language's words. What is built from cards is built here, once for all languages. */
import {
  type Answer,
  type Explanation,
  type GameText,
  iconMark,
  type OptionText,
  type Outcome,
  type Refusal,
  refMark,
  type Seat,
  type SeenAsk,
  seatMark,
  type View,
} from '@orrery/kernel';
import type { Ability, Occasion, Per, Trait } from '../content/abilities.ts';
import type { Box } from '../content/box.ts';
import { type Faction, factions, type Ideology, ideologies } from '../content/factions.ts';
import { type PlanetType, planetTypes } from '../content/planets.ts';
import { type Bundle, type Resource, resources } from '../content/resources.ts';
import { rewardsOf } from '../content/rewards.ts';
import { explorationMarkers, PLACE, type Planet, planetMarkers, slotOf, systemOfMarker, systems } from '../content/systems.ts';
import { allAbilities, type Lightning, lightnings } from '../content/tables.ts';
import { BOARD_TECHNOLOGIES, type Technology, technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { type Amounts, type Event, type EventType, FICTIVE, type Whereabouts } from '../events.ts';
import type { Action } from '../rules/answers.ts';
import type { Interjection } from '../rules/lightning.ts';
import type { Wander } from '../rules/nomadic.ts';
import type { Produce } from '../rules/production.ts';
import type { Ending } from '../score.ts';
import type { PlanetView, TableView } from '../view.ts';
import { type PanelWords, panels } from './panels.ts';

export const decisionNames = [
  'startingFaction',
  'discardCard',
  'draftCard',
  'produce',
  'useAbility',
  'introductionTimes',
  'chooseReward',
  'chooseAction',
  'endTurn',
  'wander',
  'occupy',
] as const;
export type DecisionName = (typeof decisionNames)[number];

export const procedureNames = [
  'play',
  'setup',
  'redraw',
  'draft',
  'production',
  'produceAbilities',
  'actionPhase',
  'turn',
  'freeAction',
  'introduction',
  'offer',
  'reward',
  'nomads',
  'war',
  'galactic',
] as const;
export type ProcedureName = (typeof procedureNames)[number];

export const reasons = [
  'planetTaken',
  'beyondReach',
  'needsTerraforming',
  'notAdapted',
  'needsCredits',
  'needsDiscovery',
  'needsInfluence',
  'needsCruiser',
  'needsDevelopedPlanet',
  'isOccupied',
  'isDeveloped',
  'isProtected',
  'ownPlanet',
  'notYourColony',
  'settledThisRound',
  'fiveCruisers',
  'noCruiserLeft',
  'cardFull',
  'cannotPayTrade',
  'nothingToGain',
  'noMarker',
  'alreadyResearched',
  'noPath',
  'oneCardPerTurn',
  'threeFactions',
  'ideologyPlayed',
] as const;
export type Reason = (typeof reasons)[number];

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

export const scoreParts = ['prestige', 'colonies', 'developed', 'relics', 'ideology'] as const;

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
};

export type Words = {
  readonly title: string;
  readonly tagline: string;
  readonly options: Readonly<Record<'draft' | 'explored' | 'science', OptionText>>;
  readonly conflict: Readonly<Record<'draftAlone', string>>;
  readonly and: string;
  readonly or: string;
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
  /** Names some abilities carry on their cards. */
  readonly abilityName: Readonly<Partial<Record<string, string>>>;
  readonly procedure: Readonly<Record<ProcedureName, string>>;
  readonly prompt: Readonly<Record<DecisionName, string>>;
  readonly part: Readonly<Record<(typeof scoreParts)[number], string>>;
  /** What those who are level in points are compared by. */
  readonly tie: Readonly<Record<'prestige' | 'stack', string>>;
  readonly ending: Readonly<Record<Ending, (winner: string, points: number) => string>>;
  readonly group: Readonly<Record<string, string>>;
  readonly refusal: Readonly<Record<Reason, (args: RefusalArgs) => string>>;
  readonly event: { readonly [T in EventType]: (event: Extract<Event, { type: T }>, p: Pieces) => string };
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

export type RefusalArgs = { readonly missing: number; readonly planet: string; readonly technology: string; readonly card: string };

const icon = (resource: Resource): string => iconMark(resource);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function list(items: readonly string[], joiner: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items[items.length - 1]}`;
}

/** Sentences about abilities, cards and tables in one language. */
export class Speaker implements Pieces {
  readonly w: Words;
  constructor(words: Words) {
    this.w = words;
  }

  who(seat: number): string {
    return seat === FICTIVE ? this.w.opponent : seatMark(seat);
  }
  count(resource: Resource, n: number): string {
    return `${n} ${icon(resource)} ${this.w.resource[resource][n === 1 ? 0 : 1]}`;
  }
  amounts(of: Amounts | Bundle): string {
    const some: string[] = [];
    for (const r of resources) if ((of[r] ?? 0) > 0) some.push(this.count(r, of[r] ?? 0));
    return some.length === 0 ? this.w.nothing : list(some, this.w.and);
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

  #converted(ability: { readonly pay?: Bundle; readonly gain: Bundle }): string {
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
          `${this.#converted(ability)}${per === undefined ? '' : ` ${this.w.per(per, planets)}`}`,
          ability.repeat === true,
        );
      }
      case 'introduction': {
        if (ability.or !== undefined) return say.introduction(say.choice(this.amounts(ability.gain), this.amounts(ability.or)), false);
        return say.introduction(this.#converted(ability), ability.repeat === true);
      }
      case 'lightning':
        return say.anyTime(this.#converted(ability));
      case 'trigger': {
        const occasion = `${this.w.occasion[ability.on]}${ability.yields === undefined ? '' : ` ${say.yields(this.w.resource[ability.yields][1])}`}`;
        return say.trigger(occasion, this.#converted(ability));
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
        list(
          f.adaptation.map((t) => `${iconMark(t)} ${this.w.adaptation[t]}`),
          this.w.and,
        ),
      )}`,
      say.bonus(this.amounts(f.bonus)),
      ...f.abilities.map((a, i) => {
        const name = this.w.abilityName[`${f.id}/${i + 1}`];
        return name === undefined ? this.sentence(a) : `${name}: ${this.sentence(a)}`;
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
    if (t.after.length > 0)
      lines.push(
        say.after(
          list(
            t.after.map((i) => this.technology(i)),
            this.w.or,
          ),
        ),
      );
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
    const credits = (n: number): string => say.cost(this.count('credits', n));
    switch (answer.action) {
      case 'colonize': {
        const words = `${say.colonize(this.planetOf(view, answer.planet), this.amounts(this.rewardAt(view, answer.planet)))} ${credits(me.costs.colonize)}`;
        return answer.card === undefined ? words : `${words} ${say.discarding(this.faction(answer.card))}`;
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
        return `${say.appoint(this.w.resource.prestige[1])} ${say.cost(this.count('influence', me.costs.appoint))}`;
      case 'research': {
        const advanced = technologies[answer.technology].advanced;
        const price = this.amounts({ credits: me.costs.research, discovery: advanced ? 1 : 0 });
        return `${say.research(this.technology(answer.technology))} ${say.cost(price)}`;
      }
    }
  }

  interjection(answer: Interjection, view: TableView): string {
    const { say } = this.w;
    if (answer.interject === 'lightning') return this.lightning(lightnings[answer.use]);
    if (answer.interject === 'swarm') return say.swarm(this.planetOf(view, answer.planet));
    const card = factions[answer.card];
    if (answer.as === 'main') return say.asMain(this.faction(answer.card));
    if (answer.as === 'ideology') return say.asIdeology(this.faction(answer.card), this.ideology(card.ideology));
    return say.asBoost(this.faction(answer.card), this.amounts(card.boost));
  }

  option(ask: SeenAsk, answer: Answer, view: TableView): string {
    const { say } = this.w;
    if (typeof answer === 'object' && answer !== null && 'interject' in answer) return this.interjection(answer as Interjection, view);
    const ability = ask.args.ability as number;
    switch (ask.decision as DecisionName) {
      case 'startingFaction':
      case 'draftCard':
        return this.faction(answer as number);
      case 'discardCard':
        return answer === 'keep' ? say.keepHand : say.putBack(this.faction(answer as number));
      case 'produce': {
        const chosen = answer as Produce;
        if (chosen === 'done') return say.done;
        const words = this.sentence(allAbilities[chosen.ability].ability);
        return `${this.ability(chosen.ability)}: ${words} ${chosen.times > 1 ? say.times(chosen.times) : ''}`.trim();
      }
      case 'useAbility':
        return answer === 'use' ? say.use(this.sentence(allAbilities[ability].ability)) : say.decline;
      case 'introductionTimes':
        return answer === 0 ? say.notAtAll : say.times(answer as number);
      case 'chooseReward':
        return this.amounts(rewardsOf(ask.args.source as string)[answer as number]);
      case 'chooseAction':
        return this.action(answer as Action, view, ask.seat);
      case 'endTurn':
        return say.end;
      case 'wander': {
        const chosen = answer as Wander;
        return chosen === 'stay'
          ? say.stay
          : say.wanderFrom(this.planetOf(view, chosen.from, 'dative'), this.action(chosen, view, ask.seat));
      }
      case 'occupy':
        return answer === 'decline' ? say.declineToOccupy : say.occupy(this.planetOf(view, answer as number));
    }
  }

  refusal({ reason, what, args }: Refusal, view: TableView): string {
    const planet =
      typeof what === 'number' ? what : ((what as { planet?: number; from?: number }).planet ?? (what as { from?: number }).from);
    const known = planet !== undefined && view.planets.some((p) => p.planet === planet);
    return this.w.refusal[reason as Reason]({
      missing: Number(args?.missing ?? 0),
      planet: known && planet !== undefined ? this.planetOf(view, planet, 'name') : '',
      technology: typeof args?.technology === 'string' ? this.w.technology[args.technology] : '',
      card: typeof args?.card === 'string' ? this.w.trade[args.card] : '',
    });
  }

  explain(topic: string): Explanation {
    const [kind, id = ''] = topic.split(':');
    const at = (all: readonly { id: string }[]): number => all.findIndex((x) => x.id === id);
    switch (kind) {
      case 'faction':
        return { title: this.w.faction[id], body: this.factionBody(factions[at(factions)]) };
      case 'technology':
        return { title: this.w.technology[id], body: this.technologyBody(at(technologies)) };
      case 'system':
        return { title: this.w.system[id], body: this.systemBody(at(systems)) };
      case 'trade':
        return { title: this.w.trade[id], body: this.tradeBody(at(tradeCards)) };
      case 'action':
        return this.w.action[id as Action['action']];
      case 'ideology':
        return this.w.ideology[id as Ideology];
      case 'resource': {
        const r = id as Resource;
        return { title: this.w.resource[r][1], body: this.w.resourceHelp[r] };
      }
      case 'planet':
        return { title: capital(this.w.planetType[id as PlanetType].name), body: this.planetBody(id as PlanetType) };
      case 'term':
        return this.w.term[id as Term];
      case 'markers':
        return { title: this.w.group.markers, body: this.markersBody() };
      default:
        throw new Error(`no explanation of ${topic}`);
    }
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

export function makeText(words: Words): GameText<TableView, Event> {
  const speaker = new Speaker(words);
  const topics = [
    { group: words.group.terms, ids: terms.map((t) => `term:${t}`) },
    { group: words.group.actions, ids: actions.map((a) => `action:${a}`) },
    { group: words.group.resources, ids: resources.map((r) => `resource:${r}`) },
    { group: words.group.ideologies, ids: ideologies.map((i) => `ideology:${i}`) },
    { group: words.group.technologies, ids: technologies.map((t) => `technology:${t.id}`) },
    { group: words.group.tradeCards, ids: tradeCards.map((t) => `trade:${t.id}`) },
    { group: words.group.systems, ids: [...systems.map((s) => `system:${s.id}`), 'markers:all'] },
    { group: words.group.planets, ids: planetTypes.map((t) => `planet:${t}`) },
    { group: words.group.factions, ids: factions.map((f) => `faction:${f.id}`) },
  ];
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    conflict: (reason) => (reason === 'draftAlone' ? words.conflict.draftAlone : reason),
    procedure: (name) => words.procedure[name as ProcedureName] ?? '',
    prompt(ask, view) {
      const prompt = words.prompt[ask.decision as DecisionName];
      const args = ask.args as { ability?: number; source?: string };
      if (args.ability !== undefined)
        return `${prompt} ${speaker.ability(args.ability)}: ${speaker.sentence(allAbilities[args.ability].ability)}`;
      if (args.source !== undefined) return `${prompt} ${speaker.source(args.source)}`;
      return ask.decision === 'chooseAction' ? `${prompt} ${cubesLeft(words, view.table, ask.seat)}` : prompt;
    },
    option: (ask, answer, view) => speaker.option(ask, answer, view.table),
    panels: (view) => panels(speaker, view),
    refusal: (refusal, view) => speaker.refusal(refusal, view.table),
    event: (event, _viewer) => (words.event[event.type] as (e: Event, p: Pieces) => string)(event, speaker),
    scorePart: (part) => words.part[part as (typeof scoreParts)[number]] ?? part,
    tieBreak: (by) => words.tie[by as keyof Words['tie']] ?? by,
    outcome(outcome: Outcome) {
      const winner = outcome.winners[0] ?? 0;
      return words.ending[outcome.ending as Ending](seatMark(winner), outcome.scores[winner].total);
    },
    topics,
    explain: (topic, _view?: View<TableView>) => speaker.explain(topic),
  };
}

const cubesLeft = (words: Words, table: TableView, seat: Seat): string =>
  `${words.group.cubesLeft} ${iconMark('cube')} ${table.players[seat].cubes}.`;
