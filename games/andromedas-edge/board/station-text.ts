import { spoken } from '@orrery/kernel';
/** Words that only one's own place, the seat strip, the rail and the cards say. */

export interface StationWords {
  readonly vp: string;
  readonly station: string;
  readonly wholeStation: string;
  readonly launchBay: string;
  readonly scrapyard: string;
  readonly barge: string;
  readonly moons: string;
  readonly operations: string;
  readonly tactics: string;
  readonly inForce: string;
  readonly leaders: string;
  readonly upgrades: string;
  readonly destiny: string;
  readonly noFaction: string;
  readonly noCards: string;
  readonly noMoons: string;
  readonly emptySlot: string;
  readonly emptyHalf: string;
  readonly damaged: string;
  readonly usedThisReturn: string;
  readonly used: string;
  readonly ready: string;
  readonly free: string;
  readonly soldOut: string;
  readonly eventDue: string;
  readonly eventOver: string;
  readonly raiders: string;
  readonly decks: string;
  readonly events: string;
  readonly developments: string;
  readonly discardPile: string;
  readonly underDeck: string;
  readonly onItsCard: string;
  readonly notSeen: string;
  readonly nothing: string;
  readonly modules: string;
  readonly ships: string;
  readonly canPay: string;
  readonly resources: string;
  readonly reward: string;
  readonly onTop: string;
  readonly placed: string;
  readonly unplaced: string;
  readonly back: string;
  readonly credit: string;
  readonly tokens: string;
  readonly inPlay: string;
  readonly targetingValue: string;
  readonly cardOnce: string;
  readonly usedUp: string;
  readonly moonReserve: string;
  readonly stacks: readonly [string, string, string];
  fromTop(n: number): string;
  developmentWorth(vp: string, track: string): string;
  readonly market: string;
  readonly wholeMarket: string;
  readonly tracks: string;
  /** Short enough for a fifth of the rail. */
  readonly trackNames: readonly [string, string, string, string, string];
  /** Short enough for a narrow cell. */
  readonly shipNames: readonly [string, string, string, string];
  seeStation(name: string): string;
  stationOf(name: string): string;
  onMap(n: number): string;
  inBay(n: number): string;
  inScrapyard(n: number): string;
  inBarge(n: number): string;
  docked(n: number): string;
  unbuilt(n: number): string;
  ofLimit(n: number, limit: number): string;
  overLimit(n: number): string;
  costsYou(cost: string): string;
  youHave(have: string): string;
  youLack(lack: string): string;
  withCredits(n: number): string;
  deck(n: number): string;
  modulesIn(n: number, damaged: number): string;
  hiddenCards(n: number): string;
  hiddenTokens(n: number): string;
  eventIn(steps: number): string;
  space(n: number, vp: number): string;
  nextSpace(vp: number): string;
  terminus(vp: number): string;
  toTerminus(n: number): string;
  lastTurns(n: number): string;
  range(n: number): string;
  weapons(n: number): string;
  shields(n: number, whole: number): string;
  targeting(n: number): string;
  left(n: number): string;
  slotPoints(vp: number): string;
  worthNow(vp: number): string;
  leadersAt(home: number, abroad: number, assigned: number): string;
  inHand(n: number): string;
  planetsLeft(n: number): string;
}

const en: StationWords = {
  vp: 'VP',
  station: 'Station',
  wholeStation: 'The whole station',
  launchBay: 'Launch Bay',
  scrapyard: 'Scrapyard',
  barge: 'Repair Barge',
  moons: 'Moons',
  operations: 'Tactical Operations',
  tactics: 'Tactics',
  inForce: 'In force',
  leaders: 'Leaders',
  upgrades: 'Upgrades',
  destiny: 'Destiny',
  noFaction: 'No faction yet',
  noCards: 'No cards in hand',
  noMoons: 'No moons yet',
  emptySlot: 'Its moon slot is empty.',
  emptyHalf: 'Half slot: a moon here works once both neighbours were activated.',
  damaged: 'Damaged: it cannot be activated until repaired.',
  usedThisReturn: 'Already activated in this Return.',
  used: 'used',
  ready: 'ready',
  free: 'free',
  soldOut: 'empty',
  eventDue: 'Event at the end of this turn',
  eventOver: 'No more events',
  raiders: 'Raiders',
  decks: 'Decks',
  events: 'Events',
  developments: 'Developments',
  discardPile: 'Discarded',
  underDeck: 'Under the deck',
  onItsCard: 'on its card',
  notSeen: 'not yet seen',
  nothing: 'none',
  modules: 'Modules',
  ships: 'Ships',
  canPay: 'You can pay for it.',
  resources: 'Resources',
  reward: 'Reward',
  onTop: 'on top',
  placed: 'placed',
  unplaced: 'type already upgraded',
  back: 'Back',
  credit: 'Credit',
  tokens: 'Tokens',
  inPlay: 'Being played',
  targetingValue: 'targeting',
  cardOnce: 'card',
  usedUp: 'Used up',
  moonReserve: 'For planets to come',
  stacks: ['Science track, space 4', 'Science track, space 7', 'Observatories'],
  fromTop: (n) => `number ${n} from the top`,
  developmentWorth: (vp, track) => `In the end ${vp} VP by your level on ${track}`,
  market: 'Market',
  wholeMarket: 'The market in words',
  tracks: 'Tracks',
  trackNames: ['Sci', 'Ind', 'Com', 'Civ', 'Sup'],
  shipNames: ['Transport', 'Fighter', 'Science', 'Cruiser'],
  seeStation: (name) => `Show the station of ${name}`,
  stationOf: (name) => `Station of ${name}`,
  onMap: (n) => `${n} on map`,
  inBay: (n) => `${n} in the bay`,
  inScrapyard: (n) => `${n} scrapped`,
  inBarge: (n) => `${n} in barge`,
  docked: (n) => `${n} docked`,
  unbuilt: (n) => `${n} not built`,
  ofLimit: (n, limit) => `You have ${n}; you may keep ${limit} at the end of your turn.`,
  overLimit: (n) => `${n} too many: lost at the end of your turn unless used.`,
  costsYou: (cost) => `Costs you ${cost}.`,
  youHave: (have) => `You have ${have}.`,
  youLack: (lack) => `Missing: ${lack}.`,
  withCredits: (n) => `You can pay for it, with ${n} ${n === 1 ? 'credit' : 'credits'} in place of materials.`,
  deck: (n) => `${n} in the deck`,
  modulesIn: (n, damaged) => `${n} ${n === 1 ? 'module' : 'modules'}${damaged > 0 ? `, ${damaged} damaged` : ''}`,
  hiddenCards: (n) => `${n} tactics ${n === 1 ? 'card' : 'cards'}, face down`,
  hiddenTokens: (n) => `${n} ${n === 1 ? 'discovery' : 'discoveries'}, face down`,
  eventIn: (steps) => `Event in ${steps}`,
  space: (n, vp) => `space ${n}, ${vp} VP`,
  nextSpace: (vp) => `The next space is worth ${vp} VP.`,
  terminus: (vp) => `The end comes at ${vp} VP`,
  toTerminus: (n) => `${n} VP to go`,
  lastTurns: (n) => `${n} more ${n === 1 ? 'turn' : 'turns'}`,
  range: (n) => `range ${n}`,
  weapons: (n) => `${n} ${n === 1 ? 'die' : 'dice'}`,
  shields: (n, whole) => `${n} of ${whole} ${whole === 1 ? 'shield' : 'shields'} up`,
  targeting: (n) => `targeting +${n}`,
  left: (n) => `${n} left`,
  slotPoints: (vp) => `The first moon here scores ${vp} VP.`,
  worthNow: (vp) => `Worth ${vp} VP as things stand.`,
  leadersAt: (home, abroad, assigned) =>
    `${home} in the station, ${abroad} on the map${assigned > 0 ? `, ${assigned} in developments` : ''}.`,
  inHand: (n) => `${n} in hand`,
  planetsLeft: (n) => `${n} ${n === 1 ? 'planet' : 'planets'} to come`,
};

const de: StationWords = {
  vp: 'SP',
  station: 'Station',
  wholeStation: 'Die ganze Station',
  launchBay: 'Hangar',
  scrapyard: 'Schrottplatz',
  barge: 'Reparaturbucht',
  moons: 'Monde',
  operations: 'Taktisches Manöver',
  tactics: 'Taktiken',
  inForce: 'Bleibend',
  leaders: 'Anführer',
  upgrades: 'Upgrades',
  destiny: 'Schicksal',
  noFaction: 'Noch keine Fraktion',
  noCards: 'Keine Handkarten',
  noMoons: 'Noch keine Monde',
  emptySlot: 'Sein Mond-Feld ist leer.',
  emptyHalf: 'Halbes Feld: Ein Mond hier wirkt, sobald beide Nachbarn aktiviert wurden.',
  damaged: 'Beschädigt: bis zur Reparatur nicht zu aktivieren.',
  usedThisReturn: 'In diesem Rückruf schon aktiviert.',
  used: 'genutzt',
  ready: 'bereit',
  free: 'gratis',
  soldOut: 'leer',
  eventDue: 'Ereignis am Ende dieses Zuges',
  eventOver: 'Keine Ereignisse mehr',
  raiders: 'Bedrohungen',
  decks: 'Stapel',
  events: 'Ereignisse',
  developments: 'Großkomplexe',
  discardPile: 'Abgelegt',
  underDeck: 'Unter dem Stapel',
  onItsCard: 'auf der Karte',
  notSeen: 'noch verdeckt',
  nothing: 'nichts',
  modules: 'Module',
  ships: 'Raumschiffe',
  canPay: 'Du kannst es bezahlen.',
  resources: 'Ressourcen',
  reward: 'Belohnung',
  onTop: 'oben',
  placed: 'durchgeführt',
  unplaced: 'Typ schon verbessert',
  back: 'Zurück',
  credit: 'Credit',
  tokens: 'Plättchen',
  inPlay: 'Wird gespielt',
  targetingValue: 'Zielcomputer',
  cardOnce: 'Karte',
  usedUp: 'Verbraucht',
  moonReserve: 'Für weitere Planeten',
  stacks: ['Wissenschaft, Feld 4', 'Wissenschaft, Feld 7', 'Sternwarten'],
  fromTop: (n) => `${n}. von oben`,
  developmentWorth: (vp, track) => `Am Ende ${vp} SP nach deinem Level: ${track}`,
  market: 'Markt',
  wholeMarket: 'Der Markt in Worten',
  tracks: 'Leisten',
  trackNames: ['Wiss', 'Ind', 'Wirt', 'Kult', 'Über'],
  shipNames: ['Kolonie', 'Jäger', 'Forschung', 'Schlacht'],
  seeStation: (name) => `Station von ${name} zeigen`,
  stationOf: (name) => `Station von ${name}`,
  onMap: (n) => `${n} auf Plan`,
  inBay: (n) => `${n} im Hangar`,
  inScrapyard: (n) => `${n} Schrott`,
  inBarge: (n) => `${n} in Bucht`,
  docked: (n) => `${n} am Modul`,
  unbuilt: (n) => `${n} ungebaut`,
  ofLimit: (n, limit) => `Du hast ${n}; ${limit} darfst du am Ende deines Zuges behalten.`,
  overLimit: (n) => `${n} zu viel: verfallen am Ende deines Zuges.`,
  costsYou: (cost) => `Kostet dich ${cost}.`,
  youHave: (have) => `Du hast ${have}.`,
  youLack: (lack) => `Es fehlt: ${lack}.`,
  withCredits: (n) => `Du kannst es bezahlen, mit ${n} ${n === 1 ? 'Credit' : 'Credits'} als Ersatz.`,
  deck: (n) => `${n} im Stapel`,
  modulesIn: (n, damaged) => `${n} ${n === 1 ? 'Modul' : 'Module'}${damaged > 0 ? `, ${damaged} beschädigt` : ''}`,
  hiddenCards: (n) => `${n} ${n === 1 ? 'Taktik' : 'Taktiken'}, verdeckt`,
  hiddenTokens: (n) => `${n} ${n === 1 ? 'Entdeckung' : 'Entdeckungen'}, verdeckt`,
  eventIn: (steps) => `Ereignis in ${steps}`,
  space: (n, vp) => `Feld ${n}, ${vp} SP`,
  nextSpace: (vp) => `Das nächste Feld ist ${vp} SP wert.`,
  terminus: (vp) => `Das Ende kommt bei ${vp} SP`,
  toTerminus: (n) => `noch ${n} SP`,
  lastTurns: (n) => `Noch ${n} ${n === 1 ? 'Zug' : 'Züge'}`,
  range: (n) => `Reichweite ${n}`,
  weapons: (n) => `${n} Würfel`,
  shields: (n, whole) => `${n} von ${whole} ${whole === 1 ? 'Schild' : 'Schilden'} bereit`,
  targeting: (n) => `Zielcomputer +${n}`,
  left: (n) => `noch ${n}`,
  slotPoints: (vp) => `Der erste Mond hier bringt ${vp} SP.`,
  worthNow: (vp) => `Nach jetzigem Stand ${vp} SP.`,
  leadersAt: (home, abroad, assigned) =>
    `${home} in der Station, ${abroad} auf dem Plan${assigned > 0 ? `, ${assigned} in Großkomplexen` : ''}.`,
  inHand: (n) => `${n} auf der Hand`,
  planetsLeft: (n) => `${n} ${n === 1 ? 'Planet kommt' : 'Planeten kommen'} noch`,
};

export const STATION = spoken<StationWords>({ en, de });
