import { listing } from '@orrery/kernel';
import { soloRanks } from '../content/box.ts';
import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

const [lowest, ...higher] = soloRanks.map(({ from }) => `${from}`);
const ranks = listing('en')(higher);

export const goal: Goal = {
  win: win.en,
  alone: `with ${lowest} VP or more after five rounds; [[ref:term:solo|${ranks} VP]] are worth more.`,
  ends: 'after the war of round 5. Credits, cruisers and hand cards are worth nothing then.',
  points:
    '1 for each prestige, colony and relic, 2 for each developed planet, and what your [[ref:term:mainIdeology|main ideology]] rewards.',
  now: {
    'setup/hand': 'Look for factions that fit together: planets they live on, one ideology, an early bonus.',
    'turn/turn': 'Use one cube for one action. You have at least three cubes a round; planets early pay all game.',
    'factions/abilities': 'An ability of your alliance can be used now. It is worth it if you have the price to spare.',
    'round/production': 'Use what your factions produce, then your turns begin.',
    'factions/main': 'The new faction arrives: take what it brings.',
    'actions/develop': 'Choose one of the two rewards: resources to go on with, or points at once.',
    'turn/lightning': 'Play a faction card or convert resources, or end your turn.',
    'variants/draft': 'Keep one card and pass the others on: look for planets and ideologies that go together.',
    'war/occupying': 'You rule alone: put a cruiser on an unprotected planet, or leave it.',
  },
};
