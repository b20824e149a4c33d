import { type Language, spoken } from '@orrery/kernel';
import type { TimeOut } from './draft.ts';

/** Words of the dialog about clocks, which is fetched when somebody opens it. */
export interface TermsText {
  readonly own: string;
  readonly credit: string;
  readonly bank: string;
  readonly match: string;
  readonly none: string;
  readonly quietHint: string;
  /** Examples of what a clock does: how long somebody thinks, and what is left of it after the turn. */
  readonly examples: {
    readonly title: string;
    readonly think: (time: string) => string;
    readonly full: (credit: string, bank: string) => string;
    readonly left: (credit: string, left: string) => string;
    readonly others: string;
    readonly nothing: string;
  };
  readonly timeOut: string;
  readonly timeOuts: Readonly<Record<TimeOut, { readonly name: string; readonly hint: string }>>;
}

const en: TermsText = {
  own: 'Own',
  credit: 'Each turn earns, in hours',
  bank: 'Saved up at most, in hours',
  match: 'Time to think',
  none: 'No clock',
  quietHint: 'Everyone sets their quiet hours on the page of notices.',
  examples: {
    title: 'Examples',
    think: (time) => `you think ${time}`,
    full: (credit, bank) => `+${credit}, full at ${bank}`,
    left: (credit, left) => `+${credit}: ${left} left`,
    others: 'others move',
    nothing: 'nothing runs',
  },
  timeOut: 'When somebody’s time is out',
  timeOuts: {
    vote: { name: 'The table decides', hint: 'Wait, let a bot stand in, or end.' },
    bot: { name: 'A bot stands in at once', hint: 'The player may come back at any time.' },
    resign: { name: 'The seat is resigned', hint: 'Last place; a bot plays it to the end for the others.' },
  },
};

const de: TermsText = {
  own: 'Eigene',
  credit: 'Jeder Zug bringt, in Stunden',
  bank: 'Höchstens angespart, in Stunden',
  match: 'Bedenkzeit',
  none: 'Ohne Uhr',
  quietHint: 'Ruhezeiten stellt jede Person bei den Nachrichten ein.',
  examples: {
    title: 'Beispiele',
    think: (time) => `du denkst ${time}`,
    full: (credit, bank) => `+${credit}, voll bei ${bank}`,
    left: (credit, left) => `+${credit}: noch ${left}`,
    others: 'andere sind dran',
    nothing: 'nichts läuft',
  },
  timeOut: 'Wenn jemandes Zeit um ist',
  timeOuts: {
    vote: { name: 'Der Tisch entscheidet', hint: 'Warten, einen Bot vertreten lassen oder beenden.' },
    bot: { name: 'Ein Bot vertritt sofort', hint: 'Wer zurückkommt, spielt wieder selbst.' },
    resign: { name: 'Der Platz ist aufgegeben', hint: 'Letzter Platz; ein Bot spielt ihn für die anderen zu Ende.' },
  },
};

export const termsTexts: Readonly<Record<Language, TermsText>> = spoken<TermsText>({ en, de });
