import type { Level } from '@orrery/bots';
import type { Moved, StandInReason, VoteChoice, Voted } from '@orrery/host';
import type { Stop } from '@orrery/kernel';
import type { KitWords, Language, Weight } from '@orrery/kit';
import type { HostPage } from '@orrery/protocol';

/** Every word the shell says, in one language. Functions where a sentence depends on something. */
export interface ShellText {
  readonly language: Language;
  readonly languageName: string;
  readonly kit: KitWords;

  readonly nav: {
    readonly play: string;
    readonly leagues: string;
    readonly replays: string;
    readonly rules: string;
    readonly profile: string;
    readonly notices: string;
    /** Of a page that has nothing to show while no server answers. */
    readonly needsServer: string;
    readonly skip: string;
    readonly me: (name: string) => string;
  };
  /** A newer build is ready. */
  /** Pages of whoever runs the server. */
  readonly host: { readonly pages: Readonly<Record<HostPage, string>>; readonly links: string; readonly none: string };
  readonly update: { readonly ready: string; readonly reload: string; readonly later: string };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly name: string;
    readonly nameHint: string;
    readonly motion: string;
    readonly motionHint: string;
    readonly motionValues: Readonly<Record<'system' | 'on' | 'off', string>>;
    readonly pace: string;
    readonly paceHint: string;
    readonly paceValues: Readonly<Record<'step' | 'slow' | 'normal' | 'fast' | 'instant', string>>;
    readonly aids: string;
    readonly aidsHint: string;
    readonly aidsValues: Readonly<Record<'first' | 'on' | 'off', string>>;
    /** The way to turn them on or off in the game of a table. */
    readonly aidsTurn: (on: boolean) => string;
    readonly patterns: string;
    readonly patternsHint: string;
    readonly size: string;
    readonly sizeHint: string;
    readonly sounds: string;
    readonly soundsHint: string;
    readonly volume: string;
    readonly contrast: string;
    readonly contrastHint: string;
    readonly contrastValues: Readonly<Record<'system' | 'usual' | 'more', string>>;
    readonly keys: string;
    readonly keysHint: string;
    readonly passScreen: string;
    readonly passScreenHint: string;
    readonly on: string;
    readonly off: string;
  };

  readonly lobby: {
    /** The guided first game of a title, begun or continued. */
    readonly learn: string;
    /** The same where there is little room. */
    readonly learnShort: string;
    readonly learnOn: string;
    readonly puzzle: string;
    readonly title: string;
    readonly lead: string;
    /** On the cover where there is least to learn, for whoever has played nothing yet. */
    readonly startHere: string;
    readonly minutes: (minutes: number) => string;
    /** How much there is to learn. */
    readonly weights: Readonly<Record<Weight, string>>;
    readonly firstTable: (easy: boolean) => string;
    readonly levels: string;
    readonly whichLevel: string;
    /** The way to the variants, before the game is there that has them. */
    readonly anyVariants: string;
    readonly games: string;
    readonly seats: string;
    readonly you: string;
    readonly me: string;
    readonly here: string;
    readonly hereNote: string;
    readonly friend: string;
    readonly friendNote: string;
    readonly noSeat: string;
    readonly noSeatNote: string;
    readonly seatOf: (letter: string) => string;
    readonly nameOf: (letter: string) => string;
    readonly bots: Readonly<Record<Level, { readonly name: string; readonly note: string }>>;
    /** For people who gave no name. */
    readonly guestNames: readonly string[];
    readonly botNames: readonly string[];
    readonly where: string;
    readonly whereValues: Readonly<Record<'here' | 'live' | 'days', string>>;
    readonly whereHints: Readonly<Record<'here' | 'live' | 'days', string>>;
    readonly join: string;
    readonly joinValues: Readonly<Record<'link' | 'everyone', string>>;
    readonly quicker: string;
    readonly quickerValues: Readonly<Record<'wait' | 'quicker', string>>;
    readonly quickerHints: Readonly<Record<'wait' | 'quicker', string>>;
    readonly options: string;
    readonly variants: (count: number) => string;
    readonly create: string;
    readonly createNote: (title: string, seats: number) => string;
    readonly starting: string;
    readonly myGames: string;
    readonly waitForYou: (count: number) => string;
    readonly noGames: string;
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
    readonly botsMove: string;
    readonly gathering: string;
    readonly over: string;
    readonly resume: string;
    readonly open: string;
    readonly noOpen: string;
    readonly offline: string;
    readonly joinTable: string;
    readonly watch: string;
    readonly replay: string;
    readonly remove: (title: string) => string;
    readonly sureRemove: string;
    readonly import: string;
    readonly importFailed: (reason: string) => string;
    readonly players: (min: number, max: number) => string;
    readonly moves: (count: number) => string;
    readonly needHuman: string;
    readonly serverAway: string;
    readonly online: (count: number) => string;
    readonly hereOnly: string;
    readonly more: string;
    readonly asleep: string;
    /** The others at a table of mine. */
    readonly against: (names: string) => string;
    readonly left: (time: string) => string;
    readonly round: (n: number) => string;
    /** How a match came out, and the points of all. */
    readonly withPoints: (result: string, points: string) => string;
  };

  readonly table: {
    /** Whoever wanted to be forgotten. */
    readonly former: string;
    readonly log: string;
    readonly cards: string;
    readonly rules: string;
    readonly chat: string;
    readonly board: string;
    readonly mine: string;
    readonly others: string;
    readonly undo: string;
    readonly undoTurn: string;
    readonly redo: string;
    readonly menu: string;
    readonly players: string;
    readonly mate: string;
    readonly yourTeam: string;
    readonly rivals: string;
    teamPoints(name: string, now: number, ended: number): string;
    readonly question: string;
    readonly options: string;
    readonly where: string;
    readonly yourQuestion: string;
    readonly waitingFor: string;
    turnOf(name: string): string;
    readonly thinking: string;
    /** A bot waits until the server has time for it; this many are before it. */
    readonly waitsToThink: (ahead: number) => string;
    readonly nobodyAsked: string;
    readonly watching: string;
    readonly watchers: (count: number) => string;
    readonly whyNot: (count: number) => string;
    readonly whyNotTitle: string;
    readonly rule: (id: string) => string;
    readonly undoReasons: Readonly<Record<'roll' | 'reveal' | 'seat' | 'nothing' | 'over' | 'limit' | 'notYours', string>>;
    readonly redoNothing: string;
    readonly endTurn: string;
    readonly endNothing: string;
    readonly sending: string;
    /** The step for what fits nowhere else. */
    readonly more: string;
    readonly allSteps: string;
    /** In the empty slot of a phone, in which what is chosen is confirmed. */
    readonly tapFirst: string;
    readonly skipTurn: string;
    readonly recap: {
      readonly title: string;
      /** "2 turns of the others". */
      readonly turns: (count: number) => string;
      readonly replayAll: string;
      readonly bySteps: string;
      readonly replayTurn: (name: string) => string;
      readonly between: string;
      readonly you: string;
      readonly nothing: string;
      readonly points: string;
      readonly replaying: string;
      readonly end: string;
    };
    readonly goOn: string;
    /** Above what is being told while nobody is asked. */
    readonly happens: string;
    /** What was said before this, once more. */
    readonly goBack: string;
    readonly you: string;
    readonly turn: string;
    readonly done: string;
    readonly away: string;
    readonly standIn: string;
    readonly empty: string;
    readonly sinceYou: string;
    /** What people do at a table besides playing; seats as marks. */
    readonly happened: Readonly<
      Record<
        'undo' | 'sit' | 'standIn' | 'resumeSeat' | 'giveUp' | 'timeUp' | 'close' | 'takeSave' | 'rename' | 'allowHints' | 'withdrawHints',
        (seat: string) => string
      >
    >;
    /** A vote about somebody who is away or out of time, and what came of it. */
    readonly voted: (seat: string, about: string, vote: Voted) => string;
    /** What somebody asks the table, and what came of it. */
    readonly moved: (seat: string, moved: Moved) => string;
    /** A quicker level has answered for a bot that had to wait too long. */
    readonly quickerAnswered: (level: string, seat: string) => string;
    readonly start: string;
    readonly chatEmpty: string;
    readonly chatPlace: string;
    readonly send: string;
    readonly rulesSearch: string;
    readonly rulesNone: string;
    readonly connection: Readonly<Record<'live' | 'connecting' | 'lost' | 'local' | 'replaced', string>>;
    readonly connectionHint: Readonly<Record<'live' | 'connecting' | 'lost' | 'local' | 'replaced', string>>;
    readonly back: string;
    readonly lobby: string;
    readonly leave: string;
    readonly exportSave: string;
    readonly toReplay: string;
    readonly invite: string;
    readonly inviteTitle: string;
    readonly inviteText: string;
    /** Frees a seat before the start; whoever is sent away stays away. */
    readonly sendAway: (name: string) => string;
    readonly sendAwaySure: string;
    readonly freeSeat: (bot: string) => string;
    readonly standUp: string;
    /** The seat is somebody else's, or nobody's, since this page was opened. */
    readonly seatGone: string;
    readonly copy: string;
    readonly copied: string;
    readonly spectatorLink: string;
    readonly moveSeat: string;
    readonly gathering: (free: number) => string;
    readonly handToBot: string;
    readonly resumeSeat: string;
    readonly standsIn: Readonly<Record<StandInReason, string>>;
    readonly playHere: string;
    readonly luckKnown: string;
    readonly revoke: string;
    readonly keysTitle: string;
    readonly keys: readonly (readonly [string, string])[];
    readonly notFound: string;
    readonly broken: string;
    readonly loading: string;
    readonly refused: (code: string, detail: string) => string;
    readonly reconnected: (missed: number) => string;
    readonly resent: string;
    readonly clock: (text: string) => string;
    readonly points: string;
  };

  /** Who is away, whose time is out, and what the table does about it. `time` is a length of time in words. */
  readonly absence: {
    readonly title: string;
    readonly awayFor: (time: string) => string;
    readonly outOfTime: string;
    readonly onVacation: (until: string) => string;
    readonly away: (name: string, time: string) => string;
    readonly askFrom: (time: string) => string;
    readonly clockDecides: string;
    readonly ask: string;
    readonly asked: (name: string, level: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly timeOut: (name: string, time: string) => string;
    readonly choices: Readonly<Record<VoteChoice, (time: string) => string>>;
    readonly votes: (count: number) => string;
    readonly waitForVotes: string;
    readonly yourTime: string;
    readonly asleep: (time: string) => string;
    readonly sleeping: string;
    readonly wake: string;
    readonly ended: string;
    readonly terms: {
      readonly title: string;
      readonly away: string;
      readonly awayHint: string;
      readonly level: string;
      readonly levelHint: string;
      readonly pace: string;
      readonly paceHint: (increment: string, bank: string) => string;
      readonly perTurn: (time: string) => string;
      readonly rated: string;
      readonly ratedHint: string;
      readonly weekends: string;
      readonly weekendsHint: string;
      readonly nights: string;
      readonly nightsHint: string;
      readonly each: (length: string, seconds: number) => string;
      /** What everybody reads before they sit down. */
      readonly live: (time: string, level: string) => string;
      readonly clock: (increment: string, bank: string) => string;
      readonly clockOut: (level: string, timeOut: 'bot' | 'resign' | undefined) => string;
    };
  };

  /** For those who learn a game at the table. */
  readonly learn: {
    readonly goal: string;
    readonly win: string;
    readonly ends: string;
    readonly points: string;
    readonly now: string;
    readonly youHave: (now: number, ended: number) => string;
    readonly hideGoal: string;
    readonly showGoal: string;
    /** Where one is in the rules: a chapter and a passage of it. */
    readonly passage: (chapter: string, passage: string) => string;
    readonly here: string;
    readonly example: string;
    readonly words: string;
    readonly chapters: string;
    readonly pager: string;
    readonly search: string;
    readonly found: (passages: number) => string;
    readonly print: string;
    readonly fullPage: string;
    readonly read: string;
    readonly readHere: (chapter: string) => string;
    /** Under a position drawn beside the rules. */
    readonly scene: string;
    readonly tryIt: string;
  };

  /** When somebody is asked, and what a shared screen does instead. */
  readonly stops: {
    readonly title: string;
    readonly lead: string;
    readonly values: Readonly<Record<Stop, string>>;
    readonly note: string;
    readonly done: string;
    readonly mayStepIn: string;
    readonly stepIn: (name: string) => string;
    readonly nothing: string;
  };

  readonly hint: {
    readonly suggest: string;
    readonly suggestHint: string;
    readonly title: string;
    readonly thinking: string;
    readonly failed: string;
    readonly again: string;
    readonly note: string;
    readonly notePoints: string;
    readonly chance: (chance: number) => string;
    readonly points: (points: number) => string;
    readonly agreement: string;
    readonly off: string;
    readonly offered: string;
    readonly yours: string;
    readonly yes: string;
    readonly open: string;
    readonly offer: string;
    readonly agree: string;
    readonly withdraw: string;
    readonly withdrawLong: string;
    readonly notNow: string;
  };

  readonly passScreen: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly ready: (name: string) => string;
    readonly undo: (name: string) => string;
  };

  readonly over: {
    readonly title: string;
    readonly won: string;
    readonly youWon: string;
    readonly youShare: string;
    readonly youCame: (place: number, of: number) => string;
    /** Those who have won, by name. */
    readonly theyWon: (names: readonly string[]) => string;
    readonly results: string;
    readonly total: string;
    /** What a team has, below what each of them has. */
    readonly together: string;
    readonly player: string;
    readonly again: string;
    /** The same people once more; said at the table to those who have not gone yet. */
    readonly rematch: string;
    readonly noRematch: string;
    /** What each of the others says to a rematch. */
    readonly answers: Readonly<Record<'yes' | 'no' | 'open', string>>;
    readonly rematchSaid: string;
    readonly look: string;
    readonly analysis: string;
    readonly adding: (source: string) => string;
    readonly skip: string;
    /** Below the sum of whoever is ahead while points are added up. */
    readonly leads: string;
    readonly source: string;
    readonly tie: (points: number) => string;
    readonly tieShared: string;
  };

  /** A position taken apart: for developers. */
  readonly inspect: Readonly<
    Record<
      | 'title'
      | 'secret'
      | 'rules'
      | 'seed'
      | 'setup'
      | 'frames'
      | 'procedure'
      | 'step'
      | 'seat'
      | 'locals'
      | 'asks'
      | 'events'
      | 'state'
      | 'view'
      | 'open',
      string
    >
  >;
  readonly replay: {
    readonly title: string;
    readonly list: string;
    readonly none: string;
    readonly move: (at: number, of: number) => string;
    readonly slider: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly event: (beat: number, of: number) => string;
    readonly eventBack: string;
    readonly eventOn: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly eyes: string;
    readonly everybody: string;
    readonly linkHere: string;
    readonly playOn: string;
    readonly playOnNote: string;
    readonly setup: string;
    readonly luck: string;
    readonly luckRunning: string;
    readonly luckChecking: string;
    readonly luckGood: (answers: number) => string;
    readonly luckNoCommitment: (answers: number) => string;
    readonly luckBad: (reason: string) => string;
    readonly commitment: string;
    readonly seed: string;
    readonly running: string;
  };
}
