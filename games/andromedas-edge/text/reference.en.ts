import type { CardWords, Language } from './language.ts';
import { a } from './names.en.ts';

/** How cards and tiles describe themselves, and the rules in brief. */

const shields = (n: number): string => (n === 0 ? 'no shield' : n === 1 ? '1 shield' : `${n} shields`);
const copies = (n: number): string => (n > 1 ? ` There are ${n} of these.` : '');

export const cards: CardWords = {
  damageIcons: (n) => `Arrives with ${n} damage.`,
  inputSlot: (effects) => `Needs a moon in its input slot: pay the resources on it, then ${effects}.`,
  outputSlot: 'Each activation also gives the benefit of the moon in its slot.',
  slotVp: (vp) => `The first moon slotted here scores ${vp} VP.`,
  halfSlots: 'Half a moon slot on either side.',
  noDock: 'It has no dock.',
  reactorOnly: 'It works through the Primary Reactor.',
  moduleLine: (track) => `Module, ${track}.`,
  tacticsLine: (kind, window) => `${kind} card, ${window}.`,
  onlyAfter: { won: 'Only if you won.', lost: 'Only if you lost.' },
  bystander: 'You need no ship in the battle.',
  eventTactics: 'Playing it advances the event marker 1 space.',
  sustained: 'It stays in play until your next Return is over.',
  eventLine: (deck, track, raiderClass) => `${deck}. Everyone scores the ${track} track; a ${raiderClass}-Class raider appears.`,
  raiderLine: ({ class: letter, range, weapons, targeting, shields: n, start }) =>
    `Class ${letter}: range ${range}, weapons ${weapons}, targeting ${targeting}, ${shields(n)}, starts at ${start}.`,
  swarmTargeting: 'the number of its ships',
  randomNebula: 'a random nebula',
  reward: (effects) => `Whoever defeats it may ${effects}.`,
  onWin: (effects) => `When it wins, each defeated player must ${effects}.`,
  shipLine: ({ range, weapons, shields: n, targeting, abilities }) =>
    `Range ${range}, weapons ${weapons}, ${shields(n)}${targeting > 0 ? `, Targeting +${targeting}` : ''}. ${abilities}.`,
  shipCost: (cost) => `Costs ${cost}.`,
  upgradeFor: (ship) => `Replaces the values of your ${ship}.`,
  upgradeScope: 'It counts for a ship of this type: the one launched, in the battle, or on the module.',
  noAbility: 'No abilities',
  factionStart: (goods, tracks, upgrade) => `Starts with ${goods} and 1 space on ${tracks}. Own upgrade: ${upgrade}.`,
  destinyGoal: (track, vp) => `${vp} VP if you are highest or tied for highest on ${track}.`,
  basePrice: (goods) => `Pay ${goods}.`,
  fieldSells: (types) => `Then buy 1 or 2 modules (${types}). If you buy only 1, put another from these columns on the bottom of its deck.`,
  development: ({ planet, cost, leaders, withoutMoons, card }) =>
    `Built on ${a(planet)} with a transport, ${cost} and ${leaders} ${leaders === 1 ? 'leader' : 'leaders'}. Its card, once: ${card} A planet without moons gives ${withoutMoons}.`,
  trackSpaces: ({ vp, levels, events, specials }) =>
    `VP by space from 0: ${vp}. Development levels at ${levels}. The event marker advances at ${events}. ${specials}`,
  special: {
    discovery: (space) => `Space ${space}: take a discovery.`,
    upgrade: (space) => `Space ${space}: place a ship upgrade.`,
    token: (space) => `Space ${space}: the first to arrive takes the token, later ones score 2 VP.`,
    vault: (space, vp) => `Space ${space}: at the end each resource left is worth ${vp} VP.`,
    handLimit: (space, limit) => `Space ${space}: hand limit ${limit}, and you may draw up to it.`,
  },
  quasar: (vp, dice) =>
    `Nothing enters it or passes through. At the end ${vp} VP for each of your adjacent developments. Raiders enter here on ${dice}.`,
  vortex: (vp, dice, benefit) =>
    `When you launch here, and whenever your turn begins with a ship here: ${benefit}. At the end ${vp} VP for each of your adjacent developments. Raiders enter here on ${dice}.`,
  moonLine: (kind, benefit, n) => `Found at: ${kind}. Abandoned, or slotted as an output, it gives ${benefit}.${copies(n)}`,
  tokenLine: (effects, n) => `Discard it on your turn: ${effects}${copies(n)}`,
  resourceUse: {
    energy: 'Activates modules, adds dice in battle, pays for Jumps.',
    titanium: 'Pays for factories, industry modules and ships.',
    ice: 'Pays for cities and civilization modules.',
    nanocarbon: 'Pays for observatories and science modules.',
    credits: 'Each stands in for 1 titanium, ice or nanocarbon, never for energy or a card.',
    tactics: 'Played for its effect, or spent as a resource of any kind.',
  },
  storage: (limit) => `You may keep ${limit} at the end of your turn.`,
  region: (label) => `Region ${label}`,
};

export const terms: Language['terms'] = {
  launch: {
    title: 'Launch',
    body: 'Send 1 ship from your Launch Bay to a region, activate that region, let the raiders strike, fight if need be. With no ship on the map you may go to any unoccupied region; otherwise to one within range of one of your ships where you have none. A base may be chosen only if you can carry out its action.',
  },
  return: {
    title: 'Return to Station',
    body: 'Activate modules, each with a ship from the map or the Repair Barge, or with 1 energy if a ship has activated that row. Then all ships return to the Launch Bay, shields recharge, the energy used is spent and sustain cards end.',
  },
  range: {
    title: 'Range',
    body: 'How far from your other ships this ship may launch, and how far it may move to join a battle.',
  },
  voyage: { title: 'Voyage', body: 'The ship may enter nebulae.' },
  attack: { title: 'Attack', body: 'With no ship on the map, this ship may still launch to an occupied region.' },
  jump: {
    title: 'Jump',
    body: 'For 1 energy the ship launches or moves any distance. The limits for nebulae, bases and your own regions still apply.',
  },
  populate: { title: 'Populate', body: 'A transport with it can become a development.' },
  targeting: {
    title: 'Targeting',
    body: 'Your ships in the battle plus bonuses, at most 5. Dice below it are rolled again until they reach it. S-Class raiders: the number of their ships; other raiders: 1 plus bonus.',
  },
  swarm: { title: 'Swarm', body: 'S-Class raiders may share a region and strike together.' },
  raiderStrike: {
    title: 'Raider Strike',
    body: 'After the activation, if no raider is in the active region, you choose one within its range to move there. S-Class raiders all come along; if some are there already, the others in range join them.',
  },
  battle: {
    title: 'Battle',
    body: 'In the active region, when ships of two sides are there: Escalation, Diplomacy, Battle Preparations, Roll Dice, Outcome, Damage Ships. The highest single die wins; ties go to the next die. The winner advances on supremacy and takes the raiders’ reward; ships of the defeated take 1 damage.',
  },
  escalation: {
    title: 'Escalation',
    body: 'In turn order everyone may move ships within range into the battle, even players who were not part of it.',
  },
  tacticalOperations: {
    title: 'Tactical Operations',
    body: 'When you lose a battle: draw 1 tactics card, or gain the benefit of the moon slotted there.',
  },
  shields: { title: 'Shields', body: 'Each takes 1 damage in place of the ship. Repairs and the Return recharge them.' },
  damage: {
    title: 'Damage',
    body: 'A ship with all shields depleted goes to the Scrapyard until your next Return. A damaged module cannot be activated, costs 1 VP in each event and 2 VP at the end.',
  },
  repair: {
    title: 'Repair',
    body: 'One of: a scrapped ship to the Repair Barge, 1 marker off a shield, 1 marker off a module. With nothing to repair: 1 VP.',
  },
  claimedMoons: { title: 'Claimed moons', body: 'At most 4. On your turn you may abandon one for its benefit, also while you pay.' },
  slot: {
    title: 'Slots',
    body: 'Any time you may put a claimed moon into a slot. In an input slot its resources are the price of the module; in any other slot each activation gives its benefit. A slotted moon never comes back.',
  },
  halfSlot: {
    title: 'Half slots',
    body: 'Two neighbouring industry modules make one slot. Its moon pays once both have been activated in the same Return.',
  },
  recruit: { title: 'Recruiting', body: 'On your turn, take your own leaders from regions where you have ships into your station.' },
  bonus: { title: 'Bonus resources', body: 'On your turn, take them from regions where you have ships.' },
  eventMarker: {
    title: 'Event marker',
    body: 'It advances with Field purchases, event spaces and event cards. At the end of its track a planet appears at once and an event is resolved at the end of the turn.',
  },
  developmentLevel: {
    title: 'Development level',
    body: 'At the end each of your developments scores 4, 7 or 10 VP by the highest level you have reached on its track.',
  },
  vault: {
    title: 'Vault bonus',
    body: 'The highest vault bonus you have reached on commerce makes each resource left worth that many VP.',
  },
  handLimit: { title: 'Hand limit', body: 'You keep 5 tactics cards at the end of your turn, 6 or 7 with the civilization track.' },
  credits: { title: 'Credits', body: 'Wild for titanium, ice and nanocarbon.' },
  terminus: { title: 'Terminus', body: 'Reaching it triggers the end: no new events, and everyone takes one more turn.' },
  teams: {
    title: '2v2 mode',
    body: 'Teammates do not fight each other, pool their dice, see each other’s secrets and add their VP. Once per turn something may change hands if both agree; the first module of a turn may go to the teammate.',
  },
};
