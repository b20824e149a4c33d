import { type Ask, type InterjectAnswer, own, type Seat } from '@orrery/kernel';
import type { FreeAction } from '../answers.ts';
import {
  ANY,
  abilityKey,
  abilityPlace,
  type Bundle,
  bundleOf,
  LISTS,
  listOf,
  MOON_GOODS,
  nestedIn,
  PIECES,
  PLANET_SPECS,
} from '../catalogue.ts';
import type { EffectKind, Effects } from '../content/effects.ts';
import { CREDITS, ENERGY, MODULE_TYPES, TRACKS } from '../content/ids.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { feasible } from '../effects/rules.ts';
import { once } from '../once.ts';
import { hasBonus, passive, teammate } from '../queries.ts';
import { procedure } from '../rulebook.ts';
import { MOON_WINDOW, NONE, type Player, SHIPS, type State } from '../state.ts';
import { freeAbilities, listOfKey } from './abilities.ts';
import { abandonMoon, perform } from './calls.ts';
import { recruit } from './developments.ts';
import { collect, distinct, removeFrom } from './goods.ts';
import { rearrange } from './modules.ts';
import { placeOf, slotMoon, slotTakes, unslotMoon } from './moons.ts';
import { mayTransfer, transfer, transfers } from './teams.ts';
import { playable, playCard } from './windows.ts';

/**
 * Free actions: whatever may be done in the middle of another question. Questions that always keep an answer take all of them;
 * those in the middle of a compulsory action take only what adds to one's means; events take none (AE-269).
 */

/** Questions that have an answer whatever happens in between. */
const OPEN: ReadonlySet<string> = new Set([
  'takeTurn',
  'endTurn',
  'goOn',
  'activate',
  'fire',
  'react',
  'escalate',
  'diplomacy',
  'spendEnergy',
  'tacticalOperations',
  'drawToLimit',
  'exchange',
  'endBattle',
  'buildShip',
]);
/**
 * Questions whose choice only grows with more resources and leaders, or does not depend on them. While a module is being bought
 * the market stands still: another one gained in between would let it slide (AE-178).
 */
const GROWING: ReadonlySet<string> = new Set(['chooseModule', 'giveModule', 'buildDevelopment', 'buildShip']);
/** Questions between the deeds of a turn, where the whole station may be put in order. */
const CALM: ReadonlySet<string> = new Set(['takeTurn', 'endTurn', 'goOn', 'activate']);

export function freeActions(state: State, ask: Ask): readonly InterjectAnswer[] {
  if (state.inEvent || state.turn === 0) return NOTHING;
  const { seat, decision } = ask;
  const isOpen = OPEN.has(decision) && ask.args.must !== true;
  if (!isOpen && !GROWING.has(decision)) return NOTHING;
  const found: FreeAction[] = [];
  const player = state.players[seat];
  const own = state.active === seat;
  const calm = own && CALM.has(decision);
  if (own) addGains(state, player, found);
  if (isOpen) {
    addSlots(player, calm, found);
    if (own) addOwnTurn(state, seat, decision, calm, found);
  }
  return found;
}

const NOTHING: readonly InterjectAnswer[] = [];

/* Every question of a turn offers dozens of them. */
const kept = once<FreeAction>;
const abandoning = kept((moon) => ({ interject: 'abandon', moon }));
const recruiting = kept((cell) => ({ interject: 'recruit', cell }));
const collecting = once((cell) => kept((resource) => ({ interject: 'collect', cell, resource })));
const usingToken = kept((token) => ({ interject: 'token', token }));
const usingSupremacy = kept((token) => ({ interject: 'supremacy', token }));
const usingDevelopment = kept((development) => ({ interject: 'development', development }));
const playing = kept((card) => ({ interject: 'play', card }));
const toOperations = kept((moon) => ({ interject: 'slot', moon, operations: true }));
const slotting = once((moon) => once((row) => kept((at) => ({ interject: 'slot', moon, row, at }))));
const halfSlotting = once((moon) => once((row) => kept((at) => ({ interject: 'slot', moon, row, at, half: true }))));
const unslotting = once((row) => kept((at) => ({ interject: 'unslot', row, at })));
const halfUnslotting = once((row) => kept((at) => ({ interject: 'unslot', row, at, half: true })));
const rearranging = once((from) => kept((to) => ({ interject: 'rearrange', from, to })));

/** Abandoning moons, recruiting leaders, collecting bonus resources: always more than before. */
function addGains(state: State, player: Player, found: FreeAction[]): void {
  const { moons, ships, abroad } = player;
  for (const moon of distinct(moons)) found.push(abandoning(moon));
  for (let i = 0; i < SHIPS; i++) {
    const cell = ships[i];
    if (cell < 0 || ships.indexOf(cell) < i) continue;
    if (abroad[cell] > 0) found.push(recruiting(cell));
    for (const resource of PIECES) if (state.bonus[cell * 6 + resource] > 0) found.push(collecting(cell)(resource));
  }
}

/** Slotting moons, on anybody's turn; filled slots are offered only where there is time to put the station in order. */
function addSlots(player: Player, calm: boolean, found: FreeAction[]): void {
  const { moons, rows } = player;
  for (const moon of distinct(moons)) {
    for (const row of MODULE_TYPES) {
      const modules = rows[row];
      for (let at = 0; at < modules.length; at++) {
        const module = modules[at];
        if ((calm || module.moon === NONE) && module.moon !== moon && slotTakes(module, moon)) found.push(slotting(moon)(row)(at));
        if (row === 1 && at > 0 && (calm || module.half === NONE) && module.half !== moon) found.push(halfSlotting(moon)(row)(at));
      }
    }
    if (player.operations !== moon) found.push(toOperations(moon));
  }
}

function addOwnTurn(state: State, seat: Seat, decision: string, calm: boolean, found: FreeAction[]): void {
  const player = state.players[seat];
  const { discoveries, supremacies, hand } = player;
  for (const token of distinct(discoveries)) {
    if (feasible(state, seat, DISCOVERIES[token].effects)) found.push(usingToken(token));
  }
  for (const token of supremacies) if (feasible(state, seat, SUPREMACY_TOKENS[token].effects)) found.push(usingSupremacy(token));
  for (const development of TRACKS) {
    if (player.cards[development] > 0 && feasible(state, seat, PLANET_SPECS[development].card)) found.push(usingDevelopment(development));
  }
  for (const key of freeAbilities(player)) {
    if (feasible(state, seat, LISTS[listOfKey(key)])) found.push({ interject: 'ability', ...abilityPlace(key) });
  }
  for (const card of distinct(hand)) if (playableNow(state, seat, card, decision)) found.push(playing(card));
  transfers(state, seat, found);
  if (!calm) return;
  addOrder(state, player, found);
  if ((player.deaf & ~MOON_WINDOW) !== 0) found.push({ interject: 'listen' });
  if ((player.deaf & MOON_WINDOW) !== 0 && player.moons.length > 0) found.push({ interject: 'listen', moons: true });
}

/** Cards of the own turn: any time, before launching, or in step 1 of the Return. */
function playableNow(state: State, seat: Seat, card: number, decision: string): boolean {
  if (playable(state, seat, card, 'turn', seat)) return true;
  if (decision === 'takeTurn') return playable(state, seat, card, 'launch', seat);
  return state.kind === 'return' && decision !== 'endTurn' && playable(state, seat, card, 'return', seat);
}

/** Emptying slots and moving industry modules: as many moves a turn as there are modules to move. */
function addOrder(state: State, player: Player, found: FreeAction[]): void {
  for (const row of MODULE_TYPES) {
    const modules = player.rows[row];
    for (let at = 0; at < modules.length; at++) {
      if (modules[at].moon !== NONE) found.push(unslotting(row)(at));
      if (modules[at].half !== NONE) found.push(halfUnslotting(row)(at));
    }
  }
  if (player.operations !== NONE) found.push({ interject: 'unslot', operations: true });
  const length = player.rows[1].length;
  if (state.rearranged >= length - 1) return;
  for (let from = 1; from < length; from++) {
    for (let to = 1; to < length; to++) if (to !== from && to !== from - 1) found.push(rearranging(from)(to));
  }
}

/** Carries out a free action; the interrupted question comes back afterwards. */
export const freeAction = procedure(
  'freeAction',
  { answer: own<InterjectAnswer>() },
  {
    act: (x) => {
      const action = x.locals.answer as FreeAction;
      const { state, seat } = x;
      const player = state.players[seat];
      switch (action.interject) {
        case 'slot':
          slotMoon(x, seat, action.moon, placeOf(action));
          break;
        case 'unslot':
          unslotMoon(x, seat, placeOf(action));
          break;
        case 'abandon':
          x.call(abandonMoon, { moon: action.moon });
          break;
        case 'token':
          removeFrom(player.discoveries, action.token);
          state.discoveryGone.push(action.token);
          x.reveal();
          x.emit({ type: 'discoveryUsed', seat, token: action.token });
          x.call(perform, { list: listOf(DISCOVERIES[action.token].effects), at: 0, agreed: true });
          break;
        case 'supremacy':
          removeFrom(player.supremacies, action.token);
          state.supremacyGone.push(action.token);
          x.emit({ type: 'supremacyUsed', seat, token: action.token });
          x.call(perform, { list: listOf(SUPREMACY_TOKENS[action.token].effects), at: 0, agreed: true });
          break;
        case 'development':
          player.cards[action.development]--;
          player.used[action.development]++;
          x.emit({ type: 'developmentCardUsed', seat, development: action.development });
          x.call(perform, { list: listOf(PLANET_SPECS[action.development].card), at: 0, agreed: true });
          break;
        case 'recruit':
          recruit(x, seat, action.cell);
          break;
        case 'collect':
          collect(x, seat, action.cell, action.resource);
          break;
        case 'play':
          x.call(playCard, { card: action.card, cause: seat });
          break;
        case 'ability': {
          const key = abilityKey(action.source, action.id, action.at);
          x.call(perform, { list: listOfKey(key), at: 0, key, agreed: true });
          break;
        }
        case 'rearrange':
          state.rearranged++;
          rearrange(x, seat, action.from, action.to);
          break;
        case 'listen':
          player.deaf = 'moons' in action ? player.deaf & ~MOON_WINDOW : player.deaf & MOON_WINDOW;
          x.emit({ type: 'windowSwitched', seat, window: NONE, on: true });
          break;
        case 'give':
        case 'take':
          x.call(transfer, { give: action.interject === 'give', what: action.what, id: action.id });
          break;
      }
      return 'end';
    },
  },
);

/**
 * Whether free actions could bring in energy during a battle on the own turn, where no action, event or sustain card is played;
 * judged on what everybody can see, so any discovery token counts.
 */
export function couldRaiseEnergy(state: State, seat: Seat): boolean {
  if (state.active !== seat || state.inEvent) return false;
  const player = state.players[seat];
  if (player.discoveries.length > 0) return true;
  const credits = passive(player, 'creditsAsEnergy') > 0;
  const energetic = (goods: Bundle): boolean => goods[ENERGY] + goods[ANY] > 0 || (credits && goods[CREDITS] > 0);
  if (player.moons.some((moon) => energetic(MOON_GOODS[moon]))) return true;
  for (let i = 0; i < SHIPS; i++) {
    const at = player.ships[i] * 6;
    const lies = (resource: number): boolean => state.bonus[at + resource] > 0;
    if (at >= 0 && (lies(ENERGY) || (credits && lies(CREDITS)))) return true;
  }
  const useful = (effects: Effects): boolean => brings(effects, energetic) && feasible(state, seat, effects);
  if (player.supremacies.some((token) => useful(SUPREMACY_TOKENS[token].effects))) return true;
  if (player.cards.some((n, development) => n > 0 && useful(PLANET_SPECS[development].card))) return true;
  if (freeAbilities(player).some((key) => useful(LISTS[listOfKey(key)]))) return true;
  const mate = teammate(state, seat);
  return mate !== NONE && mayTransfer(state, seat) && energyIn(state.players[mate], energetic);
}

/** What a teammate could hand over that is energy or turns into it. */
const energyIn = (mate: Player, energetic: (goods: Bundle) => boolean): boolean =>
  mate.stock[ENERGY] > 0 || mate.discoveries.length + mate.supremacies.length > 0 || mate.moons.some((m) => energetic(MOON_GOODS[m]));

/** Effects that bring what may give anything in its turn. */
const LEADS_ON: ReadonlySet<EffectKind> = new Set(['claimMoon', 'moonBenefit', 'take', 'discovery', 'flipUp', 'advance', 'module']);

/** Whether a list of effects could end in goods of the kind asked for. */
function brings(effects: Effects, wanted: (goods: Bundle) => boolean): boolean {
  return effects.some((effect) => {
    if (effect.kind === 'gain' || effect.kind === 'gainPer') return wanted(bundleOf(effect.goods));
    if (LEADS_ON.has(effect.kind)) return true;
    return nestedIn(effect).some(([, list]) => brings(list, wanted));
  });
}

/** Whether a player might want to do anything more before the turn ends; judged on what everybody can see. */
export function mayStillAct(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  if (player.hand.length + player.moons.length + player.discoveries.length + player.supremacies.length > 0) return true;
  for (let development = 0; development < player.cards.length; development++) if (player.cards[development] > 0) return true;
  if (freeAbilities(player).length > 0 || mayTransfer(state, seat)) return true;
  for (let i = 0; i < SHIPS; i++) {
    const cell = player.ships[i];
    if (cell >= 0 && (player.abroad[cell] > 0 || hasBonus(state, cell))) return true;
  }
  return false;
}
