import { spoken } from '@orrery/kernel';

/** What is said about a finished match besides its points. It is loaded when one is over. */
export interface FinishText {
  readonly moment: string;
  readonly looking: string;
  readonly chance: string;
  readonly replay: string;
  readonly first: (points: number) => string;
  readonly best: (points: number, before: number) => string;
  readonly notBest: (best: number) => string;
  readonly inARow: (wins: number) => string;
  readonly rating: (value: number) => string;
}

export const finishText = spoken<FinishText>({
  en: {
    moment: 'The moment that decided it',
    looking: 'Looking for the moment that decided it …',
    chance: 'Chance to win',
    replay: 'See it again',
    first: (points) => `Your first result here: ${points}`,
    best: (points, before) => `Your best result: ${points}, ${before} before`,
    notBest: (best) => `Your best result is still ${best}`,
    inARow: (wins) => `${wins} wins in a row`,
    rating: (value) => `Rating ${value}`,
  },
  de: {
    moment: 'Der Moment, der entschied',
    looking: 'Der entscheidende Moment wird gesucht …',
    chance: 'Gewinnchance',
    replay: 'Noch einmal ansehen',
    first: (points) => `Dein erstes Ergebnis hier: ${points}`,
    best: (points, before) => `Dein bestes Ergebnis: ${points}, bisher ${before}`,
    notBest: (best) => `Dein bestes Ergebnis bleibt ${best}`,
    inARow: (wins) => `${wins} Siege in Folge`,
    rating: (value) => `Wertung ${value}`,
  },
});
