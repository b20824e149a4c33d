import { type Language, spoken } from '@orrery/kernel';

/** Words for the tables of others, which a lobby without any does not need. */
export interface OthersText {
  readonly friends: string;
  readonly running: string;
  readonly paces: Readonly<Record<'all' | 'live' | 'days', string>>;
  readonly game: string;
  readonly allGames: string;
  readonly noneLikeThat: string;
  readonly free: (free: number, seats: number) => string;
  readonly noClock: string;
  readonly rated: string;
}

const en: OthersText = {
  friends: 'Friends at the table',
  running: 'Running tables',
  paces: { all: 'All', live: 'Live', days: 'Turn-based' },
  game: 'Game',
  allGames: 'All games',
  noneLikeThat: 'No open tables of this kind right now.',
  free: (free, seats) => `${free} of ${seats} free`,
  noClock: 'no clock',
  rated: 'rated',
};

const de: OthersText = {
  friends: 'Freunde am Tisch',
  running: 'Laufende Tische',
  paces: { all: 'Alle', live: 'Live', days: 'Fernpartie' },
  game: 'Spiel',
  allGames: 'Alle Spiele',
  noneLikeThat: 'Gerade kein offener Tisch dieser Art.',
  free: (free, seats) => `${free} von ${seats} frei`,
  noClock: 'ohne Uhr',
  rated: 'gewertet',
};

export const othersTexts: Readonly<Record<Language, OthersText>> = spoken<OthersText>({ en, de });
