import { newPlan, type PlanAnswer, seatParams } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Context, withTable } from '../context.ts';
import { needIdentity, newToken } from '../identity.ts';
import { Refusal, read } from '../refusal.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { planFor } from '../tables/plan-driver.ts';

/** What somebody wants to answer when they are asked next. Nobody else is told that there is such a thing. */
export function planRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const config = { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } };
  const ours = <T>(request: FastifyRequest, work: (table: LiveTable, seat: number, identity: string) => Promise<T>): Promise<T> => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    return withTable(context, id, async (table) => {
      if (table.holder(seat) !== identity) throw new Refusal('notYourSeat');
      return work(table, seat, identity);
    });
  };
  const tell = async (table: LiveTable, seat: number, identity: string): Promise<PlanAnswer> => {
    const plan = await storage.plans.of(table.id, seat, identity);
    return { plan: plan === undefined ? null : planFor(plan) };
  };

  app.get('/api/tables/:id/seats/:seat/plan', (request): Promise<PlanAnswer> => ours(request, tell));

  app.put('/api/tables/:id/seats/:seat/plan', { config }, (request): Promise<PlanAnswer> => {
    const { steps } = read(newPlan, request.body);
    return ours(request, async (table, seat, identity) => {
      await table.refresh();
      if (table.now.status !== 'playing') throw new Refusal(table.now.status === 'over' ? 'over' : 'gathering');
      await storage.plans.put({ table: table.id, seat, identity, id: newToken(), steps: JSON.stringify(steps), made: now() });
      table.lookAtPlans();
      return tell(table, seat, identity);
    });
  });

  app.delete(
    '/api/tables/:id/seats/:seat/plan',
    { config },
    (request): Promise<PlanAnswer> =>
      ours(request, async (table, seat, identity) => {
        await storage.plans.drop(table.id, seat, identity);
        return { plan: null };
      }),
  );
}
