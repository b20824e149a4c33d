/** What may be done at any time in the own turn, in the middle of any of its questions: lightning, and one faction card. */
import { type Ask, type InterjectAnswer, open } from '@orrery/kernel';
import { factions } from '../content/factions.ts';
import { COMMON_LIGHTNING, lightnings, lightningsOfFaction } from '../content/tables.ts';
import { type Context, procedure } from '../rulebook.ts';
import { PLANETS, type Player, type State } from '../state.ts';
import { factionSource, SWARM, tellTrait, traitSum, trigger } from './abilities.ts';
import { type CardUse, mayBeIdeology, mayBeMain, playCard } from './cards.ts';
import { reachablePlanets, whereIs } from './galaxy.ts';
import { mayPlayCard } from './means.ts';
import { mayBeOccupied } from './protection.ts';
import { canPay, gain, gainPrestige, pay, wouldGain } from './resources.ts';
import { occupyPlanet } from './war.ts';

export type Interjection =
  | { readonly interject: 'card'; readonly card: number; readonly as: CardUse }
  | { readonly interject: 'lightning'; readonly use: number }
  | { readonly interject: 'swarm'; readonly planet: number };

/* Every answer there can be, made once: options are asked for all the time. */
const cardAs = (as: CardUse): readonly Interjection[] => factions.map((_, card) => ({ interject: 'card', card, as }));
const asMain = cardAs('main');
const asIdeology = cardAs('ideology');
const asBoost = cardAs('boost');
const strikes: readonly Interjection[] = lightnings.map((_, use) => ({ interject: 'lightning', use }));
const swarms: readonly Interjection[] = Array.from({ length: PLANETS }, (_, planet) => ({ interject: 'swarm', planet }));

const NONE_OFFERED: readonly Interjection[] = [];
/** The lightning everybody has, in every selection, by its bits: after a card there is mostly nothing else to offer. */
const commonStrikes: readonly (readonly Interjection[])[] = Array.from({ length: 1 << COMMON_LIGHTNING }, (_, bits) =>
  strikes.slice(0, COMMON_LIGHTNING).filter((_, use) => (bits & (1 << use)) !== 0),
);

/** Swarm costs two cruisers, and a third goes onto the planet. */
const SWARM_PRICE = 2;
const SWARM_CRUISERS = 3;
const SWARM_PRESTIGE = 1;

function mayStrike(p: Player, use: number): boolean {
  const { pay, gain } = lightnings[use];
  return canPay(p, pay) && wouldGain(p, gain);
}

/** What everybody has and this player may use. */
function commonLightning(p: Player): readonly Interjection[] {
  let bits = 0;
  for (let use = 0; use < COMMON_LIGHTNING; use++) if (mayStrike(p, use)) bits |= 1 << use;
  return commonStrikes[bits];
}

/** What the factions of an alliance add. */
function addLightning(s: State, seat: number, options: Interjection[]): void {
  const p = s.players[seat];
  for (let i = 0; i < p.factions.length; i++) {
    const list = lightningsOfFaction[p.factions[i]];
    for (let j = 0; j < list.length; j++) if (mayStrike(p, list[j])) options.push(strikes[list[j]]);
  }
  if (p.cruisers >= SWARM_CRUISERS && traitSum(p, SWARM) > 0) {
    const reach = reachablePlanets(s, seat);
    for (let planet = 0; planet < reach; planet++) if (mayBeOccupied(s, seat, planet)) options.push(swarms[planet]);
  }
}

/** Whether anything can still be done in a turn whose action is over. Depends on nothing hidden: a hand card is a hand card. */
export function somethingLeftToDo(s: State, seat: number): boolean {
  const p = s.players[seat];
  if (mayPlayCard(p) || commonLightning(p).length > 0) return true;
  const options: Interjection[] = [];
  addLightning(s, seat, options);
  return options.length > 0;
}

/** Every use of every hand card. */
function cardUses(p: Player): Interjection[] {
  const uses: Interjection[] = [];
  const main = mayBeMain(p);
  const ideology = mayBeIdeology(p);
  for (let i = 0; i < p.hand.length; i++) {
    const card = p.hand[i];
    if (main) uses.push(asMain[card]);
    if (ideology) uses.push(asIdeology[card]);
    uses.push(asBoost[card]);
  }
  return uses;
}

export function interjections(s: State, ask: Ask): readonly Interjection[] {
  const { seat } = ask;
  if (s.turn !== seat) return NONE_OFFERED;
  const p = s.players[seat];
  const common = commonLightning(p);
  if (mayPlayCard(p)) {
    const options = cardUses(p);
    for (let i = 0; i < common.length; i++) options.push(common[i]);
    addLightning(s, seat, options);
    return options;
  }
  const added: Interjection[] = [];
  addLightning(s, seat, added);
  return added.length === 0 ? common : [...common, ...added];
}

export const freeAction = procedure(
  'freeAction',
  { answer: open<InterjectAnswer>() },
  {
    carryOut: (x) => {
      const answer = x.locals.answer as Interjection;
      if (answer.interject === 'card') playCard(x, x.seat, answer.card, answer.as);
      else if (answer.interject === 'lightning') strike(x, x.seat, answer.use);
      else swarm(x, x.seat, answer.planet);
      return 'end';
    },
  },
);

function strike(x: Context, seat: number, use: number): void {
  const { pay: price, gain: gained, faction, index } = lightnings[use];
  const isCommon = use < COMMON_LIGHTNING;
  const source = isCommon ? 'lightning' : factionSource(faction);
  x.emit(isCommon ? { type: 'lightning', seat, lightning: use } : { type: 'ability', seat, ability: index });
  pay(x, seat, price, source);
  gain(x, seat, gained, source);
}

/** Scythe: two cruisers are discarded, a third occupies an unprotected planet, as in a war. */
function swarm(x: Context, seat: number, planet: number): void {
  const p = x.state.players[seat];
  p.cruisers -= SWARM_PRICE;
  p.dock += SWARM_PRICE;
  x.emit({ type: 'swarmed', seat, at: whereIs(x.state, planet) });
  tellTrait(x, seat, 'swarm');
  occupyPlanet(x, seat, planet);
  gainPrestige(x.state, seat, SWARM_PRESTIGE);
  x.emit({ type: 'gained', seat, from: 'faction:scythe', gain: { prestige: SWARM_PRESTIGE } });
  trigger(x, seat, 'occupy');
}
