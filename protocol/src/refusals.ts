import type { RejectionCode } from '@orrery/host';
import { z } from 'zod';

/** Refusals of a table, then those of the server around it. A client has words for each; `args` hold what they need. */
const declined = [
  'notAsked',
  'otherDecision',
  'notAnOption',
  'nothingToUndo',
  'undoBarrier',
  'nothingToRedo',
  'stale',
  'idReused',
  'gathering',
  'alreadyStarted',
  'over',
  'noSuchSeat',
  'seatTaken',
  'botPlays',
  'notStandIn',
  'asleep',
  'clockDecides',
  'notAbsent',
  'inTime',
  'mayNotVote',
  'nameTaken',
  'alreadySo',
  'tooOften',
  'gaveUp',
  'tooLongAgo',
  'otherMotion',
  'noMotion',
  'noClock',
  'badTime',
  'wantsToBeAsked',
  'notForeseen',
  'seats',
  'options',
  'unknownGame',
  'badSave',
  'otherVersion',
] as const satisfies readonly RejectionCode[];

const refusedByServer = [
  /** Not JSON, not a known message, or a field is wrong: `args.path` names the first. */
  'badMessage',
  'tooLarge',
  'tooFast',
  /** The client speaks another version of the protocol: reload the page. */
  'protocol',
  'badOrigin',
  /** Say hello first. */
  'noTable',
  'notFound',
  /** Ask for /api/me first: it gives you an identity. */
  'noIdentity',
  'unknownBot',
  'notYourSeat',
  'notTheCreator',
  'noEmptySeat',
  /** Whoever laid the table has sent you away, or does not want to play with you. */
  'notWelcome',
  /** A clock of your own runs: vacation begins tomorrow at the earliest. */
  'clockRuns',
  'noDaysLeft',
  'badLink',
  /** You made this link yourself: it is for somebody else, and still works. */
  'ownLink',
  'mayNotWatch',
  /** For players alone: become one first. */
  'notAPlayer',
  /** This device plays as somebody else: sign out there first. */
  'otherPlayer',
  /** No player is found by these words. */
  'badWords',
  /** This passkey is not known here, or did not prove itself. */
  'badPasskey',
  /** `args.most` devices are enough. */
  'tooManyDevices',
  /** A save would tell secrets while others still play. */
  'stillPlaying',
  /** Whoever runs the server has shut this visitor out. */
  'banned',
  'tooManyTables',
  /** Enough ways to be reached: `args.most`. */
  'tooManyChannels',
  /** This server sends no mail. */
  'noMail',
  /** The other side did not take a notice. */
  'notSent',
  /** The address has to be confirmed first. */
  'unconfirmed',
  /** Enough tables with bots are running: `args.most` of yours, or of your address. */
  'tooManyBotTables',
  /** The server has as many tables with bots as it can think for. */
  'botsBusy',
  /** You keep, or play in, as many leagues as one can: `args.most`. */
  'tooManyLeagues',
  /** The league has as many members as it can have. */
  'leagueFull',
  /** Nobody to play against: a season needs two. */
  'tooFewMembers',
  /** Too far above, below, or one of the two has an open match. */
  'mayNotChallenge',
  /** At least one seat of a server's table is a person's. */
  'noPerson',
  /** Ours: it was not done, trying again is right. */
  'busy',
  /** The rules took too long over this one; the table is as it was before. */
  'rulesStuck',
  'internal',
] as const;

export const refusalCode = z.enum([...declined, ...refusedByServer]);
export type RefusalCode = z.infer<typeof refusalCode>;

export const refusalArgs = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every HTTP response that is not a success. */
export const refusal = z.object({ code: refusalCode, args: refusalArgs });
export type RefusalBody = z.infer<typeof refusal>;
