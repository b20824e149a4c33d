export { type Advised, advise, CLOSE_LOOK, inUnit, movesOf, recommend, type Unit, unitOf } from './advise.ts';
export {
  type Choice,
  Course,
  closeLook,
  decisive,
  isClear,
  lossOf,
  type RoundScores,
  type Station,
  smoothed,
  survey,
  type Turning,
  type Verdict,
  verdictOn,
} from './analyse.ts';
export { between } from './between.ts';
export { type GreedyOptions, greedyPlayer } from './greedy.ts';
export { type CollectOptions, collect, fit, playOut, type Sample, surprise } from './learn.ts';
export {
  isLevel,
  isQuick,
  type Level,
  levels,
  type Opponent,
  opponents,
  type QuickLevel,
  searchOptions,
  searchOptionsIn,
} from './levels.ts';
export { type LineStep, lineAfter } from './line.ts';
export { makePlayer } from './make-player.ts';
export { type Net, netFor, pack, prepare, seenByNet, takeNet, unpack } from './net.ts';
export { type Outlook, outlookOn } from './outlook.ts';
export type { Player, Question } from './player.ts';
export { makeQuickPlayer } from './quick-player.ts';
export { randomPlayer } from './random.ts';
export { type Estimate, Search, type SearchOptions } from './search.ts';
export { asSamples, netSurprise, train, type Watched, type WatchOptions, watch } from './train.ts';
export { judgedBy, looks, shippedWeights, standardOf, Valuer } from './value.ts';
