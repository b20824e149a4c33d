export { BadBackup } from '../backup/bad-backup.ts';
export { restoreBackup } from '../backup/restore.ts';
export { adminAddress } from './address.ts';
export { ask } from './ask.ts';
export { type AdminRequest, adminRequest } from './requests.ts';
