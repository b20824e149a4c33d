import type { StepWords } from '@orrery/kit';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  goal: {
    title: 'So gewinnst du',
    idea: 'Nach fünf Runden gewinnt, wer die meisten Siegpunkte (SP) hat: durch Ansehen, Planeten, Relikte und was deine Hauptideologie belohnt.',
  },
  faction: {
    title: 'Wähle deine Hauptfraktion',
    idea: 'Sie bleibt für immer: ein Bonus sofort, eine Fähigkeit und passende Planeten, ozeanische für die Schlichter, warme für die Memorianer.',
    move: 'Behalte deine Karten, dann wähle die Schlichter oder die Memorianer.',
    whyNot: {
      ask: 'Warum nicht der Lumenchor?',
      because: 'Er lebt auf arktischen Planeten, und im ersten System ist keiner: In Runde 1 könntest du dort nicht besiedeln.',
    },
  },
  round: {
    title: 'Eine Runde hat vier Phasen',
    idea: 'Erst produzieren alle, dann folgen die Aktionen, dann der Krieg der Kreuzer; zuletzt zieht die Flotte weiter. In Runde 1 ist kein Krieg.',
  },
  production: {
    title: 'Du hast gerade produziert',
    idea: 'Jede Runde bringt 3 Würfel und so viele Credits wie deine Produktivität, die dann um 1 sinkt. Ein Würfel ist eine Aktion.',
  },
  colonize: {
    title: 'Besiedle einen Planeten',
    idea: 'Er bringt, was er zeigt, und 1 SP. Er kostet 1 Credit für jeden Planeten, den du schon besiedelt hast: Der erste ist kostenlos.',
    move: 'Besiedle den Planeten, an den deine Fraktion angepasst ist, dann beende den Zug.',
    whyNot: {
      ask: 'Warum kein anderer Planet?',
      because: 'Deine Fraktion kann dort nicht leben. Eine Handkarte könnte es, wird aber abgelegt, und du ziehst keine neuen.',
    },
  },
  reach: {
    title: 'So weit reichst du',
    idea: 'Du erreichst das System der Galaktischen Flotte und alle links davon. Das nächste erst, wenn sie nach dieser Runde weiterzieht.',
  },
  research: {
    title: 'Erforsche eine Technologie',
    idea: 'Sie kostet 5 Credits. Ihre Belohnung kommt sofort, ihre Fähigkeit bleibt dir, und die Technologie darüber wird frei.',
    move: 'Erforsche eine aus der untersten Reihe, dann beende den Zug.',
    whyNot: {
      ask: 'Warum nicht Entwickeln?',
      because: 'Auch das ist gut und kommt in Schritt 14. Was eine Technologie kann, hilft am längsten, wenn sie früh kommt.',
    },
  },
  plunder: {
    title: 'Plündern geht immer',
    idea: 'Es bringt 1 Entdeckung, kostenlos. Am Rundenende rücken die Würfel eines Kastens auf seine Handelskarte, und drei füllen sie.',
    move: 'Plündere, dann beende den Zug.',
    whyNot: {
      ask: 'Warum nicht Fertigen?',
      because: 'In Runde 1 ist kein Krieg, ein Kreuzer kann also warten. Und hier fehlt dein Würfel, wie der nächste Schritt zeigt.',
    },
  },
  golden: {
    title: 'Ein Goldenes Zeitalter',
    idea: 'Dein Würfel und zwei von [[seat:1]] haben diese Karte gefüllt. Alle nahmen ihre zurück, höchstens 3: Du hast jetzt 4 Aktionen statt 3.',
  },
  cards: {
    title: 'Spiele eine Handkarte',
    idea: 'Neben der Aktion darfst du in jedem Zug eine spielen. Höchstens drei Hauptfraktionen; neue Karten ziehst du nie.',
    move: 'Führe deine zweite Hauptfraktion ein oder nutze Auralis als Verstärkung.',
    whyNot: {
      ask: 'Warum nicht erst die Aktion?',
      because: 'Die Karte darfst du vor oder nach der Aktion spielen. Zuerst gespielt, bezahlt sie die Aktion mit.',
    },
  },
  cruisers: {
    title: 'Fertige Kreuzer',
    idea: 'Ein Kreuzer kostet 2 Credits; mehr als fünf hast du nie. Diese Runde endet mit einem Krieg, und die meisten Kreuzer gewinnen ihn.',
    move: 'Fertige so viele, wie du willst, dann beende den Zug.',
    whyNot: {
      ask: 'Warum nicht Erforschen?',
      because: 'Das ist nie verkehrt. Aber im Krieg dieser Runde zählen nur Kreuzer.',
    },
  },
  war: {
    later: 'Das Ende dieser Runde.',
    title: 'Du bist der Overlord',
    idea: 'Die meisten Kreuzer bringen 1 Ansehen und 1 Credit. Ein alleiniger Overlord darf einen erreichbaren, ungeschützten Planeten besetzen; ein Kreuzer bleibt dort.',
    move: 'Besetze einen Planeten von [[seat:1]].',
    whyNot: {
      ask: 'Warum nicht verzichten?',
      because: 'Nach dem Krieg behältst du nur 1 Kreuzer: Der auf dem Planeten bleibt, wäre sowieso verloren.',
    },
  },
  protection: {
    title: 'Was Planeten schützt',
    idea: 'So viele Kreuzer wie Planeten schützen sie alle. Doch nach einem Krieg behältst du nur so viele wie deine Stärke: 1, bei zwei Planeten.',
  },
  develop: {
    later: 'Einen Zug später. Die Faktoren von Veyl sind dabei, und drei Planeten sind besiedelt.',
    title: 'Entwickle einen Planeten',
    idea: 'Für 7 Credits erhält ein von dir besiedelter Planet einen zweiten Würfel. Er zählt dann 2 SP und bringt 1 Ansehen und eine Belohnung.',
    move: 'Entwickle einen Planeten, wähle die Belohnung, dann beende den Zug.',
    whyNot: {
      ask: 'Warum nicht noch ein Planet?',
      because: 'Er wäre 1 SP. Entwickeln bringt 1 SP, 1 Ansehen und eine Belohnung und öffnet den Kongress.',
    },
  },
  appoint: {
    title: 'Ernenne einen Anführer',
    idea: 'Ein entwickelter Planet öffnet den Kongress. Für 3 Einfluss nimmst du sein nächstes Feld; das erste bringt am meisten, 5 Ansehen.',
    move: 'Ernenne einen Anführer, dann beende den Zug.',
    whyNot: {
      ask: 'Warum nicht Einfluss tauschen?',
      because: 'Das macht aus 2 Einfluss 2 Ansehen. Der Kongress gibt 5 für 3.',
    },
  },
  end: {
    later: 'Die letzte Runde. Zwei Goldene Zeitalter haben dir sechs Würfel gebracht.',
    title: 'Die letzte Runde gehört dir',
    idea: 'Nach ihrem Krieg zählen Ansehen, Planeten, Relikte und Ideologie. Credits und Karten sind dann nichts wert. Jetzt ist alles offen.',
    move: 'Spiel allein weiter und lies die Wertung.',
  },
};
