import { type Act, stopsOf, Table, type TableSetup, type TableSnapshot, unasked } from '@orrery/host';
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
import type { Pauses } from '../src/config.ts';
import { hashToken, newTableId } from '../src/identity.ts';
import type { RunningServer } from '../src/server.ts';
import { termsOf } from '../src/summary.ts';
import { Guest, type Line } from '../test/help/client.ts';

/** Pauses that are never over by themselves. */
export const ENDLESS: Pauses = { live: { least: 1e9, most: 1e9 }, days: { least: 1e9, most: 1e9 } };

/** One of two worlds that viewer p cannot tell apart: the real one, and one that p might as well believe in. */
type World = { readonly id: string; readonly table: Table; readonly lines: readonly Line[] };

export type LeakReport = {
  /** Pairs of worlds, and how many of them were dealt anew from the declared secrets, without the game's own guess. */
  readonly pairs: number;
  readonly dealt: number;
  readonly compared: number;
  readonly bytes: number;
  readonly differing: number;
  /** Questions of which it was compared when the host answers them: at once, or as late as a person would; how many were put to somebody in one world only. */
  readonly classes: number;
  readonly parted: number;
  /** Pairs that were found because some seat has something to answer in one of them only, and how many of them were seen through: asked there, answered for here. */
  readonly found: number;
  readonly covered: number;
  /** The first two messages that differ. */
  readonly example?: readonly string[];
};

/**
 * Sends p the same match twice: as it is, and as it might as well be for all that p knows: by the game's guess, and in every other trial
 * with all declared secrets dealt anew. Both are played on with answers that reveal nothing, hidden ones
 * differing between the worlds. Every byte p gets must be the same, ids of tables aside. Where a seat is asked in one world and not in
 * the other, for there it holds nothing, it passes by hand in the one and the host answers in the other; the server must mean to take as
 * long for that as a person would. It is started with pauses that never end, so that the run decides when they are over.
 * Such moments are rare in random matches, so three trials in four look for one first: they play until dealing the secrets anew makes
 * the host ask a seat that it did not ask, or the other way round.
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
  let found = 0;
  let covered = 0;
  const passing: Passing = { classes: 0, parted: 0 };
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
    // Another prime than the viewers' four, so that everybody is looked at through both.
    const parting = trial % 5 === 0 ? undefined : partingOf(game, setup, luck, viewer, trial % 2 === 1);
    const { acts, table } = parting ?? playSome(game, setup, luck, int(luck, 40));
    if (table.status !== 'playing') continue;
    const { position } = table.snapshot();
    const anew = parting === undefined && trial % 2 === 1 ? dealtAnew(game, position, viewer, luck) : parting?.anew;
    if (anew !== undefined) dealt++;
    const other = anew ?? parting?.guessed ?? game.determinize(game.view(position, viewer), luck);
    const before = passing.parted;
    const worlds = await twoWorlds(server, game, setup, acts, table, guests, other);
    pairs++;
    const seen = viewer === SPECTATOR ? seats : viewer;
    const late = await playOn(server, game, worlds, viewer, luck, passing);
    if (parting !== undefined) found++;
    if (parting !== undefined && passing.parted > before) covered++;
    if (late !== undefined) {
      differing++;
      example ??= [`trial ${trial}`, late];
    }
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
  return { pairs, dealt, compared, bytes, differing, found, covered, ...passing, ...(example === undefined ? {} : { example }) };
}

/** Who is connected is told a few times a second at most: when, depends on the clock of this run and on nothing in the match. */
const tellsPresence = (text: string): boolean => text.startsWith('{"type":"presence"');

/** What the server answers at once for seats that need not be asked, done here as well; those who look cannot know it any earlier. */
function answeredAtOnce(table: Table): Act[] {
  const acts: Act[] = [];
  for (;;) {
    const found = table.unasked.find(({ secret }) => !secret);
    if (found === undefined) return acts;
    const { seq } = table;
    const done = table.order({ kind: 'letPass', by: 'host', id: `${seq}`, seat: found.seat, seq }, 1);
    if ('act' in done) acts.push(done.act);
  }
}

type Passing = { classes: number; parted: number };

/** What others may notice of a seat's question without any answer: that the host answers at once, and what. */
function classOf(table: Table, seat: Seat): string {
  const found = table.unasked.find((u) => u.seat === seat);
  return found === undefined || found.secret ? 'as late as a person' : `at once ${JSON.stringify(found.answer)}`;
}

type Played = { readonly acts: Act[]; readonly table: Table };

/** One random answer, or what the host answers. */
function playOne(table: Table, luck: Chance): Act[] {
  const seat = table.waiting[int(luck, table.waiting.length)];
  const [ask] = table.ownPart(seat).asks;
  const { seq } = table;
  const done =
    ask === undefined
      ? table.order({ kind: 'letPass', by: 'host', id: `${seq}`, seat, seq }, 1)
      : table.order(
          { kind: 'answer', id: `a${seq}`, seat, seq, decision: ask.decision, answer: ask.options[int(luck, ask.options.length)] },
          1,
        );
  return 'act' in done ? [done.act] : [];
}

/** The start of a random match. */
function playSome(game: Game, setup: TableSetup, luck: Chance, length: number): Played {
  const table = Table.open(game, setup);
  const acts: Act[] = [];
  for (let i = 0; i < length && table.status === 'playing'; i++) acts.push(...playOne(table, luck));
  return atRest(game, setup, acts, table);
}

/** Where nothing can be taken back, more follows by itself: the worlds part where nothing does. */
function atRest(game: Game, setup: TableSetup, acts: Act[], table: Table): Played {
  for (let here = table; ; ) {
    const { way: _way, ...snapshot }: TableSnapshot = here.snapshot();
    here = Table.load(game, JSON.parse(JSON.stringify({ setup, acts, snapshot })));
    const more = answeredAtOnce(here);
    if (more.length === 0) return { acts, table: here };
    acts.push(...more);
  }
}

/** So long a moment is looked for at which somebody may hold something, and this many worlds are dealt at each of them. */
const MOST_ANSWERS = 900;
const DEALS = 6;

type Parting = Played & { readonly anew?: Position; readonly guessed?: Position };

/**
 * A random match at a moment at which some other seat has something to answer, and a world for the same eyes in which it has not, or the
 * other way round; passing tells nothing in either.
 */
function partingOf(game: Game, setup: TableSetup, luck: Chance, viewer: Seat, deals: boolean): Parting | undefined {
  const table = Table.open(game, setup);
  const acts: Act[] = [];
  const stops = stopsOf(game, {});
  // Not always the first such moment of a match.
  let skip = int(luck, 6);
  for (let i = 0; i < MOST_ANSWERS && table.status === 'playing'; i++) {
    acts.push(...playOne(table, luck));
    const { position } = table.snapshot();
    if (game.open(position).every((ask) => ask.seat === viewer || game.definition.asking?.secret(position.state, ask) !== true)) continue;
    const rest = atRest(game, setup, [...acts], table);
    if (rest.table.status !== 'playing' || rest.table.at !== table.at) continue;
    const here = rest.table.snapshot().position;
    const seen = game.view(here, viewer);
    for (const ask of game.open(here)) {
      if (ask.seat === viewer || game.definition.asking?.secret(here.state, ask) !== true) continue;
      const mine = unasked(game, here, ask, game.options(here, ask), stops, false);
      for (let n = 0; n < DEALS; n++) {
        const there = deals ? dealtAnew(game, here, viewer, luck) : game.determinize(seen, luck);
        const twin = there && game.open(there).find((a) => a.seat === ask.seat && a.decision === ask.decision);
        if (there === undefined || twin === undefined) break;
        const theirs = unasked(game, there, twin, game.options(there, twin), stops, false);
        const pass = (mine ?? theirs)?.answer;
        if ((mine === undefined) === (theirs === undefined) || pass === undefined) continue;
        if (revealsIn(game, here, ask.seat, ask.decision, pass) || revealsIn(game, there, ask.seat, ask.decision, pass)) continue;
        if (skip-- > 0) break;
        return { ...rest, ...(deals ? { anew: there } : { guessed: there }) };
      }
    }
  }
  return undefined;
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

/** Answers in both worlds that give nothing away, and tries of p's own that are refused; what is wrong with when the host would answer. */
async function playOn(
  server: RunningServer,
  game: Game,
  worlds: readonly World[],
  viewer: Seat,
  luck: Chance,
  passing: Passing,
): Promise<string | undefined> {
  const parted = worlds[0].table.at;
  for (let step = 0; step < 12; step++) {
    const [a, b] = worlds.map((w) => w.table);
    for (const seat of a.waiting.filter((s) => s !== viewer && b.waiting.includes(s))) {
      passing.classes++;
      if (classOf(a, seat) !== classOf(b, seat)) return `seat ${seat}: ${classOf(a, seat)}, or ${classOf(b, seat)}`;
    }
    if (viewer !== SPECTATOR) await tryIt(worlds, viewer, parted, luck);
    const choice = harmless(game, worlds, viewer, luck);
    if (choice === undefined) return undefined;
    const { seat, decision, answers, byHost } = choice;
    if (byHost[0] !== byHost[1]) passing.parted++;
    for (let w = 0; w < worlds.length; w++) {
      const { table, lines, id: world } = worlds[w];
      const { seq } = table;
      const id = byHost[w] ? `${seq}` : `s${step}`;
      if (byHost[w]) {
        const order = { kind: 'letPass', by: 'host', id, seat, seq } as const;
        await server.context.hall.use(world, (live) => live.order(order));
        table.order(order, 1);
      } else {
        const reply = await lines[seat].ask({ type: 'answer', id, seq, decision, answer: answers[w] });
        if (reply.type !== 'ack') throw new Error(`a legal answer was refused: ${JSON.stringify(reply)}`);
        table.order({ kind: 'answer', id, seat, seq, decision, answer: answers[w] }, 1);
      }
      answeredAtOnce(table);
      await Promise.all(lines.map((l) => l.reach(table.seq)));
    }
  }
  return undefined;
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

type Choice = { readonly seat: Seat; readonly decision: string; readonly answers: readonly never[]; readonly byHost: readonly boolean[] };

/**
 * An answer for some seat that may be given in both worlds without telling p what it must not know: no luck, nothing revealed. Where
 * others seal their answers, they seal different ones.
 */
function harmless(game: Game, worlds: readonly World[], viewer: Seat, luck: Chance): Choice | undefined {
  const [a, b] = worlds.map((w) => w.table);
  const seats = a.waiting.filter((seat) => b.waiting.includes(seat));
  // Whoever is asked in one of the worlds only comes first.
  const parted = seats.filter((seat) => seat !== viewer && asked(game, a, seat)?.byHost !== asked(game, b, seat)?.byHost);
  for (let tries = 0; tries < 12 && seats.length > 0; tries++) {
    const seat = parted[tries] ?? seats[int(luck, seats.length)];
    const [first, second] = [a, b].map((t) => asked(game, t, seat));
    if (first === undefined || second === undefined || first.decision !== second.decision) continue;
    const byHost = [first.byHost, second.byHost];
    const sealed = seat !== viewer && !byHost.includes(true) && a.waiting.length > 1 && a.snapshot().position.asks.length > 1;
    const one = first.options[int(luck, first.options.length)];
    // Where nobody is asked in one of the worlds, whoever is asked in the other does as the host does.
    const wanted = second.byHost ? second.options[0] : one;
    const other = sealed ? second.options[int(luck, second.options.length)] : second.options.find((o) => samePlain(o, wanted));
    const mine = first.options.find((o) => samePlain(o, wanted));
    if (other === undefined || mine === undefined) continue;
    const answers = sealed ? [one, other] : [mine, other];
    if (reveals(game, a, seat, first.decision, answers[0]) || reveals(game, b, seat, second.decision, answers[1])) continue;
    return { seat, decision: first.decision, answers: answers as never[], byHost };
  }
  return undefined;
}

/** What a seat may answer, or what the host answers for it. */
function asked(game: Game, table: Table, seat: Seat): { decision: string; options: readonly unknown[]; byHost: boolean } | undefined {
  const found = table.unasked.find((u) => u.seat === seat);
  if (found !== undefined) return { decision: found.decision, options: [found.answer], byHost: true };
  const { position } = table.snapshot();
  const ask = game.open(position).find((a) => a.seat === seat);
  return ask === undefined ? undefined : { decision: ask.decision, options: game.options(position, ask), byHost: false };
}

/** Whether an answer, or what follows from it by itself, rolls or reveals something. */
const reveals = (game: Game, table: Table, seat: Seat, decision: string, answer: unknown): boolean =>
  revealsIn(game, table.snapshot().position, seat, decision, answer);

function revealsIn(game: Game, from: Position, seat: Seat, decision: string, answer: unknown): boolean {
  const position = game.clone(from);
  const effects = { events: [], rolls: [], barrier: undefined as 'roll' | 'reveal' | undefined };
  try {
    game.answer(position, seat, decision, answer as never, effects);
    for (let steps = 0; effects.barrier === undefined && steps < 100; steps++) {
      const next = game
        .open(position)
        .flatMap((ask) => unasked(game, position, ask, game.options(position, ask), stopsOf(game, {}), false) ?? [])
        .find(({ secret }) => !secret);
      if (next === undefined) return false;
      game.answer(position, next.seat, next.decision, next.answer, effects);
    }
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
