import { create } from 'zustand';
import { inWindow } from './kept.ts';

const KEY = 'orrery.watching';

/** Tables with a free seat at which somebody would rather watch: in this window they are not asked to sit down there again. */
export const useWatching = create<{ readonly tables: readonly string[] }>(() => ({
  tables: (inWindow.get(KEY) ?? '').split(' ').filter((id) => id !== ''),
}));

/** Whether a table is one of those, from now on. */
export function watchAt(id: string, on: boolean): void {
  const others = useWatching.getState().tables.filter((other) => other !== id);
  const tables = on ? [...others, id] : others;
  inWindow.set(KEY, tables.join(' '));
  useWatching.setState({ tables });
}
