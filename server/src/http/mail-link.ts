import type { Language } from '@orrery/kernel';
import { mailLink } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { hashToken, needIdentity, newToken } from '../identity.ts';
import type { Carrier } from '../notices/carrier.ts';
import { Unasked } from '../notices/unasked.ts';
import { noticeWords } from '../notices/words.ts';
import { Refusal, read } from '../refusal.ts';
import type { Channel } from '../storage/outbox.ts';

/** Mail takes its time, and its reader theirs. */
const LASTS_MS = 30 * 60_000;
/** Players who share one mailbox get a mail each, up to this many. */
const MOST_PLAYERS = 3;

/**
 * A way back by mail, where this server sends any: whoever reads the mailbox that a player has confirmed for notices gets a link for the device they are at. Nobody learns here whether
 * an address is known: the answer is the same, and given before anybody looks.
 */
export function mailLinkRoutes(app: FastifyInstance, context: Context, carrier: Carrier): void {
  const { storage, now, log } = context.tools;
  const few = { config: { rateLimit: { max: context.config.rates.recoveries, timeWindow: 60_000 } } };
  const unasked = new Unasked(now);

  const send = async (channel: Channel, language: Language): Promise<void> => {
    const { identity } = channel;
    const token = newToken();
    await storage.players.putTicket({ hash: hashToken(token), kind: 'mail', identity, expires: now() + LASTS_MS }, now());
    const said = noticeWords[language].comeBack((await storage.guestName(identity)) ?? '');
    await carrier.carry(channel, { ...said, url: `${carrier.house(channel)}/#/device/${token}`, tag: 'link' }, language);
  };

  app.post('/api/recover/mail', few, async (request) => {
    const by = needIdentity(request);
    const { address, language } = read(mailLink, request.body);
    if (!carrier.hasMail) throw new Refusal('noMail');
    if (!unasked.may({ to: address, by, from: addressGroup(request.ip) })) throw new Refusal('tooFast');
    void (async () => {
      for (const channel of await storage.outbox.mailboxes(address, MOST_PLAYERS)) await send(channel, language);
    })().catch((err) => log.warn({ err }, 'a link was not sent'));
    return {};
  });
}
