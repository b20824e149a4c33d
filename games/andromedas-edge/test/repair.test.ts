import { describe, expect, it } from 'vitest';
import { repairs } from '../rules/repair.ts';
import { BARGE, SCRAPYARD } from '../state.ts';
import { COMMERCE_PLANET, CRUISER, carryOut, play, player, put, TRANSPORT, table } from './table.ts';

const broken = (set: (state: ReturnType<typeof table>) => void, times = 1) => {
  const state = table();
  set(state);
  return carryOut(state, repairs, { times });
};

describe('repair', () => {
  it('AE-534 one choice among Scrapyard ship, shield and module', () => {
    const scene = broken((s) => {
      s.players[0].ships[0] = SCRAPYARD;
      put(s, 0, CRUISER, COMMERCE_PLANET);
      s.players[0].shieldDamage[CRUISER] = 1;
      s.players[0].rows[2][0].damage = 1;
    });
    expect(scene.options()).toEqual([{ scrapped: TRANSPORT }, { shield: CRUISER }, { row: 2, at: 0 }]);
  });
  it('AE-535 a ship goes from the top of the Scrapyard to the Repair Barge', () => {
    const scene = broken((s) => {
      s.players[0].ships[0] = SCRAPYARD;
    });
    scene.answer('repair', { scrapped: TRANSPORT });
    expect(player(scene).ships[0]).toBe(BARGE);
  });
  it('AE-536 a ship on the Barge cannot be launched, but can activate a module on the Return', () => {
    const state = table();
    state.players[0].ships.fill(BARGE, 0, 3);
    const scene = play(state);
    expect(scene.options()).toEqual(['return']);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', { row: 2, at: 0, ship: TRANSPORT, from: BARGE });
    expect(player(scene).stock[4]).toBe(1);
  });
  it('AE-537 recharge: one marker off a shield', () => {
    const scene = broken((s) => {
      put(s, 0, CRUISER, COMMERCE_PLANET);
      s.players[0].shieldDamage[CRUISER] = 1;
    });
    scene.answer('repair', { shield: CRUISER });
    expect(player(scene).shieldDamage[CRUISER]).toBe(0);
  });
  it('AE-538 a module loses one marker', () => {
    const scene = broken((s) => {
      s.players[0].rows[2][0].damage = 1;
    });
    scene.answer('repair', { row: 2, at: 0 });
    expect(player(scene).rows[2][0].damage).toBe(0);
  });
  it('AE-539 two markers need two repairs', () => {
    const scene = broken((s) => {
      s.players[0].rows[2][0].damage = 2;
    });
    scene.answer('repair', { row: 2, at: 0 });
    expect(player(scene).rows[2][0].damage).toBe(1);
  });
  it('AE-540 several repairs may use the same or different options', () => {
    const scene = broken((s) => {
      s.players[0].rows[2][0].damage = 2;
      s.players[0].ships[0] = SCRAPYARD;
    }, 3);
    scene.answer('repair', { row: 2, at: 0 });
    scene.answer('repair', { row: 2, at: 0 });
    scene.answer('repair', { scrapped: TRANSPORT });
    expect(player(scene).rows[2][0].damage).toBe(0);
    expect(player(scene).ships[0]).toBe(BARGE);
    expect(player(scene).vp).toBe(0);
  });
  it('AE-541 AE-641 only if nothing can be repaired: 1 VP', () => {
    expect(player(broken(() => undefined)).vp).toBe(1);
    const scene = broken((s) => {
      s.players[0].rows[2][0].damage = 1;
    });
    expect(scene.over).toBe(false);
    expect(player(scene).vp).toBe(0);
  });
  it('AE-542 each repair is judged on its own', () => {
    const scene = broken((s) => {
      s.players[0].rows[2][0].damage = 1;
    }, 2);
    scene.answer('repair', { row: 2, at: 0 });
    expect(scene.over).toBe(true);
    expect(player(scene).vp).toBe(1);
  });
  it('AE-543 a ship already on the Barge cannot be repaired again', () => {
    const scene = broken((s) => {
      s.players[0].ships[0] = BARGE;
    });
    expect(scene.over).toBe(true);
    expect(player(scene).vp).toBe(1);
  });
});
