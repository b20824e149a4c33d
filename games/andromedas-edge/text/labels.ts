import { refMark, type Seat, type SeenAsk, seatMark } from '@orrery/kernel';
import type { ModuleAt, ShipAt } from '../answers.ts';
import { abilitiesOf, abilityAt, LISTS } from '../catalogue.ts';
import { DESTINIES } from '../content/destinies.ts';
import type { Effects, Goods } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import {
  BASE_NAMES,
  CORE_MODULE_NAMES,
  DEVELOPMENT_NAMES,
  RAIDER_CLASS_NAMES,
  RESOURCE_NAMES,
  type ResourceName,
  SHIP_NAMES,
  TRACK_NAMES,
} from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { BASE, type Cell, COLUMNS, isBase, isPlanet, isSpecial, SPECIAL } from '../map.ts';
import { passive } from '../queries.ts';
import { BARGE, BAY, SCRAPYARD } from '../state.ts';
import type { TableView } from '../view.ts';
import type { Language } from './language.ts';

/** Names of things by their numbers, marked so that a client can show what is meant. */
export type Labels = {
  seat(seat: Seat): string;
  /** A region by its place: "A3". */
  cell(cell: Cell): string;
  module(module: number): string;
  tactics(card: number): string;
  moon(moon: number): string;
  discovery(token: number): string;
  supremacy(token: number): string;
  upgrade(upgrade: number): string;
  faction(faction: number): string;
  destiny(destiny: number): string;
  event(event: number): string;
  raider(raider: number): string;
  raiderClass(raiderClass: number): string;
  track(track: number): string;
  development(development: number): string;
  base(base: number): string;
  ship(ship: number): string;
  resource(resource: number): string;
  amount(resource: number, n: number): string;
  goods(goods: Goods): string;
  effects(effects: Effects): string;
  /** A registered list of effects, in words. */
  list(list: number): Effects;
};

/** Labels for one question: with the table in view, regions and modules have names. */
export type Say = Labels & {
  readonly table: TableView;
  /** Who is asked, and what. */
  readonly asked: Seat;
  readonly ask: SeenAsk | undefined;
  /** "science planet A3" */
  region(cell: Cell): string;
  moduleAt(at: ModuleAt): string;
  /** A module on offer. */
  offered(slot: number): string;
  shipAt(ship: ShipAt): string;
  place(place: number): string;
  /** A raider in play, by class. */
  raiderIn(raiderClass: number): string;
  /** A side of a battle: a seat, or the raiders. */
  side(side: number): string;
  /** Whether ships of this type of who is asked jump for nothing. */
  jumpsFree(ship: number): boolean;
  /** The faction's own upgrade tile of who is asked. */
  ownUpgrade(): number;
  abilityOf(source: number, id: number, at: number): string;
  /** An ability by its key in the catalogue. */
  abilityKeyed(key: number): string;
  /** The first or second Vortex. */
  vortex(place: number): string;
};

export const spaceName = (cell: Cell): string => `${'·ABCD'[Math.floor(cell / COLUMNS)]}${(cell % COLUMNS) + 1}`;

/** Amounts by number, as costs are kept: six resources, then any, material, VP. */
export function goodsOf(bundle: readonly number[]): Goods {
  const goods: Partial<Record<ResourceName | 'any' | 'material' | 'vp', number>> = {};
  const keys = [...RESOURCE_NAMES, 'any', 'material', 'vp'] as const;
  bundle.forEach((n, i) => {
    if (n > 0) goods[keys[i]] = n;
  });
  return goods;
}

export function makeLabels(language: Language): Labels {
  const { names, words, labels } = language;
  const one = (resource: number): string => names.resources[RESOURCE_NAMES[resource]][0];
  return {
    seat: seatMark,
    cell: (cell) => refMark(`cell:${cell}`, cell < COLUMNS ? labels.nebula(cell + 1) : labels.space(spaceName(cell))),
    module: (module) =>
      module < 0
        ? refMark(`core:${CORE_MODULE_NAMES[-1 - module]}`, names.coreModules[CORE_MODULE_NAMES[-1 - module]])
        : refMark(`module:${MODULES[module].id}`, names.modules[MODULES[module].id]),
    tactics: (card) => refMark(`tactics:${TACTICS_CARDS[card].id}`, names.tactics[TACTICS_CARDS[card].id]),
    moon: (moon) => refMark(`moon:${MOONS[moon].id}`, moonName(language, moon)),
    discovery: (token) => refMark(`discovery:${DISCOVERIES[token].id}`, names.discoveries[DISCOVERIES[token].id]),
    supremacy: (token) => refMark(`supremacy:${SUPREMACY_TOKENS[token].id}`, names.supremacyTokens[SUPREMACY_TOKENS[token].id]),
    upgrade: (upgrade) => refMark(`upgrade:${UPGRADES[upgrade].id}`, names.upgrades[UPGRADES[upgrade].id]),
    faction: (faction) => refMark(`faction:${FACTIONS[faction].id}`, names.factions[FACTIONS[faction].id]),
    destiny: (destiny) => refMark(`destiny:${DESTINIES[destiny].id}`, names.destinies[DESTINIES[destiny].id]),
    event: (event) => refMark(`event:${EVENTS[event].id}`, names.events[EVENTS[event].id]),
    raider: (raider) => refMark(`raider:${RAIDERS[raider].id}`, names.raiders[RAIDERS[raider].id]),
    raiderClass: (raiderClass) => labels.raiderClass(RAIDER_CLASS_NAMES[raiderClass]),
    track: (track) => refMark(`track:${TRACK_NAMES[track]}`, names.tracks[TRACK_NAMES[track]]),
    development: (development) =>
      refMark(`development:${DEVELOPMENT_NAMES[development]}`, names.developments[DEVELOPMENT_NAMES[development]][0]),
    base: (base) => refMark(`base:${BASE_NAMES[base]}`, names.bases[BASE_NAMES[base]]),
    ship: (ship) => refMark(`ship:${SHIP_NAMES[ship]}`, names.ships[SHIP_NAMES[ship]][0]),
    resource: one,
    amount: (resource, n) => words.goods({ [RESOURCE_NAMES[resource]]: n }),
    goods: words.goods,
    effects: words.clause,
    list: (list) => LISTS[list],
  };
}

/** "civilization moon (2 ice)" */
export function moonName(language: Language, moon: number): string {
  const { type } = MOONS[moon];
  return language.labels.moon(moonBenefit(language, moon), type === 'nebula' ? undefined : TRACK_NAMES[type]);
}

/** What a moon gives, in words without marks: labels are short. */
export function moonBenefit(language: Language, moon: number): string {
  const { goods, repair } = MOONS[moon];
  const parts = [language.words.goods(goods).replace(/\[\[icon:[^\]]*\]\] ?/g, '')];
  if (repair > 0) parts.push(language.labels.repair);
  return parts.filter((part) => part !== '').join(', ');
}

/** What lies on a region, without its place. */
export function tileName(language: Language, table: TableView, cell: Cell): string {
  const tile = table.tile[cell];
  if (isPlanet(tile)) return language.names.planets[TRACK_NAMES[tile]];
  if (isBase(tile)) return language.names.bases[BASE_NAMES[tile - BASE]];
  if (isSpecial(tile))
    return language.names.specials[SPECIAL_TILES[(table.config.options.special === 'vortexes' ? 2 : 0) + tile - SPECIAL].id];
  return language.labels.nebula(cell + 1);
}

export function makeSay(language: Language, labels: Labels, table: TableView, asked: Seat, ask?: SeenAsk): Say {
  const say: Say = {
    ...labels,
    table,
    asked,
    ask,
    region: (cell) => {
      const tile = table.tile[cell];
      const name = tileName(language, table, cell);
      return refMark(`cell:${cell}`, isPlanet(tile) ? `${name} ${spaceName(cell)}` : name);
    },
    moduleAt: ({ row, at }) => {
      const modules = table.players[asked].rows[row];
      const { id } = modules[at];
      const alike = modules.filter((module) => module.id === id).length;
      // Two copies of one design are told apart by their places in the row.
      return alike > 1 ? `${labels.module(id)} (${language.labels.place(at)})` : labels.module(id);
    },
    offered: (slot) => {
      const module = table.market[slot];
      const alike = table.market.filter((other) => other === module).length;
      return alike > 1 ? `${labels.module(module)} (${language.labels.slot(slot % MARKET_SLOTS)})` : labels.module(module);
    },
    place: (place) =>
      place >= 0
        ? say.region(place)
        : place === BAY
          ? language.panels.launchBay
          : place === SCRAPYARD
            ? language.panels.scrapyard
            : place === BARGE
              ? language.panels.barge
              : '',
    shipAt: ({ ship, from }) => `${labels.ship(ship)} (${say.place(from)})`,
    raiderIn: (raiderClass) => {
      const card = table.raiderCard[raiderClass];
      return card >= 0 ? labels.raider(card) : labels.raiderClass(raiderClass);
    },
    side: (side) => (side < table.players.length ? seatMark(side) : language.labels.raiders),
    jumpsFree: (ship) => passive(table.players[asked], 'freeJump', ship) > 0,
    ownUpgrade: () => UPGRADES.findIndex((tile) => tile.id === FACTIONS[table.players[asked].faction].upgrade),
    abilityOf: (source, id, at) => language.words.ability(abilitiesOf(source, id)[at]),
    abilityKeyed: (key) => language.words.ability(abilityAt(key)),
    vortex: (place) => language.names.specials[SPECIAL_TILES[2 + place].id],
  };
  return say;
}
