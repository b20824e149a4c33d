import { counting, listing } from '@orrery/kernel';
import type { Price } from '../answers.ts';
import { MODULE_TYPES, TRACK_NAMES } from '../content/ids.ts';
import { SLOT_PRICES } from '../content/setup.ts';
import { TRANSFERS } from '../events.ts';
import { goodsOf, type Say } from './labels.ts';
import type { Sentences } from './language.ts';
import { names } from './names.de.ts';

const counted = counting('de');
const or = listing('de', 'disjunction');
const typesOf = (bits: number): string => {
  const types = MODULE_TYPES.filter((type) => (bits >> type) & 1);
  return types.length === MODULE_TYPES.length ? '' : ` (${or(types.map((type) => names.tracks[TRACK_NAMES[type]]))})`;
};
const price = (n: Price): string => (n === 'free' ? ' kostenlos' : n === 0 ? '' : ` für ${n} weniger`);
const jumped = (jump: true | undefined, ship: number, say: Say): string =>
  jump === undefined ? '' : say.jumpsFree(ship) ? ', mit kostenlosem Hypersprung' : ', mit Hypersprung für 1 Energie';
const place = (half: true | undefined): string => (half === undefined ? '' : ' (halbes Mond-Feld nach innen)');
const sectors = (n: number): string => ` (bis zu ${counted(n, { one: 'Sektor', other: 'Sektoren' })})`;

export const prompts: Sentences['prompts'] = {
  chooseFaction: () => 'Welche Fraktion führst du?',
  chooseDestiny: () => 'Welches Schicksal behältst du?',
  takeTurn: ({ again }) => (again ? 'Noch ein Schiffstart?' : 'Schiffstart oder Rückruf?'),
  endTurn: () => 'Noch etwas in diesem Zug?',
  goOn: ({ to }) => (to === 'strike' ? 'Noch etwas vor dem Überfall?' : 'Noch etwas vor der Schlacht?'),
  activate: () => 'Welches Modul aktivierst du, und womit?',
  fire: () => 'Welches Wissenschafts-Modul löst der Reaktor aus?',
  pay: ({ cost }, say) => `Zahle ${say.goods(goodsOf(cost))}: Womit?`,
  discardTactics: ({ why }) =>
    ({
      pay: 'Welche Taktik wirfst du als Bezahlung ab?',
      limit: 'Zu viele Handkarten: Welche Taktik wirfst du ab?',
      lose: 'Welche Taktik verlierst du?',
    })[why],
  gainKind: ({ material, left }) =>
    `Welche Ressource erhältst du${material ? ' (Titan, Eis oder Nanokarbon)' : ''}?${left > 1 ? ` (noch ${left})` : ''}`,
  loseKind: ({ material, left }) =>
    `Welche Ressource verlierst du${material ? ' (Titan, Eis oder Nanokarbon)' : ''}?${left > 1 ? ` (noch ${left})` : ''}`,
  chooseModule: ({ types, price: at, must }) =>
    `Welches Modul${typesOf(types)} ${at === 'free' ? 'nimmst' : 'kaufst'} du${price(at)}?${must ? ' (mindestens 1)' : ''}`,
  removeModule: ({ types }) => `Welches Modul${typesOf(types)} kommt unter seinen Stapel?`,
  giveModule: ({ slot }, say) => `Modul „${say.offered(slot)}“: behalten oder weitergeben?`,
  buildShip: ({ price: at }) => `Welches Raumschiff baust du${price(at)}?`,
  buildDevelopment: ({ discount }) => `Wo errichtest du einen Großkomplex?${discount > 0 ? ` (für ${discount} weniger)` : ''}`,
  repair: () => 'Was reparierst du?',
  upgrade: () => 'Welches Upgrade führst du durch?',
  chooseDiscovery: () => 'Welche Entdeckung nimmst du?',
  drawToLimit: ({ limit }) => `Dein Handkarten-Limit ist jetzt ${limit}: Wie viele Taktiken ziehst du?`,
  lookAtEvents: () => 'Welches Ereignis kommt wieder nach oben?',
  strike: () => 'Welche Bedrohung führt den Überfall aus?',
  escalate: () => 'Bewegst du ein Raumschiff in die Schlacht?',
  diplomacy: () => 'Spielst du eine Diplomatie-Taktik?',
  spendEnergy: () => 'Wie viel Energie zahlst du für Würfel?',
  react: ({ window }) => `Spielst du eine Taktik (${names.windows[window]})?`,
  tacticalOperations: () => 'Du bist besiegt. Was bringt dein Taktisches Manöver?',
  makeRoom: ({ moon }, say) => `Kein Platz für ${say.moon(moon)}: Was macht Platz?`,
  chooseEffect: () => 'Welchen Effekt führst du aus?',
  exchange: ({ list, at, left }, say) => {
    const effect = say.list(list)[at];
    if (effect.kind !== 'exchange') return '';
    return `Zahlst du ${say.goods(effect.pay)}? Dafür: ${say.effects(effect.get)}${left > 1 ? ` (noch bis zu ${left}-mal)` : ''}`;
  },
  payOr: ({ list, at }, say) => {
    const effect = say.list(list)[at];
    return effect.kind === 'payOr' ? `Zahlst du ${say.goods(effect.pay)}? Sonst: ${say.effects(effect.or)}` : '';
  },
  takeKind: ({ from }, say) => `Was nimmst du ${say.seat(from)} weg?`,
  damageModule: () => 'Welches deiner Module wird beschädigt?',
  damageShip: () => 'Welches deiner Raumschiffe wird beschädigt?',
  recruitFrom: () => 'Von wo rekrutierst du einen Anführer?',
  claimFrom: () => 'Wo nimmst du einen Mond?',
  moonBenefit: ({ slotted }) => (slotted ? 'Welcher deiner eingesetzten Monde wirkt?' : 'Welcher Mond deines Mondbereichs wirkt?'),
  moveShip: ({ range }) => `Welches Raumschiff bewegst du?${sectors(range)}`,
  recall: ({ scrapyard }) => `Welches Raumschiff holst du ${scrapyard ? 'vom Schrottplatz' : 'vom Spielplan'} in deinen Hangar zurück?`,
  moveRaider: ({ range }) => `Welche Bedrohung bewegst du?${sectors(range)}`,
  damageRaider: () => 'Welche Bedrohung erhält Schaden?',
  refreshMarket: () => 'Welche Modul-Spalte füllst du neu auf?',
  chooseRival: () => 'Welche Seite der Schlacht wählst du?',
  reroll: ({ side }, say) => `Welcher Würfel (${say.side(side)}) wird neu geworfen?`,
  setDie: ({ to }) => `Welchen Würfel drehst du auf ${to}?`,
  saveShip: () => 'Welches Raumschiff bewahrst du vor Schaden?',
  endBattle: () => 'Soll diese Schlacht enden?',
  withdraw: ({ station }) =>
    station ? 'Welches Raumschiff zieht sich in deinen Hangar zurück?' : 'Welches Raumschiff zieht sich zurück, und wohin?',
  reinforce: () => 'Welches Raumschiff kommt aus deinem Hangar in die Schlacht?',
  anyTrack: ({ lowest }) => (lowest ? 'Auf welcher deiner niedrigsten Leisten rückst du vor?' : 'Auf welcher Leiste rückst du vor?'),
  orderEffects: () => 'Was geschieht zuerst?',
  orderVortexes: () => 'Welcher Vortex wirkt zuerst?',
  agreeTransfer: ({ give, what, id }, say) =>
    give
      ? `Dein Teampartner bietet dir an: ${transferred(say, what, id)}. Einverstanden?`
      : `Dein Teampartner bittet dich um: ${transferred(say, what, id)}. Einverstanden?`,
  supremacyTie: () => 'Wer erhält das Überlegenheitsplättchen?',
  activateModule: ({ types }) => `Welches Modul${typesOf(types)} wird ohne Raumschiff und Energie aktiviert?`,
  flipUp: () => 'Welche Großkomplexkarte wird wieder aufgedeckt?',
};

/** The pieces teammates hand over. */
export function transferred(say: Pick<Say, 'amount' | 'tactics' | 'moon' | 'supremacy' | 'discovery'>, what: number, id: number): string {
  switch (TRANSFERS[what]) {
    case 'resource':
      return say.amount(id, 1);
    case 'tactics':
      return say.tactics(id);
    case 'moon':
      return say.moon(id);
    case 'supremacy':
      return say.supremacy(id);
    case 'discovery':
      return say.discovery(id);
  }
}

export const answers: Sentences['answers'] = {
  chooseFaction: (faction, say) => say.faction(faction),
  chooseDestiny: (destiny, say) => say.destiny(destiny),
  takeTurn: (answer, say) =>
    answer === 'return'
      ? 'Rückruf'
      : answer === 'done'
        ? 'Verzichten'
        : `${say.ship(answer.launch)} → ${say.region(answer.to)}${jumped(answer.jump, answer.launch, say)}`,
  endTurn: () => 'Zug beenden',
  goOn: (_, _say, { to }) => (to === 'strike' ? 'Weiter zum Überfall' : 'Weiter zur Schlacht'),
  activate: (answer, say) =>
    answer === 'done'
      ? 'Fertig'
      : 'energy' in answer
        ? `${say.moduleAt(answer)} mit 1 Energie`
        : `${say.moduleAt(answer)} mit ${say.shipAt(answer)}`,
  fire: (answer, say) => (answer === 'done' ? 'Fertig' : say.moduleAt({ row: 0, at: answer })),
  pay: (answer, say) =>
    'pay' in answer
      ? say.amount(answer.pay, 1)
      : 'abandon' in answer
        ? `Erst ${say.moon(answer.abandon)} abwerfen`
        : `Erst ${say.amount(answer.collect, 1)} einsammeln (${say.region(answer.at)})`,
  discardTactics: (card, say) => say.tactics(card),
  gainKind: (resource, say) => say.amount(resource, 1),
  loseKind: (resource, say) => say.amount(resource, 1),
  chooseModule: (slot, say, { price: at }) =>
    slot === 'none' ? 'Verzichten' : `${say.offered(slot)}${at === 'free' ? '' : `, Kosten ${SLOT_PRICES[slot % 3]}`}`,
  removeModule: (slot, say) => say.offered(slot),
  giveModule: (answer) => (answer === 'keep' ? 'Behalten' : 'Dem Teampartner geben'),
  buildShip: (ship, say) => (ship === 'none' ? 'Verzichten' : say.ship(ship)),
  buildDevelopment: (cell, say) => (cell === 'none' ? 'Verzichten' : `${say.development(say.table.tile[cell])} (${say.region(cell)})`),
  repair: (answer, say) =>
    'row' in answer
      ? say.moduleAt(answer)
      : 'shield' in answer
        ? `Ein Schild: ${say.ship(answer.shield)}`
        : `${say.ship(answer.scrapped)} auf dem Schrottplatz`,
  upgrade: ({ ship, own }, say) => {
    const tile = own ? say.ownUpgrade() : say.table.players[say.asked].neutral[ship];
    return tile < 0 ? say.ship(ship) : `${say.upgrade(tile)} (${say.ship(ship)})`;
  },
  chooseDiscovery: (token, say) => say.discovery(token),
  drawToLimit: (n) => (n === 0 ? 'Verzichten' : `${n} ziehen`),
  lookAtEvents: (event, say) => say.event(event),
  strike: (answer, say) => (answer === 'none' ? 'Kein Überfall' : say.raiderIn(answer)),
  escalate: (answer, say) => (answer === 'done' ? 'Fertig' : `${say.shipAt(answer)}${jumped(answer.jump, answer.ship, say)}`),
  diplomacy: (card, say) =>
    card === 'pass' ? 'Verzichten' : card === 'mute' ? `Nicht mehr fragen (${names.windows.diplomacy})` : say.tactics(card),
  spendEnergy: (n) => (n === 0 ? 'Verzichten' : `${n} Energie für ${n} Würfel mehr`),
  react: (answer, say, { window }) =>
    answer === 'pass' ? 'Verzichten' : answer === 'mute' ? `Nicht mehr fragen (${names.windows[window]})` : say.tactics(answer.card),
  tacticalOperations: (answer, say) => {
    if (answer === 'card') return '1 Taktik ziehen';
    if (answer === 'pass') return 'Verzichten';
    const moon = say.moon(say.table.players[say.asked].operations);
    return answer === 'both' ? `1 Taktik ziehen und Effekt: ${moon}` : `Effekt: ${moon}`;
  },
  makeRoom: (answer, say) => {
    if (answer === 'leave') return 'Den neuen Mond liegen lassen';
    if ('abandon' in answer) return `${say.moon(answer.abandon)} für seinen Effekt abwerfen`;
    if ('discard' in answer) return `${say.moon(answer.discard)} ohne Effekt abwerfen`;
    if ('operations' in answer) return `${say.moon(answer.slot)} im Taktischen Manöver einsetzen`;
    return `${say.moon(answer.slot)} einsetzen: ${say.moduleAt(answer)}${place(answer.half)}`;
  },
  chooseEffect: (n, say, { list, at }) => {
    const effect = say.list(list)[at];
    return effect.kind === 'choose' ? say.effects(effect.of[n]) : '';
  },
  exchange: (answer, say, { list, at }) => {
    const effect = say.list(list)[at];
    if (answer === 'skip' || effect.kind !== 'exchange') return 'Verzichten';
    return `${say.goods(effect.pay)} zahlen`;
  },
  payOr: (answer, say, { list, at }) => {
    const effect = say.list(list)[at];
    if (effect.kind !== 'payOr') return '';
    return answer === 'pay' ? `${say.goods(effect.pay)} zahlen` : `Nicht zahlen: ${say.effects(effect.or)}`;
  },
  takeKind: (resource, say) => say.amount(resource, 1),
  damageModule: (answer, say) => say.moduleAt(answer),
  damageShip: (answer, say) => say.shipAt(answer),
  recruitFrom: (cell, say) => say.region(cell),
  claimFrom: (cell, say) => say.region(cell),
  moonBenefit: (moon, say) => say.moon(moon),
  moveShip: (answer, say) =>
    answer === 'done' ? 'Verzichten' : `${say.shipAt(answer)} → ${say.region(answer.to)}${jumped(answer.jump, answer.ship, say)}`,
  recall: (answer, say) => (answer === 'done' ? 'Fertig' : say.shipAt(answer)),
  moveRaider: (answer, say) =>
    answer === 'none' ? 'Verzichten' : `${say.raiderIn(answer.raider)}: ${say.region(answer.from)} → ${say.region(answer.to)}`,
  damageRaider: (cell, say) => say.region(cell),
  refreshMarket: (type) => names.tracks[TRACK_NAMES[type]],
  chooseRival: (side, say) => say.side(side),
  reroll: (face) => (face === 'done' ? 'Fertig' : `Eine ${face}`),
  setDie: (face) => (face === 'done' ? 'Fertig' : `Eine ${face}`),
  saveShip: (answer, say) => (answer === 'done' ? 'Fertig' : say.shipAt(answer)),
  endBattle: (answer) => (answer === 'end' ? 'Schlacht beenden' : 'Weiterkämpfen'),
  withdraw: (answer, say, { station }) =>
    answer === 'done' ? 'Fertig' : station ? say.shipAt(answer) : `${say.shipAt(answer)} → ${say.region(answer.to)}`,
  reinforce: (ship, say) => (ship === 'done' ? 'Fertig' : say.ship(ship)),
  anyTrack: (track, say) => say.track(track),
  orderEffects: (key, say) => say.abilityKeyed(key),
  agreeTransfer: (answer) => (answer === 'agree' ? 'Einverstanden' : 'Ablehnen'),
  orderVortexes: (vortex, say) => say.vortex(vortex),
  supremacyTie: (seat, say) => say.seat(seat),
  activateModule: (answer, say) => (answer === 'none' ? 'Verzichten' : say.moduleAt(answer)),
  flipUp: (development, say) => say.development(development),
};

export const interjections: Sentences['interjections'] = {
  slot: (answer, say) =>
    'operations' in answer
      ? `${say.moon(answer.moon)} im Taktischen Manöver einsetzen`
      : `${say.moon(answer.moon)} einsetzen: ${say.moduleAt(answer)}${place(answer.half)}`,
  unslot: (answer, say) =>
    'operations' in answer
      ? 'Den Mond im Taktischen Manöver abwerfen'
      : `Den eingesetzten Mond abwerfen: ${say.moduleAt(answer)}${place(answer.half)}`,
  abandon: ({ moon }, say) => `${say.moon(moon)} für seinen Effekt abwerfen`,
  token: ({ token }, say) => `Entdeckung nutzen: ${say.discovery(token)}`,
  supremacy: ({ token }, say) => `Überlegenheitsplättchen nutzen: ${say.supremacy(token)}`,
  development: ({ development }, say) => `Großkomplexkarte nutzen: ${say.development(development)}`,
  recruit: ({ cell }, say) => `Anführer rekrutieren: ${say.region(cell)}`,
  collect: ({ cell, resource }, say) => `${say.amount(resource, 1)} einsammeln: ${say.region(cell)}`,
  play: ({ card }, say) => `${say.tactics(card)} spielen`,
  ability: ({ source, id, at }, say) => `Fähigkeit nutzen: ${say.abilityOf(source, id, at)}`,
  rearrange: ({ from, to }, say) => `${say.moduleAt({ row: 1, at: from })} auf Platz ${to} der Industrie-Reihe legen`,
  listen: ({ moons }) =>
    moons === true ? 'Auch in fremden Zügen nach Monden fragen' : 'Wieder bei jeder Gelegenheit nach Taktiken fragen',
  give: ({ what, id }, say) => `Geben: ${transferred(say, what, id)}`,
  take: ({ what, id }, say) => `Erbitten: ${transferred(say, what, id)}`,
};
