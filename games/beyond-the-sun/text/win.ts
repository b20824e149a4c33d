/** How one wins, in half a sentence: for the goal at the table and for the lobby. */
export const win = {
  en: 'with the most VP in the final count.',
  de: 'mit den meisten SP in der Wertung am Ende.',
};
