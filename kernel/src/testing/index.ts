export { type Choose, chronicle, lastTold, lines, opening, teller } from './chronicle.ts';
export { describeLaws, everyConfig } from './describe-laws.ts';
export { type Compared, compareForecasts } from './forecasts.ts';
export { frozen } from './frozen.ts';
export { checkGolden, checkSave, type Golden, recordGolden, recordSave, recordWith } from './golden.ts';
export { checkInFlight, describeInFlight, type Fact, type InFlightOptions, type Moment, type Watch } from './in-flight.ts';
export { type LateChange, lateChanges } from './late.ts';
export { Broken, checkLaws, checkOptionsRead, type Law, laws } from './laws.ts';
export { printed, printedAll } from './printed.ts';
export {
  broughtUp,
  emptyRecording,
  type Parting,
  partingOf,
  type RecordedGame,
  type Recording,
  recordGame,
  spreadConfigs,
} from './recorded.ts';
export { keepScenes, Scene, saveOf, scene, wholeGame } from './scene.ts';
