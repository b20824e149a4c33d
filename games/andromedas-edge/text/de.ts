import { counting } from '@orrery/kernel';
import { board } from './board.de.ts';
import { joints, words } from './effects.de.ts';
import { events } from './events.de.ts';
import { goodsOf } from './labels.ts';
import type { Language } from './language.ts';
import { speak } from './make.ts';
import { names } from './names.de.ts';
import { panels } from './panels.de.ts';
import { answers, interjections, prompts } from './prompts.de.ts';
import { cards, terms } from './reference.de.ts';
import { station } from './station.de.ts';

const counted = counting('de');

export const german: Language = {
  title: 'Andromeda’s Edge',
  tagline: 'Starte Raumschiffe, sammle Monde, baue deine Station aus und besiedle den Rand, ehe die Bedrohungen kommen.',
  code: 'de',
  names,
  words,
  cards,
  labels: {
    moon: (benefit, track) => `${track === undefined ? 'Nebel' : joints[track]}-Mond (${benefit})`,
    repair: 'Reparieren',
    nebula: (number) => `Nebel ${number}`,
    space: (name) => name,
    raiderClass: (letter) => `${letter}-Klasse-Bedrohung`,
    raiders: 'die Bedrohung',
    place: (at) => `Platz ${at}`,
    slot: (at) => ['oben', 'Mitte', 'unten'][at],
  },
  options: {
    length: {
      name: 'Dauer',
      explanation: 'Erreicht jemand so viele SP, sind alle noch genau einmal am Zug.',
      values: { short: 'Kurz: 50 SP', medium: 'Normal: 60 SP', long: 'Lang: 70 SP' },
    },
    events: {
      name: 'Ereignisse',
      explanation: 'Die Galaktische Morgenröte hilft meist, die Kosmische Dämmerung ist härter.',
      values: { dawn: 'Galaktische Morgenröte', twilight: 'Kosmische Dämmerung' },
    },
    raiders: {
      name: 'Bedrohungen',
      explanation: 'Welche der beiden Bedrohungen jeder Klasse ins Spiel kommen.',
      values: { first: 'Erste Begegnung', second: 'Zweite Begegnung', random: 'Ausgelost' },
    },
    special: {
      name: 'Spezial-Sektoren',
      explanation: 'Quasare: niemand kann hinein, angrenzende Großkomplexe bringen SP. Vortexe: Raumschiffe dort lösen Effekte aus.',
      values: { none: 'Keine', quasars: 'Quasare', vortexes: 'Vortexe' },
    },
    destinies: {
      name: 'Schicksalskarten',
      explanation: 'Alle behalten ein geheimes Schicksal: SP für die Führung auf zwei Leisten am Ende.',
    },
    teams: { name: '2 gegen 2', explanation: 'Nachbarn bilden ein Team: geteilte Geheimnisse, gemeinsame Schlachten, eine Wertung.' },
  },
  conflicts: { teamsNeedFour: '2 gegen 2 geht nur zu viert.' },
  procedures: {
    setup: 'Spielaufbau',
    turn: 'Zug',
    launch: 'Schiffstart',
    activateRegion: 'Sektor aktivieren',
    raiderStrike: 'Überfall',
    battle: 'Schlacht',
    escalation: 'Eskalation',
    diplomacy: 'Diplomatie',
    prepare: 'Schlacht vorbereiten',
    rewards: 'Ergebnis',
    tacticalOperations: 'Taktisches Manöver',
    damage: 'Schaden',
    returnToStation: 'Rückruf',
    resolveEvent: 'Ereignis',
    finalScoring: 'Endwertung',
  },
  prompts,
  answers,
  interjections,
  reasons: {
    quasar: () => 'Kein Raumschiff kann in einen Quasar.',
    voyage: () => 'Nur ein Raumschiff mit Erkundung darf in einen Nebel.',
    occupied: () => 'Der Sektor ist besetzt; ein Erststart dorthin braucht Konfrontation.',
    ownShips: () => 'Dort hast du schon ein Raumschiff.',
    range: () => 'Keines deiner Raumschiffe ist in Reichweite.',
    base: () => 'Dorthin darfst du nur starten, wenn du den Effekt des Außenpostens ausführst.',
    nothingToReturn: () => 'Du hast kein Raumschiff, das du zurückholen kannst.',
    bayWasEmpty: () => 'Dein Hangar war zu Beginn des Zuges leer: Du musst zur Station zurückkehren.',
    activationIsCompulsory: () => 'In deinem eigenen Zug musst du den Mond nehmen: Mach Platz für ihn.',
    cannotPay: ({ missing }) => `Dir ${missing.reduce((a, b) => a + b, 0) === 1 ? 'fehlt' : 'fehlen'} ${words.goods(goodsOf(missing))}.`,
    noneLeft: () => 'Von diesem Typ hast du kein ungebautes Raumschiff mehr.',
    developed: () => 'Auf diesem Planeten steht schon ein Großkomplex.',
    noTransport: () => 'Du brauchst ein Kolonieschiff auf dem Planeten.',
    lastShip: () => 'Dein letztes Raumschiff darf kein Großkomplex werden.',
    leaders: ({ missing }) => `Dir ${missing === 1 ? 'fehlt' : 'fehlen'} ${counted(missing, { other: 'Anführer' })} in deiner Station.`,
    otherColumn: () => 'Dieser Effekt gilt nicht für diese Modul-Spalte.',
    damaged: () => 'Dieses Modul ist beschädigt und muss zuerst repariert werden.',
    alreadyActivated: () => 'Dieses Modul wurde in diesem Zug schon aktiviert.',
    emptyInput: () => 'Im Kosten-Feld fehlt ein Mond.',
    emptySlot: () => 'Dort ist kein Mond eingesetzt.',
    gameEnd: () => 'Dieses Modul zählt nur bei der Endwertung.',
    reactorOnly: () => 'Wissenschafts-Module wirken nur über den Hauptreaktor.',
    diceLimit: ({ dice }) => `Mehr als ${counted(dice, { other: 'Würfel' })} wirft niemand.`,
  },
  events,
  scoreParts: {
    track: 'Während der Partie',
    tracks: 'Fortschritts-Leisten',
    developments: 'Großkomplexe',
    specialRegions: 'Spezial-Sektoren',
    damage: 'Beschädigte Module',
    vault: 'Tresorbonus',
    modules: 'Endwertungs-Module',
    leaders: 'Anführer',
    destiny: 'Schicksal',
    faction: 'Fraktion',
  },
  ties: { modules: 'Mehr Module', resources: 'Mehr Ressourcen' },
  windows: {
    opponentLaunch: 'Ein Gegner hat ein Raumschiff gestartet',
    opponentActivation: 'Ein Gegner hat einen Sektor aktiviert',
    opponentModule: 'Ein Gegner hat ein Modul erhalten',
    moons: 'Mond einsetzen im Zug eines Gegners',
    moduleDamaged: 'Eines deiner Module würde beschädigt',
    moment: 'Vor deinem eigenen Angriff oder deiner Schlacht',
    escalate: 'Raumschiffe in deine Schlacht ziehen',
    diplomacy: 'Diplomatie in deiner Schlacht',
    energy: 'Energie für Würfel',
    battleStart: 'Beginn einer Schlacht',
    beforeRoll: 'Vor dem Würfeln',
    afterRoll: 'Nach dem Würfeln',
    afterOutcome: 'Nach dem Ergebnis',
    shipDamaged: 'Deine Raumschiffe würden beschädigt',
  },
  outcome: (ending, winners, count) =>
    ({
      points: count > 1 ? `${winners} haben mit den meisten SP gewonnen.` : `${winners} hat mit den meisten SP gewonnen.`,
      modules: `Gewonnen: ${winners} (gleich viele SP, mehr Module).`,
      resources: `Gewonnen: ${winners} (gleich viele SP und Module, mehr Ressourcen).`,
      shared: `${winners} teilen sich den Sieg.`,
    })[ending] ?? `Gewonnen: ${winners}.`,
  panels,
  groups: {
    terms: 'Regeln in Kürze',
    factions: 'Fraktionen',
    ships: 'Raumschiffe',
    upgrades: 'Upgrades',
    bases: 'Außenposten',
    developments: 'Planeten und Großkomplexe',
    tracks: 'Fortschritts-Leisten',
    coreModules: 'Basis-Module',
    modules: 'Module',
    tactics: 'Taktiken',
    events: 'Ereignisse',
    raiders: 'Bedrohungen',
    moons: 'Monde',
    discoveries: 'Entdeckungen',
    supremacyTokens: 'Überlegenheitsplättchen',
    destinies: 'Schicksalskarten',
    specials: 'Spezial-Sektoren',
    resources: 'Ressourcen',
  },
  terms,
};

export const de = { ...speak(german), board: { ...board, station } };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.de.ts';
export { here } from '../learn/here.ts';
