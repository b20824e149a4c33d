import { registry } from '@orrery/games';
import { type Game, type GameText, need } from '@orrery/kernel';
import { create } from 'zustand';
import { useSettings } from './settings.ts';

/** What the games at hand say, in the reader's language. */
const useWords = create<Readonly<Record<string, GameText>>>(() => ({}));

/** The words of a game in the reader's language; false when there is no such game. A table needs no more: its rules run elsewhere. */
export async function loadWords(id: string): Promise<boolean> {
  if (registry[id] === undefined) return false;
  await learn([id]);
  return true;
}

/** The rules of a game; its words in the reader's language are at hand then. */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (registry[id] === undefined) return undefined;
  const [game] = await Promise.all([registry[id].load(), learn([id])]);
  return game;
}

async function learn(ids: readonly string[]): Promise<void> {
  const { language } = useSettings.getState();
  const learnt = await Promise.all(ids.map(async (id) => [id, await need(registry[id], `the game ${id}`).text[language]()] as const));
  // Somebody may have changed the language in the meantime.
  if (useSettings.getState().language === language) useWords.setState(Object.fromEntries(learnt));
  else await learn(ids);
}

/** The games at hand learn the language that was chosen; until they have, they go on in the old one. */
export const learnAgain = (): Promise<void> => learn(Object.keys(useWords.getState()));

/** The words of a game, once it is loaded. */
export const useGameText = (id: string | undefined): GameText | undefined =>
  useWords((words) => (id === undefined ? undefined : words[id]));

/** The words of a loaded game, outside of React. */
export function gameText(id: string): GameText {
  const text = useWords.getState()[id];
  if (text === undefined) throw new Error(`${id} has not been loaded`);
  return text;
}
