import { capital, counting } from '@orrery/kernel';
import { WINDOWS } from '../content/effects.ts';
import { TRACK_NAMES } from '../content/ids.ts';
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
/** "Du hast" or the seat with "hat". */
const hat = (seat: number, say: Telling): string => (seat === say.viewer ? 'Du hast' : `${say.seat(seat)} hat`);
const von = (seat: number, say: Telling): string => (seat === say.viewer ? 'dir' : say.seat(seat));
const deinem = (seat: number, say: Telling): string => (seat === say.viewer ? 'deinen' : 'den eigenen');
const counted = counting('de');
const plural = (n: number, one: string, other: string): string => counted(n, { one, other });
const slotIn = (place: SlotPlace): string =>
  place === 'operations' ? 'im Taktischen Manöver' : place.half === true ? 'zwischen zwei Industrie-Modulen' : 'in einem Modul';
const seats = (list: readonly number[], say: Telling): string => list.map((seat) => say.whom(seat, 'du')).join(' und ');
const dice = (rolls: readonly number[]): string => rolls.join(' ');

export const events: Sentences['events'] = {
  tilesLaid: () => 'Die Sektoren liegen aus.',
  planetPlaced: (e, say) => `Neuer Planet (${names.tracks[TRACK_NAMES[e.planet]]}): ${say.cell(e.cell)}.`,
  factionChosen: (e, say) => `${e.seat === say.viewer ? 'Du führst' : `${say.seat(e.seat)} führt`}: ${say.faction(e.faction)}.`,
  destiniesDealt: (e) => `Alle erhalten ${plural(e.n, 'Schicksal', 'Schicksale')} zur Auswahl.`,
  destinyKept: (e, say) =>
    e.destiny === undefined ? `${hat(e.seat, say)} ein Schicksal behalten.` : `${hat(e.seat, say)} „${say.destiny(e.destiny)}“ behalten.`,
  leadersSentOut: (e, say) => `${hat(e.seat, say)} eine ${e.die} gewürfelt: Zwei Anführer warten in ${say.cell(e.nebula)}.`,
  startRolled: (e, say) =>
    `${e.start === say.viewer ? 'Du beginnst' : `${say.seat(e.start)} beginnt`} (${e.rolls.map((roll, seat) => `${say.seat(seat)} ${dice(roll)}`).join(', ')}).`,
  turnBegan: (e, say) => (e.seat === say.viewer ? 'Du bist am Zug.' : `${say.seat(e.seat)} ist am Zug.`),
  launched: (e, say) => `${hat(e.seat, say)} gestartet: ${say.ship(e.ship)} nach ${say.cell(e.to)}${e.jump ? ' (Hypersprung)' : ''}.`,
  launchGranted: (e, say) => `${hat(e.seat, say)} in diesem Zug noch einen Schiffstart.`,
  returnBegan: (e, say) => (e.seat === say.viewer ? 'Du rufst deine Raumschiffe zurück.' : `Rückruf von ${say.seat(e.seat)}.`),
  shipsReturned: (e, say) => `${plural(e.ships, 'Raumschiff', 'Raumschiffe')} von ${von(e.seat, say)} zurück im Hangar.`,
  turnEnded: (e, say) => (e.seat === say.viewer ? 'Dein Zug ist zu Ende.' : `Der Zug von ${say.seat(e.seat)} ist zu Ende.`),
  gained: (e, say) => `${hat(e.seat, say)} ${say.amount(e.resource, e.n)} erhalten.`,
  paid: (e, say) => `${hat(e.seat, say)} ${say.amount(e.resource, e.n)} gezahlt.`,
  lost: (e, say) => `${hat(e.seat, say)} ${say.amount(e.resource, e.n)} verloren.`,
  taken: (e, say) => `${hat(e.seat, say)} ${say.amount(e.resource, e.n)} von ${von(e.from, say)} genommen.`,
  tacticsDrawn: (e, say) =>
    `${hat(e.seat, say)} ${e.cards === undefined || e.cards.length === 0 ? plural(e.n, 'Taktik', 'Taktiken') : e.cards.map(say.tactics).join(', ')} gezogen.`,
  tacticsDiscarded: (e, say) => `${hat(e.seat, say)} abgeworfen: ${e.cards.map(say.tactics).join(', ')}.`,
  tacticsShuffled: () => 'Die abgeworfenen Taktiken bilden den neuen Stapel.',
  scored: (e, say) => `${hat(e.seat, say)} ${e.vp} SP erhalten${reasons[e.for]}.`,
  lostPoints: (e, say) => `${hat(e.seat, say)} ${e.vp} SP verloren.`,
  overLimit: (e, say) => `${hat(e.seat, say)} keinen Platz für ${say.amount(e.resource, e.n)}.`,
  regionActivated: (e, say) => `Aktiviert: ${say.cell(e.at)}.`,
  baseVisited: (e, say) => `${hat(e.seat, say)} einen Außenposten genutzt: ${say.base(e.base)}.`,
  moonClaimed: (e, say) => `${hat(e.seat, say)} genommen: ${say.moon(e.moon)}, ${say.cell(e.from)}.`,
  moonLeft: (e, say) => `${hat(e.seat, say)} liegen lassen: ${say.moon(e.moon)}, ${say.cell(e.at)}.`,
  moonShown: (e, say) => `${say.cell(e.at)}: Jetzt liegt oben ${say.moon(e.moon)}.`,
  moonsDropped: (e, say) => `${say.cell(e.at)}: ${say.moon(e.moon)} ist verloren.`,
  moonAbandoned: (e, say) => `${hat(e.seat, say)} für den Effekt abgeworfen: ${say.moon(e.moon)}.`,
  moonDiscarded: (e, say) => `${hat(e.seat, say)} ohne Effekt abgeworfen: ${say.moon(e.moon)}.`,
  moonSlotted: (e, say) => `${hat(e.seat, say)} ${slotIn(e.place)} eingesetzt: ${say.moon(e.moon)}.`,
  eventsLookedAt: (e, say) =>
    `${hat(e.seat, say)} ${e.top === undefined ? plural(e.n, 'Ereignis', 'Ereignisse') : say.event(e.top)} angesehen.`,
  eventsSorted: (e, say) =>
    e.top === undefined || e.bottom === undefined
      ? `${hat(e.seat, say)} ein Ereignis nach oben und eines unter den Stapel gelegt.`
      : `${hat(e.seat, say)} ${say.event(e.top)} nach oben und ${say.event(e.bottom)} unter den Stapel gelegt.`,
  leaderRecruited: (e, say) => `${hat(e.seat, say)} einen Anführer rekrutiert: ${say.cell(e.from)}.`,
  bonusPlaced: (e, say) => `${say.cell(e.at)}: ${say.amount(e.resource, e.n)} zum Einsammeln.`,
  bonusCollected: (e, say) => `${hat(e.seat, say)} ${say.amount(e.resource, 1)} eingesammelt: ${say.cell(e.from)}.`,
  moduleGained: (e, say) => `${hat(e.seat, say)} ein Modul ${e.free ? 'genommen' : 'gekauft'}: ${say.module(e.module)}.`,
  moduleGiven: (e, say) =>
    `${hat(e.seat, say)} ein Modul an ${e.to === say.viewer ? 'dich' : say.seat(e.to)} gegeben: ${say.module(e.module)}.`,
  moduleRemoved: (e, say) => `${hat(e.seat, say)} ein Modul unter den Stapel geschoben: ${say.module(e.module)}.`,
  marketRefilled: (e, say) => `Neu im Angebot: ${say.module(e.module)}.`,
  moduleActivated: (e, say) =>
    `${hat(e.seat, say)} ${{ ship: 'mit einem Raumschiff', energy: 'mit Energie', reactor: 'über den Reaktor', effect: 'durch einen Effekt' }[e.with]} aktiviert: ${say.module(e.module)}.`,
  moduleDamaged: (e, say) => `Beschädigt bei ${von(e.seat, say)}: ${say.module(e.module)}.`,
  moduleSaved: (e, say) => `${hat(e.seat, say)} ein Modul vor Schaden bewahrt.`,
  moduleMoved: (e, say) => `${hat(e.seat, say)} die Industrie-Reihe umgestellt.`,
  halfMoonPaid: (e, say) => `Beide Nachbarn aktiviert: ${say.moon(e.moon)} wirkt für ${e.seat === say.viewer ? 'dich' : say.seat(e.seat)}.`,
  repaired: (e, say) =>
    `${hat(e.seat, say)} repariert: ${e.what === 'module' ? say.module(e.id) : e.what === 'shield' ? `Schild (${say.ship(e.id)})` : `${say.ship(e.id)} (jetzt in der Reparaturbucht)`}.`,
  nothingToRepair: (e, say) => `${hat(e.seat, say)} nichts zu reparieren.`,
  shipBuilt: (e, say) => `${hat(e.seat, say)} ${e.free ? 'kostenlos ' : ''}gebaut: ${say.ship(e.ship)}.`,
  upgradePlaced: (e, say) => `${hat(e.seat, say)} ein Upgrade durchgeführt (${say.ship(e.ship)}): ${say.upgrade(e.upgrade)}.`,
  developmentBuilt: (e, say) =>
    `${hat(e.seat, say)} mit ${plural(e.leaders, 'Anführer', 'Anführern')} errichtet: ${say.development(e.development)}, ${say.cell(e.at)}.`,
  developmentCardUsed: (e, say) => `${hat(e.seat, say)} eine Großkomplexkarte genutzt: ${say.development(e.development)}.`,
  developmentCardFlipped: (e, say) => `${hat(e.seat, say)} eine Großkomplexkarte wieder aufgedeckt: ${say.development(e.development)}.`,
  discoveriesLookedAt: (e, say) => `${hat(e.seat, say)} die Entdeckungen durchgesehen.`,
  discoveryTaken: (e, say) =>
    e.token === undefined
      ? `${hat(e.seat, say)} eine Entdeckung genommen.`
      : `${hat(e.seat, say)} eine Entdeckung genommen: ${say.discovery(e.token)}.`,
  discoveryUsed: (e, say) => `${hat(e.seat, say)} eine Entdeckung genutzt: ${say.discovery(e.token)}.`,
  supremacyTaken: (e, say) => `${hat(e.seat, say)} ein Überlegenheitsplättchen genommen: ${say.supremacy(e.token)}.`,
  supremacyUsed: (e, say) => `${hat(e.seat, say)} ein Überlegenheitsplättchen genutzt: ${say.supremacy(e.token)}.`,
  tacticsPlayed: (e, say) => `${hat(e.seat, say)} gespielt: ${say.tactics(e.card)}.`,
  tacticsResolved: (e, say) => `Auf den Ablagestapel: ${say.tactics(e.card)}.`,
  sustainEnded: (e, say) => `${e.seat === say.viewer ? 'Vorbei bei dir' : `Vorbei bei ${say.seat(e.seat)}`}: ${say.tactics(e.card)}.`,
  abilityUsed: (e, say) =>
    `${hat(e.seat, say)} eine Fähigkeit genutzt: ${e.source === 'faction' ? say.faction(e.id) : e.source === 'upgrade' ? say.upgrade(e.id) : say.tactics(e.id)}.`,
  advanced: (e, say) => `${e.seat === say.viewer ? 'Du bist' : `${say.seat(e.seat)} ist`} vorgerückt: ${say.track(e.track)} ${e.to}.`,
  vaultReached: (e, say) => `${hat(e.seat, say)} den Tresorbonus ${e.vault} erreicht: am Ende ${e.vault} SP je übriger Ressource.`,
  limitRaised: (e, say) => `${e.seat === say.viewer ? 'Du darfst' : `${say.seat(e.seat)} darf`} jetzt ${e.limit} Taktiken behalten.`,
  markerMoved: (e) =>
    e.by > 0 ? `Der Ereignis-Anzeiger rückt vor: noch ${e.left}.` : `Der Ereignis-Anzeiger rückt zurück: noch ${e.left}.`,
  eventTriggered: (e, say) =>
    `Am Ende ${e.seat === say.viewer ? 'deines Zuges' : `des Zuges von ${say.seat(e.seat)}`} findet ein Ereignis statt.`,
  eventRevealed: (e, say) => `Ereignis: ${say.event(e.event)}.`,
  eventEnded: () => 'Das Ereignis ist vorbei, die Ereignis-Leiste beginnt von vorn.',
  raiderRevealed: (e, say) => `Neue Bedrohung: ${say.raider(e.raider)}.`,
  raiderPlaced: (e, say) => (e.cell < 0 ? `Kein Platz: ${say.raiderClass(e.class)}.` : `${say.raiderClass(e.class)}: ${say.cell(e.cell)}.`),
  raiderMoved: (e, say) =>
    `${e.strike ? 'Überfall' : 'Bewegung'}: ${say.raiderClass(e.class)} von ${say.cell(e.from)} nach ${say.cell(e.to)}.`,
  raiderDamaged: (e, say) => `${say.raiderClass(e.class)}, ${say.cell(e.at)}: ${e.destroyed ? 'zerstört' : 'ein Schild verbraucht'}.`,
  shipMoved: (e, say) =>
    `${hat(e.seat, say)} bewegt: ${say.ship(e.ship)} von ${say.cell(e.from)} nach ${say.cell(e.to)}${e.jump ? ' (Hypersprung)' : ''}.`,
  shipRecalled: (e, say) => `${hat(e.seat, say)} heimgerufen: ${say.ship(e.ship)}.`,
  marketSwept: (e, say) => `${hat(e.seat, say)} eine Modul-Spalte erneuert: ${names.tracks[TRACK_NAMES[e.column]]}.`,
  battleBegan: (e, say) => `Schlacht: ${say.cell(e.at)}.`,
  escalated: (e, say) =>
    `${hat(e.seat, say)} in die Schlacht bewegt: ${say.ship(e.ship)} von ${say.cell(e.from)}${e.jump ? ' (Hypersprung)' : ''}.`,
  energySpent: (e, say) => `${hat(e.seat, say)} ${say.amount(0, e.energy)} gezahlt: ${e.dice} Würfel.`,
  diceRolled: (e, say) =>
    `Würfel: ${e.rolls
      .map((roll, side) =>
        roll.length === 0 ? '' : `${side === e.rolls.length - 1 ? 'Bedrohung' : say.seat(side)} ${dice(roll)} (${e.targeting[side]}+)`,
      )
      .filter((line) => line !== '')
      .join(', ')}.`,
  diceChanged: (e, say) => `${say.sideOf(e.side)}: Aus einer ${e.from} wird eine ${e.to}.`,
  battleStep: (e) =>
    ({
      diplomacy: 'Zeit für Diplomatie.',
      preparations: 'Zeit, sich auf den Wurf vorzubereiten.',
      damage: 'Die Besiegten nehmen Schaden.',
    })[e.step],
  battleAltered: (e, say) =>
    `${e.n < 0 ? '−' : '+'}${plural(Math.abs(e.n), e.what === 'dice' ? 'Würfel' : 'Zielwert', e.what === 'dice' ? 'Würfel' : 'Zielwert')} für ${say.sideOf(e.side)}.`,
  battleRuled: (e) => `${capital(names.battleRules[e.rule])}.`,
  battleClosed: () => 'Die Schlacht ist vorbei.',
  battleEnded: (e) => (e.why === 'card' ? 'Die Schlacht endet ohne Gewinner.' : 'Nur eine Seite ist übrig: Die Schlacht endet.'),
  battleDecided: (e, say) => {
    const raiders = e.raiders === 'won' ? 'Die Bedrohung gewinnt die Schlacht.' : '';
    const winners =
      e.winners.length === 0
        ? raiders || 'Niemand gewinnt: Alle sind besiegt.'
        : e.winners.length > 1
          ? `${seats(e.winners, say)} haben die Schlacht gewonnen.`
          : `${hat(e.winners[0], say)} die Schlacht gewonnen.`;
    return `${winners}${e.losers.length === 0 ? '' : ` Besiegt: ${seats(e.losers, say)}.`}${e.raiders === 'lost' ? ' Die Bedrohung ist besiegt.' : ''}`;
  },
  tacticalOperations: (e, say) =>
    `${e.seat === say.viewer ? 'Dein Taktisches Manöver' : `Taktisches Manöver von ${say.seat(e.seat)}`}: ${{ card: '1 Taktik', moon: 'der Mond', both: '1 Taktik und der Mond' }[e.took]}.`,
  shipDamaged: (e, say) =>
    `${say.ship(e.ship)} von ${von(e.seat, say)}, ${say.cell(e.at)}: ${{ shield: 'ein Schild verbraucht', scrapyard: 'auf den Schrottplatz', barge: 'in die Reparaturbucht' }[e.to]}.`,
  shipSaved: (e, say) => `${hat(e.seat, say)} vor Schaden bewahrt: ${say.ship(e.ship)}.`,
  shipWithdrew: (e, say) =>
    `${hat(e.seat, say)} zurückgezogen: ${say.ship(e.ship)} ${e.to >= 0 ? `nach ${say.cell(e.to)}` : `in ${deinem(e.seat, say)} Hangar`}.`,
  reinforced: (e, say) => `${hat(e.seat, say)} aus dem Hangar in die Schlacht geschickt: ${say.ship(e.ship)}.`,
  transferred: (e, say) =>
    `${hat(e.from, say)} an ${e.to === say.viewer ? 'dich' : say.seat(e.to)} gegeben: ${e.id === undefined ? { resource: '1 Ressource', tactics: '1 Taktik', moon: '1 Mond', supremacy: '1 Überlegenheitsplättchen', discovery: '1 Entdeckung' }[e.what] : transferred(say, TRANSFERS.indexOf(e.what), e.id)}.`,
  transferRefused: (e, say) => `${hat(e.seat, say)} den Transfer abgelehnt.`,
  // Eine eigene Einstellung: geht niemanden sonst etwas an.
  windowSwitched: (e, say) =>
    e.seat === say.viewer
      ? `Du wirst ${e.on ? 'wieder nach Taktiken gefragt' : `nicht mehr gefragt: ${names.windows[WINDOWS[e.window]]}`}.`
      : '',
  endTriggered: (e, say) => `${hat(e.seat, say)} ${e.vp} SP erreicht: Alle sind noch genau 1x am Zug.`,
  finalScore: (e, say) => `${e.seat === say.viewer ? 'Du' : say.seat(e.seat)}: ${e.vp} SP für ${parts[e.part]}.`,
  destinyRevealed: (e, say) => `${hat(e.seat, say)} das Schicksal aufgedeckt: ${say.destiny(e.destiny)}.`,
};
