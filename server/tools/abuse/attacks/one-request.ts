import type { Attack } from '../attack.ts';

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const keys = (count: number): string => Array.from({ length: count }, (_, i) => `"k${i}":${i}`).join(',');

/** What data can be too much of: depth, width, length, names, numbers. JSON, as text, for no serializer would write some of it. */
const shapes: Readonly<Record<string, string>> = {
  '3,400 nested arrays': nested(3_400, '[', ']'),
  '3,400 nested objects': nested(3_400, '{"a":', '}').replace(':}', ':1}'),
  '500,000 nested arrays': nested(500_000, '[', ']'),
  'an array of 400,000': `[${'0,'.repeat(400_000)}0]`,
  'an array of 300,000 arrays': `[${'[],'.repeat(300_000)}[]]`,
  '90,000 keys': `{${keys(90_000)}}`,
  'a key of 500,000 letters': `{"${'k'.repeat(500_000)}":1}`,
  'a text of 1,000,000 letters': `"${'x'.repeat(1_000_000)}"`,
  'a text of 100,000 brackets': `"${'('.repeat(100_000)}"`,
  'a text of spaces and a letter': `"${' '.repeat(300_000)}x"`,
  'a number beyond all numbers': '1e999',
  'less than nothing': '-0',
  'a number of 100,000 digits': '9'.repeat(100_000),
  'half a character': '"\\ud800"',
  'the mother of all objects': '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
};

/** A save in which one part is something else. */
function saveWith(part: string, value: string): string {
  const parts: Record<string, string> = {
    format: '"orrery-save"',
    game: '"toy"',
    eras: '[{"at":0,"version":1}]',
    config: '{"seats":2,"options":{}}',
    seed: '"s"',
    log: '[]',
    setup: '[]',
    snapshots: '[]',
    [part]: value,
  };
  return `{${Object.entries(parts).map(([k, v]) => `"${k}":${v}`)}}`;
}

const entryWith = (value: string): string => `[{"seat":0,"decision":"bid","answer":${value},"rolls":[]}]`;
const positionWith = (value: string): string =>
  `[{"at":0,"hash":"x","position":{"state":${value},"stack":[],"asks":[],"chance":[1,2,3,4],"decisions":0}}]`;
const optionsWith = (value: string): string => `{"seats":2,"options":{"length":${value}}}`;

type Piece = readonly [method: string, path: string, body: string];

/** A value as each part of what a door takes, and as the whole of it; in the long form alone, for there are many doors. */
const parts =
  (value: string, long: boolean) =>
  (method: string, path: string, ...names: readonly string[]): Piece[] =>
    long ? [[method, path, value], ...names.map((name): Piece => [method, path, `{"${name}":${value}}`])] : [];

/** Every place where what somebody sent is copied, walked or matched. */
function requests(value: string, table: string, long: boolean): readonly Piece[] {
  const of = parts(value, long);
  const saves = [
    value,
    ...['format', 'game', 'seed', 'log', 'snapshots', 'eras', 'setup', 'more'].map((part) => saveWith(part, value)),
    saveWith('log', entryWith(value)),
    saveWith('snapshots', positionWith(value)),
    saveWith('config', optionsWith(value)),
  ];
  const seats = '[{"kind":"me"},{"kind":"me"}]';
  return [
    ...saves.map((save) => ['POST', '/api/saves', `{"seats":${seats},"save":${save}}`] as const),
    ['POST', '/api/saves', value],
    ['POST', '/api/tables', `{"game":"toy","seats":${seats},"options":{"length":${value}}}`],
    ['POST', '/api/tables', `{"game":"toy","seats":${seats},"options":${value}}`],
    ['POST', '/api/tables', `{"game":"toy","seats":${value}}`],
    ['POST', '/api/tables', `{"game":${value},"seats":${seats}}`],
    ['PUT', '/api/me', `{"name":${value}}`],
    ['PUT', '/api/me', value],
    ['POST', '/api/claim', `{"token":${value}}`],
    ...of('POST', '/api/claim/watch', 'token'),
    ...of('PUT', '/api/notices', 'language', 'zone', 'quiet', 'what'),
    ...of('POST', '/api/notices/channels', 'kind', 'style', 'url', 'endpoint', 'keys', 'address'),
    ...of('POST', '/api/notices/confirm', 'token'),
    ...of('POST', '/api/player', 'name', 'language', 'zone'),
    ...of('PUT', '/api/player', 'name', 'avatar', 'zone'),
    ...of('DELETE', '/api/player', 'name'),
    ...of('POST', '/api/player/vacation', 'first', 'last'),
    ...of('POST', '/api/recover', 'words'),
    ...of('POST', '/api/recover/mail', 'address'),
    ...of('POST', '/api/device', 'token'),
    ...of('POST', '/api/passkey', 'id', 'response'),
    ...of('PUT', '/api/profile', 'shown', 'running', 'online'),
    ...of('POST', '/api/friends', 'handle'),
    ...of('POST', '/api/leagues', 'title', 'options', 'clock', 'seats'),
    ...of('POST', '/api/shared', 'save', 'title', 'seats'),
    ...of('POST', `/api/tables/${table}/invitations`, 'handle'),
    ...of('POST', `/api/tables/${table}/hooks`, 'language', 'hook'),
    ...of('PUT', `/api/tables/${table}/own`, 'note', 'hidden'),
    ...of('PUT', `/api/tables/${table}/seats/0/plan`, 'id', 'steps'),
    ...of('PUT', `/api/tables/${table}/seats/1/block`, 'blocked'),
    ...of('PUT', '/api/player/puzzles/toy', 'last', 'days'),
  ];
}

/** No single request ends the process, whatever it is made of. */
export const oneRequest: Attack = {
  name: 'one request against the process',
  limit: 'no crash, no 5xx but "busy", whatever the shape of the data',
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect({ table: id, seat: 0 });
    const bad: string[] = [];
    let pieces = 0;
    for (const [shape, value] of Object.entries(shapes)) {
      for (const [method, path, body] of requests(value, id, arena.long)) {
        pieces++;
        const status = await guest.request(method, path, body).then(
          (answer) => answer.status,
          () => 0,
        );
        if (!arena.nodes.every((n) => n.running)) return { measured: `the server fell: ${method} ${path} with ${shape}`, held: false };
        // Too large a body may be cut off while it is still being sent.
        if (status >= 500 && status !== 503) bad.push(`${status} ${method} ${path} with ${shape}`);
      }
      for (const field of ['answer', 'decision', 'id', 'seq']) {
        const fields: Record<string, string> = { type: '"answer"', id: '"a"', seq: '0', decision: '"bid"', answer: '1', [field]: value };
        pieces++;
        const text = `{${Object.entries(fields).map(([k, v]) => `"${k}":${v}`)}}`;
        // Beyond this the server hangs up, and rightly so.
        if (text.length < 60_000) line.socket.send(text);
      }
    }
    const pong = await line.ask({ type: 'ping', id: 'still' });
    line.close();
    const held = bad.length === 0 && pong.type === 'pong' && arena.nodes.every((n) => n.running);
    return { measured: `${pieces} pieces, ${bad.length} × 5xx${bad.length > 0 ? `: ${bad.slice(0, 2).join('; ')}` : ''}`, held };
  },
};
