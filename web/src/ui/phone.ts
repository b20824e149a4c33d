import { useSyncExternalStore } from 'react';

function query(media: string) {
  const list = window.matchMedia(media);
  const subscribe = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return { now: (): boolean => list.matches, use: (): boolean => useSyncExternalStore(subscribe, () => list.matches) };
}

const narrow = query('(max-width: 760px)');
const sideways = query('(max-height: 500px) and (min-width: 761px)');

/** The same at this moment, for whoever does not draw. */
export const isPhone = (): boolean => narrow.now() || sideways.now();

/** Whether the page is as narrow as a phone. */
export const usePhone = narrow.use;

/** Whether it is as low as a phone held sideways. */
export const useSideways = sideways.use;

/** Whether a table is laid out for a phone, however it is held. */
export function useHandheld(): boolean {
  const upright = usePhone();
  return useSideways() || upright;
}
