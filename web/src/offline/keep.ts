import { create } from 'zustand';
import { fromHere } from '../net/here.ts';
import { inWindow } from '../state/kept.ts';

/** How often a page that stays open asks whether there is a newer build. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** A newer build that waits for this page to let go of the old one. */
export const useUpdate = create<{ readonly ready: (() => void) | undefined }>(() => ({ ready: undefined }));

/** The script this page was started by: its name holds a hash of its build. */
const ownScript = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Whether the server's build is another one than this page's; false when it cannot be asked. */
async function outdated(): Promise<boolean> {
  try {
    const answer = await fetch(fromHere('build.json'), { cache: 'no-store' });
    const { files } = (await answer.json()) as { readonly files: readonly string[] };
    return !files.some((file) => fromHere(file) === ownScript());
  } catch {
    return false;
  }
}

/** For which script a page was loaded again by itself: where an old page comes back nevertheless, once was enough. */
const RELOADED = 'orrery.reloaded';

/** Whether a field holds words that another page would not have; those that are kept say so (`data-kept`). */
const somethingTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type]), input[type="text"]')].some(
    (field) => field.value !== '' && !field.readOnly && !('kept' in field.dataset),
  );

/**
 * The server has no use for this page any more: a part of it is gone, or the server speaks another protocol. A newer page comes from there by
 * itself, since tables keep what a page shows; but not where words would be lost by it, or where the page that came last time was no newer.
 */
export async function renew(): Promise<void> {
  if (!(await outdated())) return;
  const reload = (): void => window.location.reload();
  // Nor by itself where the browser could not remember that it came.
  if (somethingTyped() || inWindow.get(RELOADED) === ownScript() || !inWindow.set(RELOADED, ownScript()))
    return useUpdate.setState({ ready: reload });
  reload();
}

/** Keeps every file of the build on this device, and offers a newer build without ever taking the old one away from an open page. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  window.addEventListener('vite:preloadError', () => void renew());
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  const registered = navigator.serviceWorker.register(fromHere('sw.js')).then((registration) => {
    const offer = async (worker: ServiceWorker): Promise<void> => {
      const takeOver = (): void => worker.postMessage({ type: 'takeOver' });
      // Nobody has to be asked when this page is of the new build already.
      if (!(await outdated())) return takeOver();
      useUpdate.setState({
        ready: () => {
          navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
          takeOver();
        },
      });
    };
    const watch = (worker: ServiceWorker | null): void => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) void offer(worker);
      });
    };
    if (registration.waiting !== null) void offer(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    setInterval(() => void registration.update().catch(() => {}), ASK_EVERY_MS);
  });
  // A private window keeps nothing, and plays all the same.
  registered.catch(() => {});
}
