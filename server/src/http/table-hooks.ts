import { type ChannelSummary, newTableHook, type TableHooks, tableHookParams, tableParams, usualWishes } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Context, withTable } from '../context.ts';
import { needIdentity, newToken } from '../identity.ts';
import type { Carrier } from '../notices/carrier.ts';
import { hookLabel } from '../notices/hooks.ts';
import { tableItself } from '../notices/table-hooks.ts';
import { Refusal, read } from '../refusal.ts';
import type { Channel } from '../storage/outbox.ts';
import { channelSummary, houseOf, tellThrough } from './notices.ts';

/** How many chats one table writes to. */
const MOST_HOOKS = 3;

/** Chats a table tells whose turn it is: anybody who sits there adds and removes them. */
export function tableHookRoutes(app: FastifyInstance, context: Context, carrier: Carrier): void {
  const { storage, now } = context.tools;
  const { outbox } = storage;
  const config = { rateLimit: { max: Math.ceil(context.config.rates.notices / 3), timeWindow: 60_000 } };

  const seated = async (request: FastifyRequest, id: string): Promise<void> => {
    const identity = needIdentity(request);
    await withTable(context, id, async (table) => {
      if (table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
    });
  };
  const list = async (id: string): Promise<TableHooks> => ({ hooks: (await outbox.channels(tableItself(id))).map(channelSummary) });

  app.get('/api/tables/:id/hooks', async (request): Promise<TableHooks> => {
    const { id } = read(tableParams, request.params);
    await seated(request, id);
    return list(id);
  });

  app.post('/api/tables/:id/hooks', { config }, async (request): Promise<ChannelSummary> => {
    const { id } = read(tableParams, request.params);
    const { language, hook } = read(newTableHook, request.body);
    await seated(request, id);
    return context.turns.take([`channels ${tableItself(id)}`], async () => {
      const identity = tableItself(id);
      const target = JSON.stringify(hook);
      const own = await outbox.channels(identity);
      const same = own.find((c) => c.target === target);
      if (same !== undefined) return channelSummary(same);
      if (own.length >= MOST_HOOKS) throw new Refusal('tooManyChannels', { most: MOST_HOOKS });
      const channel: Channel = {
        id: newToken(),
        identity,
        kind: 'hook',
        target,
        label: hookLabel(hook),
        origin: houseOf(context, request),
        made: now(),
        confirm: null,
        failures: 0,
      };
      // What does not arrive now will not arrive later either.
      await tellThrough(carrier, channel, 'tableTest', `${carrier.house(channel)}/t/${id}`, language);
      await outbox.setWishes(identity, JSON.stringify({ ...usualWishes, language }));
      await outbox.addChannel(channel);
      return channelSummary(channel);
    });
  });

  app.delete('/api/tables/:id/hooks/:hook', { config }, async (request): Promise<TableHooks> => {
    const { id, hook } = read(tableHookParams, request.params);
    await seated(request, id);
    if (!(await outbox.dropChannel(hook, tableItself(id)))) throw new Refusal('notFound');
    return list(id);
  });
}
