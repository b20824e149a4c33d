/** Everything a player can gain or pay. Prestige and relics are victory points; the rest makes them. */
export const resources = ['credits', 'productivity', 'discovery', 'influence', 'relics', 'prestige', 'cruisers'] as const;
export type Resource = (typeof resources)[number];

/** So much of each resource. All seven are always named, so that every bundle has the same shape. */
export type Bundle = Readonly<Record<Resource, number>>;

export const bundle = (some: Partial<Bundle>): Bundle => ({
  credits: some.credits ?? 0,
  productivity: some.productivity ?? 0,
  discovery: some.discovery ?? 0,
  influence: some.influence ?? 0,
  relics: some.relics ?? 0,
  prestige: some.prestige ?? 0,
  cruisers: some.cruisers ?? 0,
});

/** Credits and productivity are counted on tracks from 0 to 12. */
export const TRACK = 12;
