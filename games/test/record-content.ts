/**
 * `npm run ids`: records what the present version of each game is made of, and matches stopped in their middle. What exists stays as it is,
 * for matches have been played by it; `-- --anew GAME` writes both again while a version has not left the house.
 */
import { writeFileSync } from 'node:fs';
import { registry } from '../registry.ts';
import { contentFault, contentsOf, fileOf, recorded } from './content.ts';
import { recordSaves, unsaved } from './saves.ts';

const anew = process.argv[2] === '--anew' ? process.argv[3] : undefined;

for (const id of Object.keys(registry)) {
  const game = await registry[id].load();
  if (id === anew || unsaved(game).includes(game.version)) {
    recordSaves(game);
    console.log(`kept matches of version ${game.version} of ${id}`);
  }
  const all = recorded(id);
  const fault = contentFault(game, all[game.version]);
  if (fault === undefined) continue;
  if (all[game.version] !== undefined && id !== anew && !fault.includes('new ids')) {
    console.error(fault);
    process.exitCode = 1;
    continue;
  }
  const lines = Object.entries({ ...all, [game.version]: contentsOf(game) }).map(
    ([version, kept]) => `"${version}":${JSON.stringify(kept)}`,
  );
  writeFileSync(fileOf(id), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`recorded version ${game.version} of ${id}`);
}
