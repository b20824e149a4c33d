/** How long a seat's turns took, in the middle of them: only at tables over days, and of matches noted from now on. */
export const turnTimes: readonly string[] = ['ALTER TABLE results ADD COLUMN turn BIGINT'];
