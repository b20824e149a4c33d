import type { Explanation } from '@orrery/kernel';
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
import { EVENT_SPACES, LEVEL_SPACES, TRACK_SPECIALS, TRACK_VP } from '../content/tracks.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { TableView } from '../view.ts';
import { capital } from './effect-words.ts';
import { moonBenefit, moonName, spaceName, tileName } from './labels.ts';
import type { Language } from './language.ts';
import { TERMS } from './topics.ts';

/** What any card, tile, space or term is, in one language, built from its data. */
export function explainer(language: Language): (topic: string, table?: TableView) => Explanation {
  const { names, words, cards } = language;
  const text = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
  const capitalised = (title: string, body: string): Explanation => ({ title: capital(title), body });

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

  const place = (list: readonly string[], id: string): number => list.indexOf(id);
  const find = <T extends { readonly id: string }>(items: readonly T[], id: string): T | undefined => items.find((item) => item.id === id);
  const tokenBody = (effects: Effects, copies: number): string => cards.tokenLine(words.sentences(effects), copies);

  /** One function for each kind of topic; undefined for an unknown id. */
  const kinds: Readonly<Record<string, (id: string, table: TableView | undefined) => Explanation | undefined>> = {
    term: (id) => {
      const term = TERMS.find((t) => t === id);
      return term && language.terms[term];
    },
    faction: (id) => {
      const card = find(FACTIONS, id);
      return (
        card && {
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
        }
      );
    },
    ship: (id) => {
      const type = place(SHIP_NAMES, id);
      return type < 0
        ? undefined
        : capitalised(names.ships[SHIP_NAMES[type]][0], text(shipBody(SHIPS[type]), cards.shipCost(words.goods(SHIPS[type].cost))));
    },
    upgrade: (id) => {
      const tile = find(UPGRADES, id);
      return (
        tile && {
          title: names.upgrades[tile.id],
          body: text(
            cards.upgradeFor(names.ships[SHIP_NAMES[tile.ship]][0]),
            shipBody(tile),
            tile.custom === undefined ? '' : words.ability(tile.custom),
            tile.custom === undefined ? '' : cards.upgradeScope,
          ),
        }
      );
    },
    base: (id) => {
      const base = place(BASE_NAMES, id);
      if (base < 0) return undefined;
      const action = BASE_ACTIONS[base];
      return {
        title: names.bases[BASE_NAMES[base]],
        body: text(
          Object.keys(action.price).length === 0 ? '' : cards.basePrice(words.goods(action.price)),
          words.sentences(action.effects),
          action.sells === undefined ? '' : cards.fieldSells(action.sells.map((type) => names.tracks[TRACK_NAMES[type]]).join(', ')),
        ),
      };
    },
    development: (id) => {
      const type = place(DEVELOPMENT_NAMES, id);
      if (type < 0) return undefined;
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
    },
    track: (id) => {
      const track = place(TRACK_NAMES, id);
      if (track < 0) return undefined;
      const specials = Object.entries(TRACK_SPECIALS[track]).map(([at, special]) => {
        const space = Number(at);
        switch (special?.is) {
          case 'vault':
            return cards.special.vault(space, special.vp);
          case 'handLimit':
            return cards.special.handLimit(space, special.cards);
          case 'discovery':
          case 'upgrade':
          case 'token':
            return cards.special[special.is](space);
          default:
            return '';
        }
      });
      return capitalised(
        names.tracks[TRACK_NAMES[track]],
        cards.trackSpaces({
          vp: TRACK_VP[track].join(' · '),
          levels: LEVEL_SPACES.join(', '),
          events: EVENT_SPACES.join(', '),
          specials: specials.join(' '),
        }),
      );
    },
    core: (id) => {
      const at = place(CORE_MODULE_NAMES, id);
      return at < 0 ? undefined : { title: names.coreModules[CORE_MODULE_NAMES[at]], body: words.sentences(CORE_MODULES[at].effects) };
    },
    module: (id) => {
      const card = find(MODULES, id);
      return card && { title: names.modules[card.id], body: moduleBody(card) };
    },
    tactics: (id) => {
      const card = find(TACTICS_CARDS, id);
      return (
        card && {
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
        }
      );
    },
    event: (id) => {
      const card = find(EVENTS, id);
      return (
        card && {
          title: names.events[card.id],
          body: text(
            cards.eventLine(names.eventDecks[card.deck], names.tracks[TRACK_NAMES[card.track]], RAIDER_CLASS_NAMES[card.raider]),
            words.sentences(card.effects),
          ),
        }
      );
    },
    raider: (id) => {
      const card = find(RAIDERS, id);
      return (
        card && {
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
        }
      );
    },
    moon: (id) => {
      const at = MOONS.findIndex((moon) => moon.id === id);
      if (at < 0) return undefined;
      const moon = MOONS[at];
      const kind = moon.type === 'nebula' ? names.regionKinds.nebula : names.planets[TRACK_NAMES[moon.type]];
      return capitalised(moonName(language, at), cards.moonLine(kind, moonBenefit(language, at), moon.copies));
    },
    discovery: (id) => {
      const token = find(DISCOVERIES, id);
      return token && { title: names.discoveries[token.id], body: tokenBody(token.effects, token.copies) };
    },
    supremacy: (id) => {
      const token = find(SUPREMACY_TOKENS, id);
      return token && { title: names.supremacyTokens[token.id], body: tokenBody(token.effects, token.copies) };
    },
    destiny: (id) => {
      const card = find(DESTINIES, id);
      return (
        card && {
          title: names.destinies[card.id],
          body: card.goals.map((goal) => cards.destinyGoal(names.tracks[TRACK_NAMES[goal.track]], goal.vp)).join(' '),
        }
      );
    },
    special: (id) => {
      const tile = find(SPECIAL_TILES, id);
      if (tile === undefined) return undefined;
      const dice = tile.dice.join(', ');
      return {
        title: names.specials[tile.id],
        body:
          tile.benefit === undefined
            ? cards.quasar(tile.vpPerDevelopment, dice)
            : cards.vortex(tile.vpPerDevelopment, dice, words.clause(tile.benefit)),
      };
    },
    resource: (id) => {
      const at = place(RESOURCE_NAMES, id);
      if (at < 0) return undefined;
      return capitalised(
        names.resources[RESOURCE_NAMES[at]][1],
        text(cards.resourceUse[RESOURCE_NAMES[at]], cards.storage(LIMITS[at as Resource])),
      );
    },
    cell: (id, table) => {
      const cell = Number(id);
      if (table === undefined || !(table.tile[cell] >= 0)) return { title: cards.region(spaceName(cell)), body: '' };
      const tile = table.tile[cell];
      const about =
        tile < TRACK_NAMES.length
          ? kinds.development?.(DEVELOPMENT_NAMES[tile], table)
          : tile < 20
            ? kinds.base?.(BASE_NAMES[tile - 10], table)
            : undefined;
      return {
        title: capital(tileName(language, table, cell)),
        body: about === undefined ? '' : tile < TRACK_NAMES.length ? `${about.title}. ${about.body}` : about.body,
      };
    },
  };

  return (topic, table) => {
    const split = topic.indexOf(':');
    return kinds[topic.slice(0, split)]?.(topic.slice(split + 1), table) ?? { title: topic, body: '' };
  };
}
