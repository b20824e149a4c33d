#!/usr/bin/env node
// Whole games by strong players, kept and played again: an outcome that changes unmeant is told by the answer that differs first.
//   npm run recorded [-- --game G]                                    plays all of them again
//   npm run recorded -- --same [--game G]                             keeps the same games under a version that plays alike
//   npm run recorded -- --record [--anew] [--game G] [--games N] [--level L]   adds games until there are N; may be stopped and resumed
import { parseArgs } from 'node:util';
import { isLevel, makePlayer } from '@orrery/bots';
import { gameIds } from '@orrery/games';
import { type Answer, type Ask, type Game, type Position, seeded } from '@orrery/kernel';
import { broughtUp, emptyRecording, type Recording, recordGame, spreadConfigs } from '@orrery/kernel/testing';
import { LazyQuestion } from '../../cli/src/question.ts';
import { difference, keepRecording, loadGame, loadText, readRecording } from './files.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    record: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    same: { type: 'boolean', default: false },
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'officer' },
  },
});
const ids = values.game === undefined ? gameIds : [values.game];
const wanted = Number(values.games);

for (const id of ids) {
  if (!gameIds.includes(id)) throw new Error(`--game is one of ${gameIds.join(', ')}`);
  const game = await loadGame(id);
  if (values.same) await bringUp(game);
  else if (values.record || values.anew) await record(game);
  else await replay(game);
}

async function record(game: Game): Promise<void> {
  const { level } = values;
  if (!isLevel(level)) throw new Error(`no level ${level}`);
  const kept = values.anew ? undefined : readRecording(game.id);
  const current = kept !== undefined && kept.version === game.version && kept.data === emptyRecording(game).data;
  const recording: Recording = current ? kept : emptyRecording(game);
  const configs = spreadConfigs(game, wanted);
  for (let n = recording.games.length; n < wanted; n++) {
    const config = configs[n];
    const seed = `recorded/${n}`;
    const players = Array.from({ length: config.seats }, (_, seat) => makePlayer(level, game, seeded(`${seed}/player ${seat}`)));
    const choose = (position: Position, ask: Ask): Answer | Promise<Answer> =>
      players[ask.seat].choose(new LazyQuestion(game, position, ask));
    await recordGame(game, recording, { config, seed, by: level }, choose);
    keepRecording(recording);
  }
  console.log(`${game.id}: ${recording.games.length} games of ${recording.answers.length} different answers`);
}

async function bringUp(game: Game): Promise<void> {
  const kept = readRecording(game.id);
  if (kept === undefined) throw new Error(`no recorded games of ${game.id}`);
  keepRecording(await broughtUp(game, kept));
  console.log(`${game.id}: the same ${kept.games.length} games, version ${kept.version} -> ${game.version}`);
}

async function replay(game: Game): Promise<void> {
  const recording = readRecording(game.id);
  if (recording === undefined) throw new Error(`no recorded games of ${game.id}: npm run recorded -- --record --game ${game.id}`);
  const text = await loadText(game.id);
  let [answers, different] = [0, 0];
  for (let i = 0; i < recording.games.length; i++) {
    const wrong = difference(game, text, recording, i);
    answers += recording.games[i].log.length / 3;
    if (wrong === undefined) continue;
    different++;
    // The first few say what there is to say.
    if (different <= 3) console.error(wrong);
  }
  console.log(`${game.id}: ${recording.games.length} recorded games, ${answers} answers, ${different} differ`);
  if (different > 0) process.exitCode = 1;
}
