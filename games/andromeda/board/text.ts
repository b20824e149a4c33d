import { spoken } from '@orrery/kernel';
/** The few words that only the board says: labels too short for the game's own texts. Names of things come from those. */
import type { RoomId } from '../content/rooms.ts';
import type { TechnologyId } from '../content/technologies.ts';

export interface BoardWords {
  /** Names of the nine places, row by row: the bow is at the right. */
  readonly places: readonly string[];
  /** Parts of long names after which they may be broken. */
  readonly joints: readonly string[];
  /** What a room does, in a few words on its tile. */
  readonly rooms: Readonly<Record<RoomId, string>>;
  /** What a technology does, in one line on its card. */
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly ship: string;
  readonly unexplored: string;
  readonly points: (count: number) => string;
  readonly needs: (count: number) => string;
  readonly heldBy: (name: string) => string;
  readonly heldByNobody: string;
  readonly holds: string;
  readonly tied: string;
  readonly empty: string;
  readonly teleporter: string;
  readonly standsHere: (name: string, count: number, teleporter: boolean) => string;
  readonly fromWhere: (rooms: readonly string[]) => string;
  readonly noneBeside: string;
  readonly would: { readonly hold: (name: string) => string; readonly youHold: string; readonly nobody: string; readonly tie: string };
  readonly noUndo: string;
  readonly pickFirst: string;
  readonly technologiesTitle: string;
  readonly left: (count: number) => string;
  readonly ready: string;
  readonly exhaustedBy: string;
  readonly generalMissions: string;
  readonly personalMissions: string;
  readonly round: (round: number, of: number) => string;
  readonly ofRounds: (of: number) => string;
  readonly setup: string;
  readonly spent: (count: number, of: number) => string;
  readonly contamination: (left: number) => string;
  readonly movesLeft: (left: number) => string;
  readonly callsLeft: (left: number) => string;
  readonly pool: (count: number) => string;
  readonly mustStay: (count: number) => string;
  readonly offer: (card: number) => string;
  readonly offerEmpty: string;
  readonly offers: string;
  readonly putTo: string;
  readonly orderCard: (card: number) => string;
  readonly orderFree: (card: number) => string;
  readonly putOffer: string;
  readonly take: string;
  readonly passOn: string;
  readonly addNone: string;
  readonly onShip: string;
  readonly trained: string;
  readonly supply: string;
  readonly teleporters: string;
  readonly teleportersLeft: string;
  readonly vaccines: string;
  readonly toWin: (threshold: number) => string;
  readonly pointsOf: (missions: number, rooms: number, threshold: number) => string;
  readonly pointsParts: (missions: number, rooms: number) => readonly [string, string];
  readonly yourDice: string;
  readonly noDice: string;
  readonly anyDie: string;
  readonly oneMove: string;
  readonly diceOf: (name: string, count: number) => string;
  readonly die: string;
  readonly onlyYou: string;
  readonly openToAll: string;
  readonly noLoss: string;
  readonly sacrifice: (count: number) => string;
  readonly progress: (have: number, need: number) => string;
  readonly missionReady: string;
  readonly missions: string;
  readonly noMission: string;
  readonly secretMission: string;
  readonly fulfilled: string;
  readonly startPlayer: string;
  readonly species: string;
  readonly airlockStart: string;
  readonly cardStart: string;
  readonly done: string;
  readonly keep: string;
  readonly exchange: string;
  readonly train: string;
  readonly call: string;
  readonly move: string;
  readonly both: string;
  readonly stop: string;
  readonly useVaccine: string;
  readonly unused: (count: number) => string;
  readonly free: string;
}

const en: BoardWords = {
  places: ['Stern port', 'Midship port', 'Bow port', 'Stern', 'Midship', 'Bow', 'Stern starboard', 'Midship starboard', 'Bow starboard'],
  rooms: {
    crew: '2 moves, no die',
    engine: '+1 when you call',
    bridge: 'Draw 2 missions, return 2',
    reactor: 'Swap 2 neighbours',
    hangar: '1 from here to any room',
    zone: 'Losses start here',
    cryo: 'No action',
    armory: 'Send 1 back to its card',
    comms: 'Train 1 or call 1',
    lab: 'No teleporters here',
    airlock: 'Start room',
  },
  technologies: {
    teleporter: 'Set one where you stand',
    cloning: '1 from supply to your own',
    universalTool: 'Be any one of these',
    vaccine: 'Take 2',
    ringShifter: 'Move a teleporter of yours',
    overrideKey: 'Use a room you stand in',
    transitTube: 'Up to 2 to any room',
    repulsor: 'Push somebody next door',
  },
  joints: ['Communi', 'Contami'],
  ship: 'The ship',
  unexplored: 'unexplored',
  points: (n) => (n === 1 ? '1 control point' : `${n} control points`),
  needs: (n) => `needs ${n} researchers`,
  heldBy: (name) => `held by ${name}`,
  heldByNobody: 'held by nobody',
  holds: 'holds',
  tied: 'Tie',
  empty: 'empty',
  teleporter: 'teleporter',
  standsHere: (name, n, teleporter) => `${name}: ${n}${teleporter ? ' and a teleporter' : ''}`,
  fromWhere: (rooms) => `from ${rooms.join(' or ')}`,
  noneBeside: 'None of yours beside it',
  would: {
    hold: (name) => `${name} would hold it`,
    youHold: 'You would hold it',
    nobody: 'Nobody would hold it',
    tie: 'It would be a tie',
  },
  noUndo: 'Reveals a tile: no undo',
  pickFirst: 'Choose who, then where',
  technologiesTitle: 'Technologies',
  left: (n) => `${n} left`,
  ready: 'ready',
  exhaustedBy: 'Exhausted by',
  generalMissions: 'General missions',
  personalMissions: 'Personal missions',
  round: (round, of) => `Round ${round} of ${of}`,
  ofRounds: (of) => `/ ${of}`,
  setup: 'Setup',
  spent: (n, of) => `Spent ${n}/${of}`,
  contamination: (n) => (n === 1 ? '1 loss to come' : `${n} losses to come`),
  movesLeft: (n) => (n === 1 ? '1 move left' : `${n} moves left`),
  callsLeft: (n) => (n === 1 ? '1 call left' : `${n} calls left`),
  pool: (n) => `Pool · ${n}`,
  mustStay: (n) => `${n} must stay`,
  offer: (card) => `Offer on card ${card}`,
  offerEmpty: 'Choose dice from the pool',
  offers: 'offers',
  putTo: 'to',
  orderCard: (card) => `Order card ${card}`,
  orderFree: (card) => `Order card ${card}: nobody yet`,
  putOffer: 'Offer it',
  take: 'Take it',
  passOn: 'Refuse',
  addNone: 'Add none',
  onShip: 'aboard',
  trained: 'trained',
  supply: 'supply',
  teleporters: 'teleporters',
  teleportersLeft: 'rings left',
  vaccines: 'vaccines',
  toWin: (n) => `of ${n} to win`,
  pointsOf: (m, r, t) => `${m + r} of ${t} control points: ${m} from missions, ${r} from rooms`,
  pointsParts: (m, r) => [`missions ${m}`, `rooms ${r}`],
  yourDice: 'Your dice',
  noDice: 'No dice',
  anyDie: 'Any die',
  oneMove: '1 move',
  diceOf: (name, n) => (n === 1 ? `${name}: 1 die` : `${name}: ${n} dice`),
  die: 'die',
  onlyYou: 'only you',
  openToAll: 'open to all',
  noLoss: 'no loss',
  sacrifice: (n) => (n === 1 ? 'costs 1 researcher' : `costs ${n} researchers`),
  progress: (have, need) => `${have} of ${need}`,
  missionReady: 'Ready',
  missions: 'Missions',
  noMission: 'No mission',
  secretMission: 'a secret mission',
  fulfilled: 'Fulfilled',
  startPlayer: 'Start player',
  species: 'Species',
  airlockStart: 'in the airlock',
  cardStart: 'trained',
  done: 'Done',
  keep: 'Keep it',
  exchange: 'Exchange it',
  train: 'Train',
  call: 'Call',
  move: 'Move',
  both: 'Both',
  stop: 'Enough',
  useVaccine: 'Use a vaccine',
  unused: (n) => (n === 1 ? '1 die unused' : `${n} dice unused`),
  free: 'no die',
};

const de: BoardWords = {
  places: [
    'Heck backbord',
    'Mitte backbord',
    'Bug backbord',
    'Heck',
    'Mitte',
    'Bug',
    'Heck steuerbord',
    'Mitte steuerbord',
    'Bug steuerbord',
  ],
  rooms: {
    crew: '2 Bewegungen gratis',
    engine: '+1 beim Rufen',
    bridge: '2 Aufträge zur Wahl',
    reactor: '2 Nachbarn tauschen',
    hangar: '1 von hier überallhin',
    zone: 'Verluste beginnen hier',
    cryo: 'Keine Aktion',
    armory: '1 zurück auf seine Karte',
    comms: '1 trainieren oder rufen',
    lab: 'Keine Teleporter hier',
    airlock: 'Startraum',
  },
  technologies: {
    teleporter: 'Setze einen, wo du stehst',
    cloning: '1 vom Vorrat zu deinen',
    universalTool: 'Ist einer von diesen',
    vaccine: 'Nimm 2',
    ringShifter: 'Versetze einen Teleporter',
    overrideKey: 'Nutze einen Raum mit dir',
    transitTube: 'Bis zu 2 in einen Raum',
    repulsor: 'Schiebe jemanden weiter',
  },
  joints: ['Besatzungs', 'Maschinen', 'Kälteschlaf', 'Waffen', 'Kommunika', 'tions', 'Zugangs'],
  ship: 'Das Schiff',
  unexplored: 'unerforscht',
  points: (n) => (n === 1 ? '1 Kontrollpunkt' : `${n} Kontrollpunkte`),
  needs: (n) => `braucht ${n} Forscher`,
  heldBy: (name) => `${name} hält ihn`,
  heldByNobody: 'niemand hält ihn',
  holds: 'hält',
  tied: 'Gleichstand',
  empty: 'leer',
  teleporter: 'Teleporter',
  standsHere: (name, n, teleporter) => `${name}: ${n}${teleporter ? ' und ein Teleporter' : ''}`,
  fromWhere: (rooms) => `von ${rooms.join(' oder ')}`,
  noneBeside: 'Niemand von dir daneben',
  would: { hold: (name) => `${name} hielte ihn`, youHold: 'Du hieltest ihn', nobody: 'Niemand hielte ihn', tie: 'Es wäre Gleichstand' },
  noUndo: 'Deckt auf: kein Zurück',
  pickFirst: 'Wähle erst wen, dann wohin',
  technologiesTitle: 'Technologien',
  left: (n) => `noch ${n}`,
  ready: 'bereit',
  exhaustedBy: 'Verbraucht von',
  generalMissions: 'Allgemeine Aufträge',
  personalMissions: 'Persönliche Aufträge',
  round: (round, of) => `Runde ${round} von ${of}`,
  ofRounds: (of) => `/ ${of}`,
  setup: 'Aufbau',
  spent: (n, of) => `Benutzt ${n}/${of}`,
  contamination: (n) => (n === 1 ? 'noch 1 Verlust' : `noch ${n} Verluste`),
  movesLeft: (n) => (n === 1 ? 'noch 1 Bewegung' : `noch ${n} Bewegungen`),
  callsLeft: (n) => (n === 1 ? 'noch 1 Ruf' : `noch ${n} Rufe`),
  pool: (n) => `Pool · ${n}`,
  mustStay: (n) => `${n} müssen bleiben`,
  offer: (card) => `Angebot auf Karte ${card}`,
  offerEmpty: 'Wähle Würfel aus dem Pool',
  offers: 'bietet',
  putTo: 'an',
  orderCard: (card) => `Ablaufkarte ${card}`,
  orderFree: (card) => `Ablaufkarte ${card}: noch niemand`,
  putOffer: 'Anbieten',
  take: 'Annehmen',
  passOn: 'Ablehnen',
  addNone: 'Keinen dazu',
  onShip: 'an Bord',
  trained: 'trainiert',
  supply: 'Vorrat',
  teleporters: 'Teleporter',
  teleportersLeft: 'Ringe übrig',
  vaccines: 'Impfstoff',
  toWin: (n) => `von ${n} zum Sieg`,
  pointsOf: (m, r, t) => `${m + r} von ${t} Kontrollpunkten: ${m} aus Aufträgen, ${r} aus Räumen`,
  pointsParts: (m, r) => [`Aufträge ${m}`, `Räume ${r}`],
  yourDice: 'Deine Würfel',
  noDice: 'Keine Würfel',
  anyDie: 'Jeder Würfel',
  oneMove: '1 Bewegung',
  diceOf: (name, n) => `${name}: ${n} Würfel`,
  die: 'Würfel',
  onlyYou: 'nur du',
  openToAll: 'für alle',
  noLoss: 'kein Opfer',
  sacrifice: (n) => `kostet ${n} Forscher`,
  progress: (have, need) => `${have} von ${need}`,
  missionReady: 'Bereit',
  missions: 'Aufträge',
  noMission: 'Kein Auftrag',
  secretMission: 'ein geheimer Auftrag',
  fulfilled: 'Erfüllt',
  startPlayer: 'Startspieler',
  species: 'Volk',
  airlockStart: 'in der Schleuse',
  cardStart: 'trainiert',
  done: 'Fertig',
  keep: 'Behalten',
  exchange: 'Austauschen',
  train: 'Trainieren',
  call: 'Rufen',
  move: 'Bewegen',
  both: 'Beides',
  stop: 'Genug',
  useVaccine: 'Impfstoff nutzen',
  unused: (n) => `${n} Würfel ungenutzt`,
  free: 'ohne Würfel',
};

export const WORDS = spoken<BoardWords>({ en, de });
