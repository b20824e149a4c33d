import { capital, counting, listing } from '@orrery/kernel';
import type { Why } from '../battle-state.ts';
import { WINDOWS } from '../content/effects.ts';
import { SHIP_NAMES, TRACK_NAMES } from '../content/ids.ts';
import { type FinalPart, type ScoreReason, type SlotPlace, TRANSFERS } from '../events.ts';
import type { Sentences, Telling } from './language.ts';
import { names } from './names.de.ts';
import { transferred } from './prompts.de.ts';

/** Eine Zeile im Protokoll für alles, was geschieht. */

const reasons: Readonly<Record<ScoreReason, string>> = {
  effect: '',
  moon: ' durch einen Mond',
  slot: ' für einen eingesetzten Mond',
  development: ' für den neuen Großkomplex',
  event: ' durch das Ereignis',
  repair: ' statt einer Reparatur',
  supremacy: ' auf der Überlegenheits-Leiste',
  reward: ' als Belohnung',
  tactics: ' durch eine Taktik',
  ability: ' durch eine Fähigkeit',
  module: ' durch ein Modul',
};
const parts: Readonly<Record<FinalPart, string>> = {
  tracks: 'Fortschritts-Leisten',
  developments: 'Großkomplexe',
  specialRegions: 'Spezial-Sektoren',
  damage: 'beschädigte Module',
  vault: 'den Tresorbonus',
  modules: 'Endwertungs-Module',
  leaders: 'Anführer',
  destiny: 'das Schicksal',
  faction: 'die Fraktion',
};
const counted = counting('de');
const plural = (n: number, one: string, other: string): string => counted(n, { one, other });
const sp = (n: number): string => counted(n, { other: 'SP' });
const list = listing('de');
/** Karten in einem Satz. */
const quoted = (cards: readonly string[]): string => list(cards.map((card) => `„${card}“`));
const slotIn = (place: SlotPlace): string =>
  place === 'operations' ? 'im Taktischen Manöver' : place.half === true ? 'zwischen zwei Industrie-Modulen' : 'in einem Modul';
const seats = (who: readonly number[], say: Telling): string => list(who.map((seat) => say.whom(seat, 'du')));
const dice = (rolls: readonly number[]): string => rolls.join(' ');
/** Mit dem Artikel, den jedes Raumschiff braucht. */
const ein = (ship: number, say: Telling): string => `${SHIP_NAMES[ship] === 'fighter' ? 'einen' : 'ein'} ${say.ship(ship)}`;
const jumped = (jump: boolean): string => (jump ? ' (Hypersprung)' : '');

/** Warum eine Schlacht so ausging. */
function because({ level, best, next }: Why): string {
  if (best === 0) return level.length === 0 ? '' : ' Alle Würfel gleich.';
  const before = level.length === 0 ? '' : `${list(level.map(String))} gleich, dann `;
  if (next === 0) return ` ${capital(`${before}${best} gegen keinen Würfel`)}.`;
  return level.length === 0 ? ` ${best} schlägt ${next}.` : ` ${capital(`${before}schlägt ${best} die ${next}`)}.`;
}

export const events: Sentences['events'] = {
  tilesLaid: () => 'Die Sektoren liegen aus.',
  planetPlaced: (e, say) => `Neuer Planet (${names.tracks[TRACK_NAMES[e.planet]]}): ${say.cell(e.cell)}.`,
  factionChosen: (e, say) => `${say.by(e.seat, 'führt', 'Du führst')} die Fraktion ${say.faction(e.faction)}.`,
  destiniesDealt: (e) => `Alle erhalten ${plural(e.n, 'Schicksal', 'Schicksale')} zur Auswahl.`,
  destinyKept: (e, say) =>
    `${say.by(e.seat, 'behält', 'Du behältst')} ${e.destiny === undefined ? 'ein Schicksal' : `das Schicksal „${say.destiny(e.destiny)}“`}.`,
  leadersSentOut: (e, say) => `${say.by(e.seat, 'würfelt', 'Du würfelst')} eine ${e.die}: Zwei Anführer warten in ${say.cell(e.nebula)}.`,
  startRolled: (e, say) =>
    `${say.by(e.start, 'beginnt', 'Du beginnst')} (${e.rolls.map((roll, seat) => `${say.whom(seat, 'du')} ${dice(roll)}`).join(', ')}).`,
  turnBegan: (e, say) => `${say.by(e.seat, 'ist', 'Du bist')} am Zug.`,
  launched: (e, say) => `${say.by(e.seat, 'startet', 'Du startest')} ${ein(e.ship, say)} nach ${say.cell(e.to)}${jumped(e.jump)}.`,
  launchGranted: (e, say) => `${say.by(e.seat, 'hat', 'Du hast')} in diesem Zug noch einen Schiffstart.`,
  returnBegan: (e, say) => `${say.by(e.seat, 'beginnt', 'Du beginnst')} einen Rückruf.`,
  shipsReturned: (e, say) => `${say.by(e.seat, 'holt', 'Du holst')} ${plural(e.ships, 'Raumschiff', 'Raumschiffe')} in den Hangar zurück.`,
  turnEnded: (e, say) => `${say.by(e.seat, 'beendet den', 'Du beendest deinen')} Zug.`,
  gained: (e, say) => `${say.by(e.seat, 'erhält', 'Du erhältst')} ${say.amount(e.resource, e.n)}.`,
  paid: (e, say) => `${say.by(e.seat, 'zahlt', 'Du zahlst')} ${say.amount(e.resource, e.n)}.`,
  lost: (e, say) => `${say.by(e.seat, 'verliert', 'Du verlierst')} ${say.amount(e.resource, e.n)}.`,
  taken: (e, say) => `${say.by(e.seat, 'nimmt', 'Du nimmst')} ${say.amount(e.resource, e.n)} von ${say.whom(e.from, 'dir')}.`,
  tacticsDrawn: (e, say) =>
    `${say.by(e.seat, 'zieht', 'Du ziehst')} ${e.cards === undefined || e.cards.length === 0 ? plural(e.n, 'Taktik', 'Taktiken') : quoted(e.cards.map(say.tactics))}.`,
  tacticsDiscarded: (e, say) => `${say.by(e.seat, 'wirft', 'Du wirfst')} ${quoted(e.cards.map(say.tactics))} ab.`,
  tacticsShuffled: () => 'Die abgeworfenen Taktiken bilden den neuen Stapel.',
  scored: (e, say) => `${say.by(e.seat, 'erhält', 'Du erhältst')} ${sp(e.vp)}${reasons[e.for]}.`,
  lostPoints: (e, say) => `${say.by(e.seat, 'verliert', 'Du verlierst')} ${sp(e.vp)}.`,
  overLimit: (e, say) => `${say.by(e.seat, 'hat', 'Du hast')} keinen Platz für ${say.amount(e.resource, e.n)}.`,
  regionActivated: (e, say) => `Aktiviert: ${say.cell(e.at)}.`,
  baseVisited: (e, say) => `${say.by(e.seat, 'nutzt', 'Du nutzt')} einen Außenposten: ${say.base(e.base)}.`,
  moonClaimed: (e, say) => `${say.by(e.seat, 'nimmt', 'Du nimmst')} einen ${say.moon(e.moon)} von ${say.cell(e.from)}.`,
  moonLeft: (e, say) => `${say.by(e.seat, 'lässt', 'Du lässt')} einen ${say.moon(e.moon)} liegen: ${say.cell(e.at)}.`,
  moonShown: (e, say) => `${say.cell(e.at)}: Jetzt liegt oben ein ${say.moon(e.moon)}.`,
  moonsDropped: (e, say) => `${say.cell(e.at)}: Ein ${say.moon(e.moon)} ist verloren.`,
  moonAbandoned: (e, say) => `${say.by(e.seat, 'wirft', 'Du wirfst')} einen ${say.moon(e.moon)} für seinen Effekt ab.`,
  moonDiscarded: (e, say) => `${say.by(e.seat, 'wirft', 'Du wirfst')} einen ${say.moon(e.moon)} ohne Effekt ab.`,
  moonSlotted: (e, say) => `${say.by(e.seat, 'setzt', 'Du setzt')} einen ${say.moon(e.moon)} ${slotIn(e.place)} ein.`,
  eventsLookedAt: (e, say) =>
    `${say.by(e.seat, 'sieht sich', 'Du siehst dir')} ${e.top === undefined ? plural(e.n, 'Ereignis', 'Ereignisse') : `„${say.event(e.top)}“`} an.`,
  eventsSorted: (e, say) =>
    e.top === undefined || e.bottom === undefined
      ? `${say.by(e.seat, 'legt', 'Du legst')} ein Ereignis nach oben und eines unter den Stapel.`
      : `${say.by(e.seat, 'legt', 'Du legst')} „${say.event(e.top)}“ nach oben und „${say.event(e.bottom)}“ unter den Stapel.`,
  leaderRecruited: (e, say) => `${say.by(e.seat, 'rekrutiert', 'Du rekrutierst')} einen Anführer: ${say.cell(e.from)}.`,
  bonusPlaced: (e, say) => `${say.cell(e.at)}: ${say.amount(e.resource, e.n)} zum Einsammeln.`,
  bonusCollected: (e, say) => `${say.by(e.seat, 'sammelt', 'Du sammelst')} ${say.amount(e.resource, 1)} ein: ${say.cell(e.from)}.`,
  moduleGained: (e, say) =>
    `${e.free ? say.by(e.seat, 'nimmt', 'Du nimmst') : say.by(e.seat, 'kauft', 'Du kaufst')} ein Modul: ${say.module(e.module)}.`,
  moduleGiven: (e, say) => `${say.by(e.seat, 'gibt', 'Du gibst')} ein Modul an ${say.whom(e.to, 'dich')}: ${say.module(e.module)}.`,
  moduleRemoved: (e, say) => `${say.by(e.seat, 'schiebt', 'Du schiebst')} ein Modul unter den Stapel: ${say.module(e.module)}.`,
  marketRefilled: (e, say) => `Neu im Angebot: ${say.module(e.module)}.`,
  moduleActivated: (e, say) =>
    `${say.by(e.seat, 'aktiviert', 'Du aktivierst')} ein Modul ${{ ship: 'mit einem Raumschiff', energy: 'mit Energie', reactor: 'über den Reaktor', effect: 'durch einen Effekt' }[e.with]}: ${say.module(e.module)}.`,
  moduleDamaged: (e, say) => `Ein Modul von ${say.whom(e.seat, 'dir')} wird beschädigt: ${say.module(e.module)}.`,
  moduleSaved: (e, say) => `${say.by(e.seat, 'bewahrt', 'Du bewahrst')} ein Modul vor Schaden.`,
  moduleMoved: (e, say) => `${say.by(e.seat, 'stellt', 'Du stellst')} die Industrie-Reihe um.`,
  halfMoonPaid: (e, say) => `Beide Nachbarn aktiviert: Ein ${say.moon(e.moon)} wirkt für ${say.whom(e.seat, 'dich')}.`,
  repaired: (e, say) =>
    `${say.by(e.seat, 'repariert', 'Du reparierst')}: ${e.what === 'module' ? say.module(e.id) : e.what === 'shield' ? `Schild (${say.ship(e.id)})` : `${say.ship(e.id)} (jetzt in der Reparaturbucht)`}.`,
  nothingToRepair: (e, say) => `${say.by(e.seat, 'hat', 'Du hast')} nichts zu reparieren.`,
  shipBuilt: (e, say) => `${say.by(e.seat, 'baut', 'Du baust')} ${ein(e.ship, say)}${e.free ? ' (kostenlos)' : ''}.`,
  upgradePlaced: (e, say) => `${say.by(e.seat, 'führt', 'Du führst')} ein Upgrade durch (${say.ship(e.ship)}): ${say.upgrade(e.upgrade)}.`,
  developmentBuilt: (e, say) =>
    `${say.by(e.seat, 'errichtet', 'Du errichtest')} einen Großkomplex mit ${plural(e.leaders, 'Anführer', 'Anführern')}: ${say.development(e.development)}, ${say.cell(e.at)}.`,
  developmentCardUsed: (e, say) => `${say.by(e.seat, 'nutzt', 'Du nutzt')} eine Großkomplexkarte: ${say.development(e.development)}.`,
  developmentCardFlipped: (e, say) =>
    `${say.by(e.seat, 'deckt', 'Du deckst')} eine Großkomplexkarte wieder auf: ${say.development(e.development)}.`,
  discoveriesLookedAt: (e, say) => `${say.by(e.seat, 'sieht', 'Du siehst')} die Entdeckungen durch.`,
  discoveryTaken: (e, say) =>
    `${say.by(e.seat, 'nimmt', 'Du nimmst')} eine Entdeckung${e.token === undefined ? '' : `: ${say.discovery(e.token)}`}.`,
  discoveryUsed: (e, say) => `${say.by(e.seat, 'nutzt', 'Du nutzt')} eine Entdeckung: ${say.discovery(e.token)}.`,
  supremacyTaken: (e, say) => `${say.by(e.seat, 'nimmt', 'Du nimmst')} ein Überlegenheitsplättchen: ${say.supremacy(e.token)}.`,
  supremacyUsed: (e, say) => `${say.by(e.seat, 'nutzt', 'Du nutzt')} ein Überlegenheitsplättchen: ${say.supremacy(e.token)}.`,
  tacticsPlayed: (e, say) => `${say.by(e.seat, 'spielt', 'Du spielst')} „${say.tactics(e.card)}“.`,
  tacticsResolved: (e, say) => `Auf den Ablagestapel: ${say.tactics(e.card)}.`,
  sustainEnded: (e, say) =>
    say.is(e.seat) ? `Deine Taktik „${say.tactics(e.card)}“ endet.` : `Die Taktik „${say.tactics(e.card)}“ von ${say.seat(e.seat)} endet.`,
  abilityUsed: (e, say) =>
    `${say.by(e.seat, 'nutzt', 'Du nutzt')} eine Fähigkeit (${e.source === 'faction' ? say.faction(e.id) : e.source === 'upgrade' ? say.upgrade(e.id) : say.tactics(e.id)}).`,
  advanced: (e, say) => `${say.by(e.seat, 'rückt', 'Du rückst')} vor: ${say.track(e.track)} ${e.to}.`,
  vaultReached: (e, say) =>
    `${say.by(e.seat, 'erreicht', 'Du erreichst')} den Tresorbonus ${e.vault}: am Ende ${sp(e.vault)} je übriger Ressource.`,
  limitRaised: (e, say) => `${say.by(e.seat, 'darf', 'Du darfst')} jetzt ${plural(e.limit, 'Taktik', 'Taktiken')} behalten.`,
  markerMoved: (e) =>
    e.by > 0 ? `Der Ereignis-Anzeiger rückt vor (noch ${e.left}).` : `Der Ereignis-Anzeiger rückt zurück (noch ${e.left}).`,
  eventTriggered: (e, say) => `Am Ende ${say.is(e.seat) ? 'deines Zuges' : `des Zuges von ${say.seat(e.seat)}`} findet ein Ereignis statt.`,
  eventRevealed: (e, say) => `Ereignis: ${say.event(e.event)}.`,
  eventEnded: () => 'Das Ereignis ist vorbei, die Ereignis-Leiste beginnt von vorn.',
  raiderRevealed: (e, say) => `Neue Bedrohung: ${say.raider(e.raider)}.`,
  raiderPlaced: (e, say) => (e.cell < 0 ? `Kein Platz: ${say.raiderClass(e.class)}.` : `${say.raiderClass(e.class)}: ${say.cell(e.cell)}.`),
  raiderMoved: (e, say) => `${e.strike ? 'Überfall' : 'Bewegung'} (${say.raiderClass(e.class)}): ${say.cell(e.from)} → ${say.cell(e.to)}.`,
  raiderDamaged: (e, say) => `${say.raiderClass(e.class)}, ${say.cell(e.at)}: ${e.destroyed ? 'zerstört' : 'ein Schild verbraucht'}.`,
  shipMoved: (e, say) =>
    `${say.by(e.seat, 'bewegt', 'Du bewegst')} ${ein(e.ship, say)}: ${say.cell(e.from)} → ${say.cell(e.to)}${jumped(e.jump)}.`,
  shipRecalled: (e, say) => `${say.by(e.seat, 'holt', 'Du holst')} ${ein(e.ship, say)} in den Hangar zurück.`,
  marketSwept: (e, say) => `${say.by(e.seat, 'füllt', 'Du füllst')} eine Modul-Spalte neu auf: ${names.tracks[TRACK_NAMES[e.column]]}.`,
  battleBegan: (e, say) => `Schlacht: ${say.cell(e.at)}.`,
  escalated: (e, say) =>
    `${say.by(e.seat, 'bewegt', 'Du bewegst')} ${ein(e.ship, say)} von ${say.cell(e.from)} in die Schlacht${jumped(e.jump)}.`,
  energySpent: (e, say) => `${say.by(e.seat, 'würfelt', 'Du würfelst')} mit ${counted(e.dice, { one: 'Würfel', other: 'Würfeln' })}.`,
  diceRolled: (e, say) =>
    `Würfel: ${e.rolls
      .map((roll, side) =>
        roll.length === 0
          ? ''
          : `${side === e.rolls.length - 1 ? 'Bedrohung' : say.whom(side, 'du')} ${dice(roll)} (${e.targeting[side]}+)`,
      )
      .filter((line) => line !== '')
      .join(', ')}.`,
  diceChanged: (e, say) => `${capital(say.sideOf(e.side, 'du'))}: Aus einer ${e.from} wird eine ${e.to}.`,
  battleStep: (e) =>
    ({ diplomacy: 'Diplomatie.', preparations: 'Schlacht vorbereiten.', damage: 'Die Besiegten erhalten Schaden.' })[e.step],
  battleAltered: (e, say) =>
    `${e.n < 0 ? '−' : '+'}${counted(Math.abs(e.n), { other: e.what === 'dice' ? 'Würfel' : 'Zielcomputerwert' })} für ${say.sideOf(e.side, 'dich')}.`,
  battleRuled: (e) => `${capital(names.battleRules[e.rule])}.`,
  battleClosed: () => 'Die Schlacht ist vorbei.',
  battleEnded: (e) => (e.why === 'card' ? 'Die Schlacht endet ohne Gewinner.' : 'Nur eine Seite ist übrig: Die Schlacht endet.'),
  battleDecided: (e, say) => {
    const raiders = e.raiders === 'won' ? 'Die Bedrohung gewinnt die Schlacht.' : '';
    const winners =
      e.winners.length === 0
        ? raiders || 'Niemand gewinnt.'
        : e.winners.length > 1
          ? `Die Schlacht gewinnen: ${seats(e.winners, say)}.`
          : `${say.by(e.winners[0], 'gewinnt', 'Du gewinnst')} die Schlacht.`;
    return `${winners}${because(e.why)}${e.losers.length === 0 ? '' : ` Besiegt: ${seats(e.losers, say)}.`}${e.raiders === 'lost' ? ' Die Bedrohung ist besiegt.' : ''}`;
  },
  tacticalOperations: (e, say) =>
    `${say.is(e.seat) ? 'Dein Taktisches Manöver' : `Taktisches Manöver von ${say.seat(e.seat)}`}: ${{ card: '1\u00a0Taktik', moon: 'der Mond', both: '1\u00a0Taktik und der Mond' }[e.took]}.`,
  shipDamaged: (e, say) =>
    `${say.ship(e.ship)} von ${say.whom(e.seat, 'dir')}, ${say.cell(e.at)}: ${{ shield: 'ein Schild verbraucht', scrapyard: 'auf den Schrottplatz', barge: 'in die Reparaturbucht' }[e.to]}.`,
  shipSaved: (e, say) => `${say.by(e.seat, 'bewahrt', 'Du bewahrst')} ${ein(e.ship, say)} vor Schaden.`,
  shipWithdrew: (e, say) => `${say.by(e.seat, 'zieht', 'Du ziehst')} ${ein(e.ship, say)} zurück: ${e.to >= 0 ? say.cell(e.to) : 'Hangar'}.`,
  reinforced: (e, say) => `${say.by(e.seat, 'schickt', 'Du schickst')} ${ein(e.ship, say)} aus dem Hangar in die Schlacht.`,
  transferred: (e, say) =>
    `${say.by(e.from, 'gibt', 'Du gibst')} etwas an ${say.whom(e.to, 'dich')}: ${e.id === undefined ? { resource: '1\u00a0Ressource', tactics: '1\u00a0Taktik', moon: '1\u00a0Mond', supremacy: '1\u00a0Überlegenheitsplättchen', discovery: '1\u00a0Entdeckung' }[e.what] : transferred(say, TRANSFERS.indexOf(e.what), e.id)}.`,
  transferRefused: (e, say) => `${say.by(e.seat, 'lehnt', 'Du lehnst')} den Transfer ab.`,
  // Eine eigene Einstellung: geht niemanden sonst etwas an.
  windowSwitched: (e, say) =>
    say.is(e.seat) ? `Du wirst ${e.on ? 'wieder nach Taktiken gefragt' : `nicht mehr gefragt: ${names.windows[WINDOWS[e.window]]}`}.` : '',
  endTriggered: (e, say) => `${say.by(e.seat, 'erreicht', 'Du erreichst')} ${sp(e.vp)}: Alle sind noch genau einmal am Zug.`,
  finalScore: (e, say) => `${say.whom(e.seat, 'Du')}: ${sp(e.vp)} für ${parts[e.part]}.`,
  destinyRevealed: (e, say) => `${say.by(e.seat, 'deckt', 'Du deckst')} das Schicksal „${say.destiny(e.destiny)}“ auf.`,
};
