import { capital, counting, iconMark, listing } from '@orrery/kernel';
import type { Ability, Count, Effect, Effects, FinalScore, Goods, Limit, Passive, Test, Trigger } from '../content/effects.ts';
import {
  BASE_NAMES,
  MODULE_TYPES,
  type ModuleType,
  RESOURCE_NAMES,
  SHIP_NAMES,
  SHIP_TYPES,
  type ShipType,
  TRACK_NAMES,
} from '../content/ids.ts';
import { type EffectSentences, type EffectWords, sentenceOf } from './effect-words.ts';
import { names } from './names.de.ts';
import type { Noun } from './names.ts';

const und = listing('de');
const oder = listing('de', 'disjunction');
const count = counting('de');
const counted = (n: number, [one, other]: Noun): string => count(n, { one, other });
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** Compounds such as "Wissenschafts-Modul" take their joint from the name of the track. */
export const joints = {
  science: 'Wissenschafts',
  industry: 'Industrie',
  commerce: 'Wirtschafts',
  civilization: 'Kultur',
  supremacy: 'Überlegenheits',
} as const;

function goodsList(goods: Goods): string[] {
  const words: string[] = [];
  for (const name of RESOURCE_NAMES) {
    const n = goods[name];
    if (n !== undefined) words.push(`${n} ${iconMark(name)} ${names.resources[name][n === 1 ? 0 : 1]}`);
  }
  if (goods.material !== undefined)
    words.push(`${goods.material} Titan, Eis oder Nanokarbon${goods.material > 1 ? ' in beliebiger Mischung' : ''}`);
  if (goods.any !== undefined) words.push(`${goods.any} ${goods.any === 1 ? 'Ressource' : 'Ressourcen'} deiner Wahl`);
  if (goods.vp !== undefined) words.push(`${goods.vp} ${iconMark('vp')} SP`);
  return words;
}
const goods = (amount: Goods): string => und(goodsList(amount));

/** Gaining: cards are drawn, everything else is received. */
function gaining({ tactics, ...rest }: Goods): string {
  const parts: string[] = [];
  const pieces = goods(rest);
  if (pieces !== '') parts.push(`erhalte ${pieces}`);
  if (tactics !== undefined) parts.push(`ziehe ${goods({ tactics })}`);
  return und(parts);
}

/** After "für". */
const counts: Readonly<Record<Count, string>> = {
  developments: 'jeden deiner Großkomplexe',
  scienceModules: 'jedes angebaute Wissenschafts-Modul',
  commerceModules: 'jedes angebaute Wirtschafts-Modul',
  moduleSets: 'jeden Satz aus je 1 angebauten Modul aller vier Typen',
  slottedMoons: 'jeden eingesetzten Mond deiner Station',
  tactics: 'jede Taktik auf deiner Hand',
  resources: 'jede deiner Ressourcen',
  energy: 'jede deiner Energie',
  credits: 'jeden deiner Credits',
  leaders: 'jeden Anführer in deiner Station',
  ships: 'jedes deiner gebauten Raumschiffe',
  shipsOnMap: 'jedes deiner Raumschiffe auf dem Spielplan',
  shipsInScrapyard: 'jedes deiner Raumschiffe auf dem Schrottplatz',
  upgrades: 'jedes deiner durchgeführten Upgrades',
  basesVisited: 'jeden Außenposten mit deinen Raumschiffen',
  supremacyTrack: 'jedes erreichte Feld der Überlegenheits-Leiste',
  tracksAtLevel2: 'jede Fortschritts-Leiste, auf der du Level 2 erreicht hast',
  ownShipsHere: 'jedes deiner Raumschiffe in der Schlacht',
  opposingShipsHere: 'jedes gegnerische Raumschiff in der Schlacht (Bedrohungen zählen mit)',
};

const amounts: Readonly<Partial<Record<Count, string>>> = {
  energy: 'Energie',
  resources: 'Ressourcen',
  ownShipsHere: 'Raumschiffe in der Schlacht',
};
const standings: Readonly<Partial<Record<Count, readonly [most: string, fewest: string]>>> = {
  supremacyTrack: [
    'auf der Überlegenheits-Leiste (mit) am weitesten vorn bist',
    'auf der Überlegenheits-Leiste (mit) am weitesten hinten bist',
  ],
  resources: ['(mit) die meisten Ressourcen hast', '(mit) die wenigsten Ressourcen hast'],
};

function test(of: Test): string {
  if ('most' in of) return `du ${standings[of.most]?.[0] ?? of.most}`;
  if ('fewest' in of) return `du ${standings[of.fewest]?.[1] ?? of.fewest}`;
  if ('atLeast' in of) return `du mindestens ${of.atLeast} ${amounts[of.of] ?? of.of} hast`;
  return `du höchstens ${of.atMost} ${amounts[of.of] ?? of.of} hast`;
}

const moduleKinds = (types: readonly ModuleType[]): string =>
  types.length === MODULE_TYPES.length
    ? 'Modul'
    : types.length === 1
      ? `${joints[TRACK_NAMES[types[0]]]}-Modul`
      : `${oder(types.map((type, i) => `${joints[TRACK_NAMES[type]]}-${i === types.length - 1 ? 'Modul' : ''}`))}`;
const shipKinds = (ships: readonly ShipType[]): string =>
  ships.length === SHIP_TYPES.length ? 'Raumschiff' : oder(ships.map((ship) => names.ships[SHIP_NAMES[ship]][0]));
const less = (n: number): string => `für ${n} weniger`;
const upTo = (n: number): string => (n === 1 ? '1 deiner Raumschiffe' : `bis zu ${n} deiner Raumschiffe`);
const fields = (n: number): string => counted(n, ['Feld', 'Felder']);
const sectors = (n: number): string => counted(n, ['Sektor', 'Sektoren']);

/** One effect as an instruction, without capital or full stop. */
const sentencesOf: EffectSentences = {
  gain: (e) => gaining(e.goods),
  gainPer: (e) => `${gaining(e.goods)} für ${counts[e.per]}${e.most === undefined ? '' : ` (höchstens ${e.most}-mal)`}`,
  lose: (e) => `verliere ${goods(e.goods)}`,
  exchange: (e) => `du darfst ${e.times === 1 ? '' : `bis zu ${e.times}-mal `}${goods(e.pay)} zahlen: ${clause(e.get)}`,
  payOr: (e) => `zahle ${goods(e.pay)}, sonst: ${clause(e.or)}`,
  take: (e) =>
    e.from === 'cause'
      ? `nimm dem Gegner ${counted(e.n, ['Ressource', 'Ressourcen'])} deiner Wahl`
      : `nimm jedem gegnerischen Spieler der Schlacht ${counted(e.n, ['Ressource', 'Ressourcen'])} deiner Wahl`,
  choose: (e) => `entweder ${e.of.map(clause).join(' oder ')}`,
  if: (e) => `wenn ${test(e.test)}: ${clause(e.yes)}${e.no.length === 0 ? '' : `; sonst: ${clause(e.no)}`}`,
  by: (e) =>
    `${{ all: 'alle Spieler', others: 'alle anderen Spieler', rivals: 'alle gegnerischen Spieler der Schlacht' }[e.whom]}: ${clause(e.effects)}`,
  repair: (e) => `führe ${e.times}x ${iconMark('repair')} Reparieren aus`,
  advance: (e) => {
    const track =
      e.track === 'any'
        ? '1 Fortschritts-Leiste deiner Wahl'
        : e.track === 'lowest'
          ? '1 Leiste, auf der du am niedrigsten stehst,'
          : `der ${joints[TRACK_NAMES[e.track]]}-Leiste`;
    return `rücke auf ${track} ${fields(e.spaces)} vor`;
  },
  module: (e) =>
    e.price === 'free'
      ? `du darfst kostenlos 1 ${moduleKinds(e.types)} nehmen`
      : `du darfst 1 ${moduleKinds(e.types)} ${e.price === 'board' ? '' : `${less(e.price)} `}kaufen`,
  upgrade: () => 'führe 1 Upgrade durch (mit kostenlosem Raumschiff)',
  buildShip: (e) =>
    `du darfst ${e.price === 'free' ? 'kostenlos ' : ''}1 ${shipKinds(e.ships)} ${typeof e.price === 'number' ? `${less(e.price)} ` : ''}bauen`,
  buildDevelopment: (e) =>
    `du darfst 1 Großkomplex ${e.discount === 0 ? '' : `für ${counted(e.discount, ['Ressource', 'Ressourcen'])} weniger `}errichten`,
  flipUp: () => 'drehe 1 deiner genutzten Großkomplexkarten wieder auf die Vorderseite',
  discovery: () => 'sieh die Sternwarte-Entdeckungen durch und nimm 1 davon',
  recruit: (e) => `rekrutiere ${counted(e.leaders, ['deiner Anführer', 'deiner Anführer'])} von beliebiger Stelle des Spielplans`,
  damageModules: (e) => `beschädige ${counted(e.n, ['deiner unbeschädigten Module', 'deiner unbeschädigten Module'])}`,
  activateModule: (e) =>
    `aktiviere 1 anderes deiner Module (${und(e.types.map((type) => names.tracks[TRACK_NAMES[type]]))}) ohne Raumschiff und Energie`,
  fireScience: () => 'aktiviere beliebig viele deiner anderen Wissenschafts-Module',
  claimMoon: (e) =>
    e.from === 'withShip'
      ? 'nimm den obersten Mond eines Sektors, in dem du ein Raumschiff hast'
      : 'nimm den obersten Mond eines beliebigen Planeten',
  moonBenefit: (e) =>
    e.of === 'claimed'
      ? 'führe den Effekt 1 Mondes deines Mondbereichs aus, ohne ihn abzuwerfen'
      : 'führe den Effekt 1 deiner eingesetzten Monde aus, ohne ihn abzuwerfen',
  dropMoons: (e) => `wirf den obersten Mond ${regions[e.from]} ab`,
  bonus: (e) =>
    e.piece === 'printed'
      ? `lege ${e.n} der aufgedruckten Ressource auf ${placed[e.at]}`
      : `lege ${goods({ [RESOURCE_NAMES[e.piece]]: e.n })} auf ${placed[e.at]}`,
  move: (e) => `du darfst ${upTo(e.ships)} um bis zu ${sectors(e.range)} bewegen, außer in einer Schlacht`,
  recall: (e) => `du darfst ${upTo(e.ships)} vom ${e.from === 'map' ? 'Spielplan' : 'Schrottplatz'} in deinen Hangar zurückholen`,
  launchAgain: () => 'nach diesem Schiffstart darfst du noch einmal starten',
  damageShips: (e) =>
    `${counted(e.n, ['deiner Raumschiffe auf dem Spielplan erhält', 'deiner Raumschiffe auf dem Spielplan erhalten'])} 1 Schaden`,
  moveRaider: (e) => `du darfst 1 Bedrohung um bis zu ${sectors(e.range)} bewegen`,
  damageRaider: () => '1 Bedrohung in einem Sektor mit deinen Raumschiffen erhält 1 Schaden',
  swarm: (e) => `bringt ${e.n} weitere S-Klasse-Bedrohungen ins Spiel`,
  eventMarker: (e) =>
    e.spaces > 0 ? `rücke den Ereignis-Anzeiger ${fields(e.spaces)} vor` : `rücke den Ereignis-Anzeiger ${fields(-e.spaces)} zurück`,
  eventLook: () => 'sieh dir die obersten 2 Ereignisse an: 1 kommt nach oben, 1 unter den Stapel',
  refreshMarket: () => 'schiebe alle Module einer Spalte unter ihren Stapel und fülle sie neu auf',
  dice: (e) => `${signed(e.n)} Würfel für ${e.side === 'you' ? 'dich' : 'eine gegnerische Seite'}`,
  targeting: (e) => `${signed(e.n)} auf ${e.side === 'you' ? 'deinen Zielcomputerwert' : 'den Zielcomputerwert einer gegnerischen Seite'}`,
  reroll: (e) =>
    `du darfst ${e.dice === 1 ? '' : 'bis zu '}${e.dice} ${e.side === 'you' ? 'deiner Würfel' : 'Würfel einer gegnerischen Seite'} neu werfen`,
  setDice: (e) => `drehe ${e.dice === 1 ? '1 deiner Würfel' : `bis zu ${e.dice} deiner Würfel`} auf ${e.to}`,
  saveShips: (e) => `${upTo(e.n)} ${e.n === 1 ? 'erhält' : 'erhalten'} keinen Schaden`,
  saveModule: () => 'dieses Modul bleibt unbeschädigt',
  endBattle: (e) =>
    ({
      you: 'die Schlacht endet',
      anyone: 'danach darf jeder beteiligte Spieler die Schlacht beenden',
      everyone: 'danach endet die Schlacht, wenn alle beteiligten Spieler zustimmen',
    })[e.consent],
  withdraw: (e) =>
    `du darfst ${upTo(e.ships)} aus der Schlacht ${e.to === 'adjacent' ? 'auf einen angrenzenden Sektor' : 'in deinen Hangar'} zurückziehen`,
  reinforce: (e) => `du darfst ${upTo(e.ships)} aus deinem Hangar in die Schlacht bringen`,
  battleRule: (e) => names.battleRules[e.rule],
};

const effect = (e: Effect): string => sentenceOf(sentencesOf, e);

const regions = { planetsWithoutShips: 'jedes Planeten ohne Raumschiffe', nebulae: 'jedes Nebels' } as const;
const placed = { planetsWithoutShips: 'jeden Planeten ohne Raumschiffe', nebulae: 'jeden Nebel' } as const;

const clause = (effects: Effects): string => und(effects.map(effect));
const sentences = (effects: Effects): string => effects.map((e) => `${capital(effect(e))}.`).join(' ');

const triggers: Readonly<Record<Trigger, string>> = {
  activated: 'wenn du den Sektor deines Schiffstarts aktiviert hast',
  claimedMoon: 'wenn du einen Mond nimmst',
  slottedMoon: 'wenn du einen Mond einsetzt',
  gainedModule: 'wenn du ein Modul erhältst',
  activatedModule: 'wenn du ein Modul aktivierst',
  builtDevelopment: 'wenn du einen Großkomplex errichtest',
  beforeRoll: 'bevor in deiner Schlacht gewürfelt wird',
  won: 'wenn du eine Schlacht gewinnst',
  lost: 'wenn du eine Schlacht verlierst',
};
const limits: Readonly<Record<Limit, string>> = {
  turn: 'einmal pro Zug',
  battle: 'einmal pro Schlacht',
  cycle: 'einmal bis zu deinem nächsten Rückruf',
};

const inBattle = (p: { readonly against?: 'raiders' | 'players'; readonly at?: keyof typeof names.regionKinds }): string =>
  `${p.against === undefined ? '' : ` gegen ${p.against === 'raiders' ? 'Bedrohungen' : 'andere Spieler'}`}${p.at === undefined ? '' : ` (${names.regionKinds[p.at]})`}`;
const ofShips = (ships: readonly ShipType[] | undefined): string =>
  ships === undefined ? 'deine Raumschiffe' : `deine ${und(ships.map((ship) => names.ships[SHIP_NAMES[ship]][1]))}`;

function passive(p: Passive): string {
  switch (p.kind) {
    case 'dice':
      return `${signed(p.n)} Würfel in Schlachten${inBattle(p)}`;
    case 'targeting':
      return `${signed(p.n)} auf deinen Zielcomputerwert in Schlachten${inBattle(p)}`;
    case 'rivalTargeting':
      return `${signed(p.n)} auf den Zielcomputerwert jeder Seite, die gegen dich kämpft (nie unter 1)`;
    case 'developmentDice':
      return `jeder deiner Großkomplexe in oder neben einer Schlacht bringt ${p.n} Würfel mehr`;
    case 'bothTactical':
      return 'dein Taktisches Manöver bringt dir die Taktik und den Mond';
    case 'range':
      return `${signed(p.n)} Reichweite für ${ofShips(p.ships)}`;
    case 'ability':
      return `${ofShips(p.ships)} haben ${names.abilities[p.ability]}`;
    case 'freeJump':
      return 'sein Hypersprung kostet keine Energie';
    case 'launchToOwn':
      return 'es darf auf Sektoren starten, auf denen du schon Raumschiffe hast';
    case 'noStrike':
      return 'bei deinem Schiffstart darfst du den Überfall absagen';
    case 'scrapToBarge':
      return 'deine verschrotteten Raumschiffe kommen gleich in die Reparaturbucht';
    case 'limit':
      return `du darfst ${p.n} ${p.of === 'moons' ? (p.n === 1 ? 'genommenen Mond' : 'genommene Monde') : names.resources[RESOURCE_NAMES[p.of]][p.n === 1 ? 0 : 1]} mehr behalten`;
    case 'moduleDiscount':
      return `jedes ${moduleKinds(p.types)}, das du kaufst, kostet ${p.n} weniger`;
    case 'shipDiscount':
      return `jedes Raumschiff, das du baust, kostet ${p.n} weniger`;
    case 'fewerLeaders':
      return `deine Großkomplexe brauchen ${p.n} Anführer weniger (mindestens 1)`;
    case 'developmentScore':
      return `${signed(p.n)} SP, wenn du einen Großkomplex errichtest (höchstens 10)`;
    case 'allFieldTypes':
      return 'beide Felder verkaufen dir Module aller vier Typen';
    case 'baseDiscount':
      return `${names.bases[BASE_NAMES[p.base]]}: du zahlst ${counted(p.n, ['Ressource', 'Ressourcen'])} weniger`;
    case 'energyAlone':
      return 'du darfst Module mit Energie aktivieren, auch wenn kein Raumschiff ihre Reihe aktiviert hat';
    case 'creditsAsEnergy':
      return 'deine Credits dürfen Energie ersetzen';
    case 'useDamaged':
      return 'du darfst beschädigte Module aktivieren';
  }
}

function ability(a: Ability): string {
  switch (a.is) {
    case 'passive':
      return `${capital(passive(a.passive))}.`;
    case 'free':
      return `Freie Aktion, ${limits[a.limit]}: ${clause(a.effects)}.`;
    case 'final':
      return final(a.score);
    case 'trigger': {
      const against = a.against === undefined ? '' : a.against === 'raiders' ? ' (gegen Bedrohungen)' : ' (gegen andere Spieler)';
      const where = a.where === undefined ? '' : ` (${names.regionKinds[a.where]})`;
      const types = a.types === undefined ? '' : ` (${a.types.map((type) => names.tracks[TRACK_NAMES[type]]).join(', ')})`;
      const limit = a.limit === undefined ? '' : `, ${limits[a.limit]}`;
      return `${capital(triggers[a.on])}${against}${where}${types}${limit}: ${clause(a.effects)}.`;
    }
  }
}

function final({ base, each, per, most }: FinalScore): string {
  const cap = most === undefined ? '' : ` (höchstens ${most})`;
  const fixed = base === 0 ? '' : `${base} SP und `;
  return `Bei der Endwertung: ${fixed}${each} SP für ${counts[per]}${cap}.`;
}

export const words: EffectWords = { goods, clause, sentences, ability, final };
