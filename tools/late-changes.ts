/**
 * Who changes the table after having told it: node tools/late-changes.ts [GAME] [--games N]
 * Plays random games with every player count and lists, by the last event a viewer heard of an answer, what changed on its table afterwards.
 */
import { parseArgs } from 'node:util';
import { gameIds, registry } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { everyConfig, lateChanges } from '@orrery/kernel/testing';

const { values, positionals } = parseArgs({ options: { games: { type: 'string', default: '1' } }, allowPositionals: true });

for (const id of positionals.length > 0 ? positionals : gameIds) {
  const entry = registry[id];
  if (entry === undefined) throw new Error(`no game ${id}; there are ${gameIds.join(', ')}`);
  const game = (await entry.load()) as Game;
  const kinds = new Map<string, { count: number; where: Set<string> }>();
  for (const config of sample(game)) {
    for (let i = 0; i < Number(values.games); i++) {
      for (const { event, where } of lateChanges(game, config, `${i}`)) {
        const kind = kinds.get(event) ?? { count: 0, where: new Set() };
        kinds.set(event, kind);
        kind.count++;
        for (const place of where) kind.where.add(place);
      }
    }
  }
  console.log(`${id}: ${kinds.size} kinds of events are told before the last change`);
  for (const [event, { count, where }] of [...kinds].sort((a, b) => b[1].count - a[1].count))
    console.log(`${String(count).padStart(6)} ${event}: ${[...where].sort().join(', ')}`);
}

/** With many options, forty combinations spread evenly over all of them. */
function sample(game: Game): ReturnType<typeof everyConfig> {
  const all = everyConfig(game);
  const step = Math.max(1, all.length / 40);
  return Array.from({ length: Math.min(40, all.length) }, (_, i) => all[Math.floor(i * step)]);
}
