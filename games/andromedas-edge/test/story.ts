import { type Answer, type Ask, isInterjection } from '@orrery/kernel';
import { chronicle, opening, printed, teller } from '@orrery/kernel/testing';
import { newBattle } from '../battle-state.ts';
import { listOf } from '../catalogue.ts';
import type { Effects } from '../content/effects.ts';
import { andromedasEdge } from '../index.ts';
import { perform } from '../rules/calls.ts';
import { BARGE, BAY, clone, NONE, type Player, SCRAPYARD, type State } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  carryOut,
  claimed,
  FIGHTER,
  faction,
  give,
  hand,
  INDUSTRY_PLANET,
  OFFICE,
  type Play,
  put,
  SCIENCE_VESSEL,
  SUPREMACY_PLANET,
  station,
  supremacyToken,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  takeMoon,
  token,
  upgrade,
} from './table.ts';

/**
 * A table of three in the middle of a game at which everything can be done: seat 1 is active and has goods, cards, moons, ships in many places, damage
 * to repair, a used development card and leaders abroad; rivals share a region with it, and a raider does.
 */
export function rich(): State {
  const state = table(3);
  state.active = 1;
  const player = state.players[1];
  give(state, 1, { energy: 5, titanium: 4, ice: 4, nanocarbon: 4, credits: 3 });
  give(state, 0, { energy: 2, titanium: 1 });
  give(state, 2, { ice: 2 });
  hand(state, 1, 'emergencyCells', 'prospectors', 'reserveBatteries');
  hand(state, 0, 'fieldCouncil');
  claimed(state, 1, 'scienceFamed', 'industryDock');
  station(state, 1, 'ionWell');
  station(state, 1, 'smelterRing').damage = 1;
  station(state, 1, 'lunarBourse').moon = takeMoon(state, 'civilizationCharged');
  put(state, 1, TRANSPORT, COMMERCE_PLANET);
  put(state, 1, TRANSPORT, INDUSTRY_PLANET);
  put(state, 1, SCIENCE_VESSEL, 0);
  put(state, 1, FIGHTER, OFFICE);
  player.ships[3] = SCRAPYARD;
  player.ships[4] = BARGE;
  put(state, 0, TRANSPORT, COMMERCE_PLANET);
  put(state, 2, CRUISER, COMMERCE_PLANET);
  put(state, 2, TRANSPORT, SUPREMACY_PLANET);
  state.raiders[4] = OFFICE;
  state.raiders[0] = 20;
  player.used[4] = 1;
  player.placed[FIGHTER] = upgrade('raptorWing');
  player.tracks = [1, 2, 0, 1, 4];
  state.players[0].tracks = [0, 0, 1, 0, 2];
  state.players[2].tracks = [2, 0, 0, 0, 2];
  player.vp = 10;
  state.players[0].vp = 8;
  state.players[2].vp = 6;
  player.leaders = 4;
  state.bonus[TRADE_HUB_CELL * 6 + 2] = 1;
  state.region = COMMERCE_PLANET;
  state.kind = 'launch';
  state.marker = 3;
  return state;
}

/**
 * The same table with everything else a station can hold: tokens, development cards, a faction and a sustain card with abilities, three industry modules
 * with a moon between two of them, a moon in Tactical Operations, a cruiser in the bay, bonus resources under a ship; a window is switched off.
 */
export function laden(): State {
  const state = rich();
  const player = state.players[1];
  player.faction = faction('kestrelLeague');
  player.sustained.push(card('openLedger'));
  state.tacticsDeck.splice(state.tacticsDeck.indexOf(card('openLedger')), 1);
  player.discoveries.push(token('drownedReactor'));
  player.supremacies.push(supremacyToken('triumph'));
  player.cards[1] = 1;
  station(state, 1, 'fusionHearth').half = takeMoon(state, 'commerceCharged');
  station(state, 1, 'landMinistry');
  player.operations = takeMoon(state, 'supremacyFamed');
  put(state, 1, CRUISER, BAY);
  state.bonus[INDUSTRY_PLANET * 6 + 3] = 1;
  state.raiders[5] = 3;
  player.deaf = 1 << 4;
  return state;
}

/** A table of two teams, seats 0 and 1 against 2 and 3: seat 1 is active, all have something to hand over and ships to fight with. */
export function allied(): State {
  const state = table(4, { teams: true });
  for (const seat of [0, 1, 2, 3]) {
    give(state, seat, { energy: 3, titanium: 3, nanocarbon: 2 - (seat % 2) });
    put(state, seat, TRANSPORT, [14, 8, 14, 12][seat]);
  }
  put(state, 0, FIGHTER, 20);
  put(state, 3, CRUISER, 9);
  hand(state, 0, 'emergencyCells');
  hand(state, 1, 'prospectors', 'reserveBatteries');
  hand(state, 2, 'jammingField');
  claimed(state, 0, 'scienceFamed');
  claimed(state, 1, 'industryRich');
  state.players[0].discoveries.push(token('frozenSea'));
  state.players[1].discoveries.push(token('drownedReactor'));
  state.players[0].supremacies.push(supremacyToken('warfire'));
  state.players[1].supremacies.push(supremacyToken('triumph'));
  state.players.forEach((player, seat) => {
    player.vp = 5 + seat;
    player.tracks[4] = 3;
  });
  state.marker = 1;
  state.raiders[4] = 13;
  return state;
}

/** The table of three with the battle on the commerce planet under way: dice are rolled, seat 1 has won. */
export function fighting(): State {
  const state = rich();
  const battle = newBattle(state, COMMERCE_PLANET);
  battle.rolls = [[4], [5, 3, 2], [6, 1, 1], []];
  battle.winners = 0b010;
  battle.losers = 0b101;
  state.battle = battle;
  return state;
}

type Choose = (ask: Ask, options: readonly Answer[]) => Answer;
/** Takes the first thing that is offered and is not a way out. */
export const eager: Choose = (_ask, options) => options.find((o) => !WAYS_OUT.some((out) => out === o) && !isInterjection(o)) ?? options[0];
/** Takes a way out where there is one, else the last thing offered. */
export const reluctant: Choose = (_ask, options) =>
  options.find((o) => WAYS_OUT.some((out) => out === o)) ?? options.filter((o) => !isInterjection(o)).at(-1) ?? options[0];
const WAYS_OUT: readonly Answer[] = ['none', 'done', 'pass', 'skip', 'no', 'decline', 'keep', 'end', 'go', 'suffer', 'fight', 'mute'];

/**
 * What happens while a scene is played on: events, and questions with what is offered (free actions are only counted), what is chosen, and whether
 * it can be undone: luck and reveals say so. */
export function story(before: State, scene: Play, choose: Choose, until: (ask: Ask) => boolean = () => false): string[] {
  const lines: string[] = [];
  const tell = teller(scene);
  while (scene.asked !== undefined && !until(scene.ask())) {
    lines.push(...tell());
    const ask = scene.ask();
    const options = scene.options();
    const answer = choose(ask, options);
    const free = options.filter(isInterjection).length;
    const offered = options.filter((option) => !isInterjection(option)).map(printed);
    const { barrier } = scene.answer(ask.decision, answer, ask.seat);
    lines.push(
      `${ask.seat} ${ask.decision}: ${offered.join(' ')}${free > 0 ? ` +${free}` : ''} > ${printed(answer)}${barrier === undefined ? '' : ` !${barrier}`}`,
    );
  }
  lines.push(...tell(true));
  const changed = scene.state.players.flatMap((player, seat) => {
    const now = holding(player);
    return now === holding(before.players[seat]) ? [] : [`${seat}: ${now}`];
  });
  return [...lines, ...changed];
}

/** The story of a list of effects of seat 1. */
export const carriedOut = (state: State, effects: Effects, choose: Choose): string[] =>
  story(clone(state), carryOut(state, perform, { list: listOf(effects), at: 0, agreed: true, cause: 2 }, 1), choose);

/** A story as it is written down in a test. */
export const told = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\s*\n\s*/));

const PLACES: Readonly<Record<number, string>> = { [BAY]: 'bay', [SCRAPYARD]: 'scrapyard', [BARGE]: 'barge' };
const LETTERS = 'ttttttfsc';

/** What a player has, in one line. */
function holding(player: Player): string {
  const { vp, stock, hand: cards, tracks, leaders, moons, rows, placed, discoveries } = player;
  const ships = player.ships.flatMap((at, i) => (at === NONE || at < BARGE ? [] : [`${LETTERS[i]}${PLACES[at] ?? at}`]));
  const words = [
    `${vp} vp`,
    `stock ${stock.join(' ')}`,
    `${cards.length} cards`,
    `tracks ${tracks.join('')}`,
    `${leaders} leaders`,
    ships.join(' '),
  ];
  const modules = rows.map((row) => row.length).join('');
  if (modules !== '1111') words.push(`modules ${modules}`);
  const damage = rows.flat().reduce((sum, module) => sum + module.damage, 0);
  if (damage > 0) words.push(`damage ${damage}`);
  if (moons.length > 0) words.push(`moons ${moons.join(' ')}`);
  if (placed.some((tile) => tile !== NONE)) words.push(`upgrades ${placed.join(' ')}`);
  if (discoveries.length > 0) words.push(`discoveries ${discoveries.join(' ')}`);
  return words.join(', ');
}

/** The first answers of a whole game. Everybody answers in a way of their own, and every third answer is from the middle of what is offered. */
export function firstAnswers(seats: number, options: unknown, seed: string, count: number): string[] {
  const { scene, lines } = opening(andromedasEdge, seats, options, seed);
  let asked = 0;
  return [
    ...lines,
    ...chronicle(
      scene,
      (ask, list) => (++asked % 3 === 0 ? list[Math.floor(list.length / 2)] : (ask.seat % 2 === 0 ? eager : reluctant)(ask, list)),
      () => asked >= count,
    ),
  ];
}
