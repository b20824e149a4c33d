import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault } from './fault.ts';

/** Writes a file of data whole or not at all: a power cut in the middle leaves the one of before. */
export async function keepFile(path: string, data: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(data)}\n`, { flush: true });
  await rename(`${path}.new`, path);
}

/** Hours of work are in such a file: one that cannot be read is no reason to begin anew. */
export const damaged = (path: string): Fault => new Fault(`${path} is damaged; mend or remove it, or name another file with --out`);
