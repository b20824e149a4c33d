import { type Act, Table, type TableSetup, type TableSnapshot } from '@orrery/host';
import {
  type Chance,
  dealAnew,
  type Game,
  hashOf,
  int,
  type Position,
  type Seat,
  SPECTATOR,
  samePlain,
  seeded,
  unknownTo,
} from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import { hashToken, newTableId } from '../src/identity.ts';
import type { RunningServer } from '../src/server.ts';
import { termsOf } from '../src/summary.ts';
import { Guest, type Line } from '../test/help/client.ts';

/** One of two worlds that viewer p cannot tell apart: the real one, and one that p might as well believe in. */
type World = { readonly id: string; readonly table: Table; readonly lines: readonly Line[] };

export type LeakReport = {
  /** Pairs of worlds, and how many of them were dealt anew from the declared secrets, without the game's own guess. */
  readonly pairs: number;
  readonly dealt: number;
  readonly compared: number;
  readonly bytes: number;
  readonly differing: number;
  /** The first two messages that differ. */
  readonly example?: readonly string[];
};

/**
 * Sends p the same match twice: as it is, and as it might as well be for all that p knows: by the game's guess, and in every other trial
 * with all declared secrets dealt anew. Both are played on with answers that reveal nothing, hidden ones
 * differing between the worlds. Every byte p gets must be the same, ids of tables aside.
 */
export async function leakTest(
  server: RunningServer,
  game: Game,
  { seed, trials, options = {} }: { readonly seed: string; readonly trials: number; readonly options?: Record<string, string | boolean> },
): Promise<LeakReport> {
  let compared = 0;
  let bytes = 0;
  let differing = 0;
  let pairs = 0;
  let dealt = 0;
  let example: string[] | undefined;
  for (let trial = 0; trial < trials; trial++) {
    const luck = seeded(`leak ${seed} ${trial}`);
    const { min, max } = game.definition.seats;
    const seats = Math.max(2, min) + int(luck, max - Math.max(2, min) + 1);
    const viewer = trial % 4 === 3 ? SPECTATOR : int(luck, seats);
    const guests = await Promise.all(Array.from({ length: seats + 1 }, () => Guest.arrive(server.port)));
    const setup: TableSetup = {
      config: game.configure(seats, options),
      seed: `leak ${seed} ${trial}`,
      seats: guests.slice(0, seats).map((_, i) => ({ kind: 'human', name: `P${i}` })),
      clock: { kind: 'none' },
      time: 1,
    };
    const { acts, table } = playSome(game, setup, luck);
    if (table.status !== 'playing') continue;
    const { position } = table.snapshot();
    const anew = trial % 2 === 1 ? dealtAnew(game, position, viewer, luck) : undefined;
    if (anew !== undefined) dealt++;
    const other = anew ?? game.guess(game.view(position, viewer), luck);
    const worlds = await twoWorlds(server, game, setup, acts, table, guests, other);
    pairs++;
    const seen = viewer === SPECTATOR ? seats : viewer;
    await playOn(game, worlds, viewer, luck);
    const [real, guessed] = worlds.map((w) =>
      w.lines[seen].raw.filter((text) => !tellsPresence(text)).map((text) => anonymous(text, w.id)),
    );
    for (let i = 0; i < Math.max(real.length, guessed.length); i++) {
      compared++;
      bytes += real[i]?.length ?? 0;
      if (real[i] === guessed[i]) continue;
      differing++;
      example ??= [`trial ${trial}`, real[i] ?? 'nothing', guessed[i] ?? 'nothing'];
    }
    for (const { lines } of worlds) for (const line of lines) line.close();
  }
  return { pairs, dealt, compared, bytes, differing, ...(example === undefined ? {} : { example }) };
}

/** Who is connected is told a few times a second at most: when, depends on the clock of this run and on nothing in the match. */
const tellsPresence = (text: string): boolean => text.startsWith('{"type":"presence"');

/** The start of a random match. */
function playSome(game: Game, setup: TableSetup, luck: Chance): { acts: Act[]; table: Table } {
  const table = Table.open(game, setup);
  const acts: Act[] = [];
  const length = int(luck, 40);
  for (let i = 0; i < length && table.status === 'playing'; i++) {
    const seat = table.waiting[int(luck, table.waiting.length)];
    const [ask] = table.payload(seat).asks;
    const answer = ask.options[int(luck, ask.options.length)];
    const done = table.order({ kind: 'answer', id: `a${i}`, seat, seq: table.seq, decision: ask.decision, answer }, 1);
    if ('act' in done) acts.push(done.act);
  }
  return { acts, table };
}

/**
 * Another world for the same eyes, made without the game's guess: everything the game declares hidden from the viewer is dealt anew among
 * its places. Not while sealed answers lie on the table: they belong to the hands they came from.
 */
function dealtAnew(game: Game, position: Position, viewer: Seat, luck: Chance): Position | undefined {
  if (position.asks.some((ask) => ask.answer !== undefined)) return undefined;
  const world = game.clone(position);
  for (const unknown of unknownTo(viewer, game.definition.secrets(world.state))) dealAnew(unknown, luck);
  return world;
}

async function twoWorlds(
  server: RunningServer,
  game: Game,
  setup: TableSetup,
  acts: readonly Act[],
  table: Table,
  guests: readonly Guest[],
  other: Position,
): Promise<World[]> {
  // Where the worlds part nothing can be taken back: the other world has no past of its own.
  const { way: _way, ...snapshot }: TableSnapshot = table.snapshot();
  const worlds: World[] = [];
  for (const position of [snapshot.position, other]) {
    const id = newTableId();
    const world: TableSnapshot = { ...snapshot, position, hash: hashOf(position) };
    await lay(server, game, id, setup, acts, world, guests);
    const lines: Line[] = [];
    for (let seat = 0; seat <= setup.seats.length; seat++) {
      // The last guest watches. Listed, so that they may.
      lines.push(await guests[seat].connect({ table: id, seat: seat === setup.seats.length ? null : seat }));
      await lines[0].ask({ type: 'ping', id: 'settled' });
    }
    worlds.push({ id, table: Table.load(game, JSON.parse(JSON.stringify({ setup, acts, snapshot: world }))), lines });
  }
  return worlds;
}

/** Puts a table into storage as if it had been played here. */
async function lay(
  server: RunningServer,
  game: Game,
  id: string,
  setup: TableSetup,
  acts: readonly Act[],
  snapshot: TableSnapshot,
  guests: readonly Guest[],
): Promise<void> {
  const { storage } = server.context.tools;
  const identity = (guest: Guest): string => hashToken(guest.cookie.split('=')[1]);
  const now = {
    status: 'playing',
    summary: JSON.stringify({ seats: snapshot.seats, waiting: [] }),
    botDue: false,
    timeout: null,
    rules: game.version,
    updated: 1,
  } as const;
  await storage.createTable(
    {
      id,
      title: 'Leak',
      game: game.id,
      terms: termsOf(setup),
      commitment: 'same',
      creator: 'nobody',
      listed: true,
      imported: false,
      network: null,
      created: 1,
      seq: 0,
      ...now,
    },
    JSON.stringify(setup),
    setup.seats.map((_, seat) => ({ seat, identity: identity(guests[seat]) })),
  );
  for (const act of acts) await storage.append({ table: id, act: JSON.stringify(act), now: { ...now, seq: act.seq } });
  await storage.putSnapshot(id, { seq: snapshot.seq, firm: true, data: JSON.stringify(snapshot) });
}

/** Answers in both worlds that give nothing away; and tries of p's own that are refused. */
async function playOn(game: Game, worlds: readonly World[], viewer: Seat, luck: Chance): Promise<void> {
  const parted = worlds[0].table.at;
  for (let step = 0; step < 12; step++) {
    if (viewer !== SPECTATOR) await tryIt(worlds, viewer, parted, luck);
    const choice = harmless(game, worlds, viewer, luck);
    if (choice === undefined) return;
    const { seat, decision, answers } = choice;
    for (let w = 0; w < worlds.length; w++) {
      const { table, lines } = worlds[w];
      const id = `s${step}`;
      const reply = await lines[seat].ask({ type: 'answer', id, seq: table.seq, decision, answer: answers[w] });
      if (reply.type !== 'ack') throw new Error(`a legal answer was refused: ${JSON.stringify(reply)}`);
      table.order({ kind: 'answer', id, seat, seq: table.seq, decision, answer: answers[w] }, 1);
      await Promise.all(lines.map((l) => l.reach(reply.seq)));
    }
  }
}

/** What p may try without success, the same in both worlds. */
async function tryIt(worlds: readonly World[], viewer: Seat, parted: number, luck: Chance): Promise<void> {
  const guess = int(luck, 40);
  for (const { table, lines } of worlds) {
    const line = lines[viewer];
    const decision = line.payload?.view?.asks[0]?.decision ?? 'none';
    const mine = line.decision;
    const refused: ServerMessage[] = [
      await line.ask({ type: 'answer', id: 'try1', seq: table.seq, decision, answer: { forged: guess } }),
      await line.ask({ type: 'undo', id: 'try2', seq: table.seq + 1, scope: 'step' }),
      await line.ask({ type: 'whyNot', id: 'try3', decision: mine }),
      // Of what was before the worlds parted: the guessed one has no past of its own.
      await line.ask({ type: 'history', id: 'try4', from: 0, to: parted }),
    ];
    if (refused.length !== 4) throw new Error('unreachable');
  }
}

type Choice = { readonly seat: Seat; readonly decision: string; readonly answers: readonly never[] };

/**
 * An answer for some seat that may be given in both worlds without telling p what it must not know: no luck, nothing revealed. Where
 * others seal their answers, they seal different ones.
 */
function harmless(game: Game, worlds: readonly World[], viewer: Seat, luck: Chance): Choice | undefined {
  const [a, b] = worlds.map((w) => w.table);
  const seats = a.waiting.filter((seat) => b.waiting.includes(seat));
  for (let tries = 0; tries < 12 && seats.length > 0; tries++) {
    const seat = seats[int(luck, seats.length)];
    const [first, second] = [a, b].map((t) => t.payload(seat).asks[0]);
    if (first === undefined || second === undefined || first.decision !== second.decision) continue;
    const sealed = seat !== viewer && a.waiting.length > 1 && a.snapshot().position.asks.length > 1;
    const one = first.options[int(luck, first.options.length)];
    const other = sealed ? second.options[int(luck, second.options.length)] : second.options.find((o) => samePlain(o, one));
    if (other === undefined) continue;
    if (reveals(game, a, seat, first.decision, one) || reveals(game, b, seat, second.decision, other)) continue;
    return { seat, decision: first.decision, answers: [one as never, other as never] };
  }
  return undefined;
}

function reveals(game: Game, table: Table, seat: Seat, decision: string, answer: unknown): boolean {
  const { position } = table.snapshot();
  const effects = { events: [], rolls: [], barrier: undefined as 'roll' | 'reveal' | undefined };
  try {
    game.answer(position, seat, decision, answer as never, effects);
  } catch {
    // A hand dealt anew may not fit what its seat is in the middle of; that answer proves nothing.
    return true;
  }
  return effects.barrier !== undefined;
}

const anonymous = (text: string, id: string): string =>
  text
    .replaceAll(id, 'TABLE')
    .replaceAll(/"time":\d+/g, '"time":0')
    .replaceAll(/"awaySince":\[[^\]]*\]/g, '"awaySince":[]')
    .replaceAll(/"updated":\d+/g, '"updated":0');
