import { gameIds, registry } from '@orrery/games';
import type { CoverModule } from '@orrery/kit';
import { useEffect } from 'react';
import { create } from 'zustand';

/** What is shown of a game before it is opened. */
export type Cover = Omit<CoverModule, 'Art' | 'length'> & {
  readonly id: string;
  readonly hue: string;
  readonly length: CoverModule['length'] | undefined;
  readonly Art: CoverModule['Art'] | undefined;
};

const useCovers = create<{ readonly covers: Readonly<Record<string, Cover>> }>(() => ({ covers: {} }));

const asked = new Set<string>();

/** A game without a cover says its name itself; for that its rules must be loaded. */
async function load(id: string): Promise<Cover> {
  const registered = registry[id];
  const { hue = 'var(--info)' } = registered;
  if (registered.cover !== undefined) return { id, hue, ...(await registered.cover()).default };
  const [{ definition }, en, de] = await Promise.all([registered.load(), registered.text.en(), registered.text.de()]);
  return {
    id,
    hue,
    seats: definition.seats,
    title: { en: en.title, de: de.title },
    tagline: { en: en.tagline, de: de.tagline },
    length: undefined,
    Art: undefined,
  };
}

function ask(id: string): void {
  if (asked.has(id) || registry[id] === undefined) return;
  asked.add(id);
  load(id)
    .then((cover) => useCovers.setState((state) => ({ covers: { ...state.covers, [id]: cover } })))
    .catch((error: unknown) => {
      asked.delete(id);
      console.error(`the cover of ${id} could not be loaded`, error);
    });
}

/** The covers of all games, in the order of the registry, as far as they are loaded. */
export function useAllCovers(): readonly Cover[] {
  const { covers } = useCovers();
  useEffect(() => gameIds.forEach(ask), []);
  return gameIds.flatMap((id) => covers[id] ?? []);
}

/** The cover of one game. */
export function useCover(id: string): Cover | undefined {
  useEffect(() => ask(id), [id]);
  return useCovers((state) => state.covers[id]);
}
