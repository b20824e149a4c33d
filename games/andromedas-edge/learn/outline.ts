import type { Outline } from '@orrery/kernel';

/** The rules in reading order, and the ledger's lines that each passage tells. */
export const outline = {
  goal: {
    winning: ['AE-112', 'AE-544', 'AE-561'],
    resources: ['AE-034-046', 'AE-052'],
    limits: ['AE-047-051', 'AE-294'],
    symbols: ['AE-635-649'],
  },
  setup: {
    map: ['AE-053-070', 'AE-102-103'],
    market: ['AE-071-080'],
    yours: ['AE-081-084', 'AE-088', 'AE-093-101'],
    faction: ['AE-085-087', 'AE-089-092', 'AE-650'],
  },
  turn: {
    choice: ['AE-113-123'],
    free: ['AE-266-270'],
    tactics: ['AE-279-293', 'AE-651'],
    others: ['AE-295-303', 'AE-309-312'],
    moons: ['AE-161-165', 'AE-304-308'],
  },
  launch: {
    ship: ['AE-124-130', 'AE-104-109', 'AE-111'],
    first: ['AE-131-134', 'AE-146'],
    next: ['AE-135-140', 'AE-110'],
    where: ['AE-141-145'],
    activate: ['AE-147-160'],
    bases: ['AE-166-183'],
    strike: ['AE-184-196'],
    fight: ['AE-220-225'],
  },
  battle: {
    steps: ['AE-462-466'],
    escalation: ['AE-467-480'],
    diplomacy: ['AE-481-484'],
    dice: ['AE-485-494'],
    roll: ['AE-495-499'],
    outcome: ['AE-500-508', 'AE-515'],
    operations: ['AE-509-514', 'AE-516'],
    damage: ['AE-517-528'],
    example: ['AE-573-584'],
  },
  return: {
    modules: ['AE-226-241', 'AE-252-255', 'AE-265'],
    core: ['AE-242-251', 'AE-264'],
    home: ['AE-256-263'],
  },
  station: {
    buying: ['AE-345-362'],
    slotting: ['AE-271-278'],
    slots: ['AE-363-381', 'AE-652'],
    damage: ['AE-529-533'],
    repair: ['AE-534-543'],
  },
  ships: {
    types: ['AE-313-326'],
    abilities: ['AE-327-335'],
    upgrades: ['AE-336-344'],
  },
  developments: {
    building: ['AE-382-402', 'AE-421'],
    cards: ['AE-403-412'],
    points: ['AE-413-420'],
  },
  tracks: {
    advancing: ['AE-422-430'],
    spaces: ['AE-431-441'],
  },
  events: {
    marker: ['AE-442-450'],
    card: ['AE-451-461'],
    raiders: ['AE-197-201', 'AE-215-219'],
    entering: ['AE-202-214'],
  },
  end: {
    ending: ['AE-544-551'],
    scoring: ['AE-552-560', 'AE-565-572', 'AE-653'],
    ties: ['AE-561-564'],
  },
  variants: {
    special: ['AE-585-606', 'AE-654'],
    destinies: ['AE-607-611'],
    teams: ['AE-612-634'],
  },
  players: {
    counts: ['AE-001', 'AE-053', 'AE-058-060'],
  },
  box: {
    original: [],
    different: [],
  },
} as const satisfies Outline;
