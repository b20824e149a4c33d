import { later } from '@orrery/kit';

/** A whole station in words, opened by a tap: fetched when somebody looks. */
export const StationDialog = later(async () => (await import('./WholeStation.tsx')).WholeStation);
