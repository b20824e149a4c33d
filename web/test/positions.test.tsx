import { gameIds, registry } from '@orrery/games';
import { type Language, puzzlePrint } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { illustrated } from '../src/reader/positions.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Chapters whose questions are no actions: what is paid with, what is chosen once before the game, what few tables play, and lists of cards. */
const WITHOUT = ['goal', 'setup', 'variants', 'cards'];

describe.each(gameIds)('the positions beside the rules of %s', (id) => {
  const entry = registry[id];
  const load = async () => {
    const { scenes = {} } = (await entry?.learn?.scenes?.()) ?? {};
    const [game, board, goal] = await Promise.all([entry?.load(), entry?.board?.(), entry?.learn?.goal.en()]);
    if (entry === undefined || game === undefined || board === undefined || goal === undefined) throw new Error(`${id} is not complete`);
    return { entry, scenes, game, board: board.default, here: goal.here };
  };

  it('show everything one can be asked to do, each with a worked example', async () => {
    const { entry, scenes, here } = await load();
    const chapters = (await entry.learn?.rules?.en())?.chapters ?? [];
    const asked = new Set(Object.values(here));
    const done = chapters.filter(({ id: chapter }) => !WITHOUT.includes(chapter));
    const actions = done.flatMap(({ passages }) => {
      // Where a chapter works through a whole turn of its own, that is the example of its passages.
      const whole = passages.some(({ path }) => path.endsWith('/example'));
      return passages.filter(({ path }) => asked.has(path)).map((passage) => ({ passage, whole }));
    });
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.filter(({ passage: { path } }) => scenes[path] === undefined).map(({ passage }) => passage.path)).toEqual([]);
    const bare = actions.filter(({ passage: { example, scene }, whole }) => !whole && example === undefined && scene === undefined);
    expect(bare.map(({ passage }) => passage.path)).toEqual([]);
  });

  it('put a question to whoever looks, and draw what is ringed', async () => {
    const { entry, scenes, game, board } = await load();
    const { propsOf, everyPart } = boardTesting(game, board, { en: await entry.text.en(), de: await entry.text.de() });
    const missing: string[] = [];
    for (const [path, scene] of Object.entries(scenes)) {
      const shown = scene && (await illustrated(game, scene));
      if (shown === undefined) throw new Error(`${path} shows nothing`);
      const { match, seat, at } = shown;
      const ask = game.open(match.position).find((one) => one.seat === seat);
      expect(ask, path).toBeDefined();
      const html = everyPart(propsOf({ position: match.position, ask, events: [] }, 'en', 'desktop'));
      for (const target of at)
        if (!target.startsWith('shell:') && !html.includes(`data-target="${target}"`)) missing.push(`${path} ${target}`);
    }
    expect(missing).toEqual([]);
  });

  it('are still those their words were written for: where one has moved, read its words again and keep the new print', async () => {
    const { scenes, game } = await load();
    const [kept, now]: Record<string, string | undefined>[] = [{}, {}];
    for (const [path, scene] of Object.entries(scenes)) {
      if (scene === undefined || 'step' in scene) continue;
      const shown = await illustrated(game, scene);
      const ask = shown && game.open(shown.match.position).find((one) => one.seat === shown.seat);
      kept[path] = scene.print;
      now[path] = shown && ask && puzzlePrint(shown.match.position, ask);
    }
    expect(now).toEqual(kept);
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
