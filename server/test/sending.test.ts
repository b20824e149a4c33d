import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Addresses, isRange } from '../src/notices/addresses.ts';
import { newsOf } from '../src/notices/asked.ts';
import { hookLabel, hookRequest } from '../src/notices/hooks.ts';
import { NotSent, post } from '../src/notices/post.ts';
import { quietUntil } from '../src/notices/quiet.ts';
import type { Turn } from '../src/rules/jobs.ts';
import { TRICKY } from '../tools/abuse/tricky-addresses.ts';
import { httpSink, type Sink } from './help/endpoints.ts';

let sink: Sink;
beforeAll(async () => {
  sink = await httpSink();
});
afterAll(() => sink.close());

const nobody = new Addresses([]);
const here = new Addresses(['127.0.0.0/8']);
const to = (url: string) => ({ url, headers: {}, body: 'x' });
const why = (sent: Promise<void>): Promise<NotSent> =>
  sent.then(
    () => new NotSent('it was sent'),
    (error: NotSent) => error,
  );

describe('addresses somebody else chose', () => {
  it.each(TRICKY)('%s is not sent to', async (url) => {
    const error = await why(post(to(url), nobody, 2_000));
    expect(error.message).not.toBe('it was sent');
    expect(sink.received).toHaveLength(0);
  });

  it('are looked at as they are connected to, all of them, whatever their name says', async () => {
    const means =
      (...list: string[]) =>
      async () =>
        list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    for (const address of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'fd00::1',
      'fe80::1',
      '169.254.169.254',
    ]) {
      const error = await why(post(to('https://harmless.example/'), nobody, 1_000, means(address)));
      expect(error).toMatchObject({ message: 'not a public address', lasting: true });
      expect((await why(post(to('https://harmless.example/'), nobody, 1_000, means('93.184.215.14', address)))).message).toBe(
        'not a public address',
      );
    }
    const port = new URL(sink.url).port;
    await post(to(`http://named.example:${port}/there`), here, 1_000, means('127.0.0.1'));
    expect(sink.received.splice(0)).toMatchObject([{ path: '/there', headers: { host: `named.example:${port}` } }]);
    expect((await why(post(to('http://public.example/'), nobody, 1_000, means('93.184.215.14')))).message).toContain('https');
    expect((await why(post(to('https://public.example:22/'), nobody, 1_000, means('93.184.215.14')))).message).toContain('https');
  });

  it('may not lead elsewhere, hang, or talk without end', async () => {
    sink.answer = { status: 302, headers: { location: `${sink.url}/secret` } };
    expect(await why(post(to(`${sink.url}/a`), here, 1_000))).toMatchObject({ lasting: true });
    expect(sink.received.splice(0).map((r) => r.path)).toEqual(['/a']);
    sink.answer = { status: 200, body: 'x'.repeat(2_000_000) };
    await post(to(`${sink.url}/b`), here, 1_000);
    sink.answer = { status: 404 };
    expect(await why(post(to(`${sink.url}/c`), here, 1_000))).toMatchObject({ gone: true });
    sink.answer = { status: 429 };
    expect(await why(post(to(`${sink.url}/c`), here, 1_000))).toMatchObject({ lasting: false });
    sink.answer = { status: 200 };
    expect((await why(post(to('https://slow.example/'), here, 50, () => new Promise(() => {})))).message).toContain('not known');
  });

  it('are named by ranges', () => {
    expect(['10.0.0.0/8', '10.1.2.3', 'fd00::/8', '::1'].every(isRange)).toBe(true);
    expect(['10.0.0.0/33', 'example.org', '10.0.0', 'fd00::/129', '1.2.3.4/8/8', ''].some(isRange)).toBe(false);
  });
});

describe('bodies', () => {
  const message = { title: 'Your turn: <@everyone>', body: 'A *b* [c](d).', url: 'https://o.example/#/table/1', tag: 't' };
  const sent = (hook: Parameters<typeof hookRequest>[0]) => {
    const { url, body, method = 'POST', headers } = hookRequest(hook, message);
    return { url, method, headers, body: JSON.parse(body.toString()) as Record<string, unknown> };
  };

  it('are what each service reads, and call nobody', () => {
    const discord = sent({ kind: 'hook', style: 'discord', url: 'https://discord.com/api/webhooks/1/x' });
    expect(discord.body).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(discord.body.content).not.toContain('<@everyone>');
    const slack = sent({ kind: 'hook', style: 'slack', url: 'https://hooks.slack.com/services/x' });
    expect(slack.body.text).not.toMatch(/[<>]/);
    expect(sent({ kind: 'hook', style: 'ntfy', url: 'https://ntfy.sh/my-topic' })).toMatchObject({
      url: 'https://ntfy.sh/',
      body: { topic: 'my-topic', title: message.title, message: message.body, click: message.url },
    });
    expect(sent({ kind: 'hook', style: 'matrix', url: 'https://matrix.example', room: '!r:matrix.example', token: 's' })).toMatchObject({
      method: 'PUT',
      url: expect.stringMatching(
        /^https:\/\/matrix\.example\/_matrix\/client\/v3\/rooms\/!r%3Amatrix\.example\/send\/m\.room\.message\/[\w-]+$/,
      ),
      headers: { authorization: 'Bearer s' },
      body: { msgtype: 'm.text' },
    });
    const telegram = { kind: 'hook', style: 'telegram', token: '1:secret', chat: '42' } as const;
    expect(sent(telegram)).toMatchObject({ url: 'https://api.telegram.org/bot1:secret/sendMessage', body: { chat_id: '42' } });
    expect(hookLabel(telegram)).toBe('telegram 42');
    expect(hookLabel({ kind: 'hook', style: 'discord', url: 'https://discord.com/api/webhooks/1/secret' })).toBe('discord discord.com');
  });
});

describe('whom an act tells', () => {
  const turn = (more: Partial<Turn>): Turn => ({
    at: 5,
    status: 'playing',
    asked: [],
    bank: null,
    people: [0, 1, 2],
    standIns: [],
    asleep: false,
    votes: [],
    motion: null,
    ...more,
  });
  const asked = (...seats: number[]) => seats.map((seat) => ({ seat, left: null }));

  it('those who have not answered what somebody asks the table, once', () => {
    const [before, after] = [turn({}), turn({ motion: [1] })];
    expect(newsOf(before, after, 9, 1)).toEqual([0, 2].map((seat) => ({ seat, kind: 'vote', at: 9, after: 0 })));
    expect(newsOf(after, turn({ motion: [0, 1] }), 10, 0)).toEqual([]);
  });

  it('those who were not asked before, by the number of answers', () => {
    const news = newsOf(turn({ asked: asked(0) }), turn({ at: 6, asked: asked(0, 2) }), 9, 1);
    expect(news).toEqual([{ seat: 2, kind: 'turn', at: 6, after: 0 }]);
    expect(newsOf(turn({ asked: asked(2) }), turn({ asked: asked(2) }), 9, 1)).toEqual([]);
  });

  it('of the clock where a quarter is not reached yet', () => {
    const after = turn({
      bank: 100,
      asked: [
        { seat: 0, left: 80 },
        { seat: 1, left: 25 },
      ],
    });
    expect(newsOf(turn({}), after, 9, 2).filter((n) => n.kind === 'short')).toEqual([{ seat: 0, kind: 'short', at: 5, after: 55 }]);
  });

  it('of votes, stand-ins and the end, not whoever did it', () => {
    const votes = [{ about: 0, by: [1] }];
    expect(newsOf(turn({}), turn({ votes }), 9, 1)).toEqual([{ seat: 2, kind: 'vote', at: 9, after: 0 }]);
    expect(newsOf(turn({ votes }), turn({ votes: [{ about: 0, by: [1, 2] }] }), 10, 2)).toEqual([]);
    expect(newsOf(turn({ votes }), turn({ standIns: [0] }), 9, 1)).toEqual([{ seat: 0, kind: 'standIn', at: 9, after: 0 }]);
    expect(newsOf(turn({}), turn({ status: 'over' }), 9, 1).map((n) => [n.seat, n.kind])).toEqual([
      [0, 'over'],
      [2, 'over'],
    ]);
  });
});

describe('whom absence tells', () => {
  const turn = (more: Partial<Turn>): Turn => ({
    ...{ at: 5, status: 'playing', asked: [], bank: null, people: [0, 1, 2], standIns: [], asleep: false, votes: [], motion: null },
    ...more,
  });

  it('everybody that a table sleeps; that it goes on, all but whoever woke it and those who hear that it is their turn', () => {
    expect(newsOf(turn({}), turn({ asleep: true }), 9, 1).map((n) => [n.seat, n.kind])).toEqual([
      [0, 'asleep'],
      [1, 'asleep'],
      [2, 'asleep'],
    ]);
    const woken = turn({ asked: [{ seat: 2, left: null }] });
    expect(newsOf(turn({ asleep: true }), woken, 9, 0).map((n) => [n.seat, n.kind])).toEqual([
      [2, 'turn'],
      [1, 'awake'],
    ]);
    expect(newsOf(turn({ asleep: true }), turn({ asleep: true }), 9, 0)).toEqual([]);
  });

  it('whoever a bot played for that they play themselves again', () => {
    expect(newsOf(turn({ standIns: [0, 1] }), turn({ standIns: [1] }), 9, 0)).toEqual([{ seat: 0, kind: 'back', at: 9, after: 0 }]);
    expect(newsOf(turn({ standIns: [0] }), turn({ status: 'over' }), 9, 0).map((n) => n.kind)).toEqual(['over', 'over']);
  });
});

describe('quiet hours', () => {
  const night = { zone: 'Europe/Vienna', quiet: { from: 22 * 60 + 30, to: 7 * 60 } };
  const at = (month: number, day: number, hour: number, minute = 0): number => Date.UTC(2026, month - 1, day, hour, minute);

  it('end at the hour their owner reads', () => {
    expect(quietUntil(night, at(11, 16, 21, 29))).toBeUndefined();
    expect(quietUntil(night, at(11, 16, 21, 30))).toBe(at(11, 17, 6));
    expect(quietUntil(night, at(11, 17, 5, 59))).toBe(at(11, 17, 6));
    expect(quietUntil(night, at(11, 17, 6))).toBeUndefined();
    expect(quietUntil({ ...night, quiet: { from: 60, to: 60 } }, at(11, 17, 0))).toBeUndefined();
    expect(quietUntil({ ...night, quiet: null }, at(11, 17, 0))).toBeUndefined();
  });

  it('also in the nights in which clocks are changed', () => {
    // At one in Greenwich clocks go from 2 to 3, and from 3 to 2.
    expect(quietUntil(night, at(3, 28, 22))).toBe(at(3, 29, 5));
    const autumn = quietUntil(night, at(10, 24, 22)) ?? 0;
    expect([autumn, quietUntil(night, autumn) ?? autumn]).toContain(at(10, 25, 6));
  });
});
