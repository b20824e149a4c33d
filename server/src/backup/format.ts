import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BadBackup } from './bad-backup.ts';

/**
 * A backup is one file: a line of JSON that says what it holds, then an SQLite database, compressed by gzip. It is the same whether it was taken
 * from SQLite or from PostgreSQL, and goes into either. By hand: `tail -n +2 FILE | gunzip > orrery.sqlite`.
 */
const header = z.object({
  orrery: z.string(),
  format: z.number().int(),
  /** The version of the schema: a server reads its own and older ones. */
  schema: z.number().int(),
  made: z.number(),
  from: z.enum(['sqlite', 'postgres']),
  rows: z.record(z.string(), z.number().int()),
  /** Of the database before it was compressed. */
  bytes: z.number().int(),
  sha256: z.string(),
});
export type BackupHeader = z.infer<typeof header>;

export const FORMAT = 1;
/** The first line is padded to this length, so that the compressed part begins at a known place. */
const HEADER_BYTES = 2048;

export async function readHeader(file: string): Promise<BackupHeader> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const line = buffer.subarray(0, bytesRead).toString('utf8');
    if (!line.startsWith('{"orrery"')) throw new BadBackup(`${file} is not a backup of Orrery`);
    const parsed = header.safeParse(asJson(line));
    if (bytesRead < HEADER_BYTES || !parsed.success) throw damaged(file, 'its first line cannot be read');
    return parsed.data;
  } finally {
    await handle.close();
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const damaged = (file: string, how: string): BadBackup => new BadBackup(`${file} is damaged (${how}): use another backup`);

/** Compresses a database into a backup, and leaves it on disk. */
export async function pack(database: string, to: string, about: Omit<BackupHeader, 'bytes' | 'sha256' | 'format'>): Promise<BackupHeader> {
  const { size } = await stat(database);
  const hash = createHash('sha256');
  for await (const piece of createReadStream(database)) hash.update(piece as Buffer);
  const full: BackupHeader = { ...about, format: FORMAT, bytes: size, sha256: hash.digest('hex') };
  const line = JSON.stringify(full);
  if (line.length >= HEADER_BYTES) throw new Error('the first line of a backup does not fit');
  const out = createWriteStream(to, { mode: 0o600, flush: true });
  out.write(`${line.padEnd(HEADER_BYTES - 1)}\n`);
  await pipeline(createReadStream(database), createGzip({ level: 6 }), out);
  return full;
}

/** Takes the database out of a backup again, and is sure that it is the one that went in. */
export async function unpack(file: string, database: string): Promise<BackupHeader> {
  const about = await readHeader(file);
  const hash = createHash('sha256');
  let bytes = 0;
  const watch = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      hash.update(piece);
      // Whoever packed more than it says was not us: stop before it fills the disk.
      done(bytes > about.bytes ? damaged(file, 'it is longer than it says') : null, piece);
    },
  });
  try {
    const out = createWriteStream(database, { mode: 0o600, flush: true });
    await pipeline(createReadStream(file, { start: HEADER_BYTES }), createGunzip(), watch, out);
  } catch (error) {
    // zlib's own complaints: a broken or a missing end.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(file, error.message);
    throw error;
  }
  if (bytes !== about.bytes || hash.digest('hex') !== about.sha256) throw damaged(file, 'its content is not what was written');
  return about;
}
