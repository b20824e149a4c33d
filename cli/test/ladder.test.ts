import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '@orrery/bots';
import type { Game } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { fairShare } from '../src/duel.ts';
import { loadGame } from '../src/games.ts';
import { makeupOf } from '../src/makeup.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-ladder-'));
const run = (...args: string[]): string => execFileSync(process.execPath, [main, ...args], { encoding: 'utf8' });
const fails = (...args: string[]): string => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' }).stderr;

it('a ladder goes on where it was stopped', () => {
  const out = join(folder, 'ladder.json');
  const climb = (games: number) =>
    JSON.parse(run('ladder', '--game', 'andromeda', '--level', 'cadet', '--games', `${games}`, '--json', '--out', out)).ladder[0];
  expect(climb(4).games).toBe(4);
  const more = climb(8);
  expect(more).toMatchObject({ level: 'cadet', against: 'random', games: 8, fairShare: 0.5 });
  expect(more.interval[0]).toBeLessThan(more.winShare);
  expect(more.millisPerDecision).toBeGreaterThan(0);
  expect(more.millis95).toBeGreaterThan(0);
  expect(more.decisionsPerSecond).toBeGreaterThan(0);
  const whole = JSON.parse(run('ladder', '--game', 'andromeda', '--level', 'cadet', '--games', '8', '--json')).ladder[0];
  expect(whole.winShare).toBe(more.winShare);
  expect(fails('ladder', '--game', 'andromeda', '--seats', '3', '--level', 'cadet', '--out', out)).toMatch(/of another ladder/);
  const kept = readFileSync(out, 'utf8');
  writeFileSync(out, kept.replace(/"makeup":"/, '"makeup":"0'));
  expect(fails('ladder', '--game', 'andromeda', '--level', 'cadet', '--out', out)).toMatch(/^orrery: cadet and random have changed since/);
  expect(climb(0).games).toBe(8);
  for (const damage of [
    kept.slice(0, 60),
    kept.replace('"games":8', '"games":"x"'),
    kept.replace('"series":{', '"series":null,"lost":{'),
  ]) {
    writeFileSync(out, damage);
    expect(fails('ladder', '--game', 'andromeda', '--level', 'cadet', '--out', out)).toMatch(/^orrery: .* is damaged/);
  }
});

it('tells apart levels that think or judge otherwise, and no others', async () => {
  const game = await loadGame('andromeda');
  const config = game.configure(2, {});
  const judging = (evaluation: object): Game => ({
    ...game,
    definition: { ...game.definition, evaluation: { ...game.definition.evaluation, ...evaluation } },
  });
  const rungs: Level[][] = [['random'], ['cadet'], ['officer'], ['commander'], ['admiral']];
  const changed = (evaluation: object): Level[] =>
    rungs.flatMap((levels) => (makeupOf(judging(evaluation), config, ...levels) === makeupOf(game, config, ...levels) ? [] : levels));
  expect(new Set(rungs.map((levels) => makeupOf(game, config, ...levels))).size).toBe(rungs.length);
  expect(changed({})).toEqual([]);
  expect(changed({ scale: 3 })).toEqual(['cadet', 'officer', 'commander', 'admiral']);
  expect(changed({ rolloutTurns: 9 })).toEqual(['commander', 'admiral']);
  expect(changed({ rolloutLooks: 9 })).toEqual(['commander', 'admiral']);
  expect(changed({ halfwayShare: 0.9 })).toEqual(['commander', 'admiral']);
  expect(changed({ turnEndPlayouts: 9 })).toEqual(['commander', 'admiral']);
  expect(changed({ valueWeights: undefined })).toEqual(['admiral']);
});

it('what cannot be done is said in one line', () => {
  const out = join(folder, 'none.json');
  expect(fails('ladder', '--game', 'andromeda', '--level', 'cadet', '--against', 'nobody')).toMatch(
    /^orrery: no such rung: cadet - nobody/,
  );
  expect(fails('ladder', '--game', 'andromeda', '--level', 'cadet', '--out', folder)).toMatch(/^orrery: cannot use/);
  expect(fails('tune', '--game', 'andromeda', '--options', '{"x":1}', '--out', out)).toMatch(/^orrery: option not understood: x/);
  expect(fails('tune', '--game', 'andromedas-edge', '--seats', '4', '--options', '{"teams":true}', '--out', out)).toMatch(
    /^orrery: tuning is for tables without teams/,
  );
  expect(fails('tune', '--game', 'age-of-galaxy', '--seats', '1', '--out', out)).toMatch(/^orrery: tuning needs at least 2 seats/);
});

it('tuning stops at a damaged file instead of beginning anew', () => {
  const out = join(folder, 'tune.json');
  for (const damaged of ['{"game":"andromeda","feat', '{"game":"andromeda"}', 'null']) {
    writeFileSync(out, damaged);
    expect(fails('tune', '--game', 'andromeda', '--hours', '0.01', '--out', out)).toMatch(/damaged/);
    expect(readFileSync(out, 'utf8')).toBe(damaged);
  }
});

it('tuning learns weights to play by, and weights to foresee results with, and resumes', () => {
  for (const valueWeights of [[], ['--value']]) {
    const [out, write] = [join(folder, `learn${valueWeights}.json`), join(folder, `learn${valueWeights}.ts`)];
    const learn = () =>
      run(
        'tune',
        ...['--game', 'andromeda', '--hours', '0.00001', '--seats', '2', '--games', '10', '--trial', '8'],
        ...['--out', out, '--write', write, ...valueWeights],
      );
    expect(learn()).toMatch(/generation 1: \d+ samples, surprise .* \((kept|dropped)\)/);
    expect(learn()).toMatch(/resuming at generation 1\n(.*\n)*generation 2:/);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ generation: 2, games: 24 });
    expect(readFileSync(write, 'utf8')).toMatch(/orrery tune --game andromeda .*generation 2, 24 games/);
    expect(readFileSync(write, 'utf8')).toMatch(/missionPoints: -?\d/);
    for (const other of [
      ['--seats', '4'],
      ['--seats', '2', '--seed', 'x'],
    ])
      expect(fails('tune', '--game', 'andromeda', '--hours', '0.00001', ...other, '--out', out, ...valueWeights)).toMatch(
        /made with other seats/,
      );
    expect(readFileSync(out.replace('.json', '.svg'), 'utf8')).toMatch(valueWeights.length > 0 ? /doubt/ : /win share/);
  }
});

it('tuning learns a net, says how much less it is surprised than weights, and resumes', () => {
  const [out, write] = [join(folder, 'net.json'), join(folder, 'net.ts')];
  const learn = (...more: string[]): [string, ...string[]] => [
    'tune',
    ...['--game', 'age-of-galaxy', '--net', '--hours', '0.00001', '--seats', '2', '--games', '20', '--epochs', '2', '--hidden', '6,3'],
    ...['--out', out, '--write', write, ...more],
  ];
  expect(run(...learn())).toMatch(/generation 1, \d+ games known, \d+ unknown: surprise [\d.]+ by the net, [\d.]+ by weights/);
  expect(run(...learn())).toMatch(/resuming at generation 1\n(.*\n)*generation 2,/);
  expect(readFileSync(write, 'utf8')).toMatch(/orrery tune --game age-of-galaxy --net .*generation 2/);
  expect(readFileSync(out.replace('.json', '.svg'), 'utf8')).toMatch(/fitted weights/);
  expect(fails(...learn('--seed', 'x'))).toMatch(/another seed/);
  expect(fails(...learn('--hidden', 'six'))).toMatch(/two sizes/);
  writeFileSync(out, '{"game":');
  expect(fails(...learn())).toMatch(/damaged/);
});

it('a team has a fair share of half', async () => {
  const game = await loadGame('andromedas-edge');
  expect(fairShare(game, game.configure(4, { teams: true }))).toBe(1 / 2);
  expect(fairShare(game, game.configure(4, {}))).toBe(1 / 4);
  expect(fairShare(game, game.configure(3, {}))).toBe(1 / 3);
});
