import { type Answer, type Chance, type Game, int } from '@orrery/kernel';
import type { Player, Question } from './player.ts';
import { Valuer } from './value.ts';

/** Looks one answer ahead in a few worlds it believes in, and takes what leaves it best off. */
export function greedyPlayer(game: Game, chance: Chance, { worlds = 1, noise = 0 }: { worlds?: number; noise?: number } = {}): Player {
  const valuer = new Valuer(game);
  return {
    choose({ view, ask, options }: Question): Answer {
      if (options.length === 1) return options[0];
      const worth = new Float64Array(options.length);
      for (let world = 0; world < worlds; world++) {
        const position = game.guess(view, chance);
        for (let i = 0; i < options.length; i++) {
          const after = i === options.length - 1 ? position : game.clone(position);
          const open = game.open(after).find((a) => a.seat === ask.seat && a.decision === ask.decision);
          if (open === undefined) throw new Error(`${ask.decision} is not open in the guess`);
          game.play(after, open, options[i]);
          worth[i] += valuer.lead(after, ask.seat);
        }
      }
      let best = 0;
      let bestWorth = Number.NEGATIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < options.length; i++) {
        const total = worth[i] / worlds + (noise > 0 ? noise * (int(chance, 2001) / 1000 - 1) : 0);
        if (total > bestWorth) {
          best = i;
          bestWorth = total;
          ties = 1;
        } else if (total === bestWorth && int(chance, ++ties) === 0) best = i;
      }
      return options[best];
    },
  };
}
