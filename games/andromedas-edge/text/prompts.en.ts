import { counting, listing } from '@orrery/kernel';
import type { Price } from '../answers.ts';
import { MODULE_TYPES, TRACK_NAMES } from '../content/ids.ts';
import { SLOT_PRICES } from '../content/setup.ts';
import { TRANSFERS } from '../events.ts';
import { goodsOf, type Say } from './labels.ts';
import type { Sentences } from './language.ts';
import { a, names } from './names.en.ts';

const counted = counting('en');
const or = listing('en', 'disjunction');
const typesOf = (bits: number): string => {
  const types = MODULE_TYPES.filter((type) => (bits >> type) & 1);
  return types.length === MODULE_TYPES.length ? '' : `${or(types.map((type) => names.tracks[TRACK_NAMES[type]]))} `;
};
const price = (n: Price): string => (n === 'free' ? ' for free' : n === 0 ? '' : ` for ${n} less`);
const jumped = (jump: true | undefined, ship: number, say: Say): string =>
  jump === undefined ? '' : say.jumpsFree(ship) ? ', with a free Jump' : ', with a Jump for 1 energy';
const effectAt = (say: Say, list: number, at: number): string => say.effects([say.list(list)[at]]);
const place = (half: true | undefined): string => (half === undefined ? '' : ' (the half slot further in)');

export const prompts: Sentences['prompts'] = {
  chooseFaction: () => 'Choose your faction',
  chooseDestiny: () => 'Choose a destiny to keep',
  takeTurn: ({ again }) => (again ? 'Launch again?' : 'Launch a ship or Return to Station'),
  endTurn: () => 'Anything else this turn?',
  goOn: ({ to }) => (to === 'strike' ? 'Anything before the Raider Strike?' : 'Anything before the battle?'),
  activate: () => 'Choose a module to activate with a ship or energy',
  fire: () => 'Choose a science module to activate',
  pay: ({ cost }, say) => `Pay ${say.goods(goodsOf(cost))}`,
  discardTactics: ({ why }) =>
    ({
      pay: 'Choose a tactics card to pay with',
      limit: 'Hand limit: choose a card to discard',
      lose: 'Choose a tactics card to lose',
    })[why],
  gainKind: ({ material, left }) => `Choose a ${material ? 'material' : 'resource'} to gain${left > 1 ? ` (${left} left)` : ''}`,
  loseKind: ({ material, left }) => `Choose a ${material ? 'material' : 'resource'} to lose${left > 1 ? ` (${left} left)` : ''}`,
  chooseModule: ({ types, price: at, must }) =>
    `Choose ${a(`${typesOf(types)}module`)} to ${at === 'free' ? 'gain' : 'buy'}${price(at)}${must ? ' (at least one)' : ''}`,
  removeModule: ({ types }) => `Choose ${a(`${typesOf(types)}module`)} to put on the bottom of its deck`,
  giveModule: ({ slot }, say) => `Keep ${say.offered(slot)} or give it to your teammate?`,
  buildShip: ({ price: at }) => `Choose a ship to build${price(at)}`,
  buildDevelopment: ({ discount }) => `Choose where to build a development${discount > 0 ? ` (costs ${discount} less)` : ''}`,
  repair: () => 'Choose what to repair',
  upgrade: () => 'Choose a ship upgrade to place',
  chooseDiscovery: () => 'Choose a discovery token to claim',
  drawToLimit: ({ limit }) => `Choose how many tactics cards to draw (hand limit ${limit})`,
  lookAtEvents: () => 'Choose the event that goes on top of the deck',
  strike: () => 'Choose a raider to strike',
  escalate: () => 'Move a ship into the battle?',
  diplomacy: () => 'Play a diplomacy card?',
  spendEnergy: () => 'Choose how much energy to spend on dice',
  react: ({ window }) => `Play a card? (${names.windows[window]})`,
  tacticalOperations: () => 'You were defeated. Use Tactical Operations:',
  makeRoom: ({ moon }, say) => `Choose how to make room for the ${say.moon(moon)}`,
  chooseEffect: () => 'Choose an effect',
  exchange: ({ list, at, left }, say) => {
    const effect = say.list(list)[at];
    if (effect.kind !== 'exchange') return '';
    return `Pay ${say.goods(effect.pay)} to ${say.effects(effect.get)}?${left > 1 ? ` (${left} left)` : ''}`;
  },
  payOr: ({ list, at }, say) => `${effectAt(say, list, at)}?`,
  takeKind: ({ from }, say) => `Choose what to take from ${say.seat(from)}`,
  damageModule: () => 'Choose a module to be damaged',
  damageShip: () => 'Choose a ship to be damaged',
  recruitFrom: () => 'Choose where to recruit a leader',
  claimFrom: () => 'Choose where to claim a moon',
  moonBenefit: ({ slotted }) => `Choose one of your ${slotted ? 'slotted' : 'claimed'} moons for its benefit`,
  moveShip: ({ range }) => `Choose a ship to move (up to ${counted(range, { one: 'region', other: 'regions' })})`,
  recall: ({ scrapyard }) => `Choose a ship to return to your Launch Bay${scrapyard ? ' from the Scrapyard' : ''}`,
  moveRaider: ({ range }) => `Choose a raider to move (up to ${counted(range, { one: 'region', other: 'regions' })})`,
  damageRaider: () => 'Choose a raider to damage',
  refreshMarket: () => 'Choose a module column to refresh',
  chooseRival: () => 'Choose a side of the battle',
  reroll: ({ side }, say) => `Choose a die of ${say.side(side)} to reroll`,
  setDie: ({ to }) => `Choose a die to turn to ${to}`,
  saveShip: () => 'Choose a ship to save from damage',
  endBattle: () => 'End this battle?',
  withdraw: ({ station }) => (station ? 'Choose a ship to withdraw to your Launch Bay' : 'Choose a ship to withdraw, and where to'),
  reinforce: () => 'Choose a ship to send from your Launch Bay',
  anyTrack: ({ lowest }) => (lowest ? 'Choose one of your lowest tracks to advance on' : 'Choose a track to advance on'),
  orderEffects: () => 'Choose what happens first',
  orderVortexes: () => 'Choose the Vortex that pays first',
  agreeTransfer: ({ give, what, id }, say) =>
    give
      ? `Your teammate offers you ${transferred(say, what, id)}. Accept?`
      : `Your teammate asks you for ${transferred(say, what, id)}. Agree?`,
  supremacyTie: () => 'Choose who takes the supremacy token',
  activateModule: ({ types }) => `Choose ${a(`${typesOf(types)}module`)} to activate for free`,
  flipUp: () => 'Choose a development card to flip face up',
};

/** The pieces teammates hand over. */
export function transferred(say: Pick<Say, 'amount' | 'tactics' | 'moon' | 'supremacy' | 'discovery'>, what: number, id: number): string {
  switch (TRANSFERS[what]) {
    case 'resource':
      return say.amount(id, 1);
    case 'tactics':
      return say.tactics(id);
    case 'moon':
      return a(say.moon(id));
    case 'supremacy':
      return say.supremacy(id);
    case 'discovery':
      return say.discovery(id);
  }
}

export const answers: Sentences['answers'] = {
  chooseFaction: (faction, say) => say.faction(faction),
  chooseDestiny: (destiny, say) => say.destiny(destiny),
  takeTurn: (answer, say) =>
    answer === 'return'
      ? 'Return to Station'
      : answer === 'done'
        ? 'Do not launch again'
        : `${say.ship(answer.launch)} to ${say.region(answer.to)}${jumped(answer.jump, answer.launch, say)}`,
  endTurn: () => 'End turn',
  goOn: (_, _say, { to }) => (to === 'strike' ? 'On to the Raider Strike' : 'On to the battle'),
  activate: (answer, say) =>
    answer === 'done'
      ? 'Done activating'
      : 'energy' in answer
        ? `${say.moduleAt(answer)} with 1 energy`
        : `${say.moduleAt(answer)} with your ${say.shipAt(answer)}`,
  fire: (answer, say) => (answer === 'done' ? 'Done' : say.moduleAt({ row: 0, at: answer })),
  pay: (answer, say) =>
    'pay' in answer
      ? say.amount(answer.pay, 1)
      : 'abandon' in answer
        ? `First abandon ${say.moon(answer.abandon)}`
        : `First collect ${say.amount(answer.collect, 1)} at ${say.region(answer.at)}`,
  discardTactics: (card, say) => say.tactics(card),
  gainKind: (resource, say) => say.amount(resource, 1),
  loseKind: (resource, say) => say.amount(resource, 1),
  chooseModule: (slot, say, { price: at }) =>
    slot === 'none' ? 'Skip' : `${say.offered(slot)}${at === 'free' ? '' : `, board cost ${SLOT_PRICES[slot % 3]}`}`,
  removeModule: (slot, say) => say.offered(slot),
  giveModule: (answer) => (answer === 'keep' ? 'Keep it' : 'Give it to your teammate'),
  buildShip: (ship, say) => (ship === 'none' ? 'Skip' : say.ship(ship)),
  buildDevelopment: (cell, say) => (cell === 'none' ? 'Skip' : `${say.development(say.table.tile[cell])} on ${say.region(cell)}`),
  repair: (answer, say) =>
    'row' in answer
      ? say.moduleAt(answer)
      : 'shield' in answer
        ? `A shield of your ${say.ship(answer.shield)}`
        : `Your ${say.ship(answer.scrapped)} in the Scrapyard`,
  upgrade: ({ ship, own }, say) => {
    const tile = own ? say.ownUpgrade() : say.table.players[say.asked].neutral[ship];
    return tile < 0 ? say.ship(ship) : `${say.upgrade(tile)} (${say.ship(ship)})`;
  },
  chooseDiscovery: (token, say) => say.discovery(token),
  drawToLimit: (n) => (n === 0 ? 'Skip' : `Draw ${n}`),
  lookAtEvents: (event, say) => say.event(event),
  strike: (answer, say) => (answer === 'none' ? 'Call off the strike' : say.raiderIn(answer)),
  escalate: (answer, say) => (answer === 'done' ? 'Done' : `${say.shipAt(answer)}${jumped(answer.jump, answer.ship, say)}`),
  diplomacy: (card, say) => (card === 'pass' ? 'Skip' : card === 'mute' ? `Stop asking: ${names.windows.diplomacy}` : say.tactics(card)),
  spendEnergy: (n) => (n === 0 ? 'Skip' : `${n} energy for ${n} more ${n === 1 ? 'die' : 'dice'}`),
  react: (answer, say, { window }) =>
    answer === 'pass' ? 'Skip' : answer === 'mute' ? `Stop asking: ${names.windows[window]}` : say.tactics(answer.card),
  tacticalOperations: (answer, say) => {
    if (answer === 'card') return 'Draw 1 tactics card';
    if (answer === 'pass') return 'Skip';
    const moon = say.moon(say.table.players[say.asked].operations);
    return answer === 'both' ? `Draw 1 tactics card, and the benefit of the ${moon}` : `The benefit of the ${moon}`;
  },
  makeRoom: (answer, say) => {
    if (answer === 'leave') return 'Leave the new moon';
    if ('abandon' in answer) return `Abandon ${say.moon(answer.abandon)} for its benefit`;
    if ('discard' in answer) return `Discard ${say.moon(answer.discard)}`;
    if ('operations' in answer) return `Slot ${say.moon(answer.slot)} in Tactical Operations`;
    return `Slot ${say.moon(answer.slot)} in ${say.moduleAt(answer)}${place(answer.half)}`;
  },
  chooseEffect: (n, say, { list, at }) => {
    const effect = say.list(list)[at];
    return effect.kind === 'choose' ? say.effects(effect.of[n]) : '';
  },
  exchange: (answer, say, { list, at }) => {
    const effect = say.list(list)[at];
    if (answer === 'skip' || effect.kind !== 'exchange') return 'Skip';
    return `Pay ${say.goods(effect.pay)}`;
  },
  payOr: (answer, say, { list, at }) => {
    const effect = say.list(list)[at];
    if (effect.kind !== 'payOr') return '';
    return answer === 'pay' ? `Pay ${say.goods(effect.pay)}` : `Do not pay: ${say.effects(effect.or)}`;
  },
  takeKind: (resource, say) => say.amount(resource, 1),
  damageModule: (answer, say) => say.moduleAt(answer),
  damageShip: (answer, say) => say.shipAt(answer),
  recruitFrom: (cell, say) => say.region(cell),
  claimFrom: (cell, say) => say.region(cell),
  moonBenefit: (moon, say) => say.moon(moon),
  moveShip: (answer, say) =>
    answer === 'done' ? 'Skip' : `${say.shipAt(answer)} to ${say.region(answer.to)}${jumped(answer.jump, answer.ship, say)}`,
  recall: (answer, say) => (answer === 'done' ? 'Done' : say.shipAt(answer)),
  moveRaider: (answer, say) =>
    answer === 'none' ? 'Skip' : `${say.raiderIn(answer.raider)}: ${say.region(answer.from)} → ${say.region(answer.to)}`,
  damageRaider: (cell, say) => say.region(cell),
  refreshMarket: (type) => names.tracks[TRACK_NAMES[type]],
  chooseRival: (side, say) => say.side(side),
  reroll: (face) => (face === 'done' ? 'Done' : `A ${face}`),
  setDie: (face) => (face === 'done' ? 'Done' : `A ${face}`),
  saveShip: (answer, say) => (answer === 'done' ? 'Done' : say.shipAt(answer)),
  endBattle: (answer) => (answer === 'end' ? 'End battle' : 'Fight on'),
  withdraw: (answer, say, { station }) =>
    answer === 'done' ? 'Done' : station ? say.shipAt(answer) : `${say.shipAt(answer)} to ${say.region(answer.to)}`,
  reinforce: (ship, say) => (ship === 'done' ? 'Done' : say.ship(ship)),
  anyTrack: (track, say) => say.track(track),
  orderEffects: (key, say) => say.abilityKeyed(key),
  agreeTransfer: (answer) => (answer === 'agree' ? 'Agree' : 'Decline'),
  orderVortexes: (vortex, say) => say.vortex(vortex),
  supremacyTie: (seat, say) => say.seat(seat),
  activateModule: (answer, say) => (answer === 'none' ? 'Skip' : say.moduleAt(answer)),
  flipUp: (development, say) => say.development(development),
};

export const interjections: Sentences['interjections'] = {
  slot: (answer, say) =>
    'operations' in answer
      ? `Slot ${say.moon(answer.moon)} in Tactical Operations`
      : `Slot ${say.moon(answer.moon)} in ${say.moduleAt(answer)}${place(answer.half)}`,
  unslot: (answer, say) =>
    'operations' in answer
      ? 'Discard the moon in Tactical Operations'
      : `Discard the moon slotted in ${say.moduleAt(answer)}${place(answer.half)}`,
  abandon: ({ moon }, say) => `Abandon ${say.moon(moon)} for its benefit`,
  token: ({ token }, say) => `Use the discovery ${say.discovery(token)}`,
  supremacy: ({ token }, say) => `Use the supremacy token ${say.supremacy(token)}`,
  development: ({ development }, say) => `Use your ${say.development(development)} card`,
  recruit: ({ cell }, say) => `Recruit a leader at ${say.region(cell)}`,
  collect: ({ cell, resource }, say) => `Collect ${say.amount(resource, 1)} at ${say.region(cell)}`,
  play: ({ card }, say) => `Play ${say.tactics(card)}`,
  ability: ({ source, id, at }, say) => `Use an ability: ${say.abilityOf(source, id, at)}`,
  rearrange: ({ from, to }, say) => `Move ${say.moduleAt({ row: 1, at: from })} to place ${to} of the industry row`,
  listen: ({ moons }) =>
    moons === true ? 'Setting: ask me on other players’ turns when I could slot a moon' : 'Setting: ask me again at every window for cards',
  give: ({ what, id }, say) => `Give ${transferred(say, what, id)}`,
  take: ({ what, id }, say) => `Ask for ${transferred(say, what, id)}`,
};
