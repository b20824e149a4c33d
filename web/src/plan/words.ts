import { type Language, spoken } from '@orrery/kernel';

/** What is said about planning ahead. */
export interface PlanText {
  readonly title: string;
  readonly offer: string;
  readonly offerNote: string;
  readonly impossible: string;
  readonly queued: (count: number) => string;
  readonly queuedNote: string;
  readonly withdraw: string;
  readonly dropped: (played: number) => string;
  readonly played: string;
  readonly understood: string;
  readonly again: string;
  readonly trying: (title: string) => string;
  readonly tryingNote: string;
  readonly queue: (count: number) => string;
  readonly keep: string;
  readonly kept: string;
  readonly back: string;
  readonly nothing: string;
  readonly noteHead: string;
}

const en: PlanText = {
  title: 'Plan ahead',
  offer: 'Plan your next turn',
  offerNote: 'On a private copy, from what you see now. Bots play the others there; nobody here notices.',
  impossible: 'From here nothing can be tried. Wait for the next move.',
  queued: (count) => (count === 1 ? '1 move of yours is queued' : `${count} moves of yours are queued`),
  queuedNote: 'Each is played only if you are asked just what you planned for. Otherwise the rest is dropped, and you decide.',
  withdraw: 'Withdraw',
  dropped: (played) =>
    played === 0
      ? 'Your plan was dropped: what you are asked is not what you planned for.'
      : `Your plan was dropped after ${played === 1 ? 'its first move' : `${played} moves`}: from there on it went otherwise.`,
  played: 'Your plan was played as you made it.',
  understood: 'All right',
  again: 'Plan anew',
  trying: (title) => `You are trying your next turn at ${title}`,
  tryingNote: 'A private copy: what you cannot see is guessed, and bots play the others. Undo and try again as you like.',
  queue: (count) => (count === 1 ? 'Queue 1 move' : `Queue ${count} moves`),
  keep: 'Keep as a note',
  kept: 'It stands in your private note.',
  back: 'Back to the table',
  nothing: 'Play your turn here first.',
  noteHead: 'Planned:',
};

const de: PlanText = {
  title: 'Vorausplanen',
  offer: 'Nächsten Zug planen',
  offerNote: 'Auf einer privaten Kopie, aus dem, was du jetzt siehst. Bots spielen dort die anderen; hier merkt es niemand.',
  impossible: 'Von hier aus lässt sich nichts probieren. Warte den nächsten Zug ab.',
  queued: (count) => (count === 1 ? '1 Schritt von dir ist vorgemerkt' : `${count} Schritte von dir sind vorgemerkt`),
  queuedNote:
    'Jeder wird nur gespielt, wenn du genau das gefragt wirst, wofür du ihn geplant hast. Sonst entfällt der Rest, und du entscheidest.',
  withdraw: 'Zurückziehen',
  dropped: (played) =>
    played === 0
      ? 'Dein Plan ist entfallen: Du wirst etwas anderes gefragt, als du geplant hast.'
      : `Dein Plan ist nach ${played === 1 ? 'dem ersten Schritt' : `${played} Schritten`} entfallen: Ab da kam es anders.`,
  played: 'Dein Plan wurde gespielt wie gemacht.',
  understood: 'In Ordnung',
  again: 'Neu planen',
  trying: (title) => `Du probierst deinen nächsten Zug bei ${title}`,
  tryingNote:
    'Eine private Kopie: Was du nicht siehst, ist geraten, und Bots spielen die anderen. Nimm zurück und probiere, so oft du willst.',
  queue: (count) => (count === 1 ? '1 Schritt vormerken' : `${count} Schritte vormerken`),
  keep: 'Als Notiz behalten',
  kept: 'Es steht in deiner privaten Notiz.',
  back: 'Zurück zum Tisch',
  nothing: 'Spiele deinen Zug zuerst hier.',
  noteHead: 'Geplant:',
};

export const planTexts: Readonly<Record<Language, PlanText>> = spoken<PlanText>({ en, de });
