import { canonical } from '@orrery/kernel';
import type { Act, Machine, Order } from './acts.ts';

/** Clients repeat an order until they hear of it, not for ever; an older one is declined as stale. */
export const KNOWN = 256;

/** The orders that have become acts, so that the same one never becomes another. */
export class KnownOrders {
  readonly #seqs = new Map<string, { readonly seq: number; readonly print: string }>();

  /** The act this order has become; 'other' when its id belongs to a different one. */
  seqOf(order: Order): number | 'other' | undefined {
    const known = this.#seqs.get(key(order));
    if (known === undefined) return undefined;
    return known.print === print(order) ? known.seq : 'other';
  }

  add(act: Act): void {
    this.#seqs.set(key(act), { seq: act.seq, print: print(act) });
    if (this.#seqs.size <= KNOWN) return;
    for (const oldest of this.#seqs.keys()) {
      this.#seqs.delete(oldest);
      return;
    }
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
