import { spoken } from '@orrery/kernel';

/** What the trainer says; it comes with its pages. */
export interface TrainText {
  readonly daily: string;
  readonly puzzle: string;
  readonly mistakes: string;
  readonly day: (day: Date) => string;
  readonly position: (at: number, of: number) => string;
  readonly hard: Readonly<Record<1 | 2 | 3, string>>;
  readonly find: string;
  readonly findBetter: string;
  readonly youPlayed: string;
  readonly tryOf: (at: number, of: number) => string;
  readonly hint: string;
  readonly hinted: string;
  readonly show: string;
  readonly weighing: string;
  readonly failed: string;
  readonly wrong: string;
  readonly brings: string;
  readonly thenRoll: string;
  readonly thenReveal: string;
  readonly thenOthers: string;
  readonly played: string;
  readonly ruledOut: string;
  readonly found: readonly [string, string, string];
  readonly notFound: string;
  readonly answer: string;
  readonly alsoRight: string;
  readonly second: string;
  readonly yours: string;
  readonly goOn: string;
  readonly thinking: string;
  readonly next: string;
  readonly another: string;
  readonly playOn: string;
  readonly replay: string;
  readonly analysis: string;
  readonly done: string;
  readonly doneNote: (found: number, of: number) => string;
  /** How many players here have found it, of all who answered. */
  readonly share: (found: number, answered: number) => string;
  readonly tell: string;
  /** What somebody tells others about the day's puzzle, without giving it away. */
  readonly told: (game: string, day: string, how: string, days: number) => string;
  readonly streak: (days: number) => string;
  readonly longest: (days: number) => string;
  readonly inAll: (puzzles: number) => string;
  readonly kept: string;
  readonly keptEverywhere: string;
  readonly practice: string;
  readonly worth: Readonly<Record<'chance' | 'points', (worth: number) => string>>;
  readonly worthOf: Readonly<Record<'chance' | 'points', string>>;
  readonly broken: string;
}

const en: TrainText = {
  daily: 'Puzzle of the day',
  puzzle: 'Puzzle',
  mistakes: 'Learn from your mistakes',
  day: (day) => day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  position: (at, of) => `Position ${at} of ${of}`,
  hard: { 1: 'easy', 2: 'medium', 3: 'hard' },
  find: 'Find the best answer.',
  findBetter: 'Find something better.',
  youPlayed: 'You played',
  tryOf: (at, of) => `Try ${at} of ${of}`,
  hint: 'Hint',
  hinted: 'It is one of those left.',
  show: 'Show the answer',
  weighing: 'Looking at it…',
  failed: 'That could not be worked out. Try another answer.',
  wrong: 'Something else is clearly better.',
  brings: 'It brings',
  thenRoll: 'then the dice decide',
  thenReveal: 'then something hidden comes up',
  thenOthers: 'then the others’ answers count',
  played: 'played',
  ruledOut: 'not this',
  found: ['Found at once', 'Found on the second try', 'Found on the third try'],
  notFound: 'not found',
  answer: 'The answer',
  alsoRight: 'This is as good:',
  second: 'next best',
  yours: 'played',
  goOn: 'How to go on',
  thinking: 'Looking further…',
  next: 'Next position',
  another: 'Another puzzle',
  playOn: 'Play from here',
  replay: 'See it in the replay',
  analysis: 'Back to the analysis',
  done: 'That was all',
  doneNote: (found, of) => `You found ${found} of ${of}.`,
  share: (found, answered) => `${Math.round((100 * found) / answered)}% of ${answered} players found it`,
  tell: 'Tell others',
  told: (game, day, how, days) => `${game}, puzzle of ${day}: ${how}.${days > 1 ? ` ${days} days in a row.` : ''}`,
  streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  longest: (days) => `longest ${days}`,
  inAll: (puzzles) => (puzzles === 1 ? '1 found in all' : `${puzzles} found in all`),
  kept: 'Counted on this device.',
  keptEverywhere: 'Counted for you on all your devices.',
  practice: 'For practice: only the puzzle of the day counts.',
  worth: { chance: (worth) => `${Math.round(worth * 100)}%`, points: (worth) => `${worth.toFixed(1)} points` },
  worthOf: { chance: 'Chance to win', points: 'Expected points' },
  broken: 'This puzzle does not open under the present rules.',
};

const de: TrainText = {
  daily: 'Rätsel des Tages',
  puzzle: 'Rätsel',
  mistakes: 'Aus Fehlern lernen',
  day: (day) => day.toLocaleDateString('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  position: (at, of) => `Stellung ${at} von ${of}`,
  hard: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  find: 'Finde die beste Antwort.',
  findBetter: 'Finde etwas Besseres.',
  youPlayed: 'Du hast gespielt:',
  tryOf: (at, of) => `Versuch ${at} von ${of}`,
  hint: 'Tipp',
  hinted: 'Es ist eine von denen, die bleiben.',
  show: 'Antwort zeigen',
  weighing: 'Wird angesehen …',
  failed: 'Das ließ sich nicht ausrechnen. Versuch etwas anderes.',
  wrong: 'Etwas anderes ist deutlich besser.',
  brings: 'Es bringt',
  thenRoll: 'dann entscheiden die Würfel',
  thenReveal: 'dann kommt Verdecktes ans Licht',
  thenOthers: 'dann zählen die Antworten der anderen',
  played: 'gespielt',
  ruledOut: 'nicht das',
  found: ['Auf Anhieb gefunden', 'Beim zweiten Versuch gefunden', 'Beim dritten Versuch gefunden'],
  notFound: 'nicht gefunden',
  answer: 'Die Antwort',
  alsoRight: 'Das ist genauso gut:',
  second: 'nächstbeste',
  yours: 'gespielt',
  goOn: 'Wie es weitergeht',
  thinking: 'Es wird weiter überlegt …',
  next: 'Nächste Stellung',
  another: 'Noch ein Rätsel',
  playOn: 'Von hier weiterspielen',
  replay: 'Im Rückblick ansehen',
  analysis: 'Zurück zur Analyse',
  done: 'Das war alles',
  doneNote: (found, of) => `Du hast ${found} von ${of} gefunden.`,
  share: (found, answered) => `Gefunden von ${Math.round((100 * found) / answered)}\u00a0% (${answered} Antworten)`,
  tell: 'Weitersagen',
  told: (game, day, how, days) => `${game}, Rätsel vom ${day}: ${how}.${days > 1 ? ` ${days} Tage in Folge.` : ''}`,
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  longest: (days) => `längste Folge: ${days}`,
  inAll: (puzzles) => `${puzzles} insgesamt gefunden`,
  kept: 'Gezählt auf diesem Gerät.',
  keptEverywhere: 'Gezählt für dich auf allen deinen Geräten.',
  practice: 'Zur Übung: Gezählt wird nur das Rätsel des Tages.',
  worth: {
    chance: (worth) => `${Math.round(worth * 100)}\u00a0%`,
    points: (worth) => `${worth.toFixed(1).replace('.', ',')} Punkte`,
  },
  worthOf: { chance: 'Siegchance', points: 'Erwartete Punkte' },
  broken: 'Dieses Rätsel lässt sich nach den jetzigen Regeln nicht öffnen.',
};

export const trainText = spoken<TrainText>({ en, de });
