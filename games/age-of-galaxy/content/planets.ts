export const planetTypes = ['warm', 'oceanic', 'arctic', 'desert', 'volcanic', 'inhospitable'] as const;
export type PlanetType = (typeof planetTypes)[number];

/** Types as numbers, so that an adaptation is a set of bits. */
export const typeIndex = (type: PlanetType): number => planetTypes.indexOf(type);
export const INHOSPITABLE = typeIndex('inhospitable');
export const adaptationBits = (types: readonly PlanetType[]): number => types.reduce((bits, t) => bits | (1 << typeIndex(t)), 0);
