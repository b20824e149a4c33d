import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'The goal',
    lead: 'Lead an alliance of up to three factions through five rounds. Whoever has the most victory points (VP) then wins.',
    passages: {
      winning: {
        title: 'How you win',
        asked: 'victory points',
        text: `The game lasts exactly five rounds. At the end these count:
- 1 VP for each [[ref:resource:prestige|prestige]],
- 1 VP for each [[ref:term:colony|colony]] and 2 for each [[ref:term:developed|developed planet]],
- 1 VP for each [[ref:resource:relics|relic]],
- what your [[ref:term:mainIdeology|main ideology]] rewards.
Your alliance is your own set of faction cards. It is never a pact between players.`,
      },
      resources: {
        title: 'What you have',
        asked: 'money coins',
        text: `- [[ref:resource:credits|Credits]] pay for most actions. You never hold more than 12.
- [[ref:resource:productivity|Productivity]] gives credits every round, then falls. Never more than 12.
- [[ref:resource:discovery|Discoveries]] become relics; advanced technologies cost one.
- [[ref:resource:influence|Influence]] pays for Appoint and for trades.
- [[ref:resource:cruisers|Cruisers]] explore and wage war. Your play area holds 5; what comes on top is lost.
- [[ref:resource:prestige|Prestige]] is points and turn order, [[ref:resource:relics|relics]] are points.
- [[ref:term:strength|Strength]] is no stock: add up what your technologies and main factions show. It breaks ties in war and says how many cruisers you keep.
Of influence, discoveries and relics there is never a shortage.`,
      },
      planets: {
        title: 'Planets',
        text: `There are warm, oceanic, arctic, desert, volcanic and inhospitable planets. A planet with one of your cubes is a [[ref:term:colony|colony]], with two a [[ref:term:developed|developed planet]]. One with a cruiser on it is [[ref:term:occupied|occupied]]: it brings its former owner nothing any more.`,
      },
      symbols: {
        title: 'Reading the cards',
        text: `- An arrow: turn what stands on the left into what stands on the right.
- “A > B”: each time A happens you may do B.
- A number beside a symbol is a gain, “× 3” a price, “× −2” a discount. No price falls below nothing.
- Two rewards with a line between them are both yours; only “or” is a choice.
- Production abilities work at the end of the production phase, introduction abilities when the faction arrives, [[ref:term:lightning|lightning abilities]] any number of times on your turn. What is repeatable may be done as often as you like.
- Places marked 3+ or 4+ are used with at least that many players.`,
      },
    },
  },
  setup: {
    title: 'Set-up',
    lead: 'The computer lays out the galaxy; you choose your first faction.',
    passages: {
      galaxy: {
        title: 'The galaxy',
        text: `Five of the eight systems lie in a row. The first two are open, the Galactic Fleet stands on the first. Planet markers lie open, exploration markers face down.
Three of the five trade cards lie above the boxes Manufacture, Salvage and Plunder, each linked to the box below it. Beside them are the congress and the anomaly.
Only these are hidden: hand cards, closed systems, exploration markers and unused cards.`,
      },
      yours: {
        title: 'What you begin with',
        text: `16 cubes and 9 cruisers in your supply, 0 credits, productivity 3, prestige 0. The start player is chosen by lot. On the prestige board the start player’s cube lies on top, the others below it clockwise: that is the first turn order.`,
      },
      hand: {
        title: 'Your hand and first faction',
        asked: 'draw cards hand limit mulligan',
        text: `You draw 7 faction cards. Once you may put back up to 3 and draw as many anew. After that nobody draws faction cards again: this hand is for the whole game.
Then everyone secretly chooses a starting main faction, and all are shown together. You get its introduction bonus and its introduction abilities; 6 cards stay in your hand.`,
        example: 'Humans bring 2 credits and 1 cruiser: you begin with 2 credits, productivity 3 and a cruiser.',
      },
    },
  },
  round: {
    title: 'A round',
    lead: 'Five rounds, each in four phases: production, actions, war and galaxy.',
    passages: {
      phases: {
        title: 'Four phases',
        text: `1. Production: cubes and credits for everyone.
2. Actions: turn by turn, one cube each, until all cubes are used.
3. War, but not in round 1.
4. Galactic phase: the fleet moves on, Golden Ages, new turn order. Not in round 5, which ends with its war.`,
      },
      production: {
        title: 'Production',
        asked: 'income get more money credits',
        text: `1. Take 3 cubes. Cubes from a Golden Age come on top.
2. Gain credits equal to your productivity.
3. Lose 1 productivity; it never falls below 0.
4. Use the production abilities of your main factions, in any order.
Everyone does this together; where there is something to choose it goes in turn order.`,
        example:
          'Round 1 without bonuses: 3 credits, then productivity 2. If you never raise it you get 3 + 2 + 1 = 6 credits in the whole game.',
      },
    },
  },
  turn: {
    title: 'Your turn',
    lead: 'One cube, one action. Along with it a faction card and as many conversions as you like.',
    passages: {
      turn: {
        title: 'A turn',
        asked: 'how many actions per turn pass',
        text: `In turn order everyone takes one action with one cube: Colonize, Develop, Manufacture, Salvage, Plunder, Trade, Explore, Appoint or Research. Costs are paid in full at once. Technologies and factions can change actions.
You cannot pass while you have cubes; [[ref:action:plunder|Plunder]] is always possible. Without cubes you take no more turns in this phase. It ends when nobody has any left.
At any time on your turn, before or after the action, you may play 1 [[ref:term:factionCard|faction card]] from your hand.`,
        scene: 'You have 3 cubes, so three actions this round. One of them now: Colonize, Manufacture, Plunder, Trade or Research.',
      },
      lightning: {
        title: 'Lightning: free conversions',
        text: `At any time on your turn, as often as you like, for no cube:
- 1 discovery into 1 credit,
- 1 influence into 2 credits,
- 1 productivity into 1 credit,
- and the lightning abilities of your own main factions.`,
        example: 'You want to Develop and have 5 credits and 1 influence: turn the influence into 2 credits and pay 7.',
        scene: 'Your action is done. Before you end your turn you may still turn 1 discovery or 1 productivity into 1 credit.',
      },
      reach: {
        title: 'Reach',
        asked: 'reach planet distance range how far',
        text: `Everything on the system with the Galactic Fleet and on all systems to its left is in reach. With [[ref:technology:warpDrive|Warp Drive]] the next system to the right is in reach too. Systems farther right are not, even if they lie open.
Reach limits Colonize, Explore and occupying. To Develop you need no reach: the planet is yours already.`,
      },
    },
  },
  actions: {
    title: 'The nine actions',
    lead: 'Each action with its price, what it brings, and an example.',
    passages: {
      colonize: {
        title: 'Colonize',
        asked: 'settle',
        text: `Settle a planet in reach without cube or cruiser. One of your main factions must be adapted to its type, or you discard a hand card for its adaptation. Inhospitable planets need [[ref:technology:terraforming|Terraforming]] instead, and no adaptation.
The price is 1 credit for each colony you have already: the first is free. Developed and occupied planets do not count.
Put a cube there and take what the planet shows.`,
        example: 'You have 2 colonies and a developed planet. The next planet costs 2 credits and brings its 2 influence at once.',
      },
      develop: {
        title: 'Develop',
        text: `Pay 7 credits (5 with [[ref:technology:advancedTerraforming|Advanced Terraforming]]) and put a second cube on one of your own colonies; not on an occupied or developed planet, and not on someone else’s. You gain 1 prestige and either 1 discovery and 1 influence, or 1 relic.
A developed planet is worth 2 VP and lets you Appoint.`,
        example: 'You pay 7 credits, go up 1 prestige and take the relic: with the planet that is 3 VP more than before.',
      },
      manufacture: {
        title: 'Manufacture',
        asked: 'build ships fleet',
        text: `Put a cube into the Manufacture box, which holds any number, and build at least 1 cruiser, as many as you like, for 2 credits each. Your play area never holds more than 5, and you have 9 in all: a cruiser there is no room for is not gained.`,
        example: 'Two cruisers cost 4 credits.',
      },
      salvage: {
        title: 'Salvage',
        text: `Put a cube into the Salvage box and turn discoveries into relics, at least 1, for 3 credits each.`,
        example: 'Two discoveries and 6 credits become 2 relics, with one cube.',
        scene: 'You have 6 credits and 1 discovery: Salvage makes 1 relic of it, for 3 credits.',
      },
      plunder: {
        title: 'Plunder',
        text: `Put a cube into the Plunder box and gain 1 discovery. It costs nothing and is always possible.`,
        example: 'With the last cube of a round you plunder: the discovery may become a relic next round.',
      },
      trade: {
        title: 'Trade',
        asked: 'exchange',
        text: `Put a cube on a free space of a trade card and make one of its exchanges, once. If you cannot pay the exchange you cannot trade; you may not do it just to block a space. A card without a free space is closed.
Cubes stay there over the rounds until the card is full: then a [[ref:term:goldenAge|Golden Age]] comes at the end of the round. A card that has been flipped has room without limit.`,
        example: 'Interstellar Goods Trade: you give 7 credits for 2 influence, or 1 influence for 5 credits.',
        scene: 'You have 7 credits: enough for one exchange of a trade card.',
      },
      explore: {
        title: 'Explore',
        text: `Discard 1 cruiser from your play area, put a cube into the anomaly and turn one exploration marker in reach face up. You choose it by its place, without looking. You gain what it shows, discoveries, relics or influence, and it is gone. Without a cruiser or a marker in reach you cannot explore. The anomaly takes any number of cubes.`,
        example: 'A cruiser for 2 credits may bring 3 discoveries.',
        scene: 'You have 1 cruiser, and an exploration marker lies in reach.',
      },
      appoint: {
        title: 'Appoint',
        text: `With a developed planet of yours and 3 influence you take the next space of the congress and its prestige: 5, 4, 4, then 3 for every further one. The cube stays for the rest of the game. If your only developed planet has been occupied you cannot appoint.`,
        example: 'You are the first in the congress: 3 influence become 5 prestige, and so 5 VP.',
      },
      research: {
        title: 'Research',
        text: `Put a cube on a technology of your own board, or of one of your main factions. It costs 5 credits, an advanced one 1 discovery more. You gain all its rewards and keep its ability. Each only once; what others research makes no difference to you.
Three technologies are open at first: Terraforming, Warp Drive, Laser Weapon. One of the middle row opens when the one below it is researched, one of the top row when one of those linked to it is. Technologies of a faction need nothing before them and are always regular ones; only you can research them.`,
        example:
          'With Plasma Weapon researched, Xenology and Antimatter Missile are both open; with the Hyperspace Scanner also the Planetary Shields.',
      },
    },
  },
  technologies: {
    title: 'Technologies',
    lead: 'Nine on everyone’s board, in three rows. Advanced ones are those of the top row.',
    passages: {
      list: {
        title: 'The nine technologies',
        text: `What each gives at once, then what it does for good:
- [[ref:technology:terraforming|Terraforming]]: 1 productivity. You may settle inhospitable planets.
- [[ref:technology:warpDrive|Warp Drive]]: 1 relic. You reach one system further than the fleet.
- [[ref:technology:laserWeapon|Laser Weapon]]: 1 cruiser. 1 strength.
- [[ref:technology:advancedTerraforming|Advanced Terraforming]] (above Terraforming): 1 prestige. Develop costs 2 credits less.
- [[ref:technology:hyperspaceScanner|Hyperspace Scanner]] (above Warp Drive): 1 prestige and 1 influence. Each Explore brings 1 relic on top.
- [[ref:technology:plasmaWeapon|Plasma Weapon]] (above Laser Weapon): 1 cruiser and 1 prestige. 1 strength.
- [[ref:technology:planetaryShields|Planetary Shields]] (from Advanced Terraforming or Scanner): 1 prestige. Your planets are protected.
- [[ref:technology:xenology|Xenology]] (from any of the three): 1 prestige, and 2 discoveries or 1 relic.
- [[ref:technology:antimatterMissile|Antimatter Missile]] (from Scanner or Plasma Weapon): 2 cruisers. 2 strength.`,
      },
    },
  },
  factions: {
    title: 'Factions',
    lead: 'Each turn you may play one card of your hand, in one of three ways.',
    passages: {
      main: {
        title: 'As a main faction',
        text: `At most three, the first included, and none is ever replaced or removed. The new faction brings its introduction bonus in credits and cruisers and its introduction abilities; from then on its abilities are yours, and you may settle the planets it is adapted to. Some bring a technology of their own.`,
        example: 'In round 2 you play a faction that likes volcanic planets. On the same turn you colonize one.',
      },
      ideology: {
        title: 'Main ideology',
        asked: 'change switch ideology',
        text: `Each faction holds one of five ideologies: [[ref:ideology:militarism|militarism]], [[ref:ideology:culturalism|culturalism]], [[ref:ideology:industrialism|industrialism]], [[ref:ideology:diplomacy|diplomacy]], [[ref:ideology:science|science]]. The one that more than half of your main factions hold is your main ideology: 1 of 1, 2 of 2, at least 2 of 3. Otherwise you have none.
Once in the game you may play a card as your true main ideology: only its ideology counts, whatever your factions say, and nothing else on it. It is not one of your three factions.`,
        example:
          'Science, science, militarism: science. Science, militarism, diplomacy: none. The same with culturalism as true main ideology: culturalism.',
      },
      once: {
        title: 'Once, for its boost or adaptation',
        text: `Discard a card and gain its one-time boost at once, or discard it to settle one planet of its adaptation on this turn; never both. Cards still in your hand at the end are worth nothing.`,
      },
      abilities: {
        title: 'Abilities in detail',
        text: `- Whatever counts your planets also counts those you occupy.
- What is triggered pays once for each event, not for each piece: Feimur-V5 get 2 discoveries for a war in which they lose cruisers, however many; Auralis 1 prestige for a planet with discoveries. Cruisers put on planets are not lost, and a sixth cruiser cannot be gained just to lose it.
- Cheiki pay 5 credits for 1 discovery and 1 influence, as often as they like. Us’ud gain 2 discoveries when they Develop and may research the Ion Cannon (3 strength). Legarchaea produce 2 credits for each volcanic planet. Humans bring 2 credits and 1 cruiser.
- Sojourner (Nomadic): after Colonize you may take the cube off another colony, not a developed planet and not one settled this round, and use it at once for Research or Salvage, which must be paid. That planet is free again and pays again.
- Psykrio with Energy Shields keep 2 cruisers more than their strength: 5 with strength 3.
- Scythe (Swarm): discard 2 cruisers and put a third on an unprotected planet in reach that is not yours. You gain 1 prestige, but nothing from the planet.`,
        scene: 'Sojourner have just colonized: you may lift your cube from the warm planet in Veil and research with it at once.',
      },
    },
  },
  war: {
    title: 'War',
    lead: 'From round 2 on the cruisers in the play areas are compared. The strongest fleet rules.',
    passages: {
      places: {
        title: 'Places and rewards',
        asked: 'battle combat fight most cruisers tie',
        text: `The most cruisers in the play area make the [[ref:term:overlord|Overlord]]; the others come second, third, fourth. Cruisers on planets do not count. Ties go to more [[ref:term:strength|strength]]; if that is equal too, all tied get the reward of that place and the next one is left out.
Whoever is at place k of n players gains n − k credits, an Overlord 1 prestige on top. The last place gets nothing. Without a cruiser you take no place at all.`,
        example: 'Three players: Blue has the most cruisers and gains 2 credits and 1 prestige, Green as second 1 credit, Red nothing.',
      },
      occupying: {
        title: 'Occupying a planet',
        asked: 'conquer attack planet take',
        text: `An Overlord who rules alone may occupy 1 unprotected planet in reach that is not their own. It costs nothing and needs no adaptation, not even on an inhospitable planet. All cubes there go back to their owner, a cruiser from the play area takes their place. The planet’s resources are not gained.
Free planets are always unprotected, and so are colonies and developed planets whose owner has too few cruisers.`,
        example:
          'Red has one cruiser and three planets. Blue takes the developed planet: both of Red’s cubes go back, Blue puts a cruiser there, and Red loses 2 VP.',
      },
      protection: {
        title: 'Protection',
        asked: 'defend lose planet',
        text: `Count your colonies and developed planets. If you have at least as many cruisers in your play area, all are protected; otherwise none. Occupied planets are always protected and not counted, nor are those a technology or a faction protects. It is judged when the Overlord chooses.
A planet you have lost no longer counts: not for protection, not for the price of Colonize, not for abilities.`,
        example: 'Two colonies and a developed planet need 3 cruisers. With 2 all three are open.',
      },
      after: {
        title: 'After the war',
        asked: 'lose cruisers strength limit',
        text: `Everyone discards cruisers from the play area until they have no more than their strength. Cruisers on planets stay.`,
        example: 'Blue had 3 cruisers and strength 1: one went onto the planet, one is discarded, one stays.',
      },
    },
  },
  galactic: {
    title: 'Galactic phase',
    lead: 'The galaxy opens, full trade cards give cubes back, and the turn order is set anew.',
    passages: {
      fleet: {
        title: 'The fleet moves on',
        text: `The Galactic Fleet goes one system to the right, then the next system is opened and gets its markers. So in round 3 the fleet stands on the third system and four are open.`,
      },
      golden: {
        title: 'Golden Age',
        text: `All cubes in Manufacture, Salvage and Plunder move up to the trade card above, whether it has room or not. If all spaces of a card are filled it has a Golden Age: everyone takes their cubes back from it, 3 at most in all, for extra actions next round. The rest goes to the supplies. Then the card is flipped and never has a Golden Age again; cubes that come to it go back to the supply.
Those extra cubes cannot be saved: all have to be used. With them you have up to 6 actions. In round 5 there is no Golden Age.`,
        example:
          'The card above Plunder has 2 of 3 cubes. You plundered this round: your cube fills it, and next round you have one more action.',
      },
      order: {
        title: 'Turn order',
        asked: 'first player who plays first starts',
        text: `The most prestige goes first. Cubes on one space are stacked: whoever came last lies on top and goes before those below.`,
        example: 'Ada reaches prestige 4, then Ben does. Ben lies on top and goes first.',
      },
    },
  },
  end: {
    title: 'End and scoring',
    lead: 'After the war of round 5 points are counted.',
    passages: {
      scoring: {
        title: 'Scoring',
        asked: 'relics worth final scoring end of game score',
        text: `- 1 VP for each prestige,
- 1 VP for each colony, 2 for each developed planet; occupied planets give nothing by themselves,
- 1 VP for each relic,
- your main ideology, and only that one: militarism 1 for each planet you occupy; culturalism 1 for every 2 relics; industrialism 1 for each developed planet; diplomacy 1 for every 4 prestige; science 1 for each technology, those of factions included.
Credits, productivity, discoveries, influence, cruisers and hand cards are worth nothing.`,
        example:
          '11 prestige, 3 colonies, 1 developed planet and 5 relics: 11 + 3 + 2 + 5 = 21. With diplomacy or culturalism 23, with industrialism 22.',
      },
      ties: {
        title: 'Ties',
        text: `On equal points more prestige wins, then the cube that lies higher. A victory is never shared.`,
      },
    },
  },
  alone: {
    title: 'Alone',
    lead: 'A game for two in which a dummy opponent settles planets and builds cruisers.',
    passages: {
      opponent: {
        title: 'The dummy opponent',
        asked: 'solo single player',
        text: `Set-up is that for two. The opponent has a colour, 2 cruisers, strength 4 and all regular technologies, so it settles one system beyond the fleet. It has no prestige, no VP and no resources.
After your actions, before the war, 2 faction cards are shown for it, one after the other: it settles the leftmost free planet in its reach that fits the card, and gains as many cruisers as the card’s number says, up to 5.
In the war you compare cruisers with it, strength on a tie. Your points give your rank: 16 an outpost, 21 a federation, 26 an empire, 32 a golden age; below 16 you are beaten.`,
      },
    },
  },
  variants: {
    title: 'Variants',
    lead: 'Options you choose when you lay the table.',
    passages: {
      draft: {
        title: 'Faction drafting',
        asked: 'drafting',
        text: `Instead of drawing a hand, everyone gets 7 cards, keeps 1 secretly and passes the rest to the left, all at the same time, until all 7 are chosen. Nothing is put back afterwards.`,
      },
      explored: {
        title: 'Explored galaxy',
        text: `All five systems lie open from the start, with their markers. Reach still depends on the fleet.
A further option says which technologies score with science: all, regular or advanced ones. The scenarios for one player that exist elsewhere are not part of the game.`,
      },
    },
  },
  players: {
    title: 'One to four players',
    lead: 'What changes with the number of players.',
    passages: {
      counts: {
        title: 'Numbers',
        text: `- Trade cards have 3 spaces with two players, 4 with three, 5 with four.
- Places marked 3+ and 4+ on systems get markers only with that many players.
- War: with two players only the Overlord gains something, with three also the second, with four also the third.
- One player plays against the dummy opponent.`,
      },
    },
  },
  box: {
    title: 'How this differs from the box',
    lead: 'The rules are the published ones. Many of the cards’ numbers are not known to us; those are our own.',
    passages: {
      original: {
        title: 'What is original here',
        text: `No source gives them, so these are ours: the price of research, rewards of planets and technologies, most trade cards, exploration and planet markers, values of congress and war beyond one example, all factions except the few the rules name, their boosts, the ranks of the game for one and the names of the systems. Owners of the box will find other cards.`,
      },
      different: {
        title: 'What we decided',
        text: `- Research costs 5 credits: with less, science won most games.
- An action names its target at once, so that nothing is begun that cannot be finished. A one-time adaptation is played together with its Colonize.
- You are not asked for the last card of a draft, nor after a turn in which nothing more can be done.
- Gains without a price happen by themselves. What has a price is offered to whoever can pay it, or could after a conversion or a card.
- Without a cruiser you take no place in a war.
- A sole Overlord’s abilities do not pay on an unbroken tie.
- Abilities that reach further add up, but never reach a closed system.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
