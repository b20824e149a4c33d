import { type Explanation, type GameText, type Panel, refMark, type SeenAsk, seatMark, type View } from '@orrery/kernel';
import type { Move, ShipChoice } from '../answers.ts';
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../content/abilities.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId } from '../content/achievements.ts';
import { BASIC_IDS } from '../content/basic.ts';
import type { Effect } from '../content/effects.ts';
import { EVENT_IDS, EVENTS, type EventId } from '../content/events.ts';
import { DEEP_SPACE, LOCATION, LOCATIONS, type LocationId, SHIPYARDS, SOL } from '../content/exploration.ts';
import { FACTION_IDS, FACTIONS, type FactionId } from '../content/factions.ts';
import { FIELD, FIELDS, type FieldId, LEFT_OF, levelOf } from '../content/fields.ts';
import { GUILD_IDS, type GuildId, guildBit } from '../content/guilds.ts';
import { COLUMNS, type Marker, SHIP_LEVELS } from '../content/kinds.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import { cardOf, type SpaceId, spaceOf } from '../content/spaces.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from '../content/systems.ts';
import { TECH_IDS, TECHNOLOGIES, type TechId, techsOfLevel } from '../content/technologies/index.ts';
import type { Event } from '../events.ts';
import { progress } from '../rules/achievements.ts';
import { LETTERS, type PartLetter } from '../rules/effects.ts';
import { placesOf } from '../rules/fleet.ts';
import type { SupplyMove } from '../rules/move-supply.ts';
import { hasResearched } from '../rules/prerequisites.ts';
import { automationPoints, SCORE_PARTS, type ScorePart } from '../score.ts';
import { shipAt } from '../state.ts';
import type { TableView } from '../view.ts';
import { type DecisionName, type Language, type Names, type ProcedureName, type Reason, TERMS, type Term } from './language.ts';

const has = <K extends string>(list: readonly K[], id: string): id is K => (list as readonly string[]).includes(id);

/** Puts a language's words together with the content: cards are described by their effects, so that nothing is said twice. */
export function makeText(l: Language): GameText<TableView, Event> {
  const tech = (id: TechId): string => refMark(`tech:${id}`, l.techs[id]);
  const system = (id: SystemId): string => refMark(`system:${id}`, l.systems[id]);
  const location = (id: LocationId): string => refMark(`location:${id}`, l.locations[id]);

  const words = (script: Script): string => {
    const effects = effectWords(script.effects, script);
    const cost = l.cost(script.cost);
    return cost === '' ? effects : `${cost}: ${effects}`;
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

  const option = (ask: SeenAsk, answer: unknown, view: View<TableView>): string => {
    const { table } = view;
    const names = namesFor(table);
    const a = l.answers;
    if (typeof answer === 'object' && answer !== null && 'interject' in answer)
      return interjection(answer as Record<string, unknown>, names);
    const ship = (of: unknown): ShipChoice => of as ShipChoice;
    switch (ask.decision as DecisionName) {
      case 'chooseSpace':
        return spaceWords(answer as SpaceId);
      case 'chooseProduction':
        return answer === 'growth' ? a.growth : answer === 'ore' ? a.ore : a.trade;
      case 'chooseTrade':
        if (answer === 'buy') return a.buy;
        if (answer === 'sell') return a.sell;
        if (answer === 'done') return a.doneTrading;
        return a.retire(ship(answer).ship, names.location(ship(answer).at));
      case 'claimAchievement':
        return achievementWords(answer as AchievementId);
      case 'chooseField':
        return fieldWords(answer as FieldId, table);
      case 'chooseType':
        return l.types[answer as keyof Language['types']];
      case 'chooseTechnology':
        return `${tech(answer as TechId)}: ${cardWords(answer as TechId)}`;
      case 'chooseJump':
      case 'chooseTransfer': {
        if (answer === 'stop') return a.stopMoving;
        const move = answer as Move;
        return a.move(move.ship, names.location(move.from), names.location(move.to));
      }
      case 'chooseUpgrade':
        return answer === 'stop' ? a.stopUpgrading : a.upgrade(ship(answer).ship, names.location(ship(answer).at));
      case 'chooseShipyard':
      case 'chooseBonus':
      case 'placeRogueStar':
        return names.location(answer as LocationId);
      case 'chooseColony': {
        const there = table.systems[LOCATION[answer as LocationId]];
        return there === null ? names.location(answer as LocationId) : `${system(there)}: ${systemWords(there)}`;
      }
      case 'substitute':
        return answer === 'population' ? a.fromPopulation : a.forgo;
      case 'chooseMarker':
        return l.markers[answer as Marker];
      case 'chooseSettlers':
        return answer === 'enough' ? a.enough : a.settle(answer as number);
      case 'chooseSystem':
        return `${system(answer as SystemId)}: ${systemWords(answer as SystemId)}`;
      case 'chooseSupplyMove':
        return a.supplyMove((answer as SupplyMove).from, (answer as SupplyMove).to);
      case 'chooseOne':
        return words(scriptOf(ask.args.script as string).inner[ask.args.at as number][LETTERS.indexOf(answer as PartLetter)]);
      case 'takeOptional':
        return answer === 'skip' ? a.skip : words(scriptOf(ask.args.script as string));
      case 'copyAction':
        return `${scriptName(answer as string)}: ${words(scriptOf(answer as string))}`;
      case 'payReturned':
        return answer === 'population' ? a.returnPopulation : a.payOre;
      case 'chooseFellow':
        return seatMark(answer as number);
      case 'takePrize':
        return answer === 'take' ? a.takePrize : a.declinePrize;
      case 'exhibit':
        return answer === 'keep' ? a.keepShips : a.exhibit(ship(answer).ship, names.location(ship(answer).at));
    }
  };

  const interjection = (answer: Record<string, unknown>, names: Names): string => {
    const a = l.answers;
    if (answer.interject === 'headquarters') return a.headquarters(answer.ship as number, names.location(answer.at as LocationId));
    if (answer.interject === 'swapStars') {
      const place = answer.place as string;
      const where = has(LOCATIONS, place) ? names.location(place) : has(SYSTEM_IDS, place) ? system(place) : a.automationTrack;
      return a.swapStar(where, l.markers[answer.marker as Marker]);
    }
    return a.anytime[answer.interject as keyof typeof a.anytime];
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

  const explain = (topic: string): Explanation => {
    const [group, id] = topic.split(':', 2);
    if (group === 'tech' && has(TECH_IDS, id)) return { title: `${l.techs[id]} (${l.level(TECHNOLOGIES[id].level)})`, body: cardWords(id) };
    if (group === 'system' && has(SYSTEM_IDS, id)) {
      return { title: l.systems[id], body: `${l.explain.deck(SYSTEMS[id].deck)} ${systemWords(id)}` };
    }
    if (group === 'event' && has(EVENT_IDS, id)) return { title: `${l.events[id]} (${l.level(EVENTS[id].level)})`, body: eventWords(id) };
    if (group === 'achievement' && has(ACHIEVEMENT_IDS, id)) {
      return { title: l.achievements[id], body: `${conditionWords(id)} ${l.explain.slots(ACHIEVEMENTS[id].slots)}` };
    }
    if (group === 'guild' && has(GUILD_IDS, id)) return { title: l.guilds[id], body: l.explain.guild(words(scriptOf(id))) };
    if (group === 'faction' && has(FACTION_IDS, id)) return { title: l.factions[id], body: factionWords(id) };
    if (group === 'location' && has(LOCATIONS, id)) {
      const makes = SHIPYARDS[LOCATION[id]] ?? [];
      return {
        title: l.locations[id],
        body: l.explain.location(
          id,
          makes.map((m) => l.markers[m]),
        ),
      };
    }
    const [title, body] = l.terms[has(TERMS, id) ? id : ('scoring' satisfies Term)];
    return { title, body };
  };

  /* The table in words. */

  const seats = (mask: number, count: number): string => {
    const list: string[] = [];
    for (let seat = 0; seat < count; seat++) if ((mask & (1 << seat)) !== 0) list.push(seatMark(seat));
    return list.length === 0 ? l.panels.nobody : list.join(', ');
  };

  const fleetWords = (table: TableView, at: number): string => {
    const fleets: string[] = [];
    for (let seat = 0; seat < table.seats; seat++) {
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
      return l.panels.card(field, level, `${tech(there)}: ${cardWords(there)}`, seats(table.cubes[i], table.seats));
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
    const order = table.factions.map((_, i) => ((viewer < 0 ? table.start : viewer) + i) % table.seats);
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
    if (table.display) {
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

  return {
    title: l.title,
    tagline: l.tagline,
    options: l.options,
    conflict: (reason) => reason,
    procedure: (name, locals) =>
      name === 'carryOut' && typeof locals.script === 'string'
        ? scriptName(locals.script)
        : name === 'event' && typeof locals.event === 'string' && has(EVENT_IDS, locals.event)
          ? l.events[locals.event]
          : l.procedures[name as ProcedureName],
    prompt: (ask, view) => l.prompts[ask.decision as DecisionName](ask.args, namesFor(view.table)),
    option,
    refusal: (refusal) => l.refusals[refusal.reason as Reason](refusal.args ?? {}),
    panels,
    event: (event) => {
      const who = 'seat' in event ? seatMark(event.seat) : '';
      return (l.log[event.type] as (e: Event, who: string, names: Names) => string)(event, who, namesFor());
    },
    scorePart: (part) => l.scoreParts[has(SCORE_PARTS, part) ? part : ('events' satisfies ScorePart)],
    tieBreak: (by) => (l.ties as Readonly<Record<string, string>>)[by] ?? by,
    outcome: ({ ending, winners, scores }) => {
      const best = Math.max(...scores.map((s) => s.total));
      const level = scores.filter((s) => s.total === best).length;
      return l.ending(ending, winners, winners.length > 1, level > winners.length);
    },
    topics: [
      ...([1, 2, 3, 4] as const).map((level) => ({
        group: l.groups[`technology${level}`],
        ids: techsOfLevel(level).map((id) => `tech:${id}`),
      })),
      { group: l.groups.system, ids: SYSTEM_IDS.map((id) => `system:${id}`) },
      { group: l.groups.event, ids: EVENT_IDS.map((id) => `event:${id}`) },
      { group: l.groups.achievement, ids: ACHIEVEMENT_IDS.map((id) => `achievement:${id}`) },
      { group: l.groups.guild, ids: GUILD_IDS.map((id) => `guild:${id}`) },
      { group: l.groups.faction, ids: FACTION_IDS.map((id) => `faction:${id}`) },
      { group: l.groups.location, ids: LOCATIONS.map((id) => `location:${id}`) },
      { group: l.groups.term, ids: TERMS.map((id) => `term:${id}`) },
    ],
    explain,
  };
}
