import type { Save } from '@orrery/kernel';
import { limits } from '@orrery/protocol';
import type { Attack } from '../attack.ts';
import { TRICKY } from '../tricky-addresses.ts';

/** A chat for a table that leads into the house, or that somebody adds who does not sit there. */
export const tableHooksInside: Attack = {
  name: 'a table’s chat inside the house’s own network, or set by a stranger',
  limit: 'none is kept, and each answers the same',
  async run(arena) {
    const [host, stranger] = [await arena.guest(), await arena.guest()];
    const { id } = await host.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    const answers = new Map<string, number>();
    for (const url of TRICKY) {
      const body = { language: 'en', hook: { kind: 'hook', style: 'slack', url } };
      const { code } = (await host.post(`/api/tables/${id}/hooks`, body)).body;
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    const hook = { language: 'en', hook: { kind: 'hook', style: 'slack', url: 'https://hooks.example.org/x' } };
    const foreign = (await stranger.post(`/api/tables/${id}/hooks`, hook)).body.code;
    const kept = (await host.get<{ hooks: unknown[] }>(`/api/tables/${id}/hooks`)).body.hooks.length;
    const told = [...answers].map(([code, n]) => `${n} ${code}`).join(', ');
    return {
      measured: `${TRICKY.length} addresses: ${told}; a stranger: ${foreign}; ${kept} kept`,
      held: kept === 0 && foreign === 'notYourSeat' && [...answers.keys()].every((code) => code === 'notSent' || code === 'badMessage'),
    };
  },
};

/** Matches shared without end, and what is no match. */
export const shareFlood: Attack = {
  name: 'matches shared without end',
  limit: `${limits.shares} of one visitor, each at most ${limits.shared / 1024} kB; nothing that was not really played`,
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const save = (await guest.get<Save>(`/api/tables/${id}/save`)).body;
    const seats = ['A', 'B'].map((name) => ({ kind: 'human', name, bot: null }));
    const share = (title: string, match: unknown = save) => guest.post('/api/shared', { save: match, title, seats });
    const untrue = [{ ...save, seed: 'x' }, { ...save, log: [{}] }, {}, null, { ...save, more: 'x'.repeat(100_000) }];
    let taken = 0;
    for (const match of untrue) if ((await share('false', match)).status === 200) taken++;
    const wanted = arena.long ? limits.shares + 20 : 30;
    let kept = 0;
    let failed = 0;
    for (let n = 0; n < wanted; n++) {
      const { status } = await share(`Match ${n}`);
      if (status === 200) kept++;
      if (status >= 500 && status !== 503) failed++;
    }
    return {
      measured: `${kept} of ${wanted} kept, ${taken} of ${untrue.length} false ones; ${failed} errors`,
      held: taken === 0 && failed === 0 && kept <= limits.shares && kept > 0,
    };
  },
};

/** Plans for somebody else's seat, plans that are none, and plans over and over. */
export const foreignPlans: Attack = {
  name: 'plans for a seat that is somebody else’s',
  limit: 'none is kept, nothing is played, and nobody learns that there is one',
  async run(arena) {
    const [ada, ben] = [await arena.guest(), await arena.guest()];
    const { id } = await ada.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await ben.post(`/api/tables/${id}/join`, {});
    const step = { decision: 'bid', answer: 1, foreseen: '0'.repeat(64), words: 'x' };
    const put = (who: typeof ada, seat: number, steps: unknown) => who.request('PUT', `/api/tables/${id}/seats/${seat}/plan`, { steps });
    const before = (await ada.get<{ table: { seq: number } }>(`/api/tables/${id}`)).body.table.seq;
    const codes = [
      (await put(ben, 0, [step])).body.code,
      (await ben.get(`/api/tables/${id}/seats/0/plan`)).body.code,
      (await ben.request('DELETE', `/api/tables/${id}/seats/0/plan`)).body.code,
      (await put(ada, 0, [])).body.code,
      (
        await put(
          ada,
          0,
          Array.from({ length: limits.steps + 1 }, () => step),
        )
      ).body.code,
      (await put(ada, 0, [{ ...step, foreseen: 'x' }])).body.code,
      (await put(ada, 0, [{ ...step, words: 'x'.repeat(201) }])).body.code,
    ];
    // Of one's own, as often as one likes: each takes the place of the last, and none fits.
    for (let n = 0; n < 50; n++) await put(ada, 0, [step]);
    const after = (await ada.get<{ table: { seq: number } }>(`/api/tables/${id}`)).body.table.seq;
    const wanted = ['notYourSeat', 'notYourSeat', 'notYourSeat', 'badMessage', 'badMessage', 'badMessage', 'badMessage'];
    return { measured: `${codes.join(', ')}; ${after - before} acts`, held: codes.join() === wanted.join() && after === before };
  },
};
