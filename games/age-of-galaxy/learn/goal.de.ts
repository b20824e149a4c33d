import { listing } from '@orrery/kernel';
import { soloRanks } from '../content/box.ts';
import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

const [lowest, ...higher] = soloRanks.map(({ from }) => `${from}`);
const ranks = listing('de')(higher);

export const goal: Goal = {
  win: win.de,
  alone: `mit mindestens ${lowest} SP nach fünf Runden; [[ref:term:solo|${ranks} SP]] sind mehr wert.`,
  ends: 'nach dem Krieg der 5. Runde. Credits, Kreuzer und Handkarten sind dann nichts wert.',
  points:
    'je 1 für Ansehen, besiedelte Planeten und Relikte, 2 für jeden entwickelten Planeten, und was deine [[ref:term:mainIdeology|Hauptideologie]] belohnt.',
  now: {
    'setup/hand': 'Suche Fraktionen, die zusammenpassen: ihre Planeten, eine gemeinsame Ideologie, ein früher Bonus.',
    'turn/turn': 'Nutze einen Würfel für eine Aktion. Du hast mindestens drei je Runde; frühe Planeten lohnen sich die ganze Partie.',
    'factions/abilities': 'Du kannst eine Fähigkeit deiner Allianz nutzen, wenn du den Preis übrig hast.',
    'round/production': 'Nutze, was deine Fraktionen produzieren, dann beginnen die Züge.',
    'factions/main': 'Die neue Fraktion kommt: Nimm, was sie mitbringt.',
    'actions/develop': 'Wähle eine der beiden Belohnungen: Ressourcen zum Weiterspielen oder sofort Punkte.',
    'turn/lightning': 'Spiele eine Fraktionskarte, wandle Ressourcen um oder beende deinen Zug.',
    'variants/draft': 'Behalte eine Karte und gib die anderen weiter: Achte auf Planeten und Ideologien, die zusammenpassen.',
    'war/occupying': 'Du bist alleiniger Overlord: Stelle einen Kreuzer auf einen ungeschützten Planeten oder verzichte.',
  },
};
