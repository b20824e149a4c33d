import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSave, type Save } from '@orrery/kernel';
import { Fault } from './fault.ts';

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

/** Writes whole or not at all: a power cut in the middle leaves the old save. */
export async function writeSaveFile(path: string, save: Save): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, `${JSON.stringify(save)}\n`);
    await rename(`${path}.new`, path);
  } catch {
    throw new Fault(`cannot write ${path}`);
  }
}

/** Where a game played in the terminal is kept under its name. */
export function savePath(folder: string, name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Fault(`a name is letters, digits, - and _: ${name}`);
  return join(folder, `${name}.json`);
}
