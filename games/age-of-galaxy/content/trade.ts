/** Trade cards: names and the goods card's rates are published, the other rates original to Orrery. Both sides trade at the same rates. */
import { type Bundle, bundle } from './resources.ts';

export type Exchange = { readonly pay: Bundle; readonly gain: Bundle };
export type TradeCard = { readonly id: string; readonly exchanges: readonly [Exchange, Exchange] };

const swap = (pay: Partial<Bundle>, gain: Partial<Bundle>): Exchange => ({ pay: bundle(pay), gain: bundle(gain) });

export const tradeCards: readonly TradeCard[] = [
  { id: 'goods', exchanges: [swap({ influence: 1 }, { credits: 5 }), swap({ credits: 7 }, { influence: 2 })] },
  { id: 'cooperation', exchanges: [swap({ discovery: 2 }, { influence: 2 }), swap({ influence: 2 }, { prestige: 2 })] },
  { id: 'mercenaries', exchanges: [swap({ influence: 1 }, { cruisers: 3 }), swap({ cruisers: 2 }, { credits: 6 })] },
  { id: 'archive', exchanges: [swap({ discovery: 2, credits: 1 }, { relics: 2 }), swap({ influence: 1 }, { discovery: 3 })] },
  { id: 'labour', exchanges: [swap({ discovery: 2 }, { productivity: 2 }), swap({ influence: 1 }, { productivity: 2 })] },
];

export const TRADE_CARDS_IN_PLAY = 3;

/** The spaces of the Golden Age side: three for all, one more for three players, one more for four. */
const SPACES: readonly number[] = [2, 2, 2, 3, 4];
const COUNTED = [0, 1, 2, 3, 4].map((players) => SPACES.filter((least) => players >= least).length);
export const tradeSpaces = (players: number): number => COUNTED[players];
export const tradeSpaceMarks = SPACES;
