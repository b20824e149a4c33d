/** What players have made of the daily puzzles of each game; days as calendars have them. */
export const puzzles: readonly string[] = [
  `CREATE TABLE puzzle_streaks (
    identity TEXT NOT NULL, game TEXT NOT NULL, last TEXT NOT NULL, days INTEGER NOT NULL, longest INTEGER NOT NULL, found INTEGER NOT NULL,
    answered TEXT NOT NULL, PRIMARY KEY (identity, game))`,
];
