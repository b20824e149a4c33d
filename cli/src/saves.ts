import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Game, Match, readSave, type Save, verify } from '@orrery/kernel';
import { Fault } from './fault.ts';
import { keepFile } from './kept-file.ts';

/** Reads a save file; whatever is wrong with it is a Fault. */
export async function readSaveFile(path: string): Promise<Save> {
  let raw: string;
  try {
    raw = await readFile(path, 'utf8');
  } catch {
    throw new Fault(`cannot read ${path}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new Fault(`${path} is not JSON, or was cut off`);
  }
  return readSave(value);
}

/** A match to go on with. What these rules can play again is verified; an older save is taken from its last snapshot. */
export function matchOf(game: Game, save: Save): Match {
  if (save.eras.every(({ version }) => version === game.version)) verify(game, save);
  return Match.load(game, save);
}

export async function writeSaveFile(path: string, save: Save): Promise<void> {
  try {
    await keepFile(path, save);
  } catch {
    throw new Fault(`cannot write ${path}`);
  }
}

/** Where a game played in the terminal is kept under its name. */
export function savePath(folder: string, name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Fault(`a name is letters, digits, - and _: ${name}`);
  return join(folder, `${name}.json`);
}

/** The same for a game that is not kept yet: no other game is overwritten. */
export function newSavePath(folder: string, name: string): string {
  const path = savePath(folder, name);
  if (existsSync(path)) throw new Fault(`there is a game called ${name} already; go on with: orrery play --resume ${name}`);
  return path;
}
