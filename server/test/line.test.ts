import { describe, expect, it } from 'vitest';
import { type Lane, Line, type Thought } from '../src/bots/line.ts';

/** A line whose thoughts end when the test says so, and whose clock is the test's. */
class Scene {
  now = 0;
  readonly line: Line;
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();

  constructor(threads: Record<Lane, number>) {
    this.line = new Line(threads, () => this.now);
  }

  add(table: string, visitor: string, lane: Lane, more: Partial<Thought> & { here?: boolean } = {}): () => number | undefined {
    const { here = true, ...rest } = more;
    return this.line.add({
      table,
      visitor,
      lane,
      present: () => here,
      dropped: () => this.begun.push(`${table} dropped`),
      think: (given) => {
        this.begun.push(`${table} ${given}`);
        return new Promise((resolve) => this.#ends.set(table, resolve));
      },
      ...rest,
    });
  }

  async end(table: string, took: number): Promise<void> {
    this.now += took;
    this.#ends.get(table)?.();
    await new Promise((r) => setImmediate(r));
  }
}

describe('the line of bots that want to think', () => {
  it('gives the visitor who has used least the next thread, however many tables another has laid', async () => {
    const s = new Scene({ quick: 1, slow: 1 });
    for (const table of ['a1', 'a2', 'a3', 'a4']) s.add(table, 'anna', 'slow');
    s.add('b1', 'bert', 'slow');
    s.add('c1', 'carl', 'slow');
    expect(s.begun).toEqual(['a1 slow']);
    await s.end('a1', 4000);
    await s.end('b1', 1000);
    await s.end('c1', 3000);
    await s.end('a2', 4000);
    expect(s.begun).toEqual(['a1 slow', 'b1 slow', 'c1 slow', 'a2 slow', 'a3 slow']);
    // Bert has used least of late: a new wish of his goes before Anna's old one.
    s.add('b2', 'bert', 'slow');
    await s.end('a3', 4000);
    expect(s.begun.at(-1)).toBe('b2 slow');
  });

  it('shares a visitor’s part among the tables of that visitor', async () => {
    const s = new Scene({ quick: 1, slow: 1 });
    s.add('a1', 'anna', 'slow');
    s.add('a2', 'anna', 'slow');
    await s.end('a1', 4000);
    s.add('a1', 'anna', 'slow');
    s.add('a3', 'anna', 'slow');
    await s.end('a2', 1000);
    expect(s.begun).toEqual(['a1 slow', 'a2 slow', 'a3 slow']);
    await s.end('a3', 500);
    expect(s.begun.at(-1)).toBe('a1 slow');
  });

  it('lets tables somebody looks at go first, and others too once they have waited a minute', async () => {
    const s = new Scene({ quick: 1, slow: 1 });
    s.add('a1', 'anna', 'slow');
    s.add('alone', 'bert', 'slow', { here: false });
    s.add('a2', 'anna', 'slow');
    await s.end('a1', 4000);
    expect(s.begun).toEqual(['a1 slow', 'a2 slow']);
    s.add('a3', 'anna', 'slow');
    await s.end('a2', 61_000);
    expect(s.begun.at(-1)).toBe('alone slow');
  });

  it('never lets slow levels hold the threads of quick ones, nor one visitor all slow threads', () => {
    const s = new Scene({ quick: 1, slow: 3 });
    for (const table of ['a1', 'a2', 'a3', 'a4']) s.add(table, 'anna', 'slow');
    expect(s.begun).toEqual(['a1 slow', 'a2 slow']);
    s.add('b1', 'bert', 'slow');
    s.add('q1', 'anna', 'quick');
    expect(s.begun).toEqual(['a1 slow', 'a2 slow', 'b1 slow', 'q1 quick']);
  });

  it('lets an idle slow thread help the quick ones', () => {
    const s = new Scene({ quick: 1, slow: 1 });
    for (const table of ['q1', 'q2', 'q3']) s.add(table, 'anna', 'quick');
    expect(s.begun).toEqual(['q1 quick', 'q2 slow']);
  });

  it('says how many are ahead, and nothing once it is somebody’s turn', async () => {
    const s = new Scene({ quick: 1, slow: 1 });
    s.add('a1', 'anna', 'slow');
    const second = s.add('a2', 'anna', 'slow');
    const third = s.add('a3', 'anna', 'slow');
    expect([second(), third()]).toEqual([0, 1]);
    await s.end('a1', 100);
    expect([second(), third()]).toEqual([undefined, 0]);
  });

  it('gives a slow thought to a quick thread only from the moment that was agreed', async () => {
    const s = new Scene({ quick: 1, slow: 1 });
    s.add('a1', 'anna', 'slow');
    s.add('agreed', 'bert', 'slow', { quickerAt: 60_000 });
    s.add('not', 'carl', 'slow');
    s.now = 59_999;
    s.add('q1', 'dora', 'quick');
    await s.end('q1', 0);
    expect(s.begun).toEqual(['a1 slow', 'q1 quick']);
    s.now = 60_000;
    s.add('q2', 'dora', 'quick');
    expect(s.begun.slice(2)).toEqual(['agreed quick']);
    await s.end('agreed', 5);
    expect(s.begun.slice(3)).toEqual(['q2 quick']);
  });

  it('drops those who wait when it ends', () => {
    const s = new Scene({ quick: 1, slow: 1 });
    s.add('a1', 'anna', 'slow');
    s.add('a2', 'anna', 'slow');
    s.line.clear();
    expect(s.begun).toEqual(['a1 slow', 'a2 dropped']);
  });
});
