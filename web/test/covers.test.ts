import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allCovers } from '../build/covers.ts';

const folder = fileURLToPath(new URL('../public/covers/', import.meta.url));

it('every game has a picture for links in every language, drawn from its cover as it is (else: npm run covers)', async () => {
  const covers = await allCovers();
  expect(covers.map((c) => c.name)).toContain('andromeda-de');
  expect(covers).toHaveLength(8);
  const prints = JSON.parse(readFileSync(`${folder}prints.json`, 'utf8')) as Record<string, string>;
  for (const { name, page } of covers) {
    expect(existsSync(`${folder}${name}.png`), name).toBe(true);
    expect(prints[name], name).toBe(createHash('sha256').update(page('')).digest('hex').slice(0, 16));
    // Messengers leave out what is larger.
    expect(statSync(`${folder}${name}.png`).size, name).toBeLessThan(200_000);
    expect(readFileSync(`${folder}${name}.png`).subarray(16, 24).toString('hex'), name).toBe('00000320000001a4');
  }
});
