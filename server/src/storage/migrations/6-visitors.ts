/** How many tables were laid from one place of late is asked for every table. */
export const visitors: readonly string[] = ['CREATE INDEX tables_network ON tables (network, created)'];
