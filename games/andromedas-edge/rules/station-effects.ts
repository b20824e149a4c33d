import { open, type Seat } from '@orrery/kernel';
import type { ModuleAt } from '../answers.ts';
import { moduleCard } from '../catalogue.ts';
import { MODULE_TYPES, SCIENCE, TRACKS } from '../content/ids.ts';
import { decision, procedure } from '../rulebook.ts';
import { BY_EFFECT, type Player, type State } from '../state.ts';
import { fireModule, ready } from './return.ts';

/* Development cards. */

export const usedCards = (player: Player): number[] => TRACKS.filter((type) => player.used[type] > 0);

export const whichCard = decision('flipUp', {
  options: (state, seat): readonly number[] => usedCards(state.players[seat]),
});

/** Turns a used development card face up again. */
export const flipUp = procedure(
  'flipUp',
  {},
  {
    choose: (x) => {
      if (usedCards(x.state.players[x.seat]).length === 0) return 'end';
      x.ask(x.seat, whichCard);
      return 'flip';
    },
    flip: (x) => {
      const development = x.answer(whichCard);
      const player = x.state.players[x.seat];
      player.used[development]--;
      player.cards[development]++;
      x.emit({ type: 'developmentCardFlipped', seat: x.seat, development });
      return 'end';
    },
  },
);

/* Modules. */

/** Modules an effect can fire without ship or energy, in a Return only. */
export function activatable(state: State, seat: Seat, types: number): ModuleAt[] {
  const found: ModuleAt[] = [];
  if (state.kind !== 'return' || state.active !== seat) return found;
  const { rows } = state.players[seat];
  for (const row of MODULE_TYPES) {
    if ((types & (1 << row)) === 0) continue;
    for (let at = 0; at < rows[row].length; at++) {
      if (row === SCIENCE && at === 0) continue;
      if (moduleCard(rows[row][at].id).final === undefined && ready(state, seat, rows[row][at])) found.push({ row, at });
    }
  }
  return found;
}

export const whichModule = decision('activateModule', {
  args: { types: open<number>() },
  options: (state, seat, { types }): readonly (ModuleAt | 'none')[] => [...activatable(state, seat, types), 'none'],
});

export const activateOther = procedure(
  'activateOther',
  { types: open<number>() },
  {
    choose: (x) => {
      if (activatable(x.state, x.seat, x.locals.types).length === 0) return 'end';
      x.ask(x.seat, whichModule, { types: x.locals.types });
      return 'fire';
    },
    fire: (x) => {
      const answer = x.answer(whichModule);
      if (answer === 'none') return 'end';
      x.call(fireModule, { row: answer.row, at: answer.at, used: BY_EFFECT });
      return 'end';
    },
  },
);
