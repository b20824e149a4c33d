import { describe, expect, it } from 'vitest';
import { act, actionsOffered, alliance, cubes, endTurn, eventsOf, give, inBox, occupied, offered, table, turnOf } from './table.ts';

const counts = (s: ReturnType<typeof table>, action: string): number[] => offered<{ count: number }>(turnOf(s), action).map((o) => o.count);

describe('Manufacture', () => {
  it('AG-121 each cruiser costs 2 credits', () => {
    const t = act(turnOf(give(table(2), 0, { credits: 7 })), { action: 'manufacture', count: 3 });
    expect(t.state.players[0]).toMatchObject({ credits: 1, cruisers: 3, dock: 6 });
  });

  it('AG-122 one cube in the box builds any number', () => {
    expect(counts(give(table(2), 0, { credits: 12 }), 'manufacture')).toEqual([1, 2, 3, 4, 5]);
    const t = act(turnOf(give(table(2), 0, { credits: 12 })), { action: 'manufacture', count: 5 });
    expect(t.state.inBox.slice(0, 2)).toEqual([1, 0]);
  });

  it('AG-123 the box takes any number of cubes', () => {
    const s = give(inBox(inBox(table(2), 0, 0, 3), 0, 1, 6), 0, { credits: 2 });
    const t = act(turnOf(s), { action: 'manufacture', count: 1 });
    expect(t.state.inBox.slice(0, 2)).toEqual([4, 6]);
  });

  it('AG-124 at most 5 cruisers may be in the play area afterwards', () => {
    expect(counts(give(table(2), 0, { credits: 12, cruisers: 3 }), 'manufacture')).toEqual([1, 2]);
    const full = turnOf(give(table(2), 0, { credits: 12, cruisers: 5 }));
    expect(actionsOffered(full)).not.toContain('manufacture');
    expect(full.refusal({ action: 'manufacture' })).toMatchObject({ reason: 'fiveCruisers', rule: 'AG-124' });
  });

  it('AG-125 at least one cruiser must be built', () => {
    const t = turnOf(give(table(2), 0, { credits: 12 }));
    expect(t.offers({ action: 'manufacture', count: 0 })).toBe(false);
    expect(actionsOffered(turnOf(give(table(2), 0, { credits: 1 })))).not.toContain('manufacture');
  });

  it('AG-126 example: 2 cruisers cost 4 credits', () => {
    const t = act(turnOf(give(table(2), 0, { credits: 4 })), { action: 'manufacture', count: 2 });
    expect(eventsOf(t, 'manufactured')).toEqual([{ type: 'manufactured', seat: 0, count: 2, cost: 4 }]);
    expect(t.state.players[0].credits).toBe(0);
  });

  it('the supply of nine cruisers is a limit too', () => {
    const s = occupied(table(2), 0, 0, 1, 2, 4, 5, 6, 8);
    expect(counts(give(s, 0, { credits: 12 }), 'manufacture')).toEqual([1, 2]);
  });
});

describe('Salvage', () => {
  it('AG-127 each conversion costs 3 credits', () => {
    const t = act(turnOf(give(table(2), 0, { credits: 8, discovery: 5 })), { action: 'salvage', count: 2 });
    expect(t.state.players[0].credits).toBe(2);
  });

  it('AG-128 discoveries become relics one for one, with a cube in the box', () => {
    const t = act(turnOf(give(table(2), 0, { credits: 3, discovery: 2 })), { action: 'salvage', count: 1 });
    expect(t.state.players[0]).toMatchObject({ discovery: 1, relics: 1 });
    expect(t.state.inBox.slice(2, 4)).toEqual([1, 0]);
  });

  it('AG-129 any number of conversions, each of them paid', () => {
    expect(counts(give(table(2), 0, { credits: 11, discovery: 9 }), 'salvage')).toEqual([1, 2, 3]);
    expect(counts(give(table(2), 0, { credits: 12, discovery: 2 }), 'salvage')).toEqual([1, 2]);
  });

  it('AG-130 2 discoveries and 6 credits become 2 relics with one cube', () => {
    const t = act(turnOf(cubes(give(table(2), 0, { credits: 6, discovery: 2 }), 0, 2)), { action: 'salvage', count: 2 });
    expect(t.state.players[0]).toMatchObject({ credits: 0, discovery: 0, relics: 2, cubes: 1 });
  });

  it('AG-131 at least one conversion must be made', () => {
    const t = turnOf(give(table(2), 0, { credits: 3, discovery: 1 }));
    expect(t.offers({ action: 'salvage', count: 0 })).toBe(false);
    const none = turnOf(give(table(2), 0, { credits: 2, discovery: 1 }));
    expect(none.refusal({ action: 'salvage' })).toMatchObject({ reason: 'needsCredits', args: { missing: 1 } });
    expect(turnOf(give(table(2), 0, { credits: 9 })).refusal({ action: 'salvage' })).toMatchObject({
      reason: 'needsDiscovery',
      rule: 'AG-128',
    });
  });
});

describe('Plunder', () => {
  it('AG-132 costs nothing', () => {
    const t = act(turnOf(give(table(2), 0, { credits: 4, influence: 1 })), { action: 'plunder' });
    expect(t.state.players[0]).toMatchObject({ credits: 4, influence: 1 });
  });

  it('AG-133 a cube in the box, 1 discovery', () => {
    const t = act(turnOf(alliance(table(2), 0, 'humans')), { action: 'plunder' });
    expect(t.state.players[0].discovery).toBe(1);
    expect(t.state.inBox.slice(4, 6)).toEqual([1, 0]);
    endTurn(t);
    expect(t.over).toBe(true);
  });
});
