import { spoken } from '@orrery/kernel';

/** What newcomer's aids say; it comes with them, not with every page. */
type AidWords = Readonly<Record<'question' | 'event' | 'example' | 'gotIt' | 'showMe' | 'read' | 'less' | 'phases', string>>;

const en: AidWords = {
  question: 'A new question',
  event: 'This has just happened',
  example: 'Example.',
  gotIt: 'Got it',
  showMe: 'Show me',
  read: 'Read more',
  less: 'Explain less',
  phases: 'Where you are',
};

const de: AidWords = {
  question: 'Eine neue Frage',
  event: 'Das ist gerade passiert',
  example: 'Beispiel.',
  gotIt: 'Verstanden',
  showMe: 'Zeig es mir',
  read: 'Mehr lesen',
  less: 'Weniger erklären',
  phases: 'Wo du bist',
};

export const aidWords = spoken<AidWords>({ en, de });
