import { win } from '../text/win.ts';
import type { Goal } from './here.ts';

export const goal: Goal = {
  win: win.de,
  ends: 'wenn jemand am Ende einer Runde so viele hat, spätestens nach Runde 7.',
  at: ({ threshold }) => ({ win: `mit ${threshold} KP am Ende einer Runde, sonst mit den meisten KP nach 7 Runden.` }),
  points:
    'durch Räume, die du [[ref:term:control|kontrollierst]], solange du sie kontrollierst, und durch erfüllte [[ref:term:mission|Aufträge]], für immer.',
  now: {
    'setup/cards': 'Behalte das Volk, dessen Fähigkeit dir gefällt. Die andere Karte kommt aus dem Spiel.',
    'offers/building': 'Teile die Würfel auf: Was alle ablehnen, gehört dir. Gute Würfel werden genommen, Kontaminierung schreckt ab.',
    'offers/answering': 'Nimm die Karte mit ihren Würfeln und 1 weiteren, oder warte auf eine andere. Niedrige Karten sind zuerst am Zug.',
    'offers/adding': 'Die Karte gehört dir. Nimm den Würfel dazu, der dir für deinen Plan fehlt: Jeder ist eine Aktion mehr.',
    'turn/contamination': 'Wähle, wer das Schiff verlässt: ein Forscher je Kontaminierungswürfel, dort, wo er dir am wenigsten fehlt.',
    'turn/actions':
      'Nutze deine Würfel in beliebiger Reihenfolge: trainieren, rufen, bewegen, erforschen. Ziel: mehr Räume oder ein Auftrag.',
    'actions/training': 'Nur trainierte Forscher kannst du auf das Schiff rufen.',
    'actions/calling': 'Forscher erscheinen bei deinen Teleportern. Stelle sie dorthin, wo einer mehr dir die Kontrolle bringt.',
    'actions/moving': 'Gehe in Räume, in denen du dann mehr Forscher hast als alle anderen.',
    'actions/exploring': 'Wähle, von wo der Forscher kommt, der hineingeht.',
    'actions/technologies': 'Wähle, was die Technologie tut. In dieser Runde kann sie danach niemand mehr nutzen.',
    'rooms/moving': 'Führe die Raum-Aktion aus: Übernimm einen Raum oder nimm ihn jemandem weg.',
    'rooms/calling': 'Trainiere oder rufe einen Forscher, ganz ohne Würfel.',
    'missions/fulfilling': 'Prüfe deine Aufträge: Nur jetzt kannst du sie erfüllen.',
    'missions/sacrifice': 'Opfere Forscher, ohne die du ihre Räume trotzdem kontrollierst.',
    'missions/personal': 'Wähle den Auftrag, den du am schnellsten erfüllen kannst.',
  },
};
