import { describe, expect, it } from 'vitest';
import { FIELD } from '../content/fields.ts';
import { beyondTheSun } from '../index.ts';
import { ROW_SIZES } from '../rules/display.ts';
import { fleet, holder, move, type Play, shipOf, Table } from './table.ts';

/** The display with row II laid out from the top of the deck. */
const displayed = (): Table => {
  const table = new Table(4, { display: true });
  const { techDecks, rows, rowsOpen } = table.state;
  rows[0] = techDecks[0].cards.splice(-ROW_SIZES[2]).reverse();
  rowsOpen[0] = true;
  return table;
};

describe('the technology display', () => {
  it('BS-388 open rows of cards by level: a fitting card of the row is taken and the row refilled', () => {
    const table = displayed().ore(0, 2).researched(0, '1');
    expect(table.state.rows[0]).toEqual([
      'hypercomputing',
      'bioSynapticNetwork',
      'remoteProbes',
      'spacetimeAnomalyStudies',
      'tacticalSimulations',
    ]);
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.options()).toEqual(['remoteProbes', 'tacticalSimulations']);
    play.answer('chooseTechnology', 'tacticalSimulations');
    expect(play.state.rows[0]).toHaveLength(5);
    expect(play.state.rows[0]).toContain('plasmaCannon');
  });

  it('BS-388 when nothing in the row fits, the first fitting card of the deck comes', () => {
    const table = displayed().ore(0, 2).researched(0, '1');
    table.state.rows[0] = ['hypercomputing', 'bioSynapticNetwork'];
    table.state.techDecks[0].cards.unshift('remoteProbes', 'spacetimeAnomalyStudies', 'tacticalSimulations');
    table.onTop('verticalFarms', 'modularFleet', 'plasmaCannon');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.options()).toEqual(['modularFleet']);
    play.answer('chooseTechnology', 'modularFleet');
    expect(play.state.techDecks[0].cards[0]).toBe('verticalFarms');
    expect(play.state.rows[0]).toEqual(['hypercomputing', 'bioSynapticNetwork']);
  });

  it('BS-388 when the type is left nowhere the row serves as it is, and the deck comes back', () => {
    const table = displayed().ore(0, 9).researched(0, '1');
    const military = [
      'tacticalSimulations',
      'plasmaCannon',
      'humanExperiments',
      'privateerCharters',
      'remoteProbes',
      'asteroidFoundries',
      'modularFleet',
    ] as const;
    table.state.rows[0] = ['hypercomputing', 'bioSynapticNetwork'];
    table.state.techDecks[0].cards = ['verticalFarms', 'merchantConvoys', 'spacetimeAnomalyStudies'];
    for (const card of military) table.state.factions[1].privates.push(card);
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.options()).toEqual(['hypercomputing', 'bioSynapticNetwork']);
    expect(play.state.aside).toEqual(['spacetimeAnomalyStudies', 'merchantConvoys', 'verticalFarms']);
    play.answer('chooseTechnology', 'hypercomputing');
    expect(play.state.aside).toEqual([]);
    expect(play.state.rows[0]).toHaveLength(2);
    expect(play.state.techDecks[0].cards).toHaveLength(2);
  });

  it('BS-389 only row II is open at the start', () => {
    const { state } = beyondTheSun.start(beyondTheSun.configure(4, { display: true }), 'rows');
    expect(state.rowsOpen).toEqual([true, false, false]);
    expect(state.rows.map((row) => row.length)).toEqual([5, 0, 0]);
  });

  it('BS-390 Mass Enlightenment, for known technologies only, opens no row', () => {
    const table = displayed().ore(0, 9).researched(0, 'A').event('G', 'massEnlightenment');
    table.state.guilds = 0b0010;
    const play = table.act(0, 'academyGuild/1');
    play.answer('chooseField', 'G');
    expect(play.events.some((e) => e.type === 'rowOpened')).toBe(false);
  });

  it('BS-391 Spacetime Anomaly Studies open row III', () => {
    const table = displayed().ore(0, 2).researched(0, '4').event('F', 'bumperHarvest');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'F');
    play.answer('chooseTechnology', 'spacetimeAnomalyStudies');
    expect(play.state.rowsOpen).toEqual([true, true, false]);
    expect(play.state.rows[1]).toHaveLength(5);
  });

  it('BS-392 Planetary-Scale Research opens the rows it can research: III and IV', () => {
    const table = displayed().known('K', 'planetaryScaleResearch', 1).ore(0, 9).researched(0, 'E');
    table.state.guilds = 0b0010;
    const play = table.act(0, 'academyGuild/1');
    play.answer('chooseField', 'K');
    expect(play.state.rowsOpen).toEqual([true, true, true]);
    expect(play.state.rows.map((row) => row.length)).toEqual([5, 5, 4]);
  });

  it('a guild that researches opens its row too', () => {
    const table = displayed().ore(0, 2).researched(0, '1').event('A', 'mayaChaturvedi');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.state.rowsOpen).toEqual([true, true, false]);
    expect(play.state.technologies[FIELD.A]).toBeNull();
  });
});

/** Seats 0 to 3 play UN of Sol, Nishida-Østergaard, Lunar Combine and Ares Assembly. */
const experts = (): Table => new Table(4, { mats: 'expert' });
const trade = (table: Table, seat: number): Play => {
  const play = table.act(seat, 'basic.4/1');
  play.answer('chooseProduction', 'trade');
  return play;
};

describe('expert mats', () => {
  it('BS-393 BS-394 UN of Sol A: two ships decommissioned and one population returned are three exchanges', () => {
    const table = experts().tracks(0, 7, 7).ore(0, 2).ship(0, 'sol', 1, 1);
    const play = trade(table, 0);
    play.answer('chooseTrade', shipOf(1, 'sol'));
    play.answer('chooseTrade', shipOf(1, 'sol'));
    play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', 'done');
    expect(play.asked).toBe('chooseJump');
    expect(play.ask().args.steps).toBe(2);
    expect(play.events).toContainEqual({ type: 'abilityUsed', seat: 0, ability: 'unOfSol.A' });
  });

  it('BS-393 two exchanges are not enough', () => {
    const play = trade(experts().tracks(0, 7, 7).ore(0, 6), 0);
    play.answer('chooseTrade', 'buy');
    play.answer('chooseTrade', 'buy');
    play.answer('chooseTrade', 'done');
    expect(play.over).toBe(true);
  });

  it('BS-395 six exchanges trigger it once', () => {
    const play = trade(experts().tracks(0, 7, 7).population(0, 6), 0);
    for (let i = 0; i < 6; i++) play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', 'done');
    play.answer('chooseJump', 'stop');
    expect(play.over).toBe(true);
    expect(play.events.filter((e) => e.type === 'abilityUsed')).toHaveLength(1);
  });

  it('BS-396 Nishida-Østergaard B: the last marker of a track; all bonuses of systems come first', () => {
    const table = experts().tracks(1, 8, 1).ship(1, 'sol', 1).ore(1, 5).known('2', undefined, 1);
    const play = table.act(1, 'terraforming.2/1');
    play.answer('chooseJump', move(1, 'sol', 'a2'));
    play.answer('chooseJump', 'stop');
    const told = play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : e.type === 'abilityUsed' ? [e.ability] : []));
    expect(told).toEqual(['sirius', 'nishidaOstergaard.B.ore']);
    expect(play.state.factions[1]).toMatchObject({ food: 7, mines: 0, ore: 5 - 1 + 1 + 3, abilityB: true });
  });

  it('BS-396 colonising: the colony bonus comes before the ability', () => {
    const table = experts().ore(1, 4).known('2', undefined, 1).ship(1, 'a2', 3).base(1, 'a2', 'ore').tracks(1, 8, 1);
    const play = table.act(1, 'terraforming.1/1');
    const told = play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : e.type === 'abilityUsed' ? [e.ability] : []));
    expect(told).toEqual(['sirius', 'nishidaOstergaard.B.ore']);
  });

  it('BS-397 the other abilities follow their wording', () => {
    const nishida = experts().tracks(1, 7, 7).ore(1, 2).researched(1, '1');
    const research = nishida.act(1, 'basic.2/1');
    research.answer('chooseField', 'A');
    expect(research.events).toContainEqual({ type: 'abilityUsed', seat: 1, ability: 'nishidaOstergaard.A' });

    const lunar = trade(experts().tracks(2, 7, 7).ore(2, 0), 2);
    lunar.answer('chooseTrade', shipOf(1, 'sol'));
    expect(lunar.state.factions[2].ore).toBe(1);

    const fourth = experts().tracks(2, 6, 7).act(2, 'basic.1/1');
    fourth.answer('chooseField', '3');
    expect(fourth.state.factions[2].automation).toHaveLength(4);
    expect(fleet(fourth.state, 2, 'sol')).toEqual([1, 3]);

    const ares = experts().tracks(3, 7, 7).ore(3, 5).known('2', undefined, 3).ship(3, 'sol', 4).ship(0, 'a1', 1).base(0, 'a1');
    ares.state.factions[3].abilityB = true;
    const taking = ares.act(3, 'terraforming.2/1');
    taking.answer('chooseJump', move(4, 'sol', 'a1'));
    taking.answer('chooseJump', 'stop');
    expect(holder(taking.state, 'a1')).toBe(3);
    expect(taking.state.factions[3].ore).toBe(5 - 1 + 1);

    const big = experts().ore(3, 9).known('G', 'capitalShip', 3).act(3, 'capitalShip.1/1');
    expect(big.events).toContainEqual({ type: 'abilityUsed', seat: 3, ability: 'aresAssembly.B' });
    expect(big.asked).toBe('chooseJump');

    const un = experts().colony(0, 'ross128').colony(0, 'procyon').ore(0, 4).known('2', undefined, 0).ship(0, 'a1', 2).base(0, 'a1');
    const colony = un.act(0, 'terraforming.1/1');
    expect(colony.events).toContainEqual({ type: 'abilityUsed', seat: 0, ability: 'unOfSol.B' });
  });

  it('BS-407 abilities have to be gained: before automation step 2 ability A does nothing', () => {
    const play = trade(experts().population(0, 6), 0);
    for (let i = 0; i < 3; i++) play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', 'done');
    expect(play.over).toBe(true);
    const lunar = trade(experts().ore(2, 0).population(2, 0).tracks(2, 7, 8), 2);
    lunar.answer('chooseTrade', shipOf(1, 'sol'));
    expect(lunar.state.factions[2].ore).toBe(0);
    const standard = new Table().tracks(0, 3, 8).act(0, 'basic.4/1');
    expect(standard.events.some((e) => e.type === 'abilityUsed')).toBe(false);
  });

  it('BS-407 B is used once', () => {
    const table = experts().tracks(1, 8, 0);
    table.act(1, 'basic.4/1').answer('chooseProduction', 'ore');
    expect(table.state.factions[1].abilityB).toBe(true);
    const again = table.act(1, 'basic.4/1');
    expect(again.events.some((e) => e.type === 'abilityUsed')).toBe(false);
  });
});
