import { spoken } from '@orrery/kernel';
import { useText } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MeWords } from './words.ts';

const words = spoken<MeWords>({ en, de });

/** What the pages about oneself say, in the language of the house. */
export const useMeWords = (): MeWords => words[useText().language];
