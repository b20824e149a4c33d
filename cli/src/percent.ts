/** A share with one digit, without its sign. */
export const percent = (share: number): string => (100 * share).toFixed(1);
