import { createHash } from 'node:crypto';
import type { NewChannel } from '@orrery/protocol';
import webPush from 'web-push';
import type { Storage } from '../storage/storage.ts';
import type { Message } from './message.ts';
import type { Sending } from './post.ts';

export type Subscription = Pick<Extract<NewChannel, { kind: 'push' }>, 'endpoint' | 'keys'>;
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const DAY_S = 24 * 60 * 60;

/** The keys by which push services know this house: made once, kept with its data, shared by all its servers. */
export async function vapidKeys(storage: Storage): Promise<VapidKeys> {
  return JSON.parse(await storage.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
}

/** Whom a push service may turn to. */
const contact = (origin: string): string => (origin.startsWith('https://') ? origin : 'mailto:nobody@example.invalid');

/** An encrypted message to one browser. A later one about the same table takes the place of one that was not delivered yet. */
export function pushRequest(subscription: Subscription, message: Message, keys: VapidKeys, origin: string): Sending {
  const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, 32);
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact(origin), ...keys },
    TTL: DAY_S,
    urgency: 'high',
    topic,
    contentEncoding: 'aes128gcm',
  });
  return { url: endpoint, headers: headers as Record<string, string | number>, body: body ?? '' };
}
