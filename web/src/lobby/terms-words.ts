import { type Language, spoken } from '@orrery/kernel';

/** Words of the dialog about clocks, which is fetched when somebody opens it. */
export interface TermsText {
  readonly own: string;
  readonly credit: string;
  readonly bank: string;
  readonly match: string;
  readonly none: string;
  readonly quietHint: string;
}

const en: TermsText = {
  own: 'Own',
  credit: 'Each turn earns, in hours',
  bank: 'Saved up at most, in hours',
  match: 'Time to think',
  none: 'No clock',
  quietHint: 'Everyone sets their quiet hours on the page of notices.',
};

const de: TermsText = {
  own: 'Eigene',
  credit: 'Jeder Zug bringt, in Stunden',
  bank: 'Höchstens angespart, in Stunden',
  match: 'Bedenkzeit',
  none: 'Ohne Uhr',
  quietHint: 'Ruhezeiten stellt jede Person bei den Nachrichten ein.',
};

export const termsTexts: Readonly<Record<Language, TermsText>> = spoken<TermsText>({ en, de });
