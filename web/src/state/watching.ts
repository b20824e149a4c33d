import { create } from 'zustand';

const KEY = 'orrery.watching';
const kept = (): readonly string[] => (sessionStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');

/** Tables with a free seat at which somebody would rather watch: in this window they are not asked to sit down there again. */
export const useWatching = create<{ readonly tables: readonly string[] }>(() => ({ tables: kept() }));

/** Whether a table is one of those, from now on. */
export function watchAt(id: string, on: boolean): void {
  const tables = [...kept().filter((other) => other !== id), ...(on ? [id] : [])];
  sessionStorage.setItem(KEY, tables.join(' '));
  useWatching.setState({ tables });
}
