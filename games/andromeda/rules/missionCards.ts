/** Personal missions on their way between the stack and the players. */
import type { Seat } from '@orrery/kernel';
import type { MissionId } from '../content/missions.ts';
import { type Context, decision } from '../rulebook.ts';
import type { State } from '../state.ts';

/** One of the cards drawn becomes the personal mission; the others go under the stack. */
export const keepMission = decision('keepMission', {
  options: (state, seat): readonly MissionId[] => state.drawn[seat],
});

/** Draws as many as asked for, or as many as there are. */
export function drawMissions(x: Context, seat: Seat, count: number): void {
  const { state } = x;
  const missions: MissionId[] = [];
  x.reveal();
  while (missions.length < count) {
    const mission = state.personalStack.pop();
    if (mission === undefined) break;
    state.stackSeenBy.pop();
    missions.push(mission);
    state.drawn[seat].push(mission);
  }
  x.emitTo(
    [seat],
    { type: 'missionsDrawn', seat, count: missions.length, missions },
    { type: 'missionsDrawn', seat, count: missions.length },
  );
}

/** Keeps one of the cards drawn and puts the others under the stack, where their owner still knows them. */
export function keepOne(x: Context, seat: Seat, kept: MissionId): void {
  const { state } = x;
  const drawn = state.drawn[seat];
  for (let i = 0; i < drawn.length; i++) if (drawn[i] !== kept) putUnder(state, seat, drawn[i]);
  state.drawn[seat] = [];
  state.personal[seat] = kept;
  const returned = drawn.length - 1;
  x.emitTo([seat], { type: 'missionKept', seat, returned, mission: kept }, { type: 'missionKept', seat, returned });
}

export function putUnder(state: State, seat: Seat, mission: MissionId): void {
  state.personalStack.unshift(mission);
  state.stackSeenBy.unshift(1 << seat);
}
