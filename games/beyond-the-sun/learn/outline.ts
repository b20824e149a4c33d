import type { Outline } from '@orrery/kernel';

/** The rules in reading order: the ledger's lines that each passage tells, and the topics it tells of. */
export const outline = {
  goal: {
    winning: ['BS-156', 'BS-138', 'BS-046'],
    cubes: ['BS-025', 'BS-027', 'BS-030-031', 'BS-033', 'BS-024', 'BS-021', 'term:population', 'term:ore'],
    mat: ['BS-028-029', 'BS-032', 'BS-036', 'term:supply'],
    boards: ['BS-002-003', 'BS-005-008', 'BS-010-011', 'BS-013', 'BS-015-016', 'location', 'term:types'],
  },
  setup: {
    table: ['BS-037-041', 'BS-043-045', 'BS-009', 'BS-017', 'BS-403'],
    factions: ['BS-026', 'BS-034', 'BS-047', 'faction'],
  },
  turn: {
    phases: ['BS-048-052'],
    pawn: ['BS-053-062', 'BS-065-066', 'BS-069', 'BS-073-078', 'term:pawn'],
    costs: ['BS-063-064', 'BS-067-068', 'BS-070-072', 'BS-079', 'BS-404'],
    must: ['BS-165', 'BS-334-341'],
  },
  actions: {
    basic: ['BS-080-087'],
    guilds: ['BS-020', 'BS-041', 'BS-205', 'guild', 'term:guild'],
    cubes: ['BS-162-164', 'BS-166-178', 'BS-180-183', 'BS-361'],
  },
  research: {
    steps: ['BS-184-186', 'term:research'],
    field: ['BS-187-195'],
    cube: ['BS-196-199', 'BS-155'],
    event: ['BS-200-204', 'BS-402', 'event', 'term:event'],
    card: ['BS-206-219', 'tech'],
    bonus: ['BS-220-223', 'term:immediate'],
    example: ['BS-224-228'],
  },
  automation: {
    track: ['BS-229-236', 'term:automation'],
    stars: ['BS-382-387', 'term:star'],
  },
  ships: {
    building: ['BS-237-243', 'term:ship'],
    upgrading: ['BS-244-250', 'BS-360', 'term:upgrade'],
    jumping: ['BS-251-258', 'term:jump'],
    control: ['BS-259-275', 'BS-400-401', 'term:control'],
    bases: ['BS-276-285', 'term:base'],
    bonuses: ['BS-286-295'],
    example: ['BS-296-302'],
  },
  colonize: {
    conditions: ['BS-303', 'BS-305-309', 'system'],
    steps: ['BS-014', 'BS-304', 'BS-310-319', 'BS-405-406', 'term:colonise'],
    reward: ['BS-320-328'],
    example: ['BS-329-333'],
  },
  production: {
    choice: ['BS-088-091'],
    growth: ['BS-092-097', 'BS-179', 'term:growth'],
    ore: ['BS-098-099', 'term:oreProduction'],
    trade: ['BS-100-111', 'term:trade'],
  },
  achievements: {
    claiming: ['BS-018', 'BS-112-126', 'achievement'],
  },
  cards: {
    private: ['BS-372-381', 'BS-348', 'term:privateTechnology', 'system:procyon', 'system:wise0855'],
    technologies: [
      'BS-342-347',
      'BS-349',
      'BS-362-367',
      'tech:modularFleet',
      'tech:quantumDataExchange',
      'guild:technocratsGuild',
      'tech:colonialMinistry',
    ],
    systems: ['BS-350-353', 'BS-368-370', 'system:lalande21185', 'system:ross154', 'system:tauCeti', 'system:kapteynsStar'],
    events: ['BS-354-358', 'event:spacecraftMuseum', 'event:dysonSphere'],
    achievements: ['BS-359', 'BS-371', 'achievement:specialist'],
  },
  end: {
    ending: ['BS-127-137', 'term:end'],
    scoring: ['BS-138-155', 'term:scoring'],
    ties: ['BS-156-161'],
  },
  variants: {
    mats: ['BS-035', 'BS-393-397', 'BS-407'],
    display: ['BS-388-392', 'term:display'],
  },
  players: {
    counts: ['BS-001', 'BS-022', 'BS-042', 'BS-046', 'BS-131'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
