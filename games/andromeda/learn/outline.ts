import type { Outline } from '@orrery/kernel';

/** The rules in reading order, and the ledger's lines that each passage tells. */
export const outline = {
  goal: {
    winning: ['AN-001-004', 'AN-061', 'AN-202-203'],
    pieces: ['AN-005-006', 'AN-012', 'AN-230-231', 'AN-233'],
    secrets: ['AN-195', 'AN-238'],
  },
  setup: {
    ship: ['AN-023-024', 'AN-026', 'AN-028', 'AN-030-032', 'AN-155'],
    cards: ['AN-033-045', 'AN-239'],
    explorers: ['AN-019', 'AN-046-050', 'AN-054'],
    beginner: ['AN-057-060'],
  },
  round: {
    phases: ['AN-062-064'],
  },
  offers: {
    rolling: ['AN-018', 'AN-065-071'],
    building: ['AN-072-077', 'AN-093'],
    answering: ['AN-078-084'],
    onwards: ['AN-085-092'],
    example: ['AN-095-100'],
  },
  turn: {
    order: ['AN-101-104'],
    contamination: ['AN-105-112'],
    actions: ['AN-113-119', 'AN-240-241'],
    example: ['AN-196-201'],
  },
  actions: {
    training: ['AN-120-121'],
    calling: ['AN-122-127'],
    moving: ['AN-128-132', 'AN-136'],
    exploring: ['AN-137-143'],
    technologies: ['AN-133-135', 'AN-232', 'AN-234'],
  },
  rooms: {
    control: ['AN-020', 'AN-022', 'AN-147-151', 'AN-156'],
    using: ['AN-144-146', 'AN-152-154'],
    moving: ['AN-157-158', 'AN-165-167', 'AN-172-173', 'AN-242-243'],
    calling: ['AN-159-162', 'AN-175'],
    others: ['AN-163-164', 'AN-168-171', 'AN-176', 'AN-178-180'],
  },
  missions: {
    personal: ['AN-021', 'AN-216-220'],
    fulfilling: ['AN-181-183', 'AN-188-193'],
    sacrifice: ['AN-184-187', 'AN-194', 'AN-235'],
  },
  end: {
    counting: ['AN-203-211'],
    cleanUp: ['AN-212-215', 'AN-221-222'],
    ending: ['AN-223-229', 'AN-244'],
  },
  players: {
    counts: ['AN-027', 'AN-029', 'AN-051-052', 'AN-055-056', 'AN-094', 'AN-174', 'AN-177'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
