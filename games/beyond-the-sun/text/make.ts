import { type GameText, makeText, type Panel, type Refusal, refMark, seatMark, topicOf, type View, voiceFor } from '@orrery/kernel';
import { LETTERS, type Move, type ShipChoice } from '../answers.ts';
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../content/abilities.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId } from '../content/achievements.ts';
import { BASIC_IDS } from '../content/basic.ts';
import type { Effect } from '../content/effects.ts';
import { EVENT_IDS, EVENTS, type EventId } from '../content/events.ts';
import { DEEP_SPACE, LOCATION, LOCATIONS, type LocationId, SHIPYARDS, SOL } from '../content/exploration.ts';
import { FACTION_IDS, FACTIONS, type FactionId } from '../content/factions.ts';
import { FIELD, FIELDS, type FieldId, LEFT_OF, levelOf } from '../content/fields.ts';
import { GUILD_IDS, type GuildId, guildBit } from '../content/guilds.ts';
import { COLUMNS, SHIP_LEVELS } from '../content/kinds.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import { cardOf, type SpaceId, spaceOf } from '../content/spaces.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from '../content/systems.ts';
import { TECH_IDS, TECHNOLOGIES, type TechId, techsOfLevel } from '../content/technologies/index.ts';
import type { Event } from '../events.ts';
import { hasResearched, placesOf, progress } from '../queries.ts';
import { automationPoints } from '../score.ts';
import { shipAt } from '../state.ts';
import type { BeyondTheSun } from '../types.ts';
import type { TableView } from '../view.ts';
import { type Language, type Names, type Sentences, type Speech, TERMS, type Telling } from './language.ts';

const has = <K extends string>(list: readonly K[], id: string): id is K => (list as readonly string[]).includes(id);

/** Puts a language's words together with the content: cards are described by their effects, so that nothing is said twice. */
export function speak(l: Language): GameText<TableView, Event> {
  const tech = (id: TechId): string => refMark(`tech:${id}`, l.techs[id]);
  const system = (id: SystemId): string => refMark(`system:${id}`, l.systems[id]);
  const location = (id: LocationId): string => refMark(`location:${id}`, l.locations[id]);

  const words = (script: Script): string => {
    const effects = effectWords(script.effects, script);
    const cost = l.cost(script.cost);
    return cost === '' ? effects : `${effects} (${cost})`;
  };
  const effectWords = (effects: readonly Effect[], script: Script): string =>
    l.inOrder(
      effects.map((effect, i) => {
        const say = l.effects[effect.kind] as (effect: Effect, inner: readonly string[]) => string;
        return say(effect, script.inner[i].map(words));
      }),
    );

  /** The name of whatever a script belongs to. */
  const scriptName = (key: string): string => {
    const card = cardOf(key);
    const basic = key.slice(0, 'basic.1'.length);
    if (has(BASIC_IDS, basic)) return l.basic[basic];
    if (has(TECH_IDS, card)) return tech(card);
    if (has(GUILD_IDS, card)) return refMark(`guild:${card}`, l.guilds[card]);
    if (has(SYSTEM_IDS, card)) return system(card);
    if (card === 'dysonSphere') return refMark('event:dysonSphere', l.dyson);
    if (has(EVENT_IDS, card)) return refMark(`event:${card}`, l.events[card]);
    if (has(ABILITY_IDS, key)) return l.factions[ABILITIES[key].faction];
    return key;
  };

  const namesFor = (table?: TableView): Names => ({
    tech,
    system,
    event: (id) => refMark(`event:${id}`, l.events[id]),
    guild: (id) => refMark(`guild:${id}`, l.guilds[id]),
    achievement: (id) => refMark(`achievement:${id}`, l.achievements[id]),
    location: (id) => {
      const there = table?.systems[LOCATION[id]] ?? null;
      return there === null ? location(id) : system(there);
    },
    place: (at, there) => (there === null ? location(at) : system(there)),
    power: (power) => {
      const id = TECH_IDS.find((t) => TECHNOLOGIES[t].power === power);
      if (id !== undefined) return tech(id);
      const at = SYSTEM_IDS.find((s) => SYSTEMS[s].power === power);
      return at === undefined ? '' : system(at);
    },
    field: (field) => {
      const known = table?.technologies[FIELD[field]] ?? null;
      return known === null ? l.answers.fieldName(field) : tech(known);
    },
    script: scriptName,
    effects: (key) => words(scriptOf(key)),
  });

  const spaceWords = (id: SpaceId): string => {
    const { action, surcharge, script, slot } = spaceOf(id);
    const said = `${scriptName(action)}: ${words(script)}`;
    if (surcharge > 0) return l.answers.surcharge(said, surcharge);
    // The first space is simply the action; only one more that is quite like it needs a word to tell them apart.
    return slot > 1 ? l.answers.slot(said, slot) : said;
  };

  const fieldWords = (field: FieldId, table: TableView): string => {
    const index = FIELD[field];
    const known = table.technologies[index];
    const types = LEFT_OF[index].flatMap((left) => {
      const there = table.technologies[left];
      return there === null ? [] : [l.types[TECHNOLOGIES[there].primary]];
    });
    return l.answers.field(field, levelOf(index), known === null ? undefined : tech(known), [...new Set(types)]);
  };

  const retired = (ship: ShipChoice, names: Names, say: (level: number, place: string) => string): string =>
    say(ship.ship, names.location(ship.at));
  const moved = (move: Move | 'stop', names: Names): string =>
    move === 'stop' ? l.answers.stopMoving : l.answers.move(move.ship, names.location(move.from), names.location(move.to));

  const answers: Sentences['answers'] = {
    chooseSpace: (space) => spaceWords(space),
    chooseProduction: (what) => l.answers[what],
    chooseTrade: (what, names) => {
      if (what === 'buy') return l.answers.buy;
      if (what === 'sell') return l.answers.sell;
      return what === 'done' ? l.answers.doneTrading : retired(what, names, l.answers.retire);
    },
    claimAchievement: (id) => achievementWords(id),
    chooseField: (field, { table }) => fieldWords(field, table),
    chooseType: (type) => l.types[type],
    chooseTechnology: (id) => `${tech(id)}: ${cardWords(id)}`,
    chooseJump: moved,
    chooseTransfer: moved,
    chooseUpgrade: (ship, names) => (ship === 'stop' ? l.answers.stopUpgrading : retired(ship, names, l.answers.upgrade)),
    chooseShipyard: (at, names) => names.location(at),
    chooseBonus: (at, names) => names.location(at),
    placeRogueStar: (at, names) => names.location(at),
    chooseColony: (at, names) => {
      const there = names.table.systems[LOCATION[at]];
      return there === null ? names.location(at) : `${system(there)}: ${systemWords(there)}`;
    },
    substitute: (what) => (what === 'population' ? l.answers.fromPopulation : l.answers.forgo),
    chooseMarker: (marker, _, { purpose }) => (purpose === 'automation' ? l.markers : l.pieces)[marker],
    chooseSettlers: (ship) => (ship === 'enough' ? l.answers.enough : l.answers.settle(ship)),
    chooseSystem: (id) => `${system(id)}: ${systemWords(id)}`,
    chooseSupplyMove: ({ from, to }) => l.answers.supplyMove(from, to),
    chooseOne: (part, _, { script, at }) => words(scriptOf(script).inner[at][LETTERS.indexOf(part)]),
    takeOptional: (what, _, { script }) => (what === 'skip' ? l.answers.skip : words(scriptOf(script))),
    copyAction: (action) => `${scriptName(action)}: ${words(scriptOf(action))}`,
    payReturned: (what) => (what === 'population' ? l.answers.returnPopulation : l.answers.payOre),
    chooseFellow: (seat) => seatMark(seat),
    takePrize: (what) => (what === 'take' ? l.answers.takePrize : l.answers.declinePrize),
    exhibit: (ship, names) => (ship === 'keep' ? l.answers.keepShips : retired(ship, names, l.answers.exhibit)),
  };

  const interjections: Sentences['interjections'] = {
    headquarters: (ship, names) => retired(ship, names, l.answers.headquarters),
    swapStars: ({ place, marker }, names) => {
      const where = has(LOCATIONS, place) ? names.location(place) : has(SYSTEM_IDS, place) ? system(place) : l.answers.automationTrack;
      return l.answers.swapStar(where, l.pieces[marker]);
    },
    blackMarket: () => l.answers.anytime.blackMarket,
    cygni: () => l.answers.anytime.cygni,
    assimilation: () => l.answers.anytime.assimilation,
  };

  /* Cards in words. */

  const cardWords = (id: TechId): string => {
    const { primary, secondary, immediate, actions, power, points } = TECHNOLOGIES[id];
    const lines = [l.explain.type(l.types[primary], secondary === primary ? undefined : l.types[secondary])];
    if (points !== undefined) lines.push(l.explain.worth(points));
    if (immediate !== undefined) lines.push(l.explain.immediate(words(scriptOf(`${id}!`))));
    actions?.forEach((action, i) => {
      const script = scriptOf(`${id}.${i + 1}`);
      lines.push(l.explain.action(action.spaces, l.cost(script.cost), effectWords(script.effects, script)));
    });
    if (power !== undefined) lines.push(l.explain.lasting(l.powers[power]));
    return lines.join(' ');
  };

  const systemWords = (id: SystemId): string => {
    const { strength, points, makes, control, arrival, colony, power } = SYSTEMS[id];
    const lines = [l.explain.strength(strength), l.explain.worth(points), l.explain.makes(makes.map((m) => l.markers[m]))];
    if (control !== undefined) lines.push(l.explain.onControl(words(scriptOf(`${id}.control`))));
    if (arrival !== undefined) lines.push(l.explain.onArrival(words(scriptOf(`${id}.arrival`))));
    if (colony !== undefined) lines.push(l.explain.onColony(words(scriptOf(`${id}.colony`))));
    if (power !== undefined) lines.push(l.explain.lasting(l.powers[power]));
    if (control === undefined && arrival === undefined && colony === undefined && power === undefined) lines.push(l.explain.noBonus);
    return lines.join(' ');
  };

  const conditionWords = (id: AchievementId): string => {
    const { condition } = ACHIEVEMENTS[id];
    return (l.condition[condition.kind] as (c: typeof condition) => string)(condition);
  };
  const achievementWords = (id: AchievementId): string =>
    `${refMark(`achievement:${id}`, l.achievements[id])}: ${conditionWords(id)} ${l.explain.slots(ACHIEVEMENTS[id].slots)}`;

  const eventWords = (id: EventId): string => {
    const { effect } = EVENTS[id];
    const effects = effect.kind === 'everyFaction' ? words(scriptOf(id)) : '';
    return (l.eventEffects[effect.kind] as (e: typeof effect, names: Names, effects: string) => string)(effect, namesFor(), effects);
  };

  const factionWords = (id: FactionId): string => {
    const { start, expert } = FACTIONS[id];
    const lines = [
      l.explain.standardStart({
        population: start.populationFrom !== undefined,
        ship: start.ship,
        ore: start.ore,
        escort: start.escortFrom !== undefined,
      }),
      l.explain.expertMat(expert.columns, expert.food, expert.ore),
    ];
    for (const ability of ABILITY_IDS.filter((a) => ABILITIES[a].faction === id)) {
      lines.push(l.explain.ability(ABILITIES[ability].slot, l.abilities[ability satisfies AbilityId]));
    }
    return lines.join(' ');
  };

  /* The table in words. */

  const seats = (mask: number, count: number): string => {
    const list: string[] = [];
    for (let seat = 0; seat < count; seat++) if ((mask & (1 << seat)) !== 0) list.push(seatMark(seat));
    return list.length === 0 ? l.panels.nobody : list.join(', ');
  };

  const fleetWords = (table: TableView, at: number): string => {
    const fleets: string[] = [];
    for (let seat = 0; seat < table.config.seats; seat++) {
      const levels = SHIP_LEVELS.flatMap((level) => new Array<number>(table.ships[shipAt(seat, at, level)]).fill(level));
      if (levels.length > 0) fleets.push(l.panels.fleet(seatMark(seat), levels.join(' + ')));
    }
    return fleets.length === 0 ? l.panels.noShips : fleets.join('; ');
  };

  const placePanel = (table: TableView): Panel => ({
    title: l.panels.space,
    lines: placesOf(table).map((at) => {
      const there = table.systems[at];
      const name = there === null ? location(LOCATIONS[at]) : `${l.locations[LOCATIONS[at]]} ${system(there)}: ${systemWords(there)}`;
      const holder = at === SOL || at === DEEP_SPACE ? '' : table.bases[at] < 0 ? l.panels.uncontrolled : seatMark(table.bases[at]);
      return l.panels.place(name, holder, fleetWords(table, at));
    }),
  });

  const boardPanel = (table: TableView): Panel => ({
    title: l.panels.board,
    lines: FIELDS.map((field, i) => {
      const there = table.technologies[i];
      const level = l.level(levelOf(i));
      if (there === null) return l.panels.unknown(field, level);
      return l.panels.card(field, level, `${tech(there)}: ${cardWords(there)}`, seats(table.cubes[i], table.config.seats));
    }),
  });

  const achievementPanel = (table: TableView): Panel => ({
    title: l.panels.achievements,
    lines: table.achievements.map((id, i) => {
      const slots = ACHIEVEMENTS[id].slots.map((points, slot) =>
        table.claims[i][slot] === undefined ? `${points}` : `${points} ${seatMark(table.claims[i][slot])}`,
      );
      const reached = table.factions.map((_, seat) => `${seatMark(seat)} ${progress(table, seat, id).join('/')}`).join(', ');
      return l.panels.achievement(
        refMark(`achievement:${id}`, l.achievements[id]),
        `${conditionWords(id)} (${reached})`,
        slots.join(' | '),
      );
    }),
  });

  const seatPanel = (table: TableView, seat: number): Panel => {
    const f = table.factions[seat];
    const lines = [
      l.panels.points(table.scores[seat].total),
      l.panels.goods(f.population, f.ore, COLUMNS.map((c, i) => `${c} ${f.supply[i]}`).join(', ')),
      l.panels.production(COLUMNS.slice(0, table.growth[seat]).join(', '), table.oreOutput[seat]),
      l.panels.automation(f.automation.length, automationPoints(f.automation.length)),
      f.pawn === null ? l.panels.noPawn : l.panels.pawn(scriptName(spaceOf(f.pawn).action)),
    ];
    if (f.colonies.length > 0) lines.push(l.panels.colonies(f.colonies.map(system).join(', ')));
    if (f.privates.length > 0) lines.push(l.panels.privates(f.privates.map(tech).join(', ')));
    const mine = TECH_IDS.filter((id) => {
      const field = table.technologies.indexOf(id);
      return field >= 0 && hasResearched(table, seat, field);
    });
    if (mine.length > 0) lines.push(mine.map(tech).join(', '));
    return { title: l.panels.mat(refMark(`faction:${f.mat}`, l.factions[f.mat])), lines, seat };
  };

  const panels = ({ table, viewer }: View<TableView>): Panel[] => {
    const list: Panel[] = [];
    const order = table.factions.map((_, i) => ((viewer < 0 ? table.start : viewer) + i) % table.config.seats);
    for (const seat of order) list.push(seatPanel(table, seat));
    list.push({ title: l.panels.table, lines: [l.panels.round(table.round, table.round === table.lastRound)] });
    list.push(placePanel(table), boardPanel(table));
    list.push({
      title: l.panels.guilds,
      lines: GUILD_IDS.map((id: GuildId) => {
        const open = (table.guilds & guildBit(id)) !== 0;
        return `${refMark(`guild:${id}`, l.guilds[id])}: ${open ? words(scriptOf(id)) : l.panels.covered}`;
      }),
    });
    list.push(achievementPanel(table));
    if (table.config.options.display) {
      const rows = table.rows.flatMap((row, i) =>
        row.length === 0 ? [] : [`${l.level(i === 0 ? 2 : i === 1 ? 3 : 4)}: ${row.map(tech).join(', ')}`],
      );
      list.push({ title: l.panels.rows, lines: rows });
    }
    if (table.staying.length > 0) {
      list.push({
        title: l.panels.staying,
        lines: table.staying.map((id) => `${refMark(`event:${id}`, l.events[id])}: ${eventWords(id)}`),
      });
    }
    return list;
  };

  /** What a refusal is about: a part of an effect, an action, a field, a system, a trade. */
  const whatWords = ({ what }: Refusal, names: Speech): string => {
    if (typeof what !== 'string' || what === '') return '';
    if (has(LETTERS, what)) return what.toUpperCase();
    if (has(FIELDS, what)) return names.field(what);
    if (has(LOCATIONS, what)) return names.location(what);
    if (what === 'buy' || what === 'sell') return l.answers[what];
    if (what === 'stop') return l.answers.stopMoving;
    return scriptName(spaceOf(what as SpaceId).action);
  };

  const sentences: Sentences = {
    title: l.title,
    tagline: l.tagline,
    options: l.options,
    procedures: {
      ...l.procedures,
      carryOut: ({ script }) => (typeof script === 'string' ? scriptName(script) : l.procedures.carryOut),
      event: ({ event }) => (has(EVENT_IDS, `${event}`) ? l.events[event] : l.procedures.event),
    },
    prompts: l.prompts,
    answers,
    interjections,
    reasons: l.refusals,
    events: l.log,
    scoreParts: l.scoreParts,
    ties: l.ties,
  };

  return makeText<BeyondTheSun, Speech, Telling>(sentences, {
    speech: ({ table }) => ({ ...namesFor(table), table }),
    telling: (viewer) => ({ ...namesFor(), ...voiceFor(viewer) }),
    what: whatWords,
    panels,
    outcome: ({ ending, winners, scores }) => {
      const best = Math.max(...scores.map((s) => s.total));
      const level = scores.filter((s) => s.total === best).length;
      return l.ending(ending, winners, winners.length > 1, level > winners.length);
    },
    topics: {
      tech: ([1, 2, 3, 4] as const).map((level) =>
        topicOf(l.groups[`technology${level}`], techsOfLevel(level), (id) => ({
          title: `${l.techs[id]} (${l.level(level)})`,
          body: cardWords(id),
        })),
      ),
      system: topicOf(l.groups.system, SYSTEM_IDS, (id) => ({
        title: l.systems[id],
        body: `${l.explain.deck(SYSTEMS[id].deck)} ${systemWords(id)}`,
      })),
      event: topicOf(l.groups.event, EVENT_IDS, (id) => ({
        title: `${l.events[id]} (${l.level(EVENTS[id].level)})`,
        body: eventWords(id),
      })),
      achievement: topicOf(l.groups.achievement, ACHIEVEMENT_IDS, (id) => ({
        title: l.achievements[id],
        body: `${conditionWords(id)} ${l.explain.slots(ACHIEVEMENTS[id].slots)}`,
      })),
      guild: topicOf(l.groups.guild, GUILD_IDS, (id) => ({ title: l.guilds[id], body: l.explain.guild(words(scriptOf(id))) })),
      faction: topicOf(l.groups.faction, FACTION_IDS, (id) => ({ title: l.factions[id], body: factionWords(id) })),
      location: topicOf(l.groups.location, LOCATIONS, (id) => ({
        title: l.locations[id],
        body: l.explain.location(
          id,
          (SHIPYARDS[LOCATION[id]] ?? []).map((m) => l.markers[m]),
        ),
      })),
      term: topicOf(l.groups.term, TERMS, (id) => {
        const [title, body] = l.terms[id];
        return { title, body };
      }),
    },
  });
}
