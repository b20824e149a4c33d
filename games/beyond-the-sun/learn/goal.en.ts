import { claimsToEnd } from '../content/achievements.ts';
import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

export const goal: Goal = {
  win: win.en,
  ends: 'when 4 achievements have been claimed (3 with 2 or 3 players): the round is finished, then one more is played.',
  at: ({ config }) => ({
    ends: `when ${claimsToEnd(config.seats)} achievements have been claimed: the round is finished, then one more is played.`,
  }),
  points:
    'from technologies, colonized systems, achievements, automation, 1 for each [[ref:term:base|base]] and 1 each if nobody is stronger at Sol or in Deep Space.',
  now: {
    'turn/pawn': 'Move your pawn to a free space and do what it says: research, build and jump, or gather cubes.',
    'production/choice': 'Choose one: more population, more ore, or exchanges. Take what your next action needs.',
    'production/trade': 'Exchange as often as you like, then you are done.',
    'achievements/claiming': 'You meet an achievement and must claim it. Earlier slots pay more.',
    'research/field': 'Choose a technology whose lines to the left you have researched.',
    'research/card': 'You decide what the tree gets: everyone who meets its prerequisites can research it later.',
    'ships/building': 'Choose where the new ship appears: at Sol, or closer to the systems.',
    'ships/upgrading': 'Make a ship stronger: more strength takes control.',
    'ships/jumping': 'Move ships along the lines. Being strongest in a place gives you a base and more production.',
    'ships/bases': 'Choose which track gives its disc: that production grows.',
    'ships/bonuses': 'Several bonuses wait: choose which comes first.',
    'colonize/conditions': 'Choose a system you control with enough strength there. It is yours for good.',
    'colonize/steps': 'Choose the ships you spend. They go back to your supply.',
    'actions/cubes': 'Choose which cubes or ore you give.',
    'turn/must': 'Choose a part of the effect, or skip what is optional.',
    'cards/technologies': 'The card lets you choose: take what helps most right now.',
    'cards/events': 'The event asks you: decide whether its price is worth it.',
  },
};
