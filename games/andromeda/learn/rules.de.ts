import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'Das Ziel',
    lead: 'Zwei bis vier Expeditionen durchsuchen ein verlassenes Schiff. Kontrolliere Räume und erfülle Aufträge: Beides bringt Kontrollpunkte (KP).',
    passages: {
      winning: {
        title: 'So gewinnst du',
        asked: 'wie gewinnen Siegpunkte gewinne Sieg',
        text: `KP gibt es nur aus zwei Quellen: durch Räume, die du [[ref:term:control|kontrollierst]], und durch erfüllte [[ref:term:mission|Aufträge]].
Am Ende jeder Runde werden die KP aller gezählt. Wer genug hat, gewinnt: 8 zu zweit, 7 zu dritt, 6 zu viert.
Schafft das niemand, gewinnt nach 7 Runden, wer die meisten KP hat.`,
        example: 'Zu dritt. Am Ende von Runde 5 kontrolliert Ada Räume mit 4 KP und hat Aufträge mit 3 KP: Das sind 7, sie gewinnt.',
      },
      pieces: {
        title: 'Deine Forscher',
        text: `Du führst ein Volk mit 16 Forschern. Jeder ist an genau einem Ort:
- in deinem Vorrat: noch nicht trainiert,
- trainiert, auf deiner [[ref:term:speciesCard|Völkerkarte]],
- auf dem Schiff, in einem erforschten Raum.
Trainieren bringt sie aus dem Vorrat auf die Karte, Rufen von der Karte auf das Schiff. [[ref:term:contamination|Kontaminierung]] und [[ref:term:sacrifice|Opfern]] schicken sie vom Schiff in den Vorrat, und der Weg beginnt neu. Andere gibt es nicht: Ist der Vorrat leer, kann niemand trainiert werden, ist die Karte leer, niemand gerufen.
Sagt eine Karte oder ein Raum etwas anderes als diese Regeln, gilt die Karte oder der Raum.`,
      },
      secrets: {
        title: 'Was verborgen ist',
        text: `Geheim sind nur: persönliche Aufträge, bis sie erfüllt sind, die beiden Auftragsstapel, unerforschte Räume, die übrigen Raumteile und die nicht gewählten Völkerkarten. Alles andere liegt offen.`,
      },
    },
  },
  setup: {
    title: 'Spielaufbau',
    lead: 'Den Spielaufbau übernimmt der Computer; hier steht, was er tut und was du wählst.',
    passages: {
      ship: {
        title: 'Das Schiff',
        text: `Die [[ref:room:airlock|Zugangsschleuse]] liegt offen in der Mitte. Um sie herum liegen verdeckt und zufällig Raumteile; sie sind das Schiff. Zwei Raumteile bleiben übrig, und niemand weiß, welche.
Ein verdeckter Raum ist unerforscht: Er hat keinen Effekt, niemand kann ihn betreten oder kontrollieren, und er bringt keine KP.`,
      },
      cards: {
        title: 'Karten und dein Volk',
        text: `- Technologien: Der [[ref:technology:teleporter|Teleporter]] ist immer dabei, dazu 3 zufällige der anderen 7. Sie gehören allen. Ist [[ref:technology:vaccine|Impfstoff]] darunter, liegen seine 10 Marker daneben.
- Völker: Du bekommst 2 Karten und behältst geheim 1. Alle werden gleichzeitig gezeigt; die übrigen kommen ungesehen aus dem Spiel.
- Allgemeine Aufträge: 7 bilden einen Stapel, der oberste wird aufgedeckt.
- Persönliche Aufträge: die anderen 23. Du ziehst 2 und behältst geheim 1; der andere kommt unter ihren Stapel. Die beiden Stapel werden nie gemischt.`,
      },
      explorers: {
        title: 'Forscher und Teleporter',
        text: `Deine Völkerkarte nennt zwei Zahlen: wie viele Forscher in der Zugangsschleuse beginnen und wie viele trainiert auf der Karte. Der Rest der 16 ist dein Vorrat.
Du hast 3 [[ref:term:teleporter|Teleporter]]: Einer beginnt in der Zugangsschleuse, zwei im Vorrat. Den Startspieler bestimmt das Los.`,
        example: 'Sylth beginnen mit 4 Forschern in der Zugangsschleuse und 3 auf der Karte; 9 bleiben im Vorrat.',
      },
      beginner: {
        title: 'Die erste Partie',
        asked: 'erste Partie leicht',
        text: `Eine Variante zum Einstieg: Die Technologien sind [[ref:technology:teleporter|Teleporter]], [[ref:technology:cloning|Klonen]], [[ref:technology:universalTool|Universalwerkzeug]] und [[ref:technology:vaccine|Impfstoff]] mit seinen Markern, und alle bekommen je eine offene Völkerkarte, statt zu wählen.`,
      },
    },
  },
  round: {
    title: 'Eine Runde',
    lead: 'Gespielt werden höchstens sieben Runden zu je vier Phasen. Eine Phase wird beendet, bevor die nächste beginnt.',
    passages: {
      phases: {
        title: 'Vier Phasen',
        asked: 'Ablauf Rundenablauf Überblick',
        text: `1. Befehle zuordnen: Würfel werden geworfen, aufgeteilt und angeboten.
2. Züge in der Reihenfolge der [[ref:term:orderCard|Ablaufkarten]].
3. Kontrollpunkte prüfen: Hat jemand gewonnen?
4. Aufräumen, dann beginnt die nächste Runde.`,
      },
    },
  },
  offers: {
    title: 'Die Angebote',
    lead: 'Wer anbietet, teilt auf; die anderen wählen. Wer annimmt, bekommt eine Ablaufkarte mit ihren Würfeln: was du in dieser Runde tun kannst, und wann.',
    passages: {
      rolling: {
        title: 'Würfeln',
        asked: 'Startspieler anfangen fängt an beginnt',
        text: `Der Startspieler wirft alle Befehlswürfel. Sie zeigen [[ref:die:training|Trainingscamp]], [[ref:die:support|Unterstützung]], [[ref:die:improvise|Improvisieren]], [[ref:die:movement|Bewegung]], [[ref:die:technology|Technologie nutzen]] oder [[ref:die:contamination|Kontaminierung]].
Zeigen mehr als 3 Kontaminierung, bleiben 3 davon liegen; die übrigen werden neu geworfen, bis keiner von ihnen mehr Kontaminierung zeigt. Alle anderen Würfel werden nie neu geworfen. Zusammen sind sie der Pool.`,
      },
      building: {
        title: 'Ein Angebot machen',
        asked: 'aufteilen',
        text: `Der Startspieler bietet zuerst an. Das Angebot liegt auf der niedrigsten Ablaufkarte, die noch niemand hat: mindestens 1 Würfel aus dem Pool, beliebige Symbole.
Für jede Ablaufkarte, die noch kommt, müssen mindestens 2 Würfel im Pool bleiben, damit es für alle reicht.`,
        example:
          'Zu viert, 13 Würfel, erstes Angebot: Drei Karten kommen noch, also bleiben 6 Würfel, und 1 bis 7 kannst du anbieten. Zu dritt sind es 1 bis 6 von 10, zu zweit 1 bis 5 von 7.',
      },
      answering: {
        title: 'Annehmen oder ablehnen',
        asked: 'passen verweigern',
        text: `Das Angebot geht an die nächste Person links ohne Ablaufkarte. Geändert wird es nicht mehr.
- Annehmen: Nimm die Karte mit allen Würfeln.
- Ablehnen: Dasselbe Angebot geht weiter an die nächste Person links ohne Karte.
Lehnen alle ab, muss annehmen, wer angeboten hat.`,
      },
      adding: {
        title: 'Ein Würfel dazu',
        text: `Wer eine Karte nimmt, darf 1 Würfel seiner Wahl aus dem Pool hinzufügen. Das gilt auch für alle, die ihr eigenes Angebot nehmen müssen.`,
        example: 'Du nimmst Trainingscamp und Unterstützung an und fügst Bewegung hinzu: Drei Würfel sind drei Aktionen in deinem Zug.',
        scene: 'Die Karte gehört dir. Du fügst Improvisieren oder Bewegung aus dem Pool hinzu oder keinen Würfel.',
      },
      onwards: {
        title: 'Das nächste Angebot',
        text: `Hat jemand anderes angenommen, macht dieselbe Person das nächste Angebot auf der nächsten Karte. Wer eine Karte hat, bekommt keine Angebote mehr und macht keine.
Hat sie selbst angenommen, bietet die nächste Person links ohne Karte an, nach denselben Regeln.
Die letzte Karte wird nicht angeboten: Sie geht mit allen übrigen Würfeln an die letzte Person. Am Ende haben alle eine Karte, und alle Würfel sind verteilt. Der Startspieler-Marker bleibt, wo er ist.`,
      },
      example: {
        title: 'Eine ganze Angebotsrunde',
        text: `Zu viert im Uhrzeigersinn: Michelle, Sven, Tom, Jasmin. Michelle wirft 13 Würfel, 6 zeigen Kontaminierung: 3 bleiben liegen, 3 werden neu geworfen. Einer zeigt sie wieder und wird noch einmal geworfen, also hat der Pool 3 Kontaminierungswürfel.
1. Michelle bietet 3 Würfel auf Karte 1 an. Sven lehnt ab. Tom nimmt an und fügt einen hinzu: Er hat 4, und 9 bleiben.
2. Michelle bietet 2 Würfel auf Karte 2 an. Sven lehnt ab, Tom wird übersprungen, Jasmin lehnt ab: Michelle muss sie nehmen und fügt einen hinzu. 6 bleiben.
3. Jetzt bietet Sven 2 Würfel auf Karte 3 an. Jasmin nimmt an und fügt einen hinzu. 3 bleiben.
4. Sven bekommt Karte 4 mit diesen 3. Am Zug sind nacheinander Tom, Michelle, Jasmin, Sven.`,
      },
    },
  },
  turn: {
    title: 'Dein Zug',
    lead: 'Alle sind in jeder Runde einmal am Zug: erst Kontaminierung, dann Aktionen, dann Aufträge.',
    passages: {
      order: {
        title: 'Wer wann am Zug ist',
        asked: 'Zugreihenfolge Spielerreihenfolge anfangen fängt an',
        text: `Ablaufkarte 1 beginnt, dann 2 und so weiter. Du beendest deinen ganzen Zug, bevor der nächste beginnt:
1. Kontaminierung,
2. Aktionen in beliebiger Reihenfolge,
3. Aufträge.`,
      },
      contamination: {
        title: 'Kontaminierung',
        asked: 'rote Würfel roter Infektion',
        text: `Für jeden Kontaminierungswürfel auf deiner Karte kommt 1 deiner Forscher vom Schiff in deinen Vorrat. Du wählst, welcher; nur die in der [[ref:room:zone|Verseuchten Zone]] gehen zuerst. Trainierte Forscher auf der Karte sind sicher. Hast du zu wenige auf dem Schiff, gehen alle, der Rest verfällt.
Du darfst [[ref:term:vaccine|Impfstoff-Marker]] ablegen: Jeder hebt einen Würfel auf, kommt zurück zu seiner Technologie und kann wieder genommen werden.
Danach sind die Kontaminierungswürfel weg. Sie taugen für nichts anderes: keine Bewegung, kein Erforschen, kein Auftrag.`,
      },
      actions: {
        title: 'Aktionen',
        text: `Nutze beliebig viele deiner Würfel in beliebiger Reihenfolge, jeden einmal, eine Aktion nach der anderen. Jeder Würfel kann eines von dreien:
- was er zeigt,
- eine einzelne Bewegung,
- einen Raum [[ref:term:exploring|erforschen]].
Eine Karte kann weitere Möglichkeiten nennen. Dazwischen darfst du die Aktion eines Raums nutzen. Was nichts ändern würde, wird nicht angeboten; die Ausnahme ist der Teleporter ohne Marker im Vorrat.
Du musst nicht alle Würfel nutzen. Übrige bleiben bis nach deinen Aufträgen liegen, weil manche Aufträge sie brauchen, und werden dann zurückgelegt.`,
        scene:
          'Mit jedem Würfel erforschst du einen der vier verdeckten Räume um die Zugangsschleuse. Oder du beendest deine Aktionen und lässt deine Würfel ungenutzt.',
      },
      example: {
        title: 'Ein ganzer Zug',
        text: `Tom hat vier Würfel: Kontaminierung, Trainingscamp, Improvisieren, Bewegung.
1. Kontaminierung: Ein Forscher kommt vom Schiff in seinen Vorrat.
2. Trainingscamp: Zwei kommen aus dem Vorrat auf seine Völkerkarte.
3. Improvisieren: Er ruft einen. Er kontrolliert den [[ref:room:engine|Maschinenraum]] und ruft noch einen; beide erscheinen bei seinem Teleporter.
4. Den Bewegungswürfel gibt er zum Erforschen ab: Ein Raumteil wird aufgedeckt, und ein Forscher geht von nebenan hinein. Die drei Bewegungen des Würfels entfallen.
Zusammen hat er einen Forscher mehr auf dem Schiff, gleich viele auf der Karte und einen weniger im Vorrat.`,
      },
    },
  },
  actions: {
    title: 'Was Würfel können',
    lead: 'Trainieren, rufen, bewegen, erforschen, Technologie nutzen: jede Aktion mit ihren Grenzen.',
    passages: {
      training: {
        title: 'Trainingscamp',
        text: `Trainiere bis zu 2 Forscher: aus deinem Vorrat auf deine Völkerkarte. Ist nur 1 im Vorrat, ist es 1; ist keiner da, kannst du nicht trainieren.`,
        example: 'Mira hat 5 im Vorrat und trainiert 2: 3 bleiben, und zwei mehr können gerufen werden.',
      },
      calling: {
        title: 'Unterstützung und Improvisieren',
        text: `[[ref:die:support|Unterstützung]]: Rufe bis zu 2 Forscher von deiner Völkerkarte in Räume mit einem eigenen [[ref:term:teleporter|Teleporter]]. Jeder darf zu einem anderen; das gilt immer, wenn du rufst. Fremde Teleporter nützen dir nichts, und ohne trainierte Forscher kommt niemand.
[[ref:die:improvise|Improvisieren]]: Trainiere 1 Forscher oder rufe 1, nicht beides.`,
        example: 'Mira hat Teleporter in der Zugangsschleuse und im Hangar. Mit Unterstützung ruft sie in jeden Raum einen Forscher.',
      },
      moving: {
        title: 'Bewegung und einzelne Bewegungen',
        asked: 'laufen ziehen',
        text: `[[ref:die:movement|Bewegung]] gibt bis zu 3 Bewegungen. Eine Bewegung bringt einen deiner Forscher in einen angrenzenden erforschten Raum. Du darfst sie aufteilen oder mehrere mit einem Forscher machen.
Räume grenzen aneinander, wenn sie eine Seite gemeinsam haben; Ecken zählen nicht. Einen unerforschten Raum betritt niemand durch Bewegung.
Jeden Würfel außer Kontaminierung kannst du stattdessen für eine einzelne Bewegung abgeben.`,
        example: 'Mit Bewegung geht ein Forscher zwei Räume weit und ein anderer einen.',
      },
      exploring: {
        title: 'Erforschen',
        text: `Bevor jemand einen Raum betritt, muss er erforscht werden. Gib einen beliebigen Würfel außer Kontaminierung ab; was er zeigt, entfällt. Von einem erforschten Raum mit einem deiner Forscher deckst du ein unerforschtes Raumteil daneben auf, und genau 1 Forscher von dort muss hineingehen.
Du darfst in einem Zug mehrmals erforschen, je einen Würfel, auch aus einem gerade erforschten Raum. Ein Raum bleibt für immer erforscht.`,
        example:
          'Tom steht in der Zugangsschleuse. Er gibt einen Würfel Unterstützung ab, deckt das Raumteil darüber auf, findet die Brücke, und ein Forscher geht hinein.',
      },
      technologies: {
        title: 'Technologie nutzen',
        text: `Nutze eine der vier Technologien. Danach ist sie für alle verbraucht, bis aufgeräumt wird: Jede kann am ganzen Tisch einmal pro Runde genutzt werden.
Die Technologie [[ref:technology:teleporter|Teleporter]] darfst du auch nutzen, wenn alle drei Teleporter liegen: Es kommt nichts dazu, aber die Nutzung zählt, etwa für einen Auftrag. Es gibt nie mehr als deine 3 Teleporter und 10 Impfstoff-Marker.`,
        example: 'Sven nutzt Impfstoff und nimmt zwei Marker. Jasmin wollte das auch und muss bis zur nächsten Runde warten.',
      },
    },
  },
  rooms: {
    title: 'Räume und Kontrolle',
    lead: 'Die meisten Punkte sind Räume. Du kontrollierst sie mit mehr Forschern als alle anderen.',
    passages: {
      control: {
        title: 'Kontrolle',
        asked: 'gleicher Raum zusammen Mehrheit Gleichstand Patt Raum verlieren besitzen',
        text: `Du kontrollierst einen erforschten Raum, wenn du dort mehr Forscher hast als jede andere Person und mindestens so viele, wie das Raumteil verlangt: 1, in drei Räumen 2. Bei Gleichstand an der Spitze kontrolliert ihn niemand.
Geprüft wird in dem Moment, in dem es darauf ankommt; in einer Runde kann die Kontrolle oft wechseln. In einem Raum ist Platz für beliebig viele Forscher und Teleporter.
Ein Raumteil zeigt, was der Raum kann, wie viele Forscher die Kontrolle braucht, und seine KP. Manche Eigenschaft darfst du nutzen, eine andere gilt immer, wie es dort steht.`,
        example:
          'Im Reaktor hat Ada 2 Forscher, Ben 2, Cleo 1: Niemand kontrolliert ihn. Ben bewegt einen hinein und kontrolliert ihn mit 3.',
      },
      using: {
        title: 'Raum-Aktionen',
        text: `Einmal pro Runde darfst du die Aktion eines Raums nutzen, den du kontrollierst: bei deinen Aktionen, vor, zwischen oder nach Würfeln. Sie kostet keinen Würfel.
Wechselt die Kontrolle, kann jemand anderes denselben Raum in derselben Runde nutzen. Löst eine Karte eine Raum-Aktion aus, zählt das nicht als deine eine.`,
        example:
          'Du kontrollierst die Besatzungsquartiere und den Reaktor. In dieser Runde nutzt du einen von beiden: vor, zwischen oder nach deinen Würfeln.',
      },
      moving: {
        title: 'Räume, die bewegen',
        text: `- [[ref:room:crew|Besatzungsquartiere]] (1 KP): bis zu 2 Bewegungen.
- [[ref:room:hangar|Hangar]] (1 KP): 1 deiner Forscher geht von hier in einen beliebigen erforschten Raum.
- [[ref:room:reactor|Reaktor]] (1 KP): Zwei Forscher verschiedener Farben in angrenzenden Räumen tauschen die Plätze, deine oder fremde. Die Anzahlen bleiben gleich.
- [[ref:room:armory|Waffenkammer]] (0 KP): Ein beliebiger Forscher kommt vom Schiff auf die Völkerkarte seines Besitzers.`,
        example:
          'Ben kontrolliert den Reaktor. Er tauscht seinen Forscher auf der Brücke mit Adas im Hangar daneben und liegt nun im Hangar vorn.',
        scene:
          'Du nutzt den Hangar: Einer deiner Forscher dort geht in die Kommunikationszentrale, die Zugangsschleuse oder die Besatzungsquartiere, egal wie weit.',
      },
      calling: {
        title: 'Räume, die trainieren und rufen',
        text: `- [[ref:room:engine|Maschinenraum]] (1 KP): Wenn du Forscher rufst, rufe 1 weiteren von deiner Karte zu einem deiner Teleporter. Das gilt auch bei Improvisieren, einmal pro Runde, und ist dann deine Raum-Aktion.
- [[ref:room:comms|Kommunikationszentrale]] (1 KP): Trainiere 1 Forscher oder rufe 1.`,
        scene:
          'Du nutzt die Kommunikationszentrale: Entweder trainierst du 1 Forscher, oder du rufst 1 trainierten in die Zugangsschleuse.',
      },
      others: {
        title: 'Die übrigen Räume',
        text: `- [[ref:room:bridge|Brücke]] (1 KP): Ziehe 2 persönliche Aufträge, dann lege 2 deiner 3 unter den Stapel. Einen behältst du.
- [[ref:room:zone|Verseuchte Zone]] (2 KP, braucht 2): Wer durch Kontaminierung Forscher verliert, verliert zuerst die hier, egal wer den Raum kontrolliert.
- [[ref:room:cryo|Kälteschlafkammer]] (2 KP, braucht 2): sonst nichts.
- [[ref:room:lab|Labor]] (2 KP, braucht 2): Kein Teleporter darf hierher gelegt oder versetzt werden.
- [[ref:room:airlock|Zugangsschleuse]] (1 KP): Hier beginnen alle; sonst ein Raum wie jeder andere.
Alle elf Raumteile zusammen sind 13 KP wert.`,
      },
    },
  },
  missions: {
    title: 'Aufträge',
    lead: 'Nur am Ende deines Zuges kannst du Aufträge erfüllen. Ihre Punkte behältst du, was auch später geschieht.',
    passages: {
      personal: {
        title: 'Dein persönlicher Auftrag',
        asked: 'Auftrag tauschen wechseln ersetzen Ziel Handlimit Handkarten',
        text: `Eine Auftragskarte zeigt ihre Bedingung, ihr Opfer und ihre KP. Von 2 Karten behältst du geheim 1; die andere kommt unter den Stapel.
Hast du ihn erfüllt, ziehst du beim Aufräumen wieder 2 und behältst 1. Sonst darfst du ihn dann einmal unter den Stapel legen und dafür einen neuen ziehen. Das geht vom neuen Startspieler aus reihum.`,
        example: 'Du ziehst Akademie und Nachtwache und behältst den Auftrag, dem du näher bist. Niemand sieht sie.',
      },
      fulfilling: {
        title: 'Aufträge erfüllen',
        text: `Im letzten Schritt deines Zuges prüfst du deinen persönlichen Auftrag und alle offenen allgemeinen.
Ist die Bedingung erfüllt, darfst du ihn erfüllen: Zeige die Karte, bringe das Opfer, und die KP gehören dir. Ein allgemeiner Auftrag ist dann weg; andere können ihn nicht mehr erfüllen.
Du darfst beliebig viele erfüllen, in beliebiger Reihenfolge. Nach jedem wird der nächste neu geprüft: Ein Opfer kann eine andere Bedingung zerstören.`,
        example:
          'Cleo erfüllt zwei Aufträge, die beide den Hangar brauchen. Der erste kostet den Forscher, der ihn kontrollierte: Der zweite geht nicht mehr.',
      },
      sacrifice: {
        title: 'Opfern',
        asked: 'Kosten Preis bezahlen Forscher verlieren',
        text: `Die meisten Aufträge kosten 1 oder 2 Forscher: aus beliebigen Räumen des Schiffs in deinen Vorrat, auch die, mit denen du die Bedingung erfüllst. Hast du zu wenige auf dem Schiff, kannst du ihn nicht erfüllen. Verloren sind sie nicht: Du kannst sie wieder trainieren und rufen.`,
        scene: 'Dein Auftrag kostet 1 Forscher: Du opferst einen aus dem Maschinenraum oder aus der Zugangsschleuse.',
      },
    },
  },
  end: {
    title: 'Zählen und Spielende',
    lead: 'Nach allen Zügen werden die Räume neu gezählt; Aufträge zählen für immer.',
    passages: {
      counting: {
        title: 'Zählen',
        asked: 'Punktewertung Schlusswertung',
        text: `Deine KP sind die deiner erfüllten Aufträge und die der Räume, die du jetzt kontrollierst. KP von Räumen sammelst du nicht: Nächste Runde wird neu gezählt.
Haben mehrere gleich viele und die meisten Forscher in einem Raum, werden seine KP unter denen geteilt, die seine Mindestanzahl haben, abgerundet.
Hat niemand genug KP, geht die Runde mit dem Aufräumen weiter.`,
        example:
          'Ein Raum mit 2 KP, zwei Personen mit je 2 Forschern: je 1 KP. Zu dritt gleich: keine. In einem Raum mit 1 KP bringt ein Gleichstand niemandem etwas, und ein einzelner Forscher in einem Raum, der 2 braucht, auch nicht.',
      },
      cleanUp: {
        title: 'Aufräumen',
        text: `- Alle Technologien sind wieder bereit.
- Der nächste allgemeine Auftrag wird aufgedeckt und kommt zu den noch offenen.
- Der Startspieler-Marker wandert nach links.
- Wer seinen persönlichen Auftrag erfüllt hat, bekommt einen neuen; wer nicht, darf ihn tauschen.
- Ablaufkarten und Würfel kommen zurück.`,
      },
      ending: {
        title: 'Spielende',
        asked: 'Schluss letzte Runde Gleichstand',
        text: `Die Partie endet in der Runde, in der jemand genug KP hat, spätestens nach Runde 7, wenn kein allgemeiner Auftrag mehr aufgedeckt werden kann. Dieses letzte Zählen entscheidet, auch wenn niemand die Zahl erreicht hat.
Wer die meisten KP hat, gewinnt, auch wenn mehrere genug haben. Bei Gleichstand entscheiden die KP aus Räumen, dann wird der Sieg geteilt.`,
        example: 'Ada hat 7 KP, 4 aus Aufträgen und 3 aus Räumen, Ben 7 mit 2 und 5. Ben gewinnt.',
      },
    },
  },
  players: {
    title: 'Zu zweit, zu dritt, zu viert',
    lead: 'Was sich mit der Personenzahl ändert.',
    passages: {
      counts: {
        title: 'Zahlen',
        text: `- Zu zweit: 7 Räume, ohne Waffenkammer und Labor; 7 Würfel; Ablaufkarten 1 und 2; 8 KP gewinnen. Pro Runde gibt es nur ein Angebot: Wer Karte 1 nicht bekommt, hat Karte 2 und alle anderen Würfel.
- Zu dritt: 9 Räume, 10 Würfel, Ablaufkarten 1 bis 3, 7 KP gewinnen.
- Zu viert: 9 Räume, 13 Würfel, Ablaufkarten 1 bis 4, 6 KP gewinnen.`,
      },
    },
  },
  box: {
    title: 'Was hier anders ist als in der Schachtel',
    lead: 'Die Regeln sind die veröffentlichten. Wo keine Quelle die Karten hat, sind sie von uns.',
    passages: {
      original: {
        title: 'Was hier neu ist',
        text: `Die acht Völker mit ihren Zahlen und Fähigkeiten, vier der acht Technologien (Ringversetzer, Generalschlüssel, Transitröhre, Repulsor) und die genauen Effekte der anderen, alle dreißig Aufträge, die Seiten der Würfel und die Anordnung des Schiffs sind von uns. Wer die Schachtel hat, findet dort andere Karten.`,
      },
      different: {
        title: 'Was wir entschieden haben',
        text: `- „Bis zu“ heißt mindestens einmal: Wer trainieren, rufen oder bewegen gewählt hat, tut es wenigstens einmal.
- Der Würfel wird abgegeben, wenn seine Aktion beginnt, nicht danach. Dazwischen kann nichts geschehen.
- Was keine Wahl lässt, wird nicht gefragt; nach Aufträgen aber immer: Eine fehlende Frage würde deinen geheimen Auftrag verraten.
- Aufträge, die du selbst unter den Stapel gelegt hast, kennst du; der Tisch zeigt sie nur dir.
- Der Generalschlüssel geht in jedem erforschten Raum mit einem deiner Forscher, kontrolliert oder nicht.
- Gehen die persönlichen Aufträge aus, ziehst du, was da ist.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
