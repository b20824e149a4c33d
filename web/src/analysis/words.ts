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
  readonly learn: (positions: number) => string;
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

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const prozent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
const tenths = (chance: number): string => (chance * 100).toFixed(1);

const en: AnalysisText = {
  title: 'Analysis',
  lead: 'How the game went, and where something else would have been better.',
  running: 'This game is still running. An analysis would give away secrets; come back when it is over.',
  toReplay: 'Replay',
  surveying: 'Going through the game…',
  judging: (done, of) => `Analysing decision ${done} of ${of}, most critical first`,
  rest: (left) => `${left} less critical ${left === 1 ? 'decision was' : 'decisions were'} not analysed.`,
  further: 'Analyse them too',
  kept: 'Saved on this device.',
  failed: 'This game could not be analysed.',
  again: 'Try again',
  chances: 'Chance of winning',
  chancesNote: 'The bots’ estimate from the full table, hidden cards included, averaged over one turn per player.',
  worth: 'Estimated score',
  worthNote: 'In points, after every move, as the bots value the table.',
  chartHelp: 'Arrow keys step through the game, Enter opens the replay there.',
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
  decisionsNote: 'Where another option was clearly better for the player deciding, judged by what they could see at the time.',
  learn: (positions) => `Learn from your mistakes (${positions})`,
  whose: 'Whose',
  people: 'People',
  all: 'Everyone',
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
  meanLoss: (chance) => `${tenths(chance)}% lost per decision`,
  percent,
  number: (points) => points.toFixed(1),
};

const de: AnalysisText = {
  title: 'Analyse',
  lead: 'Wie die Partie lief und wo etwas anderes besser gewesen wäre.',
  running: 'Diese Partie läuft noch. Eine Analyse würde Geheimnisse verraten: Komm wieder, wenn sie zu Ende ist.',
  toReplay: 'Rückblick',
  surveying: 'Die Partie wird durchgesehen …',
  judging: (done, of) => `Entscheidung ${done} von ${of} wird genauer angesehen, die auffälligste zuerst`,
  rest: (left) =>
    left === 1
      ? 'Eine weniger auffällige Entscheidung wurde nicht genauer angesehen.'
      : `${left} weniger auffällige Entscheidungen wurden nicht genauer angesehen.`,
  further: 'Auch ansehen',
  kept: 'Auf diesem Gerät aufbewahrt.',
  failed: 'Diese Partie ließ sich nicht analysieren.',
  again: 'Noch einmal',
  chances: 'Siegchance',
  chancesNote: 'Wie die Bots den ganzen Tisch bewerten, Verdecktes eingeschlossen, gemittelt über einen Zug von jedem.',
  worth: 'Geschätzter Punktestand',
  worthNote: 'In Punkten, nach jedem Schritt, wie die Bots den Tisch bewerten.',
  chartHelp: 'Pfeiltasten gehen durch die Partie, Enter öffnet den Rückblick an dieser Stelle.',
  round: (round) => `Runde ${round}`,
  start: 'Anfang',
  move: (at) => `Schritt ${at}`,
  here: 'Rückblick ab hier',
  points: 'Punkte nach Herkunft',
  pointsNote: 'Was jeder Platz am Ende jeder Runde gezählt hätte.',
  sum: 'Bis dahin',
  gain: 'Je Runde',
  asTable: 'Als Tabelle',
  total: 'Summe',
  decisions: 'Entscheidungen',
  decisionsNote: 'Wo etwas anderes deutlich besser war, beurteilt nach dem, was man auf diesem Platz in diesem Moment sehen konnte.',
  learn: (positions) => `Aus Fehlern lernen (${positions})`,
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
  meanLoss: (chance) => `${tenths(chance).replace('.', ',')}\u00a0% je Entscheidung verloren`,
  percent: prozent,
  number: (points) => points.toFixed(1).replace('.', ','),
};

export const analysisText = spoken<AnalysisText>({ en, de });
