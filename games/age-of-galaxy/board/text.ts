import { spoken } from '@orrery/kernel';
/** Words that only the board says; names of things come from the game's texts. */
import type { Occasion, Trait } from '../content/abilities.ts';

export type BoardWords = {
  readonly board: string;
  readonly galaxy: string;
  readonly actions: string;
  readonly technologies: string;
  readonly tech: string;
  readonly council: string;
  readonly prestige: string;
  readonly setup: string;
  round(round: number, of: number): string;
  readonly fleet: string;
  beyond(more: number): string;
  readonly unrevealed: string;
  readonly free: string;
  colony(who: string): string;
  developed(who: string): string;
  occupied(who: string): string;
  readonly shielded: string;
  readonly unshielded: string;
  gives(reward: string): string;
  marker(n: number): string;
  readonly explored: string;
  spaces(filled: number, of: number): string;
  goldenAge: string;
  readonly turned: string;
  readonly each: string;
  readonly nothing: string;
  readonly congress: string;
  space(n: number, prestige: number): string;
  readonly anomaly: string;
  readonly war: string;
  overlord(who: string): string;
  readonly noOverlord: string;
  fleetOf(who: string, cruisers: number, strength: number): string;
  readonly nextOrder: string;
  prestigeOf(who: string, n: number): string;
  readonly cubesLeft: string;
  readonly strength: string;
  readonly points: string;
  readonly vp: string;
  readonly alliance: string;
  readonly handOf: (n: number) => string;
  readonly hidden: (n: number) => string;
  readonly played: string;
  readonly emptySlot: string;
  readonly ideology: string;
  readonly noIdeology: string;
  trueIdeology(card: string): string;
  readonly asMain: string;
  readonly asIdeology: string;
  readonly asBoost: string;
  readonly bonus: string;
  readonly boost: string;
  readonly adapted: string;
  readonly spent: string;
  readonly deck: (n: number) => string;
  readonly discarded: string;
  readonly revealed: string;
  readonly opponent: string;
  readonly production: string;
  readonly introduction: string;
  readonly or: string;
  readonly times: (n: number) => string;
  readonly ways: (n: number) => string;
  cost(cost: number, have: number): string;
  discards(card: string): string;
  readonly byCard: string;
  readonly costsNow: string;
  readonly youHave: string;
  cruisersOf(have: number, most: number, dock: number): string;
  markersLeft(n: number): string;
  atMost(n: number): string;
  goldenIn(on: number, coming: number, of: number): string;
  readonly researchedBy: (who: string) => string;
  readonly nobody: string;
  readonly noUndo: string;
  readonly pickCard: string;
  readonly lightning: string;
  per(count: 'occupied' | 'developed'): string;
  /** A lasting effect in a few words. */
  readonly trait: Readonly<Record<Trait, (n: number) => string>>;
  readonly on: Readonly<Record<Occasion, string>>;
};

const en: BoardWords = {
  board: 'The galaxy and the action board',
  galaxy: 'Galaxy',
  actions: 'Actions',
  technologies: 'Technologies',
  tech: 'Tech',
  council: 'Congress',
  prestige: 'Prestige',
  setup: 'Setup',
  round: (round, of) => `Round ${round} of ${of}`,
  fleet: 'Galactic Fleet',
  beyond: (more) => (more > 0 ? 'Beyond your reach' : 'Beyond the fleet'),
  unrevealed: 'Face down',
  free: 'free',
  colony: (who) => `colony of ${who}`,
  developed: (who) => `developed by ${who}`,
  occupied: (who) => `occupied by ${who}`,
  shielded: 'protected',
  unshielded: 'not protected',
  gives: (reward) => `Gives ${reward}`,
  marker: (n) => `Exploration marker ${n}, face down`,
  explored: 'Explored or empty',
  spaces: (filled, of) => `${filled} of ${of} filled`,
  goldenAge: 'Golden Age at round end',
  turned: 'Turned: no limit',
  each: 'each',
  nothing: 'free',
  congress: 'Galactic Congress',
  space: (n, prestige) => `Space ${n}: ${prestige} prestige`,
  anomaly: 'Anomaly',
  war: 'War at round end',
  overlord: (who) => `Overlord: ${who}`,
  noOverlord: 'No sole Overlord',
  fleetOf: (who, cruisers, strength) => `${who}: ${cruisers} cruisers, strength ${strength}`,
  nextOrder: 'Next round',
  prestigeOf: (who, n) => `${who}: ${n} prestige`,
  cubesLeft: 'cubes left',
  strength: 'strength',
  points: 'victory points',
  vp: 'VP',
  alliance: 'Alliance',
  handOf: (n) => `Hand: ${n}`,
  hidden: (n) => `${n} hidden ${n === 1 ? 'card' : 'cards'} in hand`,
  played: 'card played this turn',
  emptySlot: 'free place',
  ideology: 'Main ideology',
  noIdeology: 'No main ideology',
  trueIdeology: (card) => `True main ideology: ${card}`,
  asMain: 'Main faction',
  asIdeology: 'Ideology',
  asBoost: 'Boost',
  bonus: 'Joins',
  boost: 'Boost',
  adapted: 'Can settle',
  spent: 'Discarded',
  deck: (n) => `Faction deck: ${n} left`,
  discarded: 'Exploration markers taken',
  revealed: "The opponent's cards",
  opponent: 'Fictive opponent',
  production: 'Production',
  introduction: 'Joining',
  or: 'or',
  times: (n) => `${n} times`,
  ways: (n) => `${n} ways`,
  cost: (cost, have) => `costs ${cost}, you have ${have}`,
  discards: (card) => `discards ${card}`,
  byCard: 'No faction of your alliance is adapted to it: you discard a card from your hand that is.',
  costsNow: 'Costs you now',
  youHave: 'you have',
  cruisersOf: (have, most, dock) => `You have ${have} of at most ${most} cruisers; ${dock} more in your dock.`,
  markersLeft: (n) => `Markers still face down: ${n}`,
  atMost: (n) => `At most ${n}.`,
  goldenIn: (on, coming, of) => `Cubes here: ${on}, moving up at round end: ${coming}. Golden Age with ${of}.`,
  researchedBy: (who) => `Researched by ${who}`,
  nobody: 'nobody',
  noUndo: 'Turns up a marker: no way back',
  pickCard: 'Choose a card',
  lightning: 'At any time',
  per: (count) => (count === 'occupied' ? 'per occupied planet' : 'per developed planet'),
  trait: {
    strength: (n) => `Strength +${n}`,
    keepCruisers: (n) => `Keep ${n} more`,
    reach: (n) => `Reach +${n}`,
    terraform: () => 'Settle inhospitable',
    shield: () => 'Planets safe',
    colonizeLess: (n) => `Colonize −${n}`,
    developLess: (n) => `Develop −${n}`,
    manufactureLess: (n) => `Cruiser −${n}`,
    salvageLess: (n) => `Salvage −${n}`,
    researchLess: (n) => `Research −${n}`,
    appointLess: (n) => `Appoint −${n}`,
    conquest: (n) => `Occupy ${n + 1}`,
    nomadic: () => 'Nomadic',
    swarm: () => 'Swarm',
  },
  on: {
    colonize: 'Colonize',
    develop: 'Develop',
    manufacture: 'Manufacture',
    salvage: 'Salvage',
    plunder: 'Plunder',
    trade: 'Trade',
    explore: 'Explore',
    appoint: 'Appoint',
    research: 'Research',
    overlord: 'Overlord',
    occupy: 'Occupy',
    loseCruisers: 'Lose cruisers',
    losePlanet: 'Lose a planet',
    goldenAge: 'Golden Age',
    introduce: 'New faction',
    boost: 'Play a boost',
  },
};

const de: BoardWords = {
  board: 'Die Galaxie und die Aktionstafel',
  galaxy: 'Galaxie',
  actions: 'Aktionen',
  technologies: 'Technologien',
  tech: 'Technik',
  council: 'Kongress',
  prestige: 'Ansehen',
  setup: 'Aufbau',
  round: (round, of) => `Runde ${round} von ${of}`,
  fleet: 'Galaktische Flotte',
  beyond: (more) => (more > 0 ? 'Außer Reichweite' : 'Jenseits der Flotte'),
  unrevealed: 'Verdeckt',
  free: 'frei',
  colony: (who) => `besiedelt von ${who}`,
  developed: (who) => `entwickelt von ${who}`,
  occupied: (who) => `besetzt von ${who}`,
  shielded: 'geschützt',
  unshielded: 'nicht geschützt',
  gives: (reward) => `Bringt ${reward}`,
  marker: (n) => `Erkundungsplättchen ${n}, verdeckt`,
  explored: 'Erkundet oder leer',
  spaces: (filled, of) => `${filled} von ${of} belegt`,
  goldenAge: 'Goldenes Zeitalter am Rundenende',
  turned: 'Umgedreht: ohne Grenze',
  each: 'je',
  nothing: 'frei',
  congress: 'Galaktischer Kongress',
  space: (n, prestige) => `Feld ${n}: ${prestige} Ansehen`,
  anomaly: 'Anomalie',
  war: 'Krieg am Rundenende',
  overlord: (who) => `Overlord: ${who}`,
  noOverlord: 'Kein alleiniger Overlord',
  fleetOf: (who, cruisers, strength) => `${who}: ${cruisers} Kreuzer, Stärke ${strength}`,
  nextOrder: 'Nächste Runde',
  prestigeOf: (who, n) => `${who}: ${n} Ansehen`,
  cubesLeft: 'Würfel übrig',
  strength: 'Stärke',
  points: 'Siegpunkte',
  vp: 'SP',
  alliance: 'Allianz',
  handOf: (n) => `Hand: ${n}`,
  hidden: (n) => `${n} verdeckte ${n === 1 ? 'Karte' : 'Karten'} auf der Hand`,
  played: 'Karte in diesem Zug gespielt',
  emptySlot: 'freier Platz',
  ideology: 'Hauptideologie',
  noIdeology: 'Keine Hauptideologie',
  trueIdeology: (card) => `Wahre Hauptideologie: ${card}`,
  asMain: 'Hauptfraktion',
  asIdeology: 'Ideologie',
  asBoost: 'Verstärkung',
  bonus: 'Einführung',
  boost: 'Verstärkung',
  adapted: 'Besiedelt',
  spent: 'Abgelegt',
  deck: (n) => `Fraktionsstapel: noch ${n}`,
  discarded: 'Genommene Erkundungsplättchen',
  revealed: 'Karten des Gegners',
  opponent: 'Fiktiver Gegner',
  production: 'Produktion',
  introduction: 'Einführung',
  or: 'oder',
  times: (n) => `${n}-mal`,
  ways: (n) => `${n} Wege`,
  cost: (cost, have) => `kostet ${cost}, du hast ${have}`,
  discards: (card) => `legt ${card} ab`,
  byCard: 'Keine Fraktion deiner Allianz ist daran angepasst: Du legst eine angepasste Handkarte ab.',
  costsNow: 'Kostet dich jetzt',
  youHave: 'du hast',
  cruisersOf: (have, most, dock) => `Du hast ${have} von höchstens ${most} Kreuzern; ${dock} weitere im Dock.`,
  markersLeft: (n) => `Noch verdeckte Plättchen: ${n}`,
  atMost: (n) => `Höchstens ${n}.`,
  goldenIn: (on, coming, of) => `Würfel hier: ${on}, rücken am Rundenende auf: ${coming}. Goldenes Zeitalter bei ${of}.`,
  researchedBy: (who) => `Erforscht von ${who}`,
  nobody: 'niemandem',
  noUndo: 'Deckt ein Plättchen auf: kein Zurück',
  pickCard: 'Wähle eine Karte',
  lightning: 'Jederzeit',
  per: (count) => (count === 'occupied' ? 'je besetztem Planeten' : 'je entwickeltem Planeten'),
  trait: {
    strength: (n) => `Stärke +${n}`,
    keepCruisers: (n) => `${n} mehr behalten`,
    reach: (n) => `Reichweite +${n}`,
    terraform: () => 'Besiedelt Unwirtliche',
    shield: () => 'Planeten sicher',
    colonizeLess: (n) => `Besiedeln −${n}`,
    developLess: (n) => `Entwickeln −${n}`,
    manufactureLess: (n) => `Kreuzer −${n}`,
    salvageLess: (n) => `Bergen −${n}`,
    researchLess: (n) => `Erforschen −${n}`,
    appointLess: (n) => `Ernennen −${n}`,
    conquest: (n) => `Besetzt ${n + 1}`,
    nomadic: () => 'Nomadisch',
    swarm: () => 'Schwarm',
  },
  on: {
    colonize: 'Besiedeln',
    develop: 'Entwickeln',
    manufacture: 'Fertigen',
    salvage: 'Bergen',
    plunder: 'Plündern',
    trade: 'Handeln',
    explore: 'Erkunden',
    appoint: 'Ernennen',
    research: 'Erforschen',
    overlord: 'Overlord',
    occupy: 'Besetzen',
    loseCruisers: 'Kreuzerverlust',
    losePlanet: 'Planet verloren',
    goldenAge: 'Goldenes Zeitalter',
    introduce: 'Neue Fraktion',
    boost: 'Verstärkung',
  },
};

export const WORDS = spoken<BoardWords>({ en, de });

/** Where long names may break on narrow tiles; browsers do not know these words. */
const BREAKS =
  'Terra|forming Fortge|schrittenes Hyper|raum|scanner Hyper|space Anti|materie Anti|matter Plasma|waffe Laser|waffe Plane|tare Plane|tary Memo|rianer Inter|stellarer Inter|stellar Waren|handel Gruft|gräber Glas|schmiede Glass|wrights Palim|psest Legar|chaea Red|mantle Rot|mäntel Boreal|kombinat Kessel|geborene Flechten|volk Zoll|wächter Sonnen|schmiede Schatten|hof Bot|schaft Weit|schreiter Söldner|verträge'.split(
    ' ',
  );
const broken = new Map(BREAKS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')]));

export const softly = (name: string): string => name.replace(/[\p{L}]+/gu, (word) => broken.get(word) ?? word);
