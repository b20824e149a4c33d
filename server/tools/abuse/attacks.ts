import type { Attack } from './attack.ts';
import { admirals } from './attacks/admirals.ts';
import { caps, nobodyThere, noPerson } from './attacks/bot-tables.ts';
import { hostileSaves, replayStorm } from './attacks/burdens.ts';
import { forgedAddresses, lobbyFlood, socketFlood } from './attacks/crowding.ts';
import { closedDoors, dayClock } from './attacks/edges.ts';
import { friendSpam } from './attacks/friends.ts';
import { hostile } from './attacks/hostile.ts';
import { hungStop } from './attacks/hung-stop.ts';
import { invitationSpam } from './attacks/invitations.ts';
import { yearsPass } from './attacks/keeping.ts';
import { leagueSpam } from './attacks/leagues.ts';
import { daysAtOnce, motionFlood, profilesEnumerated, unwelcome } from './attacks/life.ts';
import { longMatch } from './attacks/long-match.ts';
import { capsAtOnce, nowhere } from './attacks/many-at-once.ts';
import { noticeFlood, webhookLeadsOn, webhooksInside } from './attacks/notices.ts';
import { oneRequest } from './attacks/one-request.ts';
import { botNames, clockNames } from './attacks/order-ids.ts';
import { deviceLinkReuse, playersEnumerated, recoveryGuessing } from './attacks/players.ts';
import { falseNames, repeatedChat, seatGivenAway, seatTheft } from './attacks/seats.ts';
import { foreignPlans, shareFlood, tableHooksInside } from './attacks/sharing.ts';
import { falsePages, fileModes, madeUpTokens, otherSockets, pagedTables, takenSave } from './attacks/small-doors.ts';
import { damagedDatabase, helloInOutage, lateDatabase, otherVersion, readOnlyDatabase } from './attacks/starts.ts';
import { chatFlood, comingAndGoing, controlFrames } from './attacks/storms.ts';
import { absenceVotes, clockSteps } from './attacks/time.ts';

/** All lines of the suite, in the order they are carried out. */
export const attacks: readonly Attack[] = [
  // One a line, so that two who add one do not meet.
  hostile,
  oneRequest,
  hostileSaves,
  replayStorm,
  hungStop,
  lobbyFlood,
  yearsPass,
  forgedAddresses,
  socketFlood,
  clockNames,
  botNames,
  noPerson,
  caps,
  nobodyThere,
  admirals,
  longMatch,
  seatTheft,
  seatGivenAway,
  falseNames,
  repeatedChat,
  recoveryGuessing,
  deviceLinkReuse,
  playersEnumerated,
  dayClock,
  closedDoors,
  absenceVotes,
  clockSteps,
  damagedDatabase,
  readOnlyDatabase,
  lateDatabase,
  helloInOutage,
  otherVersion,
  takenSave,
  fileModes,
  falsePages,
  madeUpTokens,
  pagedTables,
  otherSockets,
  controlFrames,
  chatFlood,
  comingAndGoing,
  capsAtOnce,
  nowhere,
  webhooksInside,
  webhookLeadsOn,
  noticeFlood,
  tableHooksInside,
  shareFlood,
  foreignPlans,
  motionFlood,
  unwelcome,
  daysAtOnce,
  profilesEnumerated,
  leagueSpam,
  invitationSpam,
  friendSpam,
];
