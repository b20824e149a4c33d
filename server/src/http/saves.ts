import { limits, type TableAnswer } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { layTable } from './lay-table.ts';

/** Saves somebody brings along. This thread only passes the text on: reading it could take longer than others should have to wait. */
export function saveRoutes(app: FastifyInstance, context: Context): void {
  const perMinute = { rateLimit: { max: context.config.rates.saves, timeWindow: 60_000 } };
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.save }, (_request, text, done) =>
      done(null, text),
    );
    scope.post('/api/saves', { config: perMinute, bodyLimit: limits.save }, async (request): Promise<TableAnswer> => {
      const creator = needIdentity(request);
      const text = typeof request.body === 'string' ? request.body : '';
      const { wanted, ...laid } = await context.tools.rules.runForeign({ kind: 'import', text });
      return { table: await layTable(context, { identity: creator, address: addressGroup(request.ip) }, { ...wanted, ...laid }) };
    });
  });
}
