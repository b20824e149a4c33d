import { describe, expect, it } from 'vitest';
import { turn } from '../rules/phase2.ts';
import { begin, diceOf, figures, place, set, told, turnOf } from './table.ts';

const use = (technology: string) => ({ act: 'technology', technology });

describe('using technologies', () => {
  it('AN-133 Use Technology applies one face-up card that is not exhausted', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], dice: [{ technology: 1 }], exhausted: { cloning: 2 } });
    expect(table.offers(use('vaccine'))).toBe(true);
    expect(table.offers(use('cloning'))).toBe(false);
    expect(table.refusal(use('cloning'))).toMatchObject({ reason: 'exhausted', args: { by: 2 } });
    expect(table.offers(use('repulsor'))).toBe(false); // not in play
    table.answer('act', use('vaccine'));
    expect([table.state.vaccines[0], diceOf(table.state, 0)]).toEqual([2, 0]);
  });

  it('AN-134 exhausts the card for everybody until the clean-up', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], dice: [{ technology: 2 }] });
    table.answer('act', use('vaccine'));
    expect(table.state.exhaustedBy[table.state.technologies.indexOf('vaccine')]).toBe(0);
    expect(table.offers(use('vaccine'))).toBe(false);
    expect(table.refusal(use('vaccine'))).toMatchObject({ reason: 'exhausted', rule: 'AN-134', args: { by: 0 } });
  });

  it.each([0, 1, 2])('vaccines come to those seat %i has already, two at a time, as long as there are any', (seat) => {
    const dice = [0, 1, 2].map((other) => (other === seat ? { technology: 1 } : {}));
    const vaccines = (own: number, rival: number): number[] =>
      [0, 1, 2].map((other) => (other === seat ? own : other === (seat + 1) % 3 ? rival : 0));
    const figures = [{ airlock: 1 }, { airlock: 1 }, { airlock: 1 }];
    const table = begin(set({ figures, dice, vaccines: vaccines(3, 1) }), turn, [], seat);
    table.answer('act', use('vaccine'));
    expect([table.state.vaccines, table.state.vaccineStock]).toEqual([vaccines(5, 1), 4]);
    const last = begin(set({ figures, dice, vaccines: vaccines(1, 8) }), turn, [], seat);
    last.answer('act', use('vaccine'));
    expect([last.state.vaccines, last.state.vaccineStock]).toEqual([vaccines(2, 8), 0]);
  });

  it.each([
    [0, ['teleporter', 'cloning', 'universalTool', 'vaccine']],
    [1, ['ringShifter', 'overrideKey', 'transitTube', 'repulsor']],
  ] as const)('AN-135 so the whole table uses each technology once a round: seat %i with six dice', (seat, technologies) => {
    const [none, figures] = [
      { airlock: 1, hangar: 1 },
      { airlock: 2, crew: 3, hangar: 2 },
    ];
    const state = set({
      technologies: [...technologies],
      figures: seat === 0 ? [figures, none] : [none, figures],
      teleporters: [
        ['airlock', 'crew'],
        ['airlock', 'crew'],
      ],
      cards: [2, 2],
      dice: [{ technology: 6 }, { technology: 6 }],
    });
    const table = begin(state, turn, [], seat);
    const used: string[] = [];
    for (let i = 0; i < 6; i++) {
      const option = table.options().find((o) => (o as { act: string }).act === 'technology') as { technology: string } | undefined;
      if (option === undefined) break;
      used.push(option.technology);
      table.answer('act', use(option.technology));
      table.playOn(
        (_, options) => options[0],
        (ask) => ask.decision === 'act',
      );
      expect(table.refusal(use(option.technology))).toMatchObject({ reason: 'exhausted', rule: 'AN-134', args: { by: seat } });
    }
    expect([used, diceOf(table.state, seat)]).toEqual([technologies, 2]);
  });

  it('total recall lets any die be spent once', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], species: ['mnemos'], dice: [{ training: 2 }] });
    table.answer('act', use('vaccine'));
    expect(table.asked).toBe('spendDie');
    table.answer('spendDie', 'training');
    expect([table.state.vaccines[0], diceOf(table.state, 0)]).toEqual([2, 1]);
    expect(table.offers(use('cloning'))).toBe(false); // once in a turn
    const own = turnOf({ figures: [{ airlock: 1 }], species: ['mnemos'], dice: [{ technology: 1 }] });
    own.answer('act', use('vaccine'));
    expect([own.asked, own.state.turn.abilityUsed]).toEqual(['act', false]);
  });
});

describe('the eight technologies', () => {
  it('Teleporter places a marker where an own researcher stands', () => {
    const table = turnOf({ ship: { 8: 'lab' }, figures: [{ airlock: 1, crew: 1, lab: 1 }], dice: [{ technology: 1 }] });
    table.answer('act', use('teleporter'));
    expect(table.options()).toEqual([place('crew')]);
    expect(table.refusal(place('airlock'))).toMatchObject({ reason: 'teleporterHere' });
    expect(table.refusal(8)).toMatchObject({ reason: 'noTeleportersHere', rule: 'AN-176' });
    expect(table.refusal(place('bridge'))).toMatchObject({ reason: 'noResearcherHere' });
    table.answer('teleporterTo', place('crew'));
    expect(told(table, 'teleporterPlaced')).toEqual([{ type: 'teleporterPlaced', seat: 0, at: { place: 0, room: 'crew' } }]);
  });

  it('Cloning puts a researcher from the supply beside an own one', () => {
    const table = turnOf({ figures: [{ airlock: 1, crew: 1 }], dice: [{ technology: 1 }] });
    table.answer('act', use('cloning'));
    expect(table.options()).toEqual([place('crew'), place('airlock')]);
    table.answer('cloneAt', place('crew'));
    expect([figures(table.state, 'crew', 0), table.state.supplies[0]]).toEqual([2, 13]);
  });

  it('Universal Tool is any command but Use Technology', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], cards: [1], dice: [{ technology: 1 }] });
    table.answer('act', use('universalTool'));
    expect(table.options()).toEqual(['training', 'support', 'improviseTrain', 'improviseCall', 'movement']);
    table.answer('chooseCommand', 'movement');
    table.answer('move', { from: 4, to: 1 });
    table.answer('move', { from: 1, to: 2 });
    table.answer('move', { from: 2, to: 5 });
    expect([table.asked, figures(table.state, 'hangar', 0)]).toEqual(['act', 1]);
    const alone = turnOf({ figures: [{}], cards: [0], dice: [{ technology: 1 }] });
    alone.answer('act', use('universalTool'));
    expect(alone.refusal('support')).toMatchObject({ reason: 'cardEmpty' });
    expect(alone.refusal('movement')).toMatchObject({ reason: 'nowhereToMove' });
  });

  it('Vaccine takes two markers, or what is left', () => {
    const table = turnOf({ vaccines: [0, 9, 0], dice: [{ technology: 1 }] });
    table.answer('act', use('vaccine'));
    expect([table.state.vaccines[0], table.state.vaccineStock]).toEqual([1, 0]);
  });

  it('Ring Shifter moves an own teleporter, but not into the Laboratory', () => {
    const table = turnOf({
      ship: { 8: 'lab' },
      technologies: ['teleporter', 'ringShifter', 'vaccine', 'cloning'],
      teleporters: [['airlock', 'crew'], ['bridge']],
      dice: [{ technology: 1 }],
    });
    table.answer('act', use('ringShifter'));
    const ways = table.options() as { from: number; to: number }[];
    expect(new Set(ways.map((w) => w.from))).toEqual(new Set([0, 4]));
    expect(ways.some((w) => w.to === 8 || w.to === 0 || w.to === 4)).toBe(false);
    expect(table.refusal({ from: 0, to: 8 })).toMatchObject({ reason: 'noTeleportersHere' });
    table.answer('shiftTeleporter', { from: 4, to: 2 });
    expect(table.state.teleporters[0]).toBe((1 << 0) | (1 << 2));
  });

  it('Override Key uses a room without control, beside the room action of the round', () => {
    const table = turnOf({
      technologies: ['teleporter', 'overrideKey', 'vaccine', 'cloning'],
      figures: [{ crew: 1, hangar: 1, engine: 1 }, { hangar: 2 }],
      dice: [{ technology: 1 }],
    });
    table.answer('act', use('overrideKey'));
    expect(table.options()).toEqual([place('crew'), place('hangar')]); // the Engine Room has no action of its own
    table.answer('overrideRoom', place('hangar'));
    table.answer('launchTo', place('cryo'));
    expect(figures(table.state, 'cryo', 0)).toBe(1);
    expect(told(table, 'roomUsed')[0]).toMatchObject({ right: 'card' });
    expect(table.offers({ act: 'room', room: 'crew' })).toBe(true);
  });

  it('Transit Tube sends up to two from one room to one other', () => {
    const table = turnOf({
      technologies: ['teleporter', 'transitTube', 'vaccine', 'cloning'],
      figures: [{ crew: 3 }],
      dice: [{ technology: 1 }],
    });
    table.answer('act', use('transitTube'));
    expect(table.options()).toHaveLength(8);
    table.answer('transitWay', { from: 0, to: 8 });
    expect(table.options()).toEqual([{ from: 0, to: 8 }, 'stop']);
    table.answer('transitWay', { from: 0, to: 8 });
    expect([table.asked, figures(table.state, 'cryo', 0), figures(table.state, 'crew', 0)]).toEqual(['act', 2, 1]);
  });

  it('Repulsor pushes somebody else out of a shared room', () => {
    const table = turnOf({
      hidden: ['bridge'],
      technologies: ['teleporter', 'repulsor', 'vaccine', 'cloning'],
      figures: [{ engine: 1, cryo: 1 }, { engine: 2 }, { hangar: 1 }],
      dice: [{ technology: 1 }],
    });
    table.answer('act', use('repulsor'));
    expect(table.options()).toEqual([
      { seat: 1, from: 1, to: 0 },
      { seat: 1, from: 1, to: 4 },
    ]);
    table.answer('pushWhom', { seat: 1, from: 1, to: 4 });
    expect([figures(table.state, 'engine', 1), figures(table.state, 'airlock', 1)]).toEqual([1, 1]);
  });
});
