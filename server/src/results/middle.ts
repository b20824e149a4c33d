/** The one in the middle of these, the greater of two; null where there are none. */
export const middle = (values: readonly number[]): number | null => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
