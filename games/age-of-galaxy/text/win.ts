/** How one wins, in half a sentence: for the goal at the table and for the lobby. */
export const win = {
  en: 'with the most VP after five rounds.',
  de: 'mit den meisten SP nach fünf Runden.',
};
