import type { StepWords } from '@orrery/kit';

export const en = {
  goal: {
    title: 'How to win',
    idea: 'The most victory points (VP) win. You have 1 VP: nobody is stronger at Sol. After the third achievement one more round is played.',
  },
  turn: {
    title: 'A turn has three parts',
    idea: 'First one action with your pawn, then one production on your mat, and an achievement if you have earned it.',
  },
  cubes: {
    title: 'One cube, many faces',
    idea: 'Every cube begins in your supply. Supply becomes population, and population becomes a ship or a researcher.',
  },
  action: {
    title: 'Put your pawn on Research I',
    idea: 'Each turn your pawn takes one action. Research I uses 1 population: it moves onto a level I technology and stays there.',
    move: 'Choose Research I.',
    whyNot: {
      ask: 'Why not Recruit?',
      because: 'You have 2 population and need 1 of them now. The sooner a technology is yours, the sooner its bonus helps.',
    },
  },
  technology: {
    title: 'Choose a technology',
    idea: 'It is 1 VP for good. The bonus marked with a bolt comes at once, and the lines to its right lead to level II.',
    move: 'Choose Advanced Genetics or Advanced Robotics.',
    whyNot: {
      ask: 'Why not Terraforming?',
      because: 'It has no bonus with a bolt: it colonizes, and for that you need ships in a system first.',
    },
  },
  production: {
    title: 'Now produce',
    idea: 'Take all your growth or all your ore: as much as no disc covers on that track. Discs leave the tracks during the game.',
    move: 'Choose growth or ore.',
    whyNot: {
      ask: 'Why not trade?',
      because: 'Trade takes 3 ore for 1 population, and growth brings you 1 for nothing. Its time comes when growth brings little.',
    },
  },
  blocked: {
    title: 'Occupied spaces are blocked',
    idea: 'Your pawn has to move and cannot share a space. [[seat:1]] blocks one; Recruit alone has room for all, every turn.',
    move: 'Choose Recruit, then produce what you like.',
    whyNot: {
      ask: 'Why not Research II?',
      because: 'It would be a good move, too, and comes in step 9. Here you see the space that always has room.',
    },
  },
  control: {
    title: 'Take control of a system',
    idea: 'A ship alone in a system sets your base: 1 VP as long as it stays. Its disc leaves your mat and uncovers production.',
    move: 'Build and jump: build a ship, jump to a star next to Sol.',
    whyNot: {
      ask: 'Why not the space beside it?',
      because: 'It does the same for 1 ore more: good to have when somebody stands on the first.',
    },
  },
  unknown: {
    title: 'Discover a technology',
    idea: 'Level II is undiscovered. First its event happens, for all players; then you decide which of two cards the tree gets.',
    move: 'Research II: choose a field, then a card, then produce.',
    whyNot: {
      ask: 'Why not Research I?',
      because: 'It takes no ore. But a technology of level I is 1 VP and one of level II is 2, and its action does more.',
    },
  },
  strength: {
    later: 'Three rounds later.',
    title: 'Only more strength takes control',
    idea: 'At Barnard’s Star you both have strength 1: equal changes nothing, so it stays [[seat:1]]’s. A level 2 ship will do.',
    move: 'Narrow Beam Lasers: jump with the level 2 ship to Barnard’s Star, stop, produce.',
    whyNot: {
      ask: 'Why not Asteroid Foundries?',
      because: 'They would do: 2 ore instead of 1, but the ship comes from your supply, and your population stays.',
    },
  },
  colonize: {
    later: 'Two rounds later. You know Terraforming.',
    title: 'Colonize a system',
    idea: 'The ships you spend return to your supply. The system is yours for good: its points, its discs and its bonus.',
    move: 'Terraforming: colonize, and spend the level 2 ship.',
    whyNot: {
      ask: 'Why not the level 1 ship?',
      because: 'Alone it is too weak here, and to spend both would give one of them up for nothing.',
    },
  },
  trade: {
    title: 'Trade instead of growing',
    idea: 'Column A is empty: its letter brings no growth, only B’s does. Trade 3 ore for 1 population instead, as often as you can pay.',
    move: 'Choose trade, buy at least once, then end it.',
    whyNot: {
      ask: 'Why not growth?',
      because: 'It would bring 1 population now. Your 7 ore buy 2.',
    },
  },
  achievement: {
    later: 'Three rounds later. Four bases stand, and the sixth food disc has just left your mat.',
    title: 'Earn an achievement',
    idea: 'Breadbasket is met. It is claimed at the end of this turn, by itself, and the first space pays most: 4 VP.',
    move: 'Produce ore; then look at Breadbasket.',
    whyNot: {
      ask: 'Why not growth?',
      because: 'It would do: Breadbasket asks for food discs only. But you have 1 ore left, and 2 population.',
    },
  },
  end: {
    later: 'Ten rounds later: the last round.',
    title: 'The last turn is yours',
    idea: 'Technologies, systems, bases, automation and achievements are counted after this round. All options are open now.',
    move: 'Play on alone, and read the count.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
