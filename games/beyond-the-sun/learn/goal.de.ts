import { claimsToEnd } from '../content/achievements.ts';
import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

export const goal: Goal = {
  win: win.de,
  ends: 'sobald 4 Errungenschaften beansprucht sind (zu zweit und zu dritt 3): Die Runde wird beendet, dann folgt noch eine.',
  at: ({ config }) => ({
    ends: `sobald ${claimsToEnd(config.seats)} Errungenschaften beansprucht sind: Die Runde wird beendet, dann folgt noch eine.`,
  }),
  points:
    'durch Technologien, kolonisierte Systeme, Errungenschaften, Automatisierung, 1 für jeden [[ref:term:base|Stützpunkt]] und je 1, wenn bei Sol oder im Deep Space niemand stärker ist.',
  now: {
    'turn/pawn':
      'Ziehe deine Aktionsfigur auf ein freies Feld und führe seine Aktion aus: forschen, bauen und springen oder Würfel sammeln.',
    'production/choice': 'Wähle eines: mehr Bevölkerung, mehr Erz oder Ressourcenhandel. Nimm, was deine nächste Aktion braucht.',
    'production/trade': 'Tausche, so oft du willst, dann bist du fertig.',
    'achievements/claiming': 'Du erfüllst eine Errungenschaft und musst sie beanspruchen. Frühe Felder bringen mehr.',
    'research/field': 'Wähle eine Technologie, deren Voraussetzungen links davon du erforscht hast.',
    'research/card': 'Du bestimmst, was dazukommt: Wer die Voraussetzungen erfüllt, kann es später auch erforschen.',
    'ships/building': 'Wähle, wo das neue Raumschiff erscheint: in Sol oder näher an den Systemen.',
    'ships/upgrading': 'Mache ein Raumschiff stärker: Mehr Stärke bringt die Kontrolle.',
    'ships/jumping':
      'Bewege Raumschiffe entlang der Linien. Wer an einem Ort am stärksten ist, bekommt einen Stützpunkt und mehr Produktion.',
    'ships/bases': 'Wähle, von welcher Leiste der Marker kommt: Diese Produktion steigt.',
    'ships/bonuses': 'Mehrere Boni warten: Wähle, welcher zuerst kommt.',
    'colonize/conditions': 'Wähle ein System, das du kontrollierst, mit genug Stärke dort. Es gehört dir dann für immer.',
    'colonize/steps': 'Wähle die Raumschiffe, die du dafür einsetzt. Sie kommen zurück in den Vorrat.',
    'actions/cubes': 'Wähle, welche Würfel oder wie viel Erz du gibst.',
    'turn/must': 'Wähle einen Teil des Effekts, oder verzichte auf das Freiwillige.',
    'cards/technologies': 'Die Karte lässt dir die Wahl: Nimm, was dir jetzt am meisten hilft.',
    'cards/events': 'Das Ereignis fragt dich: Entscheide, ob sein Preis sich lohnt.',
  },
};
