import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests wrote is thrown away afterwards. */
export default async function cleanUp(): Promise<void> {
  const data = process.env.E2E_DATA;
  if (data?.startsWith(join(tmpdir(), 'orrery-e2e-'))) await rm(data, { recursive: true, force: true });
}
