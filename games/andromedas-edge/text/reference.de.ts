import type { CardWords, Language } from './language.ts';

/** Wie Karten und Plättchen sich beschreiben, und die Regeln in Kürze. */

const shields = (n: number): string => (n === 0 ? 'kein Schild' : n === 1 ? '1 Schild' : `${n} Schilde`);
const copies = (n: number): string => (n > 1 ? ` Davon gibt es ${n}.` : '');

export const cards: CardWords = {
  damageIcons: (n) => `Kommt mit ${n} Schaden ins Spiel.`,
  inputSlot: (effects) => `Braucht einen Mond im Kosten-Feld: Zahle die Ressourcen darauf, dann ${effects}.`,
  outputSlot: 'Jede Aktivierung führt auch den Effekt des eingesetzten Mondes aus.',
  slotVp: (vp) => `Der erste hier eingesetzte Mond bringt ${vp} SP.`,
  halfSlots: 'Auf beiden Seiten ein halbes Mond-Feld.',
  noDock: 'Ohne Andockbereich.',
  reactorOnly: 'Wirkt über den Hauptreaktor.',
  moduleLine: (track) => `Modul, ${track}.`,
  tacticsLine: (kind, window) => `${kind}-Taktik, ${window}.`,
  onlyAfter: { won: 'Nur wenn du gewonnen hast.', lost: 'Nur wenn du verloren hast.' },
  bystander: 'Du brauchst kein Raumschiff in der Schlacht.',
  eventTactics: 'Sie rückt den Ereignis-Anzeiger 1 Feld vor.',
  sustained: 'Sie gilt bis zum Ende deines nächsten Rückrufs.',
  eventLine: (deck, track, raiderClass) => `${deck}. SP-Wertung: ${track}. Neue Bedrohung: ${raiderClass}-Klasse.`,
  raiderLine: ({ class: letter, range, weapons, targeting, shields: n, start }) =>
    `${letter}-Klasse: Reichweite ${range}, Kampfkraft ${weapons}, Zielcomputerwert ${targeting}, ${shields(n)}, beginnt: ${start}.`,
  swarmTargeting: 'gleich der Zahl ihrer Raumschiffe',
  randomNebula: 'zufälliger Nebel',
  reward: (effects) => `Belohnung: ${effects}.`,
  onWin: (effects) => `Wenn sie gewinnt, jeder besiegte Spieler: ${effects}.`,
  shipLine: ({ range, weapons, shields: n, targeting, abilities }) =>
    `Reichweite ${range}, Kampfkraft ${weapons}, ${shields(n)}${targeting > 0 ? `, Zielcomputer +${targeting}` : ''}. ${abilities}.`,
  shipCost: (cost) => `Kostet ${cost}.`,
  upgradeFor: (ship) => `Ersetzt die Werte: ${ship}.`,
  upgradeScope: 'Gilt für ein Raumschiff dieses Typs: das gestartete, eines in der Schlacht oder auf dem Modul.',
  noAbility: 'Keine Fähigkeiten',
  factionStart: (goods, tracks, upgrade) => `Beginnt mit ${goods} und je 1 Feld auf: ${tracks}. Eigenes Upgrade: ${upgrade}.`,
  destinyGoal: (track, vp) => `${vp} SP, wenn du hier (mit) am höchsten stehst: ${track}.`,
  basePrice: (goods) => `Zahle ${goods}.`,
  fieldSells: (types) =>
    `Kaufe dann 1 oder 2 Module (${types}). Kaufst du nur 1, schiebe ein anderes aus diesen Spalten unter seinen Stapel.`,
  development: ({ planet, cost, leaders, withoutMoons, card }) =>
    `Du errichtest ihn auf einem ${planet}en: mit Kolonieschiff, ${cost} und ${leaders} ${leaders === 1 ? 'Anführer' : 'Anführern'}. Die Karte, einmalig: ${card} Ohne Monde gibt der Planet ${withoutMoons}.`,
  trackSpaces: ({ vp, levels, events, specials }) =>
    `SP je Feld ab 0: ${vp}. Großkomplex-Level auf ${levels}. Der Ereignis-Anzeiger rückt vor auf ${events}. ${specials}`,
  special: {
    discovery: (space) => `Feld ${space}: Nimm eine Entdeckung.`,
    upgrade: (space) => `Feld ${space}: Führe 1 Upgrade durch.`,
    token: (space) => `Feld ${space}: Wer zuerst kommt, nimmt das Plättchen, alle weiteren erhalten 2 SP.`,
    vault: (space, vp) => `Feld ${space}: Am Ende ist jede übrige Ressource ${vp} SP wert.`,
    handLimit: (space, limit) => `Feld ${space}: Handkarten-Limit ${limit}, und du darfst bis dahin ziehen.`,
  },
  quasar: (vp, dice) =>
    `Nichts kann hinein oder hindurch. Am Ende ${vp} SP für jeden deiner angrenzenden Großkomplexe. Bedrohungen kommen hier ins Spiel bei ${dice}.`,
  vortex: (vp, dice, benefit) =>
    `Wenn du hierher startest und immer, wenn dein Zug mit einem Raumschiff hier beginnt: ${benefit}. Am Ende ${vp} SP für jeden deiner angrenzenden Großkomplexe. Bedrohungen kommen hier ins Spiel bei ${dice}.`,
  moonLine: (kind, benefit, n) => `Fundort: ${kind}. Abgeworfen oder in einem Effekt-Feld eingesetzt gibt er: ${benefit}.${copies(n)}`,
  tokenLine: (effects, n) => `Wirf es in deinem Zug ab: ${effects}${copies(n)}`,
  resourceUse: {
    energy: 'Aktiviert Module, bringt Würfel in der Schlacht, bezahlt den Hypersprung.',
    titanium: 'Bezahlt Fabriken, Industrie-Module und Raumschiffe.',
    ice: 'Bezahlt Metropolen und Kultur-Module.',
    nanocarbon: 'Bezahlt Sternwarten und Wissenschafts-Module.',
    credits: 'Jeder ersetzt 1 Titan, Eis oder Nanokarbon, nie Energie oder eine Taktik.',
    tactics: 'Wird für ihren Effekt gespielt oder als beliebige Ressource gezahlt.',
  },
  storage: (limit) => `Am Ende deines Zuges darfst du ${limit} behalten.`,
  region: (label) => `Sektor ${label}`,
};

export const terms: Language['terms'] = {
  launch: {
    title: 'Schiffstart',
    body: 'Starte 1 Raumschiff aus deinem Hangar auf einen Sektor, aktiviere ihn, dann folgen Überfall und, wenn nötig, Schlacht. Ohne eigenes Raumschiff auf dem Spielplan: auf einen beliebigen unbesetzten Sektor; sonst in Reichweite eines deiner Raumschiffe, wo du noch keines hast. Ein Außenposten nur, wenn du seinen Effekt ausführen kannst.',
  },
  return: {
    title: 'Rückruf',
    body: 'Aktiviere Module, jedes mit einem Raumschiff vom Spielplan oder aus der Reparaturbucht, oder mit 1 Energie, wenn ein Raumschiff dieselbe Reihe aktiviert hat. Danach kehren alle Raumschiffe in den Hangar zurück, Schilde erholen sich, genutzte Energie ist weg, Bleibend-Taktiken enden.',
  },
  range: {
    title: 'Reichweite',
    body: 'So viele Sektoren entfernt von einem deiner Raumschiffe darf dieses starten, oder vom eigenen Platz aus in eine Schlacht ziehen.',
  },
  voyage: { title: 'Erkundung', body: 'Das Raumschiff darf in Nebel.' },
  attack: { title: 'Konfrontation', body: 'Beim Erststart darf dieses Raumschiff auch auf einen besetzten Sektor.' },
  jump: {
    title: 'Hypersprung',
    body: 'Für 1 Energie startet oder zieht das Raumschiff beliebig weit. Für Nebel, Außenposten und eigene Sektoren ändert sich nichts.',
  },
  populate: { title: 'Ausbau', body: 'Ein Kolonieschiff damit kann zum Großkomplex werden.' },
  targeting: {
    title: 'Zielcomputer',
    body: 'Deine Raumschiffe in der Schlacht plus Boni, höchstens 5. Niedrigere Würfel werden neu geworfen, bis sie ihn erreichen. S-Klasse: die Zahl ihrer Raumschiffe; andere Bedrohungen: 1 plus Bonus.',
  },
  swarm: { title: 'Schwarm', body: 'Bedrohungen der S-Klasse dürfen einen Sektor teilen und fallen gemeinsam ein.' },
  raiderStrike: {
    title: 'Überfall',
    body: 'Nach der Aktivierung, wenn keine Bedrohung im aktiven Sektor ist, bewegst du eine in ihrer Reichweite dorthin. Die S-Klasse kommt geschlossen; sind schon welche dort, folgen die anderen in Reichweite.',
  },
  battle: {
    title: 'Schlacht',
    body: 'Im aktiven Sektor, wenn Raumschiffe zweier Seiten dort sind: Eskalation, Diplomatie, Vorbereiten, Würfeln, Ergebnis, Schaden. Der höchste Würfel gewinnt, bei Gleichstand der nächste. Wer gewinnt, rückt bei Überlegenheit vor und nimmt die Belohnung; die Raumschiffe der Besiegten erhalten 1 Schaden.',
  },
  escalation: {
    title: 'Eskalation',
    body: 'Reihum dürfen alle Raumschiffe in Reichweite in die Schlacht bewegen, auch wer noch nicht beteiligt war.',
  },
  tacticalOperations: {
    title: 'Taktisches Manöver',
    body: 'Wenn du eine Schlacht verlierst: Ziehe 1 Taktik, oder führe den Effekt des dort eingesetzten Mondes aus.',
  },
  shields: { title: 'Schilde', body: 'Jeder erhält 1 Schaden an Stelle des Raumschiffs. Reparieren und Rückruf stellen sie her.' },
  damage: {
    title: 'Schaden',
    body: 'Ein Raumschiff ohne unverbrauchte Schilde kommt bis zum nächsten Rückruf auf den Schrottplatz. Ein beschädigtes Modul kann nicht aktiviert werden, kostet bei jedem Ereignis 1 SP und am Ende 2 SP.',
  },
  repair: {
    title: 'Reparieren',
    body: 'Eines davon: ein verschrottetes Raumschiff in die Reparaturbucht, 1 Schaden von einem Schild, 1 Schaden von einem Modul. Ist nichts zu reparieren: 1 SP.',
  },
  claimedMoons: {
    title: 'Mondbereich',
    body: 'Höchstens 4 Monde. In deinem Zug darfst du einen für seinen Effekt abwerfen, auch beim Bezahlen.',
  },
  slot: {
    title: 'Mond-Felder',
    body: 'Jederzeit darfst du einen Mond einsetzen. In einem Kosten-Feld sind seine Ressourcen der Preis des Moduls; in jedem anderen Feld wirkt er bei jeder Aktivierung. Ein eingesetzter Mond kommt nie zurück.',
  },
  halfSlot: {
    title: 'Halbe Mond-Felder',
    body: 'Zwei benachbarte Industrie-Module bilden ein Feld. Sein Mond wirkt, sobald beide im selben Rückruf aktiviert wurden.',
  },
  recruit: {
    title: 'Anführer rekrutieren',
    body: 'In deinem Zug nimmst du eigene Anführer aus Sektoren mit deinen Raumschiffen in deine Station.',
  },
  bonus: { title: 'Bonusressourcen', body: 'In deinem Zug nimmst du sie aus Sektoren mit deinen Raumschiffen.' },
  eventMarker: {
    title: 'Ereignis-Anzeiger',
    body: 'Er rückt durch Käufe auf den Feldern, Ereignis-Felder und Ereignis-Taktiken vor. Am Ende seiner Leiste erscheint sofort ein Planet, und am Ende des Zuges findet ein Ereignis statt.',
  },
  developmentLevel: {
    title: 'Großkomplex-Level',
    body: 'Am Ende bringt jeder deiner Großkomplexe 4, 7 oder 10 SP, je nach dem höchsten Level, das du auf seiner Leiste erreicht hast.',
  },
  vault: {
    title: 'Tresorbonus',
    body: 'Der höchste Tresorbonus, den du auf der Wirtschafts-Leiste erreicht hast, gibt jeder übrigen Ressource so viele SP.',
  },
  handLimit: { title: 'Handkarten-Limit', body: 'Am Ende deines Zuges behältst du 5 Taktiken, mit der Kultur-Leiste 6 oder 7.' },
  credits: { title: 'Credits', body: 'Ersatz für Titan, Eis und Nanokarbon.' },
  terminus: {
    title: 'Spielende-Anzeiger',
    body: 'Wer ihn erreicht, löst das Ende aus: keine neuen Ereignisse, und alle sind noch genau einmal am Zug.',
  },
  teams: {
    title: '2 gegen 2',
    body: 'Teampartner kämpfen nicht gegeneinander, legen ihre Würfel zusammen, sehen ihre Geheimnisse und zählen ihre SP zusammen. Einmal pro Zug darf etwas weitergegeben werden, wenn beide einverstanden sind; das erste Modul eines Zuges darf der Partner bekommen.',
  },
};
