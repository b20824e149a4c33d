import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

export const goal: Goal = {
  win: win.en,
  ends: 'when someone has that many at the end of a round, at the latest after round 7.',
  at: ({ threshold }) => ({ win: `with ${threshold} DP at the end of a round, or with the most DP after 7 rounds.` }),
  points: 'from rooms you [[ref:term:control|control]], as long as you do, and from fulfilled [[ref:term:mission|missions]], for good.',
  now: {
    'setup/cards': 'Keep the species whose ability you like. The other card leaves the game.',
    'offers/building': 'Divide the dice: what all others refuse is yours. Useful dice get taken, contamination keeps people away.',
    'offers/answering': 'Take the card with its dice, and 1 more, or wait for another. Low cards play first.',
    'offers/adding': 'The card is yours. Add the die that is missing for your plan: each is one more action.',
    'turn/contamination': 'Choose who leaves the ship: one explorer for each contamination die, where you miss it least.',
    'turn/actions': 'Use your dice in any order: train, call, move, explore. Aim at holding more rooms, or at a mission.',
    'actions/training': 'Only trained explorers can be called to the ship.',
    'actions/calling': 'Explorers appear at your teleporters. Put them where one more gives you control.',
    'actions/moving': 'Move towards rooms where you get ahead of everyone else.',
    'actions/exploring': 'Choose where the explorer comes from who goes in.',
    'actions/technologies': 'Choose what the technology does. Nobody can use it again this round.',
    'rooms/moving': 'Carry out the room’s action: take control of a room, or take it from someone.',
    'rooms/calling': 'Train or call one explorer, without a die.',
    'missions/fulfilling': 'Check your missions: this is the only moment you can fulfil them.',
    'missions/sacrifice': 'Pay the sacrifice with explorers whose rooms you can hold without them.',
    'missions/personal': 'Choose the mission you can fulfil soonest.',
  },
};
