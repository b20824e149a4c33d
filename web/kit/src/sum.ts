export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
