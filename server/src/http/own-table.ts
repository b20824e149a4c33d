import { blockSeat, changeOwn, type OwnTable, seatParams, tableParams } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { type Context, withTable } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { Refusal, read } from '../refusal.ts';
import { MOST_BLOCKS } from '../storage/life.ts';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** What somebody keeps to themselves about a table: a note, whether it is shown, whom they do not want to hear. And the end of a table that nobody sits at. */
export function ownTableRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  const tell = async (table: LiveTable, identity: string): Promise<OwnTable> => {
    const blocked = new Set(await storage.life.blocked(identity));
    const seats = lobbyOf(table.now).seats.flatMap((_, seat) => (blocked.has(table.holder(seat) ?? '') ? [seat] : []));
    return { ...(await storage.life.own(identity, table.id)), blocked: seats };
  };
  const mustBelong = (table: LiveTable, identity: string): void => {
    if (table.seatsOf(identity).length === 0 && table.row.creator !== identity) throw new Refusal('notYourSeat');
  };

  app.get('/api/tables/:id/own', (request): Promise<OwnTable> => {
    const identity = needIdentity(request);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      mustBelong(table, identity);
      return tell(table, identity);
    });
  });

  app.put('/api/tables/:id/own', some, (request): Promise<OwnTable> => {
    const identity = needIdentity(request);
    const wanted = read(changeOwn, request.body);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      mustBelong(table, identity);
      // What one plays at is not put out of sight.
      if (wanted.hidden === true && table.now.status !== 'over' && table.seatsOf(identity).length > 0) throw new Refusal('stillPlaying');
      const before = await storage.life.own(identity, table.id);
      await storage.life.putOwn(identity, table.id, { note: wanted.note ?? before.note, hidden: wanted.hidden ?? before.hidden });
      return tell(table, identity);
    });
  });

  app.put('/api/tables/:id/seats/:seat/block', some, (request): Promise<OwnTable> => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    const { blocked } = read(blockSeat, request.body);
    return withTable(context, id, async (table) => {
      mustBelong(table, identity);
      const other = table.holder(seat);
      if (other === undefined || other === identity) throw new Refusal('noSuchSeat');
      if (!blocked) await storage.life.unblock(identity, other);
      else {
        if ((await storage.life.blocked(identity)).length >= MOST_BLOCKS) throw new Refusal('tooOften');
        await storage.life.block(identity, other, now());
      }
      return tell(table, identity);
    });
  });

  app.delete('/api/tables/:id', some, async (request, reply) => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    await withTable(context, id, async (table) => {
      await table.refresh();
      if (table.row.creator !== identity) throw new Refusal('notTheCreator');
      if (table.now.status !== 'gathering') throw new Refusal('alreadyStarted');
      if (lobbyOf(table.now).seats.some((s, seat) => s.kind === 'human' && table.holder(seat) !== identity)) throw new Refusal('seatTaken');
      if (!(await storage.dropTable(id, table.now.seq))) throw new Refusal('busy');
      context.tools.changed(id);
    });
    await context.hall.forget(id);
    return reply.code(204).send();
  });
}
