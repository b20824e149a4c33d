/** How one wins, in half a sentence: for the goal at the table and for the lobby. */
export const win = {
  en: 'with the most VP after the final scoring.',
  de: 'mit den meisten SP nach der Schlusswertung.',
};
