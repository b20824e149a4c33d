import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { limits, type SharedLink, sharedParams, type TableAnswer } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address.ts';
import { DAY } from '../config.ts';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { Refusal, read } from '../refusal.ts';
import { layTable } from './lay-table.ts';

const unpacked = promisify(inflateRaw);

/** Saves somebody brings along, to go on with or to show. This thread only passes the text on: reading it could take longer than others should have to wait. */
export function saveRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rules, now } = context.tools;
  const perMinute = { rateLimit: { max: context.config.rates.saves, timeWindow: 60_000 } };
  const asText = (body: unknown): string => (typeof body === 'string' ? body : '');
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.save }, (_request, text, done) =>
      done(null, text),
    );
    scope.post('/api/saves', { config: perMinute, bodyLimit: limits.save }, async (request): Promise<TableAnswer> => {
      const creator = needIdentity(request);
      const { wanted, ...laid } = await rules.runForeign({ kind: 'import', text: asText(request.body) });
      return { table: await layTable(context, { identity: creator, address: addressGroup(request.ip) }, { ...wanted, ...laid }) };
    });
    scope.post('/api/shared', { config: perMinute, bodyLimit: limits.save }, async (request): Promise<SharedLink> => {
      const owner = needIdentity(request);
      const network = context.guests.networkOf(addressGroup(request.ip));
      const text = asText(request.body);
      return context.turns.take([`shares ${owner}`, `shares ${network}`], async () => {
        const { own, from } = await storage.shares.count(owner, network, now() - DAY);
        if (own >= limits.shares) throw new Refusal('tooManyTables', { most: limits.shares });
        if (from >= context.config.rates.tablesPerDayFromOneAddress) throw new Refusal('tooManyTables');
        const { game, title, seats, over, save } = await rules.runForeign({ kind: 'share', text, most: limits.shared });
        const names = JSON.stringify(seats);
        // Whoever shares the same match again has the same link; nobody finds it who does not know the match.
        const id = `s${createHash('sha256').update([owner, title, names, save].join('\n')).digest('base64url').slice(0, 22)}`;
        await storage.shares.put({ id, owner, network, game, title, seats: names, over, save, made: now() });
        return { id };
      });
    });
  });

  app.get(
    '/api/shared/:id',
    { config: { rateLimit: { max: context.config.rates.replays, timeWindow: 60_000 } } },
    async (request, reply) => {
      const share = await storage.shares.share(read(sharedParams, request.params).id, now());
      if (share === undefined) throw new Refusal('notFound');
      const { game, title, seats, over, made } = share;
      const save = (await unpacked(Buffer.from(share.save, 'base64'))).toString();
      reply.type('application/json');
      return `${JSON.stringify({ game, title, over, made }).slice(0, -1)},"seats":${seats},"save":${save}}`;
    },
  );

  app.delete('/api/shared/:id', async (request, reply) => {
    const owner = needIdentity(request);
    if (!(await storage.shares.drop(read(sharedParams, request.params).id, owner))) throw new Refusal('notFound');
    return reply.code(204).send();
  });
}
