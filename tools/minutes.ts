#!/usr/bin/env node
// How long a game takes one person: Officers play it through the host, which asks them what it would ask a person, and their decisions are counted.
//   node tools/minutes.ts [GAMES] [GAME …]
// The minutes on a game's cover (games/<game>/board/cover.tsx) are the median for three players, at the pace below, to the nearest five.
import { makePlayer } from '@orrery/bots';
import { gameIds, registry } from '@orrery/games';
import { Table } from '@orrery/host';
import { type Game, seeded } from '@orrery/kernel';

/** Seconds for a decision of one's own, with what it changes, and for looking at one of somebody else's. */
const OWN = 10;
const OTHERS = 1.5;
const SEATS = [2, 3, 4];

async function played(game: Game, seats: number, seed: string): Promise<{ own: number; others: number }> {
  const holders = Array.from({ length: seats }, (_, i) => ({ kind: 'human' as const, name: `P${i}` }));
  const table = Table.open(game, { config: game.configure(seats, {}), seed, seats: holders, clock: { kind: 'none' }, time: 1 });
  const players = holders.map((_, seat) => makePlayer('officer', game, seeded(`${seed} ${seat}`)));
  let own = 0;
  let others = 0;
  for (let i = 0; table.status === 'playing'; i++) {
    const [skipped] = table.unasked;
    if (skipped !== undefined) {
      table.order({ kind: 'letPass', by: 'host', id: `${i}`, seat: skipped.seat, seq: table.seq }, 1);
      continue;
    }
    const [seat] = table.waiting;
    const [{ decision, options }] = table.ownPart(seat).asks;
    const { position } = table.snapshot();
    const view = game.view(position, seat);
    const ask = view.asks.find((one) => one.seat === seat && one.decision === decision);
    if (ask === undefined) throw new Error(`${decision} is not in the view`);
    const answer = await players[seat].choose({ game, view, ask, options });
    table.order({ kind: 'answer', id: `${i}`, seat, seq: table.seq, decision, answer }, 1);
    if (seat === 0) own++;
    else others++;
  }
  return { own, others };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const [games = '15', ...ids] = process.argv.slice(2);
for (const id of ids.length === 0 ? gameIds : ids) {
  const game = await registry[id].load();
  for (const seats of SEATS) {
    const all = [];
    for (let n = 0; n < Number(games); n++) all.push(await played(game, seats, `minutes ${n}`));
    const own = median(all.map((one) => one.own));
    const others = median(all.map((one) => one.others));
    console.log(
      `${id}, ${seats} players, ${games} games: ${own} decisions of one's own, ${others} of others, ${Math.round((own * OWN + others * OTHERS) / 60)} min`,
    );
  }
}
