import { gameIds } from '@orrery/games';
import { type Config, int, seeded } from '@orrery/kernel';
import { broughtUp, emptyRecording, everyConfig, recordGame, spreadConfigs } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { difference, loadGame, loadText, readRecording } from './files.ts';

describe('a recorded game', async () => {
  const game = await loadGame('andromeda');
  const text = await loadText('andromeda');
  const luck = seeded('recorded');
  const kept = emptyRecording(game);
  const config = game.configure(2, {});
  await recordGame(game, kept, { config, seed: 'one', by: 'random' }, (position, ask) => {
    const options = game.options(position, ask);
    return options[int(luck, options.length)];
  });
  const [recorded] = kept.games;

  it('leads where it led', () => {
    expect(difference(game, text, kept, 0)).toBeUndefined();
    expect(recorded.log.length % 3).toBe(0);
  });

  it('says in words which answer differs first, and that the version has to rise', () => {
    // The letter of the first answer after which another position is reached.
    const letter = recorded.log[2] === 'A' ? 'B' : 'A';
    const changed = { ...kept, games: [{ ...recorded, log: `${recorded.log.slice(0, 2)}${letter}${recorded.log.slice(3)}` }] };
    const said = difference(game, text, changed, 0);
    expect(said).toMatch(
      /answer 1 differs first: seat 0, asked ".+" \(chooseSpecies\), answered ".+", which leads to another position now/,
    );
    expect(said).toContain(`raise \`version\` (now ${game.version})`);
  });

  it('says that an answer is no option any more, or that something else is asked', () => {
    const answers = kept.answers.map(([decision, answer]): [string, typeof answer] =>
      decision === 'chooseSpecies' ? [decision, 'nobody'] : [decision, answer],
    );
    expect(difference(game, text, { ...kept, answers }, 0)).toMatch(/answer 1 differs first: .* which is no option any more/);
    const later = { ...recorded, log: recorded.log.slice(3 * 2) };
    expect(difference(game, text, { ...kept, games: [later] }, 0)).toMatch(/answer 1 differs first: .* where keepMission was answered/);
  });

  it('says that the game goes on, or ends otherwise', () => {
    const cut = { ...recorded, log: recorded.log.slice(0, -3) };
    expect(difference(game, text, { ...kept, games: [cut] }, 0)).toMatch(/is asked ".+" \(\w+\), where the game was over/);
    const other = { ...recorded, end: { ...recorded.end, totals: [99, 0] } };
    expect(difference(game, text, { ...kept, games: [other] }, 0)).toMatch(/ends otherwise: .* instead of \w+, 99 : 0/);
  });

  it('is brought up to a version that plays alike, and to no other', async () => {
    const old = { ...kept, version: 0, games: [{ ...recorded, log: recorded.log.replace(/(..)./g, '$1A') }] };
    expect(await broughtUp(game, old)).toEqual(kept);
    const other = { ...old, games: [{ ...recorded, end: { ...recorded.end, winners: [] } }] };
    await expect(broughtUp(game, other)).rejects.toThrow('ends otherwise');
  });

  it('of an older version is to be recorded anew', () => {
    const old = { ...kept, version: 0, games: [{ ...recorded, end: { ...recorded.end, winners: [] } }] };
    expect(difference(game, text, old, 0)).toContain('recorded under version 0');
  });
});

describe('the configurations recorded', async () => {
  const game = await loadGame('andromedas-edge');

  it('have every player count in turn, and every value of every option', () => {
    const spread = spreadConfigs(game, 100);
    expect(spread.slice(0, 3).map((config) => config.seats)).toEqual([2, 3, 4]);
    const values = (configs: typeof spread): Set<string> =>
      new Set(configs.flatMap(({ seats, options }) => Object.entries(options).map(([key, value]) => `${seats} ${key} ${value}`)));
    expect(values(spread)).toEqual(values(everyConfig(game)));
  });
});

/** Of each title's games this many are played again in every test run; npm run recorded plays them all. */
const SAMPLED = 5;

describe.each(gameIds)('the recorded games of %s', async (id) => {
  const game = await loadGame(id);
  const text = await loadText(id);
  const kept = readRecording(id);

  it('are at least a hundred, of this version, over all player counts and options', () => {
    expect(kept?.version).toBe(game.version);
    expect(kept?.games.length).toBeGreaterThanOrEqual(100);
    const values = (configs: readonly Config[]): string[] =>
      [
        ...new Set(configs.flatMap(({ seats, options }) => Object.entries(options).map(([key, value]) => `${seats} ${key} ${value}`))),
      ].sort();
    expect(values(kept?.games.map(({ config }) => config) ?? [])).toEqual(values(everyConfig(game)));
  });

  it('lead where they led', () => {
    if (kept === undefined) throw new Error(`npm run recorded -- --record --game ${id}`);
    for (let i = 0; i < SAMPLED; i++) {
      const which = Math.floor((i * kept.games.length) / SAMPLED) + i;
      expect(difference(game, text, kept, which)).toBeUndefined();
    }
  });
});
