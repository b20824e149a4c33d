/** Words that only the board says; everything else comes from the game's texts. */
import type { Language } from '@orrery/kit';

export interface BoardWords {
  readonly board: string;
  readonly tree: string;
  readonly map: string;
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
  readonly back: string;
  readonly decks: string;
  readonly staying: string;
  readonly discarded: string;
  readonly display: string;
  readonly strength: string;
  readonly control: string;
  readonly fleet: string;
  readonly buy: string;
  readonly sell: string;
  readonly museum: string;
  round(round: number, last: boolean): string;
  endsAt(claims: number, need: number): string;
  field(field: string, level: string): string;
  researchedBy(names: string): string;
  ship(level: number, owner: string): string;
  deck(level: string, unseen: number, buried: number): string;
  jumpsLeft(n: number): string;
  canLose(points: number): string;
  would(name: string): string;
  nobodyWould(): string;
  becomes(from: number, to: number): string;
}

const en: BoardWords = {
  board: 'Technology and exploration board',
  tree: 'Technologies',
  map: 'Expedition',
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
  back: 'Another ship',
  decks: 'Decks',
  staying: 'Events that stay',
  discarded: 'Discarded events',
  display: 'Open rows',
  strength: 'strength',
  control: 'controls',
  fleet: 'Fleet',
  buy: '3 ore become 1 population',
  sell: '1 population becomes 1 ore',
  museum: 'Ship in the museum',
  round: (round, last) => (last ? `Last round (${round})` : `Round ${round}`),
  endsAt: (claims, need) => `The end comes with claim ${need}; so far ${claims}`,
  field: (field, level) => `Field ${field}, level ${level}`,
  researchedBy: (names) => `researched by ${names}`,
  ship: (level, owner) => `Ship of level ${level}, ${owner}`,
  deck: (level, unseen, buried) => `${level}: ${unseen} unseen${buried > 0 ? ` and ${buried} buried` : ''}`,
  jumpsLeft: (n) => `${n} ${n === 1 ? 'jump' : 'jumps'} left`,
  canLose: (points) => `${points} from bases can be lost`,
  would: (name) => `${name} would hold it`,
  nobodyWould: () => 'nobody would hold it',
  becomes: (from, to) => `${from} → ${to}`,
};

const de: BoardWords = {
  board: 'Technologie- und Erkundungsplan',
  tree: 'Technologien',
  map: 'Expedition',
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
  back: 'Anderes Schiff',
  decks: 'Stapel',
  staying: 'Bleibende Ereignisse',
  discarded: 'Abgelegte Ereignisse',
  display: 'Offene Reihen',
  strength: 'Stärke',
  control: 'kontrolliert',
  fleet: 'Flotte',
  buy: 'Aus 3 Erz wird 1 Bevölkerung',
  sell: 'Aus 1 Bevölkerung wird 1 Erz',
  museum: 'Schiff im Museum',
  round: (round, last) => (last ? `Letzte Runde (${round})` : `Runde ${round}`),
  endsAt: (claims, need) => `Mit der ${need}. Errungenschaft kommt das Ende; bisher ${claims}`,
  field: (field, level) => `Feld ${field}, Stufe ${level}`,
  researchedBy: (names) => `erforscht von ${names}`,
  ship: (level, owner) => `Schiff der Stufe ${level}, ${owner}`,
  deck: (level, unseen, buried) => `${level}: ${unseen} ungesehen${buried > 0 ? ` und ${buried} vergraben` : ''}`,
  jumpsLeft: (n) => `noch ${n} ${n === 1 ? 'Sprung' : 'Sprünge'}`,
  canLose: (points) => `${points} aus Basen sind verlierbar`,
  would: (name) => `${name} hielte es dann`,
  nobodyWould: () => 'niemand hielte es dann',
  becomes: (from, to) => `${from} → ${to}`,
};

export const WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
