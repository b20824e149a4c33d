/** Whose channels those of a table are. No visitor is called like that. */
export const tableItself = (id: string): string => `table:${id}`;

export const isTable = (identity: string): boolean => identity.startsWith('table:');
