import { readFileSync } from 'node:fs';
import { registry } from '@orrery/games';
import { Match, readSave } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { playScene, sceneOf } from '../src/replay/scene.ts';
import { hrefOf, readRoute } from '../src/state/router.ts';

it('a scene is told by its link alone', () => {
  const id = 'scene:age-of-galaxy:3:a b:{"draft":true,"science":"all"}';
  expect(sceneOf(id)).toEqual({ game: 'age-of-galaxy', seats: 3, seed: 'a b', options: { draft: true, science: 'all' } });
  expect(readRoute(hrefOf({ page: 'inspect', id, at: 40, watch: undefined }))).toEqual({ page: 'inspect', id, at: 40, watch: undefined });
  expect(sceneOf('scene:andromeda:2:x')).toEqual({ game: 'andromeda', seats: 2, seed: 'x', options: {} });
  expect(sceneOf('4f9c')).toBeUndefined();
  expect(() => sceneOf('scene:andromeda:2:x:{"beg')).toThrow('options');
});

it('the scene of a golden save is how that match went on', async () => {
  const file = new URL('../../games/andromeda/test/golden/saves/v2/1-2-seats.json', import.meta.url);
  const kept = readSave(JSON.parse(readFileSync(file, 'utf8')));
  const game = await registry.andromeda.load();
  const played = playScene(game, { game: 'andromeda', seats: 2, seed: kept.seed, options: kept.config.options });
  expect(played.log.length).toBeGreaterThan(kept.log.length);
  expect(played.log.slice(0, kept.log.length)).toEqual(kept.log);
  expect(game.over(Match.load(game, played).position)).toBe(true);
});
