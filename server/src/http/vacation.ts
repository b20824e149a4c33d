import { planVacation, type Vacation, vacationParams } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { clockRuns, restEverywhere } from '../players/resting.ts';
import { DAYS_A_YEAR, dayAfter, dayIn, midnightOf, takenIn, whyNot } from '../players/vacation.ts';
import { Refusal, read } from '../refusal.ts';
import { playerOf } from './player.ts';

/** Days on which no clock of a player runs, at all their tables. */
export function vacationRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };
  const who = async (request: FastifyRequest) => playerOf(storage.players, needIdentity(request));

  const tell = async (identity: string, zone: string): Promise<Vacation> => {
    const rows = await storage.life.vacations(identity);
    const today = dayIn(zone, now());
    const year = Number(today.slice(0, 4));
    const planned = rows.filter((r) => r.until > now()).map(({ first, last }) => ({ first, last }));
    return { today, days: DAYS_A_YEAR, taken: takenIn(year, rows), planned, atOnce: !(await clockRuns(context, identity)) };
  };

  app.get('/api/player/vacation', async (request): Promise<Vacation> => {
    const { identity, zone } = await who(request);
    return tell(identity, zone);
  });

  app.post('/api/player/vacation', some, async (request): Promise<Vacation> => {
    const { identity, zone } = await who(request);
    const wanted = read(planVacation, request.body);
    // Whoever counts days must be alone meanwhile.
    await context.turns.take([`vacation ${identity}`], async () => {
      const today = dayIn(zone, now());
      const against = whyNot(
        wanted,
        await storage.life.vacations(identity),
        today,
        wanted.first === today && (await clockRuns(context, identity)),
      );
      if (against !== undefined) throw new Refusal(against);
      const since = wanted.first === today ? now() : midnightOf(wanted.first, zone);
      await storage.life.putVacation(identity, { ...wanted, since, until: midnightOf(dayAfter(wanted.last), zone) });
      // Another server may have counted at the same moment: then neither has taken these days.
      const others = (await storage.life.vacations(identity)).filter((v) => v.first !== wanted.first);
      const late = whyNot(wanted, others, today, false);
      if (late === undefined) return;
      await storage.life.dropVacation(identity, wanted.first);
      throw new Refusal(late);
    });
    await restEverywhere(context, identity);
    return tell(identity, zone);
  });

  app.delete('/api/player/vacation/:first', some, async (request): Promise<Vacation> => {
    const { identity, zone } = await who(request);
    const { first } = read(vacationParams, request.params);
    const row = (await storage.life.vacations(identity)).find((r) => r.first === first && r.until > now());
    if (row === undefined) throw new Refusal('notFound');
    // Days that have begun are taken.
    if (row.since > now()) await storage.life.dropVacation(identity, first);
    else await storage.life.putVacation(identity, { ...row, last: dayIn(zone, now()), until: now() });
    await restEverywhere(context, identity);
    return tell(identity, zone);
  });
}
