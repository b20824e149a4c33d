import type { Outline } from '@orrery/kernel';

/** The rules in reading order: the ledger's lines that each passage tells, and the topics it tells of. */
export const outline = {
  goal: {
    winning: ['AN-001-004', 'AN-061', 'AN-202-203', 'term:goal'],
    pieces: ['AN-005-006', 'AN-012', 'AN-230-231', 'AN-233', 'term:researcher'],
    secrets: ['AN-195', 'AN-238'],
  },
  setup: {
    ship: ['AN-023-024', 'AN-026', 'AN-028', 'AN-030-032', 'AN-155'],
    cards: ['AN-033-045', 'AN-239', 'species', 'term:speciesCard'],
    explorers: ['AN-019', 'AN-046-050', 'AN-054', 'term:teleporter'],
    beginner: ['AN-057-060'],
  },
  round: {
    phases: ['AN-062-064', 'term:round'],
  },
  offers: {
    rolling: ['AN-018', 'AN-065-071'],
    building: ['AN-072-077', 'AN-093', 'term:offer', 'term:orderCard'],
    answering: ['AN-078-080', 'AN-082-083'],
    adding: ['AN-081', 'AN-084'],
    onwards: ['AN-085-092'],
    example: ['AN-095-100'],
  },
  turn: {
    order: ['AN-101-104'],
    contamination: ['AN-105-112', 'term:contamination', 'die:contamination', 'term:vaccine'],
    actions: ['AN-113-119', 'AN-240-241', 'term:die'],
    example: ['AN-196-201'],
  },
  actions: {
    training: ['AN-120-121', 'die:training'],
    calling: ['AN-122-127', 'die:support', 'die:improvise'],
    moving: ['AN-128-132', 'AN-136', 'die:movement'],
    exploring: ['AN-137-143', 'term:exploring'],
    technologies: ['AN-133-135', 'AN-232', 'AN-234', 'technology', 'term:technology', 'die:technology'],
  },
  rooms: {
    control: ['AN-020', 'AN-022', 'AN-147-151', 'AN-156', 'term:control'],
    using: ['AN-144-146', 'AN-152-154', 'term:roomAction'],
    moving: ['AN-157-158', 'AN-165-167', 'AN-172-173', 'AN-242-243', 'room:crew', 'room:hangar', 'room:reactor', 'room:armory'],
    calling: ['AN-159-162', 'AN-175', 'room:engine', 'room:comms'],
    others: ['AN-163-164', 'AN-168-171', 'AN-176', 'AN-178-180', 'room'],
  },
  missions: {
    personal: ['AN-021', 'AN-216-220'],
    fulfilling: ['AN-181-183', 'AN-188-193', 'mission', 'term:mission'],
    sacrifice: ['AN-184-187', 'AN-194', 'AN-235', 'term:sacrifice'],
  },
  end: {
    counting: ['AN-203-211'],
    cleanUp: ['AN-212-215', 'AN-221-222'],
    ending: ['AN-223-229', 'AN-244', 'term:end'],
  },
  players: {
    counts: ['AN-027', 'AN-029', 'AN-051-052', 'AN-055-056', 'AN-094', 'AN-174', 'AN-177'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
