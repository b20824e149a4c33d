/**
 * What every level computes for a decision and for a whole game: node bench/levels.ts [--game G] [--seats N] [--positions N] [--json]
 * Questions are drawn evenly from games of Officers, so that all levels face the same ones; a whole game is what one seat has to decide in it.
 * Processor time of the thread that thinks: what others do on the machine meanwhile does not count.
 */
import { parseArgs } from 'node:util';
import { isQuick, makePlayer, opponents, type Question } from '@orrery/bots';
import { gameIds, registry } from '@orrery/games';
import { copyPlain, type Game, seeded } from '@orrery/kernel';
import { addMillis, computed, noPace, within } from '../cli/src/pace.ts';
import { type LevelLine, levelHead, levelRow } from './report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    positions: { type: 'string', default: '12' },
    json: { type: 'boolean', default: false },
  },
});
const seats = Number(values.seats);

/** Officers' games the questions are drawn from. */
const GAMES = 4;
/** Those who answer at once are asked so many times as many questions. */
const QUICK = 20;

/** All questions with a choice of some games. */
async function questionsOf(game: Game): Promise<Question[]> {
  const all: Question[] = [];
  for (let n = 0; n < GAMES; n++) {
    const position = game.start(game.configure(seats, {}), `levels ${n}`);
    const players = Array.from({ length: seats }, (_, seat) => makePlayer('officer', game, seeded(`levels ${n} ${seat}`)));
    for (let open = game.open(position)[0]; open !== undefined; open = game.open(position)[0]) {
      const options = game.options(position, open);
      if (options.length === 1) {
        game.play(position, open, options[0]);
        continue;
      }
      const view = copyPlain(game.view(position, open.seat));
      const ask = view.asks.find((a) => a.seat === open.seat && a.decision === open.decision && !a.answered);
      if (ask === undefined) throw new Error(`${open.decision} is not in the view`);
      const question = { game, view, ask, options };
      all.push(question);
      game.play(position, open, await players[open.seat].choose(question));
    }
  }
  return all;
}

async function* measure(game: Game): AsyncGenerator<LevelLine> {
  const questions = await questionsOf(game);
  for (const level of opponents) {
    const wanted = Math.min(questions.length, Number(values.positions) * (isQuick(level) ? QUICK : 1));
    const pace = noPace();
    for (let i = 0; i < wanted; i++) {
      const question = questions[Math.floor(((i + 0.5) * questions.length) / wanted)];
      const player = makePlayer(level, game, seeded(`level ${i}`), { now: computed });
      const begun = computed();
      await player.choose(question);
      addMillis(pace, computed() - begun);
    }
    const decision = pace.millis / pace.decisions;
    const decisions = questions.length / GAMES / seats;
    yield { game: game.id, seats, level, positions: wanted, decision, within95: within(pace, 0.95), whole: (decision * decisions) / 1000 };
  }
}

const lines: LevelLine[] = [];
if (!values.json) process.stdout.write(levelHead());
for (const id of gameIds) {
  if (values.game !== undefined && values.game !== id) continue;
  for await (const line of measure(await registry[id].load())) {
    lines.push(line);
    if (!values.json) process.stdout.write(levelRow(line));
  }
}
if (values.json) console.log(JSON.stringify(lines));
