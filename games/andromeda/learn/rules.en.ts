import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'The goal',
    lead: 'Two to four expeditions search a derelict ship. Hold rooms and fulfil missions: both give domination points (DP).',
    passages: {
      winning: {
        title: 'How you win',
        asked: 'victory points score',
        text: `DP come from two places only: rooms you [[ref:term:control|control]] and [[ref:term:mission|missions]] you have fulfilled.
At the end of each round everyone’s DP are counted. Whoever has enough wins: 8 with 2 players, 7 with 3, 6 with 4.
If nobody does, the most DP after 7 rounds win.`,
        example: 'Three players. At the end of round 5 Ada holds rooms worth 4 DP and has missions worth 3: that makes 7, and she wins.',
      },
      pieces: {
        title: 'Your explorers',
        text: `You lead one species with 16 explorers. Each of them is in exactly one place:
- in your supply: not trained yet,
- trained, on your [[ref:term:speciesCard|species card]],
- on the ship, in an explored room.
Training brings them from the supply to the card, calling from the card to the ship. [[ref:term:contamination|Contamination]] and [[ref:term:sacrifice|sacrifice]] send them from the ship to the supply, and the way begins anew. There are no others: with an empty supply nobody can be trained, with an empty card nobody called.
Where a card or a room says something other than these rules, the card or the room is right.`,
      },
      secrets: {
        title: 'What is hidden',
        text: `Only these are secret: personal missions until they are fulfilled, the two mission decks, rooms nobody has explored, the tiles left out, and the species cards nobody chose. Everything else lies open.`,
      },
    },
  },
  setup: {
    title: 'Set-up',
    lead: 'The computer sets up the table; this is what it does, and what you choose.',
    passages: {
      ship: {
        title: 'The ship',
        text: `The [[ref:room:airlock|Airlock]] lies open in the middle. Around it lie room tiles, face down and in random order; they are the ship. Two tiles are left over, and nobody knows which.
A face-down room is unexplored: it has no effect, cannot be entered or controlled, and gives no DP.`,
      },
      cards: {
        title: 'Cards, and your species',
        text: `- Technologies: the [[ref:technology:teleporter|Teleporter]] is always there, with 3 of the other 7 at random. They belong to everyone. If [[ref:technology:vaccine|Vaccine]] is among them, its 10 markers lie beside it.
- Species: you get 2 cards and secretly keep 1. All are shown at the same time; the cards not chosen or not dealt leave the game unseen.
- Common missions: 7 form a deck, and its top card is turned face up.
- Personal missions: the other 23. You draw 2, secretly keep 1, and the other goes to the bottom of their deck. The two decks are never mixed.`,
      },
      explorers: {
        title: 'Explorers and teleporters',
        text: `Your species card has two numbers: how many explorers begin in the Airlock, and how many trained on the card. The rest of your 16 is your supply.
You have 3 [[ref:term:teleporter|teleporters]]: one begins in the Airlock, two in your supply. The start player is chosen by lot.`,
        example: 'Sylth begin with 4 explorers in the Airlock and 3 on the card; 9 are left in the supply.',
      },
      beginner: {
        title: 'Beginner game',
        asked: 'first game easy',
        text: `An option for a first game: the technologies are [[ref:technology:teleporter|Teleporter]], [[ref:technology:cloning|Cloning]], [[ref:technology:universalTool|Universal Tool]] and [[ref:technology:vaccine|Vaccine]], with its markers, and everyone gets a single open species card instead of choosing.`,
      },
    },
  },
  round: {
    title: 'A round',
    lead: 'At most seven rounds are played, each in four phases. A phase is finished before the next begins.',
    passages: {
      phases: {
        title: 'Four phases',
        asked: 'turn structure overview',
        text: `1. Assign commands: dice are rolled, divided and offered.
2. Turns, in the order of the [[ref:term:orderCard|order cards]].
3. Domination points are checked: has someone won?
4. Clean-up, then the next round begins.`,
      },
    },
  },
  offers: {
    title: 'The offers',
    lead: 'One divides, the others choose. Whoever takes an offer gets an order card and the dice on it: what you can do this round, and when.',
    passages: {
      rolling: {
        title: 'Rolling the dice',
        asked: 'first player starts begin',
        text: `The start player rolls all command dice. They show [[ref:die:training|Training Camp]], [[ref:die:support|Support]], [[ref:die:improvise|Improvise]], [[ref:die:movement|Movement]], [[ref:die:technology|Use Technology]] or [[ref:die:contamination|Contamination]].
If more than 3 show Contamination, 3 of them stay and the others are rolled again until none shows it. Nothing else is ever rolled again. All dice together are the pool.`,
      },
      building: {
        title: 'Making an offer',
        asked: 'split divide',
        text: `The start player is the first to offer. The offer lies on the lowest order card nobody has: at least 1 die of the pool, any symbols.
For each order card still to come, at least 2 dice must stay in the pool, so that there is enough for everyone.`,
        example:
          'Four players, 13 dice, first offer: three more cards are to come, so 6 dice must stay and 1 to 7 can be offered. With three players it is 1 to 6 of 10, with two 1 to 5 of 7.',
      },
      answering: {
        title: 'Accepting or declining',
        asked: 'refuse reject pass',
        text: `The offer goes to the next player on the left who has no order card. It cannot be changed.
- Accept: take the card with all its dice.
- Decline: the same offer goes on to the next player on the left without a card.
If everyone declines, whoever made the offer must take it.`,
      },
      adding: {
        title: 'One more die',
        text: `Whoever takes a card may add 1 die of their choice from the pool. So may whoever has to take their own offer.`,
        example: 'You accept Training Camp and Support and add Movement: three dice are three actions on your turn.',
        scene: 'The card is yours. You add Improvise or Movement from the pool, or no die.',
      },
      onwards: {
        title: 'The next offer',
        text: `If someone else accepted, the same player makes the next offer, on the next card. Whoever has taken a card neither gets nor makes offers any more.
If the offerer took it, the next player on the left without a card becomes the offerer, by the same rules.
The last card is not offered: it goes to the last player, with all dice left in the pool. In the end everyone has one card, and all dice are dealt out. The start player marker stays where it is.`,
      },
      example: {
        title: 'A whole round of offers',
        text: `Four players sit clockwise: Michelle, Sven, Tom, Jasmin. Michelle rolls 13 dice, 6 of them Contamination: 3 stay, 3 are rolled again. One shows it once more and is rolled again, so the pool has 3 Contamination dice.
1. Michelle offers 3 dice on card 1. Sven declines. Tom accepts and adds a die: he has 4, and 9 are left.
2. Michelle offers 2 dice on card 2. Sven declines, Tom is passed over, Jasmin declines: Michelle must take them and adds one. 6 are left.
3. Now Sven offers 2 dice on card 3. Jasmin accepts and adds one. 3 are left.
4. Sven gets card 4 with these 3. The turns come in the order Tom, Michelle, Jasmin, Sven.`,
      },
    },
  },
  turn: {
    title: 'Your turn',
    lead: 'Everyone has one turn in a round: first contamination, then actions, then missions.',
    passages: {
      order: {
        title: 'Who plays when',
        asked: 'turn order of play initiative first',
        text: `The player with order card 1 begins, then 2 and so on. You finish your whole turn before the next begins:
1. contamination,
2. actions, in any order,
3. missions.`,
      },
      contamination: {
        title: 'Contamination',
        asked: 'red dice infection',
        text: `For each Contamination die on your card, 1 of your explorers leaves the ship for your supply. You choose which; only those in the [[ref:room:zone|Contaminated Zone]] go first. Trained explorers on the card are safe. If you have too few on the ship, all of them go and the rest is forgotten.
You may give back [[ref:term:vaccine|vaccine markers]]: each cancels one die, returns to its technology and can be taken again.
Then the Contamination dice are gone. They are good for nothing else: no move, no exploring, no mission.`,
      },
      actions: {
        title: 'Actions',
        text: `Use as many of your dice as you like, in any order, each once, one action after the other. Each die can do one of three things:
- what it shows,
- one single move,
- [[ref:term:exploring|exploring]] a room.
A card may name further uses. In between you may use the action of one room. What would change nothing is not offered; the Teleporter without a marker left is the exception.
You need not use all dice. Those left stay until your missions are done, because some missions need them, and then go back.`,
        scene: 'Any die explores one of the four hidden rooms around the airlock. Or you end your actions and leave your dice unused.',
      },
      example: {
        title: 'A whole turn',
        text: `Tom has four dice: Contamination, Training Camp, Improvise, Movement.
1. Contamination: one of his explorers goes from the ship to his supply.
2. Training Camp: two go from the supply to his species card.
3. Improvise: he calls one. He controls the [[ref:room:engine|Engine Room]] and calls one more; both appear at his teleporter.
4. He gives the Movement die for exploring: a tile is flipped, and one explorer walks in from next door. The three moves of the die are not made.
All in all he has one explorer more on the ship, as many as before on the card, and one fewer in the supply.`,
      },
    },
  },
  actions: {
    title: 'What dice do',
    lead: 'Train, call, move, explore, use technology: each action with its limits.',
    passages: {
      training: {
        title: 'Training Camp',
        text: `Train up to 2 explorers: from your supply to your species card. With only 1 in the supply it is 1; with none you cannot train.`,
        example: 'Mira has 5 in the supply and trains 2: 3 are left, and two more can be called.',
      },
      calling: {
        title: 'Support and Improvise',
        text: `[[ref:die:support|Support]]: call up to 2 explorers from your species card to rooms with one of your own [[ref:term:teleporter|teleporters]]. Each may go to a different one; that holds for every way of calling. The teleporters of others are of no use to you, and without trained explorers nobody comes.
[[ref:die:improvise|Improvise]]: either train 1 explorer or call 1, not both.`,
        example: 'Mira has teleporters in the Airlock and the Hangar. With Support she calls one explorer to each.',
      },
      moving: {
        title: 'Movement and single moves',
        asked: 'walk',
        text: `[[ref:die:movement|Movement]] gives up to 3 moves. A move takes one of your explorers into an adjacent explored room. You may share the moves out or make several with one explorer.
Rooms are adjacent if they share a side; corners do not count. Nobody enters an unexplored room by moving.
Any die but Contamination can be given for a single move instead.`,
        example: 'With Movement, one explorer moves two rooms and another one room.',
      },
      exploring: {
        title: 'Exploring',
        text: `A room must be explored before anyone enters it. Give any die but Contamination; what it shows is not carried out. From an explored room with one of your explorers you flip an unexplored tile beside it, and exactly 1 explorer must go in from there.
You may explore several times in a turn, a die each, even from a room you have just explored. A room stays explored for good.`,
        example: 'Tom stands in the Airlock. He gives a Support die, flips the tile above, finds the Bridge, and one explorer goes in.',
      },
      technologies: {
        title: 'Use Technology',
        text: `Use one of the four technologies. Then it is exhausted for everyone until the clean-up: each can be used once a round by the whole table.
The [[ref:technology:teleporter|Teleporter]] technology may be used even if all three of your markers are placed: nothing is added, but the use counts, for a mission say. There are never more than 3 teleporters of yours and 10 vaccine markers.`,
        example: 'Sven uses Vaccine and takes two markers. Jasmin wanted it too, and has to wait for the next round.',
      },
    },
  },
  rooms: {
    title: 'Rooms and control',
    lead: 'Most of your points are rooms. You hold them with more explorers than anyone else.',
    passages: {
      control: {
        title: 'Control',
        asked: 'same room together players majority tie draw equal lose a room own',
        text: `You control an explored room if you have more explorers there than each other player, and at least the number the tile asks for: 1, in three rooms 2. If the strongest are tied, nobody controls it.
Control is judged at the moment it matters and can change many times in a round. A room holds any number of explorers and teleporters.
A tile shows what the room can do, how many explorers control needs and its DP. Some properties are a choice, others a must, as the tile says.`,
        example: 'In the Reactor Ada has 2 explorers, Ben 2, Cleo 1: nobody controls it. Ben moves one in and controls it with 3.',
      },
      using: {
        title: 'Room actions',
        text: `Once a round you may use the action of one room you control: in your action step, before, between or after dice. It costs no die.
If control changes hands, another player may use the same room in the same round. A card that triggers a room action does not count against your one.`,
        example: 'You control the Crew Quarters and the Reactor. This round you use one of the two, before, between or after your dice.',
      },
      moving: {
        title: 'Rooms that move explorers',
        text: `- [[ref:room:crew|Crew Quarters]] (1 DP): up to 2 moves.
- [[ref:room:hangar|Hangar]] (1 DP): 1 of your explorers goes from here to any explored room.
- [[ref:room:reactor|Reactor]] (1 DP): two explorers of different colours in adjacent rooms change places, yours or not. The rooms keep their numbers.
- [[ref:room:armory|Armoury]] (0 DP): any explorer on the ship goes back to its owner’s species card.`,
        example:
          'Ben controls the Reactor. He swaps his own explorer in the Bridge with Ada’s in the Hangar next to it, and now leads in the Hangar.',
        scene:
          'You use the Hangar: one of your explorers there goes to the Communication Centre, the airlock or the Crew Quarters, however far.',
      },
      calling: {
        title: 'Rooms that train and call',
        text: `- [[ref:room:engine|Engine Room]] (1 DP): when you call explorers, call 1 more from your card to any of your teleporters. It works with Improvise too, once a round, and is your room action then.
- [[ref:room:comms|Communication Centre]] (1 DP): train 1 explorer or call 1.`,
        scene: 'You use the Communication Centre: either you train 1 explorer, or you call 1 who is trained to the airlock.',
      },
      others: {
        title: 'The other rooms',
        text: `- [[ref:room:bridge|Bridge]] (1 DP): draw 2 personal missions, then put any 2 of your 3 on the bottom of the deck. You keep one.
- [[ref:room:zone|Contaminated Zone]] (2 DP, needs 2): whoever loses explorers to contamination loses those standing here first, whoever controls the room.
- [[ref:room:cryo|Cryo Chamber]] (2 DP, needs 2): nothing else.
- [[ref:room:lab|Laboratory]] (2 DP, needs 2): no teleporter may be placed in it or moved into it.
- [[ref:room:airlock|Airlock]] (1 DP): where everyone begins; a room like any other.
All eleven tiles together are worth 13 DP.`,
      },
    },
  },
  missions: {
    title: 'Missions',
    lead: 'The end of your turn is the only moment to fulfil missions. Their points stay yours whatever happens later.',
    passages: {
      personal: {
        title: 'Your personal mission',
        asked: 'swap exchange replace mission hand secret objective',
        text: `A mission card shows its condition, its sacrifice and its DP. Of 2 cards you secretly keep 1; the other goes to the bottom of the deck.
Once you have fulfilled it you draw 2 in the clean-up and keep 1 again. Otherwise you may then put it on the bottom, once, and draw a new one instead. This goes clockwise from the new start player.`,
        example: 'You draw Academy and Night Watch and keep the one you are nearer to. Nobody sees either of them.',
      },
      fulfilling: {
        title: 'Fulfilling missions',
        text: `In the last step of your turn you check your personal mission and all open common ones.
If the condition is met you may fulfil it: show the card, pay the sacrifice, and the DP are yours. A common mission is gone then; others cannot fulfil it any more.
You may fulfil as many as you can, in any order. After each one the next is checked again: a sacrifice can spoil another condition.`,
        example: 'Cleo meets two missions that both need the Hangar. The first costs the explorer that held it: the second fails.',
      },
      sacrifice: {
        title: 'Sacrifice',
        asked: 'cost price pay',
        text: `Most missions cost 1 or 2 explorers: from any rooms of the ship to your supply, even those that met the condition. If you have too few on the ship you cannot fulfil it. They are not lost: they can be trained and called again.`,
        scene: 'Your mission costs 1 explorer: you give one up in the Engine Room or in the airlock.',
      },
    },
  },
  end: {
    title: 'Counting and the end',
    lead: 'After all turns rooms are counted anew; missions count for good.',
    passages: {
      counting: {
        title: 'Counting',
        asked: 'scoring score',
        text: `Your DP are those of your fulfilled missions plus those of the rooms you control right now. Room DP are not collected: next round they are counted again.
If players are tied for the most explorers in a room, its DP are divided among those of them who have the number it needs, rounded down.
If nobody has enough DP, the round goes on with the clean-up.`,
        example:
          'A room with 2 DP and two players tied with 2 explorers each: 1 DP each. Three tied: none. In a room with 1 DP a tie gives nobody anything, and one explorer alone in a room that needs 2 gives nothing either.',
      },
      cleanUp: {
        title: 'Clean-up',
        text: `- All technologies are ready again.
- The next common mission is turned face up and joins those still open.
- The start player marker moves to the left.
- Whoever has fulfilled their personal mission gets a new one; everyone else may exchange theirs.
- Order cards and dice go back.`,
      },
      ending: {
        title: 'The end',
        asked: 'game over finish last round tie break',
        text: `The game ends in the round in which someone has enough DP, at the latest after round 7, when no common mission is left to be shown. That last count decides even if nobody reached the number.
The most DP win, also if several have enough. On a tie the most DP from rooms win; then the victory is shared.`,
        example: 'Ada has 7 DP, 4 from missions and 3 from rooms, Ben 7 with 2 and 5. Ben wins.',
      },
    },
  },
  players: {
    title: 'Two, three, four players',
    lead: 'What changes with the number of players.',
    passages: {
      counts: {
        title: 'Numbers',
        text: `- Two: 7 rooms, without Armoury and Laboratory; 7 dice; order cards 1 and 2; 8 DP win. Only one offer is made in a round: whoever does not get card 1 has card 2 and all other dice.
- Three: 9 rooms, 10 dice, order cards 1 to 3, 7 DP win.
- Four: 9 rooms, 13 dice, order cards 1 to 4, 6 DP win.`,
      },
    },
  },
  box: {
    title: 'How this differs from the box',
    lead: 'The rules are the published ones. Where no source has the cards, they are our own.',
    passages: {
      original: {
        title: 'What is original here',
        text: `The eight species with their numbers and abilities, four of the eight technologies (Ring Shifter, Override Key, Transit Tube, Repulsor) and the exact effects of the others, all thirty missions, the faces of the dice and the layout of the ship are ours. Owners of the box will find other cards.
The English edition says races and researchers where we say species and explorers, and control points where we say domination points.`,
      },
      different: {
        title: 'What we decided',
        text: `- “Up to” means at least one: once you have chosen to train, call or move, you do it at least once.
- The die is spent when its action begins, not after it. Nothing can happen in between.
- Choices without an alternative are not asked, but the mission step always is: a missing question would betray your secret mission.
- You know the missions you put on the bottom of the deck yourself, and the table shows them to you alone.
- Override Key works in any explored room with one of your explorers, controlled or not.
- If the deck of personal missions runs short, you draw what there is.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
