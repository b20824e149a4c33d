import type { StepWords } from '@orrery/kit';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  goal: {
    title: 'So gewinnst du',
    idea: 'Wer am Ende einer Runde 7 Kontrollpunkte (KP) hat, gewinnt. Schafft das niemand, gewinnt nach sieben Runden, wer die meisten hat.',
  },
  points: {
    title: 'Zwei Arten von Punkten',
    idea: 'Räume des Schiffs zählen, solange du sie kontrollierst, Aufträge für immer. Dein persönlicher Auftrag bleibt geheim.',
    move: 'Behalte den Auftrag Ersatzteile: Du wirst ihn in Runde 2 erfüllen.',
    whyNot: {
      ask: 'Warum nicht Kopf und Luke?',
      because: 'Er verlangt zwei Räume, von denen einer noch zu finden ist, und viele Forscher. Ersatzteile verlangt einen.',
    },
  },
  offer: {
    title: 'Du teilst, die anderen wählen',
    idea: 'Du beginnst: Stelle auf Ablaufkarte 1 ein Angebot aus Würfeln zusammen. Lehnen alle ab, gehört es dir, samt einem Würfel mehr.',
    move: 'Trainingscamp, Unterstützung und noch ein Würfel; anbieten, dann einen dazunehmen.',
    whyNot: {
      ask: 'Warum kein roter Würfel?',
      because: 'Wer ihn bekommt, verliert einen Forscher. Mit ihm lehnen andere eher ab, doch lehnen alle ab, ist er dein.',
    },
  },
  train: {
    title: 'Trainiere Forscher',
    idea: 'Alle haben abgelehnt: Karte 1 gehört dir und ist zuerst am Zug. Jeder Würfel ist eine Aktion. Rufen kannst du nur Trainierte.',
    move: 'Trainingscamp: 2 trainieren.',
    whyNot: {
      ask: 'Warum nicht zuerst rufen?',
      because: 'Das ginge: 2 sind schon trainiert, und die Reihenfolge deiner Würfel ist frei. Hier kommt erst das Training.',
    },
  },
  call: {
    title: 'Rufe sie aufs Schiff',
    idea: 'Gerufene Forscher erscheinen bei einem deiner Teleporter. Dein erster liegt in der Zugangsschleuse, mitten im Schiff.',
    move: 'Unterstützung: 2 in die Zugangsschleuse rufen.',
    whyNot: {
      ask: 'Warum nicht gleich erforschen?',
      because: 'Wer erforscht, verlässt die Zugangsschleuse. Sind erst zwei mehr dort, fehlt er nicht.',
    },
  },
  explore: {
    title: 'Erforsche zwei Räume',
    idea: 'Jeder Würfel kann einen Raum neben deinen Forschern aufdecken, und einer von ihnen zieht ein. Ist er dort allein, kontrollierst du den Raum.',
    move: 'Erforsche Heck und Mitte steuerbord mit den beiden übrigen Würfeln.',
    whyNot: {
      ask: 'Warum nicht backbord oder Bug?',
      because: 'Zum Erforschen sind sie ebenso gut. Die Lektion weiß, was sie später braucht, und das liegt hier.',
    },
  },
  room: {
    title: 'Nutze einen Raum',
    idea: 'Du kontrollierst die Besatzungsquartiere. Einmal je Zug darfst du einen kontrollierten Raum nutzen, ohne Würfel: hier zum Bewegen.',
    move: 'Quartiere nutzen, einen in den Maschinenraum bewegen, Zug beenden.',
    whyNot: {
      ask: 'Warum nicht die Aktionen beenden?',
      because: 'Das ginge. Aber der Raum kostet keinen Würfel, und nächste Runde gehört er vielleicht jemand anderem.',
    },
  },
  choose: {
    later: 'Die anderen waren am Zug. Runde 2: [[seat:1]] stellt die Angebote zusammen.',
    title: 'Nimm ein Angebot an',
    idea: 'Ein Angebot bringt die Karte, ihre Würfel und einen mehr nach Wahl. Niedrige Karten sind zuerst am Zug. Hier ist ein roter dabei.',
    move: 'Nimm an und wähle einen Würfel dazu.',
    whyNot: {
      ask: 'Warum nicht ablehnen?',
      because: 'Eine spätere Karte heißt ein späterer Zug, und niemand weiß, welche Würfel für sie bleiben.',
    },
  },
  contamination: {
    title: 'Rote Würfel kosten Forscher',
    idea: 'Vor allem anderen nimmt jeder Kontaminierungswürfel einen deiner Forscher vom Schiff. Verzichte dort, wo es am wenigsten schadet.',
    move: 'Entferne einen aus der Zugangsschleuse oder dem Maschinenraum.',
    whyNot: {
      ask: 'Warum nicht die Quartiere?',
      because: 'Dein einziger Forscher dort hält das 1 gegen 1. Ohne ihn gehört der Raum [[seat:2]].',
    },
  },
  control: {
    title: 'Mehr als jeder andere',
    idea: 'In den Besatzungsquartieren steht es 1 gegen 1: Gleichstand, niemand kontrolliert sie. Ein Forscher mehr ändert das.',
    move: 'Bewegung: von der Zugangsschleuse in die Quartiere, dann fertig.',
    whyNot: {
      ask: 'Warum nicht Unterstützung?',
      because: 'Gerufene erscheinen bei deinem Teleporter: in der Zugangsschleuse, nicht in den Besatzungsquartieren.',
    },
  },
  technology: {
    title: 'Nutze eine Technologie',
    idea: 'Mit dem Würfel „Technologie nutzen“ nutzt du eine der vier Technologien. Danach ist sie bis zum Rundenende für alle verbraucht.',
    move: 'Teleporter: Lege einen zweiten in einen deiner Räume.',
    whyNot: {
      ask: 'Warum keine andere?',
      because: 'Für den Auftrag genügt jede. Aber wo ein Teleporter liegt, kannst du von nun an Forscher hinrufen.',
    },
  },
  mission: {
    title: 'Erfülle deinen Auftrag',
    idea: 'Aufträge prüfst du am Ende deiner Aktionen. Für Ersatzteile hast du alles: den Maschinenraum und eine genutzte Technologie. Der Preis ist ein Forscher.',
    move: 'Aktionen beenden, Ersatzteile erfüllen, einen Forscher opfern, Zug beenden.',
    whyNot: {
      ask: 'Warum nicht den Zug beenden?',
      because: 'Aufträge erfüllst du nur jetzt, und nächste Runde gehört der Maschinenraum vielleicht jemand anderem.',
    },
  },
  count: {
    later: 'Die Runde ist vorbei.',
    title: 'Die Wertung',
    idea: 'Du hast 3 KP: 1 für den Auftrag, für immer, und 2 für Räume. Räume zählen jede Runde neu: Gib sie nicht her.',
  },
  alone: {
    title: 'Die nächste Runde',
    idea: 'Technologien sind wieder bereit, der Startspieler wechselt, und du ziehst einen neuen Auftrag. Jetzt ist alles offen.',
    move: 'Spiel allein weiter: Wer am Ende einer Runde 7 KP hat, gewinnt.',
  },
};
