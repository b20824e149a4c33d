/** What a message may weigh. The server closes the connection of who sends more; a client need not know more than this. */
export const limits = {
  /** Bytes of one message on a socket. */
  message: 16 * 1024,
  /** Bytes of the body of a request, saves aside. */
  body: 32 * 1024,
  /** Bytes of an imported save. The longest of 24 matches played at random came to 563 kB. */
  save: 2 * 1024 * 1024,
  /** Bytes of a shared match, packed. The longest of 80 recorded games came to 6.3 kB. */
  shared: 16 * 1024,
  /** Matches one visitor may have shared at a time. */
  shares: 200,
  name: 40,
  title: 60,
  chat: 500,
  /** A private note about a table. */
  note: 2_000,
  /** Answers of a plan: more than one turn has. */
  steps: 40,
  /** Kinds of window a stop can be set for in one message. */
  stops: 32,
  /** How deep and how large an answer may be. */
  answerDepth: 8,
  answerNodes: 256,
  /** Events of how many acts, or views of how many moments, one request may ask for. */
  history: 200,
  moments: 40,
  /** Clock: at most 30 days in the bank. */
  clock: 30 * 24 * 60 * 60 * 1000,
  /** Members of a league of each kind, the leagues one plays in and those one keeps, and how many days a round may take. */
  leagueMembers: { roundRobin: 16, ladder: 64 },
  leaguesJoined: 10,
  leaguesKept: 3,
  leagueDays: 60,
  /** How long somebody must be away before the others may ask for a stand-in: what a table can choose from. */
  absence: { least: 60 * 1000, most: 60 * 60 * 1000 },
} as const;

/** The version both sides name first. Raised when an older client could misunderstand. */
export const PROTOCOL = 5;
