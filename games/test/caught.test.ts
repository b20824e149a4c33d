import { defineGame, type Game } from '@orrery/kernel';
import { Broken, checkLaws, checkOptionsRead, everyConfig } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { contentFault, recorded } from './content.ts';

/** What a check says about a game with a mistake in it. */
function said(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  }
  return 'nothing';
}

/**
 * The mistakes a compiler cannot see, planted in each game: every one is caught, and by the name of what is wrong. A missing sentence is the
 * compiler's: `planted.test.ts`.
 */
describe.each(Object.keys(registry))('planted in %s', (id) => {
  const planted = async (change: (definition: Game['definition']) => Partial<Game['definition']>): Promise<Game> => {
    const { definition } = await registry[id].load();
    return defineGame({ ...definition, ...change(definition) });
  };

  it('a reordered list is named', async () => {
    const game = await registry[id].load();
    const [group] = Object.keys(game.definition.ids).filter((g) => new Set(game.definition.ids[g]).size > 1);
    const turned = await planted(({ ids }) => ({ ids: { ...ids, [group]: [...ids[group].slice(1), ids[group][0]] } }));
    expect(contentFault(turned, recorded(id)[game.version])).toContain(`the ids of ${group} in ${id} changed otherwise than at the end`);
  });

  it('an option that no rule reads is named', async () => {
    const harder = { kind: 'flag', default: false } as const;
    const game = await planted(({ options }) => ({ options: { ...options, harder } }));
    const all = everyConfig(game);
    const configs = all.filter((_, i) => i % Math.ceil(all.length / 12) === 0);
    const message = said(() => checkOptionsRead(game, configs, 'planted'));
    expect(message).toContain('law 16');
    expect(message).toMatch(/: no rule reads the option harder$/);
  });

  it('a view that shows what is hidden is named, with the kind of the secret', async () => {
    const { definition } = await registry[id].load();
    const shown = await planted(({ view, secrets }) => ({
      view: (state) => ({ ...(view(state) as object), seen: secrets(state).map((secret) => structuredClone(secret.in)) }),
    }));
    const config = shown.configure(definition.seats.max, {});
    const kinds = new Set(definition.secrets(shown.start(config, 'planted').state).map(({ kind }) => kind));
    const message = said(() => checkLaws(shown, config, 'planted'));
    expect(message).toContain('law 14');
    const [, kind = 'nothing'] = /sees a secret ([^:]+):/.exec(message) ?? [];
    expect(kinds).toContain(kind);
  });
});
