/**
 * What an answer would do, as far as it can be known beforehand: the table is copied, the answer's certain effects are carried out on the
 * copy with the same functions the rules use, and both are compared.
 */
import type { Answer, Seat, SeenAsk } from '@orrery/kernel';
import { ACHIEVEMENTS, type AchievementId, claimsToEnd } from '../content/achievements.ts';
import type { Cost } from '../content/effects.ts';
import { DEEP_SPACE, SOL } from '../content/exploration.ts';
import { FIELDS } from '../content/fields.ts';
import { HIGHEST_SHIP, LETTER, type Specialisation } from '../content/kinds.ts';
import { immediateOf, type Script, scriptOf } from '../content/scripts.ts';
import { spaceOf } from '../content/spaces.ts';
import type { SystemId } from '../content/systems.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { claimable } from '../rules/achievements.ts';
import { rightful } from '../rules/control.ts';
import { LETTERS } from '../rules/effects.ts';
import { canColonise, controlled, makes } from '../rules/fleet.ts';
import { left, takeBack, takeMarker } from '../rules/markers.ts';
import { growthSymbols, oreSymbols } from '../rules/production.ts';
import { possibleTypes } from '../rules/research.ts';
import { supplyOf, takeSupply } from '../rules/supply.ts';
import { score } from '../score.ts';
import { type Faction, shipAt, type Table } from '../state.ts';
import type { TableView } from '../view.ts';
import { aimOf } from './aim.ts';

export type Goods = 'ore' | 'population' | 'supply' | 'points' | 'growth' | 'mining';
export type Consequence =
  | { readonly kind: Goods; readonly from: number; readonly to: number }
  /** Who would hold a place, and who held it. */
  | { readonly kind: 'control'; readonly at: number; readonly holder: Seat; readonly from: Seat }
  | { readonly kind: 'colony'; readonly at: number; readonly system: SystemId }
  | { readonly kind: 'achievement'; readonly id: AchievementId; readonly points: number }
  | { readonly kind: 'reveals'; readonly what: 'event' | 'cards' | 'system' }
  | { readonly kind: 'end' };

const copyOf = (faction: Faction): Faction => ({ ...faction, supply: faction.supply.slice() });

function draftOf(table: TableView): Table {
  return {
    ...table,
    factions: table.factions.map(copyOf),
    ships: table.ships.slice(),
    bases: table.bases.slice(),
    baseMarkers: table.baseMarkers.slice(),
    cubes: table.cubes.slice(),
    technologies: table.technologies.slice(),
    claims: table.claims.map((slots) => slots.slice()),
  };
}

function recruit(faction: Faction, cubes: number): void {
  for (let i = 0; i < cubes && takeSupply(faction) >= 0; i++) faction.population++;
}

/** Cubes come back to some column; which one does not matter here. */
function giveBack(faction: Faction, cubes: number): void {
  faction.population -= cubes;
  faction.supply[4] += cubes;
}

function pay(faction: Faction, cost: Cost, surcharge = 0): void {
  faction.ore -= (cost.ore ?? 0) + (cost.oreToFellow ?? 0) + surcharge;
  giveBack(faction, cost.returned ?? 0);
}

function grow(draft: Table, seat: Seat): void {
  const faction = draft.factions[seat];
  for (let c = 0, shown = growthSymbols(draft, seat); c < shown; c++) {
    if (faction.supply[c] === 0) continue;
    faction.supply[c]--;
    faction.population++;
  }
}

function automate(faction: Faction, track: Specialisation): void {
  faction.automation += LETTER[takeMarker(faction, track)];
}

/** What a list of effects certainly does; choices inside it are left open. */
function carryOut(draft: Table, seat: Seat, script: Script): void {
  const faction = draft.factions[seat];
  for (const effect of script.effects) {
    switch (effect.kind) {
      case 'gainOre':
        faction.ore += effect.ore;
        break;
      case 'loseOre':
        faction.ore -= Math.min(effect.ore, faction.ore);
        break;
      case 'recruit':
        recruit(faction, effect.cubes);
        break;
      case 'orePerControlled':
        faction.ore += Math.min(effect.most, controlled(draft, seat));
        break;
      case 'recruitPerColonies':
        recruit(faction, Math.floor(faction.colonies.length / effect.colonies));
        break;
      case 'growth':
        grow(draft, seat);
        break;
      case 'oreProduction':
        faction.ore += oreSymbols(draft, seat);
        break;
      case 'automate':
        if (effect.what !== 'either') automate(faction, effect.what);
        break;
      case 'research':
      case 'build': {
        const cube = effect.kind === 'build' ? effect.from : effect.cube;
        if (cube === 'population' || takeSupply(faction) < 0) faction.population--;
        break;
      }
      default:
    }
  }
}

/** All bases go to whoever ought to have them. */
function settleControl(draft: Table): void {
  for (let at = 0; at < draft.bases.length; at++) {
    const printed = makes(draft, at);
    if (printed.length === 0) continue;
    const holder = rightful(draft, at);
    const from = draft.bases[at];
    if (holder === from) continue;
    if (from >= 0) takeBack(draft.factions[from], draft.baseMarkers[at]);
    draft.bases[at] = holder;
    draft.baseMarkers[at] = holder < 0 ? '' : LETTER[takeMarker(draft.factions[holder], printed[0])];
  }
}

function move(draft: Table, seat: Seat, level: number, from: number | undefined, to: number | undefined, becomes = level): void {
  if (from !== undefined) draft.ships[shipAt(seat, from, level)]--;
  if (to !== undefined) draft.ships[shipAt(seat, to, Math.min(HIGHEST_SHIP, becomes))]++;
  settleControl(draft);
}

/** Whether the answer shows something nobody knew: no way back then. */
function reveals(table: TableView, ask: SeenAsk, answer: Answer): 'event' | 'cards' | 'system' | undefined {
  if (ask.decision === 'chooseField') {
    const field = (FIELDS as readonly unknown[]).indexOf(answer);
    if (field < 0 || table.technologies[field] !== null) return undefined;
    if (table.eventDown[field]) return 'event';
    // With several types to choose from, the cards come after that choice.
    return table.display || possibleTypes(table, ask.seat, field).length > 1 ? undefined : 'cards';
  }
  if (ask.decision === 'chooseType') return table.display ? undefined : 'cards';
  if (ask.decision === 'chooseColony' || (ask.decision === 'chooseSettlers' && answer === 'enough') || ask.decision === 'placeRogueStar')
    return 'system';
  return undefined;
}

/** The table after an answer; undefined when nothing certain can be said. */
function after(table: TableView, seat: Seat, ask: SeenAsk, answer: Answer): Table | undefined {
  const draft = draftOf(table);
  const faction = draft.factions[seat];
  if (faction === undefined) return undefined;
  const aim = aimOf(ask, answer);
  const given = (typeof answer === 'object' && answer !== null ? answer : {}) as Readonly<Record<string, unknown>>;
  if (typeof given.interject === 'string') return interrupted(draft, seat, given, aim);
  switch (ask.decision) {
    case 'chooseSpace': {
      const space = spaceOf(String(answer));
      pay(faction, space.script.cost, space.surcharge);
      carryOut(draft, seat, space.script);
      return draft;
    }
    case 'copyAction': {
      const script = scriptOf(String(answer));
      pay(faction, script.cost);
      carryOut(draft, seat, script);
      return draft;
    }
    case 'chooseOne': {
      const script = scriptOf(String(ask.args.script)).inner[Number(ask.args.at)]?.[(LETTERS as readonly unknown[]).indexOf(answer)];
      if (script === undefined) return undefined;
      pay(faction, script.cost);
      carryOut(draft, seat, script);
      return draft;
    }
    case 'takeOptional': {
      if (answer === 'skip') return undefined;
      const script = scriptOf(String(ask.args.script));
      pay(faction, script.cost);
      carryOut(draft, seat, script);
      return draft;
    }
    case 'chooseProduction':
      if (answer === 'growth') grow(draft, seat);
      else if (answer === 'ore') faction.ore += oreSymbols(draft, seat);
      else return undefined;
      return draft;
    case 'chooseTrade':
      if (answer === 'buy') {
        faction.ore -= 3;
        recruit(faction, 1);
      } else if (answer === 'sell') {
        giveBack(faction, 1);
        faction.ore += 1;
      } else if (aim.ship !== undefined) {
        faction.ore -= 1;
        faction.population++;
        move(draft, seat, aim.ship, aim.at, undefined);
      } else return undefined;
      return draft;
    case 'claimAchievement':
      if (aim.achievement !== undefined) draft.claims[draft.achievements.indexOf(aim.achievement)]?.push(seat);
      return draft;
    case 'chooseField':
      return researched(draft, seat, ask, aim.field ?? -1);
    case 'chooseTechnology': {
      const field = (FIELDS as readonly unknown[]).indexOf(ask.args.field);
      if (aim.tech === undefined) return undefined;
      if (field >= 0) draft.technologies[field] = aim.tech;
      else faction.privates = [...faction.privates, aim.tech];
      if (TECHNOLOGIES[aim.tech].immediate !== undefined) carryOut(draft, seat, scriptOf(immediateOf(aim.tech)));
      return draft;
    }
    case 'chooseJump':
    case 'chooseTransfer':
      if (aim.ship === undefined) settleControl(draft);
      else move(draft, seat, aim.ship, aim.at, aim.to);
      return draft;
    case 'chooseUpgrade':
      if (aim.ship === undefined) return undefined;
      move(draft, seat, aim.ship, aim.at, aim.at, aim.ship + Number(ask.args.levels));
      return draft;
    case 'chooseShipyard':
      move(draft, seat, Number(ask.args.level), undefined, aim.location);
      return draft;
    case 'exhibit':
      if (aim.ship === undefined) return undefined;
      faction.museum = aim.ship;
      move(draft, seat, aim.ship, aim.at, undefined);
      return draft;
    case 'chooseMarker':
      if (answer !== 'food' && answer !== 'ore') return undefined;
      if (ask.args.purpose === 'automation') automate(faction, answer);
      else takeMarker(faction, answer);
      return draft;
    case 'chooseColony': {
      const system = aim.location === undefined ? null : draft.systems[aim.location];
      if (system === null || aim.location === undefined) return undefined;
      faction.colonies = [...faction.colonies, system];
      draft.bases[aim.location] = -1;
      return draft;
    }
    case 'chooseSystem':
      if (aim.system === undefined) return undefined;
      faction.colonies = [...faction.colonies, aim.system];
      return draft;
    case 'payReturned':
      if (answer === 'ore') faction.ore--;
      else giveBack(faction, 1);
      return draft;
    case 'chooseFellow':
      faction.ore -= Number(ask.args.ore);
      return draft;
    case 'takePrize':
      if (answer === 'decline') return undefined;
      giveBack(faction, 1);
      return draft;
    default:
      return undefined;
  }
}

function researched(draft: Table, seat: Seat, ask: SeenAsk, field: number): Table | undefined {
  const effect = scriptOf(String(ask.args.script)).effects[Number(ask.args.at)];
  if (field < 0 || effect?.kind !== 'research') return undefined;
  const faction = draft.factions[seat];
  if (effect.cube === 'population' || takeSupply(faction) < 0) faction.population--;
  draft.cubes[field] |= 1 << seat;
  const known = draft.technologies[field];
  if (known !== null && effect.immediate && TECHNOLOGIES[known].immediate !== undefined)
    carryOut(draft, seat, scriptOf(immediateOf(known)));
  return draft;
}

function interrupted(draft: Table, seat: Seat, given: Readonly<Record<string, unknown>>, aim: ReturnType<typeof aimOf>): Table {
  const faction = draft.factions[seat];
  switch (given.interject) {
    case 'blackMarket':
    case 'cygni':
      giveBack(faction, 1);
      faction.ore += given.interject === 'cygni' ? 1 : 2;
      break;
    case 'assimilation':
      faction.ore--;
      recruit(faction, 1);
      break;
    case 'headquarters':
      if (aim.ship !== undefined) move(draft, seat, aim.ship, aim.at, aim.at, aim.ship + 1);
      break;
    case 'swapStars':
      if (given.marker === 'food' || given.marker === 'ore') if (left(faction, given.marker) > 0) takeMarker(faction, given.marker);
      break;
    default:
  }
  return draft;
}

const claimsOf = ({ claims }: Table): number => claims.reduce((sum, slots) => sum + slots.length, 0);

/** Everything certain that would change for this seat, and who would hold what. */
export function consequences(table: TableView, seat: Seat, ask: SeenAsk, answer: Answer): readonly Consequence[] {
  if (seat < 0 || ask.seat !== seat) return [];
  const list: Consequence[] = [];
  const then = after(table, seat, ask, answer);
  if (then !== undefined) {
    const [a, b] = [table.factions[seat], then.factions[seat]];
    const goods: readonly (readonly [Goods, number, number])[] = [
      ['ore', a.ore, b.ore],
      ['population', a.population, b.population],
      ['supply', supplyOf(a), supplyOf(b)],
      ['growth', growthSymbols(table, seat), growthSymbols(then, seat)],
      ['mining', oreSymbols(table, seat), oreSymbols(then, seat)],
      ['points', score(table, seat).total, score(then, seat).total],
    ];
    for (const [kind, from, to] of goods) if (from !== to) list.push({ kind, from, to });
    for (let at = 0; at < table.bases.length; at++) {
      if (at === SOL || at === DEEP_SPACE || ask.decision === 'chooseColony') continue;
      if (table.bases[at] !== then.bases[at]) list.push({ kind: 'control', at, holder: then.bases[at], from: table.bases[at] });
      const system = table.systems[at];
      if (system !== null && canColonise(then, seat, at) && !canColonise(table, seat, at)) list.push({ kind: 'colony', at, system });
    }
    const before = claimable(table, seat);
    if (ask.decision !== 'claimAchievement') {
      for (const id of claimable(then, seat)) {
        const taken = table.claims[table.achievements.indexOf(id)]?.length ?? 0;
        if (!before.includes(id)) list.push({ kind: 'achievement', id, points: ACHIEVEMENTS[id].slots[taken] });
      }
    }
    if (table.lastRound === 0 && claimsOf(table) < claimsToEnd(table.seats) && claimsOf(then) >= claimsToEnd(table.seats))
      list.push({ kind: 'end' });
  }
  const what = reveals(table, ask, answer);
  if (what !== undefined) list.push({ kind: 'reveals', what });
  return list;
}
