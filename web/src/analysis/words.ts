import { spoken } from '@orrery/kernel';

/** What the analysis page says. It is loaded with the page, not with the lobby. */
export interface AnalysisText {
  readonly title: string;
  readonly lead: string;
  readonly running: string;
  readonly toReplay: string;
  readonly surveying: string;
  readonly judging: (done: number, of: number) => string;
  readonly rest: (left: number) => string;
  readonly further: string;
  readonly kept: string;
  readonly failed: string;
  readonly again: string;
  readonly chances: string;
  readonly chancesNote: string;
  readonly worth: string;
  readonly worthNote: string;
  readonly chartHelp: string;
  readonly round: (round: number) => string;
  readonly start: string;
  readonly move: (at: number) => string;
  readonly here: string;
  readonly points: string;
  readonly pointsNote: string;
  readonly sum: string;
  readonly gain: string;
  readonly asTable: string;
  readonly total: string;
  readonly decisions: string;
  readonly decisionsNote: string;
  readonly whose: string;
  readonly people: string;
  readonly all: string;
  readonly order: string;
  readonly largest: string;
  readonly inOrder: string;
  readonly played: string;
  readonly better: string;
  readonly loss: (chance: number) => string;
  readonly lossPoints: (points: number) => string;
  readonly none: string;
  readonly noneYet: string;
  readonly summary: (looked: number, clear: number) => string;
  readonly meanLoss: (chance: number) => string;
  readonly percent: (chance: number) => string;
  readonly number: (points: number) => string;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const tenths = (chance: number): string => (chance * 100).toFixed(1);

const en: AnalysisText = {
  title: 'Analysis',
  lead: 'How the game went, and where something else would have been better.',
  running: 'This game is still running. Its analysis would tell secrets: come back when it is over.',
  toReplay: 'Replay',
  surveying: 'Going through the game …',
  judging: (done, of) => `Looking closely at decision ${done} of ${of}, the most striking first`,
  rest: (left) => `${left} less striking ${left === 1 ? 'decision was' : 'decisions were'} not looked at closely.`,
  further: 'Look at them too',
  kept: 'Kept on this device.',
  failed: 'This game could not be analysed.',
  again: 'Try again',
  chances: 'Chance to win',
  chancesNote: 'As the bots value the whole table, hidden things included, averaged over a turn of each player.',
  worth: 'What the game is worth',
  worthNote: 'In points, after every answer, as the bots value the table.',
  chartHelp: 'Arrow keys walk through the game, Enter opens the replay there.',
  round: (round) => `Round ${round}`,
  start: 'Start',
  move: (at) => `Move ${at}`,
  here: 'Replay from here',
  points: 'Points by source',
  pointsNote: 'What each seat would have scored at the end of every round.',
  sum: 'So far',
  gain: 'By round',
  asTable: 'As a table',
  total: 'Total',
  decisions: 'Decisions',
  decisionsNote: 'Where another option was clearly better for who decided, judged by what that player could see at that moment.',
  whose: 'Whose',
  people: 'People',
  all: 'Everybody',
  order: 'Order',
  largest: 'Largest first',
  inOrder: 'As played',
  played: 'Played',
  better: 'Better',
  loss: (chance) => `−${Math.round(chance * 100)} percentage points`,
  lossPoints: (points) => `−${points.toFixed(1)} points`,
  none: 'Nothing stands out: no other option would have been clearly better.',
  noneYet: 'Nothing has stood out so far.',
  summary: (looked, clear) =>
    `${looked} ${looked === 1 ? 'decision' : 'decisions'}, ${clear === 0 ? 'none' : clear} with a clearly better option`,
  meanLoss: (chance) => `${tenths(chance)} % lost per decision`,
  percent,
  number: (points) => points.toFixed(1),
};

const de: AnalysisText = {
  title: 'Analyse',
  lead: 'Wie das Spiel lief und wo etwas anderes besser gewesen wäre.',
  running: 'Dieses Spiel läuft noch. Seine Analyse würde Geheimnisse verraten: Komm wieder, wenn es zu Ende ist.',
  toReplay: 'Rückblick',
  surveying: 'Das Spiel wird durchgesehen …',
  judging: (done, of) => `Entscheidung ${done} von ${of} wird genauer angesehen, die auffälligste zuerst`,
  rest: (left) =>
    left === 1
      ? 'Eine weniger auffällige Entscheidung wurde nicht genauer angesehen.'
      : `${left} weniger auffällige Entscheidungen wurden nicht genauer angesehen.`,
  further: 'Auch ansehen',
  kept: 'Auf diesem Gerät aufbewahrt.',
  failed: 'Dieses Spiel ließ sich nicht analysieren.',
  again: 'Noch einmal',
  chances: 'Aussicht auf den Sieg',
  chancesNote: 'Wie die Bots den ganzen Tisch bewerten, Verdecktes eingeschlossen, gemittelt über einen Zug von jedem.',
  worth: 'Was das Spiel wert ist',
  worthNote: 'In Punkten, nach jeder Antwort, wie die Bots den Tisch bewerten.',
  chartHelp: 'Pfeiltasten gehen durch das Spiel, Enter öffnet den Rückblick an dieser Stelle.',
  round: (round) => `Runde ${round}`,
  start: 'Anfang',
  move: (at) => `Zug ${at}`,
  here: 'Rückblick ab hier',
  points: 'Punkte nach Herkunft',
  pointsNote: 'Was jeder Platz am Ende jeder Runde gezählt hätte.',
  sum: 'Bis dahin',
  gain: 'Je Runde',
  asTable: 'Als Tabelle',
  total: 'Summe',
  decisions: 'Entscheidungen',
  decisionsNote: 'Wo etwas anderes deutlich besser war, beurteilt nach dem, was man auf diesem Platz in diesem Moment sehen konnte.',
  whose: 'Wessen',
  people: 'Menschen',
  all: 'Alle',
  order: 'Reihenfolge',
  largest: 'Größte zuerst',
  inOrder: 'Wie gespielt',
  played: 'Gespielt',
  better: 'Besser',
  loss: (chance) => `−${Math.round(chance * 100)} Prozentpunkte`,
  lossPoints: (points) => `−${points.toFixed(1).replace('.', ',')} Punkte`,
  none: 'Nichts fällt auf: Nirgends wäre etwas anderes deutlich besser gewesen.',
  noneYet: 'Bisher ist nichts aufgefallen.',
  summary: (looked, clear) =>
    `${looked} ${looked === 1 ? 'Entscheidung' : 'Entscheidungen'}, ${clear === 0 ? 'keine' : clear} mit einer deutlich besseren Möglichkeit`,
  meanLoss: (chance) => `${tenths(chance).replace('.', ',')} % je Entscheidung verloren`,
  percent,
  number: (points) => points.toFixed(1).replace('.', ','),
};

export const analysisText = spoken<AnalysisText>({ en, de });
