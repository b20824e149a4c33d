import type { StepWords } from '@orrery/kit';

export const en = {
  goal: {
    title: 'How to win',
    idea: 'Whoever has 7 domination points (DP) at the end of a round wins. If nobody does, the most points win after seven rounds.',
  },
  points: {
    title: 'Two kinds of points',
    idea: 'Rooms of the ship count as long as you control them, missions for good. Your personal mission is your secret.',
    move: 'Keep Spare Parts: you will fulfil it in round 2.',
  },
  offer: {
    title: 'You divide, the others choose',
    idea: 'You are the start player: build an offer of dice on order card 1. If all the others decline it, it is yours, and you add one die.',
    move: 'Training Camp, Support and one more die; then make the offer and add a die.',
  },
  train: {
    title: 'Train explorers',
    idea: 'All declined: card 1 is yours and moves first. Each die is one action. Only trained explorers can be called to the ship.',
    move: 'Training Camp: train 2.',
  },
  call: {
    title: 'Call them to the ship',
    idea: 'Called explorers appear where a teleporter of yours stands. Your first one is in the airlock, in the middle of the ship.',
    move: 'Support: call 2 to the airlock.',
  },
  explore: {
    title: 'Explore two rooms',
    idea: 'Any die opens a hidden room next to one of yours, and one of your explorers walks in. Alone there you control it.',
    move: 'Explore stern and starboard midship, with the two dice left.',
  },
  room: {
    title: 'Use a room',
    idea: 'You control the Crew Quarters. Once in your turn you may use a room that you control, without a die: here for two moves.',
    move: 'Use the Crew Quarters, move one to the Engine Room, end your turn.',
  },
  choose: {
    later: 'The others have had their turns. Round 2: [[seat:1]] builds the offers.',
    title: 'Take an offer',
    idea: 'Taking an offer gives you the card, its dice and one more of your choice. Low cards move first. This one has a red die, too.',
    move: 'Take the offer, then add a die.',
  },
  contamination: {
    title: 'A red die costs an explorer',
    idea: 'Before anything else, each contamination die takes one of your explorers off the ship. Lose one where it hurts least.',
    move: 'Lose one from the airlock or the Engine Room.',
  },
  control: {
    title: 'More than anyone else',
    idea: 'In the Crew Quarters it is 1 against 1: a tie, so nobody controls them. One more explorer changes that.',
    move: 'Movement: from the airlock to the Crew Quarters, then stop.',
  },
  technology: {
    title: 'Use a technology',
    idea: 'A Use Technology die works one of the four technologies. Once used it is exhausted for everyone until the round ends.',
    move: 'Teleporter: place a second one in a room of yours.',
  },
  mission: {
    title: 'Fulfil your mission',
    idea: 'Missions are checked when you end your actions. For Spare Parts you have it all: the Engine Room and a used technology. The price is one explorer.',
    move: 'End your actions, fulfil Spare Parts, choose who is lost, end the turn.',
  },
  count: {
    later: 'The round is over.',
    title: 'The count',
    idea: 'You have 3 DP: 1 for the mission, for good, and 2 for rooms. Rooms are counted anew each round: hold on to them.',
  },
  alone: {
    title: 'The next round',
    idea: 'Technologies are ready again, the start player moves on, and you draw a new mission. All options are open now.',
    move: 'Play on alone: whoever has 7 DP at the end of a round wins.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
