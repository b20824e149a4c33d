/** Visitors whom those who run the server have shut out. */
export const bans: readonly string[] = ['CREATE TABLE bans (identity TEXT PRIMARY KEY, since BIGINT NOT NULL, why TEXT NOT NULL)'];
