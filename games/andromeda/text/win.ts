/** How one wins, in half a sentence: for the goal at the table and for the lobby. */
export const win = {
  en: 'with 8 domination points (DP) at the end of a round (7 with 3 players, 6 with 4), or with the most DP after 7 rounds.',
  de: 'mit 8 Kontrollpunkten (KP) am Ende einer Runde (zu dritt 7, zu viert 6), sonst mit den meisten KP nach 7 Runden.',
};
