import type { Language } from '@orrery/kernel';
import type { NoticeConfig } from '../config.ts';
import type { Channel } from '../storage/outbox.ts';
import { Addresses } from './addresses.ts';
import { type Hook, hookRequest } from './hooks.ts';
import type { Mail } from './mail.ts';
import type { Message } from './message.ts';
import { NotSent, post } from './post.ts';
import { pushRequest, type Subscription, type VapidKeys } from './push.ts';
import { noticeWords } from './words.ts';

/** Where mail goes. */
export type MailTarget = { readonly address: string };

/** Carries a message to wherever a channel leads. */
export class Carrier {
  readonly #config: NoticeConfig;
  readonly #keys: VapidKeys;
  readonly #mail: Mail | undefined;
  readonly #addresses: Addresses;

  constructor(config: NoticeConfig, keys: VapidKeys, mail: Mail | undefined) {
    this.#config = config;
    this.#keys = keys;
    this.#mail = mail;
    this.#addresses = new Addresses(config.allow);
  }

  get pushKey(): string {
    return this.#keys.publicKey;
  }

  get hasMail(): boolean {
    return this.#mail !== undefined;
  }

  /** The house as whoever made a channel knows it. */
  house({ origin }: Pick<Channel, 'origin'>): string {
    return this.#config.publicUrl ?? origin;
  }

  async carry(channel: Pick<Channel, 'kind' | 'target' | 'origin'>, message: Message, language: Language): Promise<void> {
    const { within } = this.#config;
    const target: unknown = JSON.parse(channel.target);
    switch (channel.kind) {
      case 'push':
        return post(this.#pushed(target as Subscription, message, this.house(channel)), this.#addresses, within);
      case 'hook':
        return post(hookRequest(target as Hook, message), this.#addresses, within);
      case 'mail': {
        if (this.#mail === undefined) throw new NotSent('no mail here');
        const manage = { words: noticeWords[language].manage, url: `${this.house(channel)}/#/notices` };
        return this.#mail.send((target as MailTarget).address, message, manage);
      }
    }
  }

  #pushed(subscription: Subscription, message: Message, house: string): ReturnType<typeof pushRequest> {
    try {
      return pushRequest(subscription, message, this.#keys, house);
    } catch (error) {
      // Keys that are no keys.
      throw new NotSent(error instanceof Error ? error.message : String(error), { gone: true });
    }
  }
}
