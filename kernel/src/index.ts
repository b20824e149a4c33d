export { type Asking, offered, STOPS, type Stop, type Stops, type Window } from './asking.ts';
export type { Balance, BalanceColumn, BalanceSplit, BalanceTable } from './balance.ts';
export { type ByEvent, byEvent } from './by-event.ts';
export { byPoints, mostPoints } from './by-points.ts';
export { type Chance, int, pick, seeded, shuffle, split } from './chance.ts';
export { defineGame } from './define.ts';
export { type Forecast, foresee } from './foresee.ts';
export type {
  Barrier,
  Config,
  Configured,
  Count,
  Effects,
  Emitted,
  Evaluation,
  Game,
  GameDefinition,
  Invariant,
  NetWeights,
  OptionSpec,
  OptionSpecs,
  OptionValue,
  OptionValues,
  Outcome,
  Position,
  Score,
  TieBreak,
} from './game.ts';
export { IllegalInput, type IllegalInputReason } from './illegal-input.ts';
export { type InterjectAnswer, isInterjection } from './interjection.ts';
export {
  type ByLanguage,
  completed,
  counting,
  type Forms,
  isLanguage,
  type Language,
  languages,
  listing,
  localeOf,
  type Partly,
  preferredLanguage,
  spoken,
} from './language.ts';
export {
  type AnyPhases,
  type Chapter,
  chaptersOf,
  type GoalText,
  type Here,
  type Illustration,
  type Illustrations,
  ledgerLines,
  type Outline,
  type Passage,
  type PassageOf,
  type PassageText,
  type Phases,
  type Played,
  type RulesText,
  type Told,
} from './learn.ts';
export type { Entry } from './log.ts';
export { type Earlier, hashOf, heard, Match, migrated, newEffects, type Save, type Snapshot, told } from './match.ts';
export { at, need } from './need.ts';
export { choice, flag, optionsOf } from './options.ts';
export { canonical, copyPlain, copyState, type Plain, samePlain } from './plain.ts';
export { contentChanged, dataPrint, type Era, eraOf, type IdPrint, type IdTables, misnumbered, printOf, sameRules } from './prints.ts';
export { letters, moves, type OpenedPuzzle, openPuzzle, type Puzzle, type PuzzleGame, type Puzzles, puzzlePrint } from './puzzle.ts';
export { type Moment, positionAt, readSave, replay, verify } from './replay.ts';
export {
  type Answer,
  type Ask,
  type Context,
  type Decision,
  type Frame,
  hidden,
  type Local,
  type Locals,
  open,
  own,
  type Procedure,
  type Reasons,
  type Refusal,
  type RefusalOf,
  type Rules,
  rules,
  type Seat,
  type Sight,
  type ValuesOf,
} from './rules.ts';
export { dealAnew, type Secret, seatsIn, type Unknown, undeclared, unknownTo } from './secrets.ts';
export { hashWith, sha256 } from './sha256.ts';
export {
  capital,
  type Explanation,
  type GameText,
  iconMark,
  type OptionText,
  type Panel,
  plainWords,
  refMark,
  type Segment,
  seatMark,
  segments,
} from './text.ts';
export { type Measure, ranked } from './ties.ts';
export type { AnswerOf, ArgsOf, DecisionOf, EventOf, GameTypes, LocalsOf, Named, ProcedureOf } from './typed.ts';
export {
  type GoingOn,
  type Item,
  item,
  laid,
  type Own,
  type SeenAsk,
  type SeenFrame,
  type Sendable,
  SPECTATOR,
  type View,
} from './view.ts';
export { makeText, type TextParts, type Topic, topicOf, type Voice, voiceFor, type Words } from './words.ts';
