import type { Game, GameText, Language } from '@orrery/kernel';
import { Refusal } from './refusal.ts';

type Entry = { load(): Promise<Game>; readonly text?: Readonly<Record<Language, () => Promise<GameText>>> };
/** What the server needs of the registry of games. */
export type Registry = Readonly<Record<string, Entry>>;

const loading = new Map<string, Promise<Registry>>();

/** The registry of a module. Each thread loads its own. */
export function loadRegistry(address: string): Promise<Registry> {
  let found = loading.get(address);
  if (found === undefined) {
    found = import(address).then((module: { registry: Registry }) => module.registry);
    loading.set(address, found);
  }
  return found;
}

export async function loadGame(registry: Registry, id: string): Promise<Game> {
  const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (found === undefined) throw new Refusal('unknownGame', { detail: id });
  return found.load();
}
