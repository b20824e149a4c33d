import type { MotionKind } from '@orrery/host';
import { type Language, spoken } from '@orrery/kernel';

/** What the table says about itself: questions to everybody, pauses, giving up. Fetched when it is needed. */
export interface LifeText {
  readonly title: string;
  readonly lead: string;
  readonly ask: string;
  readonly askHints: Readonly<Record<MotionKind, string>>;
  readonly wants: Readonly<Record<Exclude<MotionKind, 'pause'>, string>>;
  readonly pause: string;
  readonly pauseFor: (time: string) => string;
  /** `until` is a date in words. */
  readonly asks: Readonly<Record<MotionKind, (name: string, until: string) => string>>;
  readonly yours: Readonly<Record<MotionKind, (until: string) => string>>;
  readonly yes: string;
  readonly no: string;
  readonly withdraw: string;
  readonly says: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly needs: Readonly<Record<'all' | 'half', string>>;
  readonly open: string;
  readonly paused: (until: string) => string;
  readonly giveUp: string;
  readonly giveUpHint: (two: boolean) => string;
  readonly sure: string;
  readonly youWon: string;
  readonly won: (names: string) => string;
  readonly nobodyWon: string;
  /** Chats the table writes to. */
  readonly hooks: string;
  readonly hooksHint: string;
  readonly dropHook: (label: string) => string;
  readonly name: string;
  readonly nameHint: string;
  readonly note: string;
  readonly noteHint: string;
  readonly block: (name: string) => string;
  readonly unblock: (name: string) => string;
  readonly blockHint: string;
}

const en: LifeText = {
  title: 'Table matters',
  lead: 'Everyone who plays and is in time has a say.',
  ask: 'Ask the table',
  askHints: {
    end: 'More than half decide. Nobody wins.',
    pause: 'More than half decide. No clock runs until then.',
    resume: 'More than half decide.',
    undo: 'Everyone must agree. What came after it goes too; dice fall the same way again.',
  },
  wants: { end: 'End the match', resume: 'End the pause', undo: 'Take back my last move' },
  pause: 'Pause',
  pauseFor: (time) => `for ${time}`,
  asks: {
    end: (name) => `${name} asks the table: end the match without a winner?`,
    pause: (name, until) => `${name} asks the table: pause until ${until}?`,
    resume: (name) => `${name} asks the table: end the pause now?`,
    undo: (name) => `${name} asks the table: take back ${name}’s last move and what followed?`,
  },
  yours: {
    end: () => 'You asked to end the match without a winner.',
    pause: (until) => `You asked for a pause until ${until}.`,
    resume: () => 'You asked to end the pause now.',
    undo: () => 'You asked to take back your last move.',
  },
  yes: 'Agree',
  no: 'Refuse',
  withdraw: 'Withdraw',
  says: { yes: 'agrees', no: 'refuses', open: 'has not answered' },
  needs: { all: 'Everyone must agree.', half: 'More than half decide.' },
  open: 'The table is being asked something. Answer that first.',
  paused: (until) => `The match pauses until ${until}. No clock runs; anyone who likes can play on.`,
  giveUp: 'Give up',
  giveUpHint: (two) => (two ? 'The match ends, and the other side wins.' : 'A bot plays on for the others. You cannot come back.'),
  sure: 'Really give up?',
  youWon: 'You won: the others have given up.',
  won: (names) => `${names} won: the others have given up.`,
  nobodyWon: 'Given up. Nobody won.',
  hooks: 'A chat for this table',
  hooksHint:
    'It hears whose turn it is, and how the match ends: nothing that only one seat may know. Anyone at the table can add or remove it.',
  dropHook: (label) => `Remove ${label}`,
  name: 'Your name at this table',
  nameHint: 'From now on; everyone can read that it changed.',
  note: 'Private note',
  noteHint: 'Only you see it, on all your devices.',
  block: (name) => `Block ${name}`,
  unblock: (name) => `Unblock ${name}`,
  blockHint: 'You no longer see messages of people you block, and they cannot sit down at your tables. Nobody is told.',
};

const de: LifeText = {
  title: 'Am Tisch',
  lead: 'Alle, die mitspielen und in der Zeit sind, entscheiden mit.',
  ask: 'Den Tisch fragen',
  askHints: {
    end: 'Mehr als die Hälfte entscheidet. Niemand gewinnt.',
    pause: 'Mehr als die Hälfte entscheidet. Bis dahin läuft keine Uhr.',
    resume: 'Mehr als die Hälfte entscheidet.',
    undo: 'Alle müssen zustimmen. Auch was danach kam, geht zurück; Würfel fallen wieder gleich.',
  },
  wants: { end: 'Partie beenden', resume: 'Pause beenden', undo: 'Meinen letzten Zug zurücknehmen' },
  pause: 'Pause',
  pauseFor: (time) => `für ${time}`,
  asks: {
    end: (name) => `${name} fragt den Tisch: Die Partie ohne Sieger beenden?`,
    pause: (name, until) => `${name} fragt den Tisch: Pause bis ${until}?`,
    resume: (name) => `${name} fragt den Tisch: Die Pause jetzt beenden?`,
    undo: (name) => `${name} fragt den Tisch: Den letzten Zug von ${name} und alles danach zurücknehmen?`,
  },
  yours: {
    end: () => 'Du hast gefragt, ob die Partie ohne Sieger enden soll.',
    pause: (until) => `Du hast um eine Pause bis ${until} gebeten.`,
    resume: () => 'Du hast gefragt, ob die Pause jetzt enden soll.',
    undo: () => 'Du möchtest deinen letzten Zug zurücknehmen.',
  },
  yes: 'Zustimmen',
  no: 'Ablehnen',
  withdraw: 'Zurückziehen',
  says: { yes: 'stimmt zu', no: 'lehnt ab', open: 'hat noch nicht geantwortet' },
  needs: { all: 'Alle müssen zustimmen.', half: 'Mehr als die Hälfte entscheidet.' },
  open: 'Der Tisch wird gerade etwas gefragt. Antworte zuerst darauf.',
  paused: (until) => `Die Partie pausiert bis ${until}. Keine Uhr läuft; wer mag, spielt weiter.`,
  giveUp: 'Aufgeben',
  giveUpHint: (two) =>
    two ? 'Die Partie endet, die andere Seite gewinnt.' : 'Für die anderen spielt ein Bot weiter. Du kannst nicht zurück.',
  sure: 'Wirklich aufgeben?',
  youWon: 'Du hast gewonnen: Die anderen haben aufgegeben.',
  won: (names) => `${names}: gewonnen, die anderen haben aufgegeben.`,
  nobodyWon: 'Aufgegeben. Niemand hat gewonnen.',
  hooks: 'Ein Chat für diesen Tisch',
  hooksHint:
    'Dort steht, wer am Zug ist und wie die Partie ausgeht, nichts, was nur ein Platz wissen darf. Alle am Tisch können ihn eintragen und entfernen.',
  dropHook: (label) => `${label} entfernen`,
  name: 'Dein Name an diesem Tisch',
  nameHint: 'Ab jetzt; alle lesen, dass er sich geändert hat.',
  note: 'Private Notiz',
  noteHint: 'Nur du siehst sie, auf allen deinen Geräten.',
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  blockHint: 'Nachrichten von Blockierten siehst du nicht mehr, und sie können sich nicht an deine Tische setzen. Niemand erfährt davon.',
};

export const lifeTexts: Readonly<Record<Language, LifeText>> = spoken<LifeText>({ en, de });
