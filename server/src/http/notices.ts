import type { Language } from '@orrery/kernel';
import {
  type ChannelSummary,
  channelParams,
  confirmChannel,
  MOST_CHANNELS,
  type NewChannel,
  type Notices,
  newChannel,
  wishes,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { hashToken, needIdentity, newToken } from '../identity.ts';
import type { Carrier } from '../notices/carrier.ts';
import { hookLabel } from '../notices/hooks.ts';
import { NotSent } from '../notices/post.ts';
import { MOST_FAILURES, wishesOf } from '../notices/sender.ts';
import { Unasked } from '../notices/unasked.ts';
import { noticeWords } from '../notices/words.ts';
import { restEverywhere, stopsAtNight } from '../players/resting.ts';
import { Refusal, read } from '../refusal.ts';
import type { Channel } from '../storage/outbox.ts';

/** What may be shown of where a channel leads. */
const labelOf = (wanted: NewChannel): string =>
  wanted.kind === 'push' ? wanted.label : wanted.kind === 'mail' ? wanted.address : hookLabel(wanted);

export const channelSummary = ({ id, kind, label, confirm, failures }: Channel): ChannelSummary => ({
  id,
  kind,
  label,
  state: confirm !== null ? 'unconfirmed' : failures >= MOST_FAILURES ? 'failing' : 'good',
});

/** The house as whoever asks sees it. */
export const houseOf = ({ config }: Context, { protocol, host }: FastifyRequest): string => `${protocol}://${host}${config.basePath}`;

/** Says one of the house's own words through a channel; whoever owns it hears whether it arrived. */
export async function tellThrough(
  carrier: Carrier,
  channel: Channel,
  word: 'test' | 'tableTest' | 'confirm',
  url: string,
  language: Language,
): Promise<void> {
  try {
    await carrier.carry(channel, { ...noticeWords[language][word], url, tag: word }, language);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    throw new Refusal('notSent');
  }
}

/** How somebody is told that they are asked: their channels and wishes. */
export function noticeRoutes(app: FastifyInstance, context: Context, carrier: Carrier): void {
  const { storage, now } = context.tools;
  const { outbox } = storage;
  const config = { rateLimit: { max: context.config.rates.notices, timeWindow: 60_000 } };
  const unasked = new Unasked(now);

  app.get('/api/notices', async (request): Promise<Notices> => {
    const identity = needIdentity(request);
    const [known, channels] = await Promise.all([outbox.wishes(identity), outbox.channels(identity)]);
    return {
      wishes: wishesOf(known),
      fresh: known === null,
      channels: channels.map(channelSummary),
      pushKey: carrier.pushKey,
      mail: carrier.hasMail,
    };
  });

  app.put('/api/notices', { config }, async (request) => {
    const identity = needIdentity(request);
    await outbox.setWishes(identity, JSON.stringify(read(wishes, request.body)));
    // Where nights stop clocks they are those of the quiet hours.
    await restEverywhere(context, identity, stopsAtNight);
    return {};
  });

  app.post('/api/notices/channels', { config }, (request): Promise<ChannelSummary> => {
    const identity = needIdentity(request);
    const wanted = read(newChannel, request.body);
    return context.turns.take([`channels ${identity}`], async () => {
      const { kind, ...target } = wanted;
      const text = JSON.stringify(wanted.kind === 'hook' ? wanted : target);
      const own = await outbox.channels(identity);
      const same = own.find((c) => c.kind === kind && c.target === text);
      if (same !== undefined) return channelSummary(same);
      if (own.length >= MOST_CHANNELS) throw new Refusal('tooManyChannels', { most: MOST_CHANNELS });
      const token = wanted.kind === 'mail' ? newToken() : null;
      const channel: Channel = {
        id: newToken(),
        identity,
        kind,
        target: text,
        label: labelOf(wanted),
        origin: houseOf(context, request),
        made: now(),
        confirm: token === null ? null : hashToken(token),
        failures: 0,
      };
      if (wanted.kind === 'mail' && token !== null) {
        if (!carrier.hasMail) throw new Refusal('noMail');
        if (!unasked.may({ to: wanted.address, by: identity, from: addressGroup(request.ip) })) throw new Refusal('tooFast');
        await tell(channel, 'confirm', `${carrier.house(channel)}/#/notices/${token}`);
      }
      await outbox.addChannel(channel);
      return channelSummary(channel);
    });
  });

  const tell = async (channel: Channel, word: 'test' | 'confirm', url: string): Promise<void> =>
    tellThrough(carrier, channel, word, url, wishesOf(await outbox.wishes(channel.identity)).language);

  app.delete('/api/notices/channels/:id', { config }, async (request) => {
    const identity = needIdentity(request);
    if (!(await outbox.dropChannel(read(channelParams, request.params).id, identity))) throw new Refusal('notFound');
    return {};
  });

  app.post(
    '/api/notices/channels/:id/test',
    { config: { rateLimit: { max: Math.ceil(context.config.rates.notices / 3), timeWindow: 60_000 } } },
    async (request) => {
      const identity = needIdentity(request);
      const { id } = read(channelParams, request.params);
      const channel = (await outbox.channels(identity)).find((c) => c.id === id);
      if (channel === undefined) throw new Refusal('notFound');
      // Nobody's mailbox is written to but by whoever has shown that it is theirs.
      if (channel.confirm !== null) throw new Refusal('unconfirmed');
      await tell(channel, 'test', `${carrier.house(channel)}/`);
      await outbox.noteFailures(id, 0);
      return {};
    },
  );

  app.post('/api/notices/confirm', { config }, async (request) => {
    if (!(await outbox.confirm(hashToken(read(confirmChannel, request.body).token)))) throw new Refusal('badLink');
    return {};
  });
}
