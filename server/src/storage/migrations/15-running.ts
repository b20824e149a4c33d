/** Running tables that everybody may watch are found without going through all that are being played. */
export const running: readonly string[] = ["CREATE INDEX tables_running ON tables (updated) WHERE listed = 1 AND status = 'playing'"];
