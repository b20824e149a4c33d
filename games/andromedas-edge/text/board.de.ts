import type { BoardWords } from './board.en.ts';

export const board: BoardWords = {
  /* Battle */
  battle: 'Schlacht',
  battleAt: (region) => `Schlacht: ${region}`,
  chanceAfter: (chances) => `Du: ${chances} nach Antworten (Energie, Schiffe)`,
  chanceAlone: (chance) => `${chance}, wenn niemand etwas dazugibt.`,
  chanceNow: (chance) => `Du: ${chance} mit diesen Würfeln`,
  counted: 'Gerechnet mit Energie und Raumschiffen in Reichweite, ohne Karten.',
  diceOf: (who, dice, targeting) => `${who}: Würfel ${dice}, jeder zeigt mindestens ${targeting}`,
  lose: 'Verlust',
  nobody: 'Niemand',
  raiders: 'Bedrohung',
  shieldsHit: (n) => (n === 1 ? '1 Schild getroffen' : `${n} Schilde getroffen`),
  shipsScrapped: (n) => (n === 1 ? '1 Raumschiff verschrottet' : `${n} Raumschiffe verschrottet`),
  steps: ['Eskalation', 'Diplomatie', 'Vorbereiten', 'Würfeln', 'Ergebnis', 'Schaden'],
  supremacyTo: (space) => `Überlegenheit auf Feld ${space}`,
  targeting: (n) => `Zielcomputerwert ${n}: kein Würfel unter ${n}`,
  win: 'Sieg',
  wins: (who, chance) => `${who} gewinnt: ${chance}`,
  /* steps */
  deeds: {
    slot: 'Mond einsetzen',
    unslot: 'Mond herausnehmen',
    abandon: 'Mond abwerfen',
    token: 'Entdeckung nutzen',
    supremacy: 'Überlegenheitsplättchen nutzen',
    development: 'Großkomplex-Karte nutzen',
    recruit: 'Anführer rekrutieren',
    collect: 'Bonus nehmen',
    play: 'Taktik spielen',
    ability: 'Fähigkeit nutzen',
    rearrange: 'Industrie-Reihe umordnen',
    listen: 'Wann du gefragt wirst',
    give: 'Geben oder bitten',
    take: 'Geben oder bitten',
  },
  launch: (ship) => `Starten: ${ship}`,
  /* Board */
  back: 'Zurück',
  board: 'Spielplan',
  cards: 'Karten',
  inWords: 'Der Tisch in Worten',
  map: 'Sektoren',
  market: 'Module',
  nextStep: 'Jetzt den Ort wählen',
  tracks: 'Leisten',
  turn: (n, last) => (last ? `Letzte Züge (${n})` : `Zug ${n}`),
  whole: 'Ganzer Spielplan',
  /* facts */
  bases: ['Monolith', 'Handelszentrum', 'Maximus-Feld', 'Odessa-Feld', 'Schiffswerft', 'Planungszentrum'],
  battleHere: 'Hier wird gekämpft',
  bonus: 'Bonusressource',
  bonusThere: (goods) => `Bonus: ${goods}`,
  developedBy: (who) => `Großkomplex von ${who}`,
  developmentVp: (vp) => `Ein Großkomplex bringt hier jetzt ${vp}\u00a0SP`,
  emptySpace: (place) => `Leeres Feld ${place}`,
  leadersOf: (who, n) => `${who}: ${n === 1 ? '1 Anführer' : `${n} Anführer`}`,
  moonThere: (moon, below) => (below > 0 ? `${moon}, darunter ${below} weitere` : moon),
  noMoon: 'Kein Mond mehr',
  raidersThere: (n, who) => (n === 1 ? who : `${n} × ${who}`),
  ship: 'Raumschiff',
  shipsOf: (who, n, type) => `${who}: ${n} × ${type}`,
  /* forecast */
  advances: 'Rückt auf der Leiste vor',
  claims: 'Nimmt den Mond',
  leadersTaken: (n) => (n === 1 ? 'Braucht 1 Anführer' : `Braucht ${n} Anführer`),
  noUndo: 'Deckt etwas auf – nicht zurücknehmbar',
  oneStrikes: 'Überfall einer Bedrohung',
  returning: (ships) =>
    ships === 0
      ? 'Kein Raumschiff, um Module zu aktivieren'
      : ships === 1
        ? 'Dein Raumschiff aktiviert 1 Modul, dann kehrt es zurück'
        : `Je 1 Modul aktivieren, dann kehren ${ships} Raumschiffe zurück`,
  strikes: 'Überfall der Bedrohung',
  /* common */
  kinds: ['beliebige Ressourcen', 'Titan, Eis oder Nanokarbon', 'SP'],
  raiderClass: (letter) => `${letter}-Klasse-Bedrohung`,
};
