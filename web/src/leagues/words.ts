import { counting, type Language, spoken } from '@orrery/kernel';
import type { Fixture, League, LeagueKind } from '@orrery/protocol';

/** The words of leagues. */
export interface LeagueText {
  readonly title: string;
  readonly lead: string;
  readonly ranking: string;
  readonly loading: string;
  readonly away: string;
  readonly notFound: string;
  readonly guest: string;
  readonly keep: string;
  readonly own: string;
  readonly others: string;
  readonly none: string;
  readonly kinds: Readonly<Record<LeagueKind, string>>;
  readonly kindHints: Readonly<Record<LeagueKind, string>>;
  readonly statuses: Readonly<Record<League['status'], string>>;
  readonly members: (count: number) => string;
  readonly season: (season: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly roundOf: (round: number) => string;
  readonly until: (date: string) => string;
  readonly ended: (date: string) => string;
  readonly create: string;
  readonly name: string;
  readonly nameHint: string;
  readonly game: string;
  readonly kind: string;
  readonly seats: string;
  readonly days: string;
  readonly daysValue: (days: number) => string;
  readonly daysHint: string;
  readonly rated: string;
  readonly ratedHint: string;
  readonly listed: string;
  readonly listedHint: string;
  readonly make: string;
  readonly join: string;
  readonly leave: string;
  readonly start: string;
  readonly end: string;
  readonly sure: string;
  readonly link: string;
  readonly copied: string;
  readonly waits: string;
  readonly next: string;
  readonly table: string;
  readonly columns: Readonly<Record<'place' | 'name' | 'played' | 'won' | 'points', string>>;
  readonly left: string;
  readonly challenge: string;
  readonly challengeHint: string;
  readonly matches: string;
  readonly noMatches: string;
  readonly fixtures: Readonly<Record<Fixture['status'], string>>;
  readonly play: string;
  readonly watch: string;
  readonly replay: string;
  readonly seasons: string;
  readonly present: string;
  /** What a server says no to here. */
  readonly refusals: Readonly<Record<string, string>>;
}

const countEn = counting('en');
const countDe = counting('de');

const en: LeagueText = {
  title: 'Leagues',
  lead: 'Matches over weeks, with a table of results. The server draws the pairings and sets up the tables.',
  ranking: 'Ranking and statistics',
  loading: 'One moment …',
  away: 'No server answers. Leagues are kept on a server.',
  notFound: 'There is no such league.',
  guest: 'Leagues are for players, so that nobody loses their place with a browser.',
  keep: 'Keep your seats',
  own: 'Your leagues',
  others: 'Open leagues',
  none: 'None yet.',
  kinds: { roundRobin: 'Everyone meets everyone', ladder: 'Ladder' },
  kindHints: {
    roundRobin: 'A season of rounds. You score 1 point for everyone you finish above, ½ for a tie.',
    ladder: 'Challenge someone up to three places above you; if you win, you take their place.',
  },
  statuses: { gathering: 'gathering', running: 'running', over: 'ended' },
  members: (count) => countEn(count, { one: 'member', other: 'members' }),
  season: (season) => `Season ${season}`,
  round: (round, rounds) => `round ${round} of ${rounds}`,
  roundOf: (round) => `Round ${round}`,
  until: (date) => `until ${date}`,
  ended: (date) => `ended ${date}`,
  create: 'New league',
  name: 'Name',
  nameHint: 'How it is listed, and what its tables are called.',
  game: 'Game',
  kind: 'Kind',
  seats: 'Players at a table',
  days: 'A match takes at most',
  daysValue: (days) => countEn(days, { one: 'day', other: 'days' }),
  daysHint: 'What is not finished by then counts for nobody.',
  rated: 'Rated',
  ratedHint: 'Its matches change ratings.',
  listed: 'Open to everyone',
  listedHint: 'Otherwise only people with the link find it. Its matches can be watched.',
  make: 'Create league',
  join: 'Join',
  leave: 'Leave',
  start: 'Start the season',
  end: 'End the league',
  sure: 'Really?',
  link: 'Copy link',
  copied: 'Copied',
  waits: 'The person who runs the league starts the season when enough people have joined.',
  next: 'You play from the next season on.',
  table: 'Table',
  columns: { place: 'Place', name: 'Name', played: 'Played', won: 'Won', points: 'Points' },
  left: 'left',
  challenge: 'Challenge',
  challengeHint: 'One open match at a time.',
  matches: 'Matches',
  noMatches: 'No matches yet.',
  fixtures: { planned: 'planned', open: 'being played', played: 'finished', missed: 'not finished in time' },
  play: 'Play',
  watch: 'Watch',
  replay: 'Replay',
  seasons: 'Seasons',
  present: 'Now',
  refusals: {
    tooManyLeagues: 'You have as many leagues as one can have. Leave or end one first.',
    leagueFull: 'The league is full.',
    tooFewMembers: 'A season needs at least two members.',
    mayNotChallenge: 'They cannot be challenged now: too far away, or one of you has an open match.',
    notTheCreator: 'Only the person who runs the league can do that.',
    alreadyStarted: 'The season has already started.',
    over: 'The league has ended.',
    options: 'These rules do not fit every table of this league.',
    notAPlayer: 'Leagues are for players.',
  },
};

const de: LeagueText = {
  title: 'Ligen',
  lead: 'Partien über Wochen, mit einer Tabelle. Der Server macht die Paarungen und eröffnet die Tische.',
  ranking: 'Rangliste und Statistik',
  loading: 'Einen Moment …',
  away: 'Kein Server antwortet. Ligen liegen auf einem Server.',
  notFound: 'Diese Liga gibt es nicht.',
  guest: 'Ligen gibt es mit einem Profil, damit mit dem Browser kein Platz verloren geht.',
  keep: 'Plätze behalten',
  own: 'Deine Ligen',
  others: 'Offene Ligen',
  none: 'Noch keine.',
  kinds: { roundRobin: 'Alle gegen alle', ladder: 'Leiter' },
  kindHints: {
    roundRobin: 'Eine Saison aus Runden. 1 Punkt für alle, vor denen du landest, ½ bei Gleichstand.',
    ladder: 'Fordere jemanden bis zu drei Plätze über dir heraus; gewinnst du, nimmst du den Platz ein.',
  },
  statuses: { gathering: 'sammelt sich', running: 'läuft', over: 'beendet' },
  members: (count) => countDe(count, { one: 'Mitglied', other: 'Mitglieder' }),
  season: (season) => `Saison ${season}`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  roundOf: (round) => `Runde ${round}`,
  until: (date) => `bis ${date}`,
  ended: (date) => `beendet am ${date}`,
  create: 'Neue Liga',
  name: 'Name',
  nameHint: 'So steht sie in der Liste, und so heißen ihre Tische.',
  game: 'Spiel',
  kind: 'Art',
  seats: 'Plätze am Tisch',
  days: 'Eine Partie dauert höchstens',
  daysValue: (days) => countDe(days, { one: 'Tag', other: 'Tage' }),
  daysHint: 'Was bis dahin nicht beendet ist, zählt für niemanden.',
  rated: 'Gewertet',
  ratedHint: 'Ihre Partien ändern die Wertung.',
  listed: 'Offen für alle',
  listedHint: 'Sonst findet sie nur, wer den Link hat. Bei ihren Partien kann man zusehen.',
  make: 'Liga gründen',
  join: 'Mitspielen',
  leave: 'Verlassen',
  start: 'Saison beginnen',
  end: 'Liga beenden',
  sure: 'Wirklich?',
  link: 'Link kopieren',
  copied: 'Kopiert',
  waits: 'Wer die Liga führt, beginnt die Saison, sobald genug dabei sind.',
  next: 'Du spielst ab der nächsten Saison mit.',
  table: 'Tabelle',
  columns: { place: 'Platz', name: 'Name', played: 'Gespielt', won: 'Gewonnen', points: 'Punkte' },
  left: 'ausgestiegen',
  challenge: 'Herausfordern',
  challengeHint: 'Eine offene Partie zur selben Zeit.',
  matches: 'Partien',
  noMatches: 'Noch keine Partien.',
  fixtures: { planned: 'geplant', open: 'läuft', played: 'beendet', missed: 'nicht rechtzeitig beendet' },
  play: 'Spielen',
  watch: 'Zusehen',
  replay: 'Rückblick',
  seasons: 'Saisons',
  present: 'Jetzt',
  refusals: {
    tooManyLeagues: 'Du hast so viele Ligen, wie man haben kann. Verlass oder beende zuerst eine.',
    leagueFull: 'Die Liga ist voll.',
    tooFewMembers: 'Eine Saison braucht mindestens zwei Mitglieder.',
    mayNotChallenge: 'Herausfordern geht gerade nicht: zu weit entfernt, oder es läuft schon eine Partie.',
    notTheCreator: 'Das kann nur, wer die Liga führt.',
    alreadyStarted: 'Die Saison hat schon begonnen.',
    over: 'Die Liga ist beendet.',
    options: 'Diese Regeln passen nicht zu jedem Tisch dieser Liga.',
    notAPlayer: 'Ligen gibt es mit einem Profil.',
  },
};

export const leagueTexts: Readonly<Record<Language, LeagueText>> = spoken<LeagueText>({ en, de });
