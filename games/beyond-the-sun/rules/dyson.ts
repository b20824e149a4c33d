import type { Seat } from '@orrery/kernel';
import type { Context } from '../rulebook.ts';
import { colonyBonus, ownSystem } from './colonies.ts';

/** Dyson Sphere Mk. I: the attached system becomes a colony without markers, the event leaves, the pawn steps off the board. */
export function takeDyson(x: Context, seat: Seat): void {
  const { state } = x;
  const system = state.dyson;
  if (system === null) return;
  state.dyson = null;
  state.staying.splice(state.staying.indexOf('dysonSphere'), 1);
  state.discarded.push('dysonSphere');
  state.factions[seat].pawn = null;
  ownSystem(x, seat, system, '', null);
  x.emit({ type: 'eventDiscarded', event: 'dysonSphere' });
  colonyBonus(x, seat, system);
}
