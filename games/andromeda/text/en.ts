import { counting, listing, refMark } from '@orrery/kernel';
import type { RoomId } from '../content/rooms.ts';
import { type RoomWords, speak, type Words } from './language.ts';

const inside = (name: string): RoomWords => ({ name, at: ['in the ', name], to: ['to the ', name], from: ['from the ', name] });
const place = (name: string): Words['places'][number] => ({ name, at: `at ${name}`, to: `to ${name}`, from: `from ${name}` });

const counted = counting('en');
const n = (count: number, one: string, many = `${one}s`): string => counted(count, { one, other: many });
const researchers = (count: number): string => n(count, 'researcher');
const points = (count: number): string => n(count, 'CP', 'CP');
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
      explanation: 'Teleporter, Cloning, Universal Tool and Vaccine are in play, and everybody is dealt one open species card.',
    },
  },
  conflicts: {},
  rooms: {
    crew: inside('Crew Quarters'),
    engine: inside('Engine Room'),
    bridge: { name: 'Bridge', at: ['on the ', 'Bridge'], to: ['to the ', 'Bridge'], from: ['from the ', 'Bridge'] },
    reactor: inside('Reactor'),
    hangar: inside('Hangar'),
    zone: inside('Contaminated Zone'),
    cryo: inside('Cryo Chamber'),
    armory: inside('Armory'),
    comms: inside('Communication Centre'),
    lab: inside('Laboratory'),
    airlock: inside('Airlock'),
  },
  places: [
    place('stern port'),
    place('midship port'),
    place('bow port'),
    place('stern'),
    place('midship'),
    place('bow'),
    place('stern starboard'),
    place('midship starboard'),
    place('bow starboard'),
  ],
  dice: {
    training: { name: 'Training Camp', body: 'Train up to 2 researchers: from your supply to your species card.' },
    support: {
      name: 'Support',
      body: 'Call up to 2 researchers: from your species card to rooms with your teleporters, each where you like.',
    },
    improvise: { name: 'Improvise', body: 'Either train 1 researcher or call 1 researcher.' },
    movement: { name: 'Movement', body: 'Up to 3 moves with your researchers, each into an explored room that shares a side.' },
    technology: { name: 'Use Technology', body: 'Use one technology card that nobody has exhausted this round.' },
    contamination: {
      name: 'Contamination',
      body: 'Costs you 1 researcher on the ship at the start of your turn. It can be used for nothing else.',
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
    thirdRing: 'Third Ring',
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
    sendBack: 'Armory',
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
    checkControl: 'Check control points',
    cleanUp: 'Clean-up',
    renewMission: 'Personal mission',
  },
  groups: { term: 'Rules', die: 'Command dice', room: 'Rooms', technology: 'Technologies', species: 'Species', mission: 'Missions' },
  terms: {
    goal: {
      title: 'Goal',
      body: 'Reach the threshold of control points (CP) when they are counted at the end of a round: 8 with 2 players, 7 with 3, 6 with 4. Otherwise most CP after round 7 win. CP come from rooms you control and missions you have fulfilled.',
    },
    round: {
      title: 'A round',
      body: '1 Assign commands: offers of dice. 2 Turns in the order of the order cards: contamination, actions, missions. 3 Check control points. 4 Clean-up: technologies are ready again, a new general mission, the start player moves on, personal missions are renewed.',
    },
    offer: {
      title: 'Offers',
      body: 'The offerer puts dice on the lowest order card, leaving at least 2 in the pool for each order card still to come. The others, clockwise, accept or refuse; if all refuse, the offerer must take it. Whoever takes an offer may add 1 die from the pool. The last order card comes with all dice left.',
    },
    orderCard: { title: 'Order card', body: 'It holds your dice for this round; its number says when your turn comes.' },
    die: {
      title: 'Using a die',
      body: 'For what it shows, or any command die for a single move or to explore a room. Each die is used once; unused dice are simply returned.',
    },
    contamination: {
      title: 'Contamination',
      body: 'Your turn begins with it: for each such die one of your researchers on the ship returns to your supply. You choose which, but those in the Contaminated Zone go first. A vaccine cancels one die.',
    },
    researcher: {
      title: 'Researchers',
      body: 'Each of your 16 is in your supply, trained on your species card, or in a room of the ship. Training and calling move them on; contamination and sacrifice send them back to the supply.',
    },
    speciesCard: {
      title: 'Species card',
      body: 'It holds your trained researchers, says where you begin, and gives you an ability of your own.',
    },
    teleporter: {
      title: 'Teleporter',
      body: 'Researchers can be called to any room with your own teleporter. You have three; the first is in the Airlock.',
    },
    exploring: {
      title: 'Exploring',
      body: 'Spend any command die: a face-down tile beside a room with your researcher is turned up, and one researcher goes in from there.',
    },
    control: {
      title: 'Control',
      body: 'You control an explored room if you have more researchers there than each other player and at least its minimum. If the strongest are tied, nobody controls it, and its CP are divided, rounded down.',
    },
    roomAction: {
      title: 'Room action',
      body: 'Once a round, in your turn and without a die, you may use the action of a room you control.',
    },
    technology: {
      title: 'Technologies',
      body: 'Four lie open for everybody. Each can be used once in a round by the whole table; then it is exhausted until the clean-up.',
    },
    mission: {
      title: 'Missions',
      body: 'At the end of your turn you may fulfil your secret personal mission and any open general missions whose conditions are met, in the order you like. Their CP are yours for good.',
    },
    sacrifice: {
      title: 'Sacrifice',
      body: 'A researcher of yours goes from any room of the ship to your supply. It can be trained and called again.',
    },
    vaccine: { title: 'Vaccine markers', body: 'Return one to cancel one contamination die. There are ten.' },
    end: {
      title: 'End of the game',
      body: 'In the round in which somebody reaches the threshold, or after round 7. Most CP win; then most CP from rooms; then the victory is shared.',
    },
  },
  none: 'no dice',

  prompts: {
    chooseSpecies: () => 'Choose your species',
    keepMission: () => 'Keep one mission; the others go under the stack',
    buildOffer: (_, { view }) =>
      `Build the ${refMark('term:offer', 'offer')} on order card ${view.table.offeredCard ?? ''}: add dice, then put it to the others`,
    answerOffer: (_, { view, dice }) =>
      `${refMark('term:orderCard', 'Order card')} ${view.table.offeredCard ?? ''} with ${dice(view.table.offer)}: take it?`,
    addDie: () => 'Add one die from the pool?',
    loseResearcher: () => `${refMark('term:contamination', 'Contamination')}: from where do you lose a researcher?`,
    act: () => 'Spend a die or use a room',
    spendDie: ({ use }) =>
      use === 'explore'
        ? 'Which die do you spend on exploring?'
        : use === 'mission'
          ? 'Which die do you give for the mission?'
          : use === 'technology'
            ? 'Which die do you spend on the technology?'
            : 'Which die do you spend on a single move?',
    howMany: () => 'How many researchers do you train?',
    callTo: ({ extra }, { view }) =>
      extra ? 'Engine Room: call one more researcher?' : `Call a researcher to which teleporter? (${view.table.turn.callsLeft} left)`,
    move: (_, { view }) => `Move a researcher (${n(view.table.turn.movesLeft, 'move')} left)`,
    exploreFrom: () => 'From which room do you explore?',
    launchTo: () => 'Hangar: where does your researcher go?',
    swapFirst: () => 'Reactor: which researcher changes places?',
    swapSecond: ({ first }, { room, seat }) =>
      `Reactor: with whom does the researcher of ${seat(first.seat)} ${room(first.place, 'at')} change places?`,
    sendBackWhom: () => 'Armory: which researcher leaves the ship?',
    trainOrCallChoice: () => 'Communication Centre: train or call?',
    teleporterTo: () => 'Where do you place your teleporter?',
    shiftTeleporter: () => 'Which teleporter moves where?',
    cloneAt: () => 'Where do you clone a researcher?',
    chooseCommand: () => 'Universal Tool: which command?',
    overrideRoom: () => 'Override Key: which room do you use?',
    transitWay: ({ way }) =>
      way === undefined ? 'Transit Tube: who travels where?' : 'Transit Tube: send a second researcher the same way?',
    pushWhom: () => 'Repulsor: whom do you push where?',
    fulfil: () => 'Fulfil missions, then end your turn',
    sacrificeFrom: () => 'From where do you sacrifice a researcher?',
    exchange: () => 'Exchange your personal mission?',
  },

  answers: {
    chooseSpecies: (id, { species }) => species(id),
    keepMission: (id, { mission }) => mission(id),
    buildOffer: (choice, { die }) => (choice === 'done' ? 'Put the offer' : `Add ${die(choice)}`),
    answerOffer: (choice) => (choice === 'accept' ? 'Take the offer' : 'Refuse'),
    addDie: (choice, { die }) => (choice === 'none' ? 'Add no die' : `Add ${die(choice)}`),
    loseResearcher: (choice, { room }) => (choice === 'vaccine' ? 'Use a vaccine' : `Lose one ${room(choice, 'from')}`),
    act: (action, { technology, room, view }) => {
      switch (action.act) {
        case 'training':
          return 'Training Camp: train researchers';
        case 'support':
          return 'Support: call researchers';
        case 'improvise':
          return action.as === 'train'
            ? 'Improvise: train 1'
            : action.as === 'call'
              ? 'Improvise: call 1'
              : 'Improvise: train 1 and call 1';
        case 'movement':
          return 'Movement: move researchers';
        case 'technology':
          return `Use ${technology(action.technology)}`;
        case 'step':
          return 'Any die: one single move';
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
    callTo: (choice, { room }) => (choice === 'stop' ? 'Call no more' : `Call one ${room(choice, 'to')}`),
    move: (way, { room }) => (way === 'stop' ? 'Stop moving' : `${room(way.from)} → ${room(way.to)}`),
    exploreFrom: (from, { room }) => `Explore ${room(from, 'from')}`,
    launchTo: (to, { room }) => `Move one ${room(to, 'to')}`,
    swapFirst: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    swapSecond: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    sendBackWhom: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    trainOrCallChoice: (choice) => (choice === 'train' ? 'Train 1 researcher' : 'Call 1 researcher'),
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
        default:
          return die(command);
      }
    },
    overrideRoom: (at, { room }) => `Use the ${room(at)}`,
    transitWay: (way, { room }) => (way === 'stop' ? 'No second researcher' : `${room(way.from)} → ${room(way.to)}`),
    pushWhom: (push, { room, seat }) => `${seat(push.seat)}: ${room(push.from)} → ${room(push.to)}`,
    fulfil: (choice, { mission }) => (choice === 'done' ? 'End turn' : `Fulfil ${mission(choice)}`),
    sacrificeFrom: (from, { room }) => `Sacrifice one ${room(from, 'from')}`,
    exchange: (choice) => (choice === 'keep' ? 'Keep your mission' : 'Put it under the stack and draw another'),
  },

  events: {
    shipLaid: ({ places }) => `The ship has ${places.length} rooms; only the Airlock is known.`,
    technologiesLaid: ({ technologies, vaccines }, { technology }) =>
      `Technologies in play: ${technologies.map(technology).join(', ')}.${vaccines > 0 ? ` ${n(vaccines, 'vaccine marker')} ${vaccines === 1 ? 'lies' : 'lie'} ready.` : ''}`,
    speciesDealt: ({ seat, count, species }, t) =>
      species === undefined
        ? `${t.by(seat, 'is', 'You are')} dealt ${n(count, 'species card')}.`
        : `${t.by(seat, 'may', 'You may')} choose between ${species.map(t.species).join(' and ')}.`,
    speciesRevealed: ({ seat, species }, t) => `${t.by(seat, 'leads', 'You lead')} the ${t.species(species)}.`,
    landed: ({ seat, airlock, card }, t) =>
      `${t.by(seat, 'begins', 'You begin')} with ${researchers(airlock)} in the Airlock and ${card} trained.`,
    startPlayer: ({ seat }, t) => `${t.by(seat, 'is', 'You are')} the start player.`,
    generalRevealed: ({ mission }, t) => `New general mission: ${t.mission(mission)}.`,
    missionsDrawn: ({ seat, count, missions }, t) =>
      missions === undefined
        ? `${t.by(seat, 'draws', 'You draw')} ${n(count, 'personal mission')}.`
        : `${t.by(seat, 'draws', 'You draw')} ${missions.map(t.mission).join(' and ') || 'no mission'}.`,
    missionKept: ({ seat, returned, mission }, t) =>
      mission === undefined
        ? `${t.by(seat, 'keeps', 'You keep')} one mission; ${n(returned, 'card goes', 'cards go')} under the stack.`
        : `${t.by(seat, 'keeps', 'You keep')} ${t.mission(mission)}.`,
    missionExchanged: ({ seat, mission }, t) =>
      mission === undefined
        ? `${t.by(seat, 'exchanges', 'You exchange')} the personal mission.`
        : `${t.by(seat, 'exchanges', 'You exchange')} the personal mission: ${t.mission(mission)}.`,
    roundBegan: ({ round }) => `Round ${round} begins.`,
    rolled: ({ seat, dice }, t) => `${t.by(seat, 'rolls', 'You roll')} ${t.dice(dice)}.`,
    rerolled: ({ seat, count, dice }, t) =>
      `Too much contamination: ${t.by(seat, 'rolls', 'you roll')} ${n(count, 'die', 'dice')} again: ${t.dice(dice)}.`,
    offered: ({ seat, card, dice }, t) => `${t.by(seat, 'offers', 'You offer')} order card ${card} with ${t.dice(dice)}.`,
    refused: ({ seat }, t) => `${t.by(seat, 'refuses', 'You refuse')}.`,
    accepted: ({ seat, card, forced }, t) =>
      forced
        ? `Nobody else wants order card ${card}: ${t.by(seat, 'takes', 'you take')} it back.`
        : `${t.by(seat, 'takes', 'You take')} order card ${card}.`,
    dieAdded: ({ seat, symbol }, t) => `${t.by(seat, 'adds', 'You add')} ${t.die(symbol)}.`,
    lastCard: ({ seat, card, dice }, t) => `${t.by(seat, 'gets', 'You get')} order card ${card} and the rest: ${t.dice(dice)}.`,
    turnBegan: ({ seat, card }, t) => `Order card ${card}: ${t.by(seat, 'begins', 'you begin')}.`,
    contaminated: ({ seat, from }, t) => `${t.by(seat, 'loses', 'You lose')} a researcher ${t.spot(from, 'from')} to contamination.`,
    vaccinated: ({ seat }, t) => `${t.by(seat, 'uses', 'You use')} a vaccine.`,
    contaminationIgnored: ({ seat, count, why }, t) =>
      why === 'immune'
        ? `${t.by(seat, 'shrugs', 'You shrug')} off ${n(count, 'contamination die', 'contamination dice')}.`
        : `${t.by(seat, 'has', 'You have')} nobody on the ship to lose.`,
    callsGranted: () => '',
    movesGranted: () => '',
    dieSpent: ({ seat, symbol, use }, t) =>
      use === 'explore'
        ? `${t.by(seat, 'spends', 'You spend')} ${t.die(symbol)} to explore.`
        : use === 'step'
          ? `${t.by(seat, 'spends', 'You spend')} ${t.die(symbol)} on a single move.`
          : use === 'mission'
            ? `${t.by(seat, 'gives', 'You give')} ${t.die(symbol)} for the mission.`
            : `${t.by(seat, 'uses', 'You use')} ${t.die(symbol)}.`,
    abilityUsed: ({ seat, species }, t) => `${t.by(seat, 'uses', 'You use')} the ability of the ${t.species(species)}.`,
    trained: ({ seat, count }, t) => `${t.by(seat, 'trains', 'You train')} ${researchers(count)}.`,
    called: ({ seat, to, extra }, t) =>
      `${t.by(seat, 'calls', 'You call')} ${extra ? 'one more researcher' : 'a researcher'} ${t.spot(to, 'to')}.`,
    moved: ({ seat, from, to }, t) => `${t.by(seat, 'moves', 'You move')} ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    explored: ({ seat, from, to }, t) => `${t.by(seat, 'explores', 'You explore')} ${t.spot(from, 'from')}: the ${t.spot(to)}.`,
    technologyUsed: ({ seat, technology }, t) => `${t.by(seat, 'uses', 'You use')} ${t.technology(technology)}.`,
    teleporterPlaced: ({ seat, at }, t) => `${t.by(seat, 'places', 'You place')} a teleporter ${t.spot(at, 'at')}.`,
    noTeleporterLeft: ({ seat }, t) => `${t.by(seat, 'has', 'You have')} no teleporter left to place.`,
    teleporterMoved: ({ seat, from, to }, t) =>
      `${t.by(seat, 'moves', 'You move')} a teleporter ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    cloned: ({ seat, at }, t) => `${t.by(seat, 'clones', 'You clone')} a researcher ${t.spot(at, 'at')}.`,
    vaccinesTaken: ({ seat, count }, t) => `${t.by(seat, 'takes', 'You take')} ${n(count, 'vaccine marker')}.`,
    pushed: ({ seat, owner, from, to }, t) =>
      `${t.by(seat, 'pushes', 'You push')} a researcher of ${t.seat(owner)} ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    roomUsed: ({ seat, at }, t) => `${t.by(seat, 'uses', 'You use')} the ${t.spot(at)}.`,
    swapped: ({ owners, spots }, t) =>
      `The researchers of ${t.seat(owners[0])} ${t.spot(spots[0], 'at')} and of ${t.seat(owners[1])} ${t.spot(spots[1], 'at')} change places.`,
    sentBack: ({ seat, owner, from }, t) =>
      `${t.by(seat, 'sends', 'You send')} a researcher of ${t.seat(owner)} ${t.spot(from, 'from')} back to the species card.`,
    actionsEnded: ({ seat, unused }, t) =>
      unused > 0
        ? `${t.by(seat, 'ends', 'You end')} the actions with ${n(unused, 'die', 'dice')} unused.`
        : `${t.by(seat, 'ends', 'You end')} the actions.`,
    fulfilled: ({ seat, mission, points: won, personal }, t) =>
      `${t.by(seat, 'fulfils', 'You fulfil')} the ${personal ? 'personal' : 'general'} mission ${t.mission(mission)}: ${points(won)}.`,
    sacrificed: ({ seat, from, to }, t) =>
      `${t.by(seat, 'sacrifices', 'You sacrifice')} a researcher ${t.spot(from, 'from')}${to === 'card' ? '; it returns to the species card' : ''}.`,
    turnEnded: ({ seat }, t) => `${t.by(seat, 'has finished the', 'You have finished your')} turn.`,
    controlChecked: ({ points: all }, t) =>
      `Control points: ${all.map(({ missions, rooms }, seat) => `${t.seat(seat)} ${missions + rooms} (missions ${missions}, rooms ${rooms})`).join(', ')}.`,
    technologiesReady: () => 'All technologies are ready again.',
    gameEnded: ({ ending }) => (ending === 'threshold' ? 'The threshold is reached: the game is over.' : 'Round 7 is over: the game ends.'),
  },

  interjections: {},
  reasons: {
    offerEmpty: () => 'an offer needs at least 1 die',
    poolTooSmall: ({ need, cards }) => `${n(need, 'die', 'dice')} must stay in the pool for the ${n(cards, 'order card')} to come`,
    notInPool: () => 'none left in the pool',
    lossesStartHere: () => 'your researchers in the Contaminated Zone go first',
    noDie: ({ symbol }, { die }) => `you have no ${die(symbol)} die`,
    noCommandDie: () => 'you have no command die left',
    supplyEmpty: () => 'no researchers in your supply',
    cardEmpty: () => 'no trained researchers on your species card',
    nowhereToMove: () => 'no explored room beside your researchers',
    noOneAboard: () => 'none of your researchers is on the ship',
    unexplored: () => 'this room must be explored first',
    noResearcherBeside: () => 'none of your researchers stands beside it',
    exhausted: ({ by }, { seat }) => `exhausted by ${seat(by)} until the clean-up`,
    technologyNoEffect: () => 'it would change nothing now',
    noOneInRoom: ({ need }) => `you have nobody there; you need ${need}`,
    roomTied: ({ need }) => `tied for most researchers, so nobody controls it; you need ${need} more`,
    roomOutnumbered: ({ need, controller }, { seat }) =>
      `${controller >= 0 ? `${seat(controller)} controls it` : 'others have more researchers there'}; you need ${need} more`,
    roomMinimum: ({ need }) => `you need ${need} more for control`,
    roomActionUsed: () => 'you have used your room action of this round',
    roomUsedThisRound: () => 'you have already used it this round',
    roomOnlyWhenCalling: () => 'it adds a researcher when you call, by Support, Improvise or a card',
    roomNoEffect: () => 'it would change nothing now',
    noResearcherHere: () => 'none of your researchers is there',
    teleporterHere: () => 'your teleporter is there already',
    noTeleportersHere: () => 'no teleporter may be placed in or moved into it',
    missionMissing: ({ have, need, missing }) => `${have} of ${need}, needs ${missing} more`,
    sacrificeMissing: ({ need, missing }) => `costs ${researchers(need)} from the ship, you lack ${missing}`,
  },

  measures: {
    control: ({ count, among }, room) => (among === undefined ? `Control ${n(count, 'room')}` : `Control ${either(among, room, count)}`),
    firm: ({ count }) => `Control ${n(count, 'room')} with at least 2 researchers each`,
    worth: ({ count }) => `Control rooms worth ${points(count)} together`,
    line: ({ count }) => `Control ${count} rooms in one straight line of the ship`,
    corners: ({ count }) => `Control ${count} rooms at the corners of the ship`,
    linked: ({ count }) => `Control ${count} rooms with teleporters of yours`,
    stand: ({ count }) => `Have researchers in ${count} rooms`,
    alone: ({ count }) => `Be alone in ${count} rooms`,
    shared: ({ count }) => `Share ${count} rooms with researchers of others`,
    overshadowed: ({ count }) => `Have researchers in ${count} rooms that others control`,
    gather: ({ count, among }, room) =>
      among === undefined ? `Have ${researchers(count)} in one room` : `Have ${researchers(count)} in ${either(among, room, 1)}`,
    lead: ({ count }) => `Be ${count} researchers ahead of everybody in one room`,
    aboard: ({ count }) => `Have ${researchers(count)} on the ship`,
    behind: ({ count }) => `Have fewer researchers on the ship than each other player${count > 1 ? `, by ${count}` : ''}`,
    ahead: ({ count }) => `Have more researchers on the ship than each other player${count > 1 ? `, by ${count}` : ''}`,
    trained: ({ count }) => `Have ${researchers(count)} on your species card`,
    teleporters: ({ count }) => `Have ${n(count, 'teleporter')} on the ship`,
    technologies: ({ count, which }, _room, technology) =>
      which === undefined
        ? `Use ${count === 1 ? 'a technology' : `${count} technologies`} this turn`
        : `Use ${technology(which)} this turn`,
    roomActions: ({ count }) => `Use ${count === 1 ? 'a room action' : `${count} room actions`} this turn`,
    called: ({ count }) => `Call ${researchers(count)} this turn`,
    moved: ({ count }) => `Make ${n(count, 'move')} this turn`,
    explored: ({ count }) => `Explore ${n(count, 'room')} this turn`,
    charted: () => 'See the whole ship explored',
    dice: ({ count }) => `Return ${count} unused command dice`,
  },
  abilities: {
    extra: ({ symbol, by }) =>
      symbol === 'movement'
        ? `Movement gives you ${3 + by} moves, not 3.`
        : `Training Camp trains up to ${2 + by} of your researchers, not 2.`,
    immune: ({ dice }) =>
      `The first ${dice === 1 ? 'contamination die' : `${dice} contamination dice`} of each of your turns ${dice === 1 ? 'has' : 'have'} no effect.`,
    improviseBoth: () => 'Improvise lets you train 1 researcher and then call 1.',
    anyDieTechnology: () => 'Once in each of your turns any command die may be spent as Use Technology.',
    freeExploration: () => 'Your first exploration in each turn costs no die.',
    sacrificesReturn: () => 'Your sacrificed researchers return to your species card, not to your supply.',
    roomActions: ({ count }) => `You may use ${count} room actions in a round, each of another room.`,
  },
  effects: {
    placeTeleporter: () =>
      'Place one of your teleporters in an explored room with your researcher; one for each room, none in the Laboratory. With none left it may still be used.',
    clone: () => 'Put 1 researcher from your supply into a room where one of yours stands.',
    anyCommand: () => 'Do what a Training Camp, Support, Improvise or Movement die does.',
    takeVaccines: ({ count }) => `Take ${count} vaccine markers.`,
    moveTeleporter: () => 'Move one of your teleporters on the ship to any other explored room, but not into the Laboratory.',
    roomAction: () =>
      'Use the action of a room with your researcher, even without control. It does not count as your room action of this round.',
    transit: ({ upTo }) => `Move up to ${upTo} of your researchers from one room to any one explored room.`,
    push: () => 'Move one researcher of another player from a room with your researcher to an explored room beside it.',
  },
  roomActions: {
    moves: ({ upTo }) => `In your turn: up to ${n(upTo, 'move')} with your researchers.`,
    extraCall: () => 'When you call researchers: call 1 more.',
    drawMissions: ({ count }) => `In your turn: draw ${count} personal missions, then put 2 of yours under the stack.`,
    swap: () => 'In your turn: two researchers of different colours in adjacent rooms change places.',
    launch: () => 'In your turn: move 1 of your researchers from here to any explored room.',
    sendBack: () => "In your turn: take any researcher off the ship, to its owner's species card.",
    trainOrCall: () => 'In your turn: train 1 researcher or call 1 researcher.',
  },
  roomRules: {
    lossesStartHere: 'Whoever loses researchers to contamination loses those in this room first.',
    noTeleporters: 'No teleporter may be placed in or moved into this room.',
    start: 'Everybody begins here, each with a teleporter.',
  },
  noAction: 'No special property.',
  roomFacts: (worth, minimum) => `${points(worth)}${minimum > 1 ? `; control needs ${minimum} of your researchers` : ''}.`,
  speciesFacts: ({ airlock, card }) => `Begins with ${airlock} in the Airlock and ${card} trained.`,
  missionFacts: ({ points: worth, sacrifice }) =>
    `${points(worth)}; ${sacrifice === 0 ? 'no sacrifice' : `sacrifice ${researchers(sacrifice)}`}.`,
  scoreParts: { missions: 'Missions', rooms: 'Rooms' },
  ties: { rooms: 'Most CP from rooms' },
  outcome: ({ ending, scores, winners }, seats) => {
    const best = scores[winners[0]];
    const how = ending === 'threshold' ? 'The threshold was reached' : 'Seven rounds are over';
    const tied = scores.filter((s) => s.total === best.total).length > winners.length;
    if (winners.length > 1)
      return `${how}. ${seats(winners)} share the victory with ${best.total} CP, ${best.parts.rooms} of them from rooms.`;
    return `${how}. ${seats(winners)} wins with ${best.total} CP${tied ? `, ahead in the tie by ${best.parts.rooms} CP from rooms` : ''}.`;
  },
  panels: {
    table: 'Table',
    ship: 'Ship',
    missions: 'General missions',
    technologies: 'Technologies',
    dice: 'Dice',
    round: (round, last) => `Round ${round} of ${last}`,
    threshold: (count) => `${points(count)} win`,
    startPlayer: (seat) => `Start player: ${seat}`,
    stacks: (general, personal) => `Missions left: ${general} general, ${personal} personal`,
    points: (total, missions, rooms) => `${points(total)} (missions ${missions}, rooms ${rooms})`,
    researchers: (aboard, trained, supply) => `Researchers: ${aboard} on the ship, ${trained} trained, ${supply} in the supply`,
    pieces: (teleporters, vaccines) => `${n(teleporters, 'teleporter')} left, ${n(vaccines, 'vaccine')}`,
    orderCard: (card, dice) => `Order card ${card}: ${dice}`,
    fulfilled: (missions) => `Fulfilled: ${missions}`,
    personal: (mission) => (mission === undefined ? 'A secret personal mission' : `Personal mission: ${mission}`),
    progress: (have, need) => `${have} of ${need}`,
    ready: 'can be fulfilled',
    unexplored: 'unexplored',
    empty: 'nobody',
    controls: (seat) => `controlled by ${seat}`,
    teleportersOf: (seats) => `teleporters of ${seats}`,
    exhausted: (seat) => `exhausted by ${seat}`,
    vaccines: (count) => `${n(count, 'vaccine marker')} left`,
    pool: (dice) => `Pool: ${dice}`,
    offer: (card, dice) => `Order card ${card}: ${dice}`,
    centre: (dice) => `Used: ${dice}`,
  },
};

export const en = speak('en', words);
