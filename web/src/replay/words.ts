import { type Language, spoken } from '@orrery/kernel';

/** What is said where a match is shown to others, or goes on with them. Fetched with the pages that need it. */
export interface SharingText {
  /** Under a link to a match of this device. */
  readonly shareNote: string;
  readonly online: string;
  readonly onlineTitle: string;
  readonly onlineNote: string;
  readonly lay: string;
}

const en: SharingText = {
  shareNote: 'The first link uploads this match to the server. Whoever has the link can watch it, with every hand.',
  online: 'Continue with friends',
  onlineTitle: 'Continue with friends',
  onlineNote:
    'A new table on the server begins at this point. Friends get a link for each open seat. It counts for no rating: the luck to come may be known.',
  lay: 'Create table',
};

const de: SharingText = {
  shareNote: 'Der erste Link lädt diese Partie auf den Server. Wer ihn hat, kann sie ansehen, samt allen Händen.',
  online: 'Mit anderen weiterspielen',
  onlineTitle: 'Mit anderen weiterspielen',
  onlineNote:
    'Ein neuer Tisch auf dem Server beginnt an dieser Stelle. Für jeden freien Platz gibt es einen Link. Er zählt für keine Wertung: Das kommende Glück kann bekannt sein.',
  lay: 'Tisch eröffnen',
};

export const sharingTexts: Readonly<Record<Language, SharingText>> = spoken<SharingText>({ en, de });
