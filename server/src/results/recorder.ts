import { type Act, currentAct, inDays, type StoredAct } from '@orrery/host';
import type { Log } from '../log.ts';
import { Repeated } from '../repeated.ts';
import type { ResultRow } from '../storage/results.ts';
import type { Storage, TableRow } from '../storage/storage.ts';
import { clockAt, lobbyOf, ratedAt } from '../summary.ts';
import { placesOf } from './places.ts';
import { ratedBy } from './rating.ts';
import { turnTimes } from './turn-times.ts';

/** Among several servers one writes: ratings follow one another. */
const CLAIM = 'noting results';
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;

/** Notes how matches came out, some time after they end: once each, in the order they ended, whatever server they were played on. */
export class Recorder {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #repeated: Repeated;
  /** At the first look everything there is, then what is new. */
  #since = 0;

  constructor({ storage, log, now }: { readonly storage: Storage; readonly log: Log; readonly now: () => number }, every: number) {
    this.#storage = storage;
    this.#now = now;
    this.#repeated = new Repeated(
      every,
      () => this.look(),
      (err) => log.warn({ err }, 'results were not noted'),
    );
  }

  async look(): Promise<void> {
    const { results } = this.#storage;
    if (!(await this.#storage.claim(CLAIM))) return;
    const began = this.#now();
    for (;;) {
      const ids = await results.unnoted(this.#since, AT_ONCE);
      for (const id of ids) {
        if (this.#repeated.stopped) return;
        const row = await this.#storage.table(id);
        if (row?.status === 'over') await this.#note(row);
      }
      if (ids.length < AT_ONCE) break;
    }
    this.#since = began - DAY;
  }

  async #note(row: TableRow): Promise<void> {
    const { results, players } = this.#storage;
    const { seats, result, sides, luckKnown, hinted, playsAs } = lobbyOf(row);
    const members = new Map((await this.#storage.members(row.id)).map((m) => [m.seat, m.identity]));
    const match = {
      table: row.id,
      game: row.game,
      began: row.created,
      ended: row.updated,
      seats: seats.length,
      listed: row.listed,
      moves: row.seq,
    };
    // A match that was ended early says nothing about anybody.
    if (result === null || result === undefined) return results.note({ ...match, rated: false }, [], []);
    const places = placesOf(seats, result);
    const turns = inDays(clockAt(row)) ? turnTimes(await this.#actsOf(row.id), seats.length) : [];
    const rows: ResultRow[] = [];
    for (const [seat, { kind, name, bot }] of seats.entries()) {
      const identity = members.get(seat);
      const player = kind === 'human' && identity !== undefined && (await players.player(identity)) !== undefined;
      const who = kind === 'bot' ? `bot:${bot}` : player ? identity : null;
      const points = Math.round(result.scores[seat] ?? 0);
      const [plays, turn] = [playsAs?.[seat] ?? null, turns[seat] ?? null];
      rows.push({ seat, who, name, place: places[seat] ?? seats.length, points, gain: null, plays, turn });
    }
    const known = rows.flatMap((r) => (r.who === null ? [] : [{ ...r, who: r.who }]));
    const several = new Set(known.map((r) => r.who)).size > 1;
    const fair = !row.imported && luckKnown !== true && hinted !== true && !seats.some((s) => s.standIn !== null && s.standIn !== 'gaveUp');
    if (!ratedAt(row) || !fair || known.length < rows.length || !several) return results.note({ ...match, rated: false }, rows, []);
    const before = await results.ratings(row.game, [...new Set(known.map((r) => r.who))]);
    const { ratings, gains } = ratedBy(known, sides ?? seats.map((_, seat) => [seat]), before);
    await results.note(
      { ...match, rated: true },
      rows.map((r) => ({ ...r, gain: gains[r.seat] ?? 0 })),
      ratings,
    );
  }

  async #actsOf(table: string): Promise<Act[]> {
    return (await this.#storage.acts(table, 0)).map((act) => currentAct(JSON.parse(act) as StoredAct));
  }

  stop(): Promise<void> {
    return this.#repeated.stop();
  }
}
