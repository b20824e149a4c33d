import { capital, counting, listing, seatMark } from '@orrery/kernel';
import { type Level, ROMAN } from '../content/kinds.ts';
import { board } from './board.de.ts';
import type { Language } from './language.ts';
import { speak } from './make.ts';

const counted = counting('de');
const many = (n: number, one: string, more: string): string => counted(n, { one, other: more });
const jumps = (n: number): string => many(n, 'Sprung', 'Sprünge');
const points = (n: number): string => counted(n, { other: 'SP' });
const erz = (n: number): string => counted(n, { other: 'Erz' });
const vorrat = (n: number): string => counted(n, { other: 'Vorratswürfel' });
const ship = (level: number): string => `Stufe-${level}-Raumschiff`;
/** Fehlt bei einem, fehlen bei mehreren. */
const fehlt = (n: number, what: string): string => `${n === 1 ? 'fehlt' : 'fehlen'} ${counted(n, { other: what })}`;
const ships = (n: number): string => many(n, 'Raumschiff', 'Raumschiffe');
const list = listing('de');
const either = listing('de', 'disjunction');
/** Mehrere Namen in einem Satz. */
const quoted = (names: readonly string[]): string => list(names.map((name) => `„${name}“`));
const levels = (wanted: readonly Level[]): string => either(wanted.map((level) => `Stufe-${ROMAN[level]}-Technologie`));
const cube = (from: 'population' | 'supply'): string => (from === 'population' ? 'Bevölkerung' : 'Vorratswürfel');

export const german: Language = {
  title: 'Beyond the Sun',
  tagline: 'Erforscht einen gemeinsamen Technologiebaum, kontrolliert die Werften, kolonisiert die Sterne.',
  options: {
    mats: {
      name: 'Fraktionstableaus',
      explanation:
        'Standard-Tableaus unterscheiden sich nur im Start. Experten-Tableaus haben eigene Leisten und Spalten und zwei Fähigkeiten, die man sich verdient.',
      values: { standard: 'Standard', expert: 'Experte' },
    },
    display: {
      name: 'Technologieauslage',
      explanation: 'Expertenvariante: Technologien kommen aus offenen Reihen, statt vom Stapel aufgedeckt zu werden.',
    },
  },
  techs: {
    narrowBeamLaser: 'Engstrahl-Laser',
    terraforming: 'Terraforming',
    advancedGenetics: 'Fortschrittliche Genetik',
    advancedRobotics: 'Fortschrittliche Robotik',
    hypercomputing: 'Hyper-Rechner',
    bioSynapticNetwork: 'Bio-synaptisches Netzwerk',
    remoteProbes: 'Fernsonden',
    spacetimeAnomalyStudies: 'Raumzeitanomalie-Studien',
    tacticalSimulations: 'Taktische Simulationen',
    plasmaCannon: 'Plasma-Kanone',
    humanExperiments: 'Humanexperimente',
    privateerCharters: 'Kaperbriefe',
    massCloning: 'Massenklonen',
    asteroidFoundries: 'Asteroidengießereien',
    verticalFarms: 'Vertikale Farmen',
    merchantConvoys: 'Handelskonvois',
    technologyLicensing: 'Technologielizenzen',
    modularFleet: 'Modulare Flotte',
    supplyDepot: 'Versorgungsstützpunkt',
    colonyShips: 'Kolonieschiffe',
    transdimensionalAi: 'Transdimensionale KI',
    planetaryScaleResearch: 'Planetenweite Forschung',
    metahumanChambers: 'Metahuman-Kammern',
    hivemindComputing: 'Schwarmrechner',
    deepSpaceMegastructures: 'Deep Space Megastrukturen',
    capitalShip: 'Großkampfschiff',
    androidArmada: 'Androiden-Armada',
    mercenaryFleet: 'Söldnerflotte',
    cerebralImplants: 'Hirnimplantate',
    manufacturingOrbitals: 'Orbitalfabriken',
    androidRightsMovement: 'Androidenrechtsbewegung',
    subatomicFabrication: 'Subatomare Fertigung',
    quantumDataExchange: 'Quanten-Datenaustausch',
    hyperdriveBoosters: 'Hyperdrive-Booster',
    wormholeTechnology: 'Wurmloch-Technologie',
    stealthTerraformers: 'Tarn-Terraformer',
    parallelUniverseGenerator: 'Paralleluniversum-Generator',
    postScarcityEconomy: 'Überflusswirtschaft',
    galacticHq: 'Galaktisches Hauptquartier',
    ringworldAuthority: 'Ringwelt-Behörde',
    gigaCorporations: 'Giga-Konzerne',
    mindMachineAssimilation: 'Geist-Maschine-Assimilation',
    universalArchive: 'Universalarchiv',
    blackMarketIndustries: 'Schwarzmarkt-Industrie',
    colonialMinistry: 'Kolonialministerium',
    galacticEmpire: 'Galaktisches Imperium',
  },
  systems: {
    barnardsStar: 'Barnards Stern',
    sirius: 'Sirius',
    lalande21185: 'Lalande 21185',
    luytensStar: 'Luytens Stern',
    procyon: 'Procyon',
    wolf359: 'Wolf 359',
    epsilonEridani: 'Epsilon Eridani',
    epsilonIndi: 'Epsilon Indi',
    ross128: 'Ross 128',
    lacaille9352: 'Lacaille 9352',
    groombridge34: 'Groombridge 34',
    teegardensStar: 'Teegardens Stern',
    tauCeti: 'Tau Ceti',
    kapteynsStar: 'Kapteyns Stern',
    ross154: 'Ross 154',
    wise0855: 'WISE 0855-0714',
    cygni61: '61 Cygni',
    ross248: 'Ross 248',
    lacaille8760: 'Lacaille 8760',
    proximaCentauri: 'Proxima Centauri',
    eridani82: '82 Eridani',
    gliese687: 'Gliese 687',
    yzCeti: 'YZ Ceti',
    vanMaanensStar: 'Van Maanens Stern',
  },
  events: {
    tylerLee: 'Tyler Lee',
    mayaChaturvedi: 'Maya Chaturvedi',
    bumperHarvest: 'Rekordernte',
    prospectingBoom: 'Schürfrausch',
    distressSignal: 'Notsignal',
    armsRace: 'Wettrüsten',
    labourReform: 'Arbeitsreform',
    humanitarianPrize: 'Menschlichkeitspreis',
    contestedShipyard: 'Umkämpfte Werft',
    greatCensus: 'Große Volkszählung',
    kc24x: 'KC-24X',
    ono: 'Ono',
    massEnlightenment: 'Massenaufklärung',
    firstContact: 'Erstkontakt',
    oreLevy: 'Erzabgabe',
    spacecraftMuseum: 'Raumfahrzeugmuseum',
    dysonSphere: 'Dyson Sphäre, Mk. I',
    rogueStar: 'Irrstern',
    frontierRegistry: 'Siedlungsregister',
    deepSpaceBeacon: 'Deep-Space-Leuchtfeuer',
  },
  achievements: {
    empire: 'Imperium',
    transcendence: 'Transzendenz',
    clockwork: 'Uhrwerk',
    armada: 'Armada',
    scholars: 'Gelehrte',
    hegemony: 'Vorherrschaft',
    specialist: 'Spezialist',
    breadbasket: 'Kornkammer',
    foundries: 'Gießereien',
    polymath: 'Universalgenie',
  },
  guilds: {
    terraformingGuild: 'Terraforming Gilde',
    academyGuild: 'Akademie Gilde',
    technocratsGuild: 'Technokraten Gilde',
    pathfinderGuild: 'Pfadfinder Gilde',
  },
  factions: {
    unOfSol: 'Vereinte Nationen von Sol',
    nishidaOstergaard: 'Nishida-Østergaard Corporation',
    lunarCombine: 'Lunares Kombinat',
    aresAssembly: 'Ares-Versammlung',
  },
  abilities: {
    'unOfSol.A': 'wenn du im Ressourcenhandel mindestens 3-mal getauscht hast: 2 Sprünge.',
    'unOfSol.B': 'sobald du 3 kolonisierte Systeme besitzt: Wandle 2 Vorratswürfel in Bevölkerung um.',
    'nishidaOstergaard.A': 'das erste unbekannte Feld, das du in einem Zug erforschst, bringt 1 Erz.',
    'nishidaOstergaard.B.food': 'wenn der letzte Nahrungsmarker dein Tableau verlässt: Automatisiere 1 Erzproduktion und erhalte 3 Erz.',
    'nishidaOstergaard.B.ore': 'wenn der letzte Erzmarker dein Tableau verlässt: Automatisiere 1 Nahrungsproduktion und erhalte 3 Erz.',
    'lunarCombine.A': 'Ausmustern kostet dich kein Erz.',
    'lunarCombine.B': 'bei Automatisierungsstufe 4: Wandle 1 Vorratswürfel in ein Stufe-3-Raumschiff um.',
    'aresAssembly.A': 'der erste Ort, den du in einem Zug einer anderen Fraktion abnimmst, bringt 1 Erz.',
    'aresAssembly.B': 'sobald du dein erstes Stufe-4-Raumschiff hast: 3 Sprünge.',
  },
  locations: {
    sol: 'Sol',
    a1: 'Feld A1',
    a2: 'Feld A2',
    y1: 'Werft 1',
    y2: 'Werft 2',
    y3: 'Werft 3',
    b1: 'Feld B1',
    b2: 'Feld B2',
    deepSpace: 'Deep Space',
    rogue: 'Irrstern',
  },
  types: { science: 'Wissenschaft', economy: 'Wirtschaft', military: 'Militär', commerce: 'Handel' },
  markers: { food: 'Nahrung', ore: 'Erz', star: 'Stern' },
  pieces: { food: 'Nahrungsmarker', ore: 'Erzmarker', star: 'Sternmarker' },
  basic: { 'basic.1': 'Forschung I', 'basic.2': 'Forschung II', 'basic.3': 'Bauen und springen', 'basic.4': 'Bevölkerung und Erz' },
  dyson: 'Dyson Sphäre, Mk. I',
  groups: {
    technology1: 'Technologien I',
    technology2: 'Technologien II',
    technology3: 'Technologien III',
    technology4: 'Technologien IV',
    system: 'Systeme',
    event: 'Ereignisse',
    achievement: 'Errungenschaften',
    guild: 'Gilden',
    faction: 'Fraktionen',
    location: 'Orte',
    term: 'Begriffe',
  },
  terms: {
    population: [
      'Bevölkerung',
      'Würfel, die auf deinem Tableau bereitliegen. Forschung und die meisten Raumschiffe brauchen sie. Von einer Technologie kommen sie nie zurück.',
    ],
    supply: [
      'Vorrat',
      'Würfel in den Spalten A bis E. Genommen wird von links, zurückgelegt von rechts; sind alle Spalten voll, wächst Spalte A.',
    ],
    ore: ['Erz', 'Dein Geld. Der allgemeine Vorrat geht nie aus.'],
    growth: [
      'Bevölkerungswachstum',
      'Ein Würfel aus jeder Spalte, deren Buchstabe auf der Nahrungsleiste zu sehen ist. Eine leere Spalte bringt nichts.',
    ],
    oreProduction: ['Erzproduktion', '1 Erz für jedes Erzsymbol, das kein Marker verdeckt.'],
    trade: [
      'Ressourcenhandel',
      'Beliebig oft tauschen: 3 Erz, um 1 Vorratswürfel in Bevölkerung umzuwandeln, 1 Erz, um eines deiner Raumschiffe auszumustern, oder 1 Bevölkerung zurück in den Vorrat für 1 Erz.',
    ],
    pawn: [
      'Aktionsfigur',
      'Sie zieht jeden Zug auf ein anderes freies Aktionsfeld. Ein besetztes Feld ist gesperrt; nur „Bevölkerung und Erz“ hat Platz für alle und darf wiederholt werden.',
    ],
    research: [
      'Forschung',
      'Wähle ein Feld der Stufe, dessen Voraussetzungen du hast, lege einen Würfel hin, führe das Ereignis eines unbekannten Feldes aus, wähle seine Karte, nimm den Sofortbonus.',
    ],
    types: [
      'Arten',
      'Eine unbekannte Technologie übernimmt die Art einer Voraussetzung. Karten werden aufgedeckt, bis zwei dieser Art gefunden sind; eine hybride zählt für beide Arten.',
    ],
    immediate: ['Sofortbonus', 'Jede Fraktion, die die Technologie erforscht, erhält ihn einmal.'],
    event: [
      'Ereignis',
      'Wird aufgedeckt, wenn ein unbekanntes Feld der Stufe II oder III erforscht wird, noch vor der Wahl der Technologie.',
    ],
    guild: ['Gilde', 'Ein Aktionsfeld für alle, verdeckt, bis sein Ereignis eintritt.'],
    automation: [
      'Automatisierung',
      'Ein Produktionsmarker wandert auf die Automatisierungsleiste, deine Produktion steigt. Manche der 7 Stufen bringen SP, jede weitere 1 SP.',
    ],
    ship: [
      'Raumschiff',
      'Ein Würfel mit Schiffsseite. Seine Stufe, 1 bis 4, ist seine Stärke. Gebaut wird in Sol oder in einer Werft, die du kontrollierst.',
    ],
    upgrade: ['Upgrade', 'Dreht ein Raumschiff auf eine höhere Stufe, höchstens 4. Danach wird die Kontrolle geprüft.'],
    jump: [
      'Sprung',
      'Ein Raumschiff entlang einer Linie. Alle Sprünge eines Effekts sind eine Bewegung: Kontrolle wird erst danach geprüft.',
    ],
    control: [
      'Kontrolle',
      'Die stärkste Flotte kontrolliert ein System oder eine Werft. Wer noch zu den Stärksten gehört, bleibt; stehen andere gleich stark darüber, gehört der Ort niemandem.',
    ],
    base: ['Stützpunkt', 'Der Produktionsmarker, der Kontrolle zeigt. Er erhöht deine Produktion und ist am Ende 1 SP wert.'],
    star: ['Sternmarker', 'Ersetzt einen fehlenden Produktionsmarker. Er beansprucht nichts und wird später nicht getauscht.'],
    colonise: [
      'Kolonisieren',
      'Ein System, das du kontrollierst, mit genug Stärke dort. Die Raumschiffe werden Vorrat, alle übrigen werden in den Deep Space vertrieben, die Karte gehört dir, mit zweitem Marker und Bonus.',
    ],
    privateTechnology: [
      'Private Technologie',
      'Eine von drei Karten, neben deinem Tableau. Nur du nutzt sie. Sie braucht keinen Würfel und ist niemandes Voraussetzung.',
    ],
    display: [
      'Technologieauslage',
      'Offene Kartenreihen. Die Reihen III und IV öffnen sich, wenn etwas ins Spiel kommt, das dort forscht.',
    ],
    end: [
      'Spielende',
      'Die 4. beanspruchte Errungenschaft (die 3. zu zweit oder dritt) löst es aus: Die Runde wird beendet, dann folgt noch eine ganze.',
    ],
    scoring: [
      'Wertung',
      'Technologien (1, 2, 3, aufgedruckt), private Technologien, Automatisierung, Kolonien, 1 je Stützpunkt, Ereignisse, Errungenschaften und je 1 für die größte Stärke in Sol und im Deep Space.',
    ],
  },
  powers: {
    missingPrerequisite: 'bei einer bekannten Technologie mit zwei Voraussetzungen darf dir eine fehlen.',
    oreForReturned: 'eine zurückgeholte Bevölkerung der Kosten einer Aktion darfst du mit 1 Erz bezahlen.',
    eitherTrack: 'du darfst Produktionsmarker von beiden Leisten nehmen.',
    wormhole: 'deine Raumschiffe erreichen mit 1 Sprung jeden Ort, außer von Sol und vom Deep Space aus.',
    swapStars: 'jederzeit in deinem Zug: Tausche einen gelegten Stern gegen einen Produktionsmarker.',
    headquarters: 'einmal pro Zug, jederzeit: Upgrade für 1 Raumschiff um 1 Stufe.',
    blackMarket: 'einmal pro Zug, jederzeit: Hole 1 Bevölkerung zurück, erhalte 2 Erz.',
    assimilation: 'einmal pro Zug, jederzeit: Zahle 1 Erz und wandle 1 Vorratswürfel in Bevölkerung um.',
    enterOccupied: 'einmal pro Zug darfst du ein besetztes Aktionsfeld betreten.',
    cygni: 'einmal pro Zug, jederzeit: Hole 1 Bevölkerung zurück, erhalte 1 Erz.',
    empirePoints: '1 SP für jeden Ort, den du am Ende kontrollierst, höchstens 3.',
  },
  scoreParts: {
    level1: 'Technologien I',
    level2: 'Technologien II',
    level3: 'Technologien III',
    level4: 'Technologien IV',
    private: 'Private Technologien',
    automation: 'Automati\u00adsierung',
    colonies: 'Kolonisierte Systeme',
    bases: 'Stützpunkte',
    events: 'Ereignisse',
    achievements: 'Errungen\u00adschaften',
    presence: 'Sol und Deep Space',
  },
  procedures: {
    game: '',
    turn: 'Zug',
    action: 'Aktion',
    payment: 'Kosten',
    carryOut: '',
    buildShip: 'Raumschiff bauen',
    upgradeShips: 'Upgrade',
    jump: 'Sprünge',
    transfer: 'Wurmlöcher',
    control: 'Kontrolle',
    colonise: 'Kolonisieren',
    stealthColonise: 'Getarnt',
    colonialMinistry: 'Kolonialministerium',
    moveSupply: 'Vorrat verschieben',
    privateTechnology: 'Private Technologie',
    research: 'Forschung',
    event: 'Ereignis',
    trade: 'Ressourcenhandel',
    anytime: 'Jederzeit',
  },

  level: (level) => ROMAN[level],
  cost: ({ ore, returned, oreToFellow }) =>
    [
      ...(ore === undefined ? [] : [erz(ore)]),
      ...(returned === undefined ? [] : [`${counted(returned, { other: 'Bevölkerung' })} zurückholen`]),
      ...(oreToFellow === undefined ? [] : [`${erz(oreToFellow)} an jemand anderen`]),
    ].join(' und '),
  effects: {
    gainOre: ({ ore }) => `erhalte ${erz(ore)}`,
    recruit: ({ cubes }) => `wandle ${vorrat(cubes)} in Bevölkerung um`,
    build: ({ from, level, at }) => `wandle 1\u00a0${cube(from)} in ein ${ship(level)} um${at === undefined ? '' : ' (im Deep Space)'}`,
    jump: ({ steps }) => jumps(steps),
    transfer: ({ ships: n }) => `bewege ${ships(n)} an beliebige Orte`,
    upgrade: ({ ships: n, levels: by, upTo }) => `Upgrade: ${upTo ? 'bis zu ' : ''}${ships(n)} um ${many(by, 'Stufe', 'Stufen')}`,
    spreadUpgrades: ({ levels: n }) => `Upgrade: insgesamt ${n} Stufen, beliebig verteilt`,
    automate: ({ what }) =>
      `automatisiere 1\u00a0${what === 'either' ? 'Nahrungs- oder Erzproduktion' : what === 'food' ? 'Nahrungsproduktion' : 'Erzproduktion'}`,
    research: ({ levels: wanted, cube: from, known, ignorePrerequisites, immediate }) =>
      [
        `erforsche eine ${known ? 'bekannte ' : ''}${wanted === 'colonies' ? 'Technologie (Stufe: deine kolonisierten Systeme + 1)' : levels(wanted)}`,
        ...(from === 'supply' ? ['mit 1\u00a0Vorratswürfel'] : []),
        ...(ignorePrerequisites ? ['ohne Voraussetzungen'] : []),
        ...(immediate ? [] : ['ohne ihren Sofortbonus']),
      ].join(', '),
    colonise: () => 'kolonisiere ein System',
    stealthColonise: ({ steps }) =>
      `${steps} Sprünge und kolonisiere ein System, das zu Beginn des Zuges niemand kontrollierte, ohne Kontrolleffekte`,
    choose: (_effect, inner) => `wähle: ${inner.map((words, i) => `${'ABC'[i]}) ${words}`).join('; ')}`,
    optional: (_effect, inner) => `${inner[0]} (freiwillig)`,
    orePerControlled: ({ most }) => `erhalte 1\u00a0Erz je Ort, den du kontrollierst (höchstens ${most})`,
    recruitPerColonies: ({ colonies }) => `wandle je ${colonies} kolonisierte Systeme 1\u00a0Vorratswürfel in Bevölkerung um`,
    orePerTaken: ({ ore }) => `erhalte ${erz(ore)} je Ort, den du einer anderen Fraktion abgenommen hast`,
    loseOre: ({ ore }) => `zahle ${erz(ore)}, soweit möglich`,
    moveSupply: ({ cubes, from, to }) =>
      `verschiebe ${from === 'rightmost' ? `die ${cubes} rechten Vorratswürfel` : `${cubes} Vorratswürfel`} nach ${to === 'A' ? 'Spalte A' : 'beliebigen Spalten'}`,
    growth: () => 'Bevölkerungswachstum',
    oreProduction: () => 'Erzproduktion',
    trade: () => 'Ressourcenhandel',
    privateTechnology: ({ level }) => `erhalte eine private Stufe-${ROMAN[level]}-Technologie`,
    copy: ({ which }) =>
      which === 'research'
        ? 'führe eine beliebige Forschungsaktion aus, besetzt oder nicht, und zahle ihre Kosten'
        : 'führe eine Aktion der Raumfahrtgrundlagen oder deiner Technologien aus, besetzt oder nicht, und zahle ihre Kosten',
    ministry: ({ cards }) => `ziehe ${cards} Systeme von Stapel A und nimm 1 als Kolonie ohne Marker, mit seinem Bonus`,
    takeDyson: () => 'nimm das angelegte System als Kolonie ohne Marker, mit seinem Bonus',
  },
  condition: {
    colonies: ({ least }) => `Du besitzt ${least} kolonisierte Systeme.`,
    levelFour: () => 'Du hast eine Stufe-IV-Technologie erforscht.',
    automation: ({ steps }) => `Du hast Automatisierungsstufe ${steps} erreicht.`,
    strength: ({ least }) => `Deine Raumschiffe haben die Gesamtstärke ${least}.`,
    technologies: ({ least }) => `Du hast ${least} Technologien erforscht.`,
    control: ({ locations, colonies }) =>
      `Du kontrollierst ${locations} Orte und besitzt ${many(colonies, 'kolonisiertes System', 'kolonisierte Systeme')}.`,
    sameSpecialisation: ({ systems }) =>
      `Du besitzt oder kontrollierst ${systems} Systeme oder Werften mit derselben aufgedruckten Spezialisierung.`,
    track: ({ track, removed }) => `Du hast ${removed} ${german.pieces[track]} von ihrer Leiste entfernt.`,
    everyType: () => 'Du hast vier Technologien ab Stufe II, eine für jede Art.',
  },
  eventEffects: {
    guild: ({ guild }, names) => `Schaltet frei: ${names.guild(guild)}. Wer forscht, erhält 1 Erz.`,
    everyFaction: (_effect, _names, effects) => `Jede Fraktion, die forschende zuerst: ${effects}.`,
    prize: ({ returned, points: n }) =>
      `Die erste Fraktion, beginnend mit der forschenden, die ${returned} Bevölkerung zurückholt, behält diese Karte: ${points(n)}.`,
    census: ({ most, second }) => `Am Ende: ${points(most)} für die meisten Technologien, ${second} für die zweitmeisten.`,
    registry: ({ perColony, most }) => `Am Ende: ${points(perColony)} je kolonisiertem System, höchstens ${most}.`,
    controllerOf: ({ at, points: n }, names) => `Am Ende: ${points(n)} für die Kontrolle über ${names.location(at)}.`,
    strongestAt: ({ at, points: n }, names) => `Am Ende: ${points(n)} für die größte Stärke, Ort: ${names.location(at)}.`,
    museum: () =>
      'Jede Fraktion, die forschende zuerst, darf eines ihrer Raumschiffe für immer hierher geben. Am Ende bringt es 1 SP (Stufe 1–2) oder 2 SP (Stufe 3–4).',
    dyson: () =>
      'Ein System von Stapel B wird angelegt. Es ist kein Ort. Ein Aktionsfeld für alle: 6 Erz und 2 Bevölkerung zurückholen, um es zu nehmen.',
    rogueStar: () =>
      'Das oberste System von Stapel A wird neben ein A-Feld gelegt, eine Linie entfernt. Kolonisiert wird es nicht ersetzt.',
  },
  inOrder: (effects) => effects.join(', danach '),

  prompts: {
    chooseSpace: () => 'Wähle ein Aktionsfeld',
    chooseProduction: () => 'Wähle deine Produktion',
    chooseTrade: ({ exchanges }) => `Ressourcenhandel: Was tauschst du?${exchanges === 0 ? '' : ` (bisher ${exchanges}-mal)`}`,
    claimAchievement: () => 'Welche Errungenschaft beanspruchst du?',
    chooseField: () => 'Welche Technologie erforschst du?',
    chooseType: ({ field }) => `Wähle die Art der neuen Technologie auf Feld ${field}`,
    chooseTechnology: ({ field }) => (field === null ? 'Wähle deine private Technologie' : `Wähle die Technologie für Feld ${field}`),
    chooseJump: ({ steps }) => `Bewege deine Raumschiffe (noch ${jumps(steps as number)})`,
    chooseTransfer: ({ ships: n }) => `Bewege ${ships(n as number)} an beliebige Orte`,
    chooseUpgrade: ({ levels: by, left }) =>
      `Welches Raumschiff erhält das Upgrade? (um ${many(by as number, 'Stufe', 'Stufen')}, noch ${left})`,
    chooseShipyard: ({ level }) => `Wo baust du das Stufe-${level}-Raumschiff?`,
    substitute: ({ level }) => `Kein Vorratswürfel mehr: Das ${ship(level as number)} aus Bevölkerung bauen?`,
    chooseMarker: ({ purpose, at }, names) =>
      purpose === 'automation'
        ? 'Welche Produktion automatisierst du?'
        : purpose === 'colony'
          ? 'Welchen Marker legst du auf die Kolonie?'
          : `Welchen Marker legst du als Stützpunkt auf ${names.location(at as never)}?`,
    chooseBonus: () => 'Welcher Kontrollbonus kommt zuerst?',
    chooseColony: () => 'Welches System kolonisierst du?',
    chooseSettlers: ({ at, settled }, names) =>
      `Welche Raumschiffe kolonisieren ${names.location(at as never)}? (bisher Stärke ${settled})`,
    chooseSystem: () => 'Welches System nimmst du?',
    chooseSupplyMove: () => 'Verschiebe einen Vorratswürfel',
    chooseOne: () => 'Welchen Effekt führst du aus?',
    takeOptional: ({ script }, names) => `${capital(names.effects(script as string))} – ausführen?`,
    copyAction: () => 'Welche Aktion führst du aus?',
    payReturned: () => '1 Erz zahlen, statt 1 Bevölkerung zurückzuholen?',
    chooseFellow: ({ ore }) => `Wer erhält ${erz(ore as number)}?`,
    takePrize: ({ event }, names) => `${names.event(event as never)}: 1 Bevölkerung zurückholen?`,
    exhibit: () => 'Ein Raumschiff ins Museum geben?',
    placeRogueStar: () => 'Neben welchem A-Feld erscheint der Irrstern?',
  },
  answers: {
    growth: 'Bevölkerungswachstum',
    ore: 'Erzproduktion',
    trade: 'Ressourcenhandel',
    buy: 'Erz gegen Bevölkerung (−3\u00a0Erz)',
    sell: 'Bevölkerung gegen Erz (+1\u00a0Erz)',
    retire: (level, place) => `Stufe-${level}-Raumschiff ausmustern (${place})`,
    doneTrading: 'Fertig',
    surcharge: (action, ore) => `${action} (hier ${erz(ore)} mehr)`,
    slot: (action, slot) => `${action} (${slot === 2 ? 'zweites' : 'drittes'} Feld)`,
    field: (field, level, known, types) =>
      known === undefined
        ? `Feld ${field}: unbekannte Stufe-${ROMAN[level]}-Technologie${types.length === 0 ? '' : ` (${either(types)})`}`
        : `${known} (${ROMAN[level]})`,
    move: (level, from, to) => `Stufe-${level}-Raumschiff: ${from} → ${to}`,
    stopMoving: 'Fertig',
    upgrade: (level, place) => `Stufe-${level}-Raumschiff (${place})`,
    stopUpgrading: 'Fertig',
    fromPopulation: '1 Bevölkerung nutzen',
    forgo: 'Verzichten',
    settle: (level) => `Stufe-${level}-Raumschiff`,
    enough: 'Fertig',
    supplyMove: (from, to) => (from === to ? `In Spalte ${from} lassen` : `Spalte ${from} → Spalte ${to}`),
    skip: 'Verzichten',
    returnPopulation: 'Bevölkerung zurückholen',
    payOre: '1 Erz zahlen',
    takePrize: '1 Bevölkerung zurückholen, Karte behalten',
    declinePrize: 'Verzichten',
    exhibit: (level, place) => `Stufe-${level}-Raumschiff (${place})`,
    keepShips: 'Verzichten',
    anytime: {
      blackMarket: 'Schwarzmarkt-Industrie: 1 Bevölkerung zurückholen, 2 Erz erhalten',
      cygni: '61 Cygni: 1 Bevölkerung zurückholen, 1 Erz erhalten',
      assimilation: 'Geist-Maschine-Assimilation: 1 Vorratswürfel in Bevölkerung umwandeln (1 Erz)',
    },
    headquarters: (level, place) => `Galaktisches Hauptquartier: Upgrade für das Stufe-${level}-Raumschiff (${place})`,
    swapStar: (place, marker) => `Giga-Konzerne: Stern (${place}) gegen ${marker} tauschen`,
    automationTrack: 'Automatisierung',
    fieldName: (field) => `Feld ${field}`,
  },
  refusals: {
    mustMove: () => 'Deine Aktionsfigur steht hier und muss weiterziehen.',
    occupied: ({ seat }) => `Besetzt von ${seatMark(seat)}.`,
    notResearched: () => 'Diese Technologie hast du nicht erforscht.',
    covered: () => 'Die Gilde ist noch verdeckt.',
    ore: ({ missing }) => `Dir ${fehlt(missing, 'Erz')}.`,
    population: ({ missing }) => `Dir ${fehlt(missing, 'Bevölkerung')}.`,
    noSupply: () => 'Du hast keinen Vorratswürfel mehr.',
    noChange: () => 'Diese Aktion würde nichts verändern.',
    impossible: () => 'Dafür gibt es gerade nichts Passendes.',
    alreadyResearched: () => 'Diese Technologie hast du schon erforscht.',
    unknown: () => 'Nur bekannte Technologien sind erlaubt.',
    prerequisites: ({ fields, count }, { field }) => {
      const names = list(fields.map(field));
      return fields.length === 1 || count === fields.length
        ? `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${names}.`
        : `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${count} von: ${names}.`;
    },
    notControlled: () => 'Du kontrollierst dieses System nicht.',
    tooWeak: ({ missing }) => `Dort fehlt dir Stärke ${missing}.`,
  },
  log: {
    setUp: ({ start, achievements }, t) =>
      `${t.by(start, 'beginnt', 'Du beginnst')}. Errungenschaften: ${list(achievements.map(t.achievement))}.`,
    roundBegan: ({ round, last }) => (last ? `Runde ${round}, die letzte.` : `Runde ${round}.`),
    turnBegan: ({ seat }, t) => `${t.by(seat, 'ist', 'Du bist')} am Zug.`,
    pawnMoved: ({ seat, space }, t) => `${t.by(seat, 'zieht', 'Du ziehst')} die Aktionsfigur: ${t.script(space)}.`,
    pawnPushed: ({ seat, pushed }, t) => `${t.by(seat, 'schiebt', 'Du schiebst')} ${t.whom(pushed, 'dich')} zur Seite.`,
    actionCopied: ({ seat, action }, t) => `${t.by(seat, 'kopiert', 'Du kopierst')} eine Aktion: ${t.script(action)}.`,
    orePaid: ({ seat, ore }, t) => `${t.by(seat, 'zahlt', 'Du zahlst')} ${erz(ore)}.`,
    orePaidTo: ({ seat, to, ore }, t) => `${t.by(seat, 'zahlt', 'Du zahlst')} ${erz(ore)} an ${t.whom(to, 'dich')}.`,
    populationReturned: ({ seat, column }, t) => `${t.by(seat, 'holt', 'Du holst')} 1\u00a0Bevölkerung zurück (Spalte ${column}).`,
    oreGained: ({ seat, ore }, t) => `${t.by(seat, 'erhält', 'Du erhältst')} ${erz(ore)}.`,
    recruited: ({ seat, column }, t) =>
      `${t.by(seat, 'wandelt', 'Du wandelst')} 1\u00a0Vorratswürfel aus Spalte ${column} in Bevölkerung um.`,
    supplyMoved: ({ seat, from, to }, t) =>
      from === to
        ? `${t.by(seat, 'lässt', 'Du lässt')} 1\u00a0Vorratswürfel in Spalte ${to}.`
        : `${t.by(seat, 'verschiebt', 'Du verschiebst')} 1\u00a0Vorratswürfel: Spalte ${from} → ${to}.`,
    shipBuilt: ({ seat, level, at }, t) => `${t.by(seat, 'baut', 'Du baust')} ein ${ship(level)} (${t.location(at)}).`,
    shipMoved: ({ seat, level, from, to, systems: [left, reached] }, t) =>
      `${t.by(seat, 'bewegt', 'Du bewegst')} ein ${ship(level)}: ${t.place(from, left)} → ${t.place(to, reached)}.`,
    shipUpgraded: ({ seat, at, system, from, to }, t) =>
      `${t.by(seat, 'führt', 'Du führst')} ein Upgrade durch: Stufe ${from} → ${to} (${t.place(at, system)}).`,
    controlLost: ({ seat, at, system, marker }, t) =>
      `${t.by(seat, 'verliert', 'Du verlierst')} die Kontrolle über ${t.place(at, system)} und ${t.is(seat) ? 'nimmst' : 'nimmt'} den Stützpunkt zurück (${german.pieces[marker]}).`,
    controlTaken: ({ seat, at, system, marker }, t) =>
      `${t.by(seat, 'übernimmt', 'Du übernimmst')} die Kontrolle über ${t.place(at, system)} (${german.pieces[marker]}).`,
    systemBonus: ({ seat, system, bonus }, t) =>
      `${t.by(seat, 'erhält', 'Du erhältst')} den ${bonus === 'control' ? 'Kontrollbonus' : bonus === 'arrival' ? 'Ankunftsbonus' : 'Kolonisierungsbonus'} (${t.system(system)}).`,
    automated: ({ seat, marker, step }, t) =>
      `${t.by(seat, 'automatisiert', 'Du automatisierst')} ${german.markers[marker]}: Stufe ${step}.`,
    fieldResearched: ({ seat, field, technology }, t) =>
      `${t.by(seat, 'erforscht', 'Du erforschst')} ${technology === null ? `das unbekannte Feld ${field}` : t.tech(technology)}.`,
    eventTurnedUp: ({ event }, t) => `Ereignis: ${t.event(event)}.`,
    eventDiscarded: ({ event }, t) => `Abgelegt: ${t.event(event)}.`,
    eventStays: ({ event }, t) => `Bleibt im Spiel: ${t.event(event)}.`,
    guildOpened: ({ guild }, t) => `Freigeschaltet: ${t.guild(guild)}.`,
    prizeTaken: ({ seat, event }, t) => `${t.by(seat, 'behält', 'Du behältst')} das Ereignis ${t.event(event)}.`,
    shipExhibited: ({ seat, level, from, system }, t) =>
      `${t.by(seat, 'gibt', 'Du gibst')} ein ${ship(level)} ins Museum (${t.place(from, system)}).`,
    systemAttached: ({ system, beside, neighbour }, t) =>
      beside === null
        ? `${t.system(system)} wird an die Dyson Sphäre angelegt.`
        : `${t.system(system)} erscheint neben ${t.place(beside, neighbour)}.`,
    typeChosen: ({ seat, technologyType }, t) => `${t.by(seat, 'wählt', 'Du wählst')} die Art ${german.types[technologyType]}.`,
    cardsTurnedUp: ({ seat, fitting, aside }, t) =>
      `${t.by(seat, 'findet', 'Du findest')} ${quoted(fitting.map(t.tech))}${aside.length === 0 ? '' : ` (beiseite: ${list(aside.map(t.tech))})`}.`,
    technologyPlaced: ({ seat, technology, field }, t) => `${t.by(seat, 'legt', 'Du legst')} „${t.tech(technology)}“ auf Feld ${field}.`,
    technologyKept: ({ seat, technology }, t) => `${t.by(seat, 'behält', 'Du behältst')} „${t.tech(technology)}“ als private Technologie.`,
    immediateBonus: ({ seat, technology }, t) => `${t.by(seat, 'erhält', 'Du erhältst')} den Sofortbonus: ${t.tech(technology)}.`,
    rowOpened: ({ level, cards }, t) => `Reihe ${ROMAN[level]} wird aufgedeckt: ${list(cards.map(t.tech))}.`,
    rowRefilled: ({ level, card }, t) => `Neu in Reihe ${ROMAN[level]}: ${t.tech(card)}.`,
    shipSettled: ({ seat, level, column }, t) =>
      `${t.by(seat, 'siedelt', 'Du siedelst')} mit einem ${ship(level)} (Vorratsspalte ${column}).`,
    shipDrifted: ({ seat, level, ships: n }, t) =>
      `${many(n, ship(level), `Stufe-${level}-Raumschiffe`)} von ${t.whom(seat, 'dir')} ${n === 1 ? 'wird' : 'werden'} in den Deep Space vertrieben.`,
    systemColonised: ({ seat, system }, t) => `${t.by(seat, 'kolonisiert', 'Du kolonisierst')} ${t.system(system)}.`,
    systemsDrawn: ({ seat, systems }, t) => `${t.by(seat, 'zieht', 'Du ziehst')} ${list(systems.map(t.system))}.`,
    systemTurnedUp: ({ system }, t) => `${t.system(system)} wird entdeckt.`,
    colonyMarked: ({ seat, system, marker }, t) =>
      `${t.by(seat, 'legt', 'Du legst')} einen ${german.pieces[marker]} auf ${t.system(system)}.`,
    productionChosen: ({ seat, option }, t) =>
      `${t.by(seat, 'wählt', 'Du wählst')} ${option === 'growth' ? 'Bevölkerungswachstum' : option === 'ore' ? 'Erzproduktion' : 'Ressourcenhandel'}.`,
    populationGrown: ({ seat, columns }, t) =>
      columns.length === 0
        ? `${t.by(seat, 'erhält', 'Du erhältst')} keine Bevölkerung.`
        : `${t.by(seat, 'erhält', 'Du erhältst')} ${counted(columns.length, { other: 'Bevölkerung' })} (${columns.join(', ')}).`,
    traded: ({ seat, exchange }, t) =>
      `${t.by(seat, 'tauscht', 'Du tauschst')} ${exchange === 'buy' ? 'Erz gegen Bevölkerung' : 'Bevölkerung gegen Erz'}.`,
    shipRetired: ({ seat, level, at, system }, t) =>
      `${t.by(seat, 'mustert', 'Du musterst')} ein ${ship(level)} aus (${t.place(at, system)}).`,
    achievementClaimed: ({ seat, achievement, points: n }, t) =>
      `${t.by(seat, 'beansprucht', 'Du beanspruchst')} die Errungenschaft ${t.achievement(achievement)} (${points(n)}).`,
    endTriggered: ({ lastRound }) => `Das Spielende ist ausgelöst: Runde ${lastRound} ist die letzte.`,
    powerUsed: ({ seat, power }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} eine dauerhafte Fähigkeit (${t.power(power)}).`,
    starSwapped: ({ seat, marker }, t) => `${t.by(seat, 'tauscht', 'Du tauschst')} einen Sternmarker gegen einen ${german.pieces[marker]}.`,
    abilityUsed: ({ seat, ability }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} eine Fähigkeit (${t.script(ability)}).`,
    gameEnded: ({ rounds }) => `Die Partie endet nach ${rounds} Runden.`,
  },
  panels: {
    table: 'Tisch',
    round: (round, last) => (last ? `Runde ${round}, die letzte` : `Runde ${round}`),
    board: 'Technologieplan',
    unknown: (field, level) => `${field} (${level}): unbekannt`,
    card: (field, level, card, seats) => `${field} (${level}): ${card} Erforscht von: ${seats}.`,
    nobody: 'niemandem',
    space: 'Expeditionsplan',
    place: (name, holder, fleet) => [name, ...(holder === '' ? [] : [`Kontrolle: ${holder}`]), fleet].join(' · '),
    fleet: (seat, strong) => `${seat} ${strong}`,
    uncontrolled: 'niemand',
    noShips: 'keine Raumschiffe',
    achievements: 'Errungenschaften',
    achievement: (name, condition, slots) => `${name}: ${condition} Felder: ${slots}`,
    guilds: 'Gilden',
    covered: 'noch verdeckt',
    rows: 'Technologieauslage',
    staying: 'Ereignisse im Spiel',
    mat: (faction) => faction,
    goods: (population, ore, supply) => `Bevölkerung ${population}, Erz ${ore}, Vorrat ${supply}`,
    production: (growth, ore) => `Wachstum ${growth}; Erzproduktion ${ore}`,
    automation: (steps, n) => `Automatisierungsstufe ${steps} (${points(n)})`,
    colonies: (names) => `Kolonisiert: ${names}`,
    privates: (names) => `Privat: ${names}`,
    pawn: (space) => `Aktionsfigur: ${space}`,
    noPawn: 'Aktionsfigur nicht auf dem Plan',
    points: (total) => points(total),
  },
  explain: {
    type: (primary, secondary) =>
      secondary === undefined ? `Art: ${primary}.` : `Hybrid aus ${primary} und ${secondary}; gibt ${primary} weiter.`,
    immediate: (effects) => `Sofort: ${effects}.`,
    action: (spaces, cost, effects) =>
      `${spaces === 1 ? 'Aktion' : `Aktion mit ${spaces} Feldern`}${cost === '' ? '' : ` (${cost})`}: ${effects}.`,
    lasting: (power) => `Dauerhaft: ${power}`,
    worth: (n) => `${points(n)} wert.`,
    strength: (strength) => `Braucht Stärke ${strength}.`,
    makes: (markers) => `Spezialisierung: ${either(markers)}.`,
    onControl: (effects) => `Bei Übernahme der Kontrolle: ${effects}.`,
    onArrival: (effects) => `Wenn du ein Raumschiff hierher bewegst: ${effects}.`,
    onColony: (effects) => `Bei Kolonisierung: ${effects}.`,
    noBonus: 'Kein Bonus.',
    deck: (deck) => `System ${deck}.`,
    slots: (n) => `SP nach Feld: ${n.join(', ')}.`,
    guild: (effects) => `Ein Feld für alle Fraktionen, sobald sie offen ist. ${effects}.`,
    standardStart: ({ population, ship, escort, ore }) =>
      `Standard-Tableau: Du beginnst mit ${list([
        population ? '3 Bevölkerung (einer aus Spalte C)' : '2 Bevölkerung',
        escort ? 'zwei Stufe-1-Raumschiffen in Sol (einem aus Spalte A)' : `einem Stufe-${ship}-Raumschiff in Sol`,
        ...(ore > 0 ? [`${ore} Erz zusätzlich`] : []),
      ])}.`,
    expertMat: (columns, food, ore) =>
      `Experten-Tableau: Spalten ${columns.join('/')}; Wachstumssymbole bei ${food.join('/')} und Erzsymbole bei ${ore.join('/')} entfernten Markern.`,
    ability: (slot, words) => `Fähigkeit ${slot}${slot === 'A' ? ' (ab Automatisierungsstufe 2)' : ' (einmal)'}: ${words}`,
    location: (id, makes) =>
      id === 'sol'
        ? 'Hier werden Raumschiffe gebaut. Nicht kontrollierbar; die größte Stärke hier bringt am Ende 1 SP.'
        : id === 'deepSpace'
          ? 'Nicht kontrollierbar; die größte Stärke hier bringt am Ende 1 SP. Beim Kolonisieren werden Raumschiffe hierher vertrieben.'
          : makes.length > 0
            ? `Wer sie kontrolliert, baut hier Raumschiffe. Spezialisierung: ${either(makes)}.`
            : id === 'rogue'
              ? 'Ein System neben dem Plan, eine Linie von einem A-Feld entfernt.'
              : 'Trägt eine Systemkarte.',
  },
  ties: { markers: 'Weniger Produktionsmarker auf dem Tableau', population: 'Mehr Bevölkerung', ore: 'Mehr Erz' },
  ending: (ending, winners, shared, byTieBreak) => {
    const how = ending === 'roundLimit' ? 'Die letzte mögliche Runde ist vorbei.' : 'Die letzte Runde ist vorbei.';
    if (shared) return `${how} ${list(winners.map(seatMark))} teilen sich den Sieg.`;
    return `${how} ${winners.map(seatMark).join('')} gewinnt${byTieBreak ? ' bei Gleichstand' : ''}.`;
  },
};

export const de = { ...speak(german), board };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.de.ts';
export { here } from '../learn/here.ts';
