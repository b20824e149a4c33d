import { registry } from '@orrery/games';
import type { Chapter, Language } from '@orrery/kernel';
import { useFetched } from '../learn/useGoal.ts';

/** A game's rules in the reader's language, once they are here. */
export const useChapters = (game: string, language: Language): readonly Chapter[] | undefined =>
  useFetched(`${game} ${language}`, () => registry[game]?.learn?.rules?.[language]().then(({ chapters }) => chapters));
