import type { Outline } from '@orrery/kernel';

/** The rules in reading order: the ledger's lines that each passage tells, and the topics it tells of. */
export const outline = {
  goal: {
    winning: ['AG-002-004', 'AG-260-263', 'term:goal', 'resource:prestige', 'resource:relics'],
    resources: ['AG-020', 'AG-023-033', 'AG-076', 'AG-304', 'resource'],
    planets: ['AG-038-040', 'AG-048', 'planet'],
    symbols: ['AG-034-037', 'AG-041-047', 'AG-292'],
  },
  setup: {
    galaxy: ['AG-050-055', 'AG-305', 'system', 'markers'],
    yours: ['AG-056-062'],
    hand: ['AG-063-069'],
  },
  round: {
    phases: ['AG-070-072', 'term:round'],
    production: ['AG-073-075', 'AG-077-081', 'AG-306'],
  },
  turn: {
    turn: ['AG-082-088', 'AG-092-094', 'term:turn'],
    lightning: ['AG-089-091', 'AG-295', 'term:lightning'],
    reach: ['AG-095-099', 'term:reach'],
  },
  actions: {
    colonize: ['AG-100-111', 'AG-293', 'action:colonize', 'term:colony'],
    develop: ['AG-112-120', 'AG-177', 'action:develop', 'term:developed'],
    manufacture: ['AG-121-126', 'AG-298', 'AG-303', 'action:manufacture'],
    salvage: ['AG-127-131', 'action:salvage'],
    plunder: ['AG-132-133', 'action:plunder'],
    trade: ['AG-134-143', 'action:trade', 'trade'],
    explore: ['AG-144-150', 'action:explore'],
    appoint: ['AG-151-155', 'AG-307', 'action:appoint'],
    research: ['AG-156-167', 'AG-178-180', 'action:research'],
  },
  technologies: {
    list: ['AG-168-176', 'technology'],
  },
  factions: {
    main: ['AG-225-231', 'faction', 'term:factionCard'],
    ideology: ['AG-049', 'AG-232-239', 'ideology', 'term:mainIdeology'],
    once: ['AG-240-243'],
    abilities: [
      'AG-244-257',
      'AG-291',
      'AG-296-297',
      'AG-299-301',
      'AG-312',
      'faction:feimurV5',
      'faction:auralis',
      'faction:cheiki',
      'faction:usud',
      'faction:legarchaea',
      'faction:humans',
      'faction:sojourner',
      'faction:psykrio',
      'faction:scythe',
    ],
  },
  war: {
    places: ['AG-181-188', 'AG-205', 'term:overlord', 'term:strength'],
    occupying: ['AG-189-196', 'AG-206', 'AG-308-310', 'term:occupied'],
    protection: ['AG-197-201', 'AG-204', 'AG-311', 'term:protection'],
    after: ['AG-202-203', 'AG-207-208'],
  },
  galactic: {
    fleet: ['AG-209-210'],
    golden: ['AG-211-220', 'AG-294', 'AG-313', 'term:goldenAge'],
    order: ['AG-005', 'AG-221-224', 'term:turnOrder'],
  },
  end: {
    scoring: ['AG-259-271'],
    ties: ['AG-272-273'],
  },
  alone: {
    opponent: ['AG-281-290', 'term:solo'],
  },
  variants: {
    draft: ['AG-274-277'],
    explored: ['AG-278-280'],
  },
  players: {
    counts: ['AG-001', 'AG-187'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
