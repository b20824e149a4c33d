import type { StepWords } from '@orrery/kit';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  goal: {
    title: 'So gewinnst du',
    idea: 'Die meisten Siegpunkte (SP) gewinnen. Du hast 1 SP: Bei Sol ist niemand stärker. Nach der dritten Errungenschaft folgt eine letzte Runde.',
  },
  turn: {
    title: 'Ein Zug hat drei Teile',
    idea: 'Erst eine Aktion mit deiner Figur, dann eine Produktion auf deinem Tableau, und eine Errungenschaft, wenn du sie verdient hast.',
  },
  cubes: {
    title: 'Ein Würfel, viele Rollen',
    idea: 'Jeder Würfel beginnt im Vorrat. Aus Vorrat wird Bevölkerung, aus Bevölkerung ein Raumschiff oder Forschung.',
  },
  action: {
    title: 'Zieh auf Forschung I',
    idea: 'Deine Aktionsfigur führt jeden Zug eine Aktion aus. Forschung I kostet 1 Bevölkerung: Sie zieht auf eine Technologie und bleibt dort.',
    move: 'Wähle Forschung I.',
    whyNot: {
      ask: 'Warum nicht „Bevölkerung und Erz“?',
      because: 'Du hast 2 Bevölkerung und brauchst jetzt nur 1. Je eher eine Technologie dein ist, desto eher hilft ihr Bonus.',
    },
  },
  technology: {
    title: 'Wähle eine Technologie',
    idea: 'Sie ist 1 SP wert, für immer. Der Bonus mit dem Blitz kommt sofort, und ihre Linien führen rechts zu Stufe II.',
    move: 'Wähle Fortschrittliche Genetik oder Fortschrittliche Robotik.',
    whyNot: {
      ask: 'Warum nicht Terraforming?',
      because: 'Es hat keinen Bonus mit Blitz: Es kolonisiert, und dafür brauchst du erst Raumschiffe in einem System.',
    },
  },
  production: {
    title: 'Jetzt produzierst du',
    idea: 'Nimm dein ganzes Wachstum oder dein ganzes Erz: so viel, wie kein Marker auf der Leiste verdeckt. Im Lauf der Partie werden Marker frei.',
    move: 'Wähle Bevölkerungswachstum oder Erzproduktion.',
    whyNot: {
      ask: 'Warum kein Ressourcenhandel?',
      because: 'Er tauscht 3 Erz gegen 1 Bevölkerung, und Wachstum bringt dir 1 umsonst. Er lohnt sich, wenn Wachstum wenig bringt.',
    },
  },
  blocked: {
    title: 'Besetzte Felder sind gesperrt',
    idea: 'Deine Figur muss weiterziehen, und [[seat:1]] sperrt ein Feld. Nur „Bevölkerung und Erz“ hat immer Platz für alle.',
    move: 'Wähle „Bevölkerung und Erz“, dann eine Produktion.',
    whyNot: {
      ask: 'Warum nicht Forschung II?',
      because: 'Auch das wäre gut und kommt in Schritt 9. Hier siehst du das Feld, auf dem immer Platz ist.',
    },
  },
  control: {
    title: 'Übernimm die Kontrolle',
    idea: 'Ein Raumschiff allein in einem System errichtet deinen Stützpunkt: 1 SP, solange er steht. Sein Marker macht Produktion frei.',
    move: 'Bauen und springen: Raumschiff bauen, neben Sol springen.',
    whyNot: {
      ask: 'Warum nicht das Feld daneben?',
      because: 'Es kann dasselbe und kostet 1 Erz mehr: gut, wenn jemand auf dem ersten steht.',
    },
  },
  unknown: {
    title: 'Entdecke eine Technologie',
    idea: 'Stufe II ist unbekannt. Erst tritt ihr Ereignis ein, für alle; dann bestimmst du, welche von zwei Karten dort liegt.',
    move: 'Forschung II: Feld wählen, Karte wählen, produzieren.',
    whyNot: {
      ask: 'Warum nicht Forschung I?',
      because: 'Sie kostet kein Erz. Aber eine Technologie der Stufe I zählt 1 SP, eine der Stufe II 2, und ihre Aktion kann mehr.',
    },
  },
  strength: {
    later: 'Drei Runden später.',
    title: 'Nur mehr Stärke übernimmt',
    idea: 'Bei Barnards Stern habt ihr beide Stärke 1. Gleiche Stärke ändert nichts: Er gehört weiter [[seat:1]]. Ein Stufe-2-Raumschiff genügt.',
    move: 'Engstrahl-Laser: mit dem Stufe-2-Raumschiff zu Barnards Stern, dann fertig, produzieren.',
    whyNot: {
      ask: 'Warum nicht Asteroidengießereien?',
      because: 'Auch sie genügen: 2 Erz statt 1, aber das Raumschiff kommt aus dem Vorrat, und deine Bevölkerung bleibt dir.',
    },
  },
  colonize: {
    later: 'Zwei Runden später. Du kennst Terraforming.',
    title: 'Kolonisiere ein System',
    idea: 'Eingesetzte Raumschiffe gehen zurück in den Vorrat. Das System bleibt für immer dein: seine SP, Marker und sein Bonus.',
    move: 'Terraforming: kolonisieren, und zwar mit dem Stufe-2-Raumschiff.',
    whyNot: {
      ask: 'Warum nicht das Stufe-1-Raumschiff?',
      because: 'Allein ist es hier zu schwach, und mit beiden gibst du eines umsonst her.',
    },
  },
  trade: {
    title: 'Ressourcenhandel statt Wachstum',
    idea: 'Spalte A ist leer: Nur B bringt noch Wachstum. Tausche lieber 3 Erz gegen 1 Bevölkerung, so oft du zahlen kannst.',
    move: 'Wähle Ressourcenhandel, tausche mindestens einmal, dann Fertig.',
    whyNot: {
      ask: 'Warum nicht Wachstum?',
      because: 'Es brächte jetzt 1 Bevölkerung. Deine 7 Erz kaufen 2.',
    },
  },
  achievement: {
    later: 'Drei Runden später. Vier Stützpunkte stehen, und der sechste Nahrungsmarker ist gerade frei geworden.',
    title: 'Verdiene eine Errungenschaft',
    idea: 'Die Bedingung der Kornkammer ist erfüllt. Sie wird am Ende dieses Zuges von selbst beansprucht; das erste Feld bringt 4 SP.',
    move: 'Produziere Erz und sieh dir dann die Errungenschaft an.',
    whyNot: {
      ask: 'Warum nicht Wachstum?',
      because: 'Auch das ginge: Der Kornkammer geht es nur um Nahrungsmarker. Aber du hast noch 1 Erz und 2 Bevölkerung.',
    },
  },
  end: {
    later: 'Zehn Runden später: die letzte Runde.',
    title: 'Der letzte Zug gehört dir',
    idea: 'Nach dieser Runde zählen Technologien, Systeme, Stützpunkte, Automatisierung und Errungenschaften. Jetzt ist alles offen.',
    move: 'Spiel allein weiter und lies die Wertung.',
  },
};
