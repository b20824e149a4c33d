import { describe, expect, it } from 'vitest';
import { tradeCards, tradeSpaceMarks, tradeSpaces } from '../content/trade.ts';
import {
  act,
  actionsOffered,
  after,
  alliance,
  cubes,
  endTurn,
  eventsOf,
  galacticOf,
  give,
  onTrade,
  table,
  trades,
  turnOf,
} from './table.ts';

const goods = { action: 'trade', slot: 0, exchange: 0 } as const;

describe('Trade', () => {
  it('AG-134 a cube on a free space of a face-up card, then the exchange', () => {
    const t = act(turnOf(give(table(2), 0, { influence: 1 })), goods);
    expect(t.state.onTrade).toEqual([1, 0, 0, 0, 0, 0]);
    expect(t.state.players[0]).toMatchObject({ influence: 0, credits: 5, cubes: 0 });
  });

  it('AG-135 the exchange is made once per action', () => {
    const t = act(turnOf(give(table(2), 0, { influence: 4 })), goods);
    expect(t.state.players[0]).toMatchObject({ influence: 3, credits: 5 });
    expect(eventsOf(t, 'traded')).toHaveLength(1);
  });

  it('AG-135 all that is paid is told, a single credit too', () => {
    const t = act(turnOf(give(trades(table(2), 'archive', 'goods', 'labour'), 0, { discovery: 2, credits: 1 })), goods);
    expect(eventsOf(t, 'paid')).toMatchObject([{ seat: 0, pay: { discovery: 2, credits: 1 } }]);
    expect(t.state.players[0]).toMatchObject({ discovery: 0, credits: 0, relics: 2 });
  });

  it('AG-136 a card without a free space cannot be used any more', () => {
    const s = onTrade(onTrade(give(table(2), 0, { influence: 4, discovery: 4 }), 0, 1, 2), 0, 0, 1);
    const t = turnOf(s);
    expect(t.offers(goods)).toBe(false);
    expect(t.refusal(goods)).toMatchObject({ reason: 'cardFull', rule: 'AG-136' });
    expect(t.offers({ action: 'trade', slot: 1, exchange: 0 })).toBe(true);
  });

  it('AG-137 without the resources the action is forbidden: no blocking', () => {
    const t = turnOf(give(table(2), 0, { credits: 6 }));
    expect(actionsOffered(t)).not.toContain('trade');
    expect(t.refusal({ action: 'trade', slot: 0, exchange: 1 })).toMatchObject({ reason: 'cannotPayTrade', rule: 'AG-137' });
  });

  it('AG-138 spaces marked 3+ or 4+ exist only with that many players', () => {
    expect(tradeSpaceMarks).toEqual([2, 2, 2, 3, 4]);
    for (const [seats, spaces] of [
      [2, 3],
      [3, 4],
      [4, 5],
    ]) {
      expect(tradeSpaces(seats)).toBe(spaces);
      const s = give(table(seats), 0, { influence: 1 });
      onTrade(s, 0, 1, spaces - 1);
      expect(turnOf(structuredClone(s)).offers(goods)).toBe(true);
      expect(turnOf(onTrade(s, 0, 0, 1)).offers(goods)).toBe(false);
    }
  });

  it('AG-139 a filled card triggers a Golden Age in the galactic phase, not at once', () => {
    const s = onTrade(give(cubes(table(2), 1, 0), 0, { influence: 1 }), 0, 1, 2);
    const t = endTurn(act(turnOf(s), goods));
    expect(t.state.turned[0]).toBe(false);
    expect(t.state.players.map((p) => p.cubes)).toEqual([0, 0]);
    const g = galacticOf(after(t));
    expect(eventsOf(g, 'goldenAge').map((e) => e.slot)).toEqual([0]);
    expect(g.state.players.map((p) => p.cubes)).toEqual([1, 2]);
  });

  it('AG-140 a turned card has unlimited spaces and can still be traded on', () => {
    const s = give(table(2), 0, { influence: 1 });
    s.turned[0] = true;
    onTrade(s, 0, 1, 6);
    const t = act(turnOf(s), goods);
    expect(t.state.players[0].credits).toBe(5);
    expect(t.state.onTrade.slice(0, 2)).toEqual([1, 6]);
  });

  it('AG-141 cubes on a card that is not full stay for the following rounds', () => {
    const g = galacticOf(onTrade(table(2), 0, 0, 2));
    expect(g.state.onTrade).toEqual([2, 0, 0, 0, 0, 0]);
    expect(g.state.turned[0]).toBe(false);
  });

  it('AG-142 Interstellar Goods Trade: 1 influence for 5 credits, or 7 credits for 2 influence', () => {
    expect(tradeCards[0].id).toBe('goods');
    const sold = act(turnOf(give(table(2), 0, { influence: 1 })), goods);
    expect(sold.state.players[0]).toMatchObject({ influence: 0, credits: 5 });
    const bought = act(turnOf(give(table(2), 0, { credits: 7 })), { action: 'trade', slot: 0, exchange: 1 });
    expect(bought.state.players[0]).toMatchObject({ influence: 2, credits: 0 });
  });

  it('AG-143 example: Red pays 7 to receive 2', () => {
    const t = act(turnOf(give(alliance(table(2), 0, 'humans'), 0, { credits: 8 })), { action: 'trade', slot: 0, exchange: 1 });
    expect(t.events).toContainEqual({ type: 'paid', seat: 0, for: 'trade:goods', pay: { credits: 7 } });
    expect(t.events).toContainEqual({ type: 'gained', seat: 0, from: 'trade:goods', gain: { influence: 2 } });
  });

  it('every card offers both its exchanges', () => {
    for (const { id, exchanges } of tradeCards)
      for (const [exchange, { pay, gain }] of exchanges.entries()) {
        const t = act(turnOf(give(trades(table(2), id, 'goods', 'labour'), 0, pay)), { action: 'trade', slot: 0, exchange });
        for (const [resource, n] of Object.entries(gain)) if (n > 0) expect(t.state.players[0], id).toMatchObject({ [resource]: n });
      }
  });

  it('an exchange of which nothing could be taken is not offered', () => {
    const s = give(trades(table(2), 'mercenaries', 'goods', 'labour'), 0, { influence: 1, cruisers: 5 });
    const t = turnOf(s);
    expect(t.offers({ action: 'trade', slot: 0, exchange: 0 })).toBe(false);
    expect(t.refusal({ action: 'trade', slot: 0, exchange: 0 })).toMatchObject({ reason: 'nothingToGain' });
  });
});
