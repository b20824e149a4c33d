import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkSave } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';

const folder = new URL('..', import.meta.url).pathname;

/**
 * Matches in the middle of something, saved by each version that ever landed. They are never recorded anew: a version that cannot read them
 * needs a `migrate`, or takes its own people's running matches away.
 */
describe.each(Object.keys(registry))('law 12: saves of %s', (id) => {
  const files = globSync(`${folder}${id}/test/golden/saves/v*/*.json`).sort();

  it('are kept for version 1', () => {
    expect(files.filter((file) => file.includes('/v1/')).length).toBeGreaterThanOrEqual(3);
  });

  it.each(files.map((file) => [file.slice(file.indexOf('/v') + 1), file]))('%s loads and plays on', async (_, file) => {
    const game = await registry[id].load();
    const { from, to } = checkSave(game, JSON.parse(readFileSync(file, 'utf8')), basename(file));
    expect(to).toBeGreaterThan(from);
  });
});
