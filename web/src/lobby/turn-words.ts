import { spoken } from '@orrery/kernel';

/** For whoever comes back. Tables do without these words, so they are not the house's. */
export const turnTexts = spoken({
  en: {
    /** Opens the form for a table, where only its games are shown. */
    plan: 'Seats, rules, clock',
    /** Lays a table as the last one was. */
    playNow: 'Play now',
    newTable: 'New table',
    asLast: (table: string) => `as last time: ${table}`,
    /** Beside "Your turn": how many, and in which order they stand. */
    tightest: (count: number) => (count === 1 ? 'One match waits for you.' : `${count} matches wait for you, the tightest clock first.`),
    /** My tables at which others are asked, and those that are over. */
    othersMove: 'Others to move',
    finished: 'Just finished',
    /** Below what is left: how much a clock can hold. */
    ofBank: (time: string) => `of ${time}`,
    paused: (until: string) => `pauses until ${until}`,
    /** How much has happened while I was away. */
    since: (moves: number) => `${moves === 1 ? '1 move' : `${moves} moves`} since yours`,
  },
  de: {
    plan: 'Plätze, Regeln, Uhr',
    playNow: 'Gleich spielen',
    newTable: 'Neuer Tisch',
    asLast: (table: string) => `wie zuletzt: ${table}`,
    tightest: (count: number) => (count === 1 ? 'Eine Partie wartet auf dich.' : `${count} Partien, knappste Zeit zuerst`),
    othersMove: 'Andere sind dran',
    finished: 'Zuletzt beendet',
    ofBank: (time: string) => `von ${time}`,
    paused: (until: string) => `pausiert bis ${until}`,
    since: (moves: number) => `${moves === 1 ? '1 Zug' : `${moves} Züge`} seit deinem`,
  },
});
