import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'The goal',
    lead: 'Research a shared tree of technologies, spread through the nearby systems, and claim achievements. The most victory points (VP) win.',
    passages: {
      winning: {
        title: 'How you win',
        asked: 'victory points',
        text: `VP are counted once, after the last round; there is no running score. The end begins when enough achievements have been claimed: 4 with four players, 3 with two or three. The round is finished, and one more is played.`,
      },
      cubes: {
        title: 'Cubes and ore',
        asked: 'run out of workers',
        text: `Each of the four factions has 20 cubes and never more. A cube shows one of six faces: supply, [[ref:term:population|population]], or a ship of level 1 to 4. Supply becomes population, population becomes a ship or stays on a technology for good.
The other resource is [[ref:term:ore|ore]]. There is always enough of it.`,
      },
      mat: {
        title: 'Your mat',
        text: `On it lie your [[ref:term:supply|supply]] in columns with letters, 8 food discs and 8 ore discs on two production tracks, and the [[ref:term:automation|automation]] track above. Discs leave a track from the left and come back to the rightmost free place: the fewer are left, the more you produce. [[ref:term:star|Star discs]] for achievements never run out; food and ore discs do.`,
      },
      boards: {
        title: 'The two boards',
        text: `The technology board begins on the left with Basic Spacefaring; to its right four columns of fields, level I to IV. A technology has action spaces, lasting abilities, an immediate bonus, or a mix of them, for every faction that has researched it. There are four [[ref:term:types|types]]: science, economy, military, commerce. The large triangle on the left edge is the card’s type (two colours: both), the small one on the right is what it passes on to the fields behind it.
The exploration board has Sol, system cards, shipyards and Deep Space, joined by lines. A system shows the strength it asks for, its VP, what it produces (food, ore or both) and mostly bonuses. The two A spaces lie near Sol; B systems are farther, ask for more and give more.`,
      },
    },
  },
  setup: {
    title: 'Set-up',
    lead: 'The computer sets up the table. All of it is open but the order of decks and the events.',
    passages: {
      table: {
        title: 'The table',
        text: `The four level I technologies lie open. On each field of level II and III lies a face-down event: 6 of the 10 of its level, the two that open guilds among them. The decks of technologies lie beside the board, and guilds are covered.
Two A and two B systems lie open, the rest are two decks. Four achievements are in play: Empire, Transcendence, one of four A and one of four B.
No pawn stands on the board yet. The start player keeps the marker for the whole game, and everyone knows Basic Spacefaring.`,
      },
      factions: {
        title: 'Your faction',
        text: `Each faction has a standard and an expert mat; at a table all use the same kind. Standard mats produce alike and begin with small differences. You begin with 2 population, a level 1 ship at Sol and 17 cubes in supply, and with 2 ore (with three or four players the start player has 3); your mat may change that a little.`,
      },
    },
  },
  turn: {
    title: 'Your turn',
    lead: 'Every turn has one action, one production and, if you have earned it, one achievement.',
    passages: {
      phases: {
        title: 'Three phases',
        text: `Turns go clockwise. A round is one turn of everyone, beginning with the start player.
1. Action: exactly one, with your pawn.
2. Production: exactly one of three kinds.
3. Achievement: at most one.`,
      },
      pawn: {
        title: 'The pawn',
        asked: 'worker placement blocked occupied pass',
        text: `Move your [[ref:term:pawn|pawn]] to an action space and do what stands beside it.
- A space with another pawn is blocked.
- The pawn must move, but another free space of the same card or action will do.
- Only the lowest action of Basic Spacefaring, Recruit, has room for everyone and may be repeated.
- Spaces on a technology are for those who have researched it, with a cube on the bar at its left, or own it privately. Spaces printed on the board are for everyone: Basic Spacefaring and open guilds.
- The pawn never goes to a technology without a space, and a new one can be used from your next turn on.`,
        example:
          'Your pawn stands on Research I. It cannot stay, but the other Research I space is free. Build and jump is blocked on both spaces, and you have not researched Terraforming.',
      },
      costs: {
        title: 'What it costs',
        text: `What stands before the colon is the price, paid in full before anything else. Two spaces of Basic Spacefaring cost 1 ore more. What you cannot pay or carry out you cannot choose.
Nor may you choose an action that changes nothing. The action counts as a whole: if one part changes something, you may leave out others. Ships that move out and back have not changed anything. Recruit always gives an ore, so there is always something to do, and nobody passes.`,
        example: '4 jumps cannot be chosen to make none of them; 2 ore and 2 jumps can be chosen for the ore alone.',
      },
      must: {
        title: 'Must and may',
        text: `Effects are carried out in full, unless they say “may”, “up to” or “optional”; that word concerns only the part beside it. Some effects are sentences: then the sentence is the rule. Three things are always a choice: single jumps, upgrades for which ships are missing or at level 4, and supply that has run out.
An action whose compulsory part is impossible cannot be chosen. A bonus or an event is carried out as far as it goes.`,
        scene: 'Build and jump says “may”: you turn 1 population into a ship, or you skip that and only jump.',
      },
    },
  },
  actions: {
    title: 'Actions for everyone',
    lead: 'Basic Spacefaring is open to all from the first turn, guilds once an event opens them.',
    passages: {
      basic: {
        title: 'Basic Spacefaring',
        text: `1. Research I: use 1 population to research a level I technology. No ore.
2. Research II: pay 2 ore and use 1 population to research a level II technology, known or not.
3. Build and jump: you may turn 1 population into a level 1 ship, at Sol or at a shipyard you control; then up to 2 jumps, with the new ship too if you like. You must do one of the two.
4. Recruit: the leftmost supply cube becomes population, whatever the food track says, and you gain 1 ore. Without supply you still get the ore.
On spaces marked with 1 ore, actions 2 and 3 cost 1 ore more.`,
        example: 'Research II on the marked space costs 3 ore and 1 population.',
      },
      guilds: {
        title: 'Guilds',
        text: `Four [[ref:term:guild|guilds]] lie covered. The event that opens one takes its cover away for good: from then on it is a space for everyone, without research. The Terraforming Guild colonizes, the Academy researches level III, the Technocrats research level IV or repeat any action, the Pathfinders jump and may colonize.`,
      },
      cubes: {
        title: 'Cubes: using, taking, returning',
        asked: 'no population left run out',
        text: `- Using population: it must be on your mat. Mostly 1. If both an effect and its price need population, the numbers add up.
- Using supply: from left to right, a column must be empty before the next. Food discs do not matter. Only if supply runs out may population stand in for what is missing.
- Returning population: it becomes supply, into the rightmost column with a free place, from right to left. If all are full it goes above column A, which then is longer.
- Some effects take or move cubes elsewhere; such gaps stay until cubes come back.
- Ore you pay goes to the general supply, unless the card names another player.`,
        example: 'An action that costs 2 returned population and then researches needs 3: two to return, one to place.',
        scene: 'You move a supply cube to column A, from B, C, D or E: with a cube in it, its letter brings growth again.',
      },
    },
  },
  research: {
    title: 'Research',
    lead: 'Choose a field, place a cube, carry out its event, choose its card, take its bonus.',
    passages: {
      steps: {
        title: 'The order',
        asked: 'learn technology tree',
        text: `1. Choose a field of the level the action names.
2. Put 1 population on its bar.
3. If the field was unknown, level II or III: the event.
4. If it was unknown: its technology.
5. The immediate bonus.
Levels III and IV cannot be reached by Basic Spacefaring: you need a technology, a guild or a bonus that researches there.`,
      },
      field: {
        title: 'Which field',
        asked: 'prerequisites level 4 requirements',
        text: `You must not have researched it yet, and must have all technologies directly to its left that a line joins to it: none for level I, one or two for higher levels. On some fields of level IV two of three are enough.
Where the action shows an eye, only a known technology can be chosen. What one faction has discovered is known to all, and everyone who has its prerequisites can research it.`,
      },
      cube: {
        title: 'The cube',
        text: `The cube stays there for the rest of the game. Others do not block you: any number of factions can research the same technology, and it scores for each of them, whoever found it. Each has at most one cube there.`,
      },
      event: {
        title: 'The event',
        text: `An unknown field of level II or III hides an [[ref:term:event|event]]. It is shown after the cube is placed and before the technology is chosen, and concerns everyone unless it says otherwise. Then it is discarded, or stays where it says. Known fields and levels I and IV have none; every field of II and III holds either an event or a technology.`,
      },
      card: {
        title: 'The technology',
        text: `The type comes from the small triangles of the field’s prerequisites. If they differ you choose one, before you see any card; where two of three are enough, only those count that you have.
Cards are revealed from the deck of the level until two of that type are found (a card with two colours fits either). You place one of them on the field for the rest of the game. The others go to the bottom of the deck in random order. If only one is found, that one is placed; if none, you choose from two cards drawn.
Science brings ore automation and research, economy food and population, military ships, commerce colonies and movement; two colours mix both.`,
      },
      bonus: {
        title: 'The immediate bonus',
        text: `What stands in the box IMMEDIATE you get once, when you research it; so does everyone who researches it later. The rest is an action space, from your next turn on, or an ability that works from now on.`,
      },
      example: {
        title: 'A whole research',
        text: `Denis has Narrow Beam Lasers (military) and Terraforming (commerce). With Research II he can choose the three fields joined to these two, not those that need Genetics or Robotics.
He takes the unknown field joined to both: 2 ore, 1 population on its bar, then the event. He may choose between military and commerce and says military. Cards are revealed until two military ones are there, Human Experiments and Plasma Cannon. He places Plasma Cannon and takes its bonus. He can use its space from his next turn on; others once they have researched it.`,
      },
    },
  },
  automation: {
    title: 'Automation and star discs',
    lead: 'Machines take over: a disc leaves its production track for good.',
    passages: {
      track: {
        title: 'Automation',
        text: `Automate 1 food or 1 ore: the leftmost disc of that track moves to the automation track, so you produce more. The track has 7 steps, some of them with VP; each further disc lies beside it and is worth 1 VP. If that track is empty a star disc is placed instead. Discs never leave the automation track. Bases and colonies take discs too, but that is no automation.`,
      },
      stars: {
        title: 'Star discs in place of others',
        text: `If a food or ore disc is needed for automation, control or a colony and none of that kind is left, a star disc stands in; never by choice. It is no claimed achievement. It is not exchanged when discs come back later, and if it has to be taken back it lies beside your mat. Production does not change by it.`,
      },
    },
  },
  ships: {
    title: 'Ships and control',
    lead: 'Ships give strength. The strongest fleet controls a place, and its base raises production.',
    passages: {
      building: {
        title: 'Building',
        text: `Take a cube, population or supply as stated, and turn it to the ship’s level. It appears at Sol or at any [[ref:term:base|shipyard with your base]], whether ships of yours are there or not; several ships may go to different places. System cards and Deep Space are no building places unless an effect says so. If a ship appears at a place you do not control, control is checked at once.`,
        scene: 'Your base stands at Shipyard 2, so the new ship appears there or at Sol, as you like.',
      },
      upgrading: {
        title: 'Upgrading',
        text: `Turn one of your own ships to a higher level, 4 at most; anything beyond that is lost. “Up to 2 ships” means two different ones or fewer. Control is checked right after it, and once more after any jumps that follow.`,
        scene: 'One upgrade: your level 1 ship at Sol or the one at YZ Ceti becomes level 2.',
      },
      jumping: {
        title: 'Jumps',
        asked: 'move ships distance range',
        text: `A jump moves one of your ships along one line. You share the jumps out as you like and may leave some unused. All jumps of one effect are one movement: places are passed without effect, others’ ships do not block, and only when it is over are control and bonuses checked. Sol and Deep Space can be entered like any place.`,
        scene: 'Two jumps: your ship goes from Sol to Luyten’s Star or Lalande 21185, and with the second one farther, or you leave it.',
      },
      control: {
        title: 'Who controls',
        asked: 'take over system attack fight combat battle majority',
        text: `Systems and shipyards can be controlled, Sol and Deep Space never. [[ref:term:control|Control]] means: one base of yours lies there. Strength is the sum of your ships’ levels; bases add nothing. It is adjusted after every change, also outside your turn, but never in the middle of a movement.
- No ships there: whoever arrives takes control, even from a base without ships.
- Ships there: you need more strength than the controller. Equal strength changes nothing.
- The controller’s ships leave: if one other is now the strongest alone, they take over. If the controller is still among the strongest, nothing changes. If several others are tied above, the controller loses it and nobody has it, until one is strongest alone.
- All ships leave and nobody else is there: the base stays.
So nobody there is ever stronger than the controller.`,
        example:
          'You bring strength 3 to a system controlled with strength 2: it is yours. Had it been 3 against 3, nothing would have changed.',
      },
      bases: {
        title: 'Bases',
        asked: 'remove opponent base lose base outpost',
        text: `Taking control is never a choice: at once you set a base, the leftmost disc of the track the place produces (if it produces both, you choose; if you choose a kind that has run out, it is a star disc). Whoever loses control takes the base back to the rightmost free place of its track first. The new one need not be of the same kind.
A base lets you build at a shipyard or colonize a system, and is worth 1 VP at the end.`,
      },
      bonuses: {
        title: 'Bonuses of places',
        text: `A system with a pin gives its bonus to whoever has just taken control, also outside their turn, each time anew; not for colonizing. First all bases are settled, then bonuses come: the active player first, then clockwise, everyone in the order they like. Some systems give something for moving there; whatever else a system does stands on its card.`,
        scene: 'You have taken Sirius and Proxima Centauri in one movement: both bonuses come, in the order you choose.',
      },
      example: {
        title: 'A whole movement',
        text: `Ellen has 4 jumps. Her level 2 ship goes from Barnard’s Star to the shipyard next to it (1), her level 3 ship from Sirius to Tau Ceti (2); one jump is left over.
- The shipyard stays with its controller: equal strength.
- At Tau Ceti it is 3 against 2. Frank takes his base back to his ore track; Ellen chooses her leftmost food disc and gets the control bonus.
- At Sirius Georg is now alone with ships: Ellen’s base goes back, Georg sets his and gets 1 ore, although it is not his turn.
- At Barnard’s Star nobody is left, so her base stays.`,
      },
    },
  },
  colonize: {
    title: 'Colonizing',
    lead: 'A system you control becomes yours for good, at the price of ships.',
    passages: {
      conditions: {
        title: 'Conditions',
        text: `Only system cards can be colonized, one for each effect. You must control it and have at least the strength there that it asks for. Ships of others do not matter. An effect may say otherwise.`,
      },
      steps: {
        title: 'The steps',
        text: `1. Take back ships of yours from there, with at least that strength in all; more is allowed but gives nothing. They become supply, from right to left. They do not count as lost.
2. All other ships there, yours too, drift to Deep Space and keep their level. That is no jump.
3. Take the card with its base next to your mat. A new card of the same deck (of the other, if it is empty) is laid there, for all to read, without ships or base. If both are empty the space stays empty.`,
      },
      reward: {
        title: 'What it brings',
        text: `Put a second disc on the card, again the leftmost of a kind the system produces, or a star if none is left. Both stay there for good. Then take the bonus at the bottom of the card, in full. Its jumps may already go to the new system.
A colonized system is no longer controlled, and cannot be lost. It scores its VP and not the 1 for a base.`,
      },
      example: {
        title: 'Example',
        text: `Heidi controls Kapteyn’s Star, which asks for 4. She has ships at Barnard’s Star without control and at Lalande 21185 with too little strength: only Kapteyn’s Star can be colonized. She takes back two level 2 ships, the first to the last free place of column B, the second to column A. The two other ships there drift to Deep Space. She takes the card, a new B system is laid out, she adds a food disc, and the bonus lets her put a supply cube into Deep Space as a ship.`,
      },
    },
  },
  production: {
    title: 'Production and trade',
    lead: 'After the action you choose one: population, ore, or trade.',
    passages: {
      choice: {
        title: 'One of three',
        asked: 'income skip production',
        text: `You must choose exactly one of population growth, ore production and resource trade. They are no actions and do not move the pawn. Growth and ore are taken in full.`,
        example: 'One food disc and two ore discs have left your mat: you take the growth or all of the ore, never both in one turn.',
      },
      growth: {
        title: 'Population growth',
        asked: 'get population',
        text: `For each letter on the food track that no disc covers (the first never is), take 1 cube from the supply column with that letter: it becomes population. An empty column gives nothing, and a full one never more than 1. This is the one case in which supply is not taken from left to right.`,
        example: 'Five food discs are gone: A, B and C are visible. Column A is empty, so Bernd gets 2, from B and C.',
      },
      ore: {
        title: 'Ore production',
        asked: 'get ore money',
        text: `Gain 1 ore for each ore symbol no disc covers; the first always counts.`,
        example: 'Four ore discs are gone: three symbols are visible, and Cindy gains 3 ore.',
      },
      trade: {
        title: 'Resource trade',
        text: `Any number of exchanges in any order, none at all included; what one gives, the next may use.
- 3 ore: the leftmost supply cube becomes population. Food discs do not matter; without supply it is impossible.
- 1 ore: one of your ships, of any level and from any place, becomes population. Control is checked at once.
- 1 population back to supply: gain 1 ore. If all columns are full it goes above column A.`,
        example: 'With 4 ore: 3 of them turn a supply cube into population, and the last one turns a ship into population, too.',
      },
    },
  },
  achievements: {
    title: 'Achievements',
    lead: 'At the end of your turn you claim what you have achieved. The first slot pays most.',
    passages: {
      claiming: {
        title: 'Claiming',
        text: `If you meet the condition of an achievement in this phase you must claim one, even if that brings the end closer; you choose which. Only one a turn, only on your own turn.
Your star disc goes on the first free slot: slots are filled from left to right, from most to fewest VP. A full card is closed, and each faction claims a card only once. What is claimed stays, even if the condition fails later. The points count at the end. Star discs in other places are no claims. Achievements can be claimed until the very last turn.`,
        example: 'You have claimed Empire with 4 colonies. With 8 you cannot claim it again.',
      },
    },
  },
  cards: {
    title: 'Single cards',
    lead: 'Answers to questions about particular cards.',
    passages: {
      private: {
        title: 'Private technologies',
        text: `Procyon gives you one of level II, WISE 0855-0714 one of level III: you choose 1 of 3 cards and lay it next to your mat, without cube, prerequisite or event. You get its immediate bonus; from your next turn on only you use its spaces, by the usual rules of the pawn. It scores 2 or 3 VP. Nobody else can research, copy or choose it, it is nobody’s prerequisite, and it does not count for achievements that count technologies.`,
      },
      technologies: {
        title: 'Technologies',
        text: `- Modular Fleet: all its upgrades are optional; it can be used for the jumps alone.
- Quantum Data Exchange and Technocrats Guild: the chosen action may be occupied; you pay its cost, and your pawn stays where it is. Quantum Data Exchange copies any action that researches; with Mass Cloning that is its part C.
- Colonial Ministry draws A systems, B systems if A has run out.
- At level I: Narrow Beam Lasers (military) and Terraforming (commerce) have spaces; Advanced Genetics (economy) only a bonus; Advanced Robotics is the science card. Plasma Cannon has both a bonus and a space; it and Human Experiments fit a search for military.`,
      },
      systems: {
        title: 'Systems',
        text: `- Lalande 21185: population growth, ore production and resource trade, in this order.
- Ross 154: you may enter an occupied space by pushing its pawn aside; you still need the technology, the price and a move. The other pawn still counts as standing there when its owner moves.
- Tau Ceti produces both and lets you move a supply cube to column A; Sirius gives 1 ore for control; Kapteyn’s Star asks for 4, and its ship in Deep Space is a choice.`,
      },
      events: {
        title: 'Events',
        asked: 'event',
        text: `- Spacecraft Museum: ships on it are out of play for good.
- Dyson Sphere: the system on it is no place. Its action takes the card as a colonized system with its bonus but without discs; the event is gone, your pawn stands beside the board, and may go anywhere next turn.`,
      },
      achievements: {
        title: 'Achievements',
        text: `Specialist counts what is printed on systems and shipyards, not the discs on them. Empire counts colonized systems.`,
      },
    },
  },
  end: {
    title: 'End and scoring',
    lead: 'Everyone has the same number of turns. Points are counted after the last one.',
    passages: {
      ending: {
        title: 'The end',
        asked: 'game over last round finish',
        text: `How many rounds there are is open, often about 15. When the last needed achievement is claimed, on whatever card by whomever, the round is finished and exactly one more full round is played. Further claims change nothing about that.`,
        example:
          'Annie starts, then Bernd, Cindy, Denis. Cindy claims the fourth achievement: Denis plays, then all four once more. Had Denis claimed it, the last round would begin at once.',
      },
      scoring: {
        title: 'Scoring',
        asked: 'final scoring victory points',
        text: `- Technologies: 1, 2 or 3 VP for level I, II, III; level IV as printed. Private ones 2 or 3.
- Automation: the VP of all steps reached, 1 for each beyond the seventh.
- Colonized systems: as printed.
- 1 for each base, also if it is a star disc.
- Events that give VP, as they say; those at a place go to its controller.
- Achievements: the VP of your slots.
- Sol and Deep Space: 1 VP each for the greatest strength there, all tied included; none where no ship is.
Population, ore and ships left over give nothing.`,
      },
      ties: {
        title: 'Ties',
        text: `On equal VP the fewest discs left on your two production tracks win, then the most population on the mat, then the most ore. Then the victory is shared.`,
      },
    },
  },
  variants: {
    title: 'Expert variants',
    lead: 'Two options for those who know the game; they can be combined.',
    passages: {
      mats: {
        title: 'Expert mats',
        text: `Each has tracks and columns of its own and two abilities that have to be gained first: A works from automation step 2 on, B once, when its condition is first met. They follow their wording.
- United Nations of Sol A works once in a production phase, after a resource trade of at least 3 exchanges of whatever kind. Two ships decommissioned and one population returned are three.
- Nishida-Østergaard B: when the last disc leaves a track. Bonuses of systems come first.`,
      },
      display: {
        title: 'Technology display',
        text: `Technologies are not revealed from the deck but chosen from open rows: one of the type that fits. Row II is open from the start; III and IV open when something that can research there comes into play. Spacetime Anomaly Studies opens III, Planetary-Scale Research those that are missing, Mass Enlightenment none, for it researches known ones only.`,
      },
    },
  },
  players: {
    title: 'Two, three, four players',
    lead: 'What changes with the number of players.',
    passages: {
      counts: {
        title: 'Numbers',
        text: `- The end: the 3rd claimed achievement with two or three players, the 4th with four; otherwise alike.
- Basic Spacefaring: Research I has 1, 2 or 3 spaces with two, three, four players; the other spaces are the same.
- The exploration board has a side with two shipyards for two players, and one with three shipyards for more.`,
      },
    },
  },
  box: {
    title: 'How this differs from the box',
    lead: 'The rules are the published ones. Where no source has the cards, they are our own.',
    passages: {
      original: {
        title: 'What is original here',
        text: `Basic Spacefaring, the sixteen technologies of level III and whatever the rules say of a card are kept. Ours are: figures of the cards of levels I, II and IV beyond that, fifteen names of systems and most of their bonuses, events beside the named ones, two guilds, how mats begin, conditions of most achievements, the expert mats and the lines of the boards. Owners of the box will find other cards.`,
      },
      different: {
        title: 'What we decided',
        text: `- “At any time on your turn” means in the middle of an action too. Galactic HQ, Black Market Industries, Mind/Machine Assimilation, Giga-Corporations and 61 Cygni interrupt any question of yours, but may not spend what the rest of the action needs.
- Giga-Corporations exchange star discs that stand in for others, not those on achievements.
- Round 100 is the last, should nobody ever achieve anything.
- A price is no change: an action must do something besides costing something.
- Choices without an alternative are not asked; fields and cards always are.
- With three or four players the first begins with 3 ore, all others with 2: otherwise that seat won too seldom, for those after it find technologies already known.
- Cards put on the bottom of a deck were seen by all, so everyone’s view shows which lie there.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
