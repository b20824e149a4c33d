/** What is for sale, at what price, and what it does. */
import { plain, refusalFor } from '@orrery/kit';
import type { Price } from '../answers.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { slotCost } from '../prices.ts';
import type { Props } from './common.tsx';
import { shortfall } from './place.tsx';

export const SLOTS = Array.from({ length: MARKET_SLOTS }, (_, slot) => slot);

/** The price asked just now: an effect may sell below the board cost, or for nothing. */
function priceNow(props: Props): Price {
  const { question } = props;
  if (question?.ask.decision !== 'chooseModule') return 0;
  const { price } = question.ask.args as { readonly price?: Price };
  return price ?? 0;
}

/** What one place of the market means for the viewer. */
export function offerAt(props: Props, slot: number) {
  const { table } = props.view;
  const id = table.market[slot];
  const me = table.players[props.viewer];
  const cost = slotCost(me ?? table.players[0], slot, priceNow(props));
  const short = me === undefined ? undefined : shortfall(props, me, cost);
  const why = refusalFor(props, slot);
  return { id, cost, short, why: why === undefined ? undefined : plain(props, why.words) };
}
