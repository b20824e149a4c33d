import type { ChildServer } from '../child-server.ts';
import type { Arenas } from './arena.ts';
import type { Attack, Finding } from './attack.ts';

export type Line = Finding & { readonly attack: string; readonly limit: string; readonly seconds: number };

/** No attack may take longer than this, or something hangs. */
const LONGEST_MS = 15 * 60_000;

/** One attack, and afterwards the question whether its servers are still there and well. */
export async function carryOut(
  attack: Attack,
  arenas: Arenas,
  form: { readonly seed: string; readonly long: boolean; readonly patience: number },
): Promise<Line> {
  const since = performance.now();
  let found: Finding;
  try {
    const arena = await arenas.enter(attack, form);
    const before = arena.nodes.map((n) => n.pid);
    found = await within(LONGEST_MS, attack.run(arena));
    if (attack.alone !== true) {
      for (const [i, node] of arena.nodes.entries()) {
        const wrong = node.pid === before[i] ? await unwell(node) : 'the server was started again';
        if (wrong !== undefined) found = { measured: `${found.measured}; ${wrong}`, held: false };
      }
    }
  } catch (error) {
    found = { measured: error instanceof Error ? error.message : String(error), held: false };
  } finally {
    await arenas.leave();
  }
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  return { attack: attack.name, limit: attack.limit, ...found, seconds };
}

async function unwell(node: ChildServer): Promise<string | undefined> {
  if (!node.running) return 'the server has ended';
  try {
    const { status } = await fetch(`http://127.0.0.1:${node.port}/healthz`, { signal: AbortSignal.timeout(5_000) });
    return status === 200 ? undefined : `the server is not well afterwards (${status})`;
  } catch {
    return 'the server does not answer afterwards';
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
