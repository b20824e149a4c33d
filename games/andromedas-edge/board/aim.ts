/** Where on the board an answer is given: every option is a way of one or two spots, and the last one answers. */
import type { Answer, SeenAsk } from '@orrery/kernel';
import { isSpecial, SPECIAL } from '../map.ts';
import { BAY, SCRAPYARD, UNBUILT } from '../state.ts';
import type { TableView } from '../view.ts';

/**
 * On the map: 'cell:12', 'ship:0@12' (a ship type and where it is: a cell, or BAY, SCRAPYARD, UNBUILT …), 'raider:7' (a cell),
 * 'bonus:12:3' (cell, resource). In one's own place: 'module:1:0' (row, place), 'half:1:2' (the half slot towards the core),
 * 'operations', 'moon:4' (claimed, by design), 'hand:9', 'token:3', 'supremacy:2', 'development:1' (its card), 'resource:2',
 * 'shield:3' (ship type), 'ability:0:5:1', 'upgrade:2:1' (ship type, own or neutral), 'energy' (activating with energy). On the
 * rails: 'market:7' (a slot), 'column:2', 'track:3', 'class:1' (raiders). In battle: 'die:5' (a face), 'side:2'. Cards to pick
 * from: 'pick:faction:4'. Elsewhere: 'seat:1'. 'pill' for answers in words.
 */
export type Spot = string;

type Fields = Readonly<Record<string, Answer | undefined>>;
export const isFields = (answer: Answer | undefined): answer is Fields & Answer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const PILL: readonly Spot[] = ['pill'];

/** Answers that are a number: what it counts. */
const NUMBERED: Readonly<Record<string, string>> = {
  chooseFaction: 'pick:faction',
  chooseDestiny: 'pick:destiny',
  chooseDiscovery: 'pick:discovery',
  lookAtEvents: 'pick:event',
  fire: 'module:0',
  discardTactics: 'hand',
  diplomacy: 'hand',
  gainKind: 'resource',
  loseKind: 'resource',
  takeKind: 'resource',
  chooseModule: 'market',
  removeModule: 'market',
  buildDevelopment: 'cell',
  recruitFrom: 'cell',
  claimFrom: 'cell',
  damageRaider: 'cell',
  strike: 'class',
  moonBenefit: 'moon',
  refreshMarket: 'column',
  chooseRival: 'side',
  reroll: 'die',
  setDie: 'die',
  anyTrack: 'track',
  flipUp: 'development',
};

export const shipSpot = (ship: number, place: number): Spot => `ship:${ship}@${place}`;

/** The spots of an answer, in the order of a hand that moves pieces: first what, then where to. */
export function wayOf(ask: Pick<SeenAsk, 'decision' | 'args'>, answer: Answer, table: TableView): readonly Spot[] {
  const { decision } = ask;
  if (answer === 'return') return ['return'];
  if (typeof answer === 'number') {
    if (decision === 'buildShip') return [shipSpot(answer, UNBUILT)];
    if (decision === 'reinforce') return [shipSpot(answer, BAY)];
    if (decision === 'orderVortexes') {
      const cell = table.tile.findIndex((tile) => isSpecial(tile) && tile === SPECIAL + answer);
      return cell < 0 ? PILL : [`cell:${cell}`];
    }
    /* A slotted moon has no place of its own: it is chosen in words. */
    if (decision === 'moonBenefit' && ask.args.slotted === true) return PILL;
    const kind = NUMBERED[decision];
    return kind === undefined ? PILL : [`${kind}:${answer}`];
  }
  if (!isFields(answer)) return PILL;
  if (typeof answer.interject === 'string') return wayOfFreeAction(answer);
  if (typeof answer.launch === 'number') return [shipSpot(answer.launch, BAY), `cell:${answer.to}`];
  if (decision === 'activate') {
    const module = `module:${answer.row}:${answer.at}`;
    return answer.energy === true ? ['energy', module] : [shipSpot(Number(answer.ship), Number(answer.from)), module];
  }
  if (typeof answer.pay === 'number') return [`resource:${answer.pay}`];
  if (typeof answer.collect === 'number') return [`cell:${answer.at}`, `bonus:${answer.at}:${answer.collect}`];
  if (typeof answer.abandon === 'number') return [`moon:${answer.abandon}`, 'abandon'];
  if (typeof answer.discard === 'number') return [`moon:${answer.discard}`, 'discard'];
  if (typeof answer.slot === 'number') return [`moon:${answer.slot}`, slotSpot(answer)];
  if (typeof answer.shield === 'number') return [`shield:${answer.shield}`];
  if (typeof answer.scrapped === 'number') return [shipSpot(answer.scrapped, SCRAPYARD)];
  if (typeof answer.own === 'boolean') return [`upgrade:${answer.ship}:${answer.own ? 1 : 0}`];
  if (typeof answer.raider === 'number') return [`raider:${answer.from}`, `cell:${answer.to}`];
  if (typeof answer.ship === 'number') {
    const ship = shipSpot(answer.ship, Number(answer.from));
    return typeof answer.to === 'number' ? [ship, answer.to < 0 ? 'station' : `cell:${answer.to}`] : [ship];
  }
  if (typeof answer.card === 'number') return [`hand:${answer.card}`];
  if (typeof answer.row === 'number') return [`module:${answer.row}:${answer.at}`];
  return PILL;
}

const slotSpot = (answer: Fields): Spot =>
  answer.operations === true ? 'operations' : `${answer.half === true ? 'half' : 'module'}:${answer.row}:${answer.at}`;

function wayOfFreeAction(answer: Fields): readonly Spot[] {
  switch (answer.interject) {
    case 'slot':
      return [`moon:${answer.moon}`, slotSpot(answer)];
    case 'unslot':
      return [slotSpot(answer), 'unslot'];
    case 'abandon':
      return [`moon:${answer.moon}`, 'abandon'];
    case 'token':
      return [`token:${answer.token}`];
    case 'supremacy':
      return [`supremacy:${answer.token}`];
    case 'development':
      return [`development:${answer.development}`];
    case 'recruit':
      return [`cell:${answer.cell}`, 'recruit'];
    case 'collect':
      return [`cell:${answer.cell}`, `bonus:${answer.cell}:${answer.resource}`];
    case 'play':
      return [`hand:${answer.card}`];
    case 'ability':
      return [`ability:${answer.source}:${answer.id}:${answer.at}`];
    case 'rearrange':
      return [`module:1:${answer.from}`, `module:1:${answer.to}`];
    default:
      return PILL;
  }
}
