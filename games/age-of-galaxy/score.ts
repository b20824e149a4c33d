/** End of the game: victory points, the main ideology, ties. */
import { choice, type Outcome, ranked, type Score } from '@orrery/kernel';
import { soloRanks } from './content/box.ts';
import { factions, ideologies } from './content/factions.ts';
import { technologies } from './content/technologies.ts';
import { colonies, countLevel, developedPlanets } from './rules/galaxy.ts';
import { isSolo, NONE, OCCUPIED, type Player, type State } from './state.ts';

/** Which technologies score for science. */
export const options = { science: choice(['all', 'regular', 'advanced']) };

const PRESTIGE_PER_POINT = 4;
const RELICS_PER_POINT = 2;
const MILITARISM = ideologies.indexOf('militarism');
const CULTURALISM = ideologies.indexOf('culturalism');
const INDUSTRIALISM = ideologies.indexOf('industrialism');
const DIPLOMACY = ideologies.indexOf('diplomacy');
const SCIENCE = ideologies.indexOf('science');

/** The true main ideology, else the one more than half of the main factions hold, else NONE. */
export function mainIdeology(p: Readonly<Pick<Player, 'ideology'>> & { readonly factions: readonly number[] }): number {
  if (p.ideology !== NONE) return factions[p.ideology].ideology;
  for (let i = 0; i < p.factions.length; i++) {
    const { ideology } = factions[p.factions[i]];
    let holders = 0;
    for (let j = 0; j < p.factions.length; j++) if (factions[p.factions[j]].ideology === ideology) holders++;
    if (holders * 2 > p.factions.length) return ideology;
  }
  return NONE;
}

const bitsOf = (advanced: boolean): number => technologies.reduce((bits, t, i) => (t.advanced === advanced ? bits | (1 << i) : bits), 0);
const scienceBits = { all: -1, regular: bitsOf(false), advanced: bitsOf(true) };

export function countTechnologies(p: Player, among = -1): number {
  let n = 0;
  for (let bits = p.technologies & among; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** What an ideology would be worth to a player now. */
export function ideologyPoints(s: State, seat: number, ideology: number): number {
  const p = s.players[seat];
  if (ideology === SCIENCE) return countTechnologies(p, scienceBits[s.config.options.science]);
  if (ideology === DIPLOMACY) return Math.floor(p.prestige / PRESTIGE_PER_POINT);
  if (ideology === MILITARISM) return countLevel(s, seat, OCCUPIED);
  if (ideology === INDUSTRIALISM) return developedPlanets(s, seat);
  if (ideology === CULTURALISM) return Math.floor(p.relics / RELICS_PER_POINT);
  return 0;
}

export function score(s: State, seat: number): Score {
  const p = s.players[seat];
  const parts = {
    prestige: p.prestige,
    colonies: colonies(s, seat),
    developed: 2 * developedPlanets(s, seat),
    relics: p.relics,
    ideology: ideologyPoints(s, seat, mainIdeology(p)),
  };
  return { total: parts.prestige + parts.colonies + parts.developed + parts.relics + parts.ideology, parts };
}

/** How a victory was decided: by points, by prestige, or by the place in the stack. A solo game is named by its rank. */
export type Ending = 'points' | 'prestige' | 'stack' | 'defeat' | (typeof soloRanks)[number]['ending'];

/** How often the best were level says what decided. */
const TIES = ['points', 'prestige', 'stack'] as const satisfies readonly Ending[];

export function soloEnding(total: number): Ending {
  let ending: Ending = 'defeat';
  for (const rank of soloRanks) if (total >= rank.from) ending = rank.ending;
  return ending;
}

export function outcome(s: State): Outcome & { readonly ending: Ending } {
  const scores = Array.from({ length: s.config.seats }, (_, seat) => score(s, seat));
  if (isSolo(s)) {
    const ending = soloEnding(scores[0].total);
    return { ending, scores, winners: ending === 'defeat' ? [] : [0] };
  }
  const { winners, ties } = ranked(
    s.order.map((seat) => [seat]),
    [
      { by: 'points', of: (seat) => scores[seat].total },
      { by: 'prestige', of: (seat) => s.players[seat].prestige },
      { by: 'stack', of: (seat) => s.arrival.indexOf(seat) + 1 },
    ],
  );
  return { ending: TIES[ties.length], scores, winners, ...(ties.length === 0 ? {} : { ties }) };
}
