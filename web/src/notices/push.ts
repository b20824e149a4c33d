import { onDevice } from '../state/kept.ts';

/** What a server needs to reach this browser; or why it cannot. */
export type Subscribed =
  | { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | 'denied'
  | 'missing';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
};

/** Asks this browser to take messages from the house, whose key this is. */
export async function subscribe(key: string): Promise<Subscribed> {
  if (!canPush()) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const worker = await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    // One for another house's key would be answered by nobody.
    if (old !== null) await old.unsubscribe();
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'missing';
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return 'missing';
  }
}

export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

const KEY = 'orrery.push';
/** The channel that leads to this very device, as far as it remembers. */
export const ownChannel = (): string | undefined => onDevice.get(KEY) ?? undefined;
export const keepOwnChannel = (id: string | undefined): void => {
  onDevice.set(KEY, id);
};

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];
const found = (list: readonly (readonly [RegExp, string])[], agent: string): string => list.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** What this device is called in a list. */
export const deviceName = (agent = navigator.userAgent): string =>
  [found(browsers, agent), found(systems, agent)].filter((part) => part !== '').join(', ') || 'Browser';
