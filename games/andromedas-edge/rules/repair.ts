import { open } from '@orrery/kernel';
import type { RepairAnswer } from '../answers.ts';
import { MODULE_TYPES, SHIP_TYPES } from '../content/ids.ts';
import { findShip, shipsOfTypeAt, specOf } from '../queries.ts';
import { decision, procedure } from '../rulebook.ts';
import { BARGE, type Player, SCRAPYARD } from '../state.ts';
import { score } from './goods.ts';

/** What a player could repair: scrapped ships, depleted shields, damaged modules. */
export function repairable(player: Player): RepairAnswer[] {
  const options: RepairAnswer[] = [];
  for (const ship of SHIP_TYPES) if (shipsOfTypeAt(player, ship, SCRAPYARD) > 0) options.push({ scrapped: ship });
  for (const ship of SHIP_TYPES) if (Math.min(player.shieldDamage[ship], specOf(player, ship).shields) > 0) options.push({ shield: ship });
  for (const row of MODULE_TYPES) {
    const modules = player.rows[row];
    for (let at = 0; at < modules.length; at++) if (modules[at].damage > 0) options.push({ row, at });
  }
  return options;
}

export const repair = decision('repair', {
  options: (state, seat): readonly RepairAnswer[] => repairable(state.players[seat]),
});

/** Repairs, each judged on its own: with nothing to repair it gives 1 VP (AE-541, AE-542). */
export const repairs = procedure(
  'repairs',
  { times: open<number>() },
  {
    next: (x) => {
      if (x.locals.times <= 0) return 'end';
      x.locals.times--;
      if (repairable(x.state.players[x.seat]).length === 0) {
        x.emit({ type: 'nothingToRepair', seat: x.seat });
        score(x, x.seat, 1, 'repair');
        return 'next';
      }
      x.ask(x.seat, repair);
      return 'repair';
    },
    repair: (x) => {
      const answer = x.answer(repair);
      const player = x.state.players[x.seat];
      if ('scrapped' in answer) {
        player.ships[findShip(player, answer.scrapped, SCRAPYARD)] = BARGE;
        x.emit({ type: 'repaired', seat: x.seat, what: 'ship', id: answer.scrapped });
      } else if ('shield' in answer) {
        player.shieldDamage[answer.shield]--;
        x.emit({ type: 'repaired', seat: x.seat, what: 'shield', id: answer.shield });
      } else {
        const module = player.rows[answer.row][answer.at];
        module.damage--;
        x.emit({ type: 'repaired', seat: x.seat, what: 'module', id: module.id });
      }
      return 'next';
    },
  },
);
