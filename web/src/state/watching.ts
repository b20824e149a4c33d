import { create } from 'zustand';

const KEY = 'orrery.watching';

function kept(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

function keep(tables: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, tables.join(' '));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/** Tables with a free seat at which somebody would rather watch: in this window they are not asked to sit down there again. */
export const useWatching = create<{ readonly tables: readonly string[] }>(() => ({ tables: kept() }));

/** Whether a table is one of those, from now on. */
export function watchAt(id: string, on: boolean): void {
  const others = useWatching.getState().tables.filter((other) => other !== id);
  const tables = on ? [...others, id] : others;
  keep(tables);
  useWatching.setState({ tables });
}
