import type { Payload } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { ClientMessageOf, TableSummary } from '@orrery/protocol';
import type { StoreApi } from 'zustand/vanilla';
import { useSettings } from '../state/settings.ts';
import type { TableState } from './table-state.ts';

/** This long everybody who shares a screen has to come forward after something happened, whether it is their window or one of the next. */
const RING_MS = 1_200;

/** What a shared screen needs of the session it belongs to. */
export interface SharedScreenParts {
  readonly store: StoreApi<TableState>;
  /** An order of the viewer's is under way. */
  ordering(): boolean;
  newId(): string;
  send(order: ClientMessageOf<'letPass'>): void;
  sitAs(seat: Seat): void;
}

/**
 * Several people share this screen. It changes hands for a question that is somebody's to answer; in a window that would show who holds
 * something it does not: those it concerns may come forward for a moment, and it passes.
 */
export class SharedScreen {
  readonly #parts: SharedScreenParts;
  #ring: ReturnType<typeof setTimeout> | undefined;
  /** Something has happened since windows last rang. */
  #news = true;
  /** The order with which a seat of this screen lets its window pass. */
  #passing: { readonly id: string; readonly seat: Seat } | undefined;
  /** Who came forward in a window, and the act it came with. */
  #came: { readonly seat: Seat; readonly seq: number } | undefined;

  constructor(parts: SharedScreenParts) {
    this.#parts = parts;
  }

  get #state(): TableState {
    return this.#parts.store.getState();
  }

  #set(change: Partial<TableState>): void {
    this.#parts.store.setState(change);
  }

  /** Nobody's secrets are drawn before somebody says who they are. */
  coverFirst(summary: TableSummary, first: Seat | null): void {
    if (summary.yours.length < 2 || !useSettings.getState().passScreen || summary.status !== 'playing') return;
    this.#set({ cover: first ?? undefined });
  }

  /** What windows may ring for. */
  noteNews(): void {
    this.#news = true;
  }

  /** Everything that happened has been shown: whoever is asked now may have to be handed the screen. */
  settled(truth: Payload, { yours }: TableSummary): void {
    if (yours.length < 2) return;
    if (truth.status !== 'playing') this.#set({ cover: undefined });
    else this.#passOn(truth, yours);
  }

  #passOn(truth: Payload, yours: readonly Seat[]): void {
    const { viewer, asks, waiting, windows } = truth;
    const { cover } = this.#state;
    const next = waiting.filter((seat) => yours.includes(seat) && truth.seats[seat]?.bot === null);
    if (cover !== undefined && cover !== viewer && !next.includes(cover)) this.#set({ cover: undefined });
    this.#stopRinging();
    const came = this.#came?.seq === truth.seq && this.#came.seat === viewer;
    this.#set({ came: came && asks.length === 0 });
    if (next.length === 0 || this.#parts.ordering() || this.#passing !== undefined) return;
    if (next.includes(viewer) && (asks.length > 0 || came)) return;
    const asked = next.find((seat) => seat !== viewer && !windows.includes(seat));
    if (asked !== undefined) this.#hand(asked);
    else if (next.includes(viewer)) {
      if (windows.includes(viewer)) this.letPass(viewer);
    } else this.#startRinging(next, yours);
  }

  #hand(seat: Seat): void {
    if (useSettings.getState().passScreen) this.#set({ cover: seat });
    else this.#parts.sitAs(seat);
  }

  #startRinging(seats: readonly Seat[], yours: readonly Seat[]): void {
    const [first] = seats;
    if (first === undefined) return;
    const { holding, truth } = this.#state;
    this.#set({ ringing: seats });
    const held = seats.find((seat) => holding.includes(seat));
    if (held !== undefined) {
      this.comeForward(held);
      return;
    }
    // One moment concerns several people, one after the other: they were all shown the same ring.
    if (!this.#news) {
      this.letPass(first);
      return;
    }
    this.#news = false;
    const others = yours.filter((seat) => !seats.includes(seat) && seat !== truth?.viewer && truth?.seats[seat]?.bot === null);
    this.#set({ mayHold: others });
    // Whoever steps through the story steps on.
    if (useSettings.getState().pace !== 'step') this.#ring = setTimeout(() => this.letPass(first), RING_MS);
  }

  #stopRinging(): void {
    clearTimeout(this.#ring);
    if (this.#state.ringing.length > 0) this.#set({ ringing: [], mayHold: [] });
  }

  stop(): void {
    clearTimeout(this.#ring);
  }

  /** The screen was passed on: whoever sits here now sees the table. */
  ready(seat: Seat): void {
    if (this.#state.truth?.viewer === seat) this.#set({ cover: undefined });
    else this.#parts.sitAs(seat);
  }

  /** Somebody comes forward in a window: the screen is theirs, at once or in the next one that concerns them. */
  comeForward(seat: Seat): void {
    const { truth, ringing, mayHold, holding } = this.#state;
    if (mayHold.includes(seat)) this.#set({ holding: [...holding.filter((other) => other !== seat), seat] });
    if (truth === undefined || !ringing.includes(seat)) return;
    this.#stopRinging();
    this.#came = { seat, seq: truth.seq };
    this.#hand(seat);
  }

  /** Nobody came forward, or there was nothing to do. */
  letPass(seat: Seat): void {
    const { truth } = this.#state;
    if (truth === undefined || this.#passing !== undefined) return;
    this.#stopRinging();
    this.#came = undefined;
    this.#passing = { id: this.#parts.newId(), seat };
    this.#parts.send({ type: 'letPass', id: this.#passing.id, seat, seq: truth.seq });
  }

  /** Whether it was a window's passing that the server has taken. */
  acknowledged(id: string): boolean {
    if (this.#passing?.id !== id) return false;
    this.#passing = undefined;
    return true;
  }

  /** Whether it was a window's passing that the server did not take. */
  refused(id: string | undefined, code: string): boolean {
    const passing = this.#passing;
    if (passing === undefined || passing.id !== id) return false;
    this.#passing = undefined;
    // Whoever always wants to be asked is asked; otherwise something else has happened, and is told.
    if (code === 'wantsToBeAsked') this.#hand(passing.seat);
    return true;
  }
}
