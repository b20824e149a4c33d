/**
 * The eight technologies. The box names Teleporter, Cloning, Universal Tool and Vaccine; what they do exactly, and the other
 * four with their names, is original Orrery content.
 */
export type TechnologyEffect =
  | { readonly kind: 'placeTeleporter' }
  | { readonly kind: 'clone' }
  | { readonly kind: 'anyCommand' }
  | { readonly kind: 'takeVaccines'; readonly count: number }
  | { readonly kind: 'moveTeleporter' }
  | { readonly kind: 'roomAction' }
  | { readonly kind: 'transit'; readonly upTo: number }
  | { readonly kind: 'push' };

export const TECHNOLOGY_IDS = [
  'teleporter',
  'cloning',
  'universalTool',
  'vaccine',
  'ringShifter',
  'overrideKey',
  'transitTube',
  'repulsor',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

export const TECHNOLOGIES: Readonly<Record<TechnologyId, TechnologyEffect>> = {
  teleporter: { kind: 'placeTeleporter' },
  cloning: { kind: 'clone' },
  universalTool: { kind: 'anyCommand' },
  vaccine: { kind: 'takeVaccines', count: 2 },
  ringShifter: { kind: 'moveTeleporter' },
  overrideKey: { kind: 'roomAction' },
  transitTube: { kind: 'transit', upTo: 2 },
  repulsor: { kind: 'push' },
};

export const TECHNOLOGY_BIT: Readonly<Record<TechnologyId, number>> = Object.fromEntries(
  TECHNOLOGY_IDS.map((id, i) => [id, 1 << i]),
) as Record<TechnologyId, number>;

export const TECHNOLOGIES_IN_PLAY = 4;
export const BEGINNER_TECHNOLOGIES: readonly TechnologyId[] = ['teleporter', 'cloning', 'universalTool', 'vaccine'];
export const VACCINE_MARKERS = 10;
