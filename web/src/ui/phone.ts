import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 760px)');

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** The same at this moment, for whoever does not draw. */
export const isPhone = (): boolean => narrow.matches;

/** Whether the page is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
