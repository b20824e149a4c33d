import { capital, type Explanation, type Topic, topicOf, type View } from '@orrery/kernel';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { ModuleCard, ShipSpec } from '../content/cards.ts';
import { DESTINIES } from '../content/destinies.ts';
import type { Effects } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import {
  BASE_NAMES,
  CLASS_S,
  CORE_MODULE_NAMES,
  DEVELOPMENT_NAMES,
  INDUSTRY,
  RAIDER_CLASS_NAMES,
  RESOURCE_NAMES,
  type Resource,
  SCIENCE,
  SHIP_NAMES,
  TRACK_NAMES,
} from '../content/ids.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { LIMITS } from '../content/setup.ts';
import { SHIPS } from '../content/ships.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { EVENT_SPACES, LEVEL_SPACES, TRACK_SPECIALS, TRACK_VP, type TrackSpecial } from '../content/tracks.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { BASE, CELLS, isBase, isPlanet } from '../map.ts';
import type { TableView } from '../view.ts';
import { moonBenefit, moonName, spaceName, tileName } from './labels.ts';
import type { Language } from './language.ts';
import { TERMS } from './terms.ts';

/** The headings of the reference. */
export type TopicGroup =
  | 'terms'
  | 'factions'
  | 'ships'
  | 'upgrades'
  | 'bases'
  | 'developments'
  | 'tracks'
  | 'coreModules'
  | 'modules'
  | 'tactics'
  | 'events'
  | 'raiders'
  | 'moons'
  | 'discoveries'
  | 'supremacyTokens'
  | 'destinies'
  | 'specials'
  | 'resources';

/** What any card, tile, space or term is, in one language, built from its data: the reference, group by group. */
export function topicsOf(language: Language): Readonly<Record<string, Topic>> {
  const { names, words, cards, groups } = language;
  const text = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
  const capitalised = (title: string, body: string): Explanation => ({ title: capital(title), body });
  const byId = <T extends { readonly id: string }>(heading: string, items: readonly T[], explain: (item: T) => Explanation): Topic => {
    const found = new Map(items.map((item) => [item.id, item]));
    return topicOf(heading, [...found.keys()], (id) => {
      const item = found.get(id);
      return item === undefined ? { title: id, body: '' } : explain(item);
    });
  };
  const byName = <T extends string>(heading: string, list: readonly T[], explain: (name: T, at: number) => Explanation): Topic =>
    topicOf(heading, list, (name) => explain(name, list.indexOf(name)));

  function moduleBody(card: ModuleCard): string {
    const effects = card.effects.length === 0 ? '' : words.sentences(card.effects);
    const main =
      card.slot?.side === 'input'
        ? cards.inputSlot(words.clause(card.effects))
        : text(effects, card.slot === undefined ? '' : cards.outputSlot);
    return text(
      cards.moduleLine(names.tracks[TRACK_NAMES[card.type]]),
      card.final === undefined ? main : words.final(card.final),
      card.slot !== undefined && card.slot.vp > 0 ? cards.slotVp(card.slot.vp) : '',
      card.damage > 0 ? cards.damageIcons(card.damage) : '',
      card.final !== undefined ? cards.noDock : '',
      card.type === SCIENCE ? cards.reactorOnly : '',
      card.type === INDUSTRY ? cards.halfSlots : '',
    );
  }

  const shipBody = (spec: ShipSpec): string =>
    cards.shipLine({
      ...spec,
      abilities: spec.abilities.length === 0 ? cards.noAbility : spec.abilities.map((a) => names.abilities[a]).join(', '),
    });

  const tokenBody = (effects: Effects, copies: number): string => cards.tokenLine(words.sentences(effects), copies);

  const baseAt = (base: number): Explanation => {
    const action = BASE_ACTIONS[base];
    return {
      title: names.bases[BASE_NAMES[base]],
      body: text(
        Object.keys(action.price).length === 0 ? '' : cards.basePrice(words.goods(action.price)),
        words.sentences(action.effects),
        action.sells === undefined ? '' : cards.fieldSells(action.sells.map((type) => names.tracks[TRACK_NAMES[type]]).join(', ')),
      ),
    };
  };

  const developmentAt = (type: number): Explanation => {
    const planet = PLANETS[type];
    return capitalised(
      names.developments[DEVELOPMENT_NAMES[type]][0],
      cards.development({
        planet: names.planets[TRACK_NAMES[type]],
        cost: words.goods(planet.cost),
        leaders: planet.leaders,
        withoutMoons: words.goods(planet.withoutMoons),
        card: words.sentences(planet.card),
      }),
    );
  };

  const trackSpecial = (space: number, special: TrackSpecial): string => {
    switch (special.is) {
      case 'vault':
        return cards.special.vault(space, special.vp);
      case 'handLimit':
        return cards.special.handLimit(space, special.cards);
      case 'discovery':
      case 'upgrade':
      case 'token':
        return cards.special[special.is](space);
    }
  };

  const trackSpecials = (track: number): string =>
    Object.entries(TRACK_SPECIALS[track])
      .map(([at, special]) => (special === undefined ? '' : trackSpecial(Number(at), special)))
      .join(' ');

  /** What lies on a region of the table in view. */
  const regionAt = (cell: number, table: TableView | undefined): Explanation => {
    const tile = table?.tile[cell] ?? -1;
    if (table === undefined || tile < 0) return { title: cards.region(spaceName(cell)), body: '' };
    const title = capital(tileName(language, table, cell));
    if (isPlanet(tile)) {
      const built = developmentAt(tile);
      return { title, body: `${built.title}. ${built.body}` };
    }
    return { title, body: isBase(tile) ? baseAt(tile - BASE).body : '' };
  };

  return {
    term: topicOf(groups.terms, TERMS, (id) => language.terms[id]),
    faction: byId(groups.factions, FACTIONS, (card) => ({
      title: names.factions[card.id],
      // What it can do, a line each; then what it begins with.
      body: [
        ...card.abilities.map(words.ability),
        cards.factionStart(
          words.goods(card.start),
          card.tracks.map((track) => names.tracks[TRACK_NAMES[track]]).join(', '),
          names.upgrades[card.upgrade],
        ),
      ].join('\n'),
    })),
    ship: byName(groups.ships, SHIP_NAMES, (name, type) =>
      capitalised(names.ships[name][0], text(shipBody(SHIPS[type]), cards.shipCost(words.goods(SHIPS[type].cost)))),
    ),
    upgrade: byId(groups.upgrades, UPGRADES, (tile) => ({
      title: names.upgrades[tile.id],
      body: text(
        cards.upgradeFor(names.ships[SHIP_NAMES[tile.ship]][0]),
        shipBody(tile),
        tile.custom === undefined ? '' : words.ability(tile.custom),
        tile.custom === undefined ? '' : cards.upgradeScope,
      ),
    })),
    base: byName(groups.bases, BASE_NAMES, (_, base) => baseAt(base)),
    development: byName(groups.developments, DEVELOPMENT_NAMES, (_, type) => developmentAt(type)),
    track: byName(groups.tracks, TRACK_NAMES, (name, track) =>
      capitalised(
        names.tracks[name],
        cards.trackSpaces({
          vp: TRACK_VP[track].join(' · '),
          levels: LEVEL_SPACES.join(', '),
          events: EVENT_SPACES.join(', '),
          specials: trackSpecials(track),
        }),
      ),
    ),
    core: byName(groups.coreModules, CORE_MODULE_NAMES, (name, at) => ({
      title: names.coreModules[name],
      body: words.sentences(CORE_MODULES[at].effects),
    })),
    module: byId(groups.modules, MODULES, (card) => ({ title: names.modules[card.id], body: moduleBody(card) })),
    tactics: byId(groups.tactics, TACTICS_CARDS, (card) => ({
      title: names.tactics[card.id],
      body: text(
        cards.tacticsLine(names.tacticsKinds[card.kind], names.windows[card.window]),
        card.outcome === undefined ? '' : cards.onlyAfter[card.outcome],
        words.sentences(card.effects),
        ...(card.abilities ?? []).map(words.ability),
        card.bystander === true ? cards.bystander : '',
        card.kind === 'event' ? cards.eventTactics : '',
        card.kind === 'sustain' ? cards.sustained : '',
      ),
    })),
    event: byId(groups.events, EVENTS, (card) => ({
      title: names.events[card.id],
      body: text(
        cards.eventLine(names.eventDecks[card.deck], names.tracks[TRACK_NAMES[card.track]], RAIDER_CLASS_NAMES[card.raider]),
        words.sentences(card.effects),
      ),
    })),
    raider: byId(groups.raiders, RAIDERS, (card) => ({
      title: names.raiders[card.id],
      body: text(
        cards.raiderLine({
          class: RAIDER_CLASS_NAMES[card.class],
          range: card.range,
          weapons: card.weapons,
          targeting: card.class === CLASS_S ? cards.swarmTargeting : `${1 + card.targetingBonus}`,
          shields: card.shields,
          start: card.start === 'randomNebula' ? cards.randomNebula : names.bases[BASE_NAMES[card.start]],
        }),
        cards.reward(words.clause(card.reward)),
        card.onWin === undefined ? '' : cards.onWin(words.clause(card.onWin)),
      ),
    })),
    moon: byId(groups.moons, MOONS, (moon) => {
      const at = MOONS.indexOf(moon);
      const kind = moon.type === 'nebula' ? names.regionKinds.nebula : names.planets[TRACK_NAMES[moon.type]];
      return capitalised(moonName(language, at), cards.moonLine(kind, moonBenefit(language, at), moon.copies));
    }),
    discovery: byId(groups.discoveries, DISCOVERIES, (token) => ({
      title: names.discoveries[token.id],
      body: tokenBody(token.effects, token.copies),
    })),
    supremacy: byId(groups.supremacyTokens, SUPREMACY_TOKENS, (token) => ({
      title: names.supremacyTokens[token.id],
      body: tokenBody(token.effects, token.copies),
    })),
    destiny: byId(groups.destinies, DESTINIES, (card) => ({
      title: names.destinies[card.id],
      body: card.goals.map((goal) => cards.destinyGoal(names.tracks[TRACK_NAMES[goal.track]], goal.vp)).join(' '),
    })),
    special: byId(groups.specials, SPECIAL_TILES, (tile) => {
      const dice = tile.dice.join(', ');
      return {
        title: names.specials[tile.id],
        body:
          tile.benefit === undefined
            ? cards.quasar(tile.vpPerDevelopment, dice)
            : cards.vortex(tile.vpPerDevelopment, dice, words.clause(tile.benefit)),
      };
    }),
    resource: byName(groups.resources, RESOURCE_NAMES, (name, at) =>
      capitalised(names.resources[name][1], text(cards.resourceUse[name], cards.storage(LIMITS[at as Resource]))),
    ),
    cell: topicOf(
      undefined,
      Array.from({ length: CELLS }, (_, cell) => `${cell}`),
      (cell, view) => regionAt(Number(cell), (view as View<TableView> | undefined)?.table),
    ),
  };
}
