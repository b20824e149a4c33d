import { counting } from '@orrery/kernel';
import { board } from './board.en.ts';
import { words } from './effects.en.ts';
import { events } from './events.en.ts';
import { goodsOf } from './labels.ts';
import type { Language } from './language.ts';
import { speak } from './make.ts';
import { names } from './names.en.ts';
import { panels } from './panels.en.ts';
import { answers, interjections, prompts } from './prompts.en.ts';
import { cards, terms } from './reference.en.ts';
import { station } from './station.en.ts';

const counted = counting('en');

export const english: Language = {
  title: 'Andromeda’s Edge',
  tagline: 'Launch ships, claim moons, fill your station and settle the Edge before the raiders close in.',
  code: 'en',
  names,
  words,
  cards,
  labels: {
    moon: (benefit, track) => `${track === undefined ? 'nebula' : names.tracks[track]} moon (${benefit})`,
    repair: 'repair',
    nebula: (number) => `Nebula ${number}`,
    space: (name) => name,
    raiderClass: (letter) => `${letter}-Class raider`,
    raiders: 'the raiders',
    place: (at) => `place ${at}`,
    slot: (at) => ['top', 'middle', 'bottom'][at],
  },
  options: {
    length: {
      name: 'Length',
      explanation: 'The game ends soon after a player reaches this many VP.',
      values: { short: 'Short: 50 VP', medium: 'Medium: 60 VP', long: 'Long: 70 VP' },
    },
    events: {
      name: 'Events',
      explanation: 'Galactic Dawn mostly helps, Cosmic Twilight is harsher.',
      values: { dawn: 'Galactic Dawn', twilight: 'Cosmic Twilight' },
    },
    raiders: {
      name: 'Raiders',
      explanation: 'Which of the two raiders of each class comes into play.',
      values: { first: 'First encounter', second: 'Second encounter', random: 'Random' },
    },
    special: {
      name: 'Special regions',
      explanation: 'Two Quasars, which nobody enters but which reward adjacent developments, or two Vortexes, which pay ships that stay.',
      values: { none: 'None', quasars: 'Quasars', vortexes: 'Vortexes' },
    },
    destinies: { name: 'Destinies', explanation: 'Everyone keeps a secret destiny: VP for leading on two tracks at the end.' },
    teams: { name: '2v2 mode', explanation: 'Neighbours play as a team: shared secrets, joint battles, one score.' },
  },
  conflicts: { teamsNeedFour: '2v2 mode needs four players.' },
  procedures: {
    setup: 'Setup',
    turn: 'Turn',
    launch: 'Launch',
    activateRegion: 'Activate Region',
    raiderStrike: 'Raider Strike',
    battle: 'Battle',
    escalation: 'Escalation',
    diplomacy: 'Diplomacy',
    prepare: 'Battle Preparations',
    rewards: 'Outcome',
    tacticalOperations: 'Tactical Operations',
    damage: 'Damage',
    returnToStation: 'Return to Station',
    resolveEvent: 'Event',
    finalScoring: 'Final scoring',
  },
  prompts,
  answers,
  interjections,
  reasons: {
    quasar: () => 'No ship can enter a Quasar.',
    voyage: () => 'Needs a ship with Voyage.',
    occupied: () => 'Occupied; a first Launch there needs a ship with Attack.',
    ownShips: () => 'You already have a ship there.',
    range: () => 'Out of range of your ships.',
    base: () => 'Launching here requires this base’s action, which you cannot carry out now.',
    nothingToReturn: () => 'No ships to return.',
    bayWasEmpty: () => 'Your Launch Bay was empty when your turn began: you must Return to Station.',
    activationIsCompulsory: () => 'On your turn you must claim the moon: make room for it.',
    cannotPay: ({ missing }) => `Needs ${words.goods(goodsOf(missing))} more.`,
    noneLeft: () => 'No unbuilt ship of this type left.',
    developed: () => 'Already developed.',
    noTransport: () => 'Needs a transport on the planet.',
    lastShip: () => 'Your last ship cannot become a development.',
    leaders: ({ missing }) => `Needs ${counted(missing, { one: 'more leader', other: 'more leaders' })}.`,
    otherColumn: () => 'This effect does not apply to that column.',
    damaged: () => 'Damaged; repair it first.',
    alreadyActivated: () => 'Already activated this turn.',
    emptyInput: () => 'Needs a moon in its input slot.',
    emptySlot: () => 'No moon is slotted there.',
    gameEnd: () => 'Counts only in final scoring.',
    reactorOnly: () => 'Works only through the Primary Reactor.',
    diceLimit: ({ dice }) => `You already roll the maximum of ${counted(dice, { one: 'die', other: 'dice' })}.`,
  },
  events,
  scoreParts: {
    track: 'During the game',
    tracks: 'Progress tracks',
    developments: 'Developments',
    specialRegions: 'Special regions',
    damage: 'Damaged modules',
    vault: 'Vault bonus',
    modules: 'Civilization modules',
    leaders: 'Leaders',
    destiny: 'Destiny',
    faction: 'Faction',
  },
  ties: { modules: 'Most modules', resources: 'Most resources' },
  windows: {
    opponentLaunch: 'An opponent launched a ship',
    opponentActivation: 'An opponent activated a region',
    opponentModule: 'An opponent gained a module',
    moons: 'Slot a moon on an opponent’s turn',
    moduleDamaged: 'A module of yours would be damaged',
    moment: 'Before your own strike or battle',
    escalate: 'Move ships into your battle',
    diplomacy: 'Diplomacy in your battle',
    energy: 'Energy for dice',
    battleStart: 'Start of a battle',
    beforeRoll: 'Before the roll',
    afterRoll: 'After the roll',
    afterOutcome: 'After the outcome',
    shipDamaged: 'Ships of yours would be damaged',
  },
  outcome: (ending, winners, count) =>
    ({
      points: `${winners} won with the most VP.`,
      modules: `${winners} won: equal VP, more modules.`,
      resources: `${winners} won: equal VP and modules, more resources.`,
      shared: `${winners} share the victory.`,
    })[ending] ?? `${winners} ${count > 1 ? 'win' : 'wins'}.`,
  panels,
  groups: {
    terms: 'Rules in brief',
    factions: 'Factions',
    ships: 'Ships',
    upgrades: 'Ship upgrades',
    bases: 'Alliance Bases',
    developments: 'Planets and developments',
    tracks: 'Progress tracks',
    coreModules: 'Core modules',
    modules: 'Modules',
    tactics: 'Tactics cards',
    events: 'Events',
    raiders: 'Raiders',
    moons: 'Moons',
    discoveries: 'Discoveries',
    supremacyTokens: 'Supremacy tokens',
    destinies: 'Destinies',
    specials: 'Special regions',
    resources: 'Resources',
  },
  terms,
};

export const en = { ...speak(english), board: { ...board, station } };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.en.ts';
export { here } from '../learn/here.ts';
