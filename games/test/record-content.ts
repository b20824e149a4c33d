/**
 * `npm run ids`: records what the present version of each game is made of. An entry that exists stays as it is, for matches have been played
 * by it; `-- --anew GAME` writes it again while a version has not left the house.
 */
import { writeFileSync } from 'node:fs';
import { registry } from '../registry.ts';
import { contentFault, contentsOf, fileOf, recorded } from './content.ts';

const anew = process.argv[2] === '--anew' ? process.argv[3] : undefined;

for (const id of Object.keys(registry)) {
  const game = await registry[id].load();
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
