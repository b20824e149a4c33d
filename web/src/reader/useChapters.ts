import { registry } from '@orrery/games';
import type { Chapter, Language } from '@orrery/kernel';
import { useModule } from '../learn/modules.ts';

/** A game's rules in the reader's language, once they are here. */
export const useChapters = (game: string, language: Language): readonly Chapter[] | undefined =>
  useModule(registry[game]?.learn?.rules?.[language])?.chapters;
