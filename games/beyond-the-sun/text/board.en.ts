/** Words that only the board says; everything else comes from the game's texts. */

export interface BoardWords {
  readonly board: string;
  readonly tree: string;
  readonly map: string;
  readonly mat: string;
  readonly goals: string;
  readonly achievements: string;
  readonly basic: string;
  readonly guilds: string;
  readonly covered: string;
  readonly always: string;
  readonly unknown: string;
  readonly twoOfThree: string;
  readonly nobody: string;
  readonly points: string;
  readonly population: string;
  readonly ore: string;
  readonly supply: string;
  readonly growth: string;
  readonly mining: string;
  readonly trade: string;
  readonly automation: string;
  readonly colonies: string;
  readonly none: string;
  readonly pickShip: string;
  readonly pickTo: string;
  readonly pickColumn: string;
  readonly pickTarget: string;
  readonly back: string;
  readonly cancel: string;
  readonly anyTime: string;
  /** What the question has named. */
  readonly carryOut: string;
  readonly decks: string;
  readonly piles: string;
  readonly staying: string;
  readonly discarded: string;
  readonly display: string;
  readonly strength: string;
  readonly control: string;
  readonly fleet: string;
  readonly ships: string;
  readonly buy: string;
  readonly sell: string;
  readonly retire: string;
  readonly retireFrom: (place: string) => string;
  readonly museum: string;
  readonly technologies: string;
  readonly inWords: string;
  readonly immediate: string;
  readonly lasting: string;
  readonly onControl: string;
  readonly onArrival: string;
  readonly onColony: string;
  round(round: number, last: boolean): string;
  endsAt(claims: number, need: number): string;
  field(field: string, level: string): string;
  researchedBy(names: string): string;
  ship(level: number, owner: string): string;
  shipOf(level: number): string;
  deck(level: string, unseen: number, buried: number): string;
  jumpsLeft(n: number): string;
  canLose(points: number): string;
  openMat(name: string): string;
  column(column: string, cubes: number): string;

  /* The numbers of this moment. */
  costs(ore: number, have: number): string;
  left(ore: number): string;
  needsPopulation(n: number, have: number): string;
  surcharge(ore: number): string;
  readonly free: string;
  readonly shared: string;
  /** Why an action would find nothing to do. */
  noField(levels: string): string;
  readonly noColony: string;
  readonly sameAction: string;
  standsHere(names: string): string;
  needs(names: string, all: boolean): string;
  have(names: string): string;
  readonly noneOfThem: string;
  typesOf(types: string): string;
  eventHere(cards: number): string;
  cardsHere(cards: number): string;
  strengthOf(name: string, strength: number): string;
  toColonise(missing: number): string;
  readonly mayColonise: string;
  toTake(strength: number): string;
  heldBy(name: string): string;
  progress(name: string, have: number, of: number): string;
  nextSlot(points: number): string;
  readonly allSlots: string;
  growsNow(columns: string): string;
  readonly growsNothing: string;
  dryColumns(columns: string): string;
  minesNow(ore: number): string;
  nextGate(markers: number): string;
  automationNow(steps: number, next: number): string;

  /* Consequences. */
  would(name: string, place: string): string;
  nobodyWould(place: string): string;
  colonisable(system: string): string;
  claimable(achievement: string, points: number): string;
  readonly reveals: string;
  readonly bringsEnd: string;
}

export const board: BoardWords = {
  board: 'Technology and expedition board',
  tree: 'Technology',
  map: 'Expedition',
  mat: 'Mat',
  goals: 'Goals',
  achievements: 'Achievements',
  basic: 'Basic Spacefaring',
  guilds: 'Guilds',
  covered: 'not yet open',
  always: 'always open',
  unknown: 'Undiscovered',
  twoOfThree: '2 of 3',
  nobody: 'nobody',
  points: 'VP',
  population: 'Population',
  ore: 'Ore',
  supply: 'Supply',
  growth: 'Growth',
  mining: 'Mining',
  trade: 'Trade',
  automation: 'Automation',
  colonies: 'Colonized',
  none: 'none yet',
  pickShip: 'Choose a ship',
  pickTo: 'Choose where it goes',
  pickColumn: 'Choose the column a cube leaves',
  pickTarget: 'Choose the column it goes to',
  back: 'Another ship',
  cancel: 'Back',
  anyTime: 'At any time',
  carryOut: 'Do it',
  decks: 'Decks',
  piles: 'Decks and events',
  staying: 'Events that stay',
  discarded: 'Discarded events',
  display: 'Open rows',
  strength: 'strength',
  control: 'controls',
  fleet: 'Fleet',
  ships: 'Ships',
  buy: 'Pay 3 ore for 1 population',
  sell: 'Return 1 population for 1 ore',
  retire: 'Pay 1 ore to turn a ship into 1 population: choose it on the map',
  retireFrom: (place) => `Decommission: ${place}`,
  museum: 'Ship in the museum',
  technologies: 'Technologies',
  inWords: 'The table in words',
  immediate: 'Once, when you research it',
  lasting: 'Lasting power',
  onControl: 'When you take control',
  onArrival: 'When a ship arrives',
  onColony: 'When you colonize it',
  round: (round, last) => (last ? `Last round (${round})` : `Round ${round}`),
  endsAt: (claims, need) => `Ends at ${need} claims; ${claims} so far`,
  field: (field, level) => `Field ${field}, level ${level}`,
  researchedBy: (names) => `researched by ${names}`,
  ship: (level, owner) => `Level ${level} ship, ${owner}`,
  shipOf: (level) => `Level ${level} ship`,
  deck: (level, unseen, buried) => `${level}: ${unseen} unseen${buried > 0 ? ` and ${buried} buried` : ''}`,
  jumpsLeft: (n) => `${n} ${n === 1 ? 'jump' : 'jumps'} left`,
  canLose: (points) => `${points} VP from bases can be lost`,
  openMat: (name) => `Show ${name}’s mat`,
  column: (column, cubes) => `Column ${column}: ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`,

  costs: (ore, have) => `Costs ${ore} ore, you have ${have}.`,
  left: (ore) => `${ore} would be left.`,
  needsPopulation: (n, have) => `Uses ${n} population, you have ${have}.`,
  surcharge: (ore) => `This space costs ${ore} ore more.`,
  free: 'Costs nothing.',
  shared: 'Room for every pawn, every turn.',
  noField: (levels) => `No level ${levels} technology is open to you: research its prerequisites first.`,
  noColony: 'You control no system with enough strength in it.',
  sameAction: 'The same action as its other space.',
  standsHere: (names) => `Pawn here: ${names}.`,
  needs: (names, all) => `Needs ${all ? '' : 'two of '}${names}.`,
  have: (names) => `You have ${names}.`,
  noneOfThem: 'You have none of them yet.',
  typesOf: (types) => `Its card will be ${types}.`,
  eventHere: (cards) => `An event lies here; then one of two cards of ${cards} is chosen.`,
  cardsHere: (cards) => `One of two cards of ${cards} is chosen.`,
  strengthOf: (name, strength) => `${name}: strength ${strength}.`,
  toColonise: (missing) => `Needs ${missing} more strength here to colonize it.`,
  mayColonise: 'You may colonize it with a colonize action.',
  toTake: (strength) => `Strength ${strength} here would give you control.`,
  heldBy: (name) => `${name} controls it.`,
  progress: (name, have, of) => `${name}: ${have} of ${of}.`,
  nextSlot: (points) => `The next to claim it gets ${points} VP.`,
  allSlots: 'Every slot is taken.',
  growsNow: (columns) => `Now: 1 cube each from ${columns}.`,
  growsNothing: 'Now it would give nothing.',
  dryColumns: (columns) => `Empty: ${columns}.`,
  minesNow: (ore) => `Now: ${ore} ore.`,
  nextGate: (markers) => `Remove ${markers} more to open the next one.`,
  automationNow: (steps, next) => `Step ${steps} so far; the next is worth ${next} VP.`,

  would: (name, place) => `${name} would control ${place}`,
  nobodyWould: (place) => `nobody would control ${place}`,
  colonisable: (system) => `strong enough to colonize ${system}`,
  claimable: (achievement, points) => `${achievement} can be claimed: ${points} VP`,
  reveals: 'reveals hidden information: no undo',
  bringsEnd: 'triggers the end: one more round',
};
