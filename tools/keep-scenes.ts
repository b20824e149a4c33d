// With SCENES=1 every position that a test sets up and plays is kept, and can be opened in the browser while `npm run dev` runs:
//   SCENES=1 npx vitest run games/andromeda/test/rooms.test.ts -t AN-144
// prints #/try/andromeda/scene/an-144-only-one-a-round/0 and one such line for each answer of the test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Save } from '@orrery/kernel';
import { keepScenes, saveOf } from '@orrery/kernel/testing';
import { afterEach, beforeEach } from 'vitest';

const folder = fileURLToPath(new URL('../artifacts/scenes', import.meta.url));
let kept: Save[] = [];

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

beforeEach(() => {
  kept = [];
  // What nobody is asked in cannot be played on from.
  keepScenes((reached) => {
    if (reached.game.open(reached.position).length > 0) kept.push(saveOf(reached));
  });
});

afterEach(({ task }) => {
  keepScenes(undefined);
  const [first] = kept;
  if (first === undefined) return;
  const name = slug(task.name);
  mkdirSync(join(folder, first.game), { recursive: true });
  writeFileSync(join(folder, first.game, `${name}.json`), JSON.stringify(kept));
  for (const at of kept.keys()) console.log(`#/try/${first.game}/scene/${name}/${at}`);
});
