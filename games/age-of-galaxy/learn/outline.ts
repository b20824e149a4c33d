import type { Outline } from '@orrery/kernel';

/** The rules in reading order, and the ledger's lines that each passage tells. */
export const outline = {
  goal: {
    winning: ['AG-002-004', 'AG-260-263'],
    resources: ['AG-020', 'AG-023-033', 'AG-076', 'AG-304'],
    planets: ['AG-038-040', 'AG-048'],
    symbols: ['AG-034-037', 'AG-041-047', 'AG-292'],
  },
  setup: {
    galaxy: ['AG-050-055', 'AG-305'],
    yours: ['AG-056-062'],
    hand: ['AG-063-069'],
  },
  round: {
    phases: ['AG-070-072'],
    production: ['AG-073-075', 'AG-077-081', 'AG-306'],
  },
  turn: {
    turn: ['AG-082-088', 'AG-092-094'],
    lightning: ['AG-089-091', 'AG-295'],
    reach: ['AG-095-099'],
  },
  actions: {
    colonize: ['AG-100-111', 'AG-293'],
    develop: ['AG-112-120', 'AG-177'],
    manufacture: ['AG-121-126', 'AG-298', 'AG-303'],
    salvage: ['AG-127-131'],
    plunder: ['AG-132-133'],
    trade: ['AG-134-143'],
    explore: ['AG-144-150'],
    appoint: ['AG-151-155', 'AG-307'],
    research: ['AG-156-167', 'AG-178-180'],
  },
  technologies: {
    list: ['AG-168-176'],
  },
  factions: {
    main: ['AG-225-231'],
    ideology: ['AG-049', 'AG-232-239'],
    once: ['AG-240-243'],
    abilities: ['AG-244-258', 'AG-291', 'AG-296-297', 'AG-299-301', 'AG-312'],
  },
  war: {
    places: ['AG-181-188', 'AG-205'],
    occupying: ['AG-189-196', 'AG-206', 'AG-308-310'],
    protection: ['AG-197-201', 'AG-204', 'AG-311'],
    after: ['AG-202-203', 'AG-207-208'],
  },
  galactic: {
    fleet: ['AG-209-210'],
    golden: ['AG-211-220', 'AG-294', 'AG-313'],
    order: ['AG-005', 'AG-221-224'],
  },
  end: {
    scoring: ['AG-259-271'],
    ties: ['AG-272-273'],
  },
  alone: {
    opponent: ['AG-281-290'],
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
