import { defineGame, type Game, Match, readSave } from '@orrery/kernel';
import { recordSave } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { contentFault, recorded } from './content.ts';

const last = <T>(list: readonly T[]): T => list[list.length - 1];
/** The game as it would be with other content and the same version. */
const withIds = (game: Game, group: string, change: (ids: readonly string[]) => readonly string[]): Game =>
  defineGame({ ...game.definition, ids: { ...game.definition.ids, [group]: change(game.definition.ids[group]) } });

describe.each(Object.keys(registry))('the content of %s', (id) => {
  it('is that of its version', async () => {
    const game = await registry[id].load();
    expect(contentFault(game, recorded(id)[game.version])).toBeUndefined();
  });

  it('cannot be reordered, taken from or given other values under the same version', async () => {
    const game = await registry[id].load();
    const kept = recorded(id)[game.version];
    for (const group of Object.keys(game.definition.ids).filter((g) => new Set(game.definition.ids[g]).size > 1)) {
      const rotated = withIds(game, group, (ids) => [last(ids), ...ids.slice(0, -1)]);
      expect(contentFault(rotated, kept)).toContain(`the ids of ${group} in ${id} changed otherwise than at the end`);
      expect(
        contentFault(
          withIds(game, group, (ids) => ids.slice(0, -1)),
          kept,
        ),
      ).toContain(`the ids of ${group}`);
    }
    const [part] = Object.keys(game.definition.data);
    const valued = defineGame({ ...game.definition, data: { ...game.definition.data, [part]: 'other values' } });
    expect(contentFault(valued, kept)).toContain(`the content of ${id} changed (${part}), and its version is still ${game.version}`);
  });

  it('is named by a save that it no longer fits, and may grow at the end', async () => {
    const game = await registry[id].load();
    const save = readSave(JSON.parse(JSON.stringify(recordSave(game, 2, {}, 'prints', 12))));
    expect(Match.load(game, save).eras).toHaveLength(1);
    const group = last(Object.keys(game.definition.ids).filter((g) => new Set(game.definition.ids[g]).size > 1));
    expect(() =>
      Match.load(
        withIds(game, group, (ids) => [last(ids), ...ids.slice(0, -1)]),
        save,
      ),
    ).toThrow(`otherVersion: the ids of ${group} have changed`);
    expect(
      Match.load(
        withIds(game, group, (ids) => [...ids, 'one more']),
        save,
      ).eras,
    ).toHaveLength(1);
  });
});
