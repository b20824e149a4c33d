import { chaptersOf, type RulesText } from '@orrery/kernel';
import { outline } from './outline.ts';

const text: RulesText<typeof outline> = {
  goal: {
    title: 'Das Ziel',
    lead: 'Erforscht gemeinsam Technologien, breitet euch in die nahen Systeme aus und beansprucht Errungenschaften. Wer die meisten Siegpunkte (SP) hat, gewinnt.',
    passages: {
      winning: {
        title: 'So gewinnst du',
        asked: 'wie gewinnen gewinne Siegpunkte',
        text: `SP werden nur einmal gezählt, nach der letzten Runde. Das Ende beginnt, wenn genug Errungenschaften beansprucht sind: 4 zu viert, 3 zu zweit oder zu dritt. Die Runde wird beendet, dann folgt noch eine.`,
      },
      cubes: {
        title: 'Würfel und Erz',
        asked: 'keine Würfel mehr Arbeiter',
        text: `Jede der vier Fraktionen hat 20 Würfel und nie mehr. Ein Würfel zeigt eine von sechs Seiten: Vorrat, [[ref:term:population|Bevölkerung]] oder ein Raumschiff der Stufe 1 bis 4. Aus Vorrat wird Bevölkerung, aus Bevölkerung ein Raumschiff, oder sie bleibt für immer auf einer Technologie.
Die andere Ressource ist [[ref:term:ore|Erz]]. Davon ist immer genug da.`,
      },
      mat: {
        title: 'Dein Fraktionstableau',
        text: `Darauf liegen dein [[ref:term:supply|Vorrat]] in Spalten mit Buchstaben, 8 Nahrungsmarker und 8 Erzmarker auf zwei Produktionsleisten und darüber die [[ref:term:automation|Automatisierung]]. Marker verlassen eine Leiste von links und kommen auf den freien Platz ganz rechts zurück: Je weniger dort liegen, desto mehr produzierst du. [[ref:term:star|Sternmarker]] für Errungenschaften gehen nie aus, Nahrungs- und Erzmarker schon.`,
      },
      boards: {
        title: 'Die beiden Pläne',
        text: `Der Technologieplan beginnt links mit den Raumfahrtgrundlagen; rechts davon liegen vier Spalten mit Feldern, Stufe I bis IV. Eine Technologie hat Aktionsfelder, dauerhafte Fähigkeiten, einen Sofortbonus oder mehreres davon, für jede Fraktion, die sie erforscht hat. Es gibt vier [[ref:term:types|Arten]]: Wissenschaft, Wirtschaft, Militär, Handel. Das große Dreieck links ist die Art der Karte (zwei Farben: beide), das kleine rechts gibt sie an die Felder dahinter weiter.
Auf dem Expeditionsplan liegen Sol, Systemkarten, Werften und der Deep Space, durch Linien verbunden. Ein System zeigt die nötige Stärke, seine SP, was es produziert (Nahrung, Erz oder beides) und meist Boni. Die zwei A-Felder liegen nahe bei Sol; B-Systeme sind weiter weg, verlangen mehr und bringen mehr.`,
      },
    },
  },
  setup: {
    title: 'Spielaufbau',
    lead: 'Den Spielaufbau übernimmt der Computer. Offen ist alles außer der Reihenfolge der Stapel und den Ereignissen.',
    passages: {
      table: {
        title: 'Der Tisch',
        text: `Die vier Technologien der Stufe I liegen offen. Auf jedem Feld der Stufen II und III liegt verdeckt ein Ereignis: 6 der 10 ihrer Stufe, darunter die zwei, die Gilden öffnen. Die Technologiestapel liegen daneben, Gilden sind verdeckt.
Zwei A- und zwei B-Systeme liegen offen, der Rest sind zwei Stapel. Vier Errungenschaften sind im Spiel: Imperium, Transzendenz, eine von vier A und eine von vier B.
Noch steht keine Aktionsfigur auf dem Plan. Der Startspieler behält den Marker die ganze Partie, und alle kennen die Raumfahrtgrundlagen.`,
      },
      factions: {
        title: 'Deine Fraktion',
        text: `Jede Fraktion hat ein Standard- und ein Expertentableau; an einem Tisch nutzen alle dieselbe Sorte. Standardtableaus produzieren gleich und beginnen mit kleinen Unterschieden. Du beginnst mit 2 Bevölkerung, einem Raumschiff der Stufe 1 in Sol und 17 Würfeln im Vorrat, dazu mit 2 Erz (zu dritt und zu viert der Startspieler mit 3); dein Tableau kann das ein wenig ändern.`,
      },
    },
  },
  turn: {
    title: 'Dein Zug',
    lead: 'Jeder Zug hat eine Aktion, eine Produktion und, wenn du sie verdient hast, eine Errungenschaft.',
    passages: {
      phases: {
        title: 'Drei Phasen',
        text: `Gespielt wird im Uhrzeigersinn. Eine Runde ist je ein Zug von allen, beginnend mit dem Startspieler.
1. Aktion: genau eine, mit deiner Aktionsfigur.
2. Produktion: genau eine von drei Arten.
3. Errungenschaft: höchstens eine.`,
      },
      pawn: {
        title: 'Die Aktionsfigur',
        asked: 'Arbeiter einsetzen besetzt blockiert passen',
        text: `Ziehe deine [[ref:term:pawn|Aktionsfigur]] auf ein Aktionsfeld und führe aus, was daneben steht.
- Ein Feld mit einer anderen Figur ist gesperrt.
- Die Figur muss ziehen; ein anderes freies Feld derselben Karte oder Aktion genügt.
- Nur die unterste Aktion der Raumfahrtgrundlagen, „Bevölkerung und Erz“, hat Platz für alle und darf wiederholt werden.
- Felder einer Technologie sind für alle, die sie erforscht haben, mit einem Würfel auf der Leiste links daneben, oder denen sie privat gehört. Felder auf dem Plan selbst sind für alle: Raumfahrtgrundlagen und offene Gilden.
- Auf eine Technologie ohne Aktionsfeld zieht nie eine Figur, und eine neue kannst du ab deinem nächsten Zug nutzen.`,
        example:
          'Deine Figur steht auf Forschung I. Bleiben darf sie nicht, aber das andere Feld von Forschung I ist frei. „Bauen und springen“ ist auf beiden Feldern besetzt, und Terraforming hast du nicht erforscht.',
      },
      costs: {
        title: 'Was es kostet',
        text: `Was vor dem Doppelpunkt steht, ist der Preis, ganz zu zahlen vor allem anderen. Zwei Felder der Raumfahrtgrundlagen kosten 1 Erz mehr. Was du nicht zahlen oder ausführen kannst, kannst du nicht wählen.
Auch keine Aktion, die nichts ändert. Es zählt die Aktion als Ganzes: Ändert ein Teil etwas, dürfen andere wegbleiben. Raumschiffe, die hin und zurück ziehen, haben nichts geändert. „Bevölkerung und Erz“ bringt immer ein Erz, also gibt es immer etwas zu tun, und niemand passt.`,
        example: '4 Sprünge darfst du nicht wählen, um keinen zu machen; 2 Erz und 2 Sprünge darfst du allein für das Erz wählen.',
      },
      must: {
        title: 'Müssen und dürfen',
        text: `Effekte werden ganz ausgeführt, außer es heißt „kann“, „darf“, „bis zu“ oder „freiwillig“; das betrifft nur den Teil daneben. Manche Effekte sind ein Satz: Dann ist der Satz die Regel. Dreierlei ist immer freiwillig: einzelne Sprünge, Upgrades, für die Raumschiffe fehlen oder schon Stufe 4 haben, und Vorrat, der ausgegangen ist.
Eine Aktion, deren Pflichtteil nicht geht, kannst du nicht wählen. Ein Bonus oder Ereignis wird ausgeführt, so weit es geht.`,
        scene: '„Bauen und springen“ sagt „darf“: Du machst aus 1 Bevölkerung ein Raumschiff, oder du verzichtest und springst nur.',
      },
    },
  },
  actions: {
    title: 'Aktionen für alle',
    lead: 'Die Raumfahrtgrundlagen stehen allen ab dem ersten Zug offen, Gilden, sobald ein Ereignis sie öffnet.',
    passages: {
      basic: {
        title: 'Raumfahrtgrundlagen',
        text: `1. Forschung I: Nutze 1 Bevölkerung, um eine Technologie der Stufe I zu erforschen. Kein Erz.
2. Forschung II: Zahle 2 Erz und nutze 1 Bevölkerung, um eine Technologie der Stufe II zu erforschen, bekannt oder nicht.
3. Bauen und springen: Du darfst 1 Bevölkerung in ein Raumschiff der Stufe 1 umwandeln, in Sol oder in einer Werft, die du kontrollierst; dann bis zu 2 Sprünge, auch mit dem neuen. Eines von beiden musst du tun.
4. Bevölkerung und Erz: Der Vorratswürfel ganz links wird Bevölkerung, was auch die Nahrungsleiste zeigt, und du erhältst 1 Erz. Ohne Vorrat bleibt dir das Erz.
Auf Feldern, an denen 1 Erz steht, kosten die Aktionen 2 und 3 je 1 Erz mehr.`,
        example: 'Forschung II auf einem solchen Feld kostet 3 Erz und 1 Bevölkerung.',
      },
      guilds: {
        title: 'Gilden',
        text: `Vier [[ref:term:guild|Gilden]] liegen verdeckt. Das Ereignis, das eine öffnet, nimmt ihre Abdeckung für immer weg: Von da an ist sie ein Feld für alle, ohne Forschung. Die Terraforming Gilde kolonisiert, die Akademie Gilde erforscht Stufe III, die Technokraten Gilde Stufe IV oder führt eine Aktion noch einmal aus, die Pfadfinder Gilde springt und darf kolonisieren.`,
      },
      cubes: {
        title: 'Würfel nutzen, nehmen, zurücklegen',
        asked: 'keine Bevölkerung keine Würfel mehr',
        text: `- Bevölkerung nutzen: Sie muss auf deinem Tableau liegen. Meist ist es 1. Braucht der Effekt Bevölkerung und der Preis auch, zählt beides zusammen.
- Vorrat nutzen: von links nach rechts; eine Spalte muss leer sein, bevor die nächste drankommt. Nahrungsmarker spielen keine Rolle. Nur wenn der Vorrat ausgeht, darf Bevölkerung das Fehlende ersetzen.
- Bevölkerung zurückholen: Sie wird Vorrat, in die Spalte ganz rechts mit freiem Platz, von rechts nach links. Sind alle voll, kommt sie über Spalte A, die dadurch länger wird.
- Manche Effekte nehmen oder versetzen Würfel anderswo; solche Lücken bleiben, bis Würfel zurückkommen.
- Erz, das du zahlst, kommt in den allgemeinen Vorrat, außer die Karte nennt jemand anderen.`,
        example:
          'Eine Aktion, die 2 zurückgeholte Bevölkerung kostet und dann forscht, braucht 3: zwei zum Zurückholen, eine zum Hinlegen.',
        scene:
          'Du verschiebst einen Vorratswürfel in Spalte A, aus B, C, D oder E: Mit einem Würfel darin bringt ihr Buchstabe wieder Wachstum.',
      },
    },
  },
  research: {
    title: 'Forschung',
    lead: 'Wähle ein Feld, lege einen Würfel hin, führe sein Ereignis aus, wähle seine Karte, nimm den Bonus.',
    passages: {
      steps: {
        title: 'Die Reihenfolge',
        asked: 'Technologiebaum lernen',
        text: `1. Wähle ein Feld der Stufe, die die Aktion nennt.
2. Lege 1 Bevölkerung auf seine Leiste.
3. War das Feld unbekannt, Stufe II oder III: das Ereignis.
4. War es unbekannt: seine Technologie.
5. Der Sofortbonus.
Die Stufen III und IV erreichst du nicht mit den Raumfahrtgrundlagen: Du brauchst eine Technologie, eine Gilde oder einen Bonus, der dort forscht.`,
      },
      field: {
        title: 'Welches Feld',
        asked: 'Voraussetzungen Technologie Stufe 4',
        text: `Du darfst es noch nicht erforscht haben und brauchst alle Technologien direkt links davon, die eine Linie mit ihm verbindet: bei Stufe I keine, darüber eine oder zwei. Auf manchen Feldern der Stufe IV genügen zwei von drei.
Zeigt die Aktion ein Auge, kannst du nur eine bekannte Technologie wählen. Was eine Fraktion entdeckt hat, ist allen bekannt, und wer die Voraussetzungen hat, kann es erforschen.`,
      },
      cube: {
        title: 'Der Würfel',
        text: `Der Würfel bleibt bis zum Ende dort. Andere versperren nichts: Beliebig viele Fraktionen können dieselbe Technologie erforschen, und sie zählt für jede, egal wer sie gefunden hat. Jede hat dort höchstens einen Würfel.`,
      },
      event: {
        title: 'Das Ereignis',
        text: `Ein unbekanntes Feld der Stufe II oder III verbirgt ein [[ref:term:event|Ereignis]]. Es wird aufgedeckt, wenn der Würfel liegt und bevor die Technologie gewählt wird, und betrifft alle, wenn es nichts anderes sagt. Danach wird es abgelegt oder bleibt, wo es sagt. Bekannte Felder und die Stufen I und IV haben keines; auf jedem Feld von II und III liegt entweder ein Ereignis oder eine Technologie.`,
      },
      card: {
        title: 'Die Technologie',
        text: `Die Art kommt von den kleinen Dreiecken der Voraussetzungen. Sind sie verschieden, wählst du eine, bevor du Karten siehst; wo zwei von drei genügen, zählen nur die, die du hast.
Vom Stapel der Stufe werden Karten aufgedeckt, bis zwei dieser Art gefunden sind (eine zweifarbige passt zu beiden). Eine davon legst du für den Rest der Partie auf das Feld. Die übrigen kommen in zufälliger Reihenfolge unter den Stapel. Findet sich nur eine, kommt diese; findet sich keine, wählst du aus zwei gezogenen.
Wissenschaft bringt automatisiertes Erz und Forschung, Wirtschaft Nahrung und Bevölkerung, Militär Raumschiffe, Handel Kolonien und Bewegung; zwei Farben mischen beides.`,
      },
      bonus: {
        title: 'Der Sofortbonus',
        text: `Was im Kasten SOFORT steht, bekommst du einmal, wenn du sie erforschst; ebenso alle, die sie später erforschen. Alles andere ist ein Aktionsfeld, ab deinem nächsten Zug, oder eine Fähigkeit, die ab jetzt wirkt.`,
      },
      example: {
        title: 'Eine ganze Forschung',
        text: `Denis hat Engstrahl-Laser (Militär) und Terraforming (Handel). Mit Forschung II kann er die drei Felder wählen, die mit diesen verbunden sind, nicht die, die Genetik oder Robotik brauchen.
Er nimmt das unbekannte Feld, das mit beiden verbunden ist: 2 Erz, 1 Bevölkerung auf die Leiste, dann das Ereignis. Er darf zwischen Militär und Handel wählen und sagt Militär. Karten werden aufgedeckt, bis zwei militärische da sind, Humanexperimente und Plasma-Kanone. Er legt die Plasma-Kanone hin und nimmt ihren Bonus. Ihr Feld nutzt er ab seinem nächsten Zug; andere, sobald sie sie erforscht haben.`,
      },
    },
  },
  automation: {
    title: 'Automatisierung und Sternmarker',
    lead: 'Maschinen übernehmen: Ein Marker verlässt seine Produktionsleiste für immer.',
    passages: {
      track: {
        title: 'Automatisierung',
        text: `Automatisiere 1 Nahrung oder 1 Erz: Der Marker ganz links auf der Leiste kommt auf die Automatisierungsleiste, und du produzierst mehr. Sie hat 7 Stufen, manche mit SP; jeder weitere Marker liegt daneben und ist 1 SP wert. Ist die Produktionsleiste leer, kommt ein Sternmarker. Von der Automatisierungsleiste kommt kein Marker zurück. Auch Stützpunkte und Kolonien nehmen Marker, aber das ist keine Automatisierung.`,
      },
      stars: {
        title: 'Sternmarker als Ersatz',
        text: `Fehlt für Automatisierung, Kontrolle oder Kolonie ein Nahrungs- oder Erzmarker, weil keiner dieser Sorte mehr da ist, ersetzt ihn ein Sternmarker; nie aus freier Wahl. Er beansprucht keine Errungenschaft. Er wird nicht getauscht, wenn später Marker zurückkommen, und muss er zurück, liegt er neben deinem Tableau. Die Produktion ändert er nicht.`,
      },
    },
  },
  ships: {
    title: 'Raumschiffe und Kontrolle',
    lead: 'Raumschiffe geben Stärke. Die stärkste Flotte kontrolliert einen Ort, und ihr Stützpunkt erhöht die Produktion.',
    passages: {
      building: {
        title: 'Bauen',
        text: `Nimm einen Würfel, Bevölkerung oder Vorrat, wie angegeben, und drehe ihn auf die Stufe des Raumschiffs. Es erscheint in Sol oder in einer [[ref:term:base|Werft mit deinem Stützpunkt]], ob dort Raumschiffe von dir sind oder nicht; mehrere dürfen an verschiedene Orte. Auf Systemkarten und im Deep Space wird nicht gebaut, außer ein Effekt sagt es. Erscheint ein Raumschiff, wo du keine Kontrolle hast, wird sie sofort geprüft.`,
        scene: 'Dein Stützpunkt steht in Werft 2, also erscheint das neue Raumschiff nach Wahl dort oder in Sol.',
      },
      upgrading: {
        title: 'Upgrades',
        text: `Drehe eines deiner Raumschiffe auf eine höhere Stufe, höchstens 4; was darüber hinausgeht, verfällt. „Bis zu 2 Raumschiffe“ heißt zwei verschiedene oder weniger. Gleich danach wird die Kontrolle geprüft, und nach folgenden Sprüngen noch einmal.`,
        scene: 'Ein Upgrade: Dein Stufe-1-Raumschiff in Sol oder das bei YZ Ceti erreicht Stufe 2.',
      },
      jumping: {
        title: 'Sprünge',
        asked: 'bewegen Reichweite',
        text: `Ein Sprung bewegt eines deiner Raumschiffe entlang einer Linie. Du teilst die Sprünge auf, wie du willst, und darfst welche verfallen lassen. Alle Sprünge eines Effekts sind eine Bewegung: Durchflogene Orte haben keine Wirkung, fremde Raumschiffe versperren nichts, und erst danach werden Kontrolle und Boni geprüft. In Sol und den Deep Space darfst du wie an jeden Ort.`,
        scene:
          'Zwei Sprünge: Dein Raumschiff fliegt von Sol zu Luytens Stern oder Lalande 21185 und mit dem zweiten weiter, oder du lässt ihn verfallen.',
      },
      control: {
        title: 'Wer die Kontrolle hat',
        asked: 'System übernehmen angreifen Kampf kämpfen Mehrheit Raumschiffe',
        text: `Systeme und Werften können kontrolliert werden, Sol und der Deep Space nie. [[ref:term:control|Kontrolle]] heißt: Dort liegt ein Stützpunkt von dir. Stärke ist die Summe der Stufen deiner Raumschiffe; Stützpunkte zählen nichts dazu. Angepasst wird nach jeder Änderung, auch außerhalb deines Zuges, aber nie mitten in einer Bewegung.
- Keine Raumschiffe dort: Wer ankommt, übernimmt, auch einen Stützpunkt ohne Raumschiffe.
- Raumschiffe dort: Du brauchst mehr Stärke als die Fraktion, die den Ort kontrolliert. Gleiche Stärke ändert nichts.
- Raumschiffe der kontrollierenden Fraktion ziehen ab: Ist jetzt eine andere Fraktion allein am stärksten, übernimmt sie. Gehört sie noch zu den Stärksten, bleibt alles, wie es ist. Stehen mehrere andere gleich stark darüber, verliert sie den Ort, und niemand hat ihn, bis eine allein am stärksten ist.
- Alle ziehen ab und sonst ist niemand da: Der Stützpunkt bleibt.
Wer kontrolliert, ist dort also nie schwächer als andere.`,
        example:
          'Du bringst Stärke 3 in ein System, das mit Stärke 2 kontrolliert wird: Es ist deines. Bei 3 gegen 3 hätte sich nichts geändert.',
      },
      bases: {
        title: 'Stützpunkte',
        asked: 'Basis verlieren Außenposten',
        text: `Kontrolle zu übernehmen ist nie freiwillig: Sofort errichtest du einen Stützpunkt, mit dem Marker ganz links auf der Leiste, die der Ort produziert (bei beiden nach Wahl; wählst du eine leere Sorte, einen Sternmarker). Wer die Kontrolle verliert, nimmt vorher seinen Stützpunkt zurück, auf den freien Platz ganz rechts seiner Leiste. Der neue muss nicht von derselben Sorte sein.
Ein Stützpunkt lässt dich in einer Werft bauen oder ein System kolonisieren und ist am Ende 1 SP wert.`,
      },
      bonuses: {
        title: 'Boni von Orten',
        text: `Ein System mit Nadel gibt seinen Bonus der Fraktion, die gerade die Kontrolle übernommen hat, auch außerhalb des eigenen Zuges und jedes Mal neu; nicht beim Kolonisieren. Erst werden alle Stützpunkte gesetzt, dann kommen die Boni: zuerst wer am Zug ist, dann reihum, jede Fraktion in ihrer Reihenfolge. Manche Systeme geben etwas, wenn man hinzieht; was ein System sonst tut, steht auf seiner Karte.`,
        scene: 'Du hast in einer Bewegung Sirius und Proxima Centauri übernommen: Beide Boni kommen, in deiner Reihenfolge.',
      },
      example: {
        title: 'Eine ganze Bewegung',
        text: `Ellen hat 4 Sprünge. Ihr Raumschiff der Stufe 2 zieht von Barnards Stern in die Werft daneben (1), ihr Raumschiff der Stufe 3 von Sirius nach Tau Ceti (2); ein Sprung bleibt übrig.
- Die Werft behält, wer sie kontrolliert: gleiche Stärke.
- In Tau Ceti steht es 3 gegen 2. Frank nimmt seinen Stützpunkt auf die Erzleiste zurück; Ellen wählt ihren linken Nahrungsmarker und bekommt den Bonus.
- Bei Sirius hat jetzt nur Georg Raumschiffe: Ellens Stützpunkt geht zurück, Georg setzt seinen und bekommt 1 Erz, obwohl er nicht am Zug ist.
- Bei Barnards Stern ist niemand mehr, also bleibt ihr Stützpunkt.`,
      },
    },
  },
  colonize: {
    title: 'Kolonisieren',
    lead: 'Ein System, das du kontrollierst, gehört dir für immer, um den Preis von Raumschiffen.',
    passages: {
      conditions: {
        title: 'Bedingungen',
        text: `Nur Systemkarten kannst du kolonisieren, je Effekt eine. Du musst sie kontrollieren und dort mindestens die verlangte Stärke haben. Fremde Raumschiffe spielen keine Rolle. Ein Effekt kann anderes sagen.`,
      },
      steps: {
        title: 'Die Schritte',
        text: `1. Nimm von dort eigene Raumschiffe mit zusammen mindestens dieser Stärke zurück; mehr ist erlaubt und bringt nichts. Sie werden Vorrat, von rechts nach links. Als verloren gelten sie nicht.
2. Alle übrigen Raumschiffe dort, auch deine, werden in den Deep Space vertrieben und behalten ihre Stufe. Das ist kein Sprung.
3. Nimm die Karte mit ihrem Stützpunkt neben dein Tableau. Eine neue Karte desselben Stapels (des anderen, wenn er leer ist) kommt dorthin, für alle lesbar, ohne Raumschiffe und Stützpunkt. Sind beide leer, bleibt der Platz leer.`,
      },
      reward: {
        title: 'Was es bringt',
        text: `Lege einen zweiten Marker auf die Karte, wieder den linken einer Sorte, die das System produziert, oder einen Sternmarker, wenn keiner mehr da ist. Beide bleiben für immer dort. Dann nimm den Bonus unten auf der Karte, ganz. Seine Sprünge dürfen schon in das neue System führen.
Ein kolonisiertes System gilt nicht mehr als kontrolliert und geht nicht verloren. Es zählt seine SP, nicht die 1 SP eines Stützpunkts.`,
      },
      example: {
        title: 'Beispiel',
        text: `Heidi kontrolliert Kapteyns Stern, der 4 verlangt. Bei Barnards Stern hat sie Raumschiffe ohne Kontrolle, bei Lalande 21185 zu wenig Stärke: Nur Kapteyns Stern geht. Sie nimmt zwei Raumschiffe der Stufe 2 zurück, das erste auf den letzten freien Platz der Spalte B, das zweite in Spalte A. Die zwei anderen dort werden in den Deep Space vertrieben. Sie nimmt die Karte, ein neues B-System kommt, sie legt einen Nahrungsmarker dazu, und der Bonus lässt sie einen Vorratswürfel als Raumschiff in den Deep Space stellen.`,
      },
    },
  },
  production: {
    title: 'Produktion und Ressourcenhandel',
    lead: 'Nach der Aktion wählst du eines: Bevölkerung, Erz oder Ressourcenhandel.',
    passages: {
      choice: {
        title: 'Eines von dreien',
        asked: 'Einkommen Produktion auslassen',
        text: `Du musst genau eines wählen: Bevölkerungswachstum, Erzproduktion oder Ressourcenhandel. Das sind keine Aktionen, die Figur bleibt stehen. Wachstum und Erz nimmst du ganz.`,
        example:
          'Ein Nahrungsmarker und zwei Erzmarker haben dein Tableau verlassen: Du nimmst das Wachstum oder das ganze Erz, nie beides in einem Zug.',
      },
      growth: {
        title: 'Bevölkerungswachstum',
        asked: 'Bevölkerung bekommen',
        text: `Für jeden Buchstaben der Nahrungsleiste, den kein Marker verdeckt (der erste nie), nimm 1 Würfel aus der Vorratsspalte mit diesem Buchstaben: Er wird Bevölkerung. Eine leere Spalte bringt nichts, eine volle nie mehr als 1. Nur hier wird Vorrat nicht von links nach rechts genommen.`,
        example: 'Fünf Nahrungsmarker sind weg: A, B und C sind sichtbar. Spalte A ist leer, also bekommt Bernd 2, aus B und C.',
      },
      ore: {
        title: 'Erzproduktion',
        asked: 'Erz bekommen Geld',
        text: `Erhalte 1 Erz für jedes Erzsymbol, das kein Marker verdeckt; das erste zählt immer.`,
        example: 'Vier Erzmarker sind weg: Drei Symbole sind sichtbar, Cindy erhält 3 Erz.',
      },
      trade: {
        title: 'Ressourcenhandel',
        text: `Beliebig viele Tausche in beliebiger Reihenfolge, auch keiner; was einer bringt, darf der nächste nutzen.
- 3 Erz: Der Vorratswürfel ganz links wird Bevölkerung. Nahrungsmarker spielen keine Rolle; ohne Vorrat geht es nicht.
- 1 Erz: Eines deiner Raumschiffe, jeder Stufe und von jedem Ort, wird ausgemustert und Bevölkerung. Die Kontrolle wird sofort geprüft.
- 1 Bevölkerung zurück in den Vorrat: Erhalte 1 Erz. Sind alle Spalten voll, kommt sie über Spalte A.`,
        example:
          'Mit 4 Erz: 3 davon machen aus einem Vorratswürfel Bevölkerung, und das letzte macht auch aus einem Raumschiff Bevölkerung.',
      },
    },
  },
  achievements: {
    title: 'Errungenschaften',
    lead: 'Am Ende deines Zuges beanspruchst du, was du erreicht hast. Das erste Feld bringt am meisten.',
    passages: {
      claiming: {
        title: 'Beanspruchen',
        text: `Erfüllst du in dieser Phase die Bedingung einer Errungenschaft, musst du eine beanspruchen, auch wenn das Ende dadurch näher kommt; du wählst, welche. Nur eine je Zug, nur im eigenen Zug.
Dein Sternmarker kommt auf das erste freie Feld: Sie werden von links nach rechts gefüllt, von den meisten SP zu den wenigsten. Eine volle Karte ist geschlossen, und jede Fraktion beansprucht eine Karte nur einmal. Was beansprucht ist, bleibt, auch wenn die Bedingung später nicht mehr gilt. Gezählt wird am Ende. Sternmarker anderswo beanspruchen nichts. Bis zum letzten Zug kannst du beanspruchen.`,
        example: 'Du hast Imperium mit 4 Kolonien beansprucht. Mit 8 kannst du es nicht noch einmal.',
      },
    },
  },
  cards: {
    title: 'Einzelne Karten',
    lead: 'Antworten auf Fragen zu bestimmten Karten.',
    passages: {
      private: {
        title: 'Private Technologien',
        text: `Procyon gibt dir eine der Stufe II, WISE 0855-0714 eine der Stufe III: Du wählst 1 von 3 Karten und legst sie neben dein Tableau, ohne Würfel, Voraussetzung oder Ereignis. Du bekommst ihren Sofortbonus; ab deinem nächsten Zug nutzt nur du ihre Felder, nach den üblichen Regeln der Figur. Sie zählt 2 oder 3 SP. Niemand sonst kann sie erforschen, kopieren oder wählen, sie ist niemandes Voraussetzung, und sie zählt nicht für Errungenschaften, die Technologien zählen.`,
      },
      technologies: {
        title: 'Technologien',
        text: `- Modulare Flotte: Alle Upgrades sind freiwillig; du darfst sie allein für die Sprünge nutzen.
- Quanten-Datenaustausch und Technokraten Gilde: Die gewählte Aktion darf besetzt sein; du zahlst ihre Kosten, und deine Figur bleibt, wo sie ist. Der Quanten-Datenaustausch kopiert jede Aktion, die forscht; beim Massenklonen ist das Teil C.
- Das Kolonialministerium zieht A-Systeme oder, wenn es keine mehr gibt, B-Systeme.
- Auf Stufe I: Engstrahl-Laser (Militär) und Terraforming (Handel) haben Felder, Fortschrittliche Genetik (Wirtschaft) nur einen Bonus; Fortschrittliche Robotik ist die wissenschaftliche. Die Plasma-Kanone hat Bonus und Feld; sie und Humanexperimente passen zu Militär.`,
      },
      systems: {
        title: 'Systeme',
        text: `- Lalande 21185: Bevölkerungswachstum, Erzproduktion und Ressourcenhandel, in dieser Reihenfolge.
- Ross 154: Du darfst auf ein besetztes Feld, indem du die Figur dort zur Seite schiebst; Technologie, Preis und Zug brauchst du trotzdem. Die andere Figur gilt beim nächsten Zug weiter als dort stehend.
- Tau Ceti produziert beides und lässt dich einen Vorratswürfel in Spalte A versetzen; Sirius gibt bei Übernahme der Kontrolle 1 Erz; Kapteyns Stern verlangt 4, und sein Raumschiff im Deep Space ist freiwillig.`,
      },
      events: {
        title: 'Ereignisse',
        asked: 'Ereignis',
        text: `- Raumfahrzeugmuseum: Raumschiffe darauf sind für immer aus dem Spiel.
- Dyson Sphäre: Das System darauf ist kein Ort. Ihre Aktion nimmt die Karte als kolonisiertes System mit Bonus, aber ohne Marker; das Ereignis ist weg, deine Figur steht neben dem Plan und darf im nächsten Zug überallhin.`,
      },
      achievements: {
        title: 'Errungenschaften',
        text: `Spezialist zählt, was auf Systemen und Werften aufgedruckt ist, nicht die Marker darauf. Imperium zählt kolonisierte Systeme.`,
      },
    },
  },
  end: {
    title: 'Ende und Wertung',
    lead: 'Alle sind gleich oft am Zug. Gezählt wird nach dem letzten.',
    passages: {
      ending: {
        title: 'Das Spielende',
        asked: 'Schluss letzte Runde',
        text: `Wie viele Runden es werden, ist offen, oft etwa 15. Wird die letzte nötige Errungenschaft beansprucht, auf welcher Karte und von wem auch immer, wird die Runde beendet und genau eine ganze folgt noch. Weitere ändern daran nichts.`,
        example:
          'Annie beginnt, dann Bernd, Cindy, Denis. Cindy beansprucht die vierte: Denis ist am Zug, dann alle vier noch einmal. Hätte Denis sie beansprucht, begänne die letzte Runde sofort.',
      },
      scoring: {
        title: 'Wertung',
        asked: 'Schlusswertung Siegpunkte',
        text: `- Technologien: 1, 2 oder 3 SP für Stufe I, II, III; Stufe IV wie aufgedruckt. Private 2 oder 3.
- Automatisierung: die SP aller erreichten Stufen, 1 für jede über die siebte hinaus.
- Kolonisierte Systeme: wie aufgedruckt.
- 1 für jeden Stützpunkt, auch wenn er ein Sternmarker ist.
- Ereignisse mit SP, wie sie es sagen; an einem Ort gehen sie an die Fraktion, die ihn kontrolliert.
- Errungenschaften: die SP deiner Felder.
- Sol und Deep Space: je 1 SP für die größte Stärke dort, bei Gleichstand für alle; nichts, wo kein Raumschiff ist.
Übrige Bevölkerung, Erz und Raumschiffe bringen nichts.`,
      },
      ties: {
        title: 'Gleichstand',
        text: `Bei gleichen SP entscheiden die wenigsten Marker auf den beiden Produktionsleisten, dann die meiste Bevölkerung auf dem Tableau, dann das meiste Erz. Dann wird der Sieg geteilt.`,
      },
    },
  },
  variants: {
    title: 'Varianten für Experten',
    lead: 'Zwei Möglichkeiten für alle, die das Spiel kennen; ihr könnt sie verbinden.',
    passages: {
      mats: {
        title: 'Expertentableaus',
        text: `Jedes hat eigene Leisten und Spalten und zwei Fähigkeiten, die du erst erlangen musst: A wirkt ab Automatisierungsstufe 2, B einmal, wenn ihre Bedingung zum ersten Mal erfüllt ist. Es gilt, was dort steht.
- Vereinte Nationen von Sol A wirkt einmal je Produktionsphase, nach einem Ressourcenhandel mit mindestens 3 Tauschgeschäften gleich welcher Art. Zwei ausgemusterte Raumschiffe und eine zurückgelegte Bevölkerung sind drei.
- Nishida-Østergaard B: wenn der letzte Marker eine Leiste verlässt. Boni von Systemen kommen zuerst.`,
      },
      display: {
        title: 'Technologieauslage',
        text: `Technologien werden nicht vom Stapel aufgedeckt, sondern aus offenen Reihen gewählt: eine der passenden Art. Reihe II ist von Anfang an offen; III und IV öffnen sich, wenn etwas ins Spiel kommt, das dort forschen kann. Raumzeitanomalie-Studien öffnen III, Planetenweite Forschung die fehlenden, die Massenaufklärung keine, denn sie erforscht nur Bekanntes.`,
      },
    },
  },
  players: {
    title: 'Zu zweit, zu dritt, zu viert',
    lead: 'Was sich mit der Personenzahl ändert.',
    passages: {
      counts: {
        title: 'Zahlen',
        text: `- Das Ende: die 3. beanspruchte Errungenschaft zu zweit oder zu dritt, die 4. zu viert; sonst gleich.
- Raumfahrtgrundlagen: Forschung I hat zu zweit, zu dritt, zu viert 1, 2 oder 3 Felder; die anderen Felder sind gleich.
- Der Expeditionsplan hat eine Seite mit zwei Werften für zwei und eine mit drei Werften für mehr.`,
      },
    },
  },
  box: {
    title: 'Was hier anders ist als in der Schachtel',
    lead: 'Die Regeln sind die veröffentlichten. Wo keine Quelle die Karten hat, sind sie von uns.',
    passages: {
      original: {
        title: 'Was hier neu ist',
        text: `Die Raumfahrtgrundlagen, die sechzehn Technologien der Stufe III und was die Regeln über eine Karte sagen, sind beibehalten. Von uns sind: die Zahlen der Karten der Stufen I, II und IV darüber hinaus, fünfzehn Systemnamen und die meisten ihrer Boni, Ereignisse außer den genannten, zwei Gilden, wie Tableaus beginnen, die Bedingungen der meisten Errungenschaften, die Expertentableaus und die Linien der Pläne. Wer die Schachtel hat, findet dort andere Karten.`,
      },
      different: {
        title: 'Was wir entschieden haben',
        text: `- „Jederzeit in deinem Zug“ heißt auch mitten in einer Aktion. Galaktisches Hauptquartier, Schwarzmarkt-Industrie, Geist-Maschine-Assimilation, Giga-Konzerne und 61 Cygni unterbrechen jede deiner Fragen, dürfen aber nicht verbrauchen, was der Rest der Aktion braucht.
- Giga-Konzerne tauschen Sternmarker, die andere ersetzen, nicht die auf Errungenschaften.
- Runde 100 ist die letzte, falls nie jemand etwas erreicht.
- Ein Preis ist keine Änderung: Eine Aktion muss mehr tun als etwas kosten.
- Was keine Wahl lässt, wird nicht gefragt; nach Feldern und Karten immer.
- Zu dritt und zu viert beginnt der Startspieler mit 3 Erz, alle anderen mit 2: Sonst gewann dieser Platz zu selten, denn wer später kommt, findet schon bekannte Technologien vor.
- Karten, die unter einen Stapel kommen, haben alle gesehen; alle sehen, welche dort liegen.`,
      },
    },
  },
};

export const chapters = chaptersOf(outline, text);
