/**
 * Greedy self-play, for docs/balance/beyond-the-sun.md:
 *   node games/beyond-the-sun/test/balance.ts [games] [seed] [seats] [standard|expert] [display]
 */
import { makePlayer } from '@orrery/bots';
import { type Game, newEffects, seeded } from '@orrery/kernel';
import { census } from '../census.ts';
import { claimsToEnd } from '../content/achievements.ts';
import type { Event } from '../events.ts';
import { beyondTheSun } from '../index.ts';

const [games = '2000', seed = 'balance', seatCount = '4', mats = 'standard', display] = process.argv.slice(2);
const seats = Number(seatCount);
const config = beyondTheSun.configure(seats, { mats, display: display === 'display' });
const game = beyondTheSun as Game;

const rounds: number[] = [];
const winning: number[] = [];
const points: number[] = [];
const bySeat = new Array<number>(seats).fill(0);
const byPlace = new Array<number>(seats).fill(0);
const played = new Map<string, number>();
const won = new Map<string, number>();
const offered = new Map<string, number>();
const taken = new Map<string, number>();
const claimed = new Map<string, number>();
const laid = new Map<string, number>();
const parts = new Map<string, number>();
let limit = 0;

const add = (to: Map<string, number>, key: string, by = 1): void => {
  to.set(key, (to.get(key) ?? 0) + by);
};

for (let n = 0; n < Number(games); n++) {
  const effects = newEffects();
  const position = beyondTheSun.start(config, `${seed}/${n}`, effects);
  const player = makePlayer('greedy', game, seeded(`${seed}/${n}/greedy`));
  while (position.asks.length > 0) {
    const ask = position.asks[0];
    const options = beyondTheSun.options(position, ask);
    const view = beyondTheSun.view(position, ask.seat);
    const answer = options.length === 1 ? options[0] : await player.choose({ game, view, ask: view.asks[0], options });
    if (
      ask.decision === 'chooseTechnology' &&
      ask.args.field !== null &&
      position.state.fitting.length === 2 &&
      !position.state.config.options.display
    ) {
      for (const card of position.state.fitting) add(offered, card);
      if (typeof answer === 'string') add(taken, answer);
    }
    beyondTheSun.play(position, ask, answer, effects);
  }
  for (const { event } of effects.events) {
    census(event as Event, (group, id, what) => {
      if (group === 'achievement') add(what === 'claimed' ? claimed : laid, id);
    });
  }
  const { state } = position;
  const { ending, scores, winners } = beyondTheSun.outcome(position);
  if (ending !== 'achievements') limit++;
  rounds.push(state.round);
  winning.push(Math.max(...scores.map((s) => s.total)));
  for (const [seat, { total }] of scores.entries()) {
    points.push(total);
    add(played, state.factions[seat].mat);
  }
  for (const seat of winners) {
    const share = 1 / winners.length;
    bySeat[seat] += share;
    byPlace[(seat - state.start + seats) % seats] += share;
    add(won, state.factions[seat].mat, share);
    for (const [part, value] of Object.entries(scores[seat].parts)) add(parts, part, value * share);
  }
}

const total = Number(games);
const quantile = (list: readonly number[], q: number): number => [...list].sort((a, b) => a - b)[Math.floor(list.length * q)];
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
const spread = (list: readonly number[]): string => [0.1, 0.5, 0.9].map((q) => quantile(list, q)).join(' / ');

console.log(`${total} games, ${seats} seats, ${mats} mats, seed "${seed}", end at ${claimsToEnd(seats)} claims`);
console.log(`rounds (10 / 50 / 90 %): ${spread(rounds)}, most ${Math.max(...rounds)}, over the round limit ${limit}`);
console.log(`winner's points: ${spread(winning)}; everybody's: ${spread(points)}`);
console.log(`win share by place in turn order: ${byPlace.map((w) => percent(w, total)).join(', ')}`);
console.log(`win share by seat: ${bySeat.map((w) => percent(w, total)).join(', ')}`);
for (const [mat, n] of played) console.log(`  ${mat}: ${percent(won.get(mat) ?? 0, n)} of its ${n} games`);
console.log('parts of the winner’s score, mean:');
for (const [part, sum] of parts) console.log(`  ${part}: ${(sum / total).toFixed(2)}`);
console.log('claims for each time the achievement was laid out:');
for (const [id, n] of laid) console.log(`  ${id}: ${((claimed.get(id) ?? 0) / n).toFixed(2)}`);
console.log('technologies, taken when one of the two:');
const rate = (card: string): number => (taken.get(card) ?? 0) / (offered.get(card) ?? 1);
for (const card of [...offered.keys()].sort((a, b) => rate(b) - rate(a)))
  console.log(`  ${card}: ${(100 * rate(card)).toFixed(0)} % of ${offered.get(card)}`);
