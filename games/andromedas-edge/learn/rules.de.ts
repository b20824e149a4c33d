import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'Das Ziel',
    lead: 'Starte Raumschiffe, baue deine Station aus, besiedle den Rand und trotze den Bedrohungen. Wer die meisten Siegpunkte (SP) hat, gewinnt.',
    passages: {
      winning: {
        title: 'So gewinnst du',
        asked: 'wie gewinnen gewinne Siegpunkte Punkte bekommen',
        text: `Ihr seid reihum am Zug, bis jemand den [[ref:term:terminus|Spielende-Anzeiger]] erreicht: 50, 60 oder 70 SP, wie gewählt. Dieser Zug wird beendet, alle sind noch einmal am Zug, dann kommt die Schlusswertung. Wer die meisten hat, gewinnt.`,
      },
      resources: {
        title: 'Sechs Ressourcen',
        text: `- [[ref:resource:energy|Energie]] aktiviert Module, bringt Würfel in der Schlacht und bezahlt den Hypersprung.
- [[ref:resource:titanium|Titan]] bezahlt Fabriken, Industrie-Module und Raumschiffe.
- [[ref:resource:ice|Eis]] bezahlt Metropolen und Kultur-Module.
- [[ref:resource:nanocarbon|Nanokarbon]] bezahlt Sternwarten und Wissenschafts-Module.
- Ein [[ref:resource:credits|Credit]] ersetzt bei jedem Preis 1 Titan, Eis oder Nanokarbon, nie Energie oder eine Taktik.
- Auch [[ref:resource:tactics|Taktiken]] sind eine Ressource.
„Ressource deiner Wahl“ meint alle sechs, jede Einheit, wie du willst. Nimmst du eine Taktik, ziehst du sie vom Stapel; zahlst du mit einer, wird sie ohne Effekt abgelegt. Was in deiner Station liegt, ist offen, Handkarten nicht. Der Vorrat geht nie aus.`,
      },
      limits: {
        title: 'Grenzen',
        asked: 'Handlimit Handkartenlimit Höchstmenge',
        text: `Am Ende deines eigenen Zuges, nach einem Ereignis, wenn eines kam, behältst du höchstens 10 Energie, 5 von jeder anderen Ressource und 5 Taktiken; die Kultur-Leiste erhöht das Handkarten-Limit auf 6 und 7. Welche Taktiken du ablegst, wählst du. Vorher und in den Zügen anderer darfst du mehr haben.`,
      },
      symbols: {
        title: 'Symbole',
        text: `- A / B: eines von beiden. A → B: Zahle A, um B zu erhalten.
- „Alle“: Alle führen es aus.
- Ereignis-Anzeiger: Er rückt 1 Feld vor. Ereignis ansehen: Sieh die obersten 2 Ereigniskarten an, lege eine oben auf und eine darunter.
- Raumschiff bauen, Großkomplex errichten: zum Preis. Reparieren: einmal, oder 1 SP, wenn nichts beschädigt ist. Upgrade: eines durchführen, mit kostenlosem Raumschiff.
- SP: Rücke deinen Anzeiger vor. Entdeckung mit weißen Ecken: vom Stapel der Sternwarten. Aufdecken: Eine genutzte Großkomplex-Karte liegt wieder offen.
- Der Würfel eines Großkomplexes zählt im eigenen und in angrenzenden Sektoren; an Spezial-Sektoren bringt er SP. Kein Zutritt: Raumschiffe dürfen dort nicht hin.`,
      },
    },
  },
  setup: {
    title: 'Spielaufbau',
    lead: 'Den Rand legt der Computer aus. Du wählst deine Fraktion.',
    passages: {
      map: {
        title: 'Der Spielplan',
        text: `Der Spielplan besteht aus Sechsecken; zwei Sektoren grenzen aneinander, wenn sie eine Kante teilen. Es gibt drei Arten: Planeten, Außenposten und Nebel. Die oberste Reihe sind die sechs Nebel, nummeriert wie die Seiten eines Würfels, jeder mit einem Mond. Darunter liegen gemischt die ersten Planeten und die sechs [[ref:base:tradeHub|Außenposten]], Reihe um Reihe von links. Die übrigen Planeten warten im Stapel und erscheinen mit Ereignissen.
Auf jedem Planeten liegen 3 Monde seiner Farbe übereinander; nur der oberste ist zu sehen.
Eine Karte der [[ref:term:swarm|S-Klasse]] liegt offen, zwei ihrer Raumschiffe stehen auf ausgewürfelten Nebeln. Je eine Bedrohung der Klassen A bis D wartet verdeckt. Der Ereignis-Anzeiger steht auf seinem Startfeld; gespielt wird mit einem von zwei Ereignisstapeln.`,
      },
      market: {
        title: 'Module, Plättchen, Stapel',
        text: `Die Länge der Partie bestimmt den Spielende-Anzeiger: kurz 50, mittel 60, lang 70 SP. Drei Module jeder der vier Arten liegen aus. Entdeckungen liegen verdeckt: je 5 auf zwei Feldern der Wissenschafts-Leiste und 5 für Sternwarten; der Rest bleibt ungesehen draußen. Drei der acht Überlegenheitsplättchen liegen offen auf ihrer Leiste. Alle Taktiken sind ein Stapel; Großkomplexe und ihre Karten liegen nach Art bereit.`,
      },
      yours: {
        title: 'Womit du beginnst',
        text: `- 3 Kolonieschiffe im Hangar. 3 weitere, ein Abfangjäger, ein Forschungsschiff und ein Schlachtschiff kannst du bauen.
- 4 Basis-Module: [[ref:core:primaryReactor|Hauptreaktor]], [[ref:core:shipwright|Schiffswerft]], [[ref:core:treasury|Zentralbank]], [[ref:core:architect|Strategiequartier]].
- 9 Anführer: je einer auf jedem Außenposten, zwei auf einem ausgewürfelten Nebel, einer in deiner Station.
- Ein Marker am Anfang jeder der fünf Leisten, dann ein Schritt auf den Leisten, die deine Fraktion nennt; das erste Feld löst nichts aus.
Wer beginnt, wird ausgewürfelt: der beste einzelne Würfel, dann der nächste. Wer beginnt, hat 1 SP, die anderen reihum 2, 3 und 4.`,
      },
      faction: {
        title: 'Fraktion und Upgrades',
        text: `Du bekommst drei Fraktionskarten und behältst eine, gleichzeitig mit allen und ungesehen. Sie gibt dir Startressourcen (Taktiken vom Stapel), zwei Fähigkeiten und ein eigenes Upgrade. Dann bekommst du ein neutrales Upgrade für jede Art Raumschiff. Deine fünf Upgrades sind geheim, bis sie liegen.`,
      },
    },
  },
  turn: {
    title: 'Dein Zug',
    lead: 'Starte ein Raumschiff oder rufe alle zurück. Freie Aktionen kommen dazu.',
    passages: {
      choice: {
        title: 'Schiffstart oder Rückruf',
        text: `In deinem Zug tust du genau eines von beiden: [[ref:term:launch|Schiffstart]] oder [[ref:term:return|Rückruf]]. Passen kannst du nicht.
Ist dein Hangar zu Beginn des Zuges leer, oder kann kein Raumschiff irgendwohin, musst du zurückrufen. Auch mit Raumschiffen im Hangar darfst du das, außer es ist keines draußen: dann nur, wenn kein Start möglich ist.
Was zu Beginn deines Zuges geschieht, kommt zuerst. Effekte für mehrere werden nacheinander ausgeführt, zuerst wer am Zug ist, dann reihum; kommen Effekte gleichzeitig, ordnet sie, wer am Zug ist. Am Ende des Zuges: ein Ereignis, wenn der Anzeiger auf deiner Station liegt, dann die Grenzen.`,
        example:
          'Zwei deiner Raumschiffe sind draußen, eines wartet im Hangar. Du startest es, oder du rufst zurück: Dann wirken zwei Module, und alle drei sind bereit.',
      },
      free: {
        title: 'Freie Aktionen',
        text: `Jederzeit in deinem eigenen Zug, beliebig oft, auch in Schlachten deines Zuges: eine Großkomplex-Karte, Entdeckung oder ein Überlegenheitsplättchen nutzen, Anführer rekrutieren, einen Mond abwerfen, Bonusressourcen nehmen, Fähigkeiten deiner Fraktion nutzen. Monde einsetzen und Taktiken spielen darfst du auch in den Zügen anderer. Während eines Ereignisses geht nichts davon, außer sein Text erlaubt es.`,
        scene: 'Vor der Schlacht darfst du den Industrie-Mond für sein Titan abwerfen oder im Taktischen Manöver einsetzen.',
      },
      tactics: {
        title: 'Taktiken',
        text: `Jede Taktik sagt, wann du sie spielen darfst; dann wird sie abgelegt. Ist der Stapel leer, werden die abgelegten neu gemischt.
- Eingriff: zu ihrer Zeit, nie in einer Schlacht.
- Ereignis: in deinem Zug. Der Ereignis-Anzeiger rückt 1 Feld vor.
- Bleibend: in deinem Zug. Sie gilt bis zum Ende deines nächsten Rückrufs und zählt nicht mehr als Handkarte.
- Diplomatie: im Schritt Diplomatie einer Schlacht, an der du beteiligt bist, je eine.
- Schlacht: in einer Schlacht, beliebig viele; meist brauchst du Raumschiffe darin.
Wollen mehrere gleichzeitig spielen, geht es reihum.`,
        scene: 'Reservebatterien ist eine Schlacht-Taktik: Bevor gewürfelt wird, darfst du sie spielen oder behalten.',
      },
      others: {
        title: 'Karten, Plättchen, Anführer, Boni',
        text: `- Eine Großkomplex-Karte drehst du für ihre Fähigkeit um, einmal; manche Effekte decken sie wieder auf.
- Entdeckungen und Überlegenheitsplättchen legst du für ihren Effekt ab, beliebig viele im Zug.
- Anführer deiner Farbe in Sektoren mit einem deiner Raumschiffe darfst du in deine Station nehmen. Ein Großkomplex ohne Raumschiff hilft nicht.
- Bonusressourcen in Sektoren mit deinen Raumschiffen darfst du nehmen.
- Fähigkeiten deiner Fraktion wirken, wann sie es sagen, sonst jederzeit in deinem Zug; manche immer.`,
        example: 'Du drehst deine Metropolen-Karte um und nimmst kostenlos ein beliebiges ausliegendes Modul.',
      },
      moons: {
        title: 'Monde',
        text: `Ein Mond, den du nimmst, kommt in deinen [[ref:term:claimedMoons|Mondbereich]], höchstens 4. Um Platz zu machen, wirfst du vorher einen ab oder setzt ihn ein. Im Zug einer anderen Person darfst du einen ohne Effekt ablegen oder einsetzen; sonst nimmst du den neuen nicht.
In deinem Zug darfst du einen Mond abwerfen und alles erhalten, was er zeigt: Ressourcen, SP, eine Reparatur. Das geht auch beim Bezahlen; was übrig bleibt, behältst du. Abgeworfene Monde sind weg.`,
        example:
          'Vier Monde gehören dir, und der Planet, zu dem du startest, hat noch einen. Du wirfst vorher einen Mond mit 2 Eis ab und nimmst den neuen.',
      },
    },
  },
  launch: {
    title: 'Schiffstart',
    lead: 'Vier Schritte: Raumschiff starten, Sektor aktivieren, Überfall, Schlacht.',
    passages: {
      ship: {
        title: 'Ein Raumschiff',
        text: `Du startest genau 1 Raumschiff aus deinem Hangar, keines vom Schrottplatz oder aus der Reparaturbucht. Sein Zielsektor ist bis zum Ende des Zuges der aktive Sektor, auch wenn es ihn verlässt.
Entfernung zählt in Schritten zwischen angrenzenden Sektoren. Leere Plätze sind keine Sektoren, und ohne [[ref:term:voyage|Erkundung]] zählst du nicht durch Nebel; von einem Raumschiff in einem Nebel aus darfst du aber zählen.
Ein Sektor ist besetzt, wenn eine Bedrohung oder irgendein Raumschiff dort ist, auch deines; Großkomplexe, Anführer und Monde besetzen nichts. Raumschiffe mehrerer dürfen zusammen stehen: Das allein ist keine Schlacht.`,
      },
      first: {
        title: 'Erststart',
        text: `Hast du kein Raumschiff auf dem Spielplan (Schrottplatz und Großkomplexe zählen nicht), darfst du auf jeden unbesetzten Sektor, egal wie weit. Ein Raumschiff mit [[ref:term:attack|Konfrontation]] darf auch auf einen besetzten. Ein Hypersprung ist nicht nötig.`,
      },
      next: {
        title: 'Weitere Starts',
        asked: 'bewegen Entfernung',
        text: `Mit einem Raumschiff auf dem Spielplan startest du auf einen Sektor in der Reichweite des startenden Raumschiffs von einem deiner Raumschiffe aus, wo du noch keines hast. Fremde Raumschiffe und Bedrohungen dort hindern dich nicht. Ein gerade erschienener Planet ist ein Sektor wie jeder andere.`,
        example: 'Ein Kolonieschiff hat Reichweite 1: Es erreicht die Sektoren neben einem deiner Raumschiffe.',
      },
      where: {
        title: 'Nebel, Außenposten, Hypersprung',
        text: `In Nebel dürfen nur Raumschiffe mit Erkundung. Auf einen Außenposten darfst du nur, wenn du seinen Effekt ausführen kannst, und dann musst du es; Monde, die du abwerfen, und Anführer und Boni, die du nehmen könntest, zählen dafür.
[[ref:term:jump|Hypersprung]]: Für 1 Energie ist die Reichweite bei diesem Start unbegrenzt. Alles andere gilt weiter.`,
      },
      activate: {
        title: 'Den Sektor aktivieren',
        text: `Du musst den Sektor aktivieren, einmal, vor Überfall und Schlacht; was er gibt, behältst du also, auch wenn du verlierst.
- Planet: Nimm den obersten Mond. Ohne Monde erhältst du die aufgedruckte Ressource. Großkomplexe ändern daran nichts. Monde werden nie ersetzt.
- Nebel: Nimm seinen Mond, wenn noch einer da ist, dann sieh geheim die obersten 2 Ereigniskarten an: Eine kommt oben auf, eine nach unten.
- Außenposten: Führe seinen Effekt aus.`,
        scene:
          'Dein Raumschiff ist in einen Nebel geflogen. Du siehst die nächsten beiden Ereignisse: Polarlichtflut oder Neue Horizonte kommt nach oben, das andere nach unten.',
      },
      bases: {
        title: 'Außenposten',
        text: `- [[ref:base:monolith|Monolith der Alten]]: 2 Ressourcen deiner Wahl für 3 Taktiken.
- [[ref:base:tradeHub|Handelszentrum]]: 2 Ressourcen deiner Wahl für 2 Credits.
- [[ref:base:maximusField|Maximus-Feld]] (Wissenschaft, Industrie) und [[ref:base:odessaField|Odessa-Feld]] (Wirtschaft, Kultur): Der Ereignis-Anzeiger rückt 1 vor, wenn nötig erscheint ein Planet, dann kaufst du 1 oder 2 Module dieser Arten zu den Preisen bei der Ankunft. Kaufst du nur 1, kommt ein anderes Modul aus diesen Spalten unter seinen Stapel.
- [[ref:base:shipyard|Zentrale Schiffswerft]]: Baue 1 Raumschiff, oder repariere einmal. Das geht immer.
- [[ref:base:developmentOffice|Planungszentrum]]: Errichte 1 Großkomplex auf einem Planeten mit einem deiner Kolonieschiffe; das hierher gestartete kann es nicht sein.`,
        example:
          'Auf dem Odessa-Feld kaufst du nur das älteste Kultur-Modul für 1 Eis: Ein weiteres Modul aus Wirtschaft oder Kultur verlässt die Auslage.',
      },
      strike: {
        title: 'Überfall',
        text: `Nach der Aktivierung, nur für den aktiven Sektor:
- Eine Bedrohung der Klasse A bis D ist dort: Nichts geschieht.
- Bedrohungen der S-Klasse sind dort: Alle anderen der S-Klasse in Reichweite kommen dazu.
- Keine ist dort, aber mindestens eine in ihrer eigenen Reichweite: Eine muss kommen. Du wählst, welche; ist es die S-Klasse, kommen alle in Reichweite.
Bedrohungen haben Erkundung: Sie überfallen Planeten, Außenposten, Nebel und Vortexe, nie Quasare. Geprüft wird, auch wenn dein Raumschiff fort ist. Beim Rückruf gibt es keinen Überfall.`,
        example: 'Zwei Gleiter und ein Entführer sind in Reichweite deines neuen Sektors. Du wählst: beide Gleiter oder nur den Entführer.',
      },
      fight: {
        title: 'Kommt es zur Schlacht?',
        text: `Danach gibt es eine Schlacht, wenn im aktiven Sektor Raumschiffe zweier Personen oder einer Person und Bedrohungen sind; auch wenn keines deines ist. Anderswo und sonst wird nie gekämpft.`,
        example: 'Grün, Blau und eine Bedrohung im aktiven Sektor schlagen eine Schlacht mit drei Seiten.',
      },
    },
  },
  battle: {
    title: 'Schlacht',
    lead: 'Alle würfeln gleichzeitig, und der höchste einzelne Würfel gewinnt.',
    passages: {
      steps: {
        title: 'Die sechs Schritte',
        asked: 'Kampf kämpfen angreifen',
        text: `1. Eskalation: Raumschiffe in Reichweite dazuholen.
2. Diplomatie: eine Taktik oder keine.
3. Vorbereiten: Energie bringt Würfel.
4. Würfeln, alle gleichzeitig.
5. Ergebnis: den höchsten Würfel vergleichen.
6. Schaden für alle Besiegten.
Alle mit Raumschiffen dort nehmen teil; Bedrohungen sind eine Seite. Bleibt zwischendurch nur eine Seite, oder beendet eine Karte die Schlacht, ist sie vorbei, ohne Sieg, Niederlage und Schaden.`,
      },
      escalation: {
        title: 'Eskalation',
        text: `Reihum, zuerst wer am Zug ist, darf jede Person einmal beliebige eigene Raumschiffe vom Spielplan, die in Reichweite sind, in den aktiven Sektor bewegen, auch wer noch nicht beteiligt war. Jedes Raumschiff nutzt seine Reichweite; in einen Nebel braucht es Erkundung; ein Hypersprung kostet je Raumschiff 1 Energie. Mehrere deiner Raumschiffe dürfen kommen, und sie bleiben danach dort. Aktiviert wird dadurch nichts, weitere Bedrohungen kommen nicht; Bedrohungen eskalieren nicht.`,
        scene: 'Dein Kolonieschiff auf Planet B4 hat die Schlacht in Reichweite: Du darfst es hinbewegen, für einen Würfel mehr.',
      },
      diplomacy: {
        title: 'Diplomatie',
        text: `Reihum darf jede beteiligte Person 1 Diplomatie-Taktik spielen, die sofort wirkt. Sie kann die Schlacht beenden oder ihre Regeln ändern.`,
        scene: 'Du hast eine Diplomatie-Taktik, Verhandlungen eröffnen: Spiele sie jetzt, oder lass es zur Schlacht kommen.',
      },
      dice: {
        title: 'Würfel und Zielcomputerwert',
        text: `Deine Würfel sind die Kampfkraft deiner Raumschiffe dort, 1 für jeden deiner Großkomplexe dort oder nebenan und 1 für jede Energie, die du ausgibst. Reihum entscheiden alle einmal. Niemand wirft mehr als 6, und Energie darüber hinaus kannst du nicht ausgeben. Großkomplexe helfen nur, wenn du Raumschiffe in der Schlacht hast. Bedrohungen werfen die Summe ihrer Kampfkraft.
Dein [[ref:term:targeting|Zielcomputerwert]] ist die Zahl deiner Raumschiffe dort plus Boni, höchstens 5; bei der S-Klasse ihre Anzahl, bei anderen 1 plus Bonus. Energie ändert ihn nicht.`,
        example: 'Ein Kolonieschiff (1), ein Großkomplex nebenan (1) und 2 Energie: 4 Würfel, Zielcomputerwert 1.',
      },
      roll: {
        title: 'Würfeln',
        asked: 'neu würfeln Gleichstand',
        text: `Alle werfen gleichzeitig. Würfel unter deinem Zielcomputerwert wirfst du neu, bis sie ihn erreichen; die anderen bleiben. Er zählt höchstens als 5, eine 5 bleibt also immer liegen.`,
        example: 'Mit 2 Raumschiffen ist er 2: Beide Einsen wirfst du neu.',
        scene:
          'Du hast eine 5 und eine 3 geworfen. Durch einen Effekt darfst du eigene Würfel neu werfen, einen nach dem anderen: vielleicht die 3, kaum die 5.',
      },
      outcome: {
        title: 'Wer gewinnt',
        asked: 'verlieren Rückzug Schiff zerstört',
        text: `Der höchste Würfel gewinnt. Bei Gleichstand vergleichen diese ihren nächsten und so weiter; wer noch einen hat, schlägt die ohne. Haben sie gleichzeitig keine mehr, gewinnt niemand, und alle sind besiegt, auch Bedrohungen. Ohne Würfel verlierst du gegen alle, die einen haben.
Wer gewinnt, rückt 1 Feld bei Überlegenheit vor. Sind Bedrohungen besiegt, gibt es dazu die Belohnung ihrer Karte, einmal, auch wenn ein Schild sie rettet. Gewinnen Bedrohungen, erhält niemand etwas.`,
        example:
          'Grüns bester Würfel ist kleiner: raus. Blau und die Bedrohung haben eine 6; Blaus zweiter Würfel ist eine 4, ihrer eine 3: Blau gewinnt.',
      },
      operations: {
        title: 'Taktisches Manöver',
        asked: 'Trost Taktik ziehen',
        text: `Jede besiegte Person darf reihum und vor dem Schaden 1 Taktik ziehen oder den Effekt des Mondes erhalten, der im [[ref:term:tacticalOperations|Taktischen Manöver]] eingesetzt ist. Ohne Mond gibt es nur die Taktik. Der Mond bleibt; das Feld ist nie ein Kosten-Feld.`,
      },
      damage: {
        title: 'Schaden',
        text: `Jedes Raumschiff aller Besiegten erhält 1 Schaden: Mit unverbrauchtem [[ref:term:shields|Schild]] kommt ein Marker darauf und es bleibt, sonst kommt es bis zu deinem nächsten Rückruf auf den Schrottplatz. Marker bleiben auf Schilden bis zur Reparatur oder zum Rückruf. Von besiegten Bedrohungen erhält genau eine Schaden: Sie kommt auf ihre Karte zurück oder verliert einen Schild; andere der S-Klasse bleiben. Auf den Schrottplatz kommen Bedrohungen nie. Die Raumschiffe der Siegenden bleiben heil. Anderer Schaden wirkt genauso; musst du ein Raumschiff beschädigen, wählst du, welches.`,
        scene: 'Du hast verloren, doch ein Effekt rettet ein Raumschiff: Dein Kolonieschiff auf Planet B4 muss nicht auf den Schrottplatz.',
      },
      example: {
        title: 'Eine ganze Schlacht',
        text: `Gelb startet ein Kolonieschiff auf einen Planeten und nimmt dessen Mond. Der Tassianische Entführer überfällt ihn.
1. Gelb eskaliert mit einem Kolonieschiff von nebenan und für 1 Energie mit dem Schlachtschiff aus zwei Sektoren Entfernung. Blau kommt mit Kolonieschiff und Abfangjäger dazu.
2. Blau spielt eine Diplomatie-Taktik: 1 SP je gegnerischem Raumschiff, zusammen 4. Alle dürften die Schlacht beenden; niemand tut es.
3. Gelb hat 1 + 1 + 3 Würfel und 1 für einen Obelisken nebenan: 6, Zielcomputerwert 3. Blau hat 1 + 2 und gibt 2 Energie aus: 5, Zielcomputerwert 2.
4. Gelb und Blau liegen beim höchsten Würfel gleichauf, der Entführer darunter. Blau gewinnt mit dem zweiten, rückt bei Überlegenheit vor und nimmt die Belohnung.
5. Gelb darf eine Taktik ziehen oder den Mond nutzen. Der Entführer kommt auf seine Karte, beide Kolonieschiffe auf den Schrottplatz; das Schlachtschiff verliert seinen Schild und bleibt.`,
      },
    },
  },
  return: {
    title: 'Rückruf',
    lead: 'Raumschiffe aktivieren auf dem Rückweg Module. Dann sind alle wieder bereit.',
    passages: {
      modules: {
        title: 'Module aktivieren',
        text: `Zuerst aktivierst du beliebige deiner Module in beliebiger Reihenfolge:
- mit einem Raumschiff vom Spielplan, von überall, oder aus der Reparaturbucht, auch wenn es erst jetzt dorthin kam; nicht vom Schrottplatz oder aus dem Hangar. Ein Raumschiff, ein Modul; es bleibt darauf.
- mit 1 Energie, wenn in diesem Zug schon ein Raumschiff ein Modul derselben Reihe aktiviert hat. Unterwegs erhaltene Energie darfst du nutzen.
Ein Modul wirkt einmal je Rückruf. Beschädigte nicht; reparierte schon, und auch unterwegs erhaltene. Mit leerem Kosten-Feld geht es nicht. Was du nicht zahlen kannst, bringt nichts. Module ohne Dock nehmen nichts an: die meisten Wissenschafts-Module und Kultur-Module mit rosa Titel, die am Ende zählen.`,
        example: 'Ein Modul mit leerem Kosten-Feld und ein beschädigtes bleiben dunkel, egal wie viele Raumschiffe du hast.',
      },
      core: {
        title: 'Basis-Module',
        text: `- [[ref:core:primaryReactor|Hauptreaktor]]: 2 Energie, dann darf jedes deiner anderen unbeschädigten Wissenschafts-Module einmal wirken, in deiner Reihenfolge. Nur ein Raumschiff aktiviert ihn, nie Energie. Ist er beschädigt, wirkt kein Wissenschafts-Modul.
- [[ref:core:shipwright|Schiffswerft]]: Baue 1 Raumschiff, oder repariere einmal. Das Raumschiff wartet bis zum nächsten Zug im Hangar.
- [[ref:core:treasury|Zentralbank]]: 1 Credit.
- [[ref:core:architect|Strategiequartier]]: 1 Taktik, oder errichte 1 Großkomplex; das Kolonieschiff muss noch auf dem Planeten sein.`,
        example: 'Ein Raumschiff auf dem Hauptreaktor lässt alle deine Wissenschafts-Module wirken.',
        scene: 'Dein Raumschiff hat den Hauptreaktor aktiviert: Er bringt 2 Energie und löst dann auch die Mondglaskuppel aus.',
      },
      home: {
        title: 'Alle kehren zurück',
        asked: 'keine Raumschiffe mehr',
        text: `Dann kommen alle deine Raumschiffe in den Hangar, von Modulen, Spielplan und Schrottplatz, und Schilde sind wieder heil. Keines darf bleiben, außer ein Effekt sagt es; Kolonieschiffe in Großkomplexen bleiben. Energie auf Modulen ist weg, gelagerte bleibt. Bleibend-Taktiken enden.
Anführer und Boni nimmst du, bevor das Raumschiff abhebt.`,
        scene:
          'Durch einen Effekt kommt ein Raumschiff früher zurück: Das Kolonieschiff auf dem Außenposten „Monolith der Alten“ kehrt in den Hangar zurück und kann wieder starten.',
      },
    },
  },
  station: {
    title: 'Deine Station',
    lead: 'Module, eingesetzte Monde, Schaden und Reparatur.',
    passages: {
      buying: {
        title: 'Module erhalten',
        asked: 'Markt',
        text: `Ein Modul kommt in die Reihe seiner Art und ist ein Schritt auf dieser Leiste, woher es auch kommt, mit allem, was das Feld bringt. Eine Reihe darf beliebig lang sein; du darfst sie umordnen.
Module gibt es nur aus den 12 ausliegenden, von den Arten, die der Effekt nennt. Sagt er es, zahlst du den Preis des Platzes: 3, 2 oder 1 vom neuesten zum ältesten, in Nanokarbon für Wissenschaft, Titan für Industrie, Eis für Kultur, einem beliebigen der drei für Wirtschaft. Sonst ist es kostenlos.
Schadensymbole auf einem Modul kommen als Schaden mit; das ist kein erlittener Schaden. Nach jedem Effekt, der Module brachte, rutschen die ausliegenden nach unten, und von oben wird aufgefüllt. Ein leerer Stapel lässt Lücken. Nur ein Feld-Außenposten lässt dich ein zweites Modul entfernen.`,
        scene:
          'An einem Feld musst du mindestens ein Modul kaufen: die Saatgutkammer für 2 Nanokarbon oder das ältere Stille Antennenfeld für 1.',
      },
      slotting: {
        title: 'Monde einsetzen',
        text: `Jederzeit, in jedem Zug, aber nicht in einem Ereignis, darfst du einen Mond aus dem Mondbereich in ein freies Mond-Feld eines Moduls setzen, beschädigt oder nicht, oder in das Taktische Manöver, auch direkt bevor du es nutzt. Dort bleibt er: Er kommt nie in ein anderes Feld oder zurück. Du darfst ihn ohne Effekt ablegen oder ersetzen.`,
      },
      slots: {
        title: 'Was Mond-Felder tun',
        text: `- Kosten-Feld (links vom Pfeil): Die Ressourcen des Mondes sind der Preis des Moduls. Ohne Mond kannst du es nicht aktivieren. Keine Reparatur-Monde, keine ohne Ressourcen; SP zählen nicht.
- Anderes Feld: Jede Aktivierung bringt den Effekt des Mondes, Ressourcen, SP und Reparatur. Es geht auch ohne Mond.
- SP auf einem Feld zählen einmal, wenn es zuerst gefüllt wird.
- Industrie-Module haben halbe Mond-Felder: Zwei Nachbarn bilden eines, die Schiffswerft am inneren Ende hat ein halbes. Ein Mond braucht ein ganzes und wirkt, wenn beide Module im selben Rückruf aktiviert wurden, sofern er vor dem zweiten da war. Werden sie getrennt, ist er verloren. Ihr Haupteffekt geht auch ohne ihn.`,
        example:
          'Ein Mond mit 1 Nanokarbon im Kosten-Feld: Für 1 Nanokarbon gibt es dann, was das Modul bietet. Zwischen zwei Industrie-Modulen wirkt ein Mond mit 1 Credit und 1 SP, sobald beide gewirkt haben.',
      },
      damage: {
        title: 'Beschädigte Module',
        text: `Beschädigt ein Effekt eines deiner Module, legst du einen Marker auf ein unbeschädigtes deiner Wahl, auch ein Basis-Modul; gibt es keines, geschieht nichts. Verlorene Schlachten beschädigen Raumschiffe, nicht Module. Ein beschädigtes Modul kannst du nicht aktivieren, es kostet bei jedem Ereignis 1 SP und am Ende 2 SP und zählt nichts.`,
        scene: 'Eines von fünf Modulen wird beschädigt, und du wählst, welches: am besten eines, das du nicht so bald aktivierst.',
      },
      repair: {
        title: 'Reparieren',
        asked: 'Modul reparieren Schaden',
        text: `Eine Reparatur ist eines davon:
- ein Raumschiff vom Schrottplatz in die Reparaturbucht: Es kann ein Modul aktivieren, aber erst nach dem Rückruf wieder starten,
- 1 Marker von einem Schild,
- 1 Marker von einem Modul (ein zweiter braucht eine zweite Reparatur).
Mehrere darfst du mischen. Nur wenn nichts zu reparieren ist, erhältst du 1 SP, für jede Reparatur einzeln geprüft. Ein Raumschiff in der Reparaturbucht kannst du nicht noch einmal reparieren.`,
        scene: 'Eine Reparatur: Das Kolonieschiff vom Schrottplatz kommt in die Reparaturbucht, oder der Investor verliert seinen Marker.',
      },
    },
  },
  ships: {
    title: 'Raumschiffe',
    lead: 'Vier Arten, jede mit Reichweite, Kampfkraft, Schilden und einer Fähigkeit.',
    passages: {
      types: {
        title: 'Die vier Arten',
        asked: 'Schiff bauen Kosten',
        text: `- [[ref:ship:transport|Kolonieschiff]]: Reichweite 1, Kampfkraft 1, Ausbau. 2 Titan.
- [[ref:ship:fighter|Abfangjäger]]: Reichweite 2, Kampfkraft 2, Konfrontation. 3 Titan.
- [[ref:ship:scienceVessel|Forschungsschiff]]: Reichweite 3, Kampfkraft 1, Erkundung. 3 Titan.
- [[ref:ship:heavyCruiser|Schlachtschiff]]: Reichweite 1, Kampfkraft 3, 1 Schild, Hypersprung. 4 Titan.
Gebaut wird in der Zentralen Schiffswerft, mit der Schiffswerft, bei einem Upgrade oder durch andere Effekte; Raumschiffe warten im Hangar. Du hast 6 Kolonieschiffe und je 1 der anderen. Reichweite begrenzt Starts und den Weg in Schlachten; Kampfkraft sind Würfel; Schilde halten ein Raumschiff vom Schrottplatz fern.`,
        example:
          'Du hast 2 Titan und 1 Credit. Damit baust du ein Kolonieschiff oder, mit dem Credit als drittem Titan, einen Abfangjäger oder ein Forschungsschiff.',
      },
      abilities: {
        title: 'Fähigkeiten',
        text: `- [[ref:term:targeting|Zielcomputer]] X: Dein Zielcomputerwert in der Schlacht steigt um X, höchstens auf 5.
- [[ref:term:voyage|Erkundung]]: darf in Nebel.
- [[ref:term:attack|Konfrontation]]: Erststart auf einen besetzten Sektor; für Nebel und Außenposten ändert sich nichts.
- [[ref:term:jump|Hypersprung]]: für 1 Energie je Raumschiff und Bewegung beliebig weit.
- [[ref:term:populate|Ausbau]]: kann Großkomplex werden; nur Kolonieschiffe.
- Schwarm gibt es nur bei der S-Klasse. Manche Upgrades haben eigene Fähigkeiten.`,
        scene:
          'Durch einen Effekt fliegt dein Kolonieschiff 1 Sektor weiter: zur Zentralen Schiffswerft oder zu Planet B2. Aktiviert wird dort nichts.',
      },
      upgrades: {
        title: 'Upgrades',
        asked: 'verbessern',
        text: `Lege eines deiner Upgrades auf seine Art: Alle deine Raumschiffe dieser Art haben sofort die neuen Werte, wo sie auch sind, und du baust kostenlos 1 davon, wenn noch eines da ist. Jede Art geht nur einmal, von zwei Upgrades für eine Art bleibt also eines übrig; sind alle vier verbessert, geschieht nichts mehr. Auf der Industrie-Leiste führst du es sofort durch. Schaden an Schilden bleibt bestehen.`,
        scene:
          'Fünf Upgrades stehen dir offen. Der Mondschlepper würde alle deine Kolonieschiffe verbessern; der Turmfalken-Späher ist das Forschungsschiff deiner eigenen Fraktion.',
      },
    },
  },
  developments: {
    title: 'Großkomplexe',
    lead: 'Ein Kolonieschiff bleibt für immer auf einem Planeten und wird ein Großkomplex.',
    passages: {
      building: {
        title: 'Errichten',
        asked: 'Gebäude Stadt bauen',
        text: `Jeder Planet trägt in der ganzen Partie einen Großkomplex, den seiner Art, und von jeder Art gibt es drei. Du brauchst
- ein Kolonieschiff auf dem Planeten, der nicht der aktive Sektor sein muss,
- seine Anführer in deiner Station,
- seine Ressourcen,
- irgendwo ein anderes gebautes Raumschiff.
Die Anführer verlassen das Spiel. Das Kolonieschiff bleibt für immer: Es ist kein Raumschiff mehr, zählt nicht für Reichweite, Rekrutieren, Besetzen oder Kampfkraft und kann nicht neu gebaut werden. Du nimmst die Karte der Art, rückst 1 auf ihrer Leiste vor und wertest den Großkomplex. Andere dürfen weiter dorthin starten.
- [[ref:development:observatory|Sternwarte]]: 3 Nanokarbon, 2 Anführer. [[ref:development:factory|Fabrik]]: 3 Titan, 2 Anführer.
- [[ref:development:spaceport|Raumhafen]]: 1 Titan, 1 Eis, 1 Nanokarbon, 1 Anführer. [[ref:development:city|Metropole]]: 4 Eis, 3 Anführer.
- [[ref:development:obelisk|Obelisk]]: 3 aus Titan, Eis, Nanokarbon, 1 Anführer.`,
        example: 'Für eine Metropole brauchst du vorher 3 Anführer in der Station: Die auf dem Spielplan zählen nicht.',
      },
      cards: {
        title: 'Was sie tun',
        text: `Jeder Großkomplex gibt dir 1 Würfel in Schlachten im eigenen und in angrenzenden Sektoren. Seine Karte nutzt du einmal, sofort oder in einem späteren eigenen Zug; jede für sich.
- Sternwarte: Sieh ihre Entdeckungen durch und nimm eine, verdeckt; nichts, wenn keine da ist.
- Fabrik: 2 Reparaturen.
- Raumhafen: 2 Ressourcen deiner Wahl für 3.
- Metropole: ein beliebiges ausliegendes Modul kostenlos, mit seinem Schritt.
- Obelisk: 4 Energie.`,
        example:
          'Du hast die Metropole errichtet. Sofort oder in einem späteren eigenen Zug bringt ihre Karte ein beliebiges Modul aus der Auslage kostenlos.',
      },
      points: {
        title: 'Punkte beim Errichten',
        text: `Du erhältst 1 SP für jeden Anführer auf dem Planeten und in angrenzenden Sektoren, von allen, höchstens 10: Anführer auf Sektoren, die im neuen Großkomplex und die in angrenzenden. Anführer in Stationen zählen nicht.`,
        example: 'Eine Fabrik: 2 Anführer im Nebel daneben, 2 in der Fabrik, 1 auf dem Planungszentrum, 2 auf dem Odessa-Feld: 7 SP.',
      },
    },
  },
  tracks: {
    title: 'Fortschritts-Leisten',
    lead: 'Fünf Leisten mit Punkten für das Ende und Feldern, die sofort etwas bringen.',
    passages: {
      advancing: {
        title: 'Vorrücken',
        text: `Du rückst vor mit jedem Modul und Großkomplex der Art, mit Plättchen, und bei [[ref:track:supremacy|Überlegenheit]] durch gewonnene Schlachten und manche Taktik. Auf einem Feld ist Platz für alle. Mehrere Schritte erreichen jedes Feld auf dem Weg; ganz oben geschieht nichts mehr. „Leiste deiner Wahl“ ist eine der fünf.
Jede Leiste hat drei Großkomplex-Level (auf 2, 6 und 10) und Ereignis-Felder (3 und 8): Wer eines erreicht, rückt den Ereignis-Anzeiger vor, jedes Mal.`,
        example:
          'Du stehst auf Industrie 1. Ein Industrie-Modul bringt dich auf 2, das erste Großkomplex-Level; ein weiteres auf 3, und der Ereignis-Anzeiger rückt vor.',
      },
      spaces: {
        title: 'Besondere Felder',
        text: `- [[ref:track:science|Wissenschaft]] 4 und 7: Sieh den Stapel dort durch und nimm eine Entdeckung, auch verdeckt. Ein leerer Stapel bringt nichts.
- [[ref:track:industry|Industrie]] 4, 7, 9: ein Upgrade mit kostenlosem Raumschiff.
- [[ref:track:commerce|Wirtschaft]] 4 und 9: der [[ref:term:vault|Tresorbonus]]; am Ende ist jede übrige Ressource 1, dann 2 SP wert. Ohne ihn nichts.
- [[ref:track:civilization|Kultur]] 4 und 7: Handkarten-Limit 6, dann 7; du darfst sofort bis dahin ziehen.
- [[ref:track:supremacy|Überlegenheit]] 4, 7, 9: Wer zuerst kommt, nimmt das Plättchen, alle weiteren erhalten 2 SP.
Entdeckungen und Plättchen nutzt du in deinem Zug, kostenlos.`,
        scene: 'Du hast den ersten Stapel auf der Wissenschafts-Leiste erreicht. Du siehst seine fünf Entdeckungen durch und nimmst eine.',
      },
    },
  },
  events: {
    title: 'Ereignisse und Bedrohungen',
    lead: 'Der Ereignis-Anzeiger bringt neue Planeten, wertet eine Leiste und ruft Bedrohungen.',
    passages: {
      marker: {
        title: 'Der Ereignis-Anzeiger',
        text: `Er rückt vor durch Käufe auf den Feld-Außenposten, Ereignis-Felder, Ereignis-Taktiken und andere Effekte. Am Ende seiner Leiste
1. erscheint sofort ein neuer Planet auf dem nächsten freien Platz,
2. mit 3 Monden,
3. und der Anzeiger kommt zur Station der Person, die am Zug ist, auch wenn ihn jemand anderes bewegt hat.
Solange er dort liegt, verfallen weitere Schritte. Auch ohne übrige Planeten kommt das Ereignis.`,
      },
      card: {
        title: 'Die Ereigniskarte',
        text: `Am Ende dieses Zuges wird die oberste Ereigniskarte ausgeführt. Niemand darf währenddessen etwas tun, außer die Karte erlaubt es.
1. Alle erhalten die SP bei ihrem Marker auf der genannten Leiste, weniger 1 je eigenem beschädigten Modul, nie unter 0.
2. Die Bedrohung der Klasse wird gezeigt und aufgestellt.
3. Der besondere Effekt.
4. Der Anzeiger kommt zurück auf sein Startfeld.
Der eine Ereignisstapel hilft meist, der andere ist härter. Bringt ein Ereignis jemanden zum Spielende-Anzeiger, wird es erst beendet.`,
        example:
          'Eine Karte wertet Überlegenheit und bringt eine Bedrohung der Klasse B: Du stehst auf Feld 6 mit einem beschädigten Modul und erhältst 5 − 1 = 4.',
      },
      raiders: {
        title: 'Bedrohungen',
        asked: 'Piraten Gegner Feinde Räuber',
        text: `Jede Klasse im Spiel hat eine Karte mit Reichweite, Kampfkraft, Schilden, Fähigkeiten, Startsektor und Belohnung. Bedrohungen sind Gegner und zählen als Raumschiffe. In einem Sektor darf nur eine Klasse sein. Sie bewegen sich nur durch Überfall oder einen Effekt, nehmen und aktivieren nichts und lösen durch ihr Erscheinen keine Schlacht aus. Eine, die auf ihre Karte zurückkommt, gilt als zerstört, bleibt offen und kehrt unbeschädigt wieder.`,
        scene: 'Ein Effekt bewegt eine Bedrohung: Der Gleiter in Nebel 1 fliegt bis zu 2 Sektoren weit, und keine Schlacht folgt daraus.',
      },
      entering: {
        title: 'Wie Bedrohungen kommen',
        text: `Die Karte nennt den Startsektor; ein zufälliger Nebel wird ausgewürfelt. Ist dort schon eine Bedrohung, kommt die neue auf einen zufälligen Nebel ohne eine; die S-Klasse darf zu ihresgleichen. Sind alle Nebel belegt, bleibt sie auf ihrer Karte.
Ist die Klasse schon auf dem Spielplan, kommen stattdessen zwei der S-Klasse, wie bei einem S-Ereignis; jede für sich ausgewürfelt, so viele noch da sind. Bedrohungen auf ihrer Karte können auf dieselbe Weise wiederkommen.`,
      },
    },
  },
  end: {
    title: 'Ende und Wertung',
    lead: 'Noch ein Zug für alle, dann wird alles gezählt.',
    passages: {
      ending: {
        title: 'Das Spielende',
        asked: 'Schluss letzter Zug',
        text: `Sobald jemand den Spielende-Anzeiger erreicht oder überschreitet, in wessen Zug und wodurch auch immer, verlässt der Ereignis-Anzeiger seine Leiste: keine neuen Ereignisse, ein schon ausgelöstes wird noch beendet. Der laufende Zug wird beendet, dann sind alle noch genau einmal am Zug, zuletzt die Person, die gerade am Zug war. Wieder darunter zu fallen ändert nichts. Über 99 hinaus zählst du ab 100 weiter.`,
      },
      scoring: {
        title: 'Schlusswertung',
        asked: 'Schlusswertung Punkte',
        text: `1. Leisten: die SP bei deinem Marker auf jeder der fünf.
2. Großkomplexe: je 4, 7 oder 10 SP nach deinem Level auf ihrer Leiste; keine unter Level 1.
3. Schaden: −2 SP je beschädigtem Modul, auch Basis-Module. Raumschiffe kosten nichts.
4. Tresorbonus: seine SP für jede übrige Ressource, Taktiken auf der Hand eingeschlossen; nicht Monde, Plättchen oder ausliegende Bleibend-Taktiken.
5. Kultur-Module, die am Ende zählen, wenn unbeschädigt.
6. Anführer in deiner Station: je 1 SP.
7. Fähigkeiten deiner Fraktion.`,
        example:
          'Vorher 62 SP. Leisten 9 + 20 + 10 + 12 + 8 = 59; eine Fabrik auf Level 3 und zwei Raumhäfen auf Level 2: 10 + 14; vier beschädigte Module −8; Tresorbonus 1 bei 10 Ressourcen 10; Module 10 + 6; zwei Anführer 2: 165.',
      },
      ties: {
        title: 'Gleichstand',
        text: `Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheiden die meisten Module, dann die meisten übrigen Ressourcen; dann wird der Sieg geteilt.`,
      },
    },
  },
  variants: {
    title: 'Varianten',
    lead: 'Möglichkeiten, die du beim Eröffnen des Tisches wählst.',
    passages: {
      special: {
        title: 'Quasare und Vortexe',
        text: `Zwei Spezial-Sektoren einer Sorte liegen auf markierten Plätzen; alles andere wird darum gelegt. Am Ende bringt jeder deiner Großkomplexe neben einem dessen SP, neben beiden zweimal. Bedrohungen, die auf einen zufälligen Nebel kämen oder deren Startsektor belegt ist, kommen stattdessen hierher, nach den Zahlen auf den Plättchen; ist einer versperrt, gilt der andere, dann ein freier Nebel. Anführer beginnen weiter auf Nebeln.
- Quasar: Nichts zieht darauf oder hindurch, ob mit Erkundung oder Hypersprung; nur Bedrohungen, die dort ins Spiel kamen, stehen darauf und dürfen von dort überfallen. Eine Schlacht gibt es dort nie.
- Vortex: Ein Start dorthin bringt seinen Effekt, und ebenso jeder Zug, den du mit einem Raumschiff darauf beginnst, je einmal, auch beim Rückruf. Erkundung braucht es nicht.`,
      },
      destinies: {
        title: 'Schicksalskarten',
        text: `Du bekommst zwei Schicksalskarten und behältst geheim eine. Am Ende, nach den Anführern, wird sie gezeigt: Jede ihrer zwei Leisten, auf der du allein oder mit anderen ganz vorn bist, bringt ihre SP.`,
      },
      teams: {
        title: '2 gegen 2',
        asked: 'zwei gegen zwei Team',
        text: `Nachbarn sind ein Team, die Plätze 1 und 2 gegen 3 und 4, jede Person mit eigener Fraktion; gespielt wird reihum. Die Würfel der Teams bestimmen, wer beginnt.
- Keine Schlacht, wenn nur ein Team dort Raumschiffe hat. Teampartner kämpfen als eine Seite: Würfel (höchstens 6), Zielcomputer und Energie zählt jede Person für sich, dann werden die Würfel zusammengelegt. Waren beide beteiligt und gewinnen, rücken beide vor und nehmen die Belohnung; war es eine Person, nur sie. Erreichen beide ein Plättchen, sagt, wer am Zug ist, wer es nimmt, die andere Person erhält 2 SP; ein Ereignis-Feld zählt doppelt, löst aber nur ein Ereignis aus. Besiegt nutzen beide ihr Taktisches Manöver und erhalten Schaden.
- Teampartner sind „andere“, aber keine Gegner. Ihre Raumschiffe besetzen Sektoren. Sie dürfen ihre Geheimnisse kennen.
- Einmal je Zug, wenn beide einverstanden sind, gibt oder nimmt, wer am Zug ist, 1 Ressource, 1 nicht eingesetzten Mond oder 1 Plättchen. Das erste Modul eines Zuges darf der Partner bekommen, der es einbaut und vorrückt.
- Die SP werden zusammengezählt. Jeder Anzeiger löst das Ende aus. Gleichstand: Module beider, dann Ressourcen beider, dann geteilt.`,
      },
    },
  },
  players: {
    title: 'Zu zweit, zu dritt, zu viert',
    lead: 'Was sich mit der Personenzahl ändert.',
    passages: {
      counts: {
        title: 'Zahlen',
        text: `- Erste Planeten: 4 zu zweit, 6 zu dritt, 8 zu viert; mit den Außenposten 10, 12 oder 14 Plättchen. 11, 9 oder 7 Planeten warten im Stapel.
- Die Ereignis-Leiste hat 5, 6 oder 7 Schritte.`,
      },
    },
  },
  box: {
    title: 'Was hier anders ist als in der Schachtel',
    lead: 'Die Regeln sind die veröffentlichten. Die Texte der Karten sind von uns.',
    passages: {
      original: {
        title: 'Was hier neu ist',
        text: `Keine Quelle druckt die Kartentexte. Module, Taktiken, Ereignisse, Bedrohungen, Monde, Plättchen, Schicksalskarten und Upgrades, acht der zwölf Fraktionen und die zweite Fähigkeit der anderen, die Punkte der Leisten, die Preise der Module, die Form des Spielplans und die Zahlen der Raumschiffe sind von uns, im Rahmen dessen, was die Regeln zeigen. Vier Fraktionen, zwei Bedrohungen, eine Taktik und die Basis-Module, die die Regeln nennen, behalten, was davon bekannt ist. Wer die Schachtel hat, findet dort andere Karten.`,
      },
      different: {
        title: 'Was wir entschieden haben',
        text: `- „Jederzeit“ heißt, wann immer du gefragt wirst, und vor einem Überfall und einer Schlacht, die bevorstehen. Verloren geht dadurch nichts.
- Mitten in einer Aktion, die sein muss, geht nur, was dir Mittel bringt.
- Ein Preis gilt als zahlbar mit dem, was in deiner Station ist, mit Monden und mit Boni in Reichweite. Willst du mit einem Plättchen oder einer Großkomplex-Karte zahlen, nutze sie vorher.
- Nach Taktiken wirst du gefragt, weil du eine haben könntest, nicht weil du eine hast: Fragen verraten nichts.
- Die Gelegenheit für Taktiken bleibt offen, bis alle nacheinander gepasst haben.
- Wer eine Karte mit Preis spielt, zahlt ihn, ohne zweite Frage. Was nur auf eine Weise bezahlt werden kann, wird gleich bezahlt.
- Umordnen wird für die Industrie-Reihe angeboten, wo die Reihenfolge zählt.
- Mechaviren sind Schaden, den das Mechavirus-Schwarmnest auf Modulen hinterlässt.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
