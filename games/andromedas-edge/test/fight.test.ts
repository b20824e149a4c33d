import { isInterjection, type Seat } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { newBattle } from '../battle-state.ts';
import { atStake, fightOf, worstOf } from '../fight.ts';
import { BAY } from '../state.ts';
import { CRUISER, FIGHTER, give, launchTo, onward, type Play, play, put, SCIENCE_VESSEL, TRANSPORT, table, upgrade } from './table.ts';

/** The question, each side's chance in the battle under way, and the least whoever is asked is left with when rivals have added what they can. */
function told(scene: Play): string {
  const { seat } = scene.ask();
  const chances = (fightOf(scene.state)?.sides ?? []).map(
    ({ seats, win }) => `${seats.length === 0 ? 'raiders' : seats.join('+')} ${win.toFixed(3)}`,
  );
  const least = (of: Seat): string => worstOf(scene.state, of, seat)?.toFixed(3) ?? 'as it is';
  return `${seat} ${scene.asked}: ${chances.join(', ')}; at least ${scene.state.players.map((_, of) => least(of)).join(', ')}`;
}

/** Seat 0 launches a fighter to where a rival waits; everybody takes the last of what is offered, told until the dice lie. */
function battle(seats: number, options: Record<string, boolean>, lay: (state: ReturnType<typeof table>) => void): string[] {
  const state = table(seats, options);
  put(state, 0, FIGHTER, BAY);
  lay(state);
  const scene = play(state, 0);
  scene.answer('takeTurn', launchTo(FIGHTER, 8));
  const lines: string[] = [];
  for (let asked = onward(scene).asked; asked !== undefined && asked !== 'endTurn' && lines.length < 12; asked = onward(scene).asked) {
    lines.push(told(scene));
    const offered = scene.options().filter((option) => !isInterjection(option));
    scene.answer(asked, offered.at(-1) ?? null, scene.ask().seat);
  }
  return lines;
}

describe('a fight as players are told of it', () => {
  it('a rival may bring a ship from next door and spend its energy', () => {
    const lines = battle(2, {}, (state) => {
      put(state, 1, FIGHTER, 8);
      put(state, 1, SCIENCE_VESSEL, 9);
      give(state, 0, { energy: 2 });
      give(state, 1, { energy: 3 });
    });
    expect(lines).toEqual([
      '1 escalate: 0 0.475, 1 0.475; at least 0.197, 0.255',
      '0 spendEnergy: 0 0.475, 1 0.475; at least 0.197, as it is',
      '1 spendEnergy: 0 0.745, 1 0.255; at least as it is, as it is',
      '0 tacticalOperations: 0 0.000, 1 1.000; at least as it is, as it is',
    ]);
  });

  it('a rival far away may jump, which costs energy that would have been dice', () => {
    const lines = battle(3, {}, (state) => {
      put(state, 0, TRANSPORT, 9);
      put(state, 1, FIGHTER, 8);
      put(state, 2, CRUISER, 23);
      state.players[2].placed[CRUISER] = upgrade('ledgerFlagship');
      give(state, 0, { energy: 1 });
      give(state, 1, { energy: 1 });
      give(state, 2, { energy: 3 });
    });
    expect(lines).toEqual([
      '0 escalate: 0 0.475, 1 0.475; at least 0.122, 0.122, as it is',
      '2 escalate: 0 0.475, 1 0.475; at least 0.341, 0.341, as it is',
      '0 spendEnergy: 0 0.475, 1 0.475; at least 0.341, as it is, as it is',
      '1 spendEnergy: 0 0.659, 1 0.341; at least as it is, as it is, as it is',
      '0 tacticalOperations: 0 0.000, 1 1.000; at least as it is, as it is, as it is',
    ]);
  });

  it('before anybody is asked every rival may still come, the first in turn order too', () => {
    const state = table();
    put(state, 0, TRANSPORT, 8);
    put(state, 1, TRANSPORT, 8);
    state.battle = newBattle(state, 8);
    expect(worstOf(state, 1, undefined)).toBeUndefined();
    put(state, 0, FIGHTER, 9);
    expect(worstOf(state, 1, undefined)?.toFixed(3)).toBe('0.133');
    // Once seat 0 has been asked its ship stays where it is.
    expect(worstOf(state, 1, 0)).toBeUndefined();
  });

  it('a team has one chance, and raiders theirs', () => {
    const lines = battle(4, { teams: true }, (state) => {
      put(state, 1, FIGHTER, 8);
      put(state, 2, SCIENCE_VESSEL, 9);
      put(state, 3, CRUISER, 7);
      state.raiders[3] = 8;
      for (const seat of [0, 1, 2, 3]) give(state, seat, { energy: seat });
    });
    expect(lines).toEqual([
      '2 escalate: 0+1 0.874, raiders 0.126; at least 0.321, 0.321, as it is, as it is',
      '3 escalate: 0+1 0.874, raiders 0.126; at least as it is, as it is, as it is, as it is',
      '0 spendEnergy: 0+1 0.874, raiders 0.126; at least as it is, as it is, as it is, as it is',
      '1 spendEnergy: 0+1 0.874, raiders 0.126; at least as it is, as it is, as it is, as it is',
    ]);
  });

  it('dice that lie decide, and a card that wins ties', () => {
    const state = table(2);
    for (const seat of [0, 1]) put(state, seat, TRANSPORT, 8);
    const wins = (tieWinners: number, ...rolls: number[][]): number[] => {
      state.battle = { ...newBattle(state, 8), step: 'roll', rolls: [...rolls, []], tieWinners };
      return (fightOf(state)?.sides ?? []).map(({ win }) => win);
    };
    expect([wins(0, [6, 4], [6, 5]), wins(0, [6, 4], [6, 4]), wins(1, [6, 4], [6, 4]), wins(2, [6, 4], [6, 4])]).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('at stake are the ships whose shields are gone, and the shields of those there', () => {
    const state = table(2);
    for (const ship of [CRUISER, FIGHTER, TRANSPORT]) put(state, 0, ship, 8);
    put(state, 0, TRANSPORT, 9);
    expect([8, 9, 10].map((cell) => atStake(state, 0, cell))).toEqual([
      { ships: 2, shields: 1 },
      { ships: 1, shields: 0 },
      { ships: 0, shields: 0 },
    ]);
    state.players[0].shieldDamage[CRUISER] = 1;
    expect(atStake(state, 0, 8)).toEqual({ ships: 3, shields: 0 });
  });
});
