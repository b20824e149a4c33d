import { define } from '../rulebook.ts';
import { abandonMoon } from './calls.ts';
import { removeFrom } from './goods.ts';
import { moonBenefit } from './moons.ts';

/** Free action: discards a claimed moon for its benefit. */
define(abandonMoon, {
  abandon: (x) => {
    const { moon } = x.locals;
    removeFrom(x.state.players[x.seat].moons, moon);
    x.state.gone.push(moon);
    x.emit({ type: 'moonAbandoned', seat: x.seat, moon });
    moonBenefit(x, x.seat, moon);
    return 'end';
  },
});
