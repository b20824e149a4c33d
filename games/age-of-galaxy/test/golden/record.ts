/**
 * Records the golden games anew, after a change of rules or cards that is meant: node games/age-of-galaxy/test/golden/record.ts
 * One game for each way to end; seeds are tried in order until a game ends that way.
 */
import { writeFileSync } from 'node:fs';
import { greedyPlayer } from '@orrery/bots';
import { seeded } from '@orrery/kernel';
import { type Golden, recordGolden, recordWith } from '@orrery/kernel/testing';
import { ageOfGalaxy } from '../../index.ts';

const game = ageOfGalaxy as never;

/** A solo game by a player who knows what it wants. */
function greedySolo(seed: string): Golden {
  const player = greedyPlayer(game, seeded(`golden/${seed}`), { wholeTurn: true });
  return recordWith(game, 1, {}, seed, (options, match) => {
    const view = ageOfGalaxy.view(match.position as never, 0);
    return player.choose({ game, view, ask: view.asks[0], options }) as never;
  });
}

const ways: Record<string, (seed: string) => Golden> = {
  points: (seed) => recordGolden(game, 4, {}, seed),
  prestige: (seed) => recordGolden(game, 3, { explored: true }, seed),
  stack: (seed) => recordGolden(game, 2, { draft: true }, seed),
  defeat: (seed) => recordGolden(game, 1, { explored: true }, seed),
  outpost: greedySolo,
  federation: greedySolo,
  empire: greedySolo,
  goldenAge: greedySolo,
};

for (const [ending, play] of Object.entries(ways)) {
  for (let n = 0; ; n++) {
    const golden = play(`${ending} ${n}`);
    if (golden.outcome.ending !== ending) continue;
    writeFileSync(new URL(`${ending}.json`, import.meta.url), `${JSON.stringify(golden)}\n`);
    console.log(`${ending}: seed ${golden.save.seed}, ${golden.save.log.length} answers`);
    break;
  }
}
