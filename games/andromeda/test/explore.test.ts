import { Match } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { andromeda } from '../index.ts';
import { diceOf, figures, game, place, playOn, told, turnOf } from './table.ts';

describe('exploring', () => {
  it('AN-138 of a ship for two only rooms that are there are out of reach', () => {
    const hidden = ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'comms', 'zone', 'cryo'] as const;
    const table = turnOf({ seats: 2, hidden, figures: [{}, { airlock: 1 }], dice: [{ movement: 1 }] });
    const far = table.refusals().flatMap(({ what, reason }) => (reason === 'noResearcherBeside' ? [(what as { to: number }).to] : []));
    expect(far).toEqual([0, 1, 3, 5, 7, 8]);
  });

  it('AN-137 a room must be explored before anybody can enter it', () => {
    const table = turnOf({ hidden: ['engine', 'reactor', 'hangar', 'zone'], figures: [{ airlock: 1 }], dice: [{ movement: 1 }] });
    expect(table.offers({ act: 'movement' })).toBe(false);
    expect(table.refusal({ act: 'movement' })).toMatchObject({ reason: 'nowhereToMove' });
    table.answer('act', { act: 'explore', to: 1 });
    expect(figures(table.state, 'engine', 0)).toBe(1);
  });

  it('AN-138 needs an own researcher in an explored room beside the tile', () => {
    const table = turnOf({ hidden: ['crew', 'bridge', 'cryo'], figures: [{ engine: 1 }, { hangar: 1 }], dice: [{ training: 1 }] });
    expect(table.offers({ act: 'explore', to: place('crew') })).toBe(true);
    expect(table.offers({ act: 'explore', to: place('bridge') })).toBe(true);
    expect(table.refusal({ act: 'explore', to: place('cryo') })).toMatchObject({ reason: 'noResearcherBeside', rule: 'AN-138' });
    expect(table.offers({ act: 'explore', to: place('hangar') })).toBe(false); // explored already
  });

  it('AN-139 costs one unused command die, whose own action is not carried out', () => {
    const table = turnOf({ hidden: ['crew'], figures: [{ engine: 1 }], dice: [{ training: 1, contamination: 0 }] });
    table.answer('act', { act: 'explore', to: 0 });
    expect([diceOf(table.state, 0), table.state.cards[0]]).toEqual([0, 0]);
    expect(told(table, 'dieSpent')).toEqual([{ type: 'dieSpent', seat: 0, symbol: 'training', use: 'explore' }]);
    const none = turnOf({ hidden: ['crew'], figures: [{ engine: 1 }] });
    expect(none.refusal({ act: 'explore', to: 0 })).toMatchObject({ reason: 'noCommandDie', rule: 'AN-139' });
  });

  it('AN-140 turns the tile up, then moves one researcher in from the origin', () => {
    const table = turnOf({ hidden: ['crew'], figures: [{ engine: 2, reactor: 1 }], dice: [{ support: 1 }] });
    table.answer('act', { act: 'explore', to: 0 });
    expect(table.options()).toEqual([place('engine'), place('reactor')]);
    const effects = table.answer('exploreFrom', place('engine'));
    expect([figures(table.state, 'crew', 0), figures(table.state, 'engine', 0), figures(table.state, 'reactor', 0)]).toEqual([1, 1, 1]);
    expect(effects.barrier).toBe('reveal');
    expect(andromeda.view(table.position, 1).table.ship[0].room).toBe('crew');
  });

  it('AN-141 the researcher must go in', () => {
    const table = turnOf({ hidden: ['crew'], figures: [{ engine: 1 }], dice: [{ support: 1 }] });
    table.answer('act', { act: 'explore', to: 0 });
    expect([table.asked, figures(table.state, 'crew', 0), figures(table.state, 'engine', 0)]).toEqual(['act', 1, 0]);
  });

  it('AN-142 a tile stays explored for the rest of the game', () => {
    const table = game(4, {}, 'stay');
    let explored = 0;
    playOn(table, 'stay', () => {
      expect(table.state.explored & explored).toBe(explored);
      explored = table.state.explored;
      return false;
    });
    expect(explored).not.toBe(1 << 4);
  });

  it('AN-143 may be done several times in a turn, also from the room just explored', () => {
    const table = turnOf({ hidden: ['engine', 'crew'], figures: [{ airlock: 1 }], dice: [{ support: 2 }] });
    table.answer('act', { act: 'explore', to: 1 });
    table.answer('act', { act: 'explore', to: 0 });
    expect([figures(table.state, 'crew', 0), diceOf(table.state, 0), table.state.turn.explored]).toEqual([1, 0, 2]);
  });

  it('curiosity explores once a turn without a die', () => {
    const table = turnOf({ hidden: ['engine', 'reactor'], figures: [{ airlock: 2 }], species: ['ulmara'] });
    table.answer('act', { act: 'explore', to: 1 });
    expect(figures(table.state, 'engine', 0)).toBe(1);
    expect(table.offers({ act: 'explore', to: 3 })).toBe(false);
  });

  it('cannot be taken back', () => {
    const match = Match.start(andromeda, andromeda.configure(2, { beginner: true }), 'undo');
    for (let n = 0; n < 400; n++) {
      const [ask] = andromeda.open(match.position as never);
      const options = andromeda.options(match.position as never, ask);
      const explore = options.find((o) => (o as { act?: string }).act === 'explore') ?? options[0];
      const effects = match.answer(ask.seat, ask.decision, explore);
      if (!effects.events.some((e) => (e.event as { type?: string } | undefined)?.type === 'explored')) continue;
      expect(match.undoBarrier(ask.seat)).toBe('reveal');
      return;
    }
    expect.unreachable('nobody explored');
  });
});
