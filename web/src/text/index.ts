import { type Language, spoken } from '@orrery/kernel';
import { create } from 'zustand';
import { useSettings } from '../state/settings.ts';
import type { ShellText } from './shell.ts';

export type { ShellText } from './shell.ts';

const loaders = spoken<() => Promise<{ readonly default: ShellText }>>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
});

const useLoaded = create<{ readonly text: ShellText | undefined }>(() => ({ text: undefined }));

/** Loads the words of a language; the page goes on in the old one until they are there. */
export async function speak(language: Language): Promise<void> {
  const { default: text } = await loaders[language]();
  if (useSettings.getState().language === language) useLoaded.setState({ text });
}

/** The words of the shell in the reader's language. */
export function useText(): ShellText {
  const text = useLoaded((state) => state.text);
  if (text === undefined) throw new Error('no language has been loaded');
  return text;
}
