/**
 * Where things are. On the map: 'cell:12', 'ship:0@12' (a ship type and where it is: a cell, or BAY, SCRAPYARD, UNBUILT …), 'raider:7' (a cell),
 * 'bonus:12:3' (cell, resource). In one's own place: 'module:1:0' (row, place), 'half:1:2' (the half slot towards the core), 'moon:4' (claimed, by
 * design), 'hand:9', 'token:3', 'supremacy:2', 'development:1' (its card), 'resource:2', 'shield:3' (ship type), 'ability:0:5:1', 'upgrade:2:1'
 * (ship type, own or neutral), 'own:bay' and other parts of it. On the rails: 'market:7' (a slot), 'column:2', 'track:3', 'class:1' (raiders),
 * 'rail:event'. In battle: 'die:5' (a face), 'side:2'. Cards to pick from: 'pick:faction:4'. Elsewhere: 'seat:1'. 'deed:abandon' and the like are
 * said in words once their piece is taken up.
 */
import type { Seat } from '@orrery/kernel';
import { type Aims, boardTargets, type Lights, type Target } from '@orrery/kit';
import type { FreeAction, ModuleAt, MoveAnswer, ShipAt } from '../answers.ts';
import type { Event } from '../events.ts';
import { BASE, type Cell, SPECIAL } from '../map.ts';
import { BAY, SCRAPYARD, UNBUILT } from '../state.ts';
import type { AndromedasEdge } from '../types.ts';
import type { TableView } from '../view.ts';

type Way = readonly Target[];
const NOWHERE: Way = [];
const nowhere = (): Way => NOWHERE;
/** Answers that are a number: what it counts. */
const at =
  (kind: string) =>
  (n: number | string): Way =>
    typeof n === 'number' ? [`${kind}:${n}`] : NOWHERE;

export const shipAt = (ship: number, place: number): Target => `ship:${ship}@${place}`;
const cell = (of: Cell): Target => `cell:${of}`;
const module = (of: ModuleAt | string): Way => (typeof of === 'string' ? NOWHERE : [`module:${of.row}:${of.at}`]);
const ship = (of: ShipAt | string): Way => (typeof of === 'string' ? NOWHERE : [shipAt(of.ship, of.from)]);
const move = (of: MoveAnswer): Way =>
  typeof of === 'string' ? NOWHERE : [shipAt(of.ship, of.from), of.to < 0 ? 'own:station' : cell(of.to)];
const bonus = (of: Cell, resource: number): Way => [cell(of), `bonus:${of}:${resource}`];
const slot = (of: { readonly operations: true } | (ModuleAt & { readonly half?: true })): Target =>
  'operations' in of ? 'own:operations' : `${of.half === true ? 'half' : 'module'}:${of.row}:${of.at}`;

const aims: Aims<AndromedasEdge> = {
  chooseFaction: at('pick:faction'),
  chooseDestiny: at('pick:destiny'),
  takeTurn: (answer) => (typeof answer === 'string' ? NOWHERE : [shipAt(answer.launch, BAY), cell(answer.to)]),
  goOn: nowhere,
  endTurn: nowhere,
  activate: (answer) =>
    typeof answer === 'string'
      ? NOWHERE
      : ['energy' in answer ? 'own:energy' : shipAt(answer.ship, answer.from), `module:${answer.row}:${answer.at}`],
  fire: at('module:0'),
  pay: (answer) =>
    'pay' in answer
      ? [`resource:${answer.pay}`]
      : 'abandon' in answer
        ? [`moon:${answer.abandon}`, 'deed:abandon']
        : bonus(answer.at, answer.collect),
  discardTactics: at('hand'),
  gainKind: at('resource'),
  loseKind: at('resource'),
  chooseModule: at('market'),
  removeModule: at('market'),
  giveModule: nowhere,
  buildShip: (type) => (type === 'none' ? NOWHERE : [shipAt(type, UNBUILT)]),
  buildDevelopment: at('cell'),
  repair: (answer) =>
    'shield' in answer ? [`shield:${answer.shield}`] : 'scrapped' in answer ? [shipAt(answer.scrapped, SCRAPYARD)] : module(answer),
  upgrade: (answer) => [`upgrade:${answer.ship}:${answer.own ? 1 : 0}`],
  chooseDiscovery: at('pick:discovery'),
  drawToLimit: nowhere,
  lookAtEvents: at('pick:event'),
  strike: at('class'),
  escalate: ship,
  diplomacy: at('hand'),
  spendEnergy: nowhere,
  react: (answer) => (typeof answer === 'string' ? NOWHERE : [`hand:${answer.card}`]),
  tacticalOperations: nowhere,
  makeRoom: (answer) => {
    if (answer === 'leave') return NOWHERE;
    if ('abandon' in answer) return [`moon:${answer.abandon}`, 'deed:abandon'];
    return 'discard' in answer ? [`moon:${answer.discard}`, 'deed:discard'] : [`moon:${answer.slot}`, slot(answer)];
  },
  chooseEffect: nowhere,
  exchange: nowhere,
  payOr: nowhere,
  takeKind: at('resource'),
  damageModule: module,
  damageShip: ship,
  recruitFrom: at('cell'),
  claimFrom: at('cell'),
  // A slotted moon has no place of its own: it is chosen in words.
  moonBenefit: (moon, { slotted }) => (slotted ? NOWHERE : [`moon:${moon}`]),
  moveShip: move,
  recall: ship,
  moveRaider: (answer) => (answer === 'none' ? NOWHERE : [`raider:${answer.from}`, cell(answer.to)]),
  damageRaider: at('cell'),
  refreshMarket: at('column'),
  chooseRival: at('side'),
  reroll: at('die'),
  setDie: at('die'),
  saveShip: ship,
  endBattle: nowhere,
  withdraw: move,
  reinforce: (type) => (type === 'done' ? NOWHERE : [shipAt(type, BAY)]),
  anyTrack: at('track'),
  orderEffects: nowhere,
  orderVortexes: (which, _, { table }) => table.tile.flatMap((tile, of) => (tile === SPECIAL + which ? [cell(of)] : [])),
  agreeTransfer: nowhere,
  supremacyTie: nowhere,
  activateModule: module,
  flipUp: at('development'),
};

function interjected(answer: FreeAction): Way {
  switch (answer.interject) {
    case 'slot':
      return [`moon:${answer.moon}`, slot(answer)];
    case 'unslot':
      return [slot(answer), 'deed:unslot'];
    case 'abandon':
      return [`moon:${answer.moon}`, 'deed:abandon'];
    case 'token':
      return [`token:${answer.token}`];
    case 'supremacy':
      return [`supremacy:${answer.token}`];
    case 'development':
      return [`development:${answer.development}`];
    case 'recruit':
      return [cell(answer.cell), 'deed:recruit'];
    case 'collect':
      return bonus(answer.cell, answer.resource);
    case 'play':
      return [`hand:${answer.card}`];
    case 'ability':
      return [`ability:${answer.source}:${answer.id}:${answer.at}`];
    case 'rearrange':
      return [`module:1:${answer.from}`, `module:1:${answer.to}`];
    case 'listen':
    case 'give':
    case 'take':
      return NOWHERE;
  }
}

type There = { readonly at: Cell };
type Resource = { readonly resource: number };
const there = (event: There): Way => [cell(event.at)];
const from = (event: { readonly from: Cell }): Way => [cell(event.from)];
const resource = (event: Resource): Way => [`resource:${event.resource}`];
const offer = (event: { readonly slot: number }): Way => [`market:${event.slot}`];
const held = (event: ModuleAt): Way => [`module:${event.row}:${event.at}`];
const card = (event: { readonly development: number }): Way => [`development:${event.development}`];
const bay = (event: { readonly ship: number }): Way => [shipAt(event.ship, BAY)];
const home = (): Way => ['own:bay'];
const tactics = (): Way => ['own:tactics'];
const event = (): Way => ['rail:event'];
const battle = (_: Event, { battle: under }: TableView): Way => (under === null ? NOWHERE : [cell(under.region)]);
const went = ({ to }: { readonly to: Cell }): Way => [to >= 0 ? cell(to) : 'own:bay'];

/** Where an event happens. Whoever does it is lit besides: `litAt`. */
const lights: Lights<AndromedasEdge> = {
  tilesLaid: ({ tiles }) => tiles.flatMap((tile, of) => (tile >= 0 ? [cell(of)] : [])),
  planetPlaced: (told) => [cell(told.cell)],
  leadersSentOut: ({ nebula }) => [cell(nebula)],
  startRolled: ({ start }) => [`seat:${start}`],
  launched: (told) => [...bay(told), cell(told.to)],
  shipsReturned: home,
  gained: resource,
  paid: resource,
  lost: resource,
  taken: (told) => [...resource(told), `seat:${told.from}`],
  tacticsDrawn: tactics,
  tacticsDiscarded: tactics,
  tacticsShuffled: tactics,
  tacticsPlayed: (told) => ['own:tactics', `hand:${told.card}`],
  overLimit: resource,
  baseVisited: ({ base }, { tile }) => [cell(tile.indexOf(BASE + base))],
  moonClaimed: (told) => [...from(told), 'own:moons'],
  moonLeft: there,
  moonShown: there,
  moonsDropped: there,
  moonAbandoned: () => ['own:moons'],
  moonSlotted: ({ place }) => [place === 'operations' ? 'own:operations' : slot(place)],
  eventsLookedAt: event,
  eventsSorted: event,
  leaderRecruited: from,
  bonusPlaced: there,
  bonusCollected: from,
  moduleGained: offer,
  moduleGiven: ({ to }) => [`seat:${to}`],
  moduleRemoved: offer,
  marketRefilled: offer,
  moduleActivated: held,
  moduleDamaged: held,
  moduleMoved: (told) => [`module:1:${told.from}`, `module:1:${told.to}`],
  repaired: ({ what, id }) => [what === 'shield' ? `shield:${id}` : what === 'ship' ? shipAt(id, SCRAPYARD) : 'own:station'],
  shipBuilt: bay,
  upgradePlaced: (told) => [...bay(told), `upgrade:${told.ship}:0`, `upgrade:${told.ship}:1`],
  developmentBuilt: there,
  developmentCardUsed: card,
  developmentCardFlipped: card,
  discoveriesLookedAt: () => ['track:0'],
  discoveryTaken: () => ['track:0'],
  supremacyTaken: () => ['track:4'],
  advanced: ({ track }) => [`track:${track}`],
  vaultReached: () => ['track:2'],
  markerMoved: event,
  eventTriggered: event,
  eventRevealed: event,
  eventEnded: event,
  raiderPlaced: (told) => (told.cell < 0 ? NOWHERE : [cell(told.cell)]),
  raiderMoved: (told) => [cell(told.to)],
  raiderDamaged: (told) => [...there(told), `class:${told.class}`],
  shipMoved: went,
  shipRecalled: home,
  marketSwept: ({ column }) => [0, 1, 2].map((row): Target => `market:${column * 3 + row}`),
  battleBegan: there,
  escalated: battle,
  energySpent: battle,
  diceRolled: battle,
  diceChanged: battle,
  battleAltered: battle,
  battleRuled: battle,
  battleEnded: battle,
  battleDecided: battle,
  tacticalOperations: battle,
  shipDamaged: there,
  shipWithdrew: went,
  reinforced: (told, table) => [...bay(told), ...battle(told, table)],
  transferred: (told) => [`seat:${told.from}`, `seat:${told.to}`],
};

export const { useTargets, litBy, wayOf } = boardTargets<AndromedasEdge>(aims, lights, interjected);

/** In whose colour an event is told. */
export const actorOf = (told: Event): Seat | undefined =>
  'seat' in told ? told.seat : told.type === 'startRolled' ? told.start : told.type === 'battleDecided' ? told.winners[0] : undefined;

/** Targets of one's own place; they are the same for every seat. */
export const isOwn = (target: Target): boolean =>
  /^(module|half|own|moon|hand|resource|ship|shield|ability|upgrade|token|supremacy|development):/.test(target);
