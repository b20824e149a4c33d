import type { Language } from '@orrery/kernel';
import type { BecomePlayer, ChangePlayer, Link, MailLink, NewWords, OfferedDevice, Player } from '@orrery/protocol';
import { call } from '../net/api.ts';
import { fromHere } from '../net/here.ts';
import { useMe } from '../state/me.ts';
import { useSettings } from '../state/settings.ts';

/** A player came back on this device: it speaks their language and calls them by their name. */
export function settleIn({ name, avatar, language }: Player): Player['name'] {
  useMe.setState({ avatar });
  useSettings.getState().set({ name, language });
  return name;
}

const noted = async (answer: Promise<Player>): Promise<Player> => {
  const player = await answer;
  useMe.setState({ avatar: player.avatar });
  return player;
};

/** What the pages about oneself ask the server. */
export const meApi = {
  player: () => noted(call<Player>('GET', '/player')),
  become: (wanted: BecomePlayer) => call<NewWords>('POST', '/player', wanted),
  change: (wanted: ChangePlayer) => noted(call<Player>('PUT', '/player', wanted)),
  renewWords: (language: Language) => call<NewWords>('POST', '/player/words', { language }),
  recover: (words: string) => call<Player>('POST', '/recover', { words }),
  mailLink: (wanted: MailLink) => call<unknown>('POST', '/recover/mail', wanted),
  deviceLink: () => call<Link>('POST', '/player/device-link', {}),
  lookAtDevice: (token: string) => call<OfferedDevice>('POST', '/device/look', { token }),
  addDevice: (token: string) => call<Player>('POST', '/device', { token }),
  removeDevice: (id: string) => call<void>('DELETE', `/player/devices/${encodeURIComponent(id)}`),
  removePasskey: (id: string) => call<void>('DELETE', `/player/passkeys/${encodeURIComponent(id)}`),
  forget: (name: string) => noted(call<Player>('DELETE', '/player', { name })),
  stay: () => noted(call<Player>('POST', '/player/stay', {})),
  exportHref: () => fromHere('api/player/export'),
};
