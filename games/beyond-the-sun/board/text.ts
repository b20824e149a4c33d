import { spoken } from '@orrery/kernel';
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

const en: BoardWords = {
  board: 'Technology and exploration board',
  tree: 'Technology',
  map: 'Expedition',
  mat: 'Mat',
  goals: 'Goals',
  achievements: 'Achievements',
  basic: 'Basic Spacefaring',
  guilds: 'Guilds',
  covered: 'not yet open',
  always: 'always free',
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
  colonies: 'Colonised',
  none: 'none yet',
  pickShip: 'Choose a ship',
  pickTo: 'Choose where it goes',
  pickColumn: 'Choose the column a cube leaves',
  pickTarget: 'Choose the column it goes to',
  back: 'Another ship',
  cancel: 'Back',
  anyTime: 'At any time',
  decks: 'Decks',
  piles: 'Decks and events',
  staying: 'Events that stay',
  discarded: 'Discarded events',
  display: 'Open rows',
  strength: 'strength',
  control: 'controls',
  fleet: 'Fleet',
  ships: 'Ships',
  buy: '3 ore become 1 population',
  sell: '1 population becomes 1 ore',
  retire: '1 ore and a ship become 1 population: choose the ship on the map',
  museum: 'Ship in the museum',
  technologies: 'Technologies',
  inWords: 'The table in words',
  immediate: 'Once, when you research it',
  lasting: 'Lasting power',
  onControl: 'When you take control',
  onArrival: 'When a ship arrives',
  onColony: 'When you colonise it',
  round: (round, last) => (last ? `Last round (${round})` : `Round ${round}`),
  endsAt: (claims, need) => `The end comes with claim ${need}; so far ${claims}`,
  field: (field, level) => `Field ${field}, level ${level}`,
  researchedBy: (names) => `researched by ${names}`,
  ship: (level, owner) => `Ship of level ${level}, ${owner}`,
  deck: (level, unseen, buried) => `${level}: ${unseen} unseen${buried > 0 ? ` and ${buried} buried` : ''}`,
  jumpsLeft: (n) => `${n} ${n === 1 ? 'jump' : 'jumps'} left`,
  canLose: (points) => `${points} from bases can be lost`,
  openMat: (name) => `Look at the mat of ${name}`,
  column: (column, cubes) => `Column ${column}: ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`,

  costs: (ore, have) => `Costs ${ore} ore, you have ${have}.`,
  left: (ore) => `${ore} would be left.`,
  needsPopulation: (n, have) => `Uses ${n} population, you have ${have}.`,
  surcharge: (ore) => `This space costs ${ore} ore more.`,
  free: 'Costs nothing.',
  shared: 'Room for every pawn, every turn.',
  noField: (levels) => `No technology ${levels} is open to you: you need those its lines come from.`,
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
  toColonise: (missing) => `You need ${missing} more strength here to colonise it.`,
  mayColonise: 'You may colonise it with a colonise action.',
  toTake: (strength) => `Strength ${strength} here would give you control.`,
  heldBy: (name) => `${name} controls it.`,
  progress: (name, have, of) => `${name}: ${have} of ${of}.`,
  nextSlot: (points) => `The next to claim it gets ${points} points.`,
  allSlots: 'Every slot is taken.',
  growsNow: (columns) => `Now: 1 cube each from ${columns}.`,
  growsNothing: 'Now it would give nothing.',
  dryColumns: (columns) => `Empty: ${columns}.`,
  minesNow: (ore) => `Now: ${ore} ore.`,
  nextGate: (markers) => `${markers} more ${markers === 1 ? 'marker' : 'markers'} removed opens the next one.`,
  automationNow: (steps, next) => `${steps} steps so far; the next is worth ${next}.`,

  would: (name, place) => `${name} would hold ${place}`,
  nobodyWould: (place) => `nobody would hold ${place}`,
  colonisable: (system) => `strong enough to colonise ${system}`,
  claimable: (achievement, points) => `${achievement} can be claimed: ${points} points`,
  reveals: 'turns up cards: no undo',
  bringsEnd: 'brings the end: one more round',
};

const de: BoardWords = {
  board: 'Technologie- und Erkundungsplan',
  tree: 'Technologie',
  map: 'Expedition',
  mat: 'Tableau',
  goals: 'Ziele',
  achievements: 'Errungenschaften',
  basic: 'Grundraumfahrt',
  guilds: 'Gilden',
  covered: 'noch nicht offen',
  always: 'immer frei',
  unknown: 'Unentdeckt',
  twoOfThree: '2 von 3',
  nobody: 'niemand',
  points: 'SP',
  population: 'Bevölkerung',
  ore: 'Erz',
  supply: 'Vorrat',
  growth: 'Wachstum',
  mining: 'Bergbau',
  trade: 'Handel',
  automation: 'Automation',
  colonies: 'Kolonisiert',
  none: 'noch keine',
  pickShip: 'Wähle ein Schiff',
  pickTo: 'Wähle sein Ziel',
  pickColumn: 'Wähle die Spalte, aus der ein Würfel kommt',
  pickTarget: 'Wähle die Spalte, in die er geht',
  back: 'Anderes Schiff',
  cancel: 'Zurück',
  anyTime: 'Jederzeit',
  decks: 'Stapel',
  piles: 'Stapel und Ereignisse',
  staying: 'Bleibende Ereignisse',
  discarded: 'Abgelegte Ereignisse',
  display: 'Offene Reihen',
  strength: 'Stärke',
  control: 'kontrolliert',
  fleet: 'Flotte',
  ships: 'Schiffe',
  buy: 'Aus 3 Erz wird 1 Bevölkerung',
  sell: 'Aus 1 Bevölkerung wird 1 Erz',
  retire: 'Aus 1 Erz und einem Schiff wird 1 Bevölkerung: Wähle das Schiff auf der Karte',
  museum: 'Schiff im Museum',
  technologies: 'Technologien',
  inWords: 'Der Tisch in Worten',
  immediate: 'Einmal, wenn du sie erforschst',
  lasting: 'Dauerhafte Fähigkeit',
  onControl: 'Bei Übernahme',
  onArrival: 'Bei Ankunft eines Schiffs',
  onColony: 'Bei Kolonisierung',
  round: (round, last) => (last ? `Letzte Runde (${round})` : `Runde ${round}`),
  endsAt: (claims, need) => `Mit der ${need}. Errungenschaft kommt das Ende; bisher ${claims}`,
  field: (field, level) => `Feld ${field}, Stufe ${level}`,
  researchedBy: (names) => `erforscht von ${names}`,
  ship: (level, owner) => `Schiff der Stufe ${level}, ${owner}`,
  deck: (level, unseen, buried) => `${level}: ${unseen} ungesehen${buried > 0 ? ` und ${buried} vergraben` : ''}`,
  jumpsLeft: (n) => `noch ${n} ${n === 1 ? 'Sprung' : 'Sprünge'}`,
  canLose: (points) => `${points} aus Basen sind verlierbar`,
  openMat: (name) => `Tableau von ${name} ansehen`,
  column: (column, cubes) => `Spalte ${column}: ${cubes} Würfel`,

  costs: (ore, have) => `Kostet ${ore} Erz, du hast ${have}.`,
  left: (ore) => `${ore} blieben übrig.`,
  needsPopulation: (n, have) => `Braucht ${n} Bevölkerung, du hast ${have}.`,
  surcharge: (ore) => `Dieses Feld kostet ${ore} Erz mehr.`,
  free: 'Kostet nichts.',
  shared: 'Platz für jede Figur, in jedem Zug.',
  noField: (levels) => `Keine Technologie ${levels} steht dir offen: Du brauchst die, von denen ihre Linien kommen.`,
  noColony: 'Du kontrollierst kein System, in dem du stark genug bist.',
  sameAction: 'Dieselbe Aktion wie auf ihrem anderen Feld.',
  standsHere: (names) => `Hier steht: ${names}.`,
  needs: (names, all) => `Braucht ${all ? '' : 'zwei von '}${names}.`,
  have: (names) => `Du hast ${names}.`,
  noneOfThem: 'Du hast noch keine davon.',
  typesOf: (types) => `Ihre Karte wird ${types}.`,
  eventHere: (cards) => `Hier liegt ein Ereignis; danach wird eine von zwei Karten aus ${cards} gewählt.`,
  cardsHere: (cards) => `Eine von zwei Karten aus ${cards} wird gewählt.`,
  strengthOf: (name, strength) => `${name}: Stärke ${strength}.`,
  toColonise: (missing) => `Dir fehlt hier Stärke ${missing}, um es zu kolonisieren.`,
  mayColonise: 'Du kannst es mit einer Kolonisierungsaktion kolonisieren.',
  toTake: (strength) => `Stärke ${strength} gäbe dir hier die Kontrolle.`,
  heldBy: (name) => `${name} kontrolliert es.`,
  progress: (name, have, of) => `${name}: ${have} von ${of}.`,
  nextSlot: (points) => `Wer sie als Nächstes beansprucht, erhält ${points} Punkte.`,
  allSlots: 'Alle Plätze sind vergeben.',
  growsNow: (columns) => `Jetzt: je 1 Würfel aus ${columns}.`,
  growsNothing: 'Jetzt brächte es nichts.',
  dryColumns: (columns) => `Leer: ${columns}.`,
  minesNow: (ore) => `Jetzt: ${ore} Erz.`,
  nextGate: (markers) => `Noch ${markers} Marker weniger, dann öffnet sich das nächste Symbol.`,
  automationNow: (steps, next) => `Bisher Schritt ${steps}; der nächste ist ${next} wert.`,

  would: (name, place) => `${name} hielte ${place}`,
  nobodyWould: (place) => `niemand hielte ${place}`,
  colonisable: (system) => `stark genug, um ${system} zu kolonisieren`,
  claimable: (achievement, points) => `${achievement} wird möglich: ${points} Punkte`,
  reveals: 'deckt Karten auf: kein Zurück',
  bringsEnd: 'bringt das Ende: noch eine Runde',
};

export const WORDS = spoken<BoardWords>({ en, de });
