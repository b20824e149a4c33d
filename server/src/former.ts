import { type Language, spoken } from '@orrery/kernel';

/** What notices and previews call somebody who wanted to be forgotten. Pages have words of their own: to them such a name is empty. */
const former = spoken({ en: 'Former player', de: 'Nicht mehr dabei' });

export const calledIn = (language: Language, name: string): string => (name === '' ? former[language] : name);
