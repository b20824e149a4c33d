import type { DestinyCard } from './cards.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, type Track } from './ids.ts';

/** The 20 destinies: every ordered pair of tracks once, 5 VP for the first goal and 3 for the second (AE-G37). Original content. */
const destiny = <Id extends string>(id: Id, first: Track, second: Track): DestinyCard<Id> => ({
  id,
  goals: [
    { track: first, vp: 5 },
    { track: second, vp: 3 },
  ],
});

export const DESTINIES = [
  destiny('cureTheLongSleep', SCIENCE, CIVILIZATION),
  destiny('mapTheUnlit', SCIENCE, SUPREMACY),
  destiny('bottleAStar', SCIENCE, INDUSTRY),
  destiny('sellTheStarCharts', SCIENCE, COMMERCE),
  destiny('raiseTheRing', INDUSTRY, CIVILIZATION),
  destiny('buildTheMindfoundry', INDUSTRY, SCIENCE),
  destiny('armourTheEdge', INDUSTRY, SUPREMACY),
  destiny('linkTheYards', INDUSTRY, COMMERCE),
  destiny('buyThePeace', COMMERCE, CIVILIZATION),
  destiny('fundTheAcademies', COMMERCE, SCIENCE),
  destiny('ownTheFoundries', COMMERCE, INDUSTRY),
  destiny('hireTheFleets', COMMERCE, SUPREMACY),
  destiny('gatherTheScattered', CIVILIZATION, SUPREMACY),
  destiny('teachTheStars', CIVILIZATION, SCIENCE),
  destiny('houseTheMillions', CIVILIZATION, INDUSTRY),
  destiny('feedTheColonies', CIVILIZATION, COMMERCE),
  destiny('uniteByForce', SUPREMACY, CIVILIZATION),
  destiny('breakTheRaiders', SUPREMACY, INDUSTRY),
  destiny('holdTheLanes', SUPREMACY, COMMERCE),
  destiny('seizeTheArchives', SUPREMACY, SCIENCE),
] as const;
export type DestinyId = (typeof DESTINIES)[number]['id'];
