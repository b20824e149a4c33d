import { at, canonical } from '@orrery/kernel';
import type { Act, Machine, Order } from './acts.ts';

/** Clients repeat an order until they hear of it, not for ever; an older one is declined as stale. */
export const KNOWN = 64;

/** The orders that have become acts, so that the same one never becomes another. */
export class KnownOrders {
  /** Of each its key, the number of its act and its print, one line each, the newest last. One text takes the least room. */
  readonly #acts: string[] = [];

  /** The act this order has become; 'other' when its id belongs to a different one. */
  seqOf(order: Order): number | 'other' | undefined {
    const name = key(order);
    // Names differ at their ends; where those are the same, all of it is looked at.
    const end = name.length - 1;
    const last = name.charCodeAt(end);
    for (let i = this.#acts.length - 1; i >= 0; i--) {
      const known = at(this.#acts, i);
      if (known.charCodeAt(end) !== last || known[end + 1] !== '\n' || !known.startsWith(name)) continue;
      const [, seq, ...lines] = known.split('\n');
      return lines.join('\n') === print(order) ? Number(seq) : 'other';
    }
    return undefined;
  }

  add(act: Act): void {
    // Joined, it is one piece; put together in a template it would keep the pieces as well.
    this.#acts.push([key(act), act.seq, print(act)].join('\n'));
    if (this.#acts.length > KNOWN) this.#acts.shift();
  }
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
