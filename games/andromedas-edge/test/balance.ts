/**
 * Greedy self-play, for docs/balance/andromedas-edge.md:
 *   node games/andromedas-edge/test/balance.ts [games] [seed] [seats] [options as JSON]
 */
import { makePlayer } from '@orrery/bots';
import { type Game, newEffects, seeded } from '@orrery/kernel';
import { FACTIONS } from '../content/factions.ts';
import { TRACK_NAMES } from '../content/ids.ts';
import { TRACK_VP } from '../content/tracks.ts';
import type { Event } from '../events.ts';
import { andromedasEdge } from '../index.ts';
import { SCORE_PARTS } from '../score.ts';

const [games = '1000', seed = 'balance', seatCount = '4', chosen = '{}'] = process.argv.slice(2);
const seats = Number(seatCount);
const config = andromedasEdge.configure(seats, JSON.parse(chosen));
const game = andromedasEdge as Game;

/** One number for each game. */
const figures = {
  'turns per player': [] as number[],
  'events per game': [] as number[],
  'battles per game': [] as number[],
  'developments per game': [] as number[],
  'modules per player': [] as number[],
  'points of the winner': [] as number[],
  'lead of the winner': [] as number[],
  'answers per game': [] as number[],
};
/** Shares of a win, so that shared victories count once. */
const bySeat = new Array<number>(seats).fill(0);
const byPlace = new Array<number>(seats).fill(0);
const bySpaces = TRACK_NAMES.map(() => 0);
const byPoints = TRACK_NAMES.map(() => 0);
const spacesOfWinners = TRACK_NAMES.map(() => 0);
const spacesOfAll = TRACK_NAMES.map(() => 0);
const played = FACTIONS.map(() => 0);
const won = FACTIONS.map(() => 0);
const parts = SCORE_PARTS.map(() => 0);
const battles = { 'won by players': 0, 'won by raiders': 0, 'won by nobody': 0, 'among players alone': 0, 'broken off': 0 };

/** Adds a share to whatever is highest; equals divide it. */
function creditBest(to: number[], values: readonly number[], share: number): void {
  const best = Math.max(...values);
  const equals = values.filter((value) => value === best).length;
  values.forEach((value, i) => {
    if (value === best) to[i] += share / equals;
  });
}

function countBattle(event: Event): void {
  if (event.type === 'battleEnded') battles['broken off']++;
  if (event.type !== 'battleDecided') return;
  if (event.raiders === 'absent') battles['among players alone']++;
  if (event.winners.length > 0) battles['won by players']++;
  else battles[event.raiders === 'won' ? 'won by raiders' : 'won by nobody']++;
}

for (let n = 0; n < Number(games); n++) {
  const effects = newEffects();
  const position = andromedasEdge.start(config, `${seed}/${n}`, effects);
  const players = Array.from({ length: seats }, (_, seat) => makePlayer('greedy', game, seeded(`${seed}/${n}/${seat}`)));
  let answers = 0;
  while (!andromedasEdge.over(position)) {
    const ask = andromedasEdge.open(position)[0];
    const options = andromedasEdge.options(position, ask);
    const view = andromedasEdge.view(position, ask.seat);
    const asked = view.asks.find(({ seat, answered }) => seat === ask.seat && !answered);
    if (asked === undefined) throw new Error('a seat is asked and does not see it');
    andromedasEdge.play(position, ask, await players[ask.seat].choose({ game, view, ask: asked, options }), effects);
    answers++;
  }

  const happened = effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event]));
  happened.forEach(countBattle);
  const count = (type: Event['type']): number => happened.filter((event) => event.type === type).length;
  const { state } = position;
  const { scores, winners } = andromedasEdge.outcome(position);
  const totals = scores.map(({ total }) => total).sort((a, b) => b - a);
  figures['turns per player'].push(state.turn / seats);
  figures['events per game'].push(count('eventRevealed'));
  figures['battles per game'].push(count('battleBegan'));
  figures['developments per game'].push(count('developmentBuilt'));
  figures['modules per player'].push(
    state.players.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + row.length - 1, 0), 0) / seats,
  );
  figures['points of the winner'].push(totals[0]);
  figures['lead of the winner'].push(totals[0] - totals[1]);
  figures['answers per game'].push(answers);

  const share = 1 / winners.length;
  state.players.forEach(({ faction, tracks }, seat) => {
    played[faction]++;
    tracks.forEach((space, track) => {
      spacesOfAll[track] += space / seats;
    });
    SCORE_PARTS.forEach((part, i) => {
      parts[i] += (scores[seat].parts[part] ?? 0) / seats;
    });
  });
  for (const seat of winners) {
    const { faction, tracks } = state.players[seat];
    bySeat[seat] += share;
    byPlace[(seat - state.start + seats) % seats] += share;
    won[faction] += share;
    creditBest(bySpaces, tracks, share);
    creditBest(
      byPoints,
      tracks.map((space, track) => TRACK_VP[track][space]),
      share,
    );
    tracks.forEach((space, track) => {
      spacesOfWinners[track] += space * share;
    });
  }
}

const total = Number(games);
const round = (n: number): string => String(Math.round(n * 10) / 10);
const percent = (part: number, of = total): string => `${((100 * part) / of).toFixed(1)} %`;
const mean = (sum: number): string => (sum / total).toFixed(1);
const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (...cells: string[]): void => {
  console.log('');
  row(...cells);
  row(...cells.map(() => '---'));
};

console.log(`${total} games, ${seats} seats, seed "${seed}", options ${JSON.stringify(config.options)}`);

head('', 'median', '10 %', '90 %', 'least', 'most');
for (const [name, list] of Object.entries(figures)) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (q: number): string => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]);
  row(name, at(0.5), at(0.1), at(0.9), at(0), at(1));
}

head('events', ...Array.from({ length: 15 }, (_, n) => String(n)));
row('games', ...Array.from({ length: 15 }, (_, n) => figures['events per game'].filter((events) => events === n).length));
const within = figures['events per game'].filter((events) => events >= 4 && events <= 9).length;
console.log(
  `\n4 to 9 events in ${percent(within)} of the games; no battle in ${figures['battles per game'].filter((n) => n === 0).length} games.`,
);
console.log(
  `Battles of a game: ${Object.entries(battles)
    .map(([name, n]) => `${mean(n)} ${name}`)
    .join(', ')}.`,
);
console.log(`Seats win ${bySeat.map((n) => percent(n)).join(', ')}; from the start player ${byPlace.map((n) => percent(n)).join(', ')}.`);

head('track', ...TRACK_NAMES);
row('furthest in spaces', ...bySpaces.map((n) => percent(n)));
row('most points', ...byPoints.map((n) => percent(n)));
row('spaces of the winner', ...spacesOfWinners.map(mean));
row('spaces of everybody', ...spacesOfAll.map(mean));

console.log(`\nPoints of a player: ${SCORE_PARTS.map((part, i) => `${part} ${mean(parts[i])}`).join(', ')}.`);

head('faction', 'games', 'wins');
for (const i of FACTIONS.map((_, i) => i).sort((a, b) => won[b] / played[b] - won[a] / played[a]))
  row(FACTIONS[i].id, played[i], percent(won[i], played[i]));
