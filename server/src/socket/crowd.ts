/** What a crowd needs to know of somebody to decide who goes first. */
export interface Guest {
  readonly identity: string | undefined;
  readonly address: string;
  /** Less dear goes first: 0 has no table, 1 watches, 2 sits at one. */
  readonly stake: number;
  /** Goes, because there are too many. */
  makeRoom(): void;
}

/**
 * Limits how many sockets one visitor and one address may have without ever turning a newcomer away: somebody else goes instead, first those of
 * whoever has most, so that one who takes everything loses it to the others behind the same address.
 */
export class Crowd<G extends Guest> {
  readonly #perAddress: number;
  readonly #perVisitor: number;
  readonly #addresses = new Map<string, Set<G>>();

  constructor({ sockets, socketsPerVisitor }: { readonly sockets: number; readonly socketsPerVisitor: number }) {
    this.#perAddress = sockets;
    this.#perVisitor = socketsPerVisitor;
  }

  add(guest: G): void {
    let all = this.#addresses.get(guest.address);
    if (all === undefined) {
      all = new Set();
      this.#addresses.set(guest.address, all);
    }
    const own = [...all].filter((g) => g.identity === guest.identity);
    if (own.length >= this.#perVisitor) this.#send(cheapest(own));
    else if (all.size >= this.#perAddress) this.#send(cheapest(largestShare([...all])));
    all.add(guest);
  }

  #send(guest: G | undefined): void {
    if (guest === undefined) return;
    this.remove(guest);
    guest.makeRoom();
  }

  remove(guest: G): void {
    const all = this.#addresses.get(guest.address);
    all?.delete(guest);
    if (all?.size === 0) this.#addresses.delete(guest.address);
  }
}

/** The oldest among those with least to lose; they are in the order they came. */
const cheapest = <G extends Guest>(guests: readonly G[]): G | undefined =>
  guests.reduce<G | undefined>((least, g) => (least === undefined || g.stake < least.stake ? g : least), undefined);

/** Those of the visitor who has most; where all have equally many, everybody. */
function largestShare<G extends Guest>(guests: readonly G[]): readonly G[] {
  const shares = [...Map.groupBy(guests, (g) => g.identity).values()];
  const most = Math.max(...shares.map((s) => s.length));
  return shares.filter((s) => s.length === most).flat();
}
