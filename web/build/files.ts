import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, as addresses relative to it; the compressed twins of others do not count. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
