import { Worker } from 'node:worker_threads';
import { BadBackup } from './bad-backup.ts';
import type { BackupHeader } from './format.ts';

export type BackupJob =
  | { readonly kind: 'copyFromPostgres' | 'copyToPostgres'; readonly url: string; readonly database: string }
  | { readonly kind: 'header'; readonly file: string }
  | { readonly kind: 'open'; readonly file: string; readonly database: string }
  | ({ readonly kind: 'pack'; readonly file: string; readonly database: string } & Pick<BackupHeader, 'orrery' | 'from' | 'made'>);
export type BackupReply = {
  readonly header?: BackupHeader | undefined;
  readonly error?: string;
  readonly code?: string;
  readonly bad?: boolean;
};

/** Has it done in a thread. */
export function inThread(job: BackupJob & { kind: 'header' | 'open' | 'pack' }): Promise<BackupHeader>;
export function inThread(job: BackupJob): Promise<BackupHeader | undefined>;
export function inThread(job: BackupJob): Promise<BackupHeader | undefined> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: job });
    thread.once('message', ({ header, error, code, bad }: BackupReply) => {
      if (error === undefined) resolve(header);
      else reject(bad === true ? new BadBackup(error) : Object.assign(new Error(error), { code }));
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the backup thread has ended')));
  });
}
