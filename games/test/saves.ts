import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Config, Game } from '@orrery/kernel';
import { everyConfig, recordSave } from '@orrery/kernel/testing';

const FEWEST = 3;
/** Long matches are stopped here: a save grows with its log, and what is going on matters more than how long it has been. */
const MOST_ANSWERS = 150;

const folderOf = (id: string, version: number): URL => new URL(`../${id}/test/golden/saves/v${version}/`, import.meta.url);

/** The saves kept of one version, or of all of them. */
export const savesOf = (id: string, version: number | '*' = '*'): readonly string[] =>
  globSync(new URL(`../${id}/test/golden/saves/v${version}/*.json`, import.meta.url).pathname).sort();

/** The versions of which too few matches are kept. */
export const unsaved = ({ id, version }: Game): readonly number[] =>
  Array.from({ length: version }, (_, i) => i + 1).filter((v) => savesOf(id, v).length < FEWEST);

/** Every player count, with options spread over all combinations. */
function spread(game: Game): Config[] {
  const { min, max } = game.definition.seats;
  const count = Math.max(FEWEST, max - min + 1);
  const all = everyConfig(game);
  return Array.from({ length: count }, (_, i) => {
    const here = all.filter(({ seats }) => seats === min + (i % (max - min + 1)));
    return here[Math.floor((i * here.length) / count)];
  });
}

/** Keeps matches of the present version, each stopped somewhere in its middle, for the versions to come. */
export function recordSaves(game: Game): void {
  const folder = folderOf(game.id, game.version);
  mkdirSync(folder, { recursive: true });
  const configs = spread(game);
  configs.forEach(({ seats, options }, i) => {
    const seed = `v${game.version} ${i}`;
    const whole = recordSave(game, seats, options, seed, Number.POSITIVE_INFINITY).log.length;
    const stop = Math.min(MOST_ANSWERS, Math.floor((whole * (i + 1)) / (configs.length + 1)));
    const save = recordSave(game, seats, options, seed, stop);
    writeFileSync(new URL(`${i + 1}-${seats}-seats.json`, folder), `${JSON.stringify(save)}\n`);
  });
}
