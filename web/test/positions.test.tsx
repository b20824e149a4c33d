import { gameIds, registry } from '@orrery/games';
import type { Language } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { illustrated } from '../src/reader/positions.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Chapters whose questions need no picture: what is chosen once before the game, what few tables play, and lists of cards. */
const WITHOUT = ['setup', 'variants', 'cards'];

describe.each(gameIds)('the positions beside the rules of %s', (id) => {
  const entry = registry[id];
  const load = async () => {
    const { scenes = {} } = (await entry?.learn?.scenes?.()) ?? {};
    const [game, board, goal] = await Promise.all([entry?.load(), entry?.board?.(), entry?.learn?.goal.en()]);
    if (entry === undefined || game === undefined || board === undefined || goal === undefined) throw new Error(`${id} is not complete`);
    return { entry, scenes, game, board: board.default, here: goal.here };
  };

  it('show each chapter that explains a question', async () => {
    const { scenes, here } = await load();
    const shown = new Set(Object.keys(scenes).map((path) => path.split('/')[0]));
    const asked = new Set(Object.values(here).map((path) => path.split('/')[0] ?? ''));
    expect([...asked].filter((chapter) => !shown.has(chapter) && !WITHOUT.includes(chapter))).toEqual([]);
  });

  it('put a question to whoever looks, and draw what is ringed', async () => {
    const { entry, scenes, game, board } = await load();
    const { propsOf, everyPart } = boardTesting(game, board, { en: await entry.text.en(), de: await entry.text.de() });
    for (const [path, scene] of Object.entries(scenes)) {
      const shown = scene && (await illustrated(game, scene));
      if (shown === undefined) throw new Error(`${path} shows nothing`);
      const { match, seat, at } = shown;
      const ask = game.open(match.position).find((one) => one.seat === seat);
      expect(ask, path).toBeDefined();
      const html = everyPart(propsOf({ position: match.position, ask, events: [] }, 'en', 'desktop'));
      for (const target of at) if (!target.startsWith('shell:')) expect(html, `${path} ${target}`).toContain(`data-target="${target}"`);
    }
  });

  it.each(LANGUAGES)('say in words what they show: %s', async (language) => {
    const { entry, scenes, game } = await load();
    const passages = (await entry.learn?.rules?.[language]())?.chapters.flatMap((chapter) => chapter.passages) ?? [];
    for (const { path, scene: words } of passages) {
      const scene = scenes[path];
      expect(words !== undefined, path).toBe(scene !== undefined && !('step' in scene));
      if (scene !== undefined && 'step' in scene) expect((await illustrated(game, scene))?.words?.(language), path).toMatch(/\.$/);
    }
  });
});
