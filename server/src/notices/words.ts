import type { ClockRule, MotionKind } from '@orrery/host';
import { counting, type Language, listing, spoken } from '@orrery/kernel';
import type { NoticeKind } from '@orrery/protocol';
import type { Facts } from '../rules/jobs.ts';

/** What an invitation says of a table. */
export type Invited = { readonly by: string; readonly game: string; readonly clock: ClockRule; readonly seats: number };
type Wanted = NonNullable<Facts['motion']>['wanted'];
type OfTable = Exclude<NoticeKind, 'invite' | 'rematch' | 'friend' | 'said'>;

type Said = { readonly title: string; readonly body: string };
type Words = {
  /** `zone` is where they live: a moment is told by their clock. */
  of(kind: OfTable, facts: Facts, title: string, zone: string): Said;
  /** To whoever is asked to a table; `again`: to one they have just sat at. */
  invited(invited: Invited, title: string, again: boolean): Said;
  /** To friends of whoever lays a table with room. */
  laid(invited: Invited, title: string): Said;
  /** What somebody said to the table. */
  said(line: { readonly by: string; readonly text: string }, facts: Facts, title: string): Said;
  /** To a chat of everybody at the table. */
  toTable(facts: Facts, title: string, over: boolean): Said;
  several(count: number): string;
  /** To whoever wants to come back as this player. */
  comeBack(name: string): Said;
  readonly test: Said;
  readonly tableTest: Said;
  readonly confirm: Said;
  readonly manage: string;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Two units from a day on, else one: what matters is how soon. */
function length(language: Language, ms: number): string {
  const number = counting(language);
  const [day, hour, minute] =
    language === 'de'
      ? [{ one: 'Tag', other: 'Tage' }, { other: 'Std.' }, { other: 'Min.' }]
      : [{ one: 'day', other: 'days' }, { other: 'h' }, { other: 'min' }];
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  if (minutes < 60) return number(minutes, minute);
  const hours = Math.round(ms / HOUR);
  if (hours < 24) return number(hours, hour);
  const rest = Math.round((ms % DAY) / HOUR) % 24;
  return rest === 0 ? number(Math.round(ms / DAY), day) : `${number(Math.floor(ms / DAY), day)} ${number(rest, hour)}`;
}

/** Sentences one after the other; each ends as a sentence does. */
const told = (...sentences: readonly string[]): string =>
  sentences
    .filter((s) => s !== '')
    .map((s) => (/[.!?…][”“]?$/.test(s) ? s : `${s}.`))
    .join(' ');

const points = (scores: readonly number[]): string => scores.map((s) => (s < 0 ? `−${-s}` : String(s))).join(' : ');
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const nth = (n: number): string => `${n}${endings[ordinal.select(n)] ?? 'th'}`;

const motionsEn: Readonly<Record<Exclude<MotionKind, 'pause'>, string>> = {
  end: 'End the match without a winner?',
  resume: 'End the pause?',
  undo: 'Take back a move?',
};
const motionsDe: Readonly<Record<Exclude<MotionKind, 'pause'>, string>> = {
  end: 'Die Partie ohne Sieger beenden?',
  resume: 'Die Pause beenden?',
  undo: 'Einen Zug zurücknehmen?',
};

/** A day near enough to be called by its name. */
const moment = (language: string, zone: string, at: number): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
const wantedEn = (wanted: Wanted, zone: string): string =>
  wanted.what === 'pause' ? `Pause until ${moment('en-GB', zone, wanted.until)}?` : motionsEn[wanted.what];
const wantedDe = (wanted: Wanted, zone: string): string =>
  wanted.what === 'pause' ? `Pause bis ${moment('de', zone, wanted.until)}?` : motionsDe[wanted.what];

/** By which clock it is played, and by how many; a table that is called by its maker's name needs no second one. */
const termsEn = ({ by, clock, seats }: Invited, title: string): string =>
  told(title === by ? '' : title, `${clockEn(clock)}, ${counting('en')(seats, { one: 'player', other: 'players' })}`);
const termsDe = ({ by, clock, seats }: Invited, title: string): string =>
  told(title === by ? '' : title, `${clockDe(clock)}, ${counting('de')(seats, { one: 'Platz', other: 'Plätze' })}`);

const en: Words = {
  of(kind, facts, title, zone) {
    const { game, round, last, question, left, votes, motion, result, woke } = facts;
    const time = left === null ? '' : `${length('en', left)} left.`;
    switch (kind) {
      case 'turn':
        return { title: `Your turn: ${game}`, body: told(round > 0 ? `${title}, round ${round}` : title, last, question, time) };
      case 'short':
        return {
          title: `${left === null ? 'Little time' : length('en', left)} left in ${game}`,
          body: told(title, 'After that the others decide'),
        };
      case 'vote':
        return {
          title: `${motion?.by ?? votes[0]?.by ?? 'Someone'} asks the table`,
          body: told(motion === null ? `What about ${votes[0]?.about ?? '…'}?` : wantedEn(motion.wanted, zone), `${game}, ${title}`),
        };
      case 'standIn':
        return { title: `A bot plays for you in ${game}`, body: told(title, 'Take your seat back when you like') };
      case 'back':
        return { title: `You play yourself again: ${game}`, body: told(title) };
      case 'asleep':
        return { title: `${game} sleeps`, body: told(title, 'Nobody is in time. The first one back wakes it') };
      case 'awake':
        return { title: `${game} goes on`, body: woke === '' ? told(title) : told(`${woke} woke ${title}`) };
      case 'over':
        return { title: `${game} is over`, body: told(title, overEn(result)) };
    }
  },
  invited: (invited, title, again) =>
    again
      ? { title: `${invited.by} wants a rematch in ${invited.game}`, body: 'Are you in?' }
      : {
          title: `${invited.by} invites you to ${invited.game}`,
          body: termsEn(invited, title),
        },
  laid: (invited, title) => ({ title: `${invited.by} opens a table: ${invited.game}`, body: termsEn(invited, title) }),
  said: ({ by, text }, { game }, title) => ({ title: `${game}: ${by} writes`, body: told(title, `“${text}”`) }),
  toTable: ({ game, round, last, question, waiting, result, winners }, title, over) =>
    over
      ? {
          title: `${game} is over`,
          body: told(title, result === null ? overEn(null) : `${listing('en')(winners)} won, ${points(result.scores)}`),
        }
      : {
          title: `${listing('en')(waiting)} to move: ${game}`,
          body: told(round > 0 ? `${title}, round ${round}` : title, last, waiting.length === 1 ? question : ''),
        },
  several: (count) => `${counting('en')(count, { one: 'match waits', other: 'matches wait' })} for you`,
  comeBack: (name) => ({
    title: 'Come back to Orrery',
    body: `This link lets the device you open it on play as ${name}. It works once, for half an hour. If you did not ask for it, nothing happens.`,
  }),
  test: { title: 'Orrery', body: 'So you hear of it when it is your turn.' },
  tableTest: { title: 'Orrery', body: 'Whoever is to move at this table is named here from now on.' },
  confirm: {
    title: 'Is this your address?',
    body: 'Someone wants Orrery to write here when it is their turn. Open the link if that was you; otherwise you will hear no more of it.',
  },
  manage: 'What reaches you, and how',
};

/** Over days what matters is what a turn brings, at one sitting what everybody begins with. */
const overDays = ({ bank }: { readonly bank: number }): boolean => bank >= 6 * HOUR;

function clockEn(clock: ClockRule): string {
  if (clock.kind === 'none') return 'No clock';
  return overDays(clock) ? `${length('en', clock.increment)} a turn` : `${length('en', clock.bank)} each`;
}

function overEn(result: Facts['result']): string {
  if (result === null) return 'The match was ended before its end';
  if (result.won) return `${result.shared ? 'You share the victory' : 'You won'}, ${points(result.scores)}`;
  return `You came ${nth(result.place)} of ${result.scores.length}, ${points(result.scores)}`;
}

const de: Words = {
  of(kind, facts, title, zone) {
    const { game, round, last, question, left, votes, motion, result, woke } = facts;
    const time = left === null ? '' : `Noch ${length('de', left)}`;
    switch (kind) {
      case 'turn':
        return { title: `Du bist dran: ${game}`, body: told(round > 0 ? `${title}, Runde ${round}` : title, last, question, time) };
      case 'short':
        return {
          title: left === null ? `Die Zeit wird knapp: ${game}` : `Noch ${length('de', left)} in ${game}`,
          body: told(title, 'Danach entscheiden die anderen'),
        };
      case 'vote':
        return {
          title: `${motion?.by ?? votes[0]?.by ?? 'Jemand'} fragt den Tisch`,
          body: told(
            motion === null ? `Wie geht es mit ${votes[0]?.about ?? '…'} weiter?` : wantedDe(motion.wanted, zone),
            `${game}, ${title}`,
          ),
        };
      case 'standIn':
        return { title: `Ein Bot vertritt dich in ${game}`, body: told(title, 'Du kannst jederzeit wieder übernehmen') };
      case 'back':
        return { title: `Du spielst wieder selbst: ${game}`, body: told(title) };
      case 'asleep':
        return { title: `${game} ruht`, body: told(title, 'Alle sind über der Zeit. Wer zuerst zurückkommt, weckt den Tisch') };
      case 'awake':
        return { title: `${game} geht weiter`, body: woke === '' ? told(title) : told(`${woke} hat ${title} geweckt`) };
      case 'over':
        return { title: `${game} ist zu Ende`, body: told(title, overDe(result)) };
    }
  },
  invited: (invited, title, again) =>
    again
      ? { title: `${invited.by} möchte eine Revanche in ${invited.game}`, body: 'Bist du dabei?' }
      : {
          title: `${invited.by} lädt dich zu ${invited.game} ein`,
          body: termsDe(invited, title),
        },
  laid: (invited, title) => ({ title: `${invited.by} eröffnet einen Tisch: ${invited.game}`, body: termsDe(invited, title) }),
  said: ({ by, text }, { game }, title) => ({ title: `${game}: ${by} schreibt`, body: told(title, `„${text}“`) }),
  toTable: ({ game, round, last, question, waiting, result, winners }, title, over) =>
    over
      ? {
          title: `${game} ist zu Ende`,
          body: told(title, result === null ? overDe(null) : `Gewonnen: ${listing('de')(winners)}, ${points(result.scores)}`),
        }
      : {
          title: `Am Zug: ${listing('de')(waiting)}, ${game}`,
          body: told(round > 0 ? `${title}, Runde ${round}` : title, last, waiting.length === 1 ? question : ''),
        },
  several: (count) => `${counting('de')(count, { one: 'Partie wartet', other: 'Partien warten' })} auf dich`,
  comeBack: (name) => ({
    title: 'Zurück zu Orrery',
    body: `Mit diesem Link spielt das Gerät, auf dem du ihn öffnest, als ${name}. Er gilt einmal und eine halbe Stunde lang. Hast du ihn nicht verlangt, geschieht nichts.`,
  }),
  test: { title: 'Orrery', body: 'So erfährst du, dass du dran bist.' },
  tableTest: { title: 'Orrery', body: 'Wer an diesem Tisch am Zug ist, steht von jetzt an hier.' },
  confirm: {
    title: 'Ist das deine Adresse?',
    body: 'Jemand möchte, dass Orrery hierher schreibt, wenn er oder sie dran ist. Öffne den Link, wenn du das warst; sonst hörst du nichts mehr davon.',
  },
  manage: 'Was dich erreicht und wie',
};

function clockDe(clock: ClockRule): string {
  if (clock.kind === 'none') return 'Ohne Uhr';
  return overDays(clock) ? `${length('de', clock.increment)} je Zug` : `Je ${length('de', clock.bank)}`;
}

function overDe(result: Facts['result']): string {
  if (result === null) return 'Die Partie wurde vorzeitig beendet';
  if (result.won) return `${result.shared ? 'Du teilst dir den Sieg' : 'Du hast gewonnen'}, ${points(result.scores)}`;
  return `Du bist ${result.place}. von ${result.scores.length}, ${points(result.scores)}`;
}

export const noticeWords: Readonly<Record<Language, Words>> = spoken<Words>({ en, de });
