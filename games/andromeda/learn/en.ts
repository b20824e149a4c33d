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
    whyNot: {
      ask: 'Why not Head and Hatch?',
      because: 'It asks for two rooms, one of them still to be found, and many explorers. Spare Parts asks for one.',
    },
  },
  offer: {
    title: 'You divide, the others choose',
    idea: 'You are the start player: build an offer of dice on order card 1. If all the others decline it, it is yours, and you add one die.',
    move: 'Training Camp, Support and one more die; then make the offer and add a die.',
    whyNot: {
      ask: 'Why not a red die?',
      because: 'Whoever gets it loses an explorer. It makes others decline, but if all do, it is yours.',
    },
  },
  train: {
    title: 'Train explorers',
    idea: 'All declined: card 1 is yours and moves first. Each die is one action. Only trained explorers can be called to the ship.',
    move: 'Training Camp: train 2.',
    whyNot: {
      ask: 'Why not call first?',
      because: 'You could: 2 are trained already, and the order of your dice is free. Here training comes first.',
    },
  },
  call: {
    title: 'Call them to the ship',
    idea: 'Called explorers appear where a teleporter of yours stands. Your first one is in the airlock, in the middle of the ship.',
    move: 'Support: call 2 to the airlock.',
    whyNot: {
      ask: 'Why not explore at once?',
      because: 'Whoever explores leaves the airlock. Two more there first, and you can spare them.',
    },
  },
  explore: {
    title: 'Explore two rooms',
    idea: 'Any die opens a hidden room next to one of yours, and one of your explorers walks in. Alone there you control it.',
    move: 'Explore stern and starboard midship, with the two dice left.',
    whyNot: {
      ask: 'Why not port or bow?',
      because: 'They are as good for exploring. The lesson knows what it needs later, and that lies here.',
    },
  },
  room: {
    title: 'Use a room',
    idea: 'You control the Crew Quarters. Once in your turn you may use a room that you control, without a die: here for two moves.',
    move: 'Use the Crew Quarters, move one to the Engine Room, end your turn.',
    whyNot: {
      ask: 'Why not end your actions?',
      because: 'You could. But the room costs no die, and next round it may belong to somebody else.',
    },
  },
  choose: {
    later: 'The others have had their turns. Round 2: [[seat:1]] builds the offers.',
    title: 'Take an offer',
    idea: 'Taking an offer gives you the card, its dice and one more of your choice. Low cards move first. This one has a red die, too.',
    move: 'Take the offer, then add a die.',
    whyNot: {
      ask: 'Why not decline?',
      because: 'A later card means a later turn, and nobody knows which dice will be left for it.',
    },
  },
  contamination: {
    title: 'A red die costs an explorer',
    idea: 'Before anything else, each contamination die takes one of your explorers off the ship. Lose one where it hurts least.',
    move: 'Lose one from the airlock or the Engine Room.',
    whyNot: {
      ask: 'Why not the Crew Quarters?',
      because: 'Your only explorer there keeps it at 1 against 1. Without it the room would be [[seat:2]]’s.',
    },
  },
  control: {
    title: 'More than anyone else',
    idea: 'In the Crew Quarters it is 1 against 1: a tie, so nobody controls them. One more explorer changes that.',
    move: 'Movement: from the airlock to the Crew Quarters, then stop.',
    whyNot: {
      ask: 'Why not Support?',
      because: 'Called explorers appear where your teleporter stands: in the airlock, not in the Crew Quarters.',
    },
  },
  technology: {
    title: 'Use a technology',
    idea: 'A Use Technology die works one of the four technologies. Once used it is exhausted for everyone until the round ends.',
    move: 'Teleporter: place a second one in a room of yours.',
    whyNot: {
      ask: 'Why not another one?',
      because: 'Each would do for your mission. But where a teleporter stands you can call explorers to from now on.',
    },
  },
  mission: {
    title: 'Fulfil your mission',
    idea: 'Missions are checked when you end your actions. For Spare Parts you have it all: the Engine Room and a used technology. The price is one explorer.',
    move: 'End your actions, fulfil Spare Parts, choose who is lost, end the turn.',
    whyNot: {
      ask: 'Why not End turn?',
      because: 'Missions can be fulfilled only now, and next round the Engine Room may be somebody else’s.',
    },
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
