import { at, canonical } from '@orrery/kernel';
import type { Act, Machine, Order } from './acts.ts';

/** Clients repeat an order until they hear of it, not for ever; an older one is declined as stale. */
export const KNOWN = 64;

/** The orders that have become acts, so that the same one never becomes another. */
export class KnownOrders {
  /** Of each its key, the number of its act and its print, one line each, the newest last. One text takes the least room. */
  readonly #acts: string[] = [];
  /** Of each a number made of its key: nearly every order is a new one, and among numbers that is seen at once. */
  readonly #marks: number[] = [];

  /** The act this order has become; 'other' when its id belongs to a different one. */
  seqOf(order: Order): number | 'other' | undefined {
    const name = key(order);
    const mark = markOf(name);
    for (let i = this.#marks.indexOf(mark); i >= 0; i = this.#marks.indexOf(mark, i + 1)) {
      const known = at(this.#acts, i);
      if (!known.startsWith(`${name}\n`)) continue;
      const [, seq, ...lines] = known.split('\n');
      return lines.join('\n') === print(order) ? Number(seq) : 'other';
    }
    return undefined;
  }

  add(act: Act): void {
    const name = key(act);
    // Joined, it is one piece; put together in a template it would keep the pieces as well.
    this.#acts.push([name, act.seq, print(act)].join('\n'));
    this.#marks.push(markOf(name));
    if (this.#acts.length <= KNOWN) return;
    this.#acts.shift();
    this.#marks.shift();
  }
}

function markOf(name: string): number {
  let mark = 0;
  for (let i = 0; i < name.length; i++) mark = (Math.imul(mark, 31) + name.charCodeAt(i)) | 0;
  return mark;
}

type Named = { readonly seat: number; readonly id: string; readonly by?: Machine };
const key = (named: Named): string => `${named.by ?? 'person'} ${named.seat} ${named.id}`;

/** What makes two orders the same one. How far an undo went is only known once it is done. */
function print(what: Order | Act): string {
  if (what.kind === 'letPass' || (what.kind === 'answer' && 'unasked' in what && what.unasked === true)) return 'letPass';
  if (what.kind === 'setStops') return `stops ${canonical(what.stops)}`;
  if (what.kind === 'redo' || (what.kind === 'answer' && 'redo' in what && what.redo === true)) return 'redo';
  if (what.kind === 'vote') return `vote ${what.about} ${what.choice}`;
  if (what.kind === 'move') return `move ${what.wanted.what} ${'until' in what.wanted ? what.wanted.until : ''}`;
  if (what.kind === 'second') return `second ${what.yes}`;
  return what.kind === 'answer' ? `answer ${what.decision} ${canonical(what.answer)}` : what.kind;
}
