/** Where this device says it is. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** All there are, by name, with one that this browser does not list. */
export const zones = (also: string): string[] => [...new Set([also, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
