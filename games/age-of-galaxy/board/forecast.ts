/** What an answer would cost and bring, as far as it can be known beforehand. */
import type { Answer, SeenAsk } from '@orrery/kernel';
import type { Occasion } from '../content/abilities.ts';
import {
  ADVANCED_COST,
  boxes,
  congressPrestige,
  DEVELOPED_PRESTIGE,
  MANUFACTURE,
  MOST_CRUISERS,
  PLUNDERED,
  SALVAGE,
} from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, bundle, type Resource, resources, TRACK } from '../content/resources.ts';
import { PLACE, planetMarkers, systems } from '../content/systems.ts';
import { allAbilities, factionTriggers, lightnings, technologyTriggers } from '../content/tables.ts';
import { technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { rewardsOf } from '../rules/reward.ts';
import { NONE } from '../state.ts';
import type { PlanetView, PlayerView, TableView } from '../view.ts';
import { isFields } from './aim.ts';

/** Changes by resource; only what changes is named. */
export type Change = Partial<Record<Resource, number>>;

export type Forecast = {
  readonly pay: Change;
  /** After the limits of tracks, play area and supply. */
  readonly gain: Change;
  /** Something more follows that cannot be known or has still to be chosen. */
  readonly more: boolean;
  /** A box that takes a cube, or a trade card. */
  readonly box?: number;
  readonly slot?: number;
  /** It turns something up, and cannot be taken back. */
  readonly reveals?: true;
};

const NOTHING: Forecast = { pay: {}, gain: {}, more: false };

export function rewardAt(table: TableView, planet: PlanetView): Bundle {
  return planet.slot === PLACE
    ? planetMarkers[table.places[planet.system]].reward
    : systems[table.row[planet.system]].planets[planet.slot].reward;
}

/** Gains without a price that an occasion brings. */
function triggered(player: PlayerView, on: Occasion, reward?: Bundle): Bundle[] {
  const lists = [
    ...player.factions.map((card) => factionTriggers[on][card]),
    ...technologies.flatMap((_, i) => ((player.technologies >> i) & 1 ? [technologyTriggers[on][i]] : [])),
  ];
  return lists
    .flat()
    .filter((t) => t.pay === undefined && (t.yields === undefined || (reward !== undefined && reward[t.yields] > 0)))
    .map((t) => t.gain);
}

function sum(bundles: readonly Bundle[]): Change {
  const total: Change = {};
  for (const b of bundles) for (const r of resources) if (b[r] > 0) total[r] = (total[r] ?? 0) + b[r];
  return total;
}

const times = (b: Bundle, n: number): Bundle => bundle(Object.fromEntries(resources.map((r) => [r, b[r] * n])));

/** What can really be taken, after the price is paid. */
function capped(player: PlayerView, pay: Change, gain: Change): Change {
  const limits: Change = {
    credits: TRACK - player.credits + (pay.credits ?? 0),
    productivity: TRACK - player.productivity + (pay.productivity ?? 0),
    cruisers: Math.min(MOST_CRUISERS - player.cruisers + (pay.cruisers ?? 0), player.dock + (pay.cruisers ?? 0)),
  };
  const got: Change = {};
  for (const r of resources) {
    const n = Math.min(gain[r] ?? 0, limits[r] ?? Number.POSITIVE_INFINITY);
    if (n > 0) got[r] = n;
  }
  return got;
}

export function forecast(table: TableView, ask: Pick<SeenAsk, 'decision' | 'args' | 'seat'>, answer: Answer): Forecast {
  const player = table.players[ask.seat];
  if (player === undefined) return NOTHING;
  const made = (pay: Partial<Bundle>, gains: readonly Bundle[], rest: Partial<Forecast> = {}): Forecast => {
    const price = sum([bundle(pay)]);
    return { pay: price, gain: capped(player, price, sum(gains)), more: false, ...rest };
  };
  if (ask.decision === 'chooseReward' && typeof answer === 'number') return made({}, [rewardsOf(String(ask.args.source))[answer]]);
  if (ask.decision === 'useAbility' && answer === 'use') return ofAbility(made, Number(ask.args.ability), 1);
  if (ask.decision === 'introductionTimes' && typeof answer === 'number') return ofAbility(made, Number(ask.args.ability), answer);
  if (ask.decision === 'startingFaction' && typeof answer === 'number')
    return made({}, [factions[answer].bonus], { more: factions[answer].abilities.some((a) => a.kind === 'introduction') });
  if (ask.decision === 'occupy' && typeof answer === 'number') return made({ cruisers: 1 }, triggered(player, 'occupy'));
  if (!isFields(answer)) return NOTHING;
  if (answer.interject === 'lightning') {
    const { pay, gain } = lightnings[Number(answer.use)];
    return made(pay, [gain]);
  }
  if (answer.interject === 'swarm') return made({ cruisers: 3 }, [bundle({ prestige: 1 }), ...triggered(player, 'occupy')]);
  if (answer.interject === 'card') {
    const card = factions[Number(answer.card)];
    if (answer.as === 'boost') return made({}, [card.boost, ...triggered(player, 'boost')]);
    if (answer.as === 'main')
      return made({}, [card.bonus, ...triggered(player, 'introduce')], { more: card.abilities.some((a) => a.kind === 'introduction') });
    return NOTHING;
  }
  if (ask.decision === 'produce') return ofAbility(made, Number(answer.ability), Number(answer.times));
  return ofAction(table, player, made, answer);
}

type Made = (pay: Partial<Bundle>, gains: readonly Bundle[], rest?: Partial<Forecast>) => Forecast;

function ofAbility(made: Made, index: number, often: number): Forecast {
  const { ability } = allAbilities[index];
  if (ability.kind === 'trait') return NOTHING;
  return made('pay' in ability && ability.pay !== undefined ? times(ability.pay, often) : {}, [times(ability.gain, often)], {
    more: ability.kind === 'production' && ability.per !== undefined,
  });
}

function ofAction(table: TableView, player: PlayerView, made: Made, answer: Readonly<Record<string, Answer | undefined>>): Forecast {
  const { costs } = player;
  const planet = table.planets.find((p) => p.planet === answer.planet);
  switch (answer.action) {
    case 'colonize': {
      if (planet === undefined) return NOTHING;
      const reward = rewardAt(table, planet);
      return made({ credits: costs.colonize }, [reward, ...triggered(player, 'colonize', reward)]);
    }
    case 'develop':
      return made({ credits: costs.develop }, [DEVELOPED_PRESTIGE, ...triggered(player, 'develop')], { more: true });
    case 'manufacture': {
      const count = Number(answer.count);
      return made({ credits: costs.cruiser * count }, [bundle({ cruisers: count }), ...triggered(player, 'manufacture')], {
        box: MANUFACTURE,
      });
    }
    case 'salvage': {
      const count = Number(answer.count);
      return made({ credits: costs.salvage * count, discovery: count }, [bundle({ relics: count }), ...triggered(player, 'salvage')], {
        box: SALVAGE,
      });
    }
    case 'plunder':
      return made({}, [PLUNDERED, ...triggered(player, 'plunder')], { box: boxes.indexOf('plunder') });
    case 'trade': {
      const slot = Number(answer.slot);
      const { pay, gain } = tradeCards[table.trade[slot]].exchanges[Number(answer.exchange)];
      return made(pay, [gain, ...triggered(player, 'trade')], { slot });
    }
    case 'explore':
      return made({ cruisers: 1 }, triggered(player, 'explore'), { more: true, reveals: true });
    case 'appoint':
      return made({ influence: costs.appoint }, [
        bundle({ prestige: congressPrestige(table.congress.length) }),
        ...triggered(player, 'appoint'),
      ]);
    case 'research': {
      const technology = technologies[Number(answer.technology)];
      return made(
        { credits: costs.research, discovery: technology.advanced ? ADVANCED_COST : 0 },
        [technology.reward, ...triggered(player, 'research')],
        {
          more: technology.choice !== undefined,
        },
      );
    }
    default:
      return NOTHING;
  }
}

/** Cubes of each player on a trade card or in a box. */
export const cubesIn = (table: TableView, of: readonly number[], slot: number): readonly number[] =>
  of.slice(slot * table.players.length, (slot + 1) * table.players.length);

/** Seats of single cubes, in seat order. */
export const singly = (counts: readonly number[]): number[] => counts.flatMap((n, seat) => Array.from({ length: n }, () => seat));

/** Whether the cubes on a card and those that will move up fill it at the end of the round. */
export function turnsGolden(table: TableView, slot: number, extra = 0): boolean {
  const cubes = [...cubesIn(table, table.onTrade, slot), ...cubesIn(table, table.inBox, slot)].reduce((a, b) => a + b, extra);
  return !table.turned[slot] && cubes >= table.tradeSpaces;
}

/** Who goes first next round, with these changes of prestige. */
export function nextOrder(table: TableView, seat: number = NONE, prestige = 0): number[] {
  const arrival = prestige > 0 ? [...table.arrival.filter((s) => s !== seat), seat] : table.arrival;
  const at = (s: number): number => (table.players[s].prestige + (s === seat ? prestige : 0)) * 8 + arrival.indexOf(s);
  return [...table.order].sort((a, b) => at(b) - at(a));
}

/** The only one with the most cruisers, strength deciding between equals; NONE when nobody is alone on top. */
export function overlordOf(table: TableView, cruisers: (seat: number) => number): number {
  const worth = table.players.map((p, seat) => (cruisers(seat) > 0 ? cruisers(seat) * 100 + p.strength : 0));
  const best = Math.max(...worth);
  return best > 0 && worth.filter((w) => w === best).length === 1 ? worth.indexOf(best) : NONE;
}
