import { randomUUID } from 'node:crypto';
import type { NewChannel } from '@orrery/protocol';
import { asText, type Message } from './message.ts';
import type { Sending } from './post.ts';

export type Hook = Extract<NewChannel, { kind: 'hook' }>;

const json = (url: string, body: unknown, more: Partial<Sending> = {}): Sending => ({
  url,
  body: JSON.stringify(body),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
});

/** Names of players and tables must not call anybody, nor look like links: Discord and Slack read marks in a text. */
const unmarked = (text: string): string => text.replace(/[<>&@*_~`|[\]()#]/g, (mark) => (mark === '&' ? '＆' : `${mark}\u200b`));
const forChat = ({ title, body, url }: Message): string => `${unmarked(title)}\n${unmarked(body)}\n${url}`;

/** A message in the form each service reads. */
export function hookRequest(hook: Hook, message: Message): Sending {
  const sending = requestOf(hook, message);
  return message.id === undefined ? sending : { ...sending, headers: { ...sending.headers, 'idempotency-key': message.id } };
}

function requestOf(hook: Hook, message: Message): Sending {
  switch (hook.style) {
    case 'discord':
      return json(hook.url, { content: forChat(message).slice(0, 1_900), allowed_mentions: { parse: [] } });
    case 'slack':
      return json(hook.url, { text: forChat(message).replace(/[<>]/g, '').slice(0, 3_000), unfurl_links: false });
    case 'ntfy': {
      const url = new URL(hook.url);
      const topic = url.pathname.split('/').at(-1) ?? '';
      url.pathname = url.pathname.slice(0, url.pathname.length - topic.length) || '/';
      return json(url.href, { topic: decodeURIComponent(topic), title: message.title, message: message.body, click: message.url });
    }
    case 'matrix': {
      const path = `/_matrix/client/v3/rooms/${encodeURIComponent(hook.room)}/send/m.room.message/${message.id ?? randomUUID()}`;
      const text = { msgtype: 'm.text', body: asText(message), 'm.mentions': {} };
      return json(new URL(path, hook.url).href, text, { method: 'PUT', headers: { authorization: `Bearer ${hook.token}` } });
    }
    case 'telegram':
      return json(`https://api.telegram.org/bot${hook.token}/sendMessage`, {
        chat_id: hook.chat,
        text: asText(message).slice(0, 4_000),
        link_preview_options: { is_disabled: true },
      });
  }
}

/** What may be shown of a hook without telling its secret. */
export const hookLabel = (hook: Hook): string =>
  hook.style === 'telegram' ? `telegram ${hook.chat}`.slice(0, 60) : `${hook.style} ${new URL(hook.url).hostname}`.slice(0, 60);
