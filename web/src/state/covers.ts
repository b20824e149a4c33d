import { gameIds, registry } from '@orrery/games';
import { at, type GameText, type Language, languages, need, spoken } from '@orrery/kernel';
import type { CoverModule } from '@orrery/kit';
import { useEffect } from 'react';
import { create } from 'zustand';

/** What is shown of a game before it is opened. */
export type Cover = Pick<CoverModule, 'seats' | 'minutes' | 'weight' | 'first'> & {
  readonly id: string;
  readonly hue: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly length: Readonly<Record<Language, string>> | undefined;
  readonly win: Readonly<Record<Language, string>> | undefined;
  readonly Art: CoverModule['Art'] | undefined;
};

const useCovers = create<{ readonly covers: Readonly<Record<string, Cover>> }>(() => ({ covers: {} }));

const asked = new Map<string, Promise<Cover | undefined>>();

/** A game without a cover says its name itself; for that its rules must be loaded. */
async function load(id: string): Promise<Cover> {
  const registered = need(registry[id], `the game ${id}`);
  const { hue = 'var(--info)' } = registered;
  if (registered.cover !== undefined) {
    const { title, tagline, length, win, ...cover } = (await registered.cover()).default;
    const said = { title: spoken(title), tagline: spoken(tagline), length: spoken(length), win: win && spoken(win) };
    return { id, hue, ...cover, ...said };
  }
  const codes = Object.keys(languages) as Language[];
  const [{ definition }, ...texts] = await Promise.all([registered.load(), ...codes.map((code) => registered.text[code]())]);
  const each = (of: (text: GameText) => string) =>
    Object.fromEntries(codes.map((code, i) => [code, of(at(texts, i))])) as Record<Language, string>;
  return {
    id,
    hue,
    seats: definition.seats,
    title: each((text) => text.title),
    tagline: each((text) => text.tagline),
    length: undefined,
    win: undefined,
    Art: undefined,
  };
}

/** One that could not be loaded is left out, and asked for again by whoever shows it next. */
function ask(id: string): Promise<Cover | undefined> {
  const asking =
    asked.get(id) ??
    load(id).catch((error: unknown) => {
      asked.delete(id);
      console.error(`the cover of ${id} could not be loaded`, error);
      return undefined;
    });
  asked.set(id, asking);
  return asking;
}

/** Those of several games are shown together: one after the other, each would push the page about. */
async function show(ids: readonly string[]): Promise<void> {
  const covers = await Promise.all(ids.filter((id) => registry[id] !== undefined).map(ask));
  const named = Object.fromEntries(covers.flatMap((cover) => (cover === undefined ? [] : [[cover.id, cover]])));
  useCovers.setState((state) => ({ covers: { ...state.covers, ...named } }));
}

export const showAllCovers = (): Promise<void> => show(gameIds);

/** The covers of all games, in the order of the registry, as far as they are loaded. */
export function useAllCovers(): readonly Cover[] {
  const { covers } = useCovers();
  useEffect(() => void showAllCovers(), []);
  return gameIds.flatMap((id) => covers[id] ?? []);
}

/** The cover of one game. */
export function useCover(id: string): Cover | undefined {
  useEffect(() => void show([id]), [id]);
  return useCovers((state) => state.covers[id]);
}
