import type { ShellText } from './shell.ts';

/** What somebody is called: whoever wanted to be forgotten has no name. */
export const calledIn = ({ table }: ShellText, name: string): string => (name === '' ? table.former : name);
