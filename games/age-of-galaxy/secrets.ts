import type { Secret } from '@orrery/kernel';
import { HAND } from './content/box.ts';
import { packHeld, picksMade } from './rules/draft.ts';
import { NONE, type State } from './state.ts';

/** Face-down cards and markers, each with those who know it. */
export function secrets(s: State): readonly Secret[] {
  return [
    { kind: 'faction', in: s.deck, knownTo: [] },
    ...s.players.flatMap(({ hand, redrawn }, seat) => [
      { kind: 'faction', in: hand, knownTo: [seat] },
      { kind: 'faction', in: redrawn, knownTo: [seat] },
    ]),
    { kind: 'system', in: s.row, at: [...s.row.keys()].slice(s.opened), knownTo: [] },
    { kind: 'system', in: s.unusedSystems, knownTo: [] },
    { kind: 'planet', in: s.planetPile, knownTo: [] },
    { kind: 'exploration', in: s.explorationPile, knownTo: [] },
    { kind: 'exploration', in: s.anomalies, at: [...s.anomalies.keys()].filter((i) => s.anomalies[i] !== NONE), knownTo: [] },
    { kind: 'trade', in: s.unusedTrade, knownTo: [] },
    ...(s.dealt.length === 0 ? [] : draftSecrets(s)),
  ];
}

/** A seat knows which cards a pack lost between two sights of it, not who took which; and nothing of what it lost before. */
function draftSecrets(s: State): Secret[] {
  const made = picksMade(s);
  const everybody = [...s.players.keys()];
  const found: Secret[] = [];
  for (const pack of everybody) {
    const pickAt = (pick: number): number => ((pack + pick) % s.config.seats) * HAND + pick;
    const takenAt = (pick: number): number => s.dealt.indexOf(s.picks[pickAt(pick)]);
    for (const seat of everybody) {
      const knownTo = everybody.filter((other) => other !== seat);
      const name = `of pack ${pack} for ${seat}`;
      let unseen: number[] = [];
      for (let pick = 0; pick <= made; pick++) {
        if (pick < made && packHeld(s.config.seats, seat, pick) !== pack) unseen.push(pick);
        else {
          found.push({ kind: `picks until ${pick} ${name}`, in: s.picks, at: unseen.map(pickAt), knownTo });
          if (unseen[0] === 0) found.push({ kind: `cards gone ${name}`, in: s.dealt, at: unseen.map(takenAt), knownTo });
          unseen = [];
        }
      }
    }
    // Cards still in a pack are unknown to those it has not come to yet.
    const taken = new Set(Array.from({ length: made }, (_, pick) => takenAt(pick)));
    const left = Array.from({ length: HAND }, (_, i) => pack * HAND + i).filter((at) => !taken.has(at));
    const saw = everybody.filter((seat) => everybody.some((pick) => pick <= made && packHeld(s.config.seats, seat, pick) === pack));
    found.push({ kind: 'faction', in: s.dealt, at: left, knownTo: saw });
  }
  return found;
}
