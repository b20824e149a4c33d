import { counting, type Language, spoken } from '@orrery/kernel';

/** The words of the page on how a game is played here. */
export interface RankingText {
  readonly title: string;
  readonly games: string;
  readonly leagues: string;
  readonly loading: string;
  readonly away: string;
  readonly ladder: string;
  readonly ladderHint: string;
  readonly nobody: string;
  readonly columns: Readonly<Record<'place' | 'name' | 'rating' | 'matches', string>>;
  readonly rating: (value: number, spread: number) => string;
  readonly facts: string;
  readonly factsHint: string;
  readonly none: string;
  readonly matches: (count: number) => string;
  readonly length: (length: string) => string;
  readonly moves: (count: number) => string;
  readonly seats: (seats: number) => string;
  readonly points: (winners: string, others: string | null) => string;
  readonly seat: (seat: number, share: string) => string;
  readonly plays: string;
  readonly playsHint: string;
  readonly seen: (count: number) => string;
  readonly share: (share: string, expected: string) => string;
  readonly bot: string;
}

const countEn = counting('en');
const countDe = counting('de');

const en: RankingText = {
  title: 'Ranking and statistics',
  games: 'Games',
  leagues: 'Leagues',
  loading: 'One moment …',
  away: 'No server answers. Rankings are kept on a server.',
  ladder: 'Ranking',
  ladderHint: 'People and bots on one scale, after three rated matches. It names only those who show their results to everyone.',
  nobody: 'Nobody has played three rated matches yet.',
  columns: { place: 'Place', name: 'Name', rating: 'Rating', matches: 'Matches' },
  rating: (value, spread) => `${value}, give or take ${spread}`,
  facts: 'How it is played here',
  factsHint: 'from the last public matches',
  none: 'No public match has been finished yet.',
  matches: (count) => countEn(count, { one: 'match', other: 'matches' }),
  length: (length) => `half of them within ${length}`,
  moves: (count) => `half of them within ${countEn(count, { one: 'move', other: 'moves' })}`,
  seats: (seats) => countEn(seats, { one: 'player', other: 'players' }),
  points: (winners, others) =>
    others === null ? `${winners} points on average` : `winners ${winners}, others ${others} points on average`,
  seat: (seat, share) => `Seat ${seat} won ${share}`,
  plays: 'What wins',
  playsHint: 'share of matches won; the mark is what chance alone would give',
  seen: (count) => countEn(count, { one: 'match', other: 'matches' }),
  share: (share, expected) => `won ${share}, by chance ${expected}`,
  bot: 'Bot',
};

const de: RankingText = {
  title: 'Rangliste und Statistik',
  games: 'Spiele',
  leagues: 'Ligen',
  loading: 'Einen Moment …',
  away: 'Kein Server antwortet. Ranglisten liegen auf einem Server.',
  ladder: 'Rangliste',
  ladderHint: 'Menschen und Bots auf einer Skala, ab drei gewerteten Partien. Genannt wird nur, wer seine Ergebnisse allen zeigt.',
  nobody: 'Noch niemand hat drei gewertete Partien gespielt.',
  columns: { place: 'Platz', name: 'Name', rating: 'Wertung', matches: 'Partien' },
  rating: (value, spread) => `${value}, auf ${spread} genau`,
  facts: 'So wird hier gespielt',
  factsHint: 'aus den letzten öffentlichen Partien',
  none: 'Noch keine öffentliche Partie ist beendet.',
  matches: (count) => countDe(count, { one: 'Partie', other: 'Partien' }),
  length: (length) => `die Hälfte in höchstens ${length}`,
  moves: (count) => `die Hälfte mit höchstens ${countDe(count, { one: 'Zug', other: 'Zügen' })}`,
  seats: (seats) => (seats === 1 ? 'allein' : `zu ${['zweit', 'dritt', 'viert'][seats - 2] ?? seats}`),
  points: (winners, others) =>
    others === null ? `im Schnitt ${winners} Punkte` : `im Schnitt ${winners} Punkte für den Sieg, sonst ${others}`,
  seat: (seat, share) => `Platz ${seat} gewann ${share}`,
  plays: 'Was gewinnt',
  playsHint: 'Anteil gewonnener Partien; die Marke zeigt, was der Zufall ergäbe',
  seen: (count) => countDe(count, { one: 'Partie', other: 'Partien' }),
  share: (share, expected) => `${share} gewonnen, durch Zufall ${expected}`,
  bot: 'Bot',
};

export const rankingTexts: Readonly<Record<Language, RankingText>> = spoken<RankingText>({ en, de });
