export { type Act, type ActKind, currentAct, type Order, type StoredAct } from './acts.ts';
export { stopsOf, type Unasked, unasked } from './asking.ts';
export { type ClockRule, type ClockState, creditOf, inDays, passed } from './clocks.ts';
export { diff, type Patch, patched } from './delta.ts';
export { type Change, Feed, type Update } from './feed.ts';
export { type Beat, followed, type Seen, welcomed } from './followed.ts';
export { foreseenAs } from './foreseen.ts';
export { history, replayMoments } from './history.ts';
export { KNOWN } from './known-orders.ts';
export { LONGEST_PAUSE, type Motion, type MotionKind, type Wanted } from './motions.ts';
export { alike, freeName } from './names.ts';
export { OrderRejected, type RejectionCode } from './order-rejected.ts';
export {
  assembled,
  type Heard,
  type Hints,
  type Luck,
  type Missed,
  type Moved,
  type OpenAsk,
  type OpenPart,
  type OwnPart,
  type Payload,
  type TableStatus,
  type Told,
  type UndoState,
  type Voted,
} from './payload.ts';
export { type Standing, standing, type TableRecord, type TableSetup, type TableSnapshot } from './record.ts';
export { type ReplayBeat, type ReplayMoment, replayBeats } from './replay-beats.ts';
export { type Night, type Rest, restOf, type Span } from './rests.ts';
export { type SeatSetup, type SeatState, type StandInReason, seatState } from './seats.ts';
export { type Compile, compileShapes } from './shapes.ts';
export { type BotQuestion, type Done, Table } from './table.ts';
export { ABSENCE, type Attendance, type Vote, type VoteChoice } from './votes.ts';
