import type { StepWords } from '@orrery/kit';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  goal: {
    later: 'Die Fraktionen sind gewählt. Du spielst den Kreis der Gezeitenbauer.',
    title: 'So gewinnst du',
    idea: 'Wer die meisten Siegpunkte (SP) hat, gewinnt. Erreicht jemand 50 SP, sind alle noch einmal am Zug. Dann folgt die Schlusswertung.',
  },
  launch: {
    title: 'Starte dein erstes Raumschiff',
    idea: 'Ohne Raumschiff auf dem Spielplan darfst du zu jedem freien Planeten starten, egal wie weit. Dort nimmst du den obersten Mond.',
    move: 'Starte ein Kolonieschiff zum Planeten B1 oder B3 und beende den Zug.',
    whyNot: {
      ask: 'Warum kein Außenposten?',
      because: 'Das ginge. Aber was ein Außenposten bietet, kostet Ressourcen, und der Mond eines Planeten bringt welche.',
    },
  },
  range: {
    title: 'Von Raumschiff zu Raumschiff',
    idea: 'Ab jetzt zählt die Reichweite: Ein Kolonieschiff erreicht jeden Sektor neben einem deiner Raumschiffe, aber keinen, in dem schon eins von dir ist.',
    move: 'Starte ein Kolonieschiff zum Odessa-Feld nebenan.',
    whyNot: {
      ask: 'Warum nicht Rückruf?',
      because: 'Jedes Raumschiff auf dem Spielplan aktiviert dabei ein Modul. Mit nur einem ist das ein ganzer Zug für eins.',
    },
  },
  base: {
    title: 'Nutze den Außenposten: Kaufe Module',
    idea: 'Den Effekt eines Außenpostens musst du ausführen. Hier kaufst du 1 oder 2 Module, und jedes ist ein Schritt auf seiner Leiste.',
    move: 'Kaufe nacheinander das Festdeck und den Auktionsring.',
    whyNot: {
      ask: 'Warum nicht die Erzbörse?',
      because: 'Sie kostet dort 3, diese beiden kosten je 1.',
    },
  },
  leader: {
    title: 'Rekrutiere einen Anführer',
    idea: 'Auf dem Außenposten wartet dein Anführer. Steht dort dein Raumschiff, rekrutierst du ihn kostenlos. Großkomplexe brauchen Anführer.',
    move: 'Rekrutiere den Anführer auf dem Odessa-Feld und beende den Zug.',
    whyNot: {
      ask: 'Warum nicht den Zug beenden?',
      because: 'Der Anführer ist kostenlos, solange dein Raumschiff hier steht. Nach dem nächsten Rückruf steht es nicht mehr hier.',
    },
  },
  return: {
    title: 'Rückruf',
    idea: 'Statt zu starten, holst du alle Raumschiffe zurück. Unterwegs aktiviert jedes ein Modul, danach können alle wieder starten.',
    move: 'Wähle Rückruf; aktiviere Hauptreaktor und Zentralbank mit je einem Raumschiff.',
    whyNot: {
      ask: 'Warum nicht das dritte starten?',
      because: 'Das ginge: Drei Raumschiffe aktivieren drei Module. Wie es geht, siehst du schon mit zweien.',
    },
  },
  ships: {
    later: 'Zwei Züge später. Du hast zwei weitere Monde genommen.',
    title: 'Baue ein Raumschiff',
    idea: 'Mehr Raumschiffe starten öfter und aktivieren mehr Module. Ein Abfangjäger kostet 3 Titan, und Credits ersetzen Titan.',
    move: 'Rückruf; Zentralbank für den dritten Credit, dann in der Schiffswerft bauen.',
    whyNot: {
      ask: 'Warum kein Kolonieschiff?',
      because: 'Es kostet 2 Titan, hat aber Reichweite 1 und 1 Würfel in der Schlacht. Der Abfangjäger hat beides doppelt.',
    },
  },
  raid: {
    title: 'Überfall einer Bedrohung',
    idea: 'Startest du in die Reichweite einer Bedrohung, muss sie kommen. Der Gleiter in Nebel 6 hat Reichweite 1 und erreicht Planet A6.',
    move: 'Starte ein Kolonieschiff zum Planeten A6 und gehe weiter zum Überfall.',
    whyNot: {
      ask: 'Warum nicht Planet A1?',
      because: 'Ihn erreicht keine Bedrohung, er wäre sicher. Hier siehst du, was sonst geschieht.',
    },
  },
  battle: {
    title: 'Der höchste Würfel gewinnt',
    idea: 'Du hast einen Würfel wie der Gleiter, und jede Energie bringt einen mehr. Der höchste gewinnt, bei Gleichstand der nächste.',
    move: 'Gehe weiter zur Schlacht und setze 1 Energie ein.',
    whyNot: {
      ask: 'Warum nicht mehr Energie?',
      because: 'Jeder weitere Würfel hilft weniger als der davor, und eingesetzte Energie ist weg, auch wenn du verlierst.',
    },
  },
  lost: {
    title: 'Verloren, aber nicht umsonst',
    idea: 'Dein Kolonieschiff kommt bis zum nächsten Rückruf auf den Schrottplatz. Der Mond bleibt dein, und du darfst eine Taktik ziehen.',
    move: 'Ziehe die Taktik, spiele jetzt keine und beende den Zug.',
    whyNot: {
      ask: 'Warum nicht verzichten?',
      because: 'Die Taktik kostet nichts und entscheidet vielleicht eine spätere Schlacht.',
    },
  },
  moons: {
    later: 'Einen Zug später. Dein Kolonieschiff steht auf Planet A1.',
    title: 'Monde einsetzen oder abwerfen',
    idea: 'Abgeworfen wirkt ein Mond einmal. Eingesetzt bleibt er: Im Taktischen Manöver darfst du ihn nach jeder Niederlage nutzen.',
    move: 'Setze dort den Überlegenheits-Mond ein, dann wirf den Mond mit 2 Eis ab.',
    whyNot: {
      ask: 'Warum diesen nicht abwerfen?',
      because: 'Er brächte 1 Energie und 1 Taktik, einmal. Dort eingesetzt, kann er das nach jeder Niederlage.',
    },
  },
  city: {
    title: 'Errichte einen Großkomplex',
    idea: 'Eine Metropole kostet 4 Eis, 3 Anführer und das Kolonieschiff dort, für immer. Sie bringt SP für Anführer dort und daneben.',
    move: 'Abfangjäger zum Planungszentrum, Metropole errichten; ein Mond zahlt das letzte Eis.',
    whyNot: {
      ask: 'Warum kein Kolonieschiff?',
      because: 'Auch das ginge. Aber nur Kolonieschiffe werden Großkomplexe: Spare sie für Planeten.',
    },
  },
  event: {
    later: 'Dein nächster Zug. Der Ereignis-Anzeiger steht ein Feld vor dem Ende.',
    title: 'Löse ein Ereignis aus',
    idea: 'Ein Feld rückt den Anzeiger vor, und ein Planet erscheint. Nach deinem Zug wird eine Leiste gewertet, −1 SP je beschädigtem Modul.',
    move: 'Kaufe am Odessa-Feld die Erzbörse, entferne ein anderes Modul, beende den Zug.',
  },
  end: {
    later: 'Zehn Züge später. Du hast 46 SP.',
    title: 'Das Ende ist nah',
    idea: 'Nach den letzten Zügen zählen Leisten, Großkomplexe, Tresor, Kultur-Module und Anführer. Jetzt ist alles offen.',
    move: 'Spiel allein weiter und lies die Wertung.',
  },
};
