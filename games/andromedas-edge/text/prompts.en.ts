import { counting, listing } from '@orrery/kernel';
import type { Price } from '../answers.ts';
import { MODULE_TYPES, TRACK_NAMES } from '../content/ids.ts';
import { SLOT_PRICES } from '../content/setup.ts';
import { TRANSFERS } from '../events.ts';
import { goodsOf, type Say } from './labels.ts';
import type { Sentences } from './language.ts';
import { names } from './names.en.ts';

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
  chooseFaction: () => 'Which faction do you lead?',
  chooseDestiny: () => 'Which destiny do you keep?',
  takeTurn: ({ again }) => (again ? 'Launch once more?' : 'Launch a ship, or return to station?'),
  endTurn: () => 'Anything else this turn?',
  goOn: ({ to }) => (to === 'strike' ? 'Anything before the Raider Strike?' : 'Anything before the battle?'),
  activate: () => 'Which module do you activate, and with what?',
  fire: () => 'Which science module does the reactor fire?',
  pay: ({ cost }, say) => `Pay ${say.goods(goodsOf(cost))}: what first?`,
  discardTactics: ({ why }) =>
    ({
      pay: 'Which tactics card do you discard as payment?',
      limit: 'Your hand is over its limit: which card do you discard?',
      lose: 'Which tactics card do you lose?',
    })[why],
  gainKind: ({ material, left }) => `Which ${material ? 'material' : 'resource'} do you gain?${left > 1 ? ` (${left} to choose)` : ''}`,
  loseKind: ({ material, left }) => `Which ${material ? 'material' : 'resource'} do you lose?${left > 1 ? ` (${left} to go)` : ''}`,
  chooseModule: ({ types, price: at, must }) =>
    `Which ${typesOf(types)}module do you ${at === 'free' ? 'take' : 'buy'}${price(at)}?${must ? ' You must buy at least one.' : ''}`,
  removeModule: ({ types }) => `Which ${typesOf(types)}module goes under its deck?`,
  giveModule: ({ slot }, say) => `Do you keep ${say.offered(slot)}, or does your teammate gain it?`,
  buildShip: ({ price: at }) => `Which ship do you build${price(at)}?`,
  buildDevelopment: ({ discount }) => `Where do you build a development?${discount > 0 ? ` It costs ${discount} less.` : ''}`,
  repair: () => 'What do you repair?',
  upgrade: () => 'Which ship upgrade do you place?',
  chooseDiscovery: () => 'Which discovery do you take?',
  drawToLimit: ({ limit }) => `Your hand limit is now ${limit}: how many tactics cards do you draw?`,
  lookAtEvents: () => 'Which event goes back on top of the deck?',
  strike: () => 'Which raider strikes?',
  escalate: () => 'Do you move a ship into the battle?',
  diplomacy: () => 'Do you play a diplomacy card?',
  spendEnergy: () => 'How much energy do you spend on dice?',
  react: ({ window }) => `Do you play a card ${names.windows[window]}?`,
  tacticalOperations: () => 'You were defeated. What do your Tactical Operations bring?',
  makeRoom: ({ moon }, say) => `No room for the ${say.moon(moon)}: what makes way?`,
  chooseEffect: () => 'Which effect?',
  exchange: ({ list, at, left }, say) => {
    const effect = say.list(list)[at];
    if (effect.kind !== 'exchange') return '';
    return `Pay ${say.goods(effect.pay)}: ${say.effects(effect.get)}?${left > 1 ? ` (up to ${left} more times)` : ''}`;
  },
  payOr: ({ list, at }, say) => `${effectAt(say, list, at)}?`,
  takeKind: ({ from }, say) => `What do you take from ${say.seat(from)}?`,
  damageModule: () => 'Which of your modules is damaged?',
  damageShip: () => 'Which of your ships is damaged?',
  recruitFrom: () => 'From where do you recruit a leader?',
  claimFrom: () => 'Where do you claim a moon?',
  moonBenefit: ({ slotted }) => `Which of your ${slotted ? 'slotted' : 'claimed'} moons gives its benefit?`,
  moveShip: ({ range }) =>
    `Which ship do you move?${range === 'own' ? '' : ` Up to ${counted(range, { one: 'region', other: 'regions' })}.`}`,
  recall: ({ scrapyard }) => `Which ship comes home${scrapyard ? ' from the Scrapyard' : ' from the map'}?`,
  moveRaider: ({ range }) => `Which raider do you move? Up to ${counted(range, { one: 'region', other: 'regions' })}.`,
  damageRaider: () => 'Which raider takes damage?',
  refreshMarket: () => 'Which column of modules is renewed?',
  chooseRival: () => 'Which side of the battle?',
  reroll: ({ side }, say) => `Which die of ${say.side(side)} is rolled again?`,
  setDie: ({ to }) => `Which die do you turn to ${to}?`,
  saveShip: () => 'Which ship do you keep from damage?',
  endBattle: () => 'Do you want this battle to end?',
  withdraw: ({ station }) => (station ? 'Which ship withdraws to your Launch Bay?' : 'Which ship withdraws, and where to?'),
  reinforce: () => 'Which ship joins the battle from your Launch Bay?',
  anyTrack: ({ lowest }) => (lowest ? 'On which of your lowest tracks do you advance?' : 'On which track do you advance?'),
  orderEffects: () => 'Which happens first?',
  orderVortexes: () => 'Which Vortex pays first?',
  agreeTransfer: ({ give, what, id }, say) =>
    give
      ? `Your teammate offers you ${transferred(say, what, id)}. Do you accept?`
      : `Your teammate asks you for ${transferred(say, what, id)}. Do you agree?`,
  supremacyTie: () => 'Who takes the supremacy token?',
  activateModule: ({ types }) => `Which ${typesOf(types)}module is activated without ship or energy?`,
  flipUp: () => 'Which development card is turned face up?',
};

/** The pieces teammates hand over. */
export function transferred(say: Pick<Say, 'amount' | 'tactics' | 'moon' | 'supremacy' | 'discovery'>, what: number, id: number): string {
  switch (TRANSFERS[what]) {
    case 'resource':
      return say.amount(id, 1);
    case 'tactics':
      return say.tactics(id);
    case 'moon':
      return say.moon(id);
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
      ? 'Return to station'
      : answer === 'done'
        ? 'No further Launch'
        : `Launch a ${say.ship(answer.launch)} to ${say.region(answer.to)}${jumped(answer.jump, answer.launch, say)}`,
  endTurn: () => 'End your turn',
  goOn: (_, _say, { to }) => (to === 'strike' ? 'On to the Raider Strike' : 'On to the battle'),
  activate: (answer, say) =>
    answer === 'done'
      ? 'Activate no more modules'
      : 'energy' in answer
        ? `${say.moduleAt(answer)} with 1 energy`
        : `${say.moduleAt(answer)} with your ${say.shipAt(answer)}`,
  fire: (answer, say) => (answer === 'done' ? 'Fire no more' : say.moduleAt({ row: 0, at: answer })),
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
    slot === 'none' ? 'None' : `${say.offered(slot)}${at === 'free' ? '' : `, board cost ${SLOT_PRICES[slot % 3]}`}`,
  removeModule: (slot, say) => say.offered(slot),
  giveModule: (answer) => (answer === 'keep' ? 'Keep it' : 'Your teammate gains it'),
  buildShip: (ship, say) => (ship === 'none' ? 'Build nothing' : say.ship(ship)),
  buildDevelopment: (cell, say) => (cell === 'none' ? 'Build nothing' : `${say.development(say.table.tile[cell])} on ${say.region(cell)}`),
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
  drawToLimit: (n) => (n === 0 ? 'Draw none' : `Draw ${n}`),
  lookAtEvents: (event, say) => say.event(event),
  strike: (answer, say) => (answer === 'none' ? 'Call the strike off' : say.raiderIn(answer)),
  escalate: (answer, say) => (answer === 'done' ? 'No more ships' : `${say.shipAt(answer)}${jumped(answer.jump, answer.ship, say)}`),
  diplomacy: (card, say) =>
    card === 'pass' ? 'Play none' : card === 'mute' ? `Never ask again ${names.windows.diplomacy}` : say.tactics(card),
  spendEnergy: (n) => (n === 0 ? 'None' : `${n} energy for ${n} more ${n === 1 ? 'die' : 'dice'}`),
  react: (answer, say, { window }) =>
    answer === 'pass' ? 'Play none' : answer === 'mute' ? `Never ask again ${names.windows[window]}` : say.tactics(answer.card),
  tacticalOperations: (answer, say) => {
    if (answer === 'card') return 'Draw 1 tactics card';
    if (answer === 'pass') return 'Nothing';
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
    if (answer === 'skip' || effect.kind !== 'exchange') return 'No, thanks';
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
    answer === 'done' ? 'Move none' : `${say.shipAt(answer)} to ${say.region(answer.to)}${jumped(answer.jump, answer.ship, say)}`,
  recall: (answer, say) => (answer === 'done' ? 'None' : say.shipAt(answer)),
  moveRaider: (answer, say) =>
    answer === 'none' ? 'Move none' : `${say.raiderIn(answer.raider)} from ${say.region(answer.from)} to ${say.region(answer.to)}`,
  damageRaider: (cell, say) => say.region(cell),
  refreshMarket: (type) => names.tracks[TRACK_NAMES[type]],
  chooseRival: (side, say) => say.side(side),
  reroll: (face) => (face === 'done' ? 'No more' : `A ${face}`),
  setDie: (face) => (face === 'done' ? 'None' : `A ${face}`),
  saveShip: (answer, say) => (answer === 'done' ? 'No more ships' : say.shipAt(answer)),
  endBattle: (answer) => (answer === 'end' ? 'End the battle' : 'Fight on'),
  withdraw: (answer, say, { station }) =>
    answer === 'done' ? 'No more ships' : station ? say.shipAt(answer) : `${say.shipAt(answer)} to ${say.region(answer.to)}`,
  reinforce: (ship, say) => (ship === 'done' ? 'None' : say.ship(ship)),
  anyTrack: (track, say) => say.track(track),
  orderEffects: (key, say) => say.abilityKeyed(key),
  agreeTransfer: (answer) => (answer === 'agree' ? 'Agree' : 'Refuse'),
  orderVortexes: (vortex, say) => say.vortex(vortex),
  supremacyTie: (seat, say) => say.seat(seat),
  activateModule: (answer, say) => (answer === 'none' ? 'None' : say.moduleAt(answer)),
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
    moons === true ? 'Setting: also ask me when I could slot a moon on other turns' : 'Setting: ask me again at every window for cards',
  give: ({ what, id }, say) => `Give your teammate ${transferred(say, what, id)}`,
  take: ({ what, id }, say) => `Ask your teammate for ${transferred(say, what, id)}`,
};
