import { create } from 'zustand';

/** What asks for somebody's attention besides what they look at: in the tab's title, in the bar of every page, and as a number on the app's icon. */
export const useWaiting = create<{ readonly count: number }>(() => ({ count: 0 }));
let part: string | undefined;

function show(): void {
  const waiting = useWaiting.getState().count;
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${part ?? 'Orrery'}`;
}

/** What the page at hand is called; undefined for the house itself. */
export function titled(name: string | undefined): void {
  part = name;
  show();
}

/** This many matches wait for whoever sits here. */
export function setWaiting(count: number): void {
  if (count === useWaiting.getState().count) return;
  useWaiting.setState({ count });
  show();
  // Browsers without a badge for apps have a title.
  if ('setAppBadge' in navigator) void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

/** A table is looked at: notices about it on this device are out of date. */
export function seen(table: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.postMessage({ type: 'seen', tag: table }));
}
