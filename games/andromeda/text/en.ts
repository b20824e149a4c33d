import { counting, listing, refMark, type Seat } from '@orrery/kernel';
import type { RoomId } from '../content/rooms.ts';
import { board } from './board.en.ts';
import { type RoomWords, speak, type Telling, type Words } from './language.ts';

const inside = (name: string): RoomWords => ({ name, at: ['in the ', name], to: ['to the ', name], from: ['from the ', name] });
const place = (name: string): Words['places'][number] => ({ name, at: `at ${name}`, to: `to ${name}`, from: `from ${name}` });

const counted = counting('en');
const n = (count: number, one: string, many = `${one}s`): string => counted(count, { one, other: many });
const explorers = (count: number): string => n(count, 'explorer');
const points = (count: number): string => n(count, 'DP', 'DP');
const who = (seat: Seat, t: Telling): string => t.whom(seat, 'You');
/** A piece of somebody's in the middle of a sentence. */
const one = (owner: Seat, t: Telling): string => (t.is(owner) ? 'one of your explorers' : `one of ${t.seat(owner)}’s explorers`);
const and = listing('en');
const or = listing('en', 'disjunction');
const either = (ids: readonly RoomId[], room: (id: RoomId) => string, count: number): string => {
  const rooms = ids.map(room);
  if (ids.length === count) return and(rooms);
  return count === 1 ? or(rooms) : `${count} of ${rooms.join(', ')}`;
};

export const words: Words = {
  title: 'Andromeda',
  tagline: 'Rival expeditions bargain over dice and jostle for the rooms of a derelict ship.',
  options: {
    beginner: {
      name: 'Beginner game',
      explanation: 'Teleporter, Cloning, Universal Tool and Vaccine are in play, and everyone is dealt one open species card.',
    },
  },
  rooms: {
    crew: inside('Crew Quarters'),
    engine: inside('Engine Room'),
    bridge: { name: 'Bridge', at: ['on the ', 'Bridge'], to: ['to the ', 'Bridge'], from: ['from the ', 'Bridge'] },
    reactor: inside('Reactor'),
    hangar: inside('Hangar'),
    zone: inside('Contaminated Zone'),
    cryo: inside('Cryo Chamber'),
    armory: inside('Armoury'),
    comms: inside('Communication Centre'),
    lab: inside('Laboratory'),
    airlock: inside('Airlock'),
  },
  places: [
    place('port stern'),
    place('port midship'),
    place('port bow'),
    place('stern'),
    place('midship'),
    place('bow'),
    place('starboard stern'),
    place('starboard midship'),
    place('starboard bow'),
  ],
  dice: {
    training: { name: 'Training Camp', body: 'Train up to 2 explorers: from your supply to your species card.' },
    support: {
      name: 'Support',
      body: 'Call up to 2 explorers: from your species card to rooms with your teleporters, each where you like.',
    },
    improvise: { name: 'Improvise', body: 'Either train 1 explorer or call 1 explorer.' },
    movement: { name: 'Movement', body: 'Up to 3 moves with your explorers, each into an explored room that shares a side.' },
    technology: { name: 'Use Technology', body: 'Use one technology card that nobody has exhausted this round.' },
    contamination: {
      name: 'Contamination',
      body: 'Costs you 1 explorer on the ship at the start of your turn. It can be used for nothing else.',
    },
  },
  technologies: {
    teleporter: 'Teleporter',
    cloning: 'Cloning',
    universalTool: 'Universal Tool',
    vaccine: 'Vaccine',
    ringShifter: 'Ring Shifter',
    overrideKey: 'Override Key',
    transitTube: 'Transit Tube',
    repulsor: 'Repulsor',
  },
  species: {
    sylth: { name: 'Sylth', ability: 'Drift' },
    tarn: { name: 'Tarn', ability: 'Drill' },
    mnemos: { name: 'Mnemos', ability: 'Total recall' },
    orphane: { name: 'Orphane', ability: 'Echo' },
    vherrin: { name: 'Vherrin', ability: 'Thick hide' },
    kessik: { name: 'Kessik', ability: 'Two minds' },
    ulmara: { name: 'Ulmara', ability: 'Curiosity' },
    dovani: { name: 'Dovani', ability: 'At home anywhere' },
  },
  missions: {
    smallFootprint: 'Small Footprint',
    farSignal: 'Far Signal',
    thirdRing: 'Outer Ring',
    doubleShift: 'Double Shift',
    reservePower: 'Reserve Power',
    underWatch: 'Under Watch',
    pathfinders: 'Pathfinders',
    sharedTable: 'Shared Table',
    coldStorage: 'Cold Storage',
    hotZone: 'Hot Zone',
    nightWatch: 'Night Watch',
    spareParts: 'Spare Parts',
    listeningPost: 'Listening Post',
    townMeeting: 'Town Meeting',
    hermits: 'Hermits',
    academy: 'Academy',
    longMarch: 'Long March',
    massLanding: 'Mass Landing',
    fieldTrial: 'Field Trial',
    stronghold: 'Stronghold',
    triangulation: 'Triangulation',
    headAndHatch: 'Head and Hatch',
    ringNetwork: 'Ring Network',
    upperHand: 'Upper Hand',
    deepVault: 'Deep Vault',
    grandSurvey: 'Grand Survey',
    fullHouse: 'Full House',
    spine: 'Spine',
    highGround: 'High Ground',
    cornerClaims: 'Corner Claims',
  },
  procedures: {
    game: '',
    setup: 'Setup',
    assignCommands: 'Assign commands',
    turns: 'Turns',
    turn: '',
    contamination: 'Contamination',
    actions: 'Actions',
    spendAny: 'Spend a die',
    train: 'Training',
    call: 'Calling',
    moves: 'Moving',
    explore: 'Exploring',
    useRoom: 'Room action',
    bridge: 'Bridge',
    swap: 'Reactor',
    launch: 'Hangar',
    sendBack: 'Armoury',
    trainOrCall: 'Communication Centre',
    useTechnology: 'Technology',
    placeTeleporter: 'Teleporter',
    moveTeleporter: 'Ring Shifter',
    clone: 'Cloning',
    anyCommand: 'Universal Tool',
    override: 'Override Key',
    transit: 'Transit Tube',
    push: 'Repulsor',
    missions: 'Missions',
    sacrifice: 'Sacrifice',
    checkControl: 'Check domination points',
    cleanUp: 'Clean-up',
    renewMission: 'Personal mission',
  },
  groups: { term: 'Rules', die: 'Command dice', room: 'Rooms', technology: 'Technologies', species: 'Species', mission: 'Missions' },
  terms: {
    goal: {
      title: 'Goal',
      body: 'Reach the threshold of domination points (DP) when they are counted at the end of a round: 8 with 2 players, 7 with 3, 6 with 4. Otherwise most DP after round 7 win. DP come from rooms you control and missions you have fulfilled.',
    },
    round: {
      title: 'A round',
      body: '1 Assign commands: offers of dice. 2 Turns in the order of the order cards: contamination, actions, missions. 3 Check domination points. 4 Clean-up: technologies are ready again, a new common mission, the start player moves on, personal missions are renewed.',
    },
    offer: {
      title: 'Offers',
      body: 'The offerer puts dice on the lowest order card, leaving at least 2 in the pool for each order card still to come. The others, clockwise, accept or decline; if all decline, the offerer must take it. Whoever takes an offer may add 1 die from the pool. The last order card comes with all dice left.',
    },
    orderCard: { title: 'Order card', body: 'It holds your dice for this round; its number says when your turn comes.' },
    die: {
      title: 'Using a die',
      body: 'For what it shows, or any command die for a single move or to explore a room. Each die is used once; unused dice are simply returned.',
    },
    contamination: {
      title: 'Contamination',
      body: 'Your turn begins with it: for each such die one of your explorers on the ship returns to your supply. You choose which, but those in the Contaminated Zone go first. A vaccine cancels one die.',
    },
    researcher: {
      title: 'Explorers',
      body: 'Each of your 16 is in your supply, trained on your species card, or in a room of the ship. Training and calling move them on; contamination and sacrifice send them back to the supply.',
    },
    speciesCard: {
      title: 'Species card',
      body: 'It holds your trained explorers, says where you begin, and gives you an ability of your own. The English edition speaks of races.',
    },
    teleporter: {
      title: 'Teleporter',
      body: 'Explorers can be called to any room with your own teleporter. You have three; the first is in the Airlock.',
    },
    exploring: {
      title: 'Exploring',
      body: 'Spend any command die: a face-down tile next to a room with your explorer is flipped, and one explorer goes in from there.',
    },
    control: {
      title: 'Control',
      body: 'You control an explored room if you have more explorers there than each other player and at least its minimum. If the strongest are tied, nobody controls it, and its DP are divided, rounded down.',
    },
    roomAction: {
      title: 'Room action',
      body: 'Once a round, on your turn and without a die, you may use the action of a room you control.',
    },
    technology: {
      title: 'Technologies',
      body: 'Four lie open for everyone. Each can be used once in a round by the whole table; then it is exhausted until the clean-up.',
    },
    mission: {
      title: 'Missions',
      body: 'At the end of your turn you may fulfil your secret personal mission and any open common missions whose conditions are met, in the order you like. Their DP are yours for good.',
    },
    sacrifice: {
      title: 'Sacrifice',
      body: 'An explorer of yours goes from any room of the ship to your supply. It can be trained and called again.',
    },
    vaccine: { title: 'Vaccine markers', body: 'Return one to cancel one contamination die. There are ten.' },
    end: {
      title: 'End of the game',
      body: 'In the round in which a player reaches the threshold, or after round 7. Most DP win; then most DP from rooms; then the victory is shared.',
    },
  },
  none: 'no dice',

  prompts: {
    chooseSpecies: () => 'Choose your species',
    keepMission: () => 'Keep one mission; the others go to the bottom of the deck',
    buildOffer: (_, { view }) => `Put dice into the ${refMark('term:offer', 'offer')} on order card ${view.table.offeredCard ?? ''}`,
    answerOffer: (_, { view, dice }) =>
      `${refMark('term:orderCard', 'Order card')} ${view.table.offeredCard ?? ''} with ${dice(view.table.offer)}: take it?`,
    addDie: () => 'Add one die from the pool?',
    loseResearcher: () => `${refMark('term:contamination', 'Contamination')}: choose where to lose an explorer`,
    act: () => 'Choose your next action',
    spendDie: ({ use }) =>
      use === 'explore'
        ? 'Choose a die to spend on exploring'
        : use === 'mission'
          ? 'Choose a die to give for the mission'
          : use === 'technology'
            ? 'Choose a die to spend on the technology'
            : 'Choose a die to spend on a single move',
    howMany: () => 'Choose how many explorers to train',
    callTo: ({ extra }, { view }) =>
      extra ? 'Engine Room: call one more explorer?' : `Choose a teleporter to call an explorer to (${view.table.turn.callsLeft} left)`,
    move: (_, { view }) => `Move an explorer (${n(view.table.turn.movesLeft, 'move')} left)`,
    exploreFrom: () => 'Choose a room to explore from',
    launchTo: () => 'Hangar: choose a room to move an explorer to',
    swapFirst: () => 'Reactor: choose an explorer to swap',
    swapSecond: ({ first }, { room, seat }) => `Reactor: choose who swaps with ${seat(first.seat)}’s explorer ${room(first.place, 'at')}`,
    sendBackWhom: () => 'Armoury: choose an explorer to send back',
    trainOrCallChoice: () => 'Communication Centre: train or call?',
    teleporterTo: () => 'Choose a room for your teleporter',
    shiftTeleporter: () => 'Choose a teleporter to move, and where to',
    cloneAt: () => 'Choose a room to clone an explorer in',
    chooseCommand: () => 'Universal Tool: choose a command',
    overrideRoom: () => 'Override Key: choose a room to use',
    transitWay: ({ way }) =>
      way === undefined ? 'Transit Tube: choose an explorer to move, and where to' : 'Transit Tube: send a second explorer the same way?',
    pushWhom: () => 'Repulsor: choose an explorer to push, and where to',
    fulfil: () => 'Fulfil missions, then end your turn',
    sacrificeFrom: () => 'Choose where to sacrifice an explorer',
    exchange: () => 'Replace your personal mission?',
  },

  answers: {
    chooseSpecies: (id, { species }) => species(id),
    keepMission: (id, { mission }) => mission(id),
    buildOffer: (choice, { die }) => (choice === 'done' ? 'Make offer' : `Add a die: ${die(choice)}`),
    answerOffer: (choice) => (choice === 'accept' ? 'Take offer' : 'Decline'),
    addDie: (choice, { die }) => (choice === 'none' ? 'Skip' : `Add a die: ${die(choice)}`),
    loseResearcher: (choice, { room }) => (choice === 'vaccine' ? 'Use a vaccine marker' : `Lose one ${room(choice, 'from')}`),
    act: (action, { technology, room, view }) => {
      switch (action.act) {
        case 'training':
          return 'Training Camp: train explorers';
        case 'support':
          return 'Support: call explorers';
        case 'improvise':
          return action.as === 'train'
            ? 'Improvise: train 1'
            : action.as === 'call'
              ? 'Improvise: call 1'
              : 'Improvise: train 1 and call 1';
        case 'movement':
          return 'Movement: move explorers';
        case 'technology':
          return `Technology: ${technology(action.technology)}`;
        case 'step':
          return 'Any die: single move';
        case 'explore':
          return `Explore ${room(action.to)}`;
        case 'room':
          return `Use the ${room(view.table.ship.find((t) => t.room === action.room)?.place ?? 4)}`;
        case 'end':
          return 'End actions';
      }
    },
    spendDie: (symbol, { die }) => die(symbol),
    howMany: (count) => `Train ${count}`,
    callTo: (choice, { room }) => (choice === 'stop' ? 'Stop calling' : `Call one ${room(choice, 'to')}`),
    move: (way, { room }) => (way === 'stop' ? 'Stop moving' : `${room(way.from)} → ${room(way.to)}`),
    exploreFrom: (from, { room }) => `Explore ${room(from, 'from')}`,
    launchTo: (to, { room }) => `Move one ${room(to, 'to')}`,
    swapFirst: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    swapSecond: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    sendBackWhom: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    trainOrCallChoice: (choice) => (choice === 'train' ? 'Train 1 explorer' : 'Call 1 explorer'),
    teleporterTo: (to, { room }) => `Place it ${room(to, 'at')}`,
    shiftTeleporter: (way, { room }) => `${room(way.from)} → ${room(way.to)}`,
    cloneAt: (at, { room }) => `Clone one ${room(at, 'at')}`,
    chooseCommand: (command, { die }) => {
      switch (command) {
        case 'improviseTrain':
          return `${die('improvise')}: train 1`;
        case 'improviseCall':
          return `${die('improvise')}: call 1`;
        case 'improviseBoth':
          return `${die('improvise')}: train 1 and call 1`;
        case 'training':
        case 'support':
        case 'movement':
          return die(command);
      }
    },
    overrideRoom: (at, { room }) => `Use the ${room(at)}`,
    transitWay: (way, { room }) => (way === 'stop' ? 'No second explorer' : `${room(way.from)} → ${room(way.to)}`),
    pushWhom: (push, { room, seat }) => `${seat(push.seat)}: ${room(push.from)} → ${room(push.to)}`,
    fulfil: (choice, { mission }) => (choice === 'done' ? 'End turn' : `Fulfil ${mission(choice)}`),
    sacrificeFrom: (from, { room }) => `Sacrifice one ${room(from, 'from')}`,
    exchange: (choice) => (choice === 'keep' ? 'Keep your mission' : 'Replace it with a new one'),
  },

  events: {
    shipLaid: ({ places }) => `The ship has ${places.length} rooms; only the Airlock is known.`,
    technologiesLaid: ({ technologies, vaccines }, { technology }) =>
      `Technologies in play: ${technologies.map(technology).join(', ')}.${vaccines > 0 ? ` ${n(vaccines, 'vaccine marker')} ready.` : ''}`,
    speciesDealt: ({ seat, count, species }, t) =>
      species === undefined
        ? `${t.by(seat, 'was', 'You were')} dealt ${n(count, 'species card')}.`
        : `${who(seat, t)} could choose between ${and(species.map(t.species))}.`,
    speciesRevealed: ({ seat, species }, t) => `${who(seat, t)} chose the ${t.species(species)}.`,
    landed: ({ seat, airlock, card }, t) => `${who(seat, t)} began with ${explorers(airlock)} in the Airlock and ${card} trained.`,
    startPlayer: ({ seat }, t) => `Start player: ${t.whom(seat, 'you')}.`,
    generalRevealed: ({ mission }, t) => `New common mission: ${t.mission(mission)}.`,
    missionsDrawn: ({ seat, count, missions }, t) =>
      missions === undefined
        ? `${who(seat, t)} drew ${n(count, 'personal mission')}.`
        : `${who(seat, t)} drew ${and(missions.map(t.mission)) || 'no mission'}.`,
    missionKept: ({ seat, returned, mission }, t) =>
      mission === undefined
        ? `${who(seat, t)} kept one mission; ${n(returned, 'card')} went to the bottom of the deck.`
        : `${who(seat, t)} kept ${t.mission(mission)}.`,
    missionExchanged: ({ seat, mission }, t) =>
      `${who(seat, t)} replaced a personal mission${mission === undefined ? '' : `: ${t.mission(mission)}`}.`,
    roundBegan: ({ round }) => `Round ${round}.`,
    rolled: ({ seat, dice }, t) => `${who(seat, t)} rolled ${t.dice(dice)}.`,
    rerolled: ({ seat, count, dice }, t) =>
      `${who(seat, t)} rerolled ${n(count, 'die', 'dice')} (too much contamination): ${t.dice(dice)}.`,
    offered: ({ seat, card, dice }, t) => `${who(seat, t)} offered order card ${card} with ${t.dice(dice)}.`,
    refused: ({ seat }, t) => `${who(seat, t)} declined.`,
    accepted: ({ seat, card, forced }, t) =>
      forced ? `Nobody took order card ${card}, so ${t.whom(seat, 'you')} kept it.` : `${who(seat, t)} took order card ${card}.`,
    dieAdded: ({ seat, symbol }, t) => `${who(seat, t)} added a die: ${t.die(symbol)}.`,
    lastCard: ({ seat, card, dice }, t) => `${who(seat, t)} got order card ${card} and the rest: ${t.dice(dice)}.`,
    turnBegan: ({ seat, card }, t) => `${t.is(seat) ? 'Your' : `${t.seat(seat)}’s`} turn (order card ${card}).`,
    contaminated: ({ seat, from }, t) => `${who(seat, t)} lost an explorer ${t.spot(from, 'from')} to contamination.`,
    vaccinated: ({ seat }, t) => `${who(seat, t)} used a vaccine marker.`,
    contaminationIgnored: ({ seat, count, why }, t) =>
      why === 'immune'
        ? `${who(seat, t)} ignored ${n(count, 'contamination die', 'contamination dice')}.`
        : `${who(seat, t)} had nobody on the ship to lose.`,
    callsGranted: () => '',
    movesGranted: () => '',
    dieSpent: ({ seat, symbol, use }, t) =>
      use === 'explore'
        ? `${who(seat, t)} spent a die to explore: ${t.die(symbol)}.`
        : use === 'step'
          ? `${who(seat, t)} spent a die on a single move: ${t.die(symbol)}.`
          : use === 'mission'
            ? `${who(seat, t)} gave a die for the mission: ${t.die(symbol)}.`
            : `${who(seat, t)} spent a die: ${t.die(symbol)}.`,
    abilityUsed: ({ seat, species }, t) => `${who(seat, t)} used the ability of the ${t.species(species)}.`,
    trained: ({ seat, count }, t) => `${who(seat, t)} trained ${explorers(count)}.`,
    called: ({ seat, to, extra }, t) => `${who(seat, t)} called ${extra ? 'one more explorer' : 'an explorer'} ${t.spot(to, 'to')}.`,
    moved: ({ seat, from, to }, t) => `${who(seat, t)} moved an explorer ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    explored: ({ seat, from, to }, t) => `${who(seat, t)} explored ${t.spot(from, 'from')} and found the ${t.spot(to)}.`,
    technologyUsed: ({ seat, technology }, t) => `${who(seat, t)} used a technology: ${t.technology(technology)}.`,
    teleporterPlaced: ({ seat, at }, t) => `${who(seat, t)} placed a teleporter ${t.spot(at, 'at')}.`,
    noTeleporterLeft: ({ seat }, t) => `${who(seat, t)} had no teleporter left to place.`,
    teleporterMoved: ({ seat, from, to }, t) => `${who(seat, t)} moved a teleporter ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    cloned: ({ seat, at }, t) => `${who(seat, t)} cloned an explorer ${t.spot(at, 'at')}.`,
    vaccinesTaken: ({ seat, count }, t) => `${who(seat, t)} took ${n(count, 'vaccine marker')}.`,
    pushed: ({ seat, owner, from, to }, t) => `${who(seat, t)} pushed ${one(owner, t)} ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    roomUsed: ({ seat, at }, t) => `${who(seat, t)} used the ${t.spot(at)}.`,
    swapped: ({ owners, spots }, t) =>
      `Swapped: ${one(owners[0], t)} ${t.spot(spots[0], 'at')} with ${one(owners[1], t)} ${t.spot(spots[1], 'at')}.`,
    sentBack: ({ seat, owner, from }, t) =>
      `${who(seat, t)} sent ${owner === seat && !t.is(seat) ? 'one of their own explorers' : one(owner, t)} ${t.spot(from, 'from')} back to the species card.`,
    actionsEnded: ({ seat, unused }, t) =>
      `${who(seat, t)} ended the actions${unused > 0 ? ` with ${n(unused, 'die', 'dice')} unused` : ''}.`,
    fulfilled: ({ seat, mission, points: won, personal }, t) =>
      `${who(seat, t)} fulfilled the ${personal ? 'personal' : 'common'} mission ${t.mission(mission)}: ${points(won)}.`,
    sacrificed: ({ seat, from, to }, t) =>
      `${who(seat, t)} sacrificed an explorer ${t.spot(from, 'from')}${to === 'card' ? '; it returned to the species card' : ''}.`,
    turnEnded: ({ seat }, t) => `${who(seat, t)} ended the turn.`,
    controlChecked: ({ points: all }, t) =>
      `Domination points: ${all.map(({ missions, rooms }, seat) => `${t.whom(seat, 'you')} ${missions + rooms} (missions ${missions}, rooms ${rooms})`).join(', ')}.`,
    technologiesReady: () => 'All technologies are ready again.',
    gameEnded: ({ ending }) =>
      ending === 'threshold' ? 'The threshold was reached: the game is over.' : 'Round 7 is over: the game ends.',
  },

  reasons: {
    offerEmpty: () => 'an offer needs at least 1 die',
    poolTooSmall: ({ need, cards }) => `${n(need, 'die', 'dice')} must stay in the pool for the ${n(cards, 'order card')} to come`,
    notInPool: () => 'none left in the pool',
    lossesStartHere: () => 'your explorers in the Contaminated Zone go first',
    noDie: ({ symbol }, { die }) => `needs a die with ${die(symbol)}`,
    noCommandDie: () => 'no command dice left',
    supplyEmpty: () => 'no explorers in your supply',
    cardEmpty: () => 'no trained explorers on your species card',
    nowhereToMove: () => 'no explored room next to your explorers',
    noOneAboard: () => 'you have no explorers on the ship',
    unexplored: () => 'not explored yet',
    noResearcherBeside: () => 'you have no explorer next to it',
    exhausted: ({ by }, { seat }) => `exhausted by ${seat(by)} until the clean-up`,
    technologyNoEffect: () => 'it would have no effect',
    noOneInRoom: ({ need }) => `needs ${explorers(need)} of yours there`,
    roomTied: ({ need }) => `tied for most explorers, so nobody controls it; needs ${need} more`,
    roomOutnumbered: ({ need, controller }, { seat }) =>
      `${controller >= 0 ? `${seat(controller)} controls it` : 'others have more explorers there'}; needs ${need} more`,
    roomMinimum: ({ need }) => `needs ${need} more for control`,
    roomActionUsed: () => 'you have already used your room action this round',
    roomUsedThisRound: () => 'you have already used it this round',
    roomOnlyWhenCalling: () => 'works only when you call: then 1 more explorer',
    roomNoEffect: () => 'it would have no effect',
    noResearcherHere: () => 'you have no explorer there',
    teleporterHere: () => 'your teleporter is there already',
    noTeleportersHere: () => 'no teleporter may be placed in or moved into it',
    missionMissing: ({ parts }) => `so far ${and(parts.map(({ have, need }) => `${have} of ${need}`))}`,
    sacrificeMissing: ({ need, missing }) => `costs ${explorers(need)}, needs ${missing} more on the ship`,
  },

  measures: {
    control: ({ count, among }, room) => (among === undefined ? `Control ${n(count, 'room')}` : `Control ${either(among, room, count)}`),
    firm: ({ count }) => `Control ${n(count, 'room')} with at least 2 explorers each`,
    worth: ({ count }) => `Control rooms worth ${points(count)} together`,
    line: ({ count }) => `Control ${count} rooms in one straight line of the ship`,
    corners: ({ count }) => `Control ${count} rooms at the corners of the ship`,
    linked: ({ count }) => `Control ${count} rooms that have your teleporters`,
    stand: ({ count }) => `Have explorers in ${count} rooms`,
    alone: ({ count }) => `Be alone in ${count} rooms`,
    shared: ({ count }) => `Share ${count} rooms with explorers of others`,
    overshadowed: ({ count }) => `Have explorers in ${count} rooms that others control`,
    gather: ({ count, among }, room) =>
      among === undefined ? `Have ${explorers(count)} in one room` : `Have ${explorers(count)} in ${either(among, room, 1)}`,
    lead: ({ count }) => `Be ${count} explorers ahead of everyone in one room`,
    aboard: ({ count }) => `Have ${explorers(count)} on the ship`,
    behind: ({ count }) => `Have fewer explorers on the ship than each other player${count > 1 ? `, by ${count}` : ''}`,
    ahead: ({ count }) => `Have more explorers on the ship than each other player${count > 1 ? `, by ${count}` : ''}`,
    trained: ({ count }) => `Have ${explorers(count)} on your species card`,
    teleporters: ({ count }) => `Have ${n(count, 'teleporter')} on the ship`,
    technologies: ({ count, which }, _room, technology) =>
      which === undefined
        ? `Use ${count === 1 ? 'a technology' : `${count} technologies`} this turn`
        : `Use ${technology(which)} this turn`,
    roomActions: ({ count }) => `Use ${count === 1 ? 'a room action' : `${count} room actions`} this turn`,
    called: ({ count }) => `Call ${explorers(count)} this turn`,
    moved: ({ count }) => `Make ${n(count, 'move')} this turn`,
    explored: ({ count }) => `Explore ${n(count, 'room')} this turn`,
    charted: () => 'The whole ship is explored',
    dice: ({ count }) => `Return ${count} unused command dice`,
  },
  abilities: {
    extra: ({ symbol, by }) =>
      symbol === 'movement'
        ? `Movement gives you ${3 + by} moves, not 3.`
        : `Training Camp trains up to ${2 + by} of your explorers, not 2.`,
    immune: ({ dice }) =>
      `The first ${dice === 1 ? 'contamination die' : `${dice} contamination dice`} of each of your turns ${dice === 1 ? 'has' : 'have'} no effect.`,
    improviseBoth: () => 'Improvise lets you train 1 explorer and then call 1.',
    anyDieTechnology: () => 'Once in each of your turns any command die may be spent as “Use Technology”.',
    freeExploration: () => 'Your first exploration in each turn costs no die.',
    sacrificesReturn: () => 'Your sacrificed explorers return to your species card, not to your supply.',
    roomActions: ({ count }) => `You may use ${count} room actions in a round, each of another room.`,
  },
  effects: {
    placeTeleporter: () =>
      'Place one of your teleporters in an explored room with your explorer; one for each room, none in the Laboratory. With none left it may still be used.',
    clone: () => 'Put 1 explorer from your supply into a room where one of yours stands.',
    anyCommand: () => 'Do what a Training Camp, Support, Improvise or Movement die does.',
    takeVaccines: ({ count }) => `Take ${count} vaccine markers.`,
    moveTeleporter: () => 'Move one of your teleporters on the ship to any other explored room, but not into the Laboratory.',
    roomAction: () =>
      'Use the action of a room with your explorer, even without control. It does not count as your room action of this round.',
    transit: ({ upTo }) => `Move up to ${upTo} of your explorers from one room to any one explored room.`,
    push: () => 'Move one explorer of another player from a room with your explorer to an explored room next to it.',
  },
  roomActions: {
    moves: ({ upTo }) => `On your turn: up to ${n(upTo, 'move')} with your explorers.`,
    extraCall: () => 'When you call explorers: call 1 more.',
    drawMissions: ({ count }) => `On your turn: draw ${count} personal missions, then put 2 of yours on the bottom of the deck.`,
    swap: () => 'On your turn: two explorers of different colours in adjacent rooms change places.',
    launch: () => 'On your turn: move 1 of your explorers from here to any explored room.',
    sendBack: () => 'On your turn: take any explorer off the ship, to its owner’s species card.',
    trainOrCall: () => 'On your turn: train 1 explorer or call 1 explorer.',
  },
  roomRules: {
    lossesStartHere: 'Whoever loses explorers to contamination loses those in this room first.',
    noTeleporters: 'No teleporter may be placed in or moved into this room.',
    start: 'Everyone begins here, each with a teleporter.',
  },
  noAction: 'No special property.',
  roomFacts: (worth, minimum) => `${points(worth)}${minimum > 1 ? `; control needs ${minimum} of your explorers` : ''}.`,
  speciesFacts: ({ airlock, card }) => `Begins with ${airlock} in the Airlock and ${card} trained.`,
  missionFacts: ({ points: worth, sacrifice }) =>
    `${points(worth)}; ${sacrifice === 0 ? 'no sacrifice' : `sacrifice ${explorers(sacrifice)}`}.`,
  scoreParts: { missions: 'Missions', rooms: 'Rooms' },
  ties: { rooms: 'Most DP from rooms' },
  outcome: ({ ending, scores, winners }, seats) => {
    const best = scores[winners[0]];
    const how = ending === 'threshold' ? 'The threshold was reached' : 'Seven rounds are over';
    const tied = scores.filter((s) => s.total === best.total).length > winners.length;
    if (winners.length > 1)
      return `${how}. ${seats(winners)} share the victory with ${best.total} DP, ${best.parts.rooms} of them from rooms.`;
    return `${how}. ${seats(winners)} wins with ${best.total} DP${tied ? ` on the tiebreaker: ${best.parts.rooms} DP from rooms` : ''}.`;
  },
  panels: {
    table: 'Table',
    ship: 'Ship',
    missions: 'Common missions',
    technologies: 'Technologies',
    dice: 'Dice',
    round: (round, last) => `Round ${round} of ${last}`,
    threshold: (count) => `Wins at ${points(count)}`,
    startPlayer: (seat) => `Start player: ${seat}`,
    stacks: (general, personal) => `Missions left: ${general} common, ${personal} personal`,
    points: (total, missions, rooms) => `${points(total)} (missions ${missions}, rooms ${rooms})`,
    researchers: (aboard, trained, supply) => `Explorers: ${aboard} on the ship, ${trained} trained, ${supply} in the supply`,
    pieces: (teleporters, vaccines) => `${n(teleporters, 'teleporter')} left, ${n(vaccines, 'vaccine marker')}`,
    orderCard: (card, dice) => `Order card ${card}: ${dice}`,
    fulfilled: (missions) => `Fulfilled: ${missions}`,
    personal: (mission) => (mission === undefined ? 'A secret personal mission' : `Personal mission: ${mission}`),
    progress: (have, need) => `${have} of ${need}`,
    ready: 'can be fulfilled',
    unexplored: 'unexplored',
    empty: 'nobody',
    controls: (seat) => `controlled by ${seat}`,
    teleportersOf: (seats) => `teleporters: ${seats}`,
    exhausted: (seat) => `exhausted by ${seat}`,
    vaccines: (count) => `${n(count, 'vaccine marker')} left`,
    pool: (dice) => `Pool: ${dice}`,
    offer: (card, dice) => `Order card ${card}: ${dice}`,
    centre: (dice) => `Used: ${dice}`,
  },
};

export const en = { ...speak('en', words), board };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.en.ts';
export { here } from '../learn/here.ts';
