import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));

function orrery(args: string[], typed = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/src/main.ts', ...args], {
    encoding: 'utf8',
    input: typed,
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('hints', () => {
  it('lets somebody follow them against Officers, and says what was wrong with them', () => {
    const command = ['hints', '--game', 'andromeda', '--games', '2', '--playouts', '8', '--seed', 'follow'];
    const { code, out, err } = orrery([...command, '--json']);
    expect([code, err]).toEqual([0, '']);
    const said = JSON.parse(out) as Record<string, number>;
    expect([said.games, said.settings, said.idle, said.unsorted]).toEqual([2, 0, 0, 0]);
    expect(said.positions).toBeGreaterThan(20);
    expect(said.checked).toBeGreaterThan(0);
    expect(orrery(command).out).toMatch(
      /^following hints against Officers: [\d.]+ % \([\d.]+-[\d.]+\) of 2 games\nof \d+ first hints: 0 settings, /,
    );
  });
});

describe('balance', () => {
  const page = join(folder, 'andromeda.md');
  const measure = () => orrery(['balance', '--game', 'andromeda', '--level', 'random', '--seats', '3', '--games', '6', '--write', page]);

  it('writes what it measured into the page, beside what people wrote, and says what is not as wanted', () => {
    writeFileSync(
      page,
      '# Balance\n\nBy hand, before.\n\n<!-- measured: random -->\nlast year\n<!-- /measured: random -->\n\nBy hand, after.\n',
    );
    const { code, out, err } = measure();
    expect([code, err]).toEqual([0, '']);
    // Random players hardly ever reach the threshold.
    expect(out).toContain('Endings: threshold 0.0 % of games (wanted 60.0 to 95.0 %)');
    const written = readFileSync(page, 'utf8');
    expect(written).toMatch(/^# Balance\n\nBy hand, before\.\n\n<!-- measured: random -->\n## 6 games of 3 randoms/);
    expect(written).toMatch(/<!-- \/measured: random -->\n\nBy hand, after\.\n$/);
    expect(written).not.toContain('last year');
    expect(written.split('\n').filter((line) => line.startsWith('| airlock |'))).toEqual(['| airlock | 100.0 % | 6 |']);
    expect(readFileSync(join(folder, 'andromeda-random-wins-by-seat.svg'), 'utf8')).toContain(
      '<title>andromeda, random: Wins by seat</title>',
    );
    measure();
    expect(readFileSync(page, 'utf8')).toBe(written);
  });
});

describe('simulate', () => {
  const args = [
    'simulate',
    '--game',
    'andromeda',
    '--seats',
    '3',
    '--games',
    '40',
    '--bots',
    'random,random,greedy',
    '--seed',
    '7',
    '--json',
  ];
  it('prints one JSON object with every figure, and the same ones for the same seed', () => {
    const [first, second] = [orrery(args), orrery(args)].map(({ code, out, err }) => {
      expect(code).toBe(0);
      expect(err).toBe('');
      const { seconds, decisionsPerSecond, ...figures } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      expect(decisionsPerSecond).toBeGreaterThan(0);
      return figures;
    });
    expect(first).toEqual(second);
    expect(first).toMatchObject({ game: 'andromeda', seats: 3, games: 40, finished: 40, errors: 0 });
    expect(first.rounds.max).toBeLessThanOrEqual(7);
    expect(first.score).toHaveLength(3);
    expect(first.wins).toHaveLength(3);
    expect(Object.values(first.endings as Record<string, number>).reduce((a, b) => a + b)).toBe(40);
    expect(Object.keys(first.content)).toEqual(expect.arrayContaining(['mission', 'technology', 'species', 'room']));
  });

  it('tells in a table how each level plays among its own', () => {
    const { code, out } = orrery(['simulate', '--game', 'andromeda', '--levels', 'random,cadet', '--seats', '2,3', '--games', '4']);
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines[0]).toContain('| rounds, median | 95 % within | winner, median |');
    expect(lines.slice(2).map((line) => line.split(' | ').slice(0, 3))).toEqual([
      ['| random', '2', '4'],
      ['| random', '3', '4'],
      ['| cadet', '2', '4'],
      ['| cadet', '3', '4'],
    ]);
  });

  it('plays such a table on where it was stopped', () => {
    const out = join(mkdtempSync(join(tmpdir(), 'orrery-simulate-')), 'table.json');
    const table = (games: number, ...more: string[]) =>
      orrery(['simulate', '--game', 'andromeda', '--levels', 'cadet', '--seats', '2,3', '--games', `${games}`, ...more]);
    const whole = table(10).out;
    expect(whole.split('\n')).toHaveLength(5);
    expect(table(3, '--out', out).code).toBe(0);
    expect(
      Object.values(JSON.parse(readFileSync(out, 'utf8')).rows as Record<string, { games: unknown[] }>).map((row) => row.games.length),
    ).toEqual([3, 3]);
    expect(table(10, '--out', out).out).toBe(whole);
    // What is there already is not played again: games told otherwise stay so.
    const kept = readFileSync(out, 'utf8');
    writeFileSync(out, kept.replace(/"round":\d+/g, '"round":99'));
    expect(table(10, '--out', out).out).toContain('| 99 | 99 |');
    expect(table(10, '--out', out, '--seed', '2').err).toMatch(/is of other games/);
    writeFileSync(out, kept.replace('"makeup":"', '"makeup":"0'));
    expect(table(10, '--out', out).err).toMatch(/cadet has changed since/);
    for (const damage of [kept.slice(0, 80), kept.replace('"round":', '"square":')]) {
      writeFileSync(out, damage);
      expect(table(10, '--out', out).err).toMatch(/^orrery: .* is damaged/);
    }
  });

  it('gives other figures for another seed', () => {
    const figures = (seed: string) =>
      JSON.parse(orrery(['simulate', '--game', 'andromeda', '--seats', '2', '--games', '5', '--seed', seed, '--json']).out).decisions;
    expect(figures('1')).not.toBe(figures('2'));
  });
});

/** Always the first option, until the game is over. */
const firstOptions = '1\n'.repeat(4000);

describe('play', () => {
  it('plays a whole game to its end in English', () => {
    const { code, out } = orrery(
      ['play', '--game', 'andromeda', '--seats', '2', '--human', '0', '--seed', 'play', '--saves', folder, '--name', 'whole'],
      firstOptions,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Player A: \d+ \(/);
    expect(out).not.toMatch(/undefined|\[object|\[\[/);
  });

  it('explains, says why not, takes back, shows the table and leaves, in German', () => {
    const { code, out } = orrery(
      [
        'play',
        '--game',
        'andromeda',
        '--seats',
        '3',
        '--human',
        '0,1,2',
        '--lang',
        'de',
        '--seed',
        'de',
        '--saves',
        folder,
        '--name',
        'deutsch',
      ],
      '\n?\n? brücke\nwhy\nt\nxyz\n1\nu\nq\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('Übergib an');
    expect(out).toMatch(/Brücke: /);
    expect(out).toMatch(/Gib eine Zahl von 1 bis/);
    expect(out).toMatch(/zurück/i);
    expect(out).toContain('Gespeichert als deutsch');
  });

  it('goes on where it was left', () => {
    orrery(
      ['play', '--game', 'andromeda', '--seats', '2', '--human', '0', '--seed', 'r', '--saves', folder, '--name', 'resumed'],
      '1\n1\nq\n',
    );
    const before = JSON.parse(readFileSync(join(folder, 'resumed.json'), 'utf8')).log.length;
    orrery(['play', '--resume', 'resumed', '--human', '0', '--saves', folder], '1\n1\nq\n');
    expect(JSON.parse(readFileSync(join(folder, 'resumed.json'), 'utf8')).log.length).toBeGreaterThan(before);
  });

  it('keeps a game that is left at once', () => {
    const { code, out } = orrery(['play', '--game', 'andromeda', '--seats', '2', '--human', '0,1', '--saves', folder, '--name', 'left']);
    expect([code, out.includes('Saved as left')]).toEqual([0, true]);
    expect(orrery(['verify', join(folder, 'left.json')]).out).toMatch(/^verified: 0 answers/);
  });

  it('stops without complaint when nobody reads on', async () => {
    const child = spawn(process.execPath, ['cli/src/main.ts', 'play', '--game', 'andromeda', '--human', '', '--saves', folder]);
    child.stdout.once('data', () => child.stdout.destroy());
    let complaint = '';
    child.stderr.on('data', (some) => {
      complaint += some;
    });
    const [code] = await once(child, 'exit');
    expect([code, complaint]).toEqual([0, '']);
  });
});

describe('saves', () => {
  it('are exported, verified, replayed and imported', () => {
    const file = join(folder, 'exported.json');
    expect(orrery(['export', 'whole', file, '--saves', folder]).code).toBe(0);
    expect(orrery(['verify', file]).out).toMatch(/^verified: \d+ answers, \d+ state hashes agree, finished/);
    expect(orrery(['replay', file]).out.split('\n').length).toBeGreaterThan(50);
    expect(orrery(['analyse', file, '--seats', '0', '--seconds', '1']).out).toMatch(
      /^0\. Player A 0 \(\d+ %\).*\n1\. [\s\S]*\n\d+ \/ \d+\n$/,
    );
    for (const none of ['', ',', '0,', ' 1', '9']) {
      const refused = orrery(['analyse', file, '--seats', none]);
      expect([refused.code, refused.err]).toEqual([2, 'orrery: --seats takes all, or 0 to 1, with commas\n']);
    }
    const early = orrery(['replay', file, '--to', '10', '--lang', 'de']);
    expect(early.out).toMatch(/^10\. /m);
    expect(early.out).not.toMatch(/^11\. /m);
    expect(orrery(['import', file, 'again', '--saves', folder]).out).toContain('--resume again');
    expect(orrery(['verify', join(folder, 'again.json')]).code).toBe(0);
  });
});

describe('bad input gets one clear line and exit code 2', () => {
  const save = (): Record<string, unknown> => JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8'));
  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const cases: [string, () => string[], RegExp][] = [
    ['an unknown command', () => ['fly'], /unknown command: fly/],
    ['an unknown game', () => ['simulate', '--game', 'chess'], /unknown game: chess/],
    ['a game called like a method', () => ['simulate', '--game', 'toString'], /unknown game/],
    ['no game', () => ['simulate'], /--game is missing/],
    ['too many seats', () => ['simulate', '--game', 'andromeda', '--seats', '5'], /2-4 players/],
    ['seats that are no number', () => ['simulate', '--game', 'andromeda', '--seats', 'two'], /whole number/],
    ['broken JSON options', () => ['simulate', '--game', 'andromeda', '--options', '{beginner'], /not JSON/],
    ['an unknown option', () => ['simulate', '--game', 'andromeda', '--options', '{"hard":true}'], /option not understood: hard/],
    ['an option of the wrong kind', () => ['simulate', '--game', 'andromeda', '--options', '{"beginner":"yes"}'], /beginner/],
    ['an unknown bot', () => ['simulate', '--game', 'andromeda', '--bots', 'hal,random'], /unknown bot: hal/],
    ['too few bots', () => ['simulate', '--game', 'andromeda', '--seats', '3', '--bots', 'random'], /1 players for 3 seats/],
    ['an unknown flag', () => ['simulate', '--game', 'andromeda', '--turbo'], /turbo/],
    ['a flag without its value', () => ['simulate', '--game', 'andromeda', '--seed', '--json'], /--seed/],
    ['a word too many', () => ['simulate', '--game', 'andromeda', 'quickly'], /not understood: quickly/],
    ['a word too few', () => ['export', 'whole'], /FILE missing/],
    ['a line break', () => ['simulate', '--game', 'chess\n\u001b[31m'], /unknown game: chess \[31m/],
    ['a name already taken', () => ['play', '--game', 'andromeda', '--saves', folder, '--name', 'whole'], /already/],
    [
      'a drawing nobody can write',
      () => ['ladder', '--game', 'andromeda', '--level', 'cadet', '--games', '1', '--svg', join(folder, 'no', 'such.svg')],
      /cannot use .*such\.svg \(ENOENT\)/,
    ],
    ['a rung nobody stands on', () => ['ladder', '--game', 'andromeda', '--level', 'random'], /no such rung: random/],
    ['a human without a seat', () => ['play', '--game', 'andromeda', '--human', '7'], /seats from 0 to/],
    ['an unknown language', () => ['play', '--game', 'andromeda', '--lang', 'fr'], /unknown language: fr/],
    ['a missing file', () => ['verify', join(folder, 'nowhere.json')], /cannot read/],
    ['a word that begins with a dash, as an id may', () => ['verify', '-0abcdef'], /cannot read -0abcdef/],
    ['a path as a name', () => ['export', '../../etc/passwd', 'x', '--saves', folder], /letters, digits/],
    ['a truncated save', () => ['verify', write('cut.json', JSON.stringify(save()).slice(0, 5000))], /not JSON, or was cut off/],
    [
      'a save without its end',
      () => ['verify', write('short.json', JSON.stringify({ ...save(), log: (save().log as unknown[]).slice(0, -3) }))],
      /cut off/,
    ],
    [
      'a tampered answer',
      () => [
        'verify',
        write(
          'tampered.json',
          JSON.stringify({ ...save(), log: (save().log as { answer: unknown }[]).map((e, i) => (i === 5 ? { ...e, answer: 'mine' } : e)) }),
        ),
      ],
      /answer 6 is not legal/,
    ],
    [
      'a game to go on with that was tampered with',
      () => {
        write('forged.json', JSON.stringify({ ...save(), config: { seats: 3, options: {} } }));
        return ['play', '--resume', 'forged', '--saves', folder];
      },
      /damaged/,
    ],
    ['impossible seats', () => ['verify', write('seats.json', JSON.stringify({ ...save(), config: { seats: 1e9, options: {} } }))], /2-4/],
    ['tampered luck', () => ['verify', write('seed.json', JSON.stringify({ ...save(), seed: 'luckier' }))], /damaged/],
    ['a save of another game', () => ['verify', write('other.json', JSON.stringify({ ...save(), game: 'chess' }))], /unknown game: chess/],
    [
      'a save of another version',
      () => ['replay', write('version.json', JSON.stringify({ ...save(), eras: [{ at: 0, version: 99 }] }))],
      /rules version 99/,
    ],
    ['a position beyond the log', () => ['replay', join(folder, 'whole.json'), '--to', '999999'], /whole number from 0 to/],
  ];
  it.each(cases)('%s', (_, args, line) => {
    const { code, out, err } = orrery(args());
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(line);
    expect(err).toMatch(/^orrery: /);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
