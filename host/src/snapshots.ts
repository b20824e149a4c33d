import { contentChanged, type Game, hashOf, Match, type Save } from '@orrery/kernel';
import type { StoredAct } from './acts.ts';
import { readClocks } from './clocks.ts';
import { Freshness } from './freshness.ts';
import { InnerTable } from './inner-table.ts';
import { standing, type TableSetup, type TableSnapshot } from './record.ts';
import { ToAndFro } from './to-and-fro.ts';
import { WayBack } from './way-back.ts';

/** The table at its last act. */
export function snapshotOf(table: InnerTable): TableSnapshot {
  const { position, setup, firmAt } = table.match;
  const { steps, undone, taken, unasked } = table.back;
  const onTheWay = steps > 0 || undone.length > 0 || taken > 0;
  const from = onTheWay ? table.match.firmPosition() : undefined;
  return {
    seq: table.seq,
    at: table.at,
    firm: true,
    ...(from === undefined ? {} : { way: { at: firmAt, hash: hashOf(from), position: from, undone: [...undone], taken, unasked } }),
    end: table.match.end,
    eras: table.match.eras,
    rolls: setup,
    hash: hashOf(position),
    position: table.game.clone(position),
    seats: [...table.seats],
    clocks: table.clocks,
    asked: table.fresh.asked,
    barrier: table.back.barrier,
    began: table.began,
    hints: table.hints,
    hinted: table.hinted,
    votes: table.votes,
    motion: table.motion,
    ended: table.ended,
    luckKnown: table.luckKnown,
    stops: table.stops,
    toAndFro: table.toAndFro.state,
  };
}

/** A table taken up where a snapshot was taken. */
export function resumed(game: Game, setup: TableSetup, acts: readonly StoredAct[], snapshot: TableSnapshot): InnerTable {
  const { eras, way } = snapshot;
  const { earlier, log } = snapshot.end ?? {
    earlier: { answers: 0, seats: [] },
    log: standing(setup, acts, snapshot.seq).map((s) => s.entry),
  };
  // What can be taken back is played from the barrier before it; under other rules it could not be, and the table goes on from here.
  const era = eras.at(-1);
  const playable = way !== undefined && era?.version === game.version && !contentChanged(game, era);
  const { at, hash, position } = playable ? way : snapshot;
  const save: Save = {
    format: 'orrery-save',
    game: game.id,
    eras,
    config: setup.config,
    seed: setup.seed,
    log: log.slice(0, at - earlier.answers),
    setup: snapshot.rolls,
    snapshots: [{ at, hash, position }],
  };
  const match = Match.load(game, save, earlier);
  for (const { seat, decision, answer } of log.slice(at - earlier.answers)) match.answer(seat, decision, answer);
  const table = new InnerTable(game, setup, match, snapshot.seq);
  table.seq = snapshot.seq;
  table.seats = [...snapshot.seats];
  table.clocks = readClocks(snapshot.clocks, setup.clock);
  table.fresh = new Freshness(snapshot.asked);
  table.back = new WayBack(snapshot.barrier, playable ? { ...way, steps: match.at - at } : {});
  table.began = snapshot.began;
  table.hints = snapshot.hints ?? [];
  table.hinted = snapshot.hinted ?? false;
  table.votes = snapshot.votes ?? [];
  table.ended = snapshot.ended ?? false;
  table.motion = snapshot.motion ?? null;
  table.luckKnown = snapshot.luckKnown ?? false;
  if (snapshot.stops !== undefined) table.stops = [...snapshot.stops];
  if (snapshot.toAndFro !== undefined) table.toAndFro = ToAndFro.from(snapshot.toAndFro);
  return table;
}
