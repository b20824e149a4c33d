import type { Outline } from '@orrery/kernel';

/** The rules in reading order: the ledger's lines that each passage tells, and the topics it tells of. */
export const outline = {
  goal: {
    winning: ['AE-112', 'AE-544', 'AE-561', 'term:terminus'],
    resources: ['AE-034-046', 'AE-052', 'resource', 'term:credits'],
    limits: ['AE-047-051', 'AE-294', 'term:handLimit'],
    symbols: ['AE-635-649'],
  },
  setup: {
    map: ['AE-053-070', 'AE-102-103'],
    market: ['AE-071-080'],
    yours: ['AE-081-082', 'AE-084', 'AE-088', 'AE-093-101'],
    faction: ['AE-085-087', 'AE-089-092', 'AE-650', 'faction'],
  },
  turn: {
    choice: ['AE-113-123'],
    free: ['AE-266-270'],
    tactics: ['AE-279-293', 'AE-651', 'tactics', 'resource:tactics'],
    others: ['AE-295-303', 'AE-309-312', 'term:recruit', 'term:bonus', 'supremacy'],
    moons: ['AE-161-165', 'AE-304-308', 'moon', 'term:claimedMoons'],
  },
  launch: {
    ship: ['AE-124-128', 'AE-130', 'AE-104-109', 'AE-111', 'term:launch', 'term:voyage'],
    first: ['AE-129', 'AE-131-134', 'AE-146'],
    next: ['AE-135-140', 'AE-110', 'term:range'],
    where: ['AE-141-145', 'term:jump'],
    activate: ['AE-147-160', 'cell'],
    bases: ['AE-166-183', 'base'],
    strike: ['AE-184-196', 'term:raiderStrike'],
    fight: ['AE-220-225', 'term:attack'],
  },
  battle: {
    steps: ['AE-462-466', 'term:battle'],
    escalation: ['AE-467-480', 'term:escalation'],
    diplomacy: ['AE-481-484'],
    dice: ['AE-485-494', 'term:targeting'],
    roll: ['AE-495-499'],
    outcome: ['AE-500-508', 'AE-515'],
    operations: ['AE-509-514', 'AE-516', 'term:tacticalOperations'],
    damage: ['AE-517-528', 'term:damage', 'term:shields'],
    example: ['AE-573-584'],
  },
  return: {
    modules: ['AE-226-241', 'AE-252-255', 'AE-265'],
    core: ['AE-242-251', 'AE-264', 'core'],
    home: ['AE-256-263', 'term:return'],
  },
  station: {
    buying: ['AE-345-362', 'module'],
    slotting: ['AE-271-278'],
    slots: ['AE-363-381', 'AE-652', 'term:slot', 'term:halfSlot'],
    damage: ['AE-529-533'],
    repair: ['AE-534-543', 'term:repair'],
  },
  ships: {
    types: ['AE-313-326', 'ship'],
    abilities: ['AE-327-335', 'term:populate'],
    upgrades: ['AE-336-344', 'upgrade'],
  },
  developments: {
    building: ['AE-382-402', 'AE-421', 'development'],
    cards: ['AE-403-412'],
    points: ['AE-413-420', 'term:developmentLevel'],
  },
  tracks: {
    advancing: ['AE-422-430', 'track'],
    spaces: ['AE-431-441', 'term:vault', 'discovery'],
  },
  events: {
    marker: ['AE-442-450', 'term:eventMarker'],
    card: ['AE-451-461', 'event'],
    raiders: ['AE-197-201', 'AE-215-219', 'raider', 'term:swarm'],
    entering: ['AE-202-214'],
  },
  end: {
    ending: ['AE-544-551'],
    scoring: ['AE-552-560', 'AE-565-572', 'AE-653'],
    ties: ['AE-561-564'],
  },
  variants: {
    special: ['AE-585-606', 'AE-654', 'special'],
    destinies: ['AE-607-611', 'destiny'],
    teams: ['AE-612-634', 'term:teams'],
  },
  players: {
    counts: ['AE-001', 'AE-053', 'AE-058-060'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
