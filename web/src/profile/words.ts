import { counting, type Language, spoken } from '@orrery/kernel';
import type { Friend, ShownTo } from '@orrery/protocol';

/** The words of the page on how somebody has played. */
export interface ProfileText {
  readonly title: string;
  readonly loading: string;
  readonly away: string;
  readonly guest: string;
  readonly keep: string;
  readonly hidden: string;
  readonly since: (date: string) => string;
  readonly matches: (count: number) => string;
  readonly won: string;
  readonly inARow: string;
  readonly seen: Readonly<
    Record<
      | 'title'
      | 'name'
      | 'results'
      | 'running'
      | 'online'
      | 'times'
      | 'privates'
      | 'friends'
      | 'present'
      | 'never'
      | 'asStranger'
      | 'stranger'
      | 'back',
      string
    >
  >;
  readonly friends: {
    readonly title: string;
    readonly none: string;
    /** Above those one may ask. */
    readonly met: string;
    readonly askThem: (name: string) => string;
    readonly here: string;
    readonly away: string;
    readonly is: Readonly<Record<Friend['is'], string>>;
    readonly yes: string;
    readonly end: Readonly<Record<Friend['is'], (name: string) => string>>;
    readonly ask: string;
    readonly accept: string;
    readonly takeBack: string;
    readonly noLonger: string;
  };
  readonly shownValues: Readonly<Record<ShownTo, string>>;
  readonly shownHint: string;
  readonly link: string;
  readonly copied: string;
  readonly settings: string;
  readonly ratings: string;
  readonly ratingsHint: string;
  readonly unrated: string;
  readonly rating: (value: number, spread: number) => string;
  /** A rating before and after the last matches, said instead of drawn. */
  readonly curve: (values: readonly number[]) => string;
  readonly you: string;
  readonly history: string;
  readonly none: string;
  readonly filters: Readonly<Record<'all' | 'people' | 'bots' | 'rated', string>>;
  readonly columns: Readonly<Record<'ended' | 'game' | 'table' | 'place' | 'rating', string>>;
  readonly place: (place: number) => string;
  readonly alone: string;
  readonly against: string;
  readonly analysis: string;
  readonly replay: string;
  readonly headToHead: string;
  readonly stoodHigher: string;
  readonly nobodyYet: string;
  readonly records: string;
  readonly longest: string;
  readonly best: (game: string) => string;
  /** How long a turn takes at tables over days. */
  readonly turn: string;
  readonly weeks: string;
  readonly weeksSince: (month: string) => string;
  readonly week: (begins: string, count: number) => string;
}

const countEn = counting('en');
const countDe = counting('de');
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const en: ProfileText = {
  title: 'Results and ratings',
  loading: 'One moment …',
  away: 'No server answers. Results are kept on a server.',
  guest: 'Results are kept for players.',
  keep: 'Keep your seats',
  hidden: 'There is no such profile, or it is not shown to you.',
  since: (date) => `plays since ${date}`,
  matches: (count) => countEn(count, { one: 'match', other: 'matches' }),
  won: 'won',
  inARow: 'in a row',
  seen: {
    title: 'What others see',
    name: 'Name and picture',
    results: 'Results and ratings',
    running: 'Running matches',
    online: 'That you are here',
    times: 'Turn times',
    privates: 'Private tables',
    friends: 'Friends',
    present: 'Who sat there',
    never:
      'Nobody sees your mail address, devices, notes and webhooks. Unrated matches stay out of every list but yours and those of whoever sat there.',
    asStranger: 'See this page as a stranger',
    stranger: 'This is what somebody sees who has never played with you.',
    back: 'Back to my view',
  },
  friends: {
    title: 'Friends',
    none: 'Nobody yet. You can ask people you have played with.',
    met: 'You have played with',
    here: 'here now',
    away: 'not here',
    is: { friends: 'You are friends', asked: 'asked, no answer yet', asks: 'would like to be friends' },
    yes: 'Yes',
    end: {
      friends: (name) => `No longer friends with ${name}`,
      asked: (name) => `Do not ask ${name} after all`,
      asks: (name) => `No to ${name}`,
    },
    askThem: (name) => `Ask ${name} to be friends`,
    ask: 'Ask to be friends',
    accept: 'Be friends',
    takeBack: 'Take it back',
    noLonger: 'No longer friends',
  },
  shownValues: { nobody: 'Only me', played: 'Who played me', everybody: 'Everyone' },
  shownHint: 'Everyone in a match sees its result. The ladder shows only those whose results are open to everyone.',
  link: 'Copy link',
  copied: 'Copied',
  settings: 'Name, devices, data',
  ratings: 'Ratings',
  ratingsHint: 'People and bots on one scale; the band says how sure it is.',
  unrated: 'no rated match yet',
  rating: (value, spread) => `${value}, give or take ${spread}`,
  curve: (values) => `Over the last ${countEn(values.length - 1, { one: 'rated match', other: 'rated matches' })}: ${values.join(', ')}`,
  you: 'you',
  history: 'History',
  none: 'No finished matches on this server yet.',
  filters: { all: 'All', people: 'People', bots: 'Bots', rated: 'Rated' },
  columns: { ended: 'Ended', game: 'Game', table: 'Table', place: 'Place and points', rating: 'Rating' },
  place: (place) => `${place}${endings[ordinal.select(place)] ?? 'th'}`,
  alone: 'alone',
  against: 'v',
  analysis: 'Analysis',
  replay: 'Replay',
  headToHead: 'Head to head',
  stoodHigher: 'who stood higher',
  nobodyYet: 'Nobody yet.',
  records: 'Streaks and best scores',
  longest: 'Most won in a row',
  best: (game) => `Best score in ${game}`,
  turn: 'Median time for a turn, over days',
  weeks: 'Matches ended a week',
  weeksSince: (month) => `since ${month}`,
  week: (begins, count) => `week from ${begins}: ${countEn(count, { one: 'match', other: 'matches' })}`,
};

const de: ProfileText = {
  title: 'Ergebnisse und Wertung',
  loading: 'Einen Moment …',
  away: 'Kein Server antwortet. Ergebnisse liegen auf einem Server.',
  guest: 'Ergebnisse gibt es mit einem Profil.',
  keep: 'Plätze behalten',
  hidden: 'Dieses Profil gibt es nicht, oder es wird dir nicht gezeigt.',
  since: (date) => `spielt seit ${date}`,
  matches: (count) => countDe(count, { one: 'Partie', other: 'Partien' }),
  won: 'gewonnen',
  inARow: 'in Folge',
  seen: {
    title: 'Was andere sehen',
    name: 'Name und Bild',
    results: 'Ergebnisse, Wertung',
    running: 'Laufende Partien',
    online: 'Dass du da bist',
    times: 'Zugzeiten',
    privates: 'Private Tische',
    friends: 'Freunde',
    present: 'Wer dabei war',
    never:
      'E-Mail-Adresse, Geräte, Notizen und Webhooks sieht niemand. Ungewertete Partien stehen nur in deiner Liste und in denen der Mitspielenden.',
    asStranger: 'Diese Seite als Fremder sehen',
    stranger: 'Das sieht, wer nie mit dir gespielt hat.',
    back: 'Zurück zu meiner Ansicht',
  },
  friends: {
    title: 'Freunde',
    none: 'Noch niemand. Du kannst Leute fragen, mit denen du gespielt hast.',
    met: 'Du hast gespielt mit',
    here: 'gerade da',
    away: 'nicht da',
    is: { friends: 'Ihr seid befreundet', asked: 'gefragt, noch keine Antwort', asks: 'möchte mit dir befreundet sein' },
    yes: 'Ja',
    end: {
      friends: (name) => `Nicht mehr mit ${name} befreundet sein`,
      asked: (name) => `${name} doch nicht fragen`,
      asks: (name) => `${name} absagen`,
    },
    askThem: (name) => `${name} Freundschaft anbieten`,
    ask: 'Freundschaft anbieten',
    accept: 'Freundschaft annehmen',
    takeBack: 'Angebot zurückziehen',
    noLonger: 'Freundschaft beenden',
  },
  shownValues: { nobody: 'Nur ich', played: 'Mitspielende', everybody: 'Alle' },
  shownHint: 'Das Ergebnis einer Partie sehen alle, die dabei waren. In der Rangliste stehen nur Profile, die alle sehen dürfen.',
  link: 'Link kopieren',
  copied: 'Kopiert',
  settings: 'Name, Geräte, Daten',
  ratings: 'Wertung',
  ratingsHint: 'Menschen und Bots auf einer Skala; das Band zeigt, wie sicher sie ist.',
  unrated: 'noch keine gewertete Partie',
  rating: (value, spread) => `${value}, auf ${spread} genau`,
  curve: (values) =>
    values.length === 2
      ? `In der letzten gewerteten Partie: ${values.join(', ')}`
      : `In den letzten ${values.length - 1} gewerteten Partien: ${values.join(', ')}`,
  you: 'du',
  history: 'Verlauf',
  none: 'Noch keine beendete Partie auf diesem Server.',
  filters: { all: 'Alle', people: 'Menschen', bots: 'Bots', rated: 'Gewertet' },
  columns: { ended: 'Ende', game: 'Spiel', table: 'Tisch', place: 'Platz und Punkte', rating: 'Wertung' },
  place: (place) => `${place}.`,
  alone: 'allein',
  against: 'gegen',
  analysis: 'Analyse',
  replay: 'Rückblick',
  headToHead: 'Direkter Vergleich',
  stoodHigher: 'wer besser stand',
  nobodyYet: 'Noch niemand.',
  records: 'Serien und Bestwerte',
  longest: 'Meiste Siege in Folge',
  best: (game) => `Bestwert in ${game}`,
  turn: 'Zeit für einen Zug im Median, über Tage',
  weeks: 'Beendete Partien je Woche',
  weeksSince: (month) => `seit ${month}`,
  week: (begins, count) => `Woche ab ${begins}: ${countDe(count, { one: 'Partie', other: 'Partien' })}`,
};

export const profileTexts: Readonly<Record<Language, ProfileText>> = spoken<ProfileText>({ en, de });
