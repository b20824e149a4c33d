import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'The goal',
    lead: 'Send out ships, fill your station, settle the Edge and keep raiders at bay. The most victory points (VP) win.',
    passages: {
      winning: {
        title: 'How you win',
        asked: 'victory points how to score',
        text: `Turns go round until someone’s VP reach the [[ref:term:terminus|terminus]]: 50, 60 or 70, as chosen. That turn is finished, everyone has one more, then comes the final scoring. Whoever has most wins.`,
      },
      resources: {
        title: 'Six resources',
        text: `- [[ref:resource:energy|Energy]] switches on modules, adds dice in battle and pays for Jumps.
- [[ref:resource:titanium|Titanium]] pays for factories, industry modules and ships.
- [[ref:resource:ice|Ice]] pays for cities and civilization modules.
- [[ref:resource:nanocarbon|Nanocarbon]] pays for observatories and science modules.
- A [[ref:resource:credits|credit]] stands in for 1 titanium, ice or nanocarbon in any price, never for energy or a card.
- [[ref:resource:tactics|Tactics cards]] are a resource too.
“Any resource” means all six, each unit of the kind you like. Gained as a tactics card it is drawn from the deck; paid with one, the card is discarded without effect. What is in your station is open, cards in your hand are not. The supply never runs out.`,
      },
      limits: {
        title: 'Limits',
        asked: 'hand limit maximum storage',
        text: `At the end of your own turn, after an event if there was one, you keep at most 10 energy, 5 of each other resource and 5 tactics cards; civilization raises the hand limit to 6 and 7. You choose which cards to discard. Before that, and on the turns of others, you may hold more.`,
      },
      symbols: {
        title: 'Symbols',
        text: `- A / B: one of the two. A → B: pay A to gain B.
- “All players”: everyone carries it out.
- The event marker: it advances 1 space. The event look: see the top 2 event cards, put one on top and one on the bottom.
- Build a ship, build a development: for its price. Repair: once, or 1 VP if nothing is broken. Upgrade: place one, with its free ship.
- VP: advance your marker. The discovery with white corners: from the observatory stack. Flip up: one of your used development cards faces up again.
- A development’s die counts in its own and adjacent regions; at special regions it scores. No entry: ships may not go there.`,
      },
    },
  },
  setup: {
    title: 'Set-up',
    lead: 'The computer lays out the Edge. You choose your faction.',
    passages: {
      map: {
        title: 'The map',
        text: `The map is made of hexagons; two regions are adjacent if they share an edge. There are three kinds: planets, Alliance Bases and nebulae. The top row are the six nebulae, numbered like the faces of a die, each with a moon. Below lie the starting planets and the six [[ref:base:tradeHub|Alliance Bases]], shuffled, row by row from the left. The other planets wait in a stack and appear with events.
Each planet has a stack of 3 moons of its colour, of which only the top one is seen.
One [[ref:term:swarm|S-Class]] raider card is open and two of its ships stand on nebulae given by dice. One raider each of the classes A to D waits face down. The event marker stands on its start; the event deck is Galactic Dawn or Cosmic Twilight.`,
      },
      market: {
        title: 'Market, tokens, decks',
        text: `The length of the game sets the terminus: short 50, medium 60, long 70 VP. Three modules of each of the four types are on offer. Discoveries lie face down: 5 on each of two spaces of the science track and 5 for observatories; the rest stays out unseen. Three of the eight supremacy tokens lie open on that track. All tactics cards are one deck; development cards and tiles lie by type.`,
      },
      yours: {
        title: 'What you begin with',
        text: `- 3 transports in your Launch Bay. 3 more, a fighter, a science vessel and a heavy cruiser can be built.
- 4 core modules: [[ref:core:primaryReactor|Primary Reactor]], [[ref:core:shipwright|Shipwright]], [[ref:core:treasury|Treasury]], [[ref:core:architect|Architect]].
- 9 leaders: one on each base, two on a nebula given by a die, one in your station.
- A marker at the bottom of each of the five tracks, then one step on the tracks your faction names; the first space triggers nothing.
The start player is found by dice: the best single die, then the next. The start player begins with 1 VP, the others clockwise with 2, 3 and 4.`,
      },
      faction: {
        title: 'Faction and upgrades',
        text: `You get three faction cards and keep one, at the same time as everyone and unseen. It gives your starting resources (cards are drawn from the deck), two abilities and an upgrade tile of its own. Then you get one neutral upgrade tile for each type of ship. Your five tiles are secret until they are placed.`,
      },
    },
  },
  turn: {
    title: 'Your turn',
    lead: 'Either launch a ship, or call all ships back. Free actions come on top.',
    passages: {
      choice: {
        title: 'Launch or Return',
        text: `On your turn you take exactly one of two: a [[ref:term:launch|Launch]] or a [[ref:term:return|Return to Station]]. You cannot pass.
If your Launch Bay is empty when the turn begins, or no ship has a place to go, you must return. With ships in the bay you may return too, unless none is out: then only if no Launch is possible.
What happens at the start of your turn comes first. Effects for several players are carried out one by one, the active player first, then clockwise; if effects come at once the active player orders them. At the end of the turn: an event, if the marker lies on your station, then the limits.`,
        example:
          'Two of your ships are out, one waits in the bay. You launch it, or you return: then two modules work, and all three ships are ready.',
      },
      free: {
        title: 'Free actions',
        text: `At any moment of your own turn, as often as you like, in battles of your turn too: use a development card, a discovery or a supremacy token, recruit leaders, abandon a moon, collect bonus resources, use abilities of your faction. Slotting a moon and playing tactics cards are also possible on the turns of others. While an event is carried out none of this is allowed, unless it says so.`,
        scene: 'Before the battle you may abandon the industry moon for its titanium, or slot it in Tactical Operations.',
      },
      tactics: {
        title: 'Tactics cards',
        text: `Each card says when it may be played; then it is discarded. If the deck runs out the discards become a new one.
- Action: at its time, never in a battle.
- Event: on your turn. It advances the event marker 1 space.
- Sustain: on your turn. It stays in force until the end of your next Return, and no longer counts as a card in hand.
- Diplomacy: in the Diplomacy step of a battle you take part in, one each.
- Battle: in a battle, as many as you like; mostly you need ships in it.
If several want to play at the same time, it goes in turn order.`,
        scene: 'Reserve Batteries is a battle card: before the dice are rolled you may play it, or keep it.',
      },
      others: {
        title: 'Cards, tokens, leaders, bonuses',
        text: `- A development card is flipped face down for its ability, once; some effects flip it up again.
- Discoveries and supremacy tokens are discarded for what they give, any number in a turn.
- Leaders of your own colour in regions with a ship of yours may come to your station. A development without a ship does not help.
- Bonus resources on regions with ships of yours may be taken.
- Abilities of your faction work when they say, otherwise on your turn at any time; some always.`,
        example: 'You flip your city card and take any module on offer for free.',
      },
      moons: {
        title: 'Moons',
        text: `A moon you claim goes to your [[ref:term:claimedMoons|claimed moons]], 4 at most. To make room you abandon or slot one first. On the turn of someone else you may discard one without its benefit, or slot one; otherwise the new one is not taken.
On your turn you may abandon a claimed moon and gain all it shows: resources, VP, a repair. You may do so while paying; what is left over stays yours. Abandoned moons are gone.`,
        example:
          'Four moons are yours, and the planet you launch to has another one. You abandon a moon with 2 ice first, and take the new one.',
      },
    },
  },
  launch: {
    title: 'Launch',
    lead: 'Four steps: launch a ship, activate the region, raiders strike, battle.',
    passages: {
      ship: {
        title: 'One ship',
        text: `You launch exactly 1 ship from your Launch Bay, none from the Scrapyard or the Repair Barge. The region it goes to is the active region until the end of the turn, even if the ship leaves it.
Distance is counted in steps between adjacent regions. Spaces without a tile are no regions, and ships without [[ref:term:voyage|Voyage]] do not count through nebulae, though a ship in one may be where you count from.
A region is occupied if a raider or a ship of anyone, yours too, is there; developments, leaders and moons do not occupy. Ships of several players may stay together: sharing alone is no battle.`,
      },
      first: {
        title: 'First Launch',
        text: `If you have no ship on the map (the Scrapyard and developments do not count), you may go to any unoccupied region at any distance. A ship with [[ref:term:attack|Attack]] may also go to an occupied one. No Jump is needed.`,
      },
      next: {
        title: 'Further Launches',
        asked: 'move ships distance',
        text: `With a ship on the map, you launch to a region within the range of the launching ship from one of your ships, where you have none yet. Others’ ships and raiders there do not hinder you. A planet that has just appeared is a region like any other.`,
        example: 'A transport has range 1: it reaches the regions next to one of your ships.',
      },
      where: {
        title: 'Nebulae, bases, Jump',
        text: `Only ships with Voyage enter nebulae. You may launch to an Alliance Base only if you can carry out its action, and then you must; moons you could abandon and leaders and bonuses you could take count for that.
[[ref:term:jump|Jump]]: for 1 energy the range is without limit for this Launch. All else still holds.`,
      },
      activate: {
        title: 'Activating the region',
        text: `You must activate the region, once, before any strike or battle, so you keep what it gives even if you lose.
- Planet: claim its top moon. Without moons, gain the resource printed there. Developments change nothing about that. Moons are never replaced.
- Nebula: claim its moon if there is one, then look secretly at the top 2 event cards: one goes on top, one to the bottom.
- Alliance Base: carry out its action.`,
        scene:
          'Your ship has entered a nebula. You see the next two events: Aurora Tide or New Horizons goes back on top, the other to the bottom.',
      },
      bases: {
        title: 'Alliance Bases',
        text: `- [[ref:base:monolith|Monolith of Ancients]]: 2 resources of any kind for 3 tactics cards.
- [[ref:base:tradeHub|Trade Hub]]: 2 resources of any kind for 2 credits.
- [[ref:base:maximusField|Maximus Field]] (science, industry) and [[ref:base:odessaField|Odessa Field]] (commerce, civilization): the event marker advances 1, a planet appears if it has to, then you buy 1 or 2 modules of these types at the prices shown on arrival. If you buy only 1, another module of these columns goes to the bottom of its deck.
- [[ref:base:shipyard|Shipyard]]: build 1 ship, or repair once. It is always possible.
- [[ref:base:developmentOffice|Development Office]]: build 1 development, on a planet with a transport of yours; the ship you launched here cannot be that one.`,
        example:
          'At Odessa Field you buy the oldest civilization module for 1 ice and no other: one more module of commerce or civilization leaves the market.',
      },
      strike: {
        title: 'Raider Strike',
        text: `After the activation, for the active region only:
- A raider of class A to D is there: nothing happens.
- S-Class raiders are there: all others of the S-Class in range join them.
- No raider is there, and one or more are within their own range: one must come. You choose which; if it is S-Class, all of them in range come.
Raiders have Voyage: they strike planets, bases, nebulae and Vortexes, never Quasars. The strike is checked even if your ship has left. There is none when you return.`,
        example: 'Two Strikers and an Abductor are in range of your new place. You choose: both Strikers, or the Abductor alone.',
      },
      fight: {
        title: 'Is there a battle?',
        text: `After that a battle must be fought if ships of two players, or of a player and raiders, are in the active region; even if none of them is yours. Elsewhere and at other times ships never fight.`,
        example: 'Green, Blue and a raider in the active region fight one battle of three sides.',
      },
    },
  },
  battle: {
    title: 'Battle',
    lead: 'Everyone rolls at once, and the highest single die wins.',
    passages: {
      steps: {
        title: 'The six steps',
        asked: 'combat fight how does combat work attack',
        text: `1. Escalation: bring in ships in range.
2. Diplomacy: one card or none.
3. Preparations: energy buys dice.
4. Roll, all at the same time.
5. Outcome: compare the highest die.
6. Damage for all who lost.
Everyone with ships there takes part; raiders are one side. If only one side is left in between, or a card ends it, the battle is over with no winner, no loser and no damage.`,
      },
      escalation: {
        title: 'Escalation',
        text: `In turn order, the active player first, everyone may once move any of their ships on the map that are in range into the active region, also those who were not part of it. Each ship uses its own range; into a nebula it needs Voyage; Jump costs 1 energy a ship. Several ships of yours may come, and they stay there afterwards. Nothing is activated by it, and no further raiders come; raiders do not escalate.`,
        scene: 'Your transport on planet B4 is in range of the battle: you may move it in, for one more die.',
      },
      diplomacy: {
        title: 'Diplomacy',
        text: `In turn order each player in the battle may play 1 diplomacy card, carried out at once. It may end the battle or change its rules.`,
        scene: 'You hold one diplomacy card, Hailing Frequencies: play it now, or let the battle come.',
      },
      dice: {
        title: 'Dice and targeting',
        text: `Your dice are the weapons of your ships there, 1 for each of your developments there or next door, and 1 for each energy you spend. In turn order each decides once. Nobody rolls more than 6, and energy beyond that cannot be spent. Developments help only if you have ships in the battle. Raiders roll the sum of their weapons.
Your [[ref:term:targeting|targeting]] is the number of your ships there plus bonuses, 5 at most; of S-Class raiders their number, of others 1 plus bonus. Energy does not change it.`,
        example: 'A transport (1), a development next door (1) and 2 energy: 4 dice, targeting 1.',
      },
      roll: {
        title: 'Rolling',
        asked: 'reroll tie',
        text: `All roll at the same time. Dice below your targeting are rolled again until they reach it; the others stay. Targeting counts as 5 at most, so a 5 always stays.`,
        example: 'With 2 ships your targeting is 2: both 1s are rolled again.',
        scene:
          'You have rolled a 5 and a 3. An effect lets you roll dice of yours again, one after the other: the 3 perhaps, the 5 hardly.',
      },
      outcome: {
        title: 'Who wins',
        asked: 'lose battle retreat ship destroyed dies',
        text: `The highest die wins. Those tied compare their next highest, and so on; whoever has a die left beats those who have none. If those tied run out together, nobody wins and everyone is defeated, raiders too. Without dice you lose to anyone who has one.
A winning player advances 1 on supremacy. If raiders were defeated the winner takes the reward on their card, once, even if a shield saves them. If raiders win nobody gains anything.`,
        example:
          'Green’s best die is lower and is out. Blue and the raider both have a 6; Blue’s second die is a 4, the raider’s a 3: Blue wins.',
      },
      operations: {
        title: 'Tactical Operations',
        asked: 'losing consolation draw tactics',
        text: `Each defeated player, in turn order and before damage, may draw 1 tactics card or gain the benefit of the moon slotted in [[ref:term:tacticalOperations|Tactical Operations]]. Without a moon there is only the card. The moon stays; the slot is never an input.`,
      },
      damage: {
        title: 'Damage',
        text: `Each ship of every defeated player takes 1 damage: with a free [[ref:term:shields|shield]] a marker goes there and the ship stays, otherwise it goes to the Scrapyard until your next Return. Markers stay on shields until a repair or a Return. Of defeated raiders exactly one takes damage: it goes back to its card, or loses a shield; other S-Class ships stay. Raiders never go to the Scrapyard. The winner’s ships stay unharmed. Damage from elsewhere works alike; if you have to damage a ship, you choose which.`,
        scene: 'You have lost, but an effect saves a ship: your transport on planet B4 need not go to the Scrapyard.',
      },
      example: {
        title: 'A whole battle',
        text: `Yellow launches a transport to a planet and claims its moon. The Saucerian Abductor strikes.
1. Yellow escalates a transport from next door and, for 1 energy, the heavy cruiser from two away. Blue joins with a transport and a fighter.
2. Blue plays Hailing Frequencies: 1 VP for each opposing ship, 4 in all. Anyone may end the battle; nobody does.
3. Yellow has 1 + 1 + 3 dice and 1 for an obelisk next door: 6, targeting 3. Blue has 1 + 2 and spends 2 energy: 5, targeting 2.
4. Yellow and Blue are tied for the highest die, the Abductor is lower. Blue wins by the second die, advances on supremacy and takes the reward.
5. Yellow may draw a card or use the slotted moon. The Abductor goes back to its card, both transports to the Scrapyard; the cruiser loses its shield and stays.`,
      },
    },
  },
  return: {
    title: 'Return to Station',
    lead: 'Ships switch on modules on their way back. Then all are ready again.',
    passages: {
      modules: {
        title: 'Activating modules',
        text: `First activate any of your modules, in any order:
- with a ship from the map, from anywhere, or from the Repair Barge, also one moved there this turn; not from the Scrapyard or the Launch Bay. One ship, one module; it stays there.
- with 1 energy, if a ship has activated a module of the same row this turn. Energy gained on the way may be used.
A module works once a Return. Damaged ones do not; repaired ones do, and so do those gained on the way. With an empty input slot it cannot be activated. What you cannot pay for gives nothing. Modules without a dock take nothing: most science modules, and civilization modules with a pink title, which score at the end.`,
        example: 'A Supplier with an empty input slot and a damaged module stay dark, whatever ships you have.',
      },
      core: {
        title: 'Core modules',
        text: `- [[ref:core:primaryReactor|Primary Reactor]]: 2 energy, then each of your other undamaged science modules may work once, in your order. Only a ship activates it, never energy. If it is damaged, no science module works.
- [[ref:core:shipwright|Shipwright]]: build 1 ship, or repair once. The ship waits in the bay until your next turn.
- [[ref:core:treasury|Treasury]]: 1 credit.
- [[ref:core:architect|Architect]]: 1 tactics card, or build 1 development; its transport must still be on the planet.`,
        example: 'One ship on the Primary Reactor fires all your science modules.',
        scene: 'Your ship has activated the Primary Reactor: it brings 2 energy, and then fires Moonglass Dome as well.',
      },
      home: {
        title: 'All ships return',
        asked: 'no ships left',
        text: `Then all your ships come back to the Launch Bay, from modules, map and Scrapyard, and shields are whole again. None may stay unless an effect says so; transports in developments do. Energy on modules is spent, what is stored stays. Sustain cards end.
Recruit leaders and collect bonuses before the ship lifts off.`,
        scene:
          'An effect lets a ship come home early: the transport at the Monolith of Ancients goes back to the bay, and you can launch it again.',
      },
    },
  },
  station: {
    title: 'Your station',
    lead: 'Modules, moons in their slots, damage and repair.',
    passages: {
      buying: {
        title: 'Gaining modules',
        asked: 'market',
        text: `A module goes to the row of its type and is one step on that track, however you got it, with all that the space brings. A row may be as long as you like; you may rearrange it.
You gain modules only from the 12 on offer, of the types the effect names. If it says so you pay the price of the slot: 3, 2 or 1 from the newest to the oldest, in nanocarbon for science, titanium for industry, ice for civilization, any of the three for commerce. Otherwise it is free.
Damage icons on a module come as damage markers; that is no damage taken. After each effect that gained modules, those on offer slide down and are filled up from the top. An empty deck leaves gaps. Only a Field makes you remove a second module.`,
        scene: 'At a Field you must buy at least one module: Seed Vault for 2 nanocarbon or the older Quiet Array for 1.',
      },
      slotting: {
        title: 'Slotting moons',
        text: `At any time, on any turn but not in an event, you may put a claimed moon into an open slot of a module, damaged or not, or of Tactical Operations, right before you use it if you like. It stays there: it never goes to another slot or back. You may discard or replace it, without its benefit.`,
      },
      slots: {
        title: 'What slots do',
        text: `- Input (left of the arrow): the moon’s resources are the price of the module. Without a moon it cannot be activated. No repair moons, none without resources; VP do not count.
- Output: each activation gives the moon’s benefit, resources, VP and repair. It works without a moon as well.
- VP printed on a slot score once, when it is first filled.
- Industry modules have half slots: two neighbours make one, the Shipwright at the inner end has one half. A moon needs a whole slot and pays when both modules have been activated in the same Return, if it was there before the second. If they are separated it is lost. Their main action works without it.`,
        example:
          'A moon with 1 nanocarbon in an input slot: 1 nanocarbon then buys what the module offers. Between two industry modules a moon with 1 credit and 1 VP pays once both have worked.',
      },
      damage: {
        title: 'Damaged modules',
        text: `If an effect damages a module of yours, you put a marker on an undamaged one of your choice, core modules included; if there is none, nothing happens. Lost battles damage ships, not modules. A damaged module cannot be activated, costs 1 VP at each event and 2 VP at the end, and scores nothing.`,
        scene: 'One of five modules is damaged, and you choose which: one that you will not activate soon.',
      },
      repair: {
        title: 'Repair',
        asked: 'fix damage',
        text: `A repair is one of these:
- a ship from the Scrapyard to the Repair Barge: it can activate a module, but not launch before it has returned,
- 1 marker off a shield,
- 1 marker off a module (a second marker needs a second repair).
Several repairs may be mixed. Only if nothing can be repaired do you gain 1 VP, judged for each repair. A ship on the Barge cannot be repaired again.`,
        scene: 'One repair: the transport in the Scrapyard moves to the Repair Barge, or Index Extractor loses its marker.',
      },
    },
  },
  ships: {
    title: 'Ships',
    lead: 'Four types, each with range, weapons, shields and an ability.',
    passages: {
      types: {
        title: 'The four types',
        asked: 'build ship cost',
        text: `- [[ref:ship:transport|Transport]]: range 1, weapons 1, Populate. 2 titanium.
- [[ref:ship:fighter|Fighter]]: range 2, weapons 2, Attack. 3 titanium.
- [[ref:ship:scienceVessel|Science vessel]]: range 3, weapons 1, Voyage. 3 titanium.
- [[ref:ship:heavyCruiser|Heavy cruiser]]: range 1, weapons 3, 1 shield, Jump. 4 titanium.
Ships are built at the Shipyard, by the Shipwright, with an upgrade or by other effects, and wait in the Launch Bay. You have 6 transports and 1 of each other type. Range limits Launches and joining battles; weapons are dice; shields keep a ship out of the Scrapyard.`,
        example:
          'You have 2 titanium and 1 credit. That builds a transport, or, with the credit as the third titanium, a fighter or a science vessel.',
      },
      abilities: {
        title: 'Abilities',
        text: `- [[ref:term:targeting|Targeting]] X: your targeting in the battle rises by X, 5 at most.
- [[ref:term:voyage|Voyage]]: may enter nebulae.
- [[ref:term:attack|Attack]]: a first Launch to an occupied region; nebulae and bases keep their conditions.
- [[ref:term:jump|Jump]]: for 1 energy a ship and a move, any distance.
- [[ref:term:populate|Populate]]: may become a development; transports only.
- Swarm is for S-Class raiders. Some upgrades have abilities of their own.`,
        scene: 'An effect moves your transport 1 region farther: to the Shipyard or to planet B2. It does not activate anything there.',
      },
      upgrades: {
        title: 'Upgrades',
        asked: 'improve',
        text: `Place one of your tiles on its type: all your ships of that type have the new values at once, wherever they are, and you build 1 of them for free if one is left. Each type can be upgraded once, so of two tiles for a type one stays unused; with all four upgraded nothing more happens. On the industry track it is placed at once. Damage on shields carries over.`,
        scene:
          'Five upgrades are open to you. Lunar Hauler would improve all your transports; Kestrel Scout is your faction’s own science vessel.',
      },
    },
  },
  developments: {
    title: 'Developments',
    lead: 'A transport stays on a planet for good and becomes a development.',
    passages: {
      building: {
        title: 'Building',
        asked: 'building city',
        text: `Each planet takes one development in the whole game, of its own type, and of each type there are three. You need
- a transport of yours on the planet, which need not be the active region,
- its leaders in your station,
- its resources,
- one other built ship of yours somewhere.
The leaders leave the game. The transport stays for good: it is no longer a ship, does not count for range, recruiting, occupying or weapons, and cannot be built again. You take the card of the type, advance 1 on its track and score the development. Others may still launch there.
- [[ref:development:observatory|Observatory]]: 3 nanocarbon, 2 leaders. [[ref:development:factory|Factory]]: 3 titanium, 2 leaders.
- [[ref:development:spaceport|Spaceport]]: 1 titanium, 1 ice, 1 nanocarbon, 1 leader. [[ref:development:city|City]]: 4 ice, 3 leaders.
- [[ref:development:obelisk|Obelisk]]: 3 of titanium, ice, nanocarbon, 1 leader.`,
        example: 'For a city you need 3 leaders in your station before you begin: those on the map do not count.',
      },
      cards: {
        title: 'What they do',
        text: `Each development gives you 1 die in battles in its own and adjacent regions. Its card is used once, at once or on a later turn of yours; every copy by itself.
- Observatory: look through its discoveries and take one, face down; nothing if there are none.
- Factory: 2 repairs.
- Spaceport: 2 resources of any kind for 3.
- City: any module on offer for free, with its step.
- Obelisk: 4 energy.`,
        example: 'You have built the city. At once, or on a later turn of yours, its card takes any module on offer for free.',
      },
      points: {
        title: 'Points for building',
        text: `Score 1 VP for each leader on the planet and in adjacent regions, of all players, 10 at most: leaders standing on regions, those in the new development and those in adjacent ones. Leaders in stations do not count.`,
        example: 'A factory: 2 leaders in the nebula next to it, 2 in the factory, 1 on the Development Office, 2 on Odessa Field: 7 VP.',
      },
    },
  },
  tracks: {
    title: 'Progress tracks',
    lead: 'Five tracks, each with points for the end and with spaces that bring something at once.',
    passages: {
      advancing: {
        title: 'Advancing',
        text: `You advance with each module and development of the type, with tokens, and on [[ref:track:supremacy|supremacy]] by winning battles and with some cards. Spaces are shared. Several steps reach every space on the way; at the top nothing more happens. “Any track” is one of the five.
Each track has three levels for developments (on 2, 6 and 10) and event spaces (3 and 8): whoever reaches one advances the event marker, each time.`,
        example:
          'You stand on 1 of industry. An industry module takes you to 2, the first level for factories; another one to 3, and the event marker advances.',
      },
      spaces: {
        title: 'Special spaces',
        text: `- [[ref:track:science|Science]] 4 and 7: look through the stack there and take one discovery, face down if you like. An empty stack gives nothing.
- [[ref:track:industry|Industry]] 4, 7, 9: an upgrade with its free ship.
- [[ref:track:commerce|Commerce]] 4 and 9: the [[ref:term:vault|vault]]; at the end each resource left is worth 1, then 2 VP. Without it, nothing.
- [[ref:track:civilization|Civilization]] 4 and 7: hand limit 6, then 7; you may draw up to it at once.
- [[ref:track:supremacy|Supremacy]] 4, 7, 9: the first to arrive takes the token, later ones score 2 VP.
Discoveries and tokens are used on your turn, for free.`,
        scene: 'You have reached the first stack on the science track. You look through its five discoveries and take one.',
      },
    },
  },
  events: {
    title: 'Events and raiders',
    lead: 'The event marker brings new planets, scores a track, and lets raiders in.',
    passages: {
      marker: {
        title: 'The event marker',
        text: `It advances with purchases at Fields, event spaces, event cards and other effects. At the end of its track
1. a new planet appears on the next free space, at once,
2. with 3 moons,
3. and the marker goes to the station of whoever’s turn it is, even if someone else moved it.
While it lies there further steps are lost. Without planets left the event still happens.`,
      },
      card: {
        title: 'The event card',
        text: `At the end of that turn the top event card is carried out. Nobody may do anything meanwhile unless it says so.
1. Everyone scores the VP at their marker on the track it names, less 1 for each of their damaged modules, never below 0.
2. The raider of its class is shown and placed.
3. Its special effect.
4. The marker goes back to its start.
Galactic Dawn mostly helps, Cosmic Twilight is harsher. If an event brings someone to the terminus it is finished first.`,
        example:
          'A card scores supremacy and brings a raider of class B: you stand on space 6 with one damaged module and score 5 − 1 = 4.',
      },
      raiders: {
        title: 'Raiders',
        asked: 'pirates enemies what do raiders do',
        text: `Each class in play has one card with range, weapons, shields, abilities, start region and reward. Raiders are opponents and count as ships. Only one class may be in a region. They move only by a strike or an effect, never claim or activate anything, and cause no battle by appearing. One that goes back to its card counts as destroyed, stays face up, and comes back undamaged.`,
        scene: 'An effect moves a raider: the Striker in nebula 1 goes up to 2 regions, and no battle follows from it.',
      },
      entering: {
        title: 'How raiders enter',
        text: `The card names the start region; a random nebula is rolled for. If a raider is there already, the new one goes to a random nebula without any; S-Class raiders may join their own. If all nebulae are taken it stays on its card.
If the class is already on the map, two S-Class raiders come instead, as they do with an S event; each rolled for by itself, as many as are left. Raiders back on their cards may come again in the same way.`,
      },
    },
  },
  end: {
    title: 'End and scoring',
    lead: 'One more turn for everyone, then everything is counted.',
    passages: {
      ending: {
        title: 'The end',
        asked: 'game over last turn',
        text: `As soon as someone reaches or passes the terminus, on whoever’s turn and by whatever means, the event marker leaves its track: no new events, though one already triggered is finished. The active player finishes the turn, then everyone has exactly one more, the last being the player whose turn it was. Falling back below it changes nothing. Beyond 99 you count on from 100.`,
      },
      scoring: {
        title: 'Final scoring',
        asked: 'final score',
        text: `1. Tracks: the VP at your marker on each of the five.
2. Developments: 4, 7 or 10 VP each, by your level on their track; none below level 1.
3. Damage: −2 VP for each damaged module, core modules too. Ships cost nothing.
4. Vault: its VP for each resource left, tactics cards in hand included; not moons, tokens or sustain cards in play.
5. Civilization modules that score at the end, if undamaged.
6. Leaders in your station: 1 VP each.
7. Abilities of your faction.`,
        example:
          '62 VP before. Tracks 9 + 20 + 10 + 12 + 8 = 59; a factory at level 3 and two spaceports at level 2: 10 + 14; four damaged modules −8; vault 1 with 10 resources 10; modules 10 + 6; two leaders 2: 165.',
      },
      ties: {
        title: 'Ties',
        text: `The most VP win. On a tie the most modules win, then the most resources left; then the victory is shared.`,
      },
    },
  },
  variants: {
    title: 'Variants',
    lead: 'Options you choose when you lay the table.',
    passages: {
      special: {
        title: 'Quasars and Vortexes',
        text: `Two special regions of one kind lie on marked spaces; all else is laid out around them. At the end each of your developments next to one scores its VP, next to both twice. Raiders that would enter on a random nebula, or find their start region taken, enter here instead, by the numbers on the tiles; if one is barred the other is used, then a free nebula. Leaders still begin on nebulae.
- Quasar: nothing moves onto it or through it, with Voyage or Jump or not; only raiders that entered there stand on it, and may strike from there. There is never a battle.
- Vortex: a Launch there gives its benefit, and so does every turn you begin with a ship on it, once each, also when you return. It needs no Voyage.`,
      },
      destinies: {
        title: 'Destinies',
        text: `You get two destiny cards and secretly keep one. At the end, after leaders, it is shown: each of its two tracks on which you are highest, or tied for it, gives its VP.`,
      },
      teams: {
        title: '2v2 mode',
        asked: 'team game',
        text: `Neighbours are a team, seats 1 and 2 against 3 and 4, each with a faction of their own; turns go clockwise. The teams’ dice decide who starts.
- No battle if only one team has ships there. Teammates fight as one side: each counts dice (6 at most), targeting and energy alone, then the dice are put together. If both took part and win, both advance and take the reward; if one did, only that one. If both reach a token, the active player says who takes it, the other scores 2 VP; an event space counts twice, but triggers one event. Defeated, each uses Tactical Operations and takes damage.
- Teammates are “other players” but no opponents. Their ships occupy regions. They may know each other’s secrets.
- Once a turn, if both agree, the active player gives or takes 1 resource, 1 unslotted moon or 1 token. The first module gained in a turn may go to the teammate, who places it and advances.
- Scores are added. Any marker triggers the end. Ties: modules of both, then resources of both, then shared.`,
      },
    },
  },
  players: {
    title: 'Two, three, four players',
    lead: 'What changes with the number of players.',
    passages: {
      counts: {
        title: 'Numbers',
        text: `- Starting planets: 4 with two players, 6 with three, 8 with four; with the bases 10, 12 or 14 tiles. 11, 9 or 7 planets wait in the stack.
- The event track has 5, 6 or 7 steps.`,
      },
    },
  },
  box: {
    title: 'How this differs from the box',
    lead: 'The rules are the published ones. The texts of the cards are our own.',
    passages: {
      original: {
        title: 'What is original here',
        text: `No source prints the card texts. Modules, tactics, events, raiders, moons, tokens, destinies and upgrades, eight of the twelve factions and the second ability of the others, the points of the track spaces, prices of the market, the shape of the map and the numbers of ships are ours, within what the rules show. Four named factions, two named raiders, Hailing Frequencies and the core modules keep what is known of them. Owners of the box will find other cards.`,
      },
      different: {
        title: 'What we decided',
        text: `- “At any moment” means whenever you are asked, and before a strike and a battle that are due. Nothing is lost by it.
- In the middle of an action that must be done, only what adds to your means is possible.
- A price counts as payable with what is in your station, with moons and with bonuses in reach. Use a token or a development card first if you want to pay with it.
- You are asked for a card because you could hold one, not because you do: questions betray nothing.
- A window for cards stays open until all have passed in a row.
- Whoever plays a card with a price pays it, without a second question. What can be paid in one way only is paid at once.
- Rearranging is offered for the industry row, where the order matters.
- Mechaphages are damage markers that the Mechaphage Hive leaves on modules.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
