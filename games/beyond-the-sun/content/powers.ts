/** Lasting abilities. Each is one bit of a faction's powers, so that asking for it costs nothing. */
export const POWER = {
  /** Transdimensional AI: of two prerequisites of a known technology one may be missing. */
  missingPrerequisite: 1,
  /** Android Rights Movement: one returned population of an action's cost may be 1 ore instead. */
  oreForReturned: 2,
  /** Subatomic Fabrication: production markers may be taken from either track. */
  eitherTrack: 4,
  /** Wormhole Technology: every location is 1 jump away, except from Sol and Deep Space. */
  wormhole: 8,
  /** Giga-Corporations, at any time in one's turn: swap a star for a production marker. */
  swapStars: 16,
  /** Galactic HQ, once per turn at any time: upgrade a ship. */
  headquarters: 32,
  /** Black Market Industries, once per turn at any time: 1 returned population for 2 ore. */
  blackMarket: 64,
  /** Mind/Machine Assimilation, once per turn at any time: 1 ore for 1 supply to population. */
  assimilation: 128,
  /** Ross 154, once per turn: enter an occupied action space. */
  enterOccupied: 256,
  /** 61 Cygni, once per turn at any time: 1 returned population for 1 ore. */
  cygni: 512,
  /** Galactic Empire: points for locations controlled at the end. */
  empirePoints: 1024,
} as const;
export type Power = keyof typeof POWER;
export const POWERS = Object.keys(POWER) as Power[];

/** Those that interrupt a question. */
export const ANY_TIME = POWER.swapStars | POWER.headquarters | POWER.blackMarket | POWER.assimilation | POWER.cygni;

/** Points Galactic Empire gives for each location controlled at the end, and how many locations count. */
export const EMPIRE_POINTS = { each: 1, most: 3 } as const;
