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
  },
  technology: {
    title: 'Wähle eine Technologie',
    idea: 'Sie ist 1 SP wert, für immer. Der Bonus mit dem Blitz kommt sofort, und ihre Linien führen rechts zu Stufe II.',
    move: 'Wähle Fortschrittliche Genetik oder Fortschrittliche Robotik.',
  },
  production: {
    title: 'Jetzt produzierst du',
    idea: 'Nimm dein ganzes Wachstum oder dein ganzes Erz: so viel, wie kein Marker auf der Leiste verdeckt. Im Lauf der Partie werden Marker frei.',
    move: 'Wähle Bevölkerungswachstum oder Erzproduktion.',
  },
  blocked: {
    title: 'Besetzte Felder sind gesperrt',
    idea: 'Deine Figur muss weiterziehen, und [[seat:1]] sperrt ein Feld. Nur „Bevölkerung und Erz“ hat immer Platz für alle.',
    move: 'Wähle „Bevölkerung und Erz“, dann eine Produktion.',
  },
  control: {
    title: 'Übernimm die Kontrolle',
    idea: 'Ein Raumschiff allein in einem System errichtet deinen Stützpunkt: 1 SP, solange er steht. Sein Marker macht Produktion frei.',
    move: 'Bauen und springen: Raumschiff bauen, neben Sol springen.',
  },
  unknown: {
    title: 'Entdecke eine Technologie',
    idea: 'Stufe II ist unbekannt. Erst tritt ihr Ereignis ein, für alle; dann bestimmst du, welche von zwei Karten dort liegt.',
    move: 'Forschung II: Feld wählen, Karte wählen, produzieren.',
  },
  strength: {
    later: 'Drei Runden später.',
    title: 'Nur mehr Stärke übernimmt',
    idea: 'Bei Barnards Stern habt ihr beide Stärke 1. Gleiche Stärke ändert nichts: Er gehört weiter [[seat:1]]. Ein Stufe-2-Raumschiff genügt.',
    move: 'Engstrahl-Laser: mit dem Stufe-2-Raumschiff zu Barnards Stern, dann fertig, produzieren.',
  },
  colonize: {
    later: 'Zwei Runden später. Du kennst Terraforming.',
    title: 'Kolonisiere ein System',
    idea: 'Eingesetzte Raumschiffe gehen zurück in den Vorrat. Das System bleibt für immer dein: seine SP, Marker und sein Bonus.',
    move: 'Terraforming: kolonisieren, und zwar mit dem Stufe-2-Raumschiff.',
  },
  trade: {
    title: 'Ressourcenhandel statt Wachstum',
    idea: 'Spalte A ist leer: Nur B bringt noch Wachstum. Tausche lieber 3 Erz gegen 1 Bevölkerung, so oft du zahlen kannst.',
    move: 'Wähle Ressourcenhandel, tausche mindestens einmal, dann Fertig.',
  },
  achievement: {
    later: 'Drei Runden später. Vier Stützpunkte stehen, und der sechste Nahrungsmarker ist gerade frei geworden.',
    title: 'Verdiene eine Errungenschaft',
    idea: 'Die Bedingung der Kornkammer ist erfüllt. Sie wird am Ende dieses Zuges von selbst beansprucht; das erste Feld bringt 4 SP.',
    move: 'Produziere Erz und sieh dir dann die Errungenschaft an.',
  },
  end: {
    later: 'Zehn Runden später: die letzte Runde.',
    title: 'Der letzte Zug gehört dir',
    idea: 'Nach dieser Runde zählen Technologien, Systeme, Stützpunkte, Automatisierung und Errungenschaften. Jetzt ist alles offen.',
    move: 'Spiel allein weiter und lies die Wertung.',
  },
};
