import { CardArt } from '@orrery/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factions } from '../../games/age-of-galaxy/content/factions.ts';
import { TECH_IDS } from '../../games/beyond-the-sun/content/technologies/index.ts';

const MOTIFS = ['wedge', 'domes', 'works', 'links', 'orbits'] as const;

test.each([
  ['Age of Galaxy', factions.map(({ id }) => id)],
  ['Beyond the Sun', [...TECH_IDS]],
])('%s: no two cards have the same picture, and a card has the same one always', (_, ids) => {
  for (const motif of MOTIFS) {
    const drawn = ids.map((id) => renderToStaticMarkup(<CardArt of={id} motif={motif} />));
    expect(new Set(drawn).size).toBe(ids.length);
    expect(drawn.join()).not.toMatch(/NaN|undefined|Infinity/);
    expect(renderToStaticMarkup(<CardArt of={ids[0]} motif={motif} />)).toBe(drawn[0]);
  }
});

test('a picture weighs little', () => {
  for (const motif of MOTIFS)
    for (const { id } of factions) expect(renderToStaticMarkup(<CardArt of={id} motif={motif} />).length).toBeLessThan(2500);
});
