import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@orrery/games';
import { seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { referencePlayer } from '../reference/levels.ts';
import { loadGame } from '../src/games.ts';
import { LazyQuestion } from '../src/question.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

it('the reference looks at nothing that a game may improve', async () => {
  const answers: [string, number][] = [];
  for (const id of gameIds) {
    const game = await loadGame(id);
    const { evaluation: _, ...definition } = game.definition;
    const blind = { ...game, definition: { ...definition, evaluation: undefined as never } };
    const officer = referencePlayer('officer', blind, seeded('officer'));
    const admiral = referencePlayer('admiral', blind, seeded('admiral'), { iterations: 8 });
    const position = game.start(game.configure(2, {}), 'reference');
    // A few answers of each: whole games would tell nothing more.
    for (let n = 0; n < 12; n++) {
      const [ask] = game.open(position);
      const question = new LazyQuestion(game, position, ask);
      game.play(position, ask, await (n % 2 === 0 ? officer : admiral).choose(question));
    }
    answers.push([id, position.decisions]);
  }
  expect(answers).toEqual(gameIds.map((id) => [id, 12]));
});

it('a level climbs against its frozen self, both for the same time', () => {
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [main, 'ladder', '--game', 'andromeda', '--against', 'reference', '--games', '2', '--json', ...args], {
      encoding: 'utf8',
    });
  expect(JSON.parse(run('--level', 'officer')).ladder).toMatchObject([{ level: 'officer', against: 'reference', games: 2 }]);
  expect(JSON.parse(run('--level', 'commander', '--millis', '1')).ladder[0].millisPerDecision).toBeLessThan(5);
  const fails = (...args: string[]): string =>
    spawnSync(process.execPath, [main, 'ladder', '--game', 'andromeda', ...args], { encoding: 'utf8' }).stderr;
  expect(fails('--level', 'cadet', '--against', 'reference')).toMatch(/^orrery: no such rung: cadet - reference/);
  expect(fails('--level', 'officer', '--millis', '5')).toMatch(/^orrery: --millis is for levels that search/);
});
