import { capital, counting, listing, type Seat, seatMark } from '@orrery/kernel';
import { type Level, ROMAN } from '../content/kinds.ts';
import { board } from './board.en.ts';
import type { Language, Telling } from './language.ts';
import { speak } from './make.ts';

const counted = counting('en');
const many = (n: number, one: string, more: string): string => counted(n, { one, other: more });
const cubes = (n: number): string => many(n, 'cube', 'cubes');
const points = (n: number): string => counted(n, { other: 'VP' });
const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
const who = (seat: Seat, t: Telling): string => t.whom(seat, 'You');
const list = listing('en');
const either = listing('en', 'disjunction');
const levels = (wanted: readonly Level[]): string => either(wanted.map((level) => ROMAN[level]));

export const english: Language = {
  title: 'Beyond the Sun',
  tagline: 'Research a shared tree of technologies, control the shipyards, settle the stars.',
  options: {
    mats: {
      name: 'Faction mats',
      explanation: 'Standard mats differ only in how you start. Expert mats have their own tracks, columns and two abilities to gain.',
      values: { standard: 'Standard', expert: 'Expert' },
    },
    display: {
      name: 'Technology display',
      explanation: 'Expert variant: technologies are taken from open rows instead of being revealed from the deck.',
    },
  },
  techs: {
    narrowBeamLaser: 'Narrow Beam Lasers',
    terraforming: 'Terraforming',
    advancedGenetics: 'Advanced Genetics',
    advancedRobotics: 'Advanced Robotics',
    hypercomputing: 'Hypercomputing',
    bioSynapticNetwork: 'Bio-Synaptic Network',
    remoteProbes: 'Remote Probes',
    spacetimeAnomalyStudies: 'Spacetime Anomaly Studies',
    tacticalSimulations: 'Tactical Simulations',
    plasmaCannon: 'Plasma Cannon',
    humanExperiments: 'Human Experiments',
    privateerCharters: 'Privateer Charters',
    massCloning: 'Mass Cloning',
    asteroidFoundries: 'Asteroid Foundries',
    verticalFarms: 'Vertical Farms',
    merchantConvoys: 'Merchant Convoys',
    technologyLicensing: 'Technology Licensing',
    modularFleet: 'Modular Fleet',
    supplyDepot: 'Supply Depot',
    colonyShips: 'Colony Ships',
    transdimensionalAi: 'Transdimensional AI',
    planetaryScaleResearch: 'Planetary-Scale Research',
    metahumanChambers: 'Metahuman Chambers',
    hivemindComputing: 'Hivemind Computing',
    deepSpaceMegastructures: 'Deep Space Megastructures',
    capitalShip: 'Capital Ship',
    androidArmada: 'Android Armada',
    mercenaryFleet: 'Mercenary Fleet',
    cerebralImplants: 'Cerebral Implants',
    manufacturingOrbitals: 'Manufacturing Orbitals',
    androidRightsMovement: 'Android Rights Movement',
    subatomicFabrication: 'Subatomic Fabrication',
    quantumDataExchange: 'Quantum Data Exchange',
    hyperdriveBoosters: 'Hyperdrive Boosters',
    wormholeTechnology: 'Wormhole Technology',
    stealthTerraformers: 'Stealth Terraformers',
    parallelUniverseGenerator: 'Parallel Universe Generator',
    postScarcityEconomy: 'Post-Scarcity Economy',
    galacticHq: 'Galactic HQ',
    ringworldAuthority: 'Ringworld Authority',
    gigaCorporations: 'Giga-Corporations',
    mindMachineAssimilation: 'Mind/Machine Assimilation',
    universalArchive: 'Universal Archive',
    blackMarketIndustries: 'Black Market Industries',
    colonialMinistry: 'Colonial Ministry',
    galacticEmpire: 'Galactic Empire',
  },
  systems: {
    barnardsStar: 'Barnard’s Star',
    sirius: 'Sirius',
    lalande21185: 'Lalande 21185',
    luytensStar: 'Luyten’s Star',
    procyon: 'Procyon',
    wolf359: 'Wolf 359',
    epsilonEridani: 'Epsilon Eridani',
    epsilonIndi: 'Epsilon Indi',
    ross128: 'Ross 128',
    lacaille9352: 'Lacaille 9352',
    groombridge34: 'Groombridge 34',
    teegardensStar: 'Teegarden’s Star',
    tauCeti: 'Tau Ceti',
    kapteynsStar: 'Kapteyn’s Star',
    ross154: 'Ross 154',
    wise0855: 'WISE 0855-0714',
    cygni61: '61 Cygni',
    ross248: 'Ross 248',
    lacaille8760: 'Lacaille 8760',
    proximaCentauri: 'Proxima Centauri',
    eridani82: '82 Eridani',
    gliese687: 'Gliese 687',
    yzCeti: 'YZ Ceti',
    vanMaanensStar: 'Van Maanen’s Star',
  },
  events: {
    tylerLee: 'Tyler Lee',
    mayaChaturvedi: 'Maya Chaturvedi',
    bumperHarvest: 'Bumper Harvest',
    prospectingBoom: 'Prospecting Boom',
    distressSignal: 'Distress Signal',
    armsRace: 'Arms Race',
    labourReform: 'Labour Reform',
    humanitarianPrize: 'Humanitarian Prize',
    contestedShipyard: 'Contested Shipyard',
    greatCensus: 'Great Census',
    kc24x: 'KC-24X',
    ono: 'Ono',
    massEnlightenment: 'Mass Enlightenment',
    firstContact: 'First Contact',
    oreLevy: 'Ore Levy',
    spacecraftMuseum: 'Spacecraft Museum',
    dysonSphere: 'Dyson Sphere, Mk. I',
    rogueStar: 'Rogue Star',
    frontierRegistry: 'Frontier Registry',
    deepSpaceBeacon: 'Deep Space Beacon',
  },
  achievements: {
    empire: 'Empire',
    transcendence: 'Transcendence',
    clockwork: 'Clockwork',
    armada: 'Armada',
    scholars: 'Scholars',
    hegemony: 'Hegemony',
    specialist: 'Specialist',
    breadbasket: 'Breadbasket',
    foundries: 'Foundries',
    polymath: 'Polymath',
  },
  guilds: {
    terraformingGuild: 'Terraforming Guild',
    academyGuild: 'Academy Guild',
    technocratsGuild: 'Technocrats Guild',
    pathfinderGuild: 'Pathfinder Guild',
  },
  factions: {
    unOfSol: 'United Nations of Sol',
    nishidaOstergaard: 'Nishida-Østergaard Corporation',
    lunarCombine: 'Lunar Combine',
    aresAssembly: 'Ares Assembly',
  },
  abilities: {
    'unOfSol.A': 'after a trade phase with 3 or more exchanges: 2 jumps.',
    'unOfSol.B': 'when you own 3 colonized systems: turn 2 supply into population.',
    'nishidaOstergaard.A': 'the first undiscovered field you research in a turn gives 1 ore.',
    'nishidaOstergaard.B.food': 'when the last food disc leaves your mat: automate 1 ore and gain 3 ore.',
    'nishidaOstergaard.B.ore': 'when the last ore disc leaves your mat: automate 1 food and gain 3 ore.',
    'lunarCombine.A': 'decommissioning a ship costs no ore.',
    'lunarCombine.B': 'at automation step 4: turn 1 supply into a level 3 ship.',
    'aresAssembly.A': 'the first location you take from another faction in a turn gives 1 ore.',
    'aresAssembly.B': 'when you have your first level 4 ship: 3 jumps.',
  },
  locations: {
    sol: 'Sol',
    a1: 'Space A1',
    a2: 'Space A2',
    y1: 'Shipyard 1',
    y2: 'Shipyard 2',
    y3: 'Shipyard 3',
    b1: 'Space B1',
    b2: 'Space B2',
    deepSpace: 'Deep Space',
    rogue: 'Rogue star',
  },
  types: { science: 'scientific', economy: 'economic', military: 'military', commerce: 'commercial' },
  markers: { food: 'food', ore: 'ore', star: 'star' },
  pieces: { food: 'food disc', ore: 'ore disc', star: 'star disc' },
  basic: { 'basic.1': 'Research I', 'basic.2': 'Research II', 'basic.3': 'Build and jump', 'basic.4': 'Recruit' },
  dyson: 'Dyson Sphere, Mk. I',
  groups: {
    technology1: 'Technologies I',
    technology2: 'Technologies II',
    technology3: 'Technologies III',
    technology4: 'Technologies IV',
    system: 'Systems',
    event: 'Events',
    achievement: 'Achievements',
    guild: 'Guilds',
    faction: 'Factions',
    location: 'Locations',
    term: 'Terms',
  },
  terms: {
    population: ['Population', 'Cubes at work on your mat. Research and most ships use them. Population on a technology never comes back.'],
    supply: [
      'Supply',
      'Cubes waiting in columns A to E. They are taken from the left and come back from the right; when all columns are full, column A grows.',
    ],
    ore: ['Ore', 'Your money. The general supply never runs out.'],
    growth: ['Population growth', 'One cube from every column whose letter shows on the food track. An empty column gives nothing.'],
    oreProduction: ['Ore production', '1 ore for every ore symbol that no disc covers.'],
    trade: [
      'Resource trade',
      'Any number of exchanges: 3 ore to turn 1 supply into population, 1 ore to turn one of your ships into population, or 1 population back to supply for 1 ore.',
    ],
    pawn: [
      'Pawn',
      'Each turn it moves to another free action space. A space with another pawn is blocked; only Recruit has room for everyone and may be repeated.',
    ],
    research: [
      'Research',
      'Choose a field of the level whose prerequisites you have, put a cube there, carry out the event of an undiscovered field, choose its card, take the immediate bonus.',
    ],
    types: [
      'Types',
      'An undiscovered technology takes the type of a prerequisite. Cards are revealed until two of that type are found; a hybrid counts for both of its types.',
    ],
    immediate: ['Immediate bonus', 'Everyone who researches the technology gets it, once.'],
    event: ['Event', 'Revealed when an undiscovered level II or III field is researched, before its technology is chosen.'],
    guild: ['Guild', 'An action space for everyone, covered until its event is revealed.'],
    automation: [
      'Automation',
      'A production disc moves to the automation track and your production grows. Some of the 7 steps bear VP; each further step is worth 1 VP.',
    ],
    ship: ['Ship', 'A cube on a ship face. Its level, 1 to 4, is its strength. Built at Sol or at a shipyard you control.'],
    upgrade: ['Upgrade', 'Turns a ship to a higher level, 4 at most. Control is checked afterwards.'],
    jump: ['Jump', 'One ship along one line. All jumps of one effect are one movement: control is checked when it is over.'],
    control: [
      'Control',
      'The strongest fleet controls a system or shipyard. Whoever is still among the strongest stays; a tie of others above them leaves nobody in control.',
    ],
    base: ['Base', 'The production disc that shows control. It raises your production and is worth 1 VP at the end.'],
    star: ['Star disc', 'Stands in when a production disc is missing. It is not a claim and is never exchanged later.'],
    colonise: [
      'Colonize',
      'A system you control, with enough strength there. The ships go back to supply, all others drift to Deep Space, the card is yours with a second disc and its bonus.',
    ],
    privateTechnology: [
      'Private technology',
      'One of three cards, next to your mat. Only you use it. It needs no cube and is nobody’s prerequisite.',
    ],
    display: ['Technology display', 'Open rows of cards. Rows III and IV open when something that researches there comes into play.'],
    end: [
      'End of the game',
      'The 4th claimed achievement (3rd with 2 or 3 players) triggers the end: the round is finished, then one more round is played.',
    ],
    scoring: [
      'Scoring',
      'Technologies (1, 2, 3, printed; the cards write IV as IIII), private technologies, automation, colonies, 1 for each base, events, achievements, and 1 each for the greatest strength at Sol and in Deep Space.',
    ],
  },
  powers: {
    missingPrerequisite: 'of a discovered technology that needs two prerequisites you may lack one.',
    oreForReturned: 'one returned population of an action’s cost may be paid with 1 ore.',
    eitherTrack: 'you may take production discs from either track.',
    wormhole: 'your ships reach any location with 1 jump, except from Sol and Deep Space.',
    swapStars: 'at any time on your turn: exchange a star you placed for a production disc.',
    headquarters: 'once per turn, at any time on your turn: upgrade 1 ship by 1 level.',
    blackMarket: 'once per turn, at any time on your turn: return 1 population for 2 ore.',
    assimilation: 'once per turn, at any time on your turn: pay 1 ore to turn 1 supply into population.',
    enterOccupied: 'once per turn you may enter an occupied action space.',
    cygni: 'once per turn, at any time on your turn: return 1 population for 1 ore.',
    empirePoints: '1 VP for each location you control at the end, 3 at most.',
  },
  scoreParts: {
    level1: 'Technologies I',
    level2: 'Technologies II',
    level3: 'Technologies III',
    level4: 'Technologies IV',
    private: 'Private technologies',
    automation: 'Automation',
    colonies: 'Colonized systems',
    bases: 'Bases',
    events: 'Events',
    achievements: 'Achievements',
    presence: 'Sol and Deep Space',
  },
  procedures: {
    game: '',
    turn: 'Turn',
    action: 'Action',
    payment: 'Cost',
    carryOut: '',
    buildShip: 'Build a ship',
    upgradeShips: 'Upgrade',
    jump: 'Jumps',
    transfer: 'Wormholes',
    control: 'Control',
    colonise: 'Colonize',
    stealthColonise: 'Stealth',
    colonialMinistry: 'Colonial Ministry',
    moveSupply: 'Move supply',
    privateTechnology: 'Private technology',
    research: 'Research',
    event: 'Event',
    trade: 'Trade',
    anytime: 'At any time',
  },

  level: (level) => ROMAN[level],
  cost: ({ ore, returned, oreToFellow }) =>
    [
      ...(ore === undefined ? [] : [`${ore} ore`]),
      ...(returned === undefined ? [] : [`return ${returned} population`]),
      ...(oreToFellow === undefined ? [] : [`${oreToFellow} ore to another player`]),
    ].join(' and '),
  effects: {
    gainOre: ({ ore }) => `gain ${ore} ore`,
    recruit: ({ cubes: n }) => `turn ${n} supply into population`,
    build: ({ from, level, at }) => `turn 1 ${from} into a level ${level} ship${at === undefined ? '' : ' in Deep Space'}`,
    jump: ({ steps }) => `make ${many(steps, 'jump', 'jumps')}`,
    transfer: ({ ships }) => `move ${many(ships, 'ship', 'ships')} to any location`,
    upgrade: ({ ships, levels: by, upTo }) =>
      `upgrade ${upTo ? 'up to ' : ''}${many(ships, 'ship', 'ships')} by ${many(by, 'level', 'levels')}`,
    spreadUpgrades: ({ levels: n }) => `upgrade ships by ${n} levels, spread as you like`,
    automate: ({ what }) => `automate 1 ${what === 'either' ? 'food or ore' : what}`,
    research: ({ levels: wanted, cube, known, ignorePrerequisites, immediate }) =>
      [
        `research a ${known ? 'discovered ' : ''}technology (${wanted === 'colonies' ? 'level of your colonized systems + 1' : `level ${levels(wanted)}`})`,
        ...(cube === 'supply' ? ['placing 1 supply'] : []),
        ...(ignorePrerequisites ? ['without prerequisites'] : []),
        ...(immediate ? [] : ['without its immediate bonus']),
      ].join(', '),
    colonise: () => 'colonize a system',
    stealthColonise: ({ steps }) =>
      `make ${steps} jumps and colonize a system nobody controlled when the turn began, without control effects`,
    choose: (_effect, inner) => `choose: ${inner.map((words, i) => `${'ABC'[i]}) ${words}`).join('; ')}`,
    optional: (_effect, inner) => `you may ${inner[0]}`,
    orePerControlled: ({ most }) => `gain 1 ore for each location you control, ${most} at most`,
    recruitPerColonies: ({ colonies }) => `turn 1 supply into population for every ${colonies} colonized systems`,
    orePerTaken: ({ ore }) => `gain ${ore} ore for each location taken from another faction`,
    loseOre: ({ ore }) => `pay ${ore} ore, as far as you can`,
    moveSupply: ({ cubes: n, from, to }) =>
      `move ${from === 'rightmost' ? `the ${n} rightmost supply` : `${n} supply`} to ${to === 'A' ? 'column A' : 'any column'}`,
    growth: () => 'carry out population growth',
    oreProduction: () => 'carry out ore production',
    trade: () => 'carry out a resource trade',
    privateTechnology: ({ level }) => `gain a private technology (level ${ROMAN[level]})`,
    copy: ({ which }) =>
      which === 'research'
        ? 'carry out any action that researches, occupied or not, and pay its cost'
        : 'carry out a Basic Spacefaring action or one of your technologies’ actions, occupied or not, and pay its cost',
    ministry: ({ cards }) => `draw ${cards} systems of deck A and take 1 as a colony without discs, with its bonus`,
    takeDyson: () => 'take the attached system as a colony without discs, with its bonus',
  },
  condition: {
    colonies: ({ least }) => `Own ${least} colonized systems.`,
    levelFour: () => 'Research a level IV technology.',
    automation: ({ steps }) => `Reach automation step ${steps}.`,
    strength: ({ least }) => `Have ships with a total strength of ${least}.`,
    technologies: ({ least }) => `Research ${least} technologies.`,
    control: ({ locations, colonies }) =>
      `Control ${locations} locations and own ${many(colonies, 'colonized system', 'colonized systems')}.`,
    sameSpecialisation: ({ systems }) => `Own or control ${systems} systems, shipyards included, with the same printed specialization.`,
    track: ({ track, removed }) => `Have ${removed} discs off your ${track} track.`,
    everyType: () => 'Have four technologies of level II or higher, one for each type.',
  },
  eventEffects: {
    guild: ({ guild }, names) => `Opens the ${names.guild(guild)}. The researcher gains 1 ore.`,
    everyFaction: (_effect, _names, effects) => `Every faction, the researcher first: ${effects}.`,
    prize: ({ returned, points: n }) =>
      `The first faction, beginning with the researcher, that returns ${returned} population keeps this card: ${points(n)}.`,
    census: ({ most, second }) => `At the end: ${points(most)} for the most technologies, ${second} for the second most.`,
    registry: ({ perColony, most }) => `At the end: ${points(perColony)} for each of your colonized systems, ${most} at most.`,
    controllerOf: ({ at, points: n }, names) => `At the end: ${points(n)} for whoever controls ${names.location(at)}.`,
    strongestAt: ({ at, points: n }, names) => `At the end: ${points(n)} for the greatest strength at ${names.location(at)}.`,
    museum: () =>
      'Every faction, the researcher first, may put one of its ships here for good. At the end it is worth 1 VP (level 1–2) or 2 VP (level 3–4).',
    dyson: () => 'A system of deck B is attached. It is no location. One action space for all: 6 ore and return 2 population to take it.',
    rogueStar: () =>
      'The top system of deck A is placed next to an A space, one line away from it. It is not replaced when it is colonized.',
  },
  inOrder: (effects) => effects.join(', then '),

  prompts: {
    chooseSpace: () => 'Choose an action space',
    chooseProduction: () => 'Choose your production',
    chooseTrade: ({ exchanges }) =>
      exchanges === 0 ? 'Choose a trade' : `Choose a trade (${many(exchanges as number, 'exchange', 'exchanges')} so far)`,
    claimAchievement: () => 'Choose an achievement to claim',
    chooseField: () => 'Choose a technology to research',
    chooseType: ({ field }) => `Choose the type of the new technology on field ${field}`,
    chooseTechnology: ({ field }) => (field === null ? 'Choose your private technology' : `Choose the technology for field ${field}`),
    chooseJump: ({ steps }) => `Move your ships (${many(steps as number, 'jump', 'jumps')} left)`,
    chooseTransfer: ({ ships }) => `Move ${many(ships as number, 'ship', 'ships')} to any location`,
    chooseUpgrade: ({ levels: by, left }) => `Upgrade a ship by ${many(by as number, 'level', 'levels')} (${left} left)`,
    chooseShipyard: ({ level }) => `Choose where to build the level ${level} ship`,
    substitute: ({ level }) => `No supply left for the level ${level} ship. Use population?`,
    chooseMarker: ({ purpose, at }, names) =>
      purpose === 'automation'
        ? 'Choose a production to automate'
        : purpose === 'colony'
          ? 'Choose a disc for the colony'
          : `Choose a disc as your base at ${names.location(at as never)}`,
    chooseBonus: () => 'Choose the control bonus that comes first',
    chooseColony: () => 'Choose a system to colonize',
    chooseSettlers: ({ at, settled }, names) => `Choose a ship to settle ${names.location(at as never)} (strength ${settled} so far)`,
    chooseSystem: () => 'Choose a system to take',
    chooseSupplyMove: () => 'Move a supply cube',
    chooseOne: () => 'Choose an effect',
    takeOptional: ({ script }, names) => `${capital(names.effects(script as string))}?`,
    copyAction: () => 'Choose an action to carry out',
    payReturned: () => 'Pay 1 ore instead of returning 1 population?',
    chooseFellow: ({ ore }) => `Choose who gets ${ore} ore`,
    takePrize: ({ event }, names) => `${names.event(event as never)}: return 1 population?`,
    exhibit: () => 'Give a ship to the museum?',
    placeRogueStar: () => 'Choose an A space for the rogue star',
  },
  answers: {
    growth: 'Population growth',
    ore: 'Ore production',
    trade: 'Resource trade',
    buy: 'Supply into population (−3\u00a0ore)',
    sell: 'Return 1 population for 1 ore',
    retire: (level, place) => `Decommission the level ${level} ship at ${place}`,
    doneTrading: 'Done',
    surcharge: (action, ore) => `${action} (${ore} ore more here)`,
    slot: (action, slot) => `${action} (${slot === 2 ? 'second' : 'third'} space)`,
    field: (field, level, known, types) =>
      known === undefined
        ? `Field ${field}: undiscovered ${ROMAN[level]}${types.length === 0 ? '' : ` (${either(types)})`}`
        : `${known} (${ROMAN[level]})`,
    move: (level, from, to) => `Level ${level} ship: ${from} → ${to}`,
    stopMoving: 'Stop moving',
    upgrade: (level, place) => `Level ${level} ship at ${place}`,
    stopUpgrading: 'Stop upgrading',
    fromPopulation: 'Use 1 population instead',
    forgo: 'Build nothing',
    settle: (level) => `Level ${level} ship`,
    enough: 'Done',
    supplyMove: (from, to) => (from === to ? `Leave it in column ${from}` : `From column ${from} to column ${to}`),
    skip: 'Skip',
    returnPopulation: 'Return population',
    payOre: 'Pay 1 ore',
    takePrize: 'Return 1 population, keep the card',
    declinePrize: 'Skip',
    exhibit: (level, place) => `Level ${level} ship at ${place}`,
    keepShips: 'Skip',
    anytime: {
      blackMarket: 'Black Market Industries: return 1 population for 2 ore',
      cygni: '61 Cygni: return 1 population for 1 ore',
      assimilation: 'Mind/Machine Assimilation: pay 1 ore to turn 1 supply into population',
    },
    headquarters: (level, place) => `Galactic HQ: upgrade the level ${level} ship at ${place}`,
    swapStar: (place, marker) => `Giga-Corporations: exchange the star (${place}) for ${marker}`,
    automationTrack: 'automation',
    fieldName: (field) => `field ${field}`,
  },
  refusals: {
    mustMove: () => 'Your pawn is here and must move.',
    occupied: ({ seat }) => `Occupied by ${seatMark(seat)}.`,
    notResearched: () => 'Not researched yet.',
    covered: () => 'Still covered.',
    ore: ({ missing }) => `Needs ${missing} more ore.`,
    population: ({ missing }) => `Needs ${missing} more population.`,
    noSupply: () => 'No supply left.',
    noChange: () => 'It would have no effect.',
    impossible: () => 'Nothing to use it on right now.',
    alreadyResearched: () => 'You have already researched it.',
    unknown: () => 'Needs a discovered technology.',
    prerequisites: ({ fields, count }, { field }) => {
      const names = fields.map(field);
      return `Needs ${count === fields.length ? list(names) : `${count} of ${list(names)}`}.`;
    },
    notControlled: () => 'You do not control it.',
    tooWeak: ({ missing }) => `Needs ${missing} more strength there.`,
  },
  log: {
    setUp: ({ start, achievements }, t) => `Start player: ${t.whom(start, 'you')}. Achievements: ${list(achievements.map(t.achievement))}.`,
    roundBegan: ({ round, last }) => (last ? `Round ${round}, the last one.` : `Round ${round}.`),
    turnBegan: ({ seat }, t) => (t.is(seat) ? 'Your turn.' : `${seatMark(seat)}’s turn.`),
    pawnMoved: ({ seat, space }, t) => `${who(seat, t)} moved to ${t.script(space)}.`,
    pawnPushed: ({ seat, pushed }, t) => `${who(seat, t)} pushed ${t.whom(pushed, 'you')} aside.`,
    actionCopied: ({ seat, action }, t) => `${who(seat, t)} copied an action: ${t.script(action)}.`,
    orePaid: ({ seat, ore }, t) => `${who(seat, t)} paid ${ore} ore.`,
    orePaidTo: ({ seat, to, ore }, t) => `${who(seat, t)} paid ${ore} ore to ${t.whom(to, 'you')}.`,
    populationReturned: ({ seat, column }, t) => `${who(seat, t)} returned 1 population to column ${column}.`,
    oreGained: ({ seat, ore }, t) => `${who(seat, t)} gained ${ore} ore.`,
    recruited: ({ seat, column }, t) => `${who(seat, t)} turned 1 supply of column ${column} into population.`,
    supplyMoved: ({ seat, from, to }, t) =>
      from === to ? `${who(seat, t)} left 1 supply in column ${to}.` : `${who(seat, t)} moved 1 supply from column ${from} to ${to}.`,
    shipBuilt: ({ seat, level, at }, t) => `${who(seat, t)} built a level ${level} ship at ${t.location(at)}.`,
    shipMoved: ({ seat, level, from, to, systems: [left, reached] }, t) =>
      `${who(seat, t)} moved a level ${level} ship from ${t.place(from, left)} to ${t.place(to, reached)}.`,
    shipUpgraded: ({ seat, at, system, from, to }, t) =>
      `${who(seat, t)} upgraded a ship at ${t.place(at, system)} from level ${from} to ${to}.`,
    controlLost: ({ seat, at, system, marker }, t) =>
      `${who(seat, t)} lost control of ${t.place(at, system)} and took back the ${english.pieces[marker]}.`,
    controlTaken: ({ seat, at, system, marker }, t) =>
      `${who(seat, t)} took control of ${t.place(at, system)} (${english.pieces[marker]}).`,
    systemBonus: ({ seat, system, bonus }, t) => `${who(seat, t)} got the ${bonus} bonus of ${t.system(system)}.`,
    automated: ({ seat, marker, step }, t) => `${who(seat, t)} automated ${english.markers[marker]}: step ${step}.`,
    fieldResearched: ({ seat, field, technology }, t) =>
      technology === null
        ? `${who(seat, t)} researched the undiscovered field ${field}.`
        : `${who(seat, t)} researched ${t.tech(technology)}.`,
    eventTurnedUp: ({ event }, t) => `Event: ${t.event(event)}.`,
    eventDiscarded: ({ event }, t) => `${t.event(event)} was discarded.`,
    eventStays: ({ event }, t) => `${t.event(event)} stays in the game.`,
    guildOpened: ({ guild }, t) => `The ${t.guild(guild)} opened.`,
    prizeTaken: ({ seat, event }, t) => `${who(seat, t)} kept ${t.event(event)}.`,
    shipExhibited: ({ seat, level, from, system }, t) =>
      `${who(seat, t)} gave a level ${level} ship from ${t.place(from, system)} to the museum.`,
    systemAttached: ({ system, beside, neighbour }, t) =>
      beside === null
        ? `${t.system(system)} was attached to the Dyson Sphere.`
        : `${t.system(system)} appeared next to ${t.place(beside, neighbour)}.`,
    typeChosen: ({ seat, technologyType }, t) => `${who(seat, t)} searched for ${a(english.types[technologyType])} technology.`,
    cardsTurnedUp: ({ seat, fitting, aside }, t) =>
      `${who(seat, t)} found ${list(fitting.map(t.tech))}${aside.length === 0 ? '' : ` (set aside: ${list(aside.map(t.tech))})`}.`,
    technologyPlaced: ({ seat, technology, field }, t) => `${who(seat, t)} placed ${t.tech(technology)} on field ${field}.`,
    technologyKept: ({ seat, technology }, t) => `${who(seat, t)} kept ${t.tech(technology)} as a private technology.`,
    immediateBonus: ({ seat, technology }, t) => `${who(seat, t)} got the immediate bonus of ${t.tech(technology)}.`,
    rowOpened: ({ level, cards }, t) => `Row ${ROMAN[level]} was revealed: ${list(cards.map(t.tech))}.`,
    rowRefilled: ({ level, card }, t) => `New in row ${ROMAN[level]}: ${t.tech(card)}.`,
    shipSettled: ({ seat, level, column }, t) => `${who(seat, t)} settled a level ${level} ship (supply column ${column}).`,
    shipDrifted: ({ seat, level, ships }, t) =>
      `${many(ships, `level ${level} ship`, `level ${level} ships`)} of ${t.whom(seat, 'yours')} drifted to Deep Space.`,
    systemColonised: ({ seat, system }, t) => `${who(seat, t)} colonized ${t.system(system)}.`,
    systemsDrawn: ({ seat, systems }, t) => `${who(seat, t)} drew ${list(systems.map(t.system))}.`,
    systemTurnedUp: ({ system }, t) => `${t.system(system)} was discovered.`,
    colonyMarked: ({ seat, system, marker }, t) => `${who(seat, t)} placed ${a(english.pieces[marker])} on ${t.system(system)}.`,
    productionChosen: ({ seat, option }, t) =>
      `${who(seat, t)} chose ${option === 'growth' ? 'population growth' : option === 'ore' ? 'ore production' : 'resource trade'}.`,
    populationGrown: ({ seat, columns }, t) =>
      columns.length === 0
        ? `${who(seat, t)} grew no population.`
        : `${who(seat, t)} grew ${cubes(columns.length)} (${columns.join(', ')}).`,
    traded: ({ seat, exchange }, t) => `${who(seat, t)} traded ${exchange === 'buy' ? 'ore for population' : 'population for ore'}.`,
    shipRetired: ({ seat, level, at, system }, t) => `${who(seat, t)} decommissioned a level ${level} ship at ${t.place(at, system)}.`,
    achievementClaimed: ({ seat, achievement, points: n }, t) => `${who(seat, t)} claimed ${t.achievement(achievement)} (${points(n)}).`,
    endTriggered: ({ lastRound }) => `The end is triggered: round ${lastRound} is the last.`,
    powerUsed: ({ seat, power }, t) => `${who(seat, t)} used ${t.power(power)}.`,
    starSwapped: ({ seat, marker }, t) => `${who(seat, t)} exchanged a star disc for ${a(english.pieces[marker])}.`,
    abilityUsed: ({ seat, ability }, t) => `${who(seat, t)} used an ability (${t.script(ability)}).`,
    gameEnded: ({ rounds }) => `The game ended after ${many(rounds, 'round', 'rounds')}.`,
  },
  panels: {
    table: 'Table',
    round: (round, last) => (last ? `Round ${round}, the last one` : `Round ${round}`),
    board: 'Technology board',
    unknown: (field, level) => `${field} (${level}): undiscovered`,
    card: (field, level, card, seats) => `${field} (${level}): ${card} Researched by: ${seats}.`,
    nobody: 'nobody',
    space: 'Exploration board',
    place: (name, holder, ships) => [name, ...(holder === '' ? [] : [`control: ${holder}`]), ships].join(' · '),
    fleet: (seat, ships) => `${seat} ${ships}`,
    uncontrolled: 'nobody',
    noShips: 'no ships',
    achievements: 'Achievements',
    achievement: (name, condition, slots) => `${name}: ${condition} Slots: ${slots}`,
    guilds: 'Guilds',
    covered: 'still covered',
    rows: 'Technology display',
    staying: 'Events in play',
    mat: (faction) => faction,
    goods: (population, ore, supply) => `Population ${population}, ore ${ore}, supply ${supply}`,
    production: (growth, ore) => `Growth ${growth}; ore production ${ore}`,
    automation: (steps, n) => `Automation step ${steps} (${points(n)})`,
    colonies: (names) => `Colonized: ${names}`,
    privates: (names) => `Private: ${names}`,
    pawn: (space) => `Pawn: ${space}`,
    noPawn: 'Pawn off the board',
    points: (total) => points(total),
  },
  explain: {
    type: (primary, secondary) =>
      secondary === undefined ? `Type: ${primary}.` : `Hybrid: ${primary} and ${secondary}; passes on ${primary}.`,
    immediate: (effects) => `Immediate: ${effects}.`,
    action: (spaces, cost, effects) =>
      `${spaces === 1 ? 'Action' : `Action with ${spaces} spaces`}${cost === '' ? '' : ` (${cost})`}: ${effects}.`,
    lasting: (power) => `Lasting: ${power}`,
    worth: (n) => `Worth ${points(n)}.`,
    strength: (strength) => `Needs strength ${strength}.`,
    makes: (markers) => `Specialization: ${either(markers)}.`,
    onControl: (effects) => `When you take control: ${effects}.`,
    onArrival: (effects) => `When you move a ship here: ${effects}.`,
    onColony: (effects) => `When you colonize it: ${effects}.`,
    noBonus: 'No bonus.',
    deck: (deck) => `System ${deck}.`,
    slots: (n) => `VP by slot: ${n.join(', ')}.`,
    guild: (effects) => `One space, for every faction once it is open. ${effects}.`,
    standardStart: ({ population, ship, escort, ore }) =>
      `Standard mat: you begin with ${list([
        population ? '3 population (one from column C)' : '2 population',
        escort ? 'two level 1 ships on Sol (one from column A)' : `a level ${ship} ship on Sol`,
        ...(ore > 0 ? [`${ore} extra ore`] : []),
      ])}.`,
    expertMat: (columns, food, ore) =>
      `Expert mat: columns ${columns.join('/')}; growth symbols at ${food.join('/')} and ore symbols at ${ore.join('/')} discs removed.`,
    ability: (slot, words) => `Ability ${slot}${slot === 'A' ? ' (from automation step 2)' : ' (once)'}: ${words}`,
    location: (id, makes) =>
      id === 'sol'
        ? 'Where ships are built. Nobody controls it; the greatest strength here scores 1 VP at the end.'
        : id === 'deepSpace'
          ? 'Nobody controls it; the greatest strength here scores 1 VP at the end. Ships drift here when a system is colonized.'
          : makes.length > 0
            ? `Whoever controls it builds ships here. Specialization: ${either(makes)}.`
            : id === 'rogue'
              ? 'A system next to the board, one line away from an A space.'
              : 'Holds a system card.',
  },
  ties: { markers: 'Fewest production discs left on the mat', population: 'Most population', ore: 'Most ore' },
  ending: (ending, winners, shared, byTieBreak) => {
    const how = ending === 'roundLimit' ? 'The last possible round is over.' : 'The last round is over.';
    if (shared) return `${how} ${list(winners.map(seatMark))} share the victory.`;
    return `${how} ${winners.map(seatMark).join('')} wins${byTieBreak ? ' on the tiebreaker' : ''}.`;
  },
};

export const en = { ...speak(english), board };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.en.ts';
export { here } from '../learn/here.ts';
