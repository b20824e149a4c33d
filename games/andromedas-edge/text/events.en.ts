import { capital, counting, listing } from '@orrery/kernel';
import type { Why } from '../battle-state.ts';
import { WINDOWS } from '../content/effects.ts';
import { TRACK_NAMES } from '../content/ids.ts';
import { type FinalPart, type ScoreReason, type SlotPlace, TRANSFERS } from '../events.ts';
import type { Sentences, Telling } from './language.ts';
import { a, names } from './names.en.ts';
import { transferred } from './prompts.en.ts';

/** One line of the log for everything that happens. */

const reasons: Readonly<Record<ScoreReason, string>> = {
  effect: '',
  moon: ' from a moon',
  slot: ' for a slotted moon',
  development: ' for the new development',
  event: ' from the event',
  repair: ' in place of a repair',
  supremacy: ' on the supremacy track',
  reward: ' as a reward',
  tactics: ' from a tactics card',
  ability: ' by an ability',
  module: ' from a module',
};
const parts: Readonly<Record<FinalPart, string>> = {
  tracks: 'progress tracks',
  developments: 'developments',
  specialRegions: 'special regions',
  damage: 'damaged modules',
  vault: 'the vault bonus',
  modules: 'civilization modules',
  leaders: 'leaders',
  destiny: 'destiny',
  faction: 'the faction',
};
const who = (seat: number, say: Telling): string => say.whom(seat, 'You');
const yours = (seat: number, say: Telling): string => (say.is(seat) ? 'your' : 'their');
/** "Your", or whose: at the start of a sentence. */
const whose = (seat: number, say: Telling): string => (say.is(seat) ? 'Your' : `${say.seat(seat)}’s`);
const counted = counting('en');
const plural = (n: number, one: string, other: string): string => counted(n, { one, other });
const slotIn = (place: SlotPlace): string =>
  place === 'operations' ? 'in Tactical Operations' : place.half === true ? 'between two industry modules' : 'in a module';
const seats = (list: readonly number[], say: Telling): string => list.map((seat) => say.whom(seat, 'you')).join(' and ');
const and = listing('en');
const dice = (rolls: readonly number[]): string => rolls.join(' ');

/** Why a battle went as it did. */
function because({ level, best, next }: Why): string {
  if (best === 0) return level.length === 0 ? '' : ' All their dice were level.';
  const before = level.length === 0 ? '' : `${and(level.map(String))} level, then `;
  return next === 0 ? ` ${capital(`${before}${best} against no die`)}.` : ` ${capital(`${before}${best} beats ${next}`)}.`;
}

export const events: Sentences['events'] = {
  tilesLaid: () => 'The Edge was laid out.',
  planetPlaced: (e, say) => `A new ${names.planets[TRACK_NAMES[e.planet]]} appeared at ${say.cell(e.cell)}.`,
  factionChosen: (e, say) => `${who(e.seat, say)} chose the ${say.faction(e.faction)}.`,
  destiniesDealt: (e) => `Everyone was dealt ${plural(e.n, 'destiny', 'destinies')}.`,
  destinyKept: (e, say) =>
    e.destiny === undefined ? `${who(e.seat, say)} kept a destiny.` : `${who(e.seat, say)} kept ${say.destiny(e.destiny)}.`,
  leadersSentOut: (e, say) => `${who(e.seat, say)} rolled ${e.die}: two leaders wait in ${say.cell(e.nebula)}.`,
  startRolled: (e, say) =>
    `Start player: ${say.whom(e.start, 'you')} (${e.rolls.map((roll, seat) => `${say.whom(seat, 'you')} ${dice(roll)}`).join(', ')}).`,
  turnBegan: (e, say) => `${whose(e.seat, say)} turn.`,
  launched: (e, say) => `${who(e.seat, say)} launched a ${say.ship(e.ship)} to ${say.cell(e.to)}${e.jump ? ' with a Jump' : ''}.`,
  launchGranted: (e, say) => `${who(e.seat, say)} gained another Launch this turn.`,
  returnBegan: (e, say) => `${who(e.seat, say)} returned to the station.`,
  shipsReturned: (e, say) => `${who(e.seat, say)} returned ${plural(e.ships, 'ship', 'ships')} to the Launch Bay.`,
  turnEnded: (e, say) => `${who(e.seat, say)} ended the turn.`,
  gained: (e, say) => `${who(e.seat, say)} gained ${say.amount(e.resource, e.n)}.`,
  paid: (e, say) => `${who(e.seat, say)} paid ${say.amount(e.resource, e.n)}.`,
  lost: (e, say) => `${who(e.seat, say)} lost ${say.amount(e.resource, e.n)}.`,
  taken: (e, say) => `${who(e.seat, say)} took ${say.amount(e.resource, e.n)} from ${say.whom(e.from, 'you')}.`,
  tacticsDrawn: (e, say) =>
    `${who(e.seat, say)} drew ${e.cards === undefined || e.cards.length === 0 ? plural(e.n, 'tactics card', 'tactics cards') : e.cards.map(say.tactics).join(', ')}.`,
  tacticsDiscarded: (e, say) => `${who(e.seat, say)} discarded ${e.cards.map(say.tactics).join(', ')}.`,
  tacticsShuffled: () => 'The discarded tactics cards became the new deck.',
  scored: (e, say) => `${who(e.seat, say)} scored ${e.vp} VP${reasons[e.for]}.`,
  lostPoints: (e, say) => `${who(e.seat, say)} lost ${e.vp} VP.`,
  overLimit: (e, say) => `${who(e.seat, say)} could not store ${say.amount(e.resource, e.n)}.`,
  regionActivated: (e, say) => `${say.cell(e.at)} was activated.`,
  baseVisited: (e, say) => `${who(e.seat, say)} used the ${say.base(e.base)}.`,
  moonClaimed: (e, say) => `${who(e.seat, say)} claimed ${a(say.moon(e.moon))} at ${say.cell(e.from)}.`,
  moonLeft: (e, say) => `${who(e.seat, say)} left the ${say.moon(e.moon)} at ${say.cell(e.at)}.`,
  moonShown: (e, say) => `${capital(a(say.moon(e.moon)))} was revealed at ${say.cell(e.at)}.`,
  moonsDropped: (e, say) => `The ${say.moon(e.moon)} at ${say.cell(e.at)} was lost.`,
  moonAbandoned: (e, say) => `${who(e.seat, say)} abandoned ${a(say.moon(e.moon))}.`,
  moonDiscarded: (e, say) => `${who(e.seat, say)} discarded ${a(say.moon(e.moon))}.`,
  moonSlotted: (e, say) => `${who(e.seat, say)} slotted ${a(say.moon(e.moon))} ${slotIn(e.place)}.`,
  eventsLookedAt: (e, say) => `${who(e.seat, say)} looked at ${e.top === undefined ? plural(e.n, 'event', 'events') : say.event(e.top)}.`,
  eventsSorted: (e, say) =>
    e.top === undefined || e.bottom === undefined
      ? `${who(e.seat, say)} put one event on top and one on the bottom of the deck.`
      : `${who(e.seat, say)} put ${say.event(e.top)} on top and ${say.event(e.bottom)} on the bottom of the deck.`,
  leaderRecruited: (e, say) => `${who(e.seat, say)} recruited a leader at ${say.cell(e.from)}.`,
  bonusPlaced: (e, say) => `${say.amount(e.resource, e.n)} can be collected at ${say.cell(e.at)}.`,
  bonusCollected: (e, say) => `${who(e.seat, say)} collected ${say.amount(e.resource, 1)} at ${say.cell(e.from)}.`,
  moduleGained: (e, say) => `${who(e.seat, say)} ${e.free ? 'gained' : 'bought'} the ${say.module(e.module)}.`,
  moduleGiven: (e, say) => `${who(e.seat, say)} passed the ${say.module(e.module)} to ${say.whom(e.to, 'you')}.`,
  moduleRemoved: (e, say) => `${who(e.seat, say)} put the ${say.module(e.module)} on the bottom of its deck.`,
  marketRefilled: (e, say) => `The ${say.module(e.module)} came onto the market.`,
  moduleActivated: (e, say) =>
    `${who(e.seat, say)} activated the ${say.module(e.module)} ${{ ship: 'with a ship', energy: 'with energy', reactor: 'through the reactor', effect: 'by an effect' }[e.with]}.`,
  moduleDamaged: (e, say) => `${whose(e.seat, say)} ${say.module(e.module)} was damaged.`,
  moduleSaved: (e, say) => `${who(e.seat, say)} saved a module from damage.`,
  moduleMoved: (e, say) => `${who(e.seat, say)} rearranged ${yours(e.seat, say)} industry row.`,
  halfMoonPaid: (e, say) => `Both neighbours were active: the ${say.moon(e.moon)} paid ${say.whom(e.seat, 'you')}.`,
  repaired: (e, say) =>
    `${who(e.seat, say)} repaired ${e.what === 'module' ? `the ${say.module(e.id)}` : e.what === 'shield' ? `a shield of the ${say.ship(e.id)}` : `a ${say.ship(e.id)}: it went to the Repair Barge`}.`,
  nothingToRepair: (e, say) => `${who(e.seat, say)} had nothing to repair.`,
  shipBuilt: (e, say) => `${who(e.seat, say)} built a ${say.ship(e.ship)}${e.free ? ' for free' : ''}.`,
  upgradePlaced: (e, say) => `${who(e.seat, say)} upgraded the ${say.ship(e.ship)}: ${say.upgrade(e.upgrade)}.`,
  developmentBuilt: (e, say) =>
    `${who(e.seat, say)} built ${a(say.development(e.development))} at ${say.cell(e.at)} with ${plural(e.leaders, 'leader', 'leaders')}.`,
  developmentCardUsed: (e, say) => `${who(e.seat, say)} used ${a(say.development(e.development))} card.`,
  developmentCardFlipped: (e, say) => `${who(e.seat, say)} flipped ${a(say.development(e.development))} card face up.`,
  discoveriesLookedAt: (e, say) => `${who(e.seat, say)} looked through the discoveries.`,
  discoveryTaken: (e, say) =>
    e.token === undefined
      ? `${who(e.seat, say)} claimed a discovery.`
      : `${who(e.seat, say)} claimed the discovery ${say.discovery(e.token)}.`,
  discoveryUsed: (e, say) => `${who(e.seat, say)} used the discovery ${say.discovery(e.token)}.`,
  supremacyTaken: (e, say) => `${who(e.seat, say)} took the supremacy token ${say.supremacy(e.token)}.`,
  supremacyUsed: (e, say) => `${who(e.seat, say)} used the supremacy token ${say.supremacy(e.token)}.`,
  tacticsPlayed: (e, say) => `${who(e.seat, say)} played ${say.tactics(e.card)}.`,
  tacticsResolved: (e, say) => `${say.tactics(e.card)} was discarded.`,
  sustainEnded: (e, say) => `${whose(e.seat, say)} ${say.tactics(e.card)} ended.`,
  abilityUsed: (e, say) =>
    `${who(e.seat, say)} used an ability of ${e.source === 'faction' ? `the ${say.faction(e.id)}` : e.source === 'upgrade' ? `the ${say.upgrade(e.id)}` : say.tactics(e.id)}.`,
  advanced: (e, say) => `${who(e.seat, say)} advanced to ${e.to} on ${say.track(e.track)}.`,
  vaultReached: (e, say) => `${who(e.seat, say)} opened vault ${e.vault}: ${e.vault} VP for each resource left at the end.`,
  limitRaised: (e, say) => `${who(e.seat, say)} may now keep ${e.limit} tactics cards.`,
  markerMoved: (e) => (e.by > 0 ? `The event marker advanced (${e.left} left).` : `The event marker moved back (${e.left} left).`),
  eventTriggered: (e, say) =>
    e.seat === say.viewer ? 'An event is due at the end of your turn.' : `An event is due at the end of ${say.seat(e.seat)}’s turn.`,
  eventRevealed: (e, say) => `Event: ${say.event(e.event)}.`,
  eventEnded: () => 'The event ended; the event marker was reset.',
  raiderRevealed: (e, say) => `The ${say.raider(e.raider)} appeared.`,
  raiderPlaced: (e, say) =>
    e.cell < 0
      ? `There was no room for the ${say.raiderClass(e.class)}.`
      : `The ${say.raiderClass(e.class)} appeared at ${say.cell(e.cell)}.`,
  raiderMoved: (e, say) =>
    `The ${say.raiderClass(e.class)} ${e.strike ? 'struck' : 'moved'} from ${say.cell(e.from)} to ${say.cell(e.to)}.`,
  raiderDamaged: (e, say) => `The ${say.raiderClass(e.class)} at ${say.cell(e.at)} ${e.destroyed ? 'was destroyed' : 'lost a shield'}.`,
  shipMoved: (e, say) =>
    `${who(e.seat, say)} moved a ${say.ship(e.ship)} from ${say.cell(e.from)} to ${say.cell(e.to)}${e.jump ? ' with a Jump' : ''}.`,
  shipRecalled: (e, say) => `${who(e.seat, say)} recalled a ${say.ship(e.ship)}.`,
  marketSwept: (e, say) => `${who(e.seat, say)} refreshed the ${names.tracks[TRACK_NAMES[e.column]]} column.`,
  battleBegan: (e, say) => `Battle at ${say.cell(e.at)}.`,
  escalated: (e, say) =>
    `${who(e.seat, say)} moved a ${say.ship(e.ship)} from ${say.cell(e.from)} into the battle${e.jump ? ' with a Jump' : ''}.`,
  energySpent: (e, say) => `${who(e.seat, say)} will roll ${plural(e.dice, 'die', 'dice')}.`,
  diceRolled: (e, say) =>
    `Dice: ${e.rolls
      .map((roll, side) =>
        roll.length === 0 ? '' : `${side === e.rolls.length - 1 ? 'raiders' : say.whom(side, 'you')} ${dice(roll)} (${e.targeting[side]}+)`,
      )
      .filter((line) => line !== '')
      .join(', ')}.`,
  diceChanged: (e, say) => `A die of ${say.sideOf(e.side, 'yours')} changed from ${e.from} to ${e.to}.`,
  battleStep: (e) => ({ diplomacy: 'Diplomacy.', preparations: 'Battle Preparations.', damage: 'The defeated took damage.' })[e.step],
  battleAltered: (e, say) =>
    `${e.n < 0 ? '−' : '+'}${plural(Math.abs(e.n), e.what === 'dice' ? 'die' : 'targeting', e.what === 'dice' ? 'dice' : 'targeting')} for ${say.sideOf(e.side, 'you')}.`,
  battleRuled: (e) => `${capital(names.battleRules[e.rule])}.`,
  battleClosed: () => 'The battle ended.',
  battleEnded: (e) => (e.why === 'card' ? 'The battle ended without a winner.' : 'Only one side was left: the battle ended.'),
  battleDecided: (e, say) => {
    const raiders = e.raiders === 'won' ? 'The raiders won the battle.' : '';
    const winners =
      e.winners.length === 0
        ? raiders || 'Nobody won: everyone was defeated.'
        : `${who(e.winners[0], say)}${e.winners.length > 1 ? ` and ${seats(e.winners.slice(1), say)}` : ''} won the battle.`;
    return `${winners}${because(e.why)}${e.losers.length === 0 ? '' : ` Defeated: ${seats(e.losers, say)}.`}${e.raiders === 'lost' ? ' The raiders were defeated.' : ''}`;
  },
  tacticalOperations: (e, say) =>
    `${whose(e.seat, say)} Tactical Operations: ${{ card: 'a tactics card', moon: 'the moon’s benefit', both: 'a tactics card and the moon' }[e.took]}.`,
  shipDamaged: (e, say) =>
    `${whose(e.seat, say)} ${say.ship(e.ship)} at ${say.cell(e.at)} ${{ shield: 'lost a shield', scrapyard: 'went to the Scrapyard', barge: 'went to the Repair Barge' }[e.to]}.`,
  shipSaved: (e, say) => `${who(e.seat, say)} saved a ${say.ship(e.ship)} from damage.`,
  shipWithdrew: (e, say) =>
    `${who(e.seat, say)} withdrew a ${say.ship(e.ship)}${e.to >= 0 ? ` to ${say.cell(e.to)}` : ` to ${yours(e.seat, say)} Launch Bay`}.`,
  reinforced: (e, say) => `${who(e.seat, say)} sent a ${say.ship(e.ship)} from ${yours(e.seat, say)} Launch Bay into the battle.`,
  transferred: (e, say) =>
    `${who(e.from, say)} handed ${say.whom(e.to, 'you')} ${e.id === undefined ? { resource: 'a resource', tactics: 'a tactics card', moon: 'a moon', supremacy: 'a supremacy token', discovery: 'a discovery' }[e.what] : transferred(say, TRANSFERS.indexOf(e.what), e.id)}.`,
  transferRefused: (e, say) => `${who(e.seat, say)} declined the transfer.`,
  // A setting of one's own: nobody else's business.
  windowSwitched: (e, say) =>
    e.seat === say.viewer
      ? `You will ${e.on ? 'be asked for cards again' : `no longer be asked ${names.windows[WINDOWS[e.window]]}`}.`
      : '',
  endTriggered: (e, say) => `${who(e.seat, say)} reached ${e.vp} VP: everyone takes one last turn.`,
  finalScore: (e, say) => `${who(e.seat, say)}: ${counted(e.vp, { other: 'VP' })} for ${parts[e.part]}.`,
  destinyRevealed: (e, say) => `${who(e.seat, say)} revealed ${say.destiny(e.destiny)}.`,
};
