import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'Das Ziel',
    lead: 'Führe eine Allianz aus bis zu drei Fraktionen durch fünf Runden. Wer dann die meisten Siegpunkte (SP) hat, gewinnt.',
    passages: {
      winning: {
        title: 'So gewinnst du',
        asked: 'wie gewinnen gewinne Siegpunkte',
        text: `Eine Partie dauert genau fünf Runden. Am Ende zählen
- 1 SP für jedes [[ref:resource:prestige|Ansehen]],
- 1 SP für jeden [[ref:term:colony|besiedelten]] und 2 für jeden [[ref:term:developed|entwickelten Planeten]],
- 1 SP für jedes [[ref:resource:relics|Relikt]],
- was deine [[ref:term:mainIdeology|Hauptideologie]] belohnt.
Deine Allianz sind deine eigenen Fraktionskarten, nie ein Pakt unter euch.`,
      },
      resources: {
        title: 'Was du hast',
        asked: 'Geld Münzen',
        text: `- [[ref:resource:credits|Credits]] bezahlen die meisten Aktionen. Du hast nie mehr als 12.
- [[ref:resource:productivity|Produktivität]] bringt jede Runde Credits und sinkt dann. Nie mehr als 12.
- [[ref:resource:discovery|Entdeckungen]] werden Relikte; fortgeschrittene Technologien kosten eine.
- [[ref:resource:influence|Einfluss]] bezahlt das Ernennen und manchen Handel.
- [[ref:resource:cruisers|Kreuzer]] erkunden und führen Krieg. In deinem Spielbereich stehen höchstens 5; was darüber hinausgeht, verfällt.
- [[ref:resource:prestige|Ansehen]] bringt Punkte und bestimmt die Reihenfolge, [[ref:resource:relics|Relikte]] bringen Punkte.
- [[ref:term:strength|Stärke]] ist kein Vorrat: Zähle zusammen, was Technologien und Hauptfraktionen zeigen. Sie löst Gleichstände im Krieg und sagt, wie viele Kreuzer du behältst.
Einfluss, Entdeckungen und Relikte gehen nie aus.`,
      },
      planets: {
        title: 'Planeten',
        text: `Es gibt warme, ozeanische, arktische, vulkanische und unwirtliche Planeten und Wüstenplaneten. Ein Planet mit einem deiner Würfel ist [[ref:term:colony|besiedelt]], mit zweien [[ref:term:developed|entwickelt]]. Einer mit einem Kreuzer ist [[ref:term:occupied|besetzt]]: Wer ihn vorher hatte, bekommt nichts mehr dafür.`,
      },
      symbols: {
        title: 'So liest du die Karten',
        text: `- Ein Pfeil: Wandle um, was links steht, in das, was rechts steht.
- „A > B“: Jedes Mal, wenn A geschieht, darfst du B tun.
- Eine Zahl bei einem Symbol ist ein Gewinn, „× 3“ ein Preis, „× −2“ ein Nachlass. Kein Preis fällt unter null.
- Zwei Belohnungen mit einem Strich dazwischen gehören dir beide; nur „oder“ ist eine Wahl.
- Produktionsfähigkeiten wirken am Ende der Produktionsphase, Einführungsfähigkeiten beim Eintreffen der Fraktion, [[ref:term:lightning|Blitz-Fähigkeiten]] in deinem Zug beliebig oft. Was wiederholbar ist, darfst du tun, so oft du willst.
- Plätze mit 3+ oder 4+ gelten ab so vielen Personen.`,
      },
    },
  },
  setup: {
    title: 'Aufbau',
    lead: 'Die Galaxie legt der Computer aus; du wählst deine erste Fraktion.',
    passages: {
      galaxy: {
        title: 'Die Galaxie',
        text: `Fünf der acht Systeme liegen in einer Reihe. Die ersten zwei sind offen, die Galaktische Flotte steht auf dem ersten. Planetenmarker liegen offen, Erkundungsmarker verdeckt.
Drei der fünf Handelskarten liegen über den Kästen Fertigen, Bergen und Plündern, jede mit ihrem Kasten verbunden. Daneben liegen Kongress und Anomalie.
Verdeckt sind nur: Handkarten, geschlossene Systeme, Erkundungsmarker und unbenutzte Karten.`,
      },
      yours: {
        title: 'Womit du beginnst',
        text: `16 Würfel und 9 Kreuzer im Vorrat, keine Credits, Produktivität 3, Ansehen 0. Die Startperson bestimmt das Los. Auf der Ansehenstafel liegt ihr Würfel oben, die anderen im Uhrzeigersinn darunter: Das ist die erste Zugreihenfolge.`,
      },
      hand: {
        title: 'Deine Hand und die erste Fraktion',
        asked: 'Karten ziehen Handlimit Handkartenlimit nachziehen',
        text: `Du ziehst 7 Fraktionskarten. Einmal darfst du bis zu 3 ablegen und ebenso viele neue ziehen. Danach zieht niemand mehr Fraktionskarten: Diese Hand gilt für die ganze Partie.
Dann wählen alle geheim ihre erste Hauptfraktion und zeigen sie gemeinsam. Du bekommst ihren Einführungsbonus und ihre Einführungsfähigkeiten; 6 Karten bleiben auf der Hand.`,
        example: 'Menschen bringen 2 Credits und 1 Kreuzer: Du beginnst mit 2 Credits, Produktivität 3 und einem Kreuzer.',
      },
    },
  },
  round: {
    title: 'Eine Runde',
    lead: 'Fünf Runden zu je vier Phasen: Produktion, Aktionen, Krieg und Galaxie.',
    passages: {
      phases: {
        title: 'Vier Phasen',
        text: `1. Produktionsphase: Würfel und Credits für alle.
2. Aktionsphase: Zug um Zug je ein Würfel, bis alle genutzt sind.
3. Kriegsphase, aber nicht in Runde 1.
4. Galaktische Phase: Die Flotte zieht weiter, Goldene Zeitalter, neue Reihenfolge. Nicht in Runde 5, die mit ihrem Krieg endet.`,
      },
      production: {
        title: 'Produktion',
        asked: 'Einkommen mehr Geld bekommen',
        text: `1. Nimm 3 Würfel. Würfel aus einem Goldenen Zeitalter kommen dazu.
2. Erhalte so viele Credits, wie du Produktivität hast.
3. Verliere 1 Produktivität; unter 0 fällt sie nie.
4. Nutze die Produktionsfähigkeiten deiner Hauptfraktionen in beliebiger Reihenfolge.
Alle tun das gemeinsam; gibt es etwas zu wählen, geht es nach der Zugreihenfolge.`,
        example:
          'Runde 1 ohne Boni: 3 Credits, dann Produktivität 2. Steigerst du sie nie, bekommst du in der ganzen Partie 3 + 2 + 1 = 6 Credits.',
      },
    },
  },
  turn: {
    title: 'Dein Zug',
    lead: 'Ein Würfel, eine Aktion. Dazwischen eine Fraktionskarte und beliebig viele Umwandlungen.',
    passages: {
      turn: {
        title: 'Ein Zug',
        asked: 'wie viele Aktionen passen',
        text: `Der Reihe nach führen alle mit einem Würfel eine Aktion aus: Besiedeln, Entwickeln, Fertigen, Bergen, Plündern, Handeln, Erkunden, Ernennen oder Erforschen. Kosten zahlst du sofort und ganz. Technologien und Fraktionen können Aktionen ändern.
Solange du Würfel hast, kannst du nicht passen; [[ref:action:plunder|Plündern]] ist immer möglich. Ohne Würfel bist du nicht mehr am Zug. Sind alle fertig, endet die Phase.
Jederzeit in deinem Zug, vor oder nach der Aktion, darfst du 1 [[ref:term:factionCard|Fraktionskarte]] von der Hand spielen.`,
        scene:
          'Du hast 3 Würfel, also drei Aktionen in dieser Runde. Eine davon jetzt: Besiedeln, Fertigen, Plündern, Handeln oder Erforschen.',
      },
      lightning: {
        title: 'Blitz-Fähigkeiten',
        text: `Jederzeit in deinem Zug, beliebig oft und ohne Würfel:
- 1 Entdeckung in 1 Credit,
- 1 Einfluss in 2 Credits,
- 1 Produktivität in 1 Credit,
- und die Blitz-Fähigkeiten deiner Hauptfraktionen.`,
        example: 'Du willst entwickeln und hast 5 Credits und 1 Einfluss: Wandle den Einfluss in 2 Credits um und zahle 7.',
        scene:
          'Deine Aktion ist vorbei. Bevor du den Zug beendest, kannst du noch 1 Entdeckung oder 1 Produktivität in 1 Credit umwandeln.',
      },
      reach: {
        title: 'Erreichbar',
        asked: 'Planet erreichen Entfernung wie weit',
        text: `Erreichbar ist alles auf dem System mit der Galaktischen Flotte und auf allen links davon. Mit dem [[ref:technology:warpDrive|Warp-Antrieb]] auch das nächste System rechts. Weiter rechts ist nichts erreichbar, auch wenn es offen liegt.
Das begrenzt Besiedeln, Erkunden und Besetzen. Zum Entwickeln brauchst du es nicht: Der Planet ist schon deiner.`,
      },
    },
  },
  actions: {
    title: 'Die neun Aktionen',
    lead: 'Jede Aktion mit Preis, Wirkung und Beispiel.',
    passages: {
      colonize: {
        title: 'Besiedeln',
        asked: 'kolonisieren',
        text: `Besiedle einen erreichbaren Planeten ohne Würfel und ohne Kreuzer. Eine deiner Hauptfraktionen muss an ihn angepasst sein, oder du legst für die Anpassung eine Handkarte ab. Unwirtliche Planeten brauchen stattdessen [[ref:technology:terraforming|Terraforming]] und keine Anpassung.
Der Preis ist 1 Credit für jeden Planeten, den du schon besiedelt hast: Der erste ist kostenlos. Entwickelte und besetzte zählen nicht.
Lege einen Würfel darauf und nimm, was der Planet zeigt.`,
        example: 'Du hast 2 besiedelte und einen entwickelten Planeten. Der nächste kostet 2 Credits und bringt sofort seine 2 Einfluss.',
      },
      develop: {
        title: 'Entwickeln',
        text: `Zahle 7 Credits (5 mit [[ref:technology:advancedTerraforming|Fortgeschrittenem Terraforming]]) und lege einen zweiten Würfel auf einen Planeten, den du besiedelt hast; nicht auf besetzte, entwickelte oder fremde. Du erhältst 1 Ansehen und entweder 1 Entdeckung und 1 Einfluss oder 1 Relikt.
Ein entwickelter Planet ist 2 SP wert und erlaubt das Ernennen.`,
        example: 'Du zahlst 7 Credits, erhältst 1 Ansehen und nimmst das Relikt: Mit dem Planeten sind das 3 SP mehr als vorher.',
      },
      manufacture: {
        title: 'Fertigen',
        asked: 'Schiffe bauen',
        text: `Lege einen Würfel in den Kasten Fertigen, der beliebig viele fasst, und baue mindestens 1 Kreuzer, so viele du willst, für je 2 Credits. In deinem Spielbereich stehen nie mehr als 5, und insgesamt hast du 9: Einen Kreuzer, für den kein Platz ist, erhältst du nicht.`,
        example: 'Zwei Kreuzer kosten 4 Credits.',
      },
      salvage: {
        title: 'Bergen',
        text: `Lege einen Würfel in den Kasten Bergen und wandle Entdeckungen in Relikte um, mindestens 1, für je 3 Credits.`,
        example: 'Zwei Entdeckungen und 6 Credits werden mit einem Würfel zu 2 Relikten.',
        scene: 'Du hast 6 Credits und 1 Entdeckung: Bergen macht daraus für 3 Credits 1 Relikt.',
      },
      plunder: {
        title: 'Plündern',
        text: `Lege einen Würfel in den Kasten Plündern und erhalte 1 Entdeckung. Das kostet nichts und geht immer.`,
        example: 'Mit dem letzten Würfel der Runde plünderst du: Aus der Entdeckung kann nächste Runde ein Relikt werden.',
      },
      trade: {
        title: 'Handeln',
        asked: 'tauschen',
        text: `Lege einen Würfel auf ein freies Feld einer Handelskarte und führe einen ihrer Tausche einmal aus. Kannst du ihn nicht bezahlen, darfst du nicht handeln; nur ein Feld zu blockieren ist nicht erlaubt. Eine Karte ohne freies Feld ist geschlossen.
Die Würfel bleiben über die Runden liegen, bis die Karte voll ist: Dann kommt am Ende der Runde ein [[ref:term:goldenAge|Goldenes Zeitalter]]. Eine umgedrehte Karte hat Platz ohne Grenze.`,
        example: 'Interstellarer Warenhandel: Du gibst 7 Credits für 2 Einfluss oder 1 Einfluss für 5 Credits.',
        scene: 'Du hast 7 Credits: genug für einen Tausch auf einer Handelskarte.',
      },
      explore: {
        title: 'Erkunden',
        text: `Lege 1 Kreuzer aus deinem Spielbereich ab, einen Würfel in die Anomalie, und decke einen erreichbaren Erkundungsmarker auf. Du wählst ihn nach seinem Ort, ohne ihn anzusehen. Du erhältst, was er zeigt, Entdeckungen, Relikte oder Einfluss, dann ist er weg. Ohne Kreuzer oder erreichbaren Marker kannst du nicht erkunden. In der Anomalie ist Platz für beliebig viele Würfel.`,
        example: 'Ein Kreuzer für 2 Credits bringt vielleicht 3 Entdeckungen.',
        scene: 'Du hast 1 Kreuzer, und ein Erkundungsmarker liegt in Reichweite.',
      },
      appoint: {
        title: 'Ernennen',
        text: `Mit einem eigenen entwickelten Planeten und 3 Einfluss nimmst du das nächste Feld des Kongresses und sein Ansehen: 5, 4, 4, dann 3 für jedes weitere. Der Würfel bleibt bis zum Ende. Wurde dein einziger entwickelter Planet besetzt, kannst du nicht ernennen.`,
        example: 'Du bist zuerst im Kongress: Aus 3 Einfluss werden 5 Ansehen und damit 5 SP.',
      },
      research: {
        title: 'Erforschen',
        text: `Lege einen Würfel auf eine Technologie deiner Spieltafel oder einer deiner Hauptfraktionen. Sie kostet 5 Credits, eine fortgeschrittene 1 Entdeckung mehr. Du erhältst alle Belohnungen und behältst ihre Fähigkeit. Jede nur einmal; was andere erforschen, betrifft dich nicht.
Zuerst stehen drei offen: Terraforming, Warp-Antrieb, Laserwaffe. In der mittleren Reihe öffnet sich eine, wenn die darunter erforscht ist, in der oberen, wenn eine der mit ihr verbundenen erforscht ist. Technologien einer Fraktion brauchen nichts davor und sind immer gewöhnliche; nur du kannst sie erforschen.`,
        example: 'Mit der Plasmawaffe sind Xenologie und Antimaterie-Geschoss offen, mit dem Hyperraumscanner auch die Planetaren Schilde.',
      },
    },
  },
  technologies: {
    title: 'Technologien',
    lead: 'Neun auf jeder Spieltafel, in drei Reihen. Die der oberen Reihe sind fortgeschritten.',
    passages: {
      list: {
        title: 'Die neun Technologien',
        text: `Was jede sofort bringt, und was sie auf Dauer kann:
- [[ref:technology:terraforming|Terraforming]]: 1 Produktivität. Du darfst unwirtliche Planeten besiedeln.
- [[ref:technology:warpDrive|Warp-Antrieb]]: 1 Relikt. Ein System weiter als die Flotte ist erreichbar.
- [[ref:technology:laserWeapon|Laserwaffe]]: 1 Kreuzer. 1 Stärke.
- [[ref:technology:advancedTerraforming|Fortgeschrittenes Terraforming]] (über Terraforming): 1 Ansehen. Entwickeln kostet 2 Credits weniger.
- [[ref:technology:hyperspaceScanner|Hyperraumscanner]] (über Warp-Antrieb): 1 Ansehen und 1 Einfluss. Jedes Erkunden bringt 1 Relikt dazu.
- [[ref:technology:plasmaWeapon|Plasmawaffe]] (über Laserwaffe): 1 Kreuzer und 1 Ansehen. 1 Stärke.
- [[ref:technology:planetaryShields|Planetare Schilde]] (ab Fortgeschrittenem Terraforming oder Scanner): 1 Ansehen. Deine Planeten sind geschützt.
- [[ref:technology:xenology|Xenologie]] (ab einer der drei): 1 Ansehen, dazu 2 Entdeckungen oder 1 Relikt.
- [[ref:technology:antimatterMissile|Antimaterie-Geschoss]] (ab Scanner oder Plasmawaffe): 2 Kreuzer. 2 Stärke.`,
      },
    },
  },
  factions: {
    title: 'Fraktionen',
    lead: 'In jedem Zug darfst du eine Handkarte auf eine von drei Weisen spielen.',
    passages: {
      main: {
        title: 'Als Hauptfraktion',
        text: `Höchstens drei, die erste eingeschlossen; keine wird je ersetzt oder entfernt. Die neue Fraktion bringt ihren Einführungsbonus aus Credits und Kreuzern und ihre Einführungsfähigkeiten; von da an gehören dir ihre Fähigkeiten, und du darfst Planeten ihrer Anpassung besiedeln. Manche bringen eine eigene Technologie mit.`,
        example: 'In Runde 2 spielst du eine Fraktion für vulkanische Planeten. Im selben Zug besiedelst du einen.',
      },
      ideology: {
        title: 'Hauptideologie',
        asked: 'Ideologie wechseln ändern',
        text: `Jede Fraktion hat eine von fünf Ideologien: [[ref:ideology:militarism|Militarismus]], [[ref:ideology:culturalism|Kulturalismus]], [[ref:ideology:industrialism|Industrialismus]], [[ref:ideology:diplomacy|Diplomatie]], [[ref:ideology:science|Wissenschaft]]. Deine Hauptideologie ist die von mehr als der Hälfte deiner Hauptfraktionen: 1 von 1, 2 von 2, mindestens 2 von 3. Sonst hast du keine.
Einmal in der Partie darfst du eine Karte als wahre Hauptideologie spielen: Nur ihre Ideologie zählt, was auch deine Fraktionen zeigen, und sonst nichts auf ihr. Sie gehört nicht zu deinen drei Hauptfraktionen.`,
        example:
          'Wissenschaft, Wissenschaft, Militarismus: Wissenschaft. Wissenschaft, Militarismus, Diplomatie: keine. Dieselben mit Kulturalismus als wahrer Hauptideologie: Kulturalismus.',
      },
      once: {
        title: 'Einmalig, als Verstärkung oder Anpassung',
        text: `Lege eine Karte ab und erhalte sofort ihre einmalige Verstärkung, oder lege sie ab, um in diesem Zug einen Planeten ihrer Anpassung zu besiedeln; nie beides. Karten, die am Ende auf der Hand sind, zählen nichts.`,
      },
      abilities: {
        title: 'Fähigkeiten im Einzelnen',
        text: `- Was deine Planeten zählt, zählt auch die, die du besetzt hältst.
- Was ausgelöst wird, wirkt einmal je Ereignis, nicht je Stück: Feimur-V5 erhalten 2 Entdeckungen für einen Krieg, in dem sie Kreuzer verlieren, egal wie viele; Auralis 1 Ansehen für einen Planeten mit Entdeckungen. Kreuzer auf Planeten sind nicht verloren, und einen sechsten Kreuzer kannst du nicht erhalten, nur um ihn zu verlieren.
- Cheiki zahlen 5 Credits für 1 Entdeckung und 1 Einfluss, so oft sie wollen. Us’ud erhalten beim Entwickeln 2 Entdeckungen und können die Ionenkanone (3 Stärke) erforschen. Legarchaea produzieren 2 Credits je vulkanischem Planeten. Menschen bringen 2 Credits und 1 Kreuzer.
- Sojourner (Nomadisch): Nach dem Besiedeln darfst du den Würfel von einem anderen besiedelten Planeten nehmen, nicht von einem entwickelten oder in dieser Runde besiedelten, und sofort damit erforschen oder bergen, was du bezahlen musst. Der Planet ist wieder frei und bringt wieder etwas.
- Psykrio behalten mit Energieschilden 2 Kreuzer mehr als ihre Stärke: 5 bei Stärke 3.
- Scythe (Ausschwärmen): Lege 2 Kreuzer ab und stelle einen dritten auf einen erreichbaren, ungeschützten Planeten, der nicht deiner ist. Du erhältst 1 Ansehen, vom Planeten nichts.`,
        scene:
          'Sojourner haben gerade besiedelt: Du darfst deinen Würfel von dem warmen Planeten in Veil nehmen und damit sofort erforschen.',
      },
    },
  },
  war: {
    title: 'Krieg',
    lead: 'Ab Runde 2 werden die Kreuzer in den Spielbereichen verglichen. Die stärkste Flotte herrscht.',
    passages: {
      places: {
        title: 'Plätze und Belohnungen',
        asked: 'Kampf Schlacht kämpfen meiste Gleichstand',
        text: `Wer die meisten Kreuzer im Spielbereich hat, ist [[ref:term:overlord|Overlord]]; die anderen sind Zweite, Dritte, Vierte. Kreuzer auf Planeten zählen nicht. Bei Gleichstand entscheidet mehr [[ref:term:strength|Stärke]]; ist auch sie gleich, erhalten alle die Belohnung dieses Platzes, und der nächste entfällt.
Auf Platz k von n Personen gibt es n − k Credits, für einen Overlord dazu 1 Ansehen. Der letzte Platz bekommt nichts. Ohne Kreuzer nimmst du keinen Platz ein.`,
        example:
          'Zu dritt: Blau hat die meisten Kreuzer und erhält 2 Credits und 1 Ansehen, Grün auf dem zweiten Platz 1 Credit, Rot nichts.',
      },
      occupying: {
        title: 'Einen Planeten besetzen',
        asked: 'Planet erobern angreifen einnehmen',
        text: `Ein alleiniger Overlord darf 1 erreichbaren, ungeschützten Planeten besetzen, der nicht der eigene ist. Das kostet nichts und braucht keine Anpassung, nicht einmal auf einem unwirtlichen Planeten. Alle Würfel dort kommen zu ihrem Besitzer zurück, ein Kreuzer aus dem Spielbereich tritt an ihre Stelle. Was der Planet zeigt, gibt es nicht.
Freie Planeten sind immer ungeschützt, ebenso die von allen, die zu wenige Kreuzer haben.`,
        example:
          'Rot hat einen Kreuzer und drei Planeten. Blau nimmt den entwickelten: Beide Würfel von Rot kommen zurück, Blau stellt einen Kreuzer hin, und Rot verliert 2 SP.',
      },
      protection: {
        title: 'Schutz',
        asked: 'verteidigen Planet verlieren',
        text: `Zähle deine besiedelten und entwickelten Planeten. Hast du mindestens so viele Kreuzer im Spielbereich, sind alle geschützt, sonst keiner. Besetzte sind immer geschützt und zählen nicht mit, ebenso die, die eine Technologie oder Fraktion schützt. Geprüft wird, wenn der Overlord wählt.
Ein verlorener Planet zählt nicht mehr: nicht für den Schutz, nicht für den Preis des Besiedelns, nicht für Fähigkeiten.`,
        example: 'Zwei besiedelte und ein entwickelter Planet brauchen 3 Kreuzer. Mit 2 sind alle drei offen.',
      },
      after: {
        title: 'Nach dem Krieg',
        asked: 'Kreuzer verlieren Grenze',
        text: `Alle legen Kreuzer aus dem Spielbereich ab, bis nicht mehr übrig sind als ihre Stärke. Kreuzer auf Planeten bleiben.`,
        example: 'Blau hatte 3 Kreuzer und Stärke 1: Einer kam auf den Planeten, einer wird abgelegt, einer bleibt.',
      },
    },
  },
  galactic: {
    title: 'Galaktische Phase',
    lead: 'Die Galaxie öffnet sich, volle Handelskarten geben Würfel zurück, und die Reihenfolge wird neu.',
    passages: {
      fleet: {
        title: 'Die Flotte zieht weiter',
        text: `Die Galaktische Flotte zieht ein System nach rechts, dann wird das nächste System aufgedeckt und bekommt seine Marker. In Runde 3 steht sie also auf dem dritten System, und vier sind offen.`,
      },
      golden: {
        title: 'Goldenes Zeitalter',
        text: `Alle Würfel aus Fertigen, Bergen und Plündern kommen auf die Handelskarte darüber, ob dort Platz ist oder nicht. Sind alle Felder einer Karte belegt, hat sie ein Goldenes Zeitalter: Alle nehmen ihre Würfel davon zurück, zusammen höchstens 3, für weitere Aktionen in der nächsten Runde. Der Rest kommt in die Vorräte. Dann wird die Karte umgedreht und hat nie wieder ein Goldenes Zeitalter; Würfel, die noch dorthin kommen, gehen zurück in den Vorrat.
Aufheben kannst du diese Würfel nicht: Alle müssen genutzt werden. Mit ihnen hast du bis zu 6 Aktionen. In Runde 5 gibt es kein Goldenes Zeitalter.`,
        example:
          'Auf der Karte über Plündern liegen 2 von 3 Würfeln. Du hast geplündert: Dein Würfel füllt sie, und nächste Runde hast du eine Aktion mehr.',
      },
      order: {
        title: 'Zugreihenfolge',
        asked: 'Startspieler anfangen fängt an beginnt',
        text: `Wer das meiste Ansehen hat, beginnt. Würfel auf einem Feld liegen übereinander: Wer zuletzt kam, liegt oben und ist vor denen darunter am Zug.`,
        example: 'Ada erreicht Ansehen 4, danach Ben. Ben liegt oben und ist zuerst am Zug.',
      },
    },
  },
  end: {
    title: 'Ende und Wertung',
    lead: 'Nach dem Krieg der 5. Runde wird gewertet.',
    passages: {
      scoring: {
        title: 'Wertung',
        asked: 'Relikte wert Schlusswertung Endwertung Punkte Spielende',
        text: `- 1 SP für jedes Ansehen,
- 1 SP für jeden besiedelten, 2 für jeden entwickelten Planeten; besetzte bringen für sich nichts,
- 1 SP für jedes Relikt,
- deine Hauptideologie, nur diese eine: Militarismus 1 je Planet, den du besetzt hältst; Kulturalismus 1 je 2 Relikte; Industrialismus 1 je entwickeltem Planeten; Diplomatie 1 je 4 Ansehen; Wissenschaft 1 je Technologie, auch die der Fraktionen.
Credits, Produktivität, Entdeckungen, Einfluss, Kreuzer und Handkarten zählen nichts.`,
        example:
          '11 Ansehen, 3 besiedelte und 1 entwickelter Planet und 5 Relikte: 11 + 3 + 2 + 5 = 21. Mit Diplomatie oder Kulturalismus 23, mit Industrialismus 22.',
      },
      ties: {
        title: 'Gleichstand',
        text: `Bei gleichen Punkten entscheidet mehr Ansehen, dann der höher liegende Würfel. Geteilt wird der Sieg nie.`,
      },
    },
  },
  alone: {
    title: 'Allein',
    lead: 'Eine Partie zu zweit, in der ein fiktiver Gegner Planeten besiedelt und Kreuzer baut.',
    passages: {
      opponent: {
        title: 'Der fiktive Gegner',
        asked: 'solo alleine spielen Einzelspieler',
        text: `Aufgebaut wird wie zu zweit. Der Gegner hat eine Farbe, 2 Kreuzer, Stärke 4 und alle gewöhnlichen Technologien; so besiedelt er auch ein System jenseits der Flotte. Er hat kein Ansehen, keine SP und keine Ressourcen.
Nach deinen Aktionen, vor dem Krieg, werden nacheinander 2 Fraktionskarten für ihn aufgedeckt: Er besiedelt den freien, für ihn erreichbaren Planeten am weitesten links, der zur Karte passt, und erhält so viele Kreuzer, wie ihre Zahl sagt, bis zu 5.
Im Krieg vergleichst du Kreuzer mit ihm, bei Gleichstand die Stärke. Deine Punkte ergeben den Rang: ab 16 ein Außenposten, ab 21 eine Föderation, ab 26 ein Imperium, ab 32 ein Goldenes Zeitalter; darunter bist du besiegt.`,
      },
    },
  },
  variants: {
    title: 'Varianten',
    lead: 'Möglichkeiten, die du beim Eröffnen des Tisches wählst.',
    passages: {
      draft: {
        title: 'Fraktionsdrafting',
        asked: 'Draft',
        text: `Statt eine Hand zu ziehen, bekommen alle 7 Karten, behalten geheim 1 und geben den Rest nach links weiter, alle gleichzeitig, bis alle 7 gewählt sind. Abgelegt wird danach nichts.`,
      },
      explored: {
        title: 'Erforschte Galaxie',
        text: `Alle fünf Systeme liegen von Anfang an offen, mit ihren Markern. Was erreichbar ist, hängt weiter an der Flotte.
Eine weitere Möglichkeit sagt, welche Technologien bei Wissenschaft zählen: alle, gewöhnliche oder fortgeschrittene. Szenarien für eine Person, die es anderswo gibt, gehören nicht zum Spiel.`,
      },
    },
  },
  players: {
    title: 'Eine bis vier Personen',
    lead: 'Was sich mit der Personenzahl ändert.',
    passages: {
      counts: {
        title: 'Zahlen',
        text: `- Handelskarten haben zu zweit 3 Felder, zu dritt 4, zu viert 5.
- Plätze mit 3+ und 4+ auf Systemen bekommen nur ab so vielen Personen Marker.
- Krieg: Zu zweit erhält nur der Overlord etwas, zu dritt auch der zweite Platz, zu viert auch der dritte.
- Allein spielst du gegen den fiktiven Gegner.`,
      },
    },
  },
  box: {
    title: 'Was hier anders ist als in der Schachtel',
    lead: 'Die Regeln sind die veröffentlichten. Viele Zahlen der Karten kennen wir nicht; sie sind von uns.',
    passages: {
      original: {
        title: 'Was hier neu ist',
        text: `Keine Quelle nennt sie, also sind diese von uns: der Preis des Erforschens, Belohnungen von Planeten und Technologien, die meisten Handelskarten, Erkundungs- und Planetenmarker, die Werte von Kongress und Krieg über ein Beispiel hinaus, alle Fraktionen außer den wenigen, die in den Regeln stehen, ihre Verstärkungen, die Ränge allein und die Namen der Systeme. Wer die Schachtel hat, findet dort andere Karten.`,
      },
      different: {
        title: 'Was wir entschieden haben',
        text: `- Erforschen kostet 5 Credits: Mit weniger gewann meistens die Wissenschaft.
- Eine Aktion nennt ihr Ziel sofort, damit nichts beginnt, was nicht zu Ende geht. Eine einmalige Anpassung wird zusammen mit ihrem Besiedeln gespielt.
- Nach der letzten Karte beim Fraktionsdrafting und nach einem Zug, in dem nichts mehr geht, wird nicht gefragt.
- Gewinne ohne Preis geschehen von selbst. Was einen Preis hat, wird allen angeboten, die ihn zahlen können oder nach einer Umwandlung oder Karte könnten.
- Ohne Kreuzer nimmst du im Krieg keinen Platz ein.
- Fähigkeiten für den alleinigen Overlord wirken bei ungelöstem Gleichstand nicht.
- Fähigkeiten, die weiter reichen, werden zusammengezählt, aber nie bis zu einem geschlossenen System.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
