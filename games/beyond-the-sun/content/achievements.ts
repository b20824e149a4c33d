/** What a faction has to show. */
export type Condition =
  | { readonly kind: 'colonies'; readonly least: number }
  | { readonly kind: 'levelFour' }
  | { readonly kind: 'automation'; readonly steps: number }
  | { readonly kind: 'strength'; readonly least: number }
  | { readonly kind: 'technologies'; readonly least: number }
  | { readonly kind: 'control'; readonly locations: number; readonly colonies: number }
  | { readonly kind: 'sameSpecialisation'; readonly systems: number }
  | { readonly kind: 'track'; readonly track: 'food' | 'ore'; readonly removed: number }
  | { readonly kind: 'everyType' };

export type Achievement = {
  readonly group: 'basic' | 'A' | 'B';
  readonly condition: Condition;
  /** The points of its slots, first come first. */
  readonly slots: readonly number[];
};

/** The ten achievements. Empire, Transcendence and Specialist are known; their points, and the others, are Orrery's own. */
const all = {
  empire: { group: 'basic', condition: { kind: 'colonies', least: 4 }, slots: [7, 5, 3, 2] },
  transcendence: { group: 'basic', condition: { kind: 'levelFour' }, slots: [5, 3, 2, 2] },
  clockwork: { group: 'A', condition: { kind: 'automation', steps: 6 }, slots: [4, 3, 2] },
  armada: { group: 'A', condition: { kind: 'strength', least: 10 }, slots: [4, 2] },
  scholars: { group: 'A', condition: { kind: 'technologies', least: 10 }, slots: [4, 3, 2] },
  hegemony: { group: 'A', condition: { kind: 'control', locations: 3, colonies: 1 }, slots: [4, 2] },
  specialist: { group: 'B', condition: { kind: 'sameSpecialisation', systems: 4 }, slots: [4, 2] },
  breadbasket: { group: 'B', condition: { kind: 'track', track: 'food', removed: 6 }, slots: [4, 2] },
  foundries: { group: 'B', condition: { kind: 'track', track: 'ore', removed: 7 }, slots: [4, 2] },
  polymath: { group: 'B', condition: { kind: 'everyType' }, slots: [4, 3, 2] },
} as const satisfies Record<string, Achievement>;
export type AchievementId = keyof typeof all;
export const ACHIEVEMENTS: Readonly<Record<AchievementId, Achievement>> = all;
export const ACHIEVEMENT_IDS = Object.keys(all) as AchievementId[];
export const achievementsOf = (group: Achievement['group']): AchievementId[] =>
  ACHIEVEMENT_IDS.filter((id) => ACHIEVEMENTS[id].group === group);

/** So many claims, by everybody together, bring the last round. */
export const claimsToEnd = (seats: number): number => (seats === 4 ? 4 : 3);
