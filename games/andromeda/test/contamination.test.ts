import { describe, expect, it } from 'vitest';
import { diceOf, figures, place, told, turnOf } from './table.ts';

describe('contamination', () => {
  it('AN-105 each contamination die returns one researcher from the ship to the supply', () => {
    const table = turnOf({ figures: [{ airlock: 5 }], dice: [{ contamination: 3 }] });
    expect([figures(table.state, 'airlock', 0), table.state.supplies[0]]).toEqual([2, 14]);
    expect(told(table, 'contaminated')).toHaveLength(3);
  });

  it('AN-106 never takes those on the species card', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], cards: [4], dice: [{ contamination: 2 }] });
    expect([table.state.cards[0], figures(table.state, 'airlock', 0)]).toEqual([4, 0]);
  });

  it('AN-107 lets the owner choose', () => {
    const table = turnOf({ figures: [{ airlock: 1, crew: 2, bridge: 1 }], dice: [{ contamination: 1 }] });
    expect(table.options()).toEqual([place('crew'), place('bridge'), place('airlock')]);
    table.answer('loseResearcher', place('bridge'));
    expect(figures(table.state, 'bridge', 0)).toBe(0);
  });

  it('AN-169 in the Contaminated Zone nothing is to be chosen, wherever in the ship it lies', () => {
    for (const ship of [{}, { 0: 'zone', 7: 'crew' }] as const) {
      const table = turnOf({ ship, figures: [{ zone: 1, airlock: 2 }], dice: [{ contamination: 1 }] });
      expect([table.asked, figures(table.state, 'zone', 0), figures(table.state, 'airlock', 0)]).toEqual(['act', 0, 2]);
    }
  });

  it('AN-108 takes what there is and ignores the rest', () => {
    const none = turnOf({ figures: [{}], dice: [{ contamination: 2 }] });
    expect([none.asked, told(none, 'contaminated').length]).toEqual(['act', 0]);
    const few = turnOf({ figures: [{ airlock: 1 }], dice: [{ contamination: 3 }] });
    expect([few.asked, few.state.supplies[0]]).toEqual(['act', 16]);
    expect(told(few, 'contaminationIgnored')).toEqual([{ type: 'contaminationIgnored', seat: 0, count: 2, why: 'nobodyAboard' }]);
  });

  it('AN-109 each vaccine cancels one die, if the player likes', () => {
    const table = turnOf({ figures: [{ airlock: 3 }], vaccines: [2], dice: [{ contamination: 2 }] });
    expect(table.options()).toEqual([place('airlock'), 'vaccine']);
    table.answer('loseResearcher', 'vaccine');
    table.answer('loseResearcher', place('airlock'));
    expect([table.state.vaccines[0], figures(table.state, 'airlock', 0), table.asked]).toEqual([1, 2, 'act']);
  });

  it('AN-110 used vaccines return beside the card and can be taken again', () => {
    const table = turnOf({ figures: [{ airlock: 3 }], vaccines: [1], dice: [{ contamination: 1, technology: 1 }] });
    expect(table.state.vaccineStock).toBe(9);
    table.answer('loseResearcher', 'vaccine');
    expect(table.state.vaccineStock).toBe(10);
    table.answer('act', { act: 'technology', technology: 'vaccine' });
    expect([table.state.vaccines[0], table.state.vaccineStock]).toEqual([2, 8]);
  });

  it('AN-111 contamination dice go to the table centre afterwards', () => {
    const table = turnOf({ figures: [{ airlock: 3 }], dice: [{ contamination: 2, support: 1 }] });
    expect([table.state.dice[5], table.state.centre[5], diceOf(table.state, 0)]).toEqual([0, 2, 1]);
  });

  it('AN-112 a contamination die does nothing else: no move, no exploring, no mission, no ability', () => {
    const table = turnOf({
      hidden: ['engine'],
      figures: [{ airlock: 3 }],
      species: ['mnemos'],
      dice: [{ contamination: 3 }],
      open: ['reservePower'],
    });
    expect(table.options()).toEqual([{ act: 'end' }]);
    expect(table.refusal({ act: 'step' })).toMatchObject({ reason: 'noCommandDie' });
    table.answer('act', { act: 'end' });
    expect(table.options()).toEqual(['done']);
  });

  it('a thick hide shrugs off the first die of a turn', () => {
    const table = turnOf({ figures: [{ airlock: 3 }], species: ['vherrin'], dice: [{ contamination: 2 }] });
    expect(figures(table.state, 'airlock', 0)).toBe(2);
    expect(told(table, 'contaminationIgnored')[0]).toMatchObject({ count: 1, why: 'immune' });
  });
});
