import { counting, listing, refMark, type Seat } from '@orrery/kernel';
import type { RoomId } from '../content/rooms.ts';
import { board } from './board.de.ts';
import { type RoomWords, speak, type Telling, type Words } from './language.ts';

/** Rooms by gender: im/in den/aus dem, in der/in die/aus der, im/ins/aus dem. */
const der = (name: string): RoomWords => ({ name, at: ['im ', name], to: ['in den ', name], from: ['aus dem ', name] });
const die_ = (name: string): RoomWords => ({ name, at: ['in der ', name], to: ['in die ', name], from: ['aus der ', name] });
const place = (name: string): Words['places'][number] => ({ name, at: `bei ${name}`, to: `nach ${name}`, from: `von ${name}` });

const counted = counting('de');
const n = (count: number, one: string, many: string): string => counted(count, { one, other: many });
const forscher = (count: number): string => counted(count, { other: 'Forscher' });
const wuerfel = (count: number): string => counted(count, { other: 'Würfel' });
const kp = (count: number): string => counted(count, { other: 'KP' });
const marker = (count: number): string => counted(count, { other: 'Impfstoff-Marker' });
/** Fehlt bei einem, fehlen bei mehreren. */
const fehlt = (count: number, what = ''): string => `${count === 1 ? 'fehlt' : 'fehlen'} noch ${count}${what}`;
/** Der Forscher eines Sitzes, mitten im Satz. */
const einen = (owner: Seat, by: Seat, t: Telling): string =>
  t.is(owner) ? 'einen deiner Forscher' : owner === by ? 'einen eigenen Forscher' : `einen Forscher von ${t.seat(owner)}`;
const einer = (owner: Seat, t: Telling): string => (t.is(owner) ? 'einer deiner Forscher' : `ein Forscher von ${t.seat(owner)}`);
const and = listing('de');
const or = listing('de', 'disjunction');
const either = (ids: readonly RoomId[], room: (id: RoomId) => string, count: number): string => {
  const rooms = ids.map(room);
  if (ids.length === count) return and(rooms);
  return count === 1 ? or(rooms) : `${count} von ${rooms.join(', ')}`;
};

export const words: Words = {
  title: 'Andromeda',
  tagline: 'Rivalisierende Expeditionen feilschen um Würfel und ringen um die Räume eines Schiffswracks.',
  options: {
    beginner: {
      name: 'Einsteiger-Spiel',
      explanation: 'Teleporter, Klonen, Universalwerkzeug und Impfstoff sind im Spiel, und alle erhalten eine offene Völkerkarte.',
    },
  },
  rooms: {
    crew: {
      name: 'Besatzungsquartiere',
      at: ['in den ', 'Besatzungsquartieren'],
      to: ['in die ', 'Besatzungsquartiere'],
      from: ['aus den ', 'Besatzungsquartieren'],
    },
    engine: der('Maschinenraum'),
    bridge: { name: 'Brücke', at: ['auf der ', 'Brücke'], to: ['auf die ', 'Brücke'], from: ['von der ', 'Brücke'] },
    reactor: der('Reaktor'),
    hangar: der('Hangar'),
    zone: {
      name: 'Verseuchte Zone',
      at: ['in der ', 'Verseuchten Zone'],
      to: ['in die ', 'Verseuchte Zone'],
      from: ['aus der ', 'Verseuchten Zone'],
    },
    cryo: die_('Kälteschlafkammer'),
    armory: die_('Waffenkammer'),
    comms: die_('Kommunikationszentrale'),
    lab: { name: 'Labor', at: ['im ', 'Labor'], to: ['ins ', 'Labor'], from: ['aus dem ', 'Labor'] },
    airlock: die_('Zugangsschleuse'),
  },
  places: [
    place('Heck backbord'),
    place('Mitte backbord'),
    place('Bug backbord'),
    place('Heck'),
    place('Mitte'),
    place('Bug'),
    place('Heck steuerbord'),
    place('Mitte steuerbord'),
    place('Bug steuerbord'),
  ],
  dice: {
    training: { name: 'Trainingscamp', body: 'Trainiere bis zu 2 Forscher: aus deinem Vorrat auf deine Völkerkarte.' },
    support: {
      name: 'Unterstützung',
      body: 'Rufe bis zu 2 Forscher: von deiner Völkerkarte in Räume mit deinen Teleportern, jeden, wohin du willst.',
    },
    improvise: { name: 'Improvisieren', body: 'Trainiere 1 Forscher oder rufe 1 Forscher.' },
    movement: { name: 'Bewegung', body: 'Bis zu 3 Bewegungen mit deinen Forschern, jede in einen erforschten Raum mit gemeinsamer Seite.' },
    technology: { name: 'Technologie nutzen', body: 'Nutze eine Technologiekarte, die in dieser Runde noch niemand verbraucht hat.' },
    contamination: {
      name: 'Kontaminierung',
      body: 'Kostet dich zu Beginn deines Zuges 1 Forscher auf dem Schiff. Für anderes taugt der Würfel nicht.',
    },
  },
  technologies: {
    teleporter: 'Teleporter',
    cloning: 'Klonen',
    universalTool: 'Universalwerkzeug',
    vaccine: 'Impfstoff',
    ringShifter: 'Ringversetzer',
    overrideKey: 'Generalschlüssel',
    transitTube: 'Transitröhre',
    repulsor: 'Repulsor',
  },
  species: {
    sylth: { name: 'Sylth', ability: 'Drift' },
    tarn: { name: 'Tarn', ability: 'Drill' },
    mnemos: { name: 'Mnemos', ability: 'Unfehlbares Gedächtnis' },
    orphane: { name: 'Orphane', ability: 'Echo' },
    vherrin: { name: 'Vherrin', ability: 'Dicke Haut' },
    kessik: { name: 'Kessik', ability: 'Zwei Köpfe' },
    ulmara: { name: 'Ulmara', ability: 'Neugier' },
    dovani: { name: 'Dovani', ability: 'Überall zu Hause' },
  },
  missions: {
    smallFootprint: 'Auf leisen Sohlen',
    farSignal: 'Fernes Signal',
    thirdRing: 'Äußerer Ring',
    doubleShift: 'Doppelschicht',
    reservePower: 'Notstrom',
    underWatch: 'Unter Beobachtung',
    pathfinders: 'Pfadfinder',
    sharedTable: 'Gemeinsamer Tisch',
    coldStorage: 'Kühllager',
    hotZone: 'Heiße Zone',
    nightWatch: 'Nachtwache',
    spareParts: 'Ersatzteile',
    listeningPost: 'Horchposten',
    townMeeting: 'Vollversammlung',
    hermits: 'Einsiedler',
    academy: 'Akademie',
    longMarch: 'Langer Marsch',
    massLanding: 'Massenlandung',
    fieldTrial: 'Feldversuch',
    stronghold: 'Hochburg',
    triangulation: 'Dreieckspeilung',
    headAndHatch: 'Kopf und Luke',
    ringNetwork: 'Ringnetz',
    upperHand: 'Oberhand',
    deepVault: 'Tiefe Gewölbe',
    grandSurvey: 'Große Vermessung',
    fullHouse: 'Volles Haus',
    spine: 'Rückgrat',
    highGround: 'Hohes Ufer',
    cornerClaims: 'Eckpfeiler',
  },
  procedures: {
    game: '',
    setup: 'Spielaufbau',
    assignCommands: 'Befehle zuordnen',
    turns: 'Züge',
    turn: '',
    contamination: 'Kontaminierung',
    actions: 'Aktionen',
    spendAny: 'Würfel abgeben',
    train: 'Trainieren',
    call: 'Rufen',
    moves: 'Bewegen',
    explore: 'Erforschen',
    useRoom: 'Raum-Aktion',
    bridge: 'Brücke',
    swap: 'Reaktor',
    launch: 'Hangar',
    sendBack: 'Waffenkammer',
    trainOrCall: 'Kommunikationszentrale',
    useTechnology: 'Technologie',
    placeTeleporter: 'Teleporter',
    moveTeleporter: 'Ringversetzer',
    clone: 'Klonen',
    anyCommand: 'Universalwerkzeug',
    override: 'Generalschlüssel',
    transit: 'Transitröhre',
    push: 'Repulsor',
    missions: 'Aufträge',
    sacrifice: 'Opfern',
    checkControl: 'Kontrollpunkte prüfen',
    cleanUp: 'Aufräumen',
    renewMission: 'Persönlicher Auftrag',
  },
  groups: { term: 'Regeln', die: 'Befehlswürfel', room: 'Räume', technology: 'Technologien', species: 'Völker', mission: 'Aufträge' },
  terms: {
    goal: {
      title: 'Ziel',
      body: 'Erreiche am Ende einer Runde die nötigen Kontrollpunkte (KP): 8 zu zweit, 7 zu dritt, 6 zu viert. Sonst gewinnen nach Runde 7 die meisten KP. KP gibt es für Räume, die du kontrollierst, und für erfüllte Aufträge.',
    },
    round: {
      title: 'Eine Runde',
      body: '1 Befehle zuordnen: Angebote aus Würfeln. 2 Züge in der Reihenfolge der Ablaufkarten: Kontaminierung, Aktionen, Aufträge. 3 Kontrollpunkte prüfen. 4 Aufräumen: Technologien sind wieder bereit, ein neuer allgemeiner Auftrag, der Startspieler-Marker wandert, persönliche Aufträge werden erneuert.',
    },
    offer: {
      title: 'Angebote',
      body: 'Wer anbietet, legt Würfel auf die niedrigste Ablaufkarte; für jede weitere Ablaufkarte müssen mindestens 2 im Pool bleiben. Die anderen nehmen reihum an oder lehnen ab; lehnen alle ab, muss der Anbieter selbst annehmen. Wer annimmt, darf 1 Würfel aus dem Pool hinzufügen. Die letzte Ablaufkarte kommt mit allen übrigen Würfeln.',
    },
    orderCard: { title: 'Ablaufkarte', body: 'Auf ihr liegen deine Würfel dieser Runde; ihre Zahl sagt, wann du am Zug bist.' },
    die: {
      title: 'Einen Würfel einsetzen',
      body: 'Für das, was er zeigt; oder jeden Befehlswürfel für 1 einzelne Bewegung oder zum Erforschen eines Raums. Jeder Würfel zählt einmal, ungenutzte werden einfach zurückgelegt.',
    },
    contamination: {
      title: 'Kontaminierung',
      body: 'Damit beginnt dein Zug: Für jeden solchen Würfel kehrt einer deiner Forscher vom Schiff in den Vorrat zurück. Du wählst, welcher; die in der Verseuchten Zone gehen zuerst. Ein Impfstoff-Marker hebt einen Würfel auf.',
    },
    researcher: {
      title: 'Forscher',
      body: 'Jeder deiner 16 ist im Vorrat, trainiert auf der Völkerkarte oder in einem Raum des Schiffs. Trainieren und Rufen bringen sie voran, Kontaminierung und Opfern zurück in den Vorrat.',
    },
    speciesCard: {
      title: 'Völkerkarte',
      body: 'Auf ihr stehen deine trainierten Forscher; sie nennt deine Startzahlen und deine eigene Fähigkeit.',
    },
    teleporter: {
      title: 'Teleporter',
      body: 'Forscher kannst du in jeden Raum mit einem eigenen Teleporter rufen. Du hast drei, der erste liegt in der Zugangsschleuse.',
    },
    exploring: {
      title: 'Erforschen',
      body: 'Gib einen beliebigen Befehlswürfel ab: Ein verdecktes Raumteil neben einem Raum mit deinem Forscher wird aufgedeckt, und ein Forscher von dort geht hinein.',
    },
    control: {
      title: 'Kontrolle',
      body: 'Du kontrollierst einen erforschten Raum, wenn du dort mehr Forscher hast als alle anderen und mindestens seine Mindestanzahl. Bei Gleichstand an der Spitze kontrolliert ihn niemand; seine KP werden abgerundet geteilt.',
    },
    roomAction: {
      title: 'Raum-Aktion',
      body: 'Einmal pro Runde darfst du in deinem Zug ohne Würfel die Aktion eines Raums nutzen, den du kontrollierst.',
    },
    technology: {
      title: 'Technologien',
      body: 'Vier liegen offen für alle. Jede kann am ganzen Tisch einmal pro Runde genutzt werden; dann ist sie bis zum Aufräumen verbraucht.',
    },
    mission: {
      title: 'Aufträge',
      body: 'Am Ende deines Zuges darfst du deinen geheimen persönlichen Auftrag und alle offenen allgemeinen Aufträge erfüllen, deren Bedingung erfüllt ist, in beliebiger Reihenfolge. Ihre KP behältst du.',
    },
    sacrifice: {
      title: 'Opfern',
      body: 'Ein Forscher aus einem beliebigen Raum kommt in deinen Vorrat. Er kann wieder trainiert und gerufen werden.',
    },
    vaccine: { title: 'Impfstoff-Marker', body: 'Lege einen ab, um einen Kontaminierungswürfel aufzuheben. Es gibt zehn.' },
    end: {
      title: 'Spielende',
      body: 'In der Runde, in der jemand die nötigen KP erreicht, oder nach Runde 7. Die meisten KP gewinnen, dann die meisten KP aus Räumen, dann wird der Sieg geteilt.',
    },
  },
  none: 'keine Würfel',

  prompts: {
    chooseSpecies: () => 'Wähle dein Volk',
    keepMission: () => 'Behalte einen Auftrag; die übrigen kommen unter den Stapel',
    buildOffer: (_, { view }) => `Lege Würfel ins ${refMark('term:offer', 'Angebot')} auf Ablaufkarte ${view.table.offeredCard ?? ''}`,
    answerOffer: (_, { view, dice }) =>
      `${refMark('term:orderCard', 'Ablaufkarte')} ${view.table.offeredCard ?? ''} mit ${dice(view.table.offer)}: Annehmen?`,
    addDie: () => 'Einen Würfel aus dem Pool hinzufügen?',
    loseResearcher: () => `${refMark('term:contamination', 'Kontaminierung')}: Aus welchem Raum verlierst du einen Forscher?`,
    act: () => 'Wähle deine nächste Aktion',
    spendDie: ({ use }) =>
      use === 'explore'
        ? 'Welchen Würfel gibst du zum Erforschen ab?'
        : use === 'mission'
          ? 'Welchen Würfel gibst du für den Auftrag ab?'
          : use === 'technology'
            ? 'Welchen Würfel gibst du für die Technologie ab?'
            : 'Welchen Würfel gibst du für eine einzelne Bewegung ab?',
    howMany: () => 'Wie viele Forscher trainierst du?',
    callTo: ({ extra }, { view }) =>
      extra
        ? 'Maschinenraum: Einen weiteren Forscher rufen?'
        : `Zu welchem Teleporter rufst du einen Forscher? (noch ${view.table.turn.callsLeft})`,
    move: (_, { view }) => `Bewege einen Forscher (noch ${n(view.table.turn.movesLeft, 'Bewegung', 'Bewegungen')})`,
    exploreFrom: () => 'Von welchem Raum aus erforschst du?',
    launchTo: () => 'Hangar: Wohin geht dein Forscher?',
    swapFirst: () => 'Reaktor: Welcher Forscher tauscht den Platz?',
    swapSecond: ({ first }, { room, seat }) =>
      `Reaktor: Mit wem tauscht der Forscher von ${seat(first.seat)} ${room(first.place, 'at')} den Platz?`,
    sendBackWhom: () => 'Waffenkammer: Welcher Forscher verlässt das Schiff?',
    trainOrCallChoice: () => 'Kommunikationszentrale: Trainieren oder rufen?',
    teleporterTo: () => 'Wohin legst du deinen Teleporter?',
    shiftTeleporter: () => 'Welcher Teleporter kommt wohin?',
    cloneAt: () => 'Wo klonst du einen Forscher?',
    chooseCommand: () => 'Universalwerkzeug: Welcher Befehl?',
    overrideRoom: () => 'Generalschlüssel: Welchen Raum nutzt du?',
    transitWay: ({ way }) =>
      way === undefined ? 'Transitröhre: Wer reist wohin?' : 'Transitröhre: Einen zweiten Forscher denselben Weg schicken?',
    pushWhom: () => 'Repulsor: Wen stößt du wohin?',
    fulfil: () => 'Erfülle Aufträge, dann beende deinen Zug',
    sacrificeFrom: () => 'Aus welchem Raum opferst du einen Forscher?',
    exchange: () => 'Deinen persönlichen Auftrag austauschen?',
  },

  answers: {
    chooseSpecies: (id, { species }) => species(id),
    keepMission: (id, { mission }) => mission(id),
    buildOffer: (choice, { die }) => (choice === 'done' ? 'Angebot machen' : `Würfel ins Angebot: ${die(choice)}`),
    answerOffer: (choice) => (choice === 'accept' ? 'Annehmen' : 'Ablehnen'),
    addDie: (choice, { die }) => (choice === 'none' ? 'Verzichten' : `Würfel dazunehmen: ${die(choice)}`),
    loseResearcher: (choice, { room }) => (choice === 'vaccine' ? 'Impfstoff-Marker nutzen' : `Forscher ${room(choice, 'from')} verlieren`),
    act: (action, { technology, room, view }) => {
      switch (action.act) {
        case 'training':
          return 'Trainingscamp: Forscher trainieren';
        case 'support':
          return 'Unterstützung: Forscher rufen';
        case 'improvise':
          return action.as === 'train'
            ? 'Improvisieren: 1 trainieren'
            : action.as === 'call'
              ? 'Improvisieren: 1 rufen'
              : 'Improvisieren: 1 trainieren und 1 rufen';
        case 'movement':
          return 'Bewegung: Forscher bewegen';
        case 'technology':
          return `Technologie: ${technology(action.technology)}`;
        case 'step':
          return 'Beliebiger Würfel: 1 Bewegung';
        case 'explore':
          return `${room(action.to)} erforschen`;
        case 'room':
          return `Raum-Aktion: ${room(view.table.ship.find((t) => t.room === action.room)?.place ?? 4)}`;
        case 'end':
          return 'Aktionen beenden';
      }
    },
    spendDie: (symbol, { die }) => die(symbol),
    howMany: (count) => `${forscher(count)} trainieren`,
    callTo: (choice, { room }) => (choice === 'stop' ? 'Fertig' : `Forscher ${room(choice, 'to')} rufen`),
    move: (way, { room }) => (way === 'stop' ? 'Fertig' : `${room(way.from)} → ${room(way.to)}`),
    exploreFrom: (from, { room }) => `Von hier aus: ${room(from)}`,
    launchTo: (to, { room }) => `Forscher ${room(to, 'to')} bewegen`,
    swapFirst: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    swapSecond: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    sendBackWhom: (figure, { room, seat }) => `${seat(figure.seat)} ${room(figure.place, 'at')}`,
    trainOrCallChoice: (choice) => (choice === 'train' ? '1 Forscher trainieren' : '1 Forscher rufen'),
    teleporterTo: (to, { room }) => `Teleporter ${room(to, 'to')} legen`,
    shiftTeleporter: (way, { room }) => `${room(way.from)} → ${room(way.to)}`,
    cloneAt: (at, { room }) => `Forscher ${room(at, 'at')} klonen`,
    chooseCommand: (command, { die }) => {
      switch (command) {
        case 'improviseTrain':
          return `${die('improvise')}: 1 trainieren`;
        case 'improviseCall':
          return `${die('improvise')}: 1 rufen`;
        case 'improviseBoth':
          return `${die('improvise')}: 1 trainieren und 1 rufen`;
        case 'training':
        case 'support':
        case 'movement':
          return die(command);
      }
    },
    overrideRoom: (at, { room }) => `Raum-Aktion: ${room(at)}`,
    transitWay: (way, { room }) => (way === 'stop' ? 'Fertig' : `${room(way.from)} → ${room(way.to)}`),
    pushWhom: (push, { room, seat }) => `${seat(push.seat)}: ${room(push.from)} → ${room(push.to)}`,
    fulfil: (choice, { mission }) => (choice === 'done' ? 'Zug beenden' : `Auftrag erfüllen: ${mission(choice)}`),
    sacrificeFrom: (from, { room }) => `Forscher ${room(from, 'from')} opfern`,
    exchange: (choice) => (choice === 'keep' ? 'Auftrag behalten' : 'Ablegen und einen neuen ziehen'),
  },

  events: {
    shipLaid: ({ places }) => `Das Schiff hat ${places.length} Räume; nur die Zugangsschleuse ist bekannt.`,
    technologiesLaid: ({ technologies, vaccines }, { technology }) =>
      `Technologien im Spiel: ${technologies.map(technology).join(', ')}.${vaccines > 0 ? ` ${marker(vaccines)} liegen bereit.` : ''}`,
    speciesDealt: ({ seat, count, species }, t) =>
      species === undefined
        ? `${t.by(seat, 'erhält', 'Du erhältst')} ${n(count, 'Völkerkarte', 'Völkerkarten')}.`
        : `${t.by(seat, 'wählt', 'Du wählst')} zwischen ${and(species.map(t.species))}.`,
    speciesRevealed: ({ seat, species }, t) => `${t.by(seat, 'führt', 'Du führst')} die ${t.species(species)} an.`,
    landed: ({ seat, airlock, card }, t) =>
      `${t.by(seat, 'beginnt', 'Du beginnst')} mit ${forscher(airlock)}n in der Zugangsschleuse und ${card} trainierten.`,
    startPlayer: ({ seat }, t) => `${t.by(seat, 'ist', 'Du bist')} Startspieler.`,
    generalRevealed: ({ mission }, t) => `Neuer allgemeiner Auftrag: ${t.mission(mission)}.`,
    missionsDrawn: ({ seat, count, missions }, t) =>
      missions === undefined
        ? `${t.by(seat, 'zieht', 'Du ziehst')} ${n(count, 'persönlichen Auftrag', 'persönliche Aufträge')}.`
        : `${t.by(seat, 'zieht', 'Du ziehst')} ${and(missions.map((id) => `„${t.mission(id)}“`)) || 'keinen Auftrag'}.`,
    missionKept: ({ seat, returned, mission }, t) =>
      mission === undefined
        ? `${t.by(seat, 'behält', 'Du behältst')} einen Auftrag; ${n(returned, 'Karte kommt', 'Karten kommen')} unter den Stapel.`
        : `${t.by(seat, 'behält', 'Du behältst')} den Auftrag ${t.mission(mission)}.`,
    missionExchanged: ({ seat, mission }, t) =>
      `${t.by(seat, 'tauscht', 'Du tauschst')} den persönlichen Auftrag aus${mission === undefined ? '' : `: ${t.mission(mission)}`}.`,
    roundBegan: ({ round }) => `Runde ${round}.`,
    rolled: ({ seat, dice }, t) => `${t.by(seat, 'würfelt', 'Du würfelst')} ${t.dice(dice)}.`,
    rerolled: ({ seat, count, dice }, t) =>
      `${t.by(seat, 'würfelt', 'Du würfelst')} ${wuerfel(count)} neu (zu viel Kontaminierung): ${t.dice(dice)}.`,
    offered: ({ seat, card, dice }, t) => `${t.by(seat, 'bietet', 'Du bietest')} Ablaufkarte ${card} mit ${t.dice(dice)} an.`,
    refused: ({ seat }, t) => `${t.by(seat, 'lehnt', 'Du lehnst')} ab.`,
    accepted: ({ seat, card, forced }, t) =>
      forced
        ? `Niemand sonst will Ablaufkarte ${card}: ${t.by(seat, 'muss', 'Du musst')} sie annehmen.`
        : `${t.by(seat, 'nimmt', 'Du nimmst')} Ablaufkarte ${card} an.`,
    dieAdded: ({ seat, symbol }, t) => `${t.by(seat, 'fügt', 'Du fügst')} einen Würfel hinzu: ${t.die(symbol)}.`,
    lastCard: ({ seat, card, dice }, t) => `${t.by(seat, 'erhält', 'Du erhältst')} Ablaufkarte ${card} und den Rest: ${t.dice(dice)}.`,
    turnBegan: ({ seat, card }, t) => `Ablaufkarte ${card}: ${t.by(seat, 'ist', 'Du bist')} am Zug.`,
    contaminated: ({ seat, from }, t) =>
      `${t.by(seat, 'verliert', 'Du verlierst')} durch Kontaminierung einen Forscher ${t.spot(from, 'from')}.`,
    vaccinated: ({ seat }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} einen Impfstoff-Marker.`,
    contaminationIgnored: ({ seat, count, why }, t) =>
      why === 'immune'
        ? `${t.by(seat, 'ignoriert', 'Du ignorierst')} ${counted(count, { other: 'Kontaminierungswürfel' })}.`
        : `${t.by(seat, 'hat', 'Du hast')} keinen Forscher auf dem Schiff zu verlieren.`,
    callsGranted: () => '',
    movesGranted: () => '',
    dieSpent: ({ seat, symbol, use }, t) =>
      use === 'explore'
        ? `${t.by(seat, 'gibt', 'Du gibst')} einen Würfel (${t.die(symbol)}) zum Erforschen ab.`
        : use === 'step'
          ? `${t.by(seat, 'gibt', 'Du gibst')} einen Würfel (${t.die(symbol)}) für eine einzelne Bewegung ab.`
          : use === 'mission'
            ? `${t.by(seat, 'gibt', 'Du gibst')} einen Würfel (${t.die(symbol)}) für den Auftrag ab.`
            : `${t.by(seat, 'setzt', 'Du setzt')} einen Würfel ein: ${t.die(symbol)}.`,
    abilityUsed: ({ seat, species }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} die Fähigkeit der ${t.species(species)}.`,
    trained: ({ seat, count }, t) => `${t.by(seat, 'trainiert', 'Du trainierst')} ${forscher(count)}.`,
    called: ({ seat, to, extra }, t) =>
      `${t.by(seat, 'ruft', 'Du rufst')} ${extra ? 'einen weiteren' : 'einen'} Forscher ${t.spot(to, 'to')}.`,
    moved: ({ seat, from, to }, t) => `${t.by(seat, 'bewegt', 'Du bewegst')} einen Forscher ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    explored: ({ seat, from, to }, t) => `${t.by(seat, 'erforscht', 'Du erforschst')} ${t.spot(from, 'from')} einen Raum: ${t.spot(to)}.`,
    technologyUsed: ({ seat, technology }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} eine Technologie: ${t.technology(technology)}.`,
    teleporterPlaced: ({ seat, at }, t) => `${t.by(seat, 'legt', 'Du legst')} einen Teleporter ${t.spot(at, 'to')}.`,
    noTeleporterLeft: ({ seat }, t) => `${t.by(seat, 'hat', 'Du hast')} keinen Teleporter mehr zu legen.`,
    teleporterMoved: ({ seat, from, to }, t) =>
      `${t.by(seat, 'versetzt', 'Du versetzt')} einen Teleporter ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    cloned: ({ seat, at }, t) => `${t.by(seat, 'klont', 'Du klonst')} einen Forscher ${t.spot(at, 'at')}.`,
    vaccinesTaken: ({ seat, count }, t) => `${t.by(seat, 'nimmt', 'Du nimmst')} ${marker(count)}.`,
    pushed: ({ seat, owner, from, to }, t) =>
      `${t.by(seat, 'stößt', 'Du stößt')} ${einen(owner, seat, t)} ${t.spot(from, 'from')} ${t.spot(to, 'to')}.`,
    roomUsed: ({ seat, at }, t) => `${t.by(seat, 'nutzt', 'Du nutzt')} die Raum-Aktion: ${t.spot(at)}.`,
    swapped: ({ owners, spots }, t) =>
      `Platztausch: ${einer(owners[0], t)} ${t.spot(spots[0], 'at')} und ${einer(owners[1], t)} ${t.spot(spots[1], 'at')}.`,
    sentBack: ({ seat, owner, from }, t) =>
      `${t.by(seat, 'schickt', 'Du schickst')} ${einen(owner, seat, t)} ${t.spot(from, 'from')} zurück auf die Völkerkarte.`,
    actionsEnded: ({ seat, unused }, t) =>
      `${t.by(seat, 'beendet', 'Du beendest')} die Aktionen${unused > 0 ? `; ${wuerfel(unused)} ungenutzt` : ''}.`,
    fulfilled: ({ seat, mission, points, personal }, t) =>
      `${t.by(seat, 'erfüllt', 'Du erfüllst')} den ${personal ? 'persönlichen' : 'allgemeinen'} Auftrag ${t.mission(mission)}: ${kp(points)}.`,
    sacrificed: ({ seat, from, to }, t) =>
      `${t.by(seat, 'opfert', 'Du opferst')} einen Forscher ${t.spot(from, 'from')}${to === 'card' ? '; er kehrt auf die Völkerkarte zurück' : ''}.`,
    turnEnded: ({ seat }, t) => `${t.by(seat, 'beendet den', 'Du beendest deinen')} Zug.`,
    controlChecked: ({ points }, t) =>
      `Kontrollpunkte: ${points.map(({ missions, rooms }, seat) => `${t.whom(seat, 'du')} ${missions + rooms} (Aufträge ${missions}, Räume ${rooms})`).join(', ')}.`,
    technologiesReady: () => 'Alle Technologien sind wieder bereit.',
    gameEnded: ({ ending }) =>
      ending === 'threshold' ? 'Die nötigen KP sind erreicht: Die Partie ist zu Ende.' : 'Runde 7 ist vorbei: Die Partie ist zu Ende.',
  },

  reasons: {
    offerEmpty: () => 'Ein Angebot braucht mindestens 1 Würfel.',
    poolTooSmall: ({ need, cards }) =>
      `${wuerfel(need)} müssen für ${n(cards, 'weitere Ablaufkarte', 'weitere Ablaufkarten')} im Pool bleiben.`,
    notInPool: () => 'Davon ist keiner mehr im Pool.',
    lossesStartHere: () => 'Deine Forscher in der Verseuchten Zone gehen zuerst.',
    noDie: ({ symbol }, { die }) => `Dir fehlt der Würfel „${die(symbol)}“.`,
    noCommandDie: () => 'Du hast keinen Befehlswürfel mehr.',
    supplyEmpty: () => 'In deinem Vorrat sind keine Forscher.',
    cardEmpty: () => 'Auf deiner Völkerkarte sind keine trainierten Forscher.',
    nowhereToMove: () => 'Neben deinen Forschern liegt kein erforschter Raum.',
    noOneAboard: () => 'Keiner deiner Forscher ist auf dem Schiff.',
    unexplored: () => 'Dieser Raum muss erst erforscht werden.',
    noResearcherBeside: () => 'Keiner deiner Forscher steht daneben.',
    exhausted: ({ by }, { seat }) => `Bis zum Aufräumen verbraucht von ${seat(by)}.`,
    technologyNoEffect: () => 'Diese Technologie würde jetzt nichts bewirken.',
    noOneInRoom: ({ need }) => `Du hast dort keinen Forscher; zur Kontrolle brauchst du ${need}.`,
    roomTied: ({ need }) => `Gleichstand, also kontrolliert niemand den Raum; dir ${fehlt(need)}.`,
    roomOutnumbered: ({ need, controller }, { seat }) =>
      `${controller >= 0 ? `${seat(controller)} kontrolliert den Raum` : 'Andere haben dort mehr Forscher'}; dir ${fehlt(need)}.`,
    roomMinimum: ({ need }) => `Zur Kontrolle ${fehlt(need)}.`,
    roomActionUsed: () => 'Du hast deine Raum-Aktion dieser Runde schon genutzt.',
    roomUsedThisRound: () => 'Du hast diesen Raum in dieser Runde schon genutzt.',
    roomOnlyWhenCalling: () => 'Gilt nur beim Rufen: dann 1 Forscher mehr.',
    roomNoEffect: () => 'Diese Raum-Aktion würde jetzt nichts bewirken.',
    noResearcherHere: () => 'Keiner deiner Forscher ist dort.',
    teleporterHere: () => 'Dort liegt schon dein Teleporter.',
    noTeleportersHere: () => 'Hier darf kein Teleporter platziert oder hineinbewegt werden.',
    missionMissing: ({ parts }) => `Bisher ${and(parts.map(({ have, need }) => `${have} von ${need}`))}.`,
    sacrificeMissing: ({ need, missing }) => `Kostet ${forscher(need)} vom Schiff, dir ${fehlt(missing)}.`,
  },

  measures: {
    control: ({ count, among }, room) =>
      among === undefined ? `Du kontrollierst ${n(count, 'Raum', 'Räume')}` : `Du kontrollierst: ${either(among, room, count)}`,
    firm: ({ count }) => `Du kontrollierst ${n(count, 'Raum', 'Räume')} mit je mindestens 2 Forschern`,
    worth: ({ count }) => `Du kontrollierst Räume im Wert von zusammen ${kp(count)}`,
    line: ({ count }) => `Du kontrollierst ${count} Räume in einer geraden Reihe des Schiffs`,
    corners: ({ count }) => `Du kontrollierst ${count} Räume an den Ecken des Schiffs`,
    linked: ({ count }) => `Du kontrollierst ${count} Räume mit eigenen Teleportern`,
    stand: ({ count }) => `Du hast Forscher in ${count} Räumen`,
    alone: ({ count }) => `Du bist in ${count} Räumen allein`,
    shared: ({ count }) => `Du teilst ${count} Räume mit Forschern anderer`,
    overshadowed: ({ count }) => `Du hast Forscher in ${count} Räumen, die andere kontrollieren`,
    gather: ({ count, among }, room) =>
      among === undefined
        ? `Du hast ${forscher(count)} in einem Raum`
        : `Du hast ${forscher(count)} in einem dieser Räume: ${either(among, room, 1)}`,
    lead: ({ count }) => `Du hast in einem Raum ${forscher(count)} mehr als alle anderen`,
    aboard: ({ count }) => `Du hast ${forscher(count)} auf dem Schiff`,
    behind: ({ count }) =>
      `Du hast auf dem Schiff ${count > 1 ? `mindestens ${forscher(count)} weniger` : 'weniger Forscher'} als alle anderen`,
    ahead: ({ count }) => `Du hast auf dem Schiff ${count > 1 ? `mindestens ${forscher(count)} mehr` : 'mehr Forscher'} als alle anderen`,
    trained: ({ count }) => `Du hast ${forscher(count)} auf deiner Völkerkarte`,
    teleporters: ({ count }) => `Du hast ${counted(count, { other: 'Teleporter' })} auf dem Schiff`,
    technologies: ({ count, which }, _room, technology) =>
      which === undefined
        ? `Du nutzt in diesem Zug ${n(count, 'Technologie', 'Technologien')}`
        : `Du nutzt in diesem Zug „${technology(which)}“`,
    roomActions: ({ count }) => `Du nutzt in diesem Zug ${n(count, 'Raum-Aktion', 'Raum-Aktionen')}`,
    called: ({ count }) => `Du rufst in diesem Zug ${forscher(count)}`,
    moved: ({ count }) => `Du machst in diesem Zug ${n(count, 'Bewegung', 'Bewegungen')}`,
    explored: ({ count }) => `Du erforschst in diesem Zug ${n(count, 'Raum', 'Räume')}`,
    charted: () => 'Das ganze Schiff ist erforscht',
    dice: ({ count }) => `Du legst ${count} ungenutzte Befehlswürfel zurück`,
  },
  abilities: {
    extra: ({ symbol, by }) =>
      symbol === 'movement'
        ? `Bewegung gibt dir ${3 + by} Bewegungen statt 3.`
        : `Trainingscamp trainiert bis zu ${2 + by} deiner Forscher statt 2.`,
    immune: ({ dice }) =>
      dice === 1
        ? 'Der erste Kontaminierungswürfel in jedem deiner Züge bleibt wirkungslos.'
        : `Die ersten ${dice} Kontaminierungswürfel in jedem deiner Züge bleiben wirkungslos.`,
    improviseBoth: () => 'Mit Improvisieren darfst du 1 Forscher trainieren und dann 1 rufen.',
    anyDieTechnology: () => 'Einmal in jedem deiner Züge gilt 1 beliebiger Befehlswürfel als „Technologie nutzen“.',
    freeExploration: () => 'Deine erste Erforschung in jedem Zug kostet keinen Würfel.',
    sacrificesReturn: () => 'Deine geopferten Forscher kehren auf deine Völkerkarte zurück statt in den Vorrat.',
    roomActions: ({ count }) => `Du darfst ${count} Raum-Aktionen pro Runde nutzen, jede eines anderen Raums.`,
  },
  effects: {
    placeTeleporter: () =>
      'Lege einen deiner Teleporter in einen erforschten Raum mit deinem Forscher; höchstens einen je Raum, keinen ins Labor. Auch ohne Teleporter im Vorrat darf die Karte genutzt werden.',
    clone: () => 'Stelle 1 Forscher aus deinem Vorrat in einen Raum, in dem einer von deinen steht.',
    anyCommand: () => 'Führe Trainingscamp, Unterstützung, Improvisieren oder Bewegung aus.',
    takeVaccines: ({ count }) => `Nimm ${count} Impfstoff-Marker.`,
    moveTeleporter: () =>
      'Versetze einen deiner Teleporter auf dem Schiff in einen beliebigen anderen erforschten Raum, nur nicht ins Labor.',
    roomAction: () =>
      'Nutze die Aktion eines Raums mit deinem Forscher, auch ohne Kontrolle. Sie zählt nicht als deine Raum-Aktion dieser Runde.',
    transit: ({ upTo }) => `Bewege bis zu ${upTo} deiner Forscher aus einem Raum in einen beliebigen erforschten Raum.`,
    push: () => 'Bewege einen fremden Forscher aus einem Raum mit deinem Forscher in einen angrenzenden erforschten Raum.',
  },
  roomActions: {
    moves: ({ upTo }) => `In deinem Zug: Bis zu ${n(upTo, 'Bewegung', 'Bewegungen')} mit deinen Forschern.`,
    extraCall: () => 'Wenn du Forscher rufst: Rufe 1 weiteren.',
    drawMissions: ({ count }) => `In deinem Zug: Ziehe ${count} persönliche Aufträge, dann lege 2 von deinen unter den Stapel.`,
    swap: () => 'In deinem Zug: Zwei Forscher verschiedener Farben in angrenzenden Räumen tauschen die Plätze.',
    launch: () => 'In deinem Zug: Bewege 1 deiner Forscher von hier in einen beliebigen erforschten Raum.',
    sendBack: () => 'In deinem Zug: Nimm einen beliebigen Forscher vom Schiff auf die Völkerkarte seines Besitzers.',
    trainOrCall: () => 'In deinem Zug: Trainiere 1 Forscher oder rufe 1 Forscher.',
  },
  roomRules: {
    lossesStartHere: 'Wer durch Kontaminierung Forscher verliert, verliert zuerst die in diesem Raum.',
    noTeleporters: 'In diesen Raum darf kein Teleporter gelegt oder versetzt werden.',
    start: 'Hier beginnen alle mit je einem Teleporter.',
  },
  noAction: 'Keine besondere Eigenschaft.',
  roomFacts: (worth, minimum) => `${kp(worth)}${minimum > 1 ? `; zur Kontrolle brauchst du ${forscher(minimum)}` : ''}.`,
  speciesFacts: ({ airlock, card }) => `Beginnt mit ${airlock} in der Zugangsschleuse und ${card} trainierten.`,
  missionFacts: ({ points, sacrifice }) => `${kp(points)}; ${sacrifice === 0 ? 'kein Opfer' : `opfere ${forscher(sacrifice)}`}.`,
  scoreParts: { missions: 'Aufträge', rooms: 'Räume' },
  ties: { rooms: 'Mehr KP aus Räumen' },
  outcome: ({ ending, scores, winners }, seats) => {
    const best = scores[winners[0]];
    const how = ending === 'threshold' ? 'Die nötigen KP sind erreicht' : 'Sieben Runden sind vorbei';
    const tied = scores.filter((s) => s.total === best.total).length > winners.length;
    if (winners.length > 1)
      return `${how}. ${seats(winners)} teilen sich den Sieg mit ${best.total} KP, davon ${best.parts.rooms} aus Räumen.`;
    return `${how}. ${seats(winners)} gewinnt mit ${best.total} KP${tied ? `, beim Gleichstand voraus mit ${best.parts.rooms} KP aus Räumen` : ''}.`;
  },
  panels: {
    table: 'Tisch',
    ship: 'Schiff',
    missions: 'Allgemeine Aufträge',
    technologies: 'Technologien',
    dice: 'Würfel',
    round: (round, last) => `Runde ${round} von ${last}`,
    threshold: (count) => `Sieg ab ${kp(count)}`,
    startPlayer: (seat) => `Startspieler: ${seat}`,
    stacks: (general, personal) => `Aufträge im Stapel: ${general} allgemeine, ${personal} persönliche`,
    points: (total, missions, rooms) => `${kp(total)} (Aufträge ${missions}, Räume ${rooms})`,
    researchers: (aboard, trained, supply) => `Forscher: ${aboard} auf dem Schiff, ${trained} trainiert, ${supply} im Vorrat`,
    pieces: (teleporters, vaccines) => `${counted(teleporters, { other: 'Teleporter' })} übrig, ${marker(vaccines)}`,
    orderCard: (card, dice) => `Ablaufkarte ${card}: ${dice}`,
    fulfilled: (missions) => `Erfüllt: ${missions}`,
    personal: (mission) => (mission === undefined ? 'Ein geheimer persönlicher Auftrag' : `Persönlicher Auftrag: ${mission}`),
    progress: (have, need) => `${have} von ${need}`,
    ready: 'kann erfüllt werden',
    unexplored: 'unerforscht',
    empty: 'niemand',
    controls: (seat) => `kontrolliert von ${seat}`,
    teleportersOf: (seats) => `Teleporter von ${seats}`,
    exhausted: (seat) => `verbraucht von ${seat}`,
    vaccines: (count) => `noch ${marker(count)}`,
    pool: (dice) => `Pool: ${dice}`,
    offer: (card, dice) => `Ablaufkarte ${card}: ${dice}`,
    centre: (dice) => `Genutzt: ${dice}`,
  },
};

export const de = { ...speak('de', words), board };

// Said at the table from the first question on: one file with the other words is one request less.
export { goal } from '../learn/goal.de.ts';
export { here } from '../learn/here.ts';
