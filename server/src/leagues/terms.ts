import type { ClockRule } from '@orrery/host';
import type { OptionValue } from '@orrery/kernel';
import type { LeagueRow } from '../storage/leagues.ts';

/** What the matches of a league agree on. */
export type LeagueTerms = {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: ClockRule;
  readonly days: number;
  readonly rated: boolean;
};

export const termsOf = ({ terms }: Pick<LeagueRow, 'terms'>): LeagueTerms => JSON.parse(terms) as LeagueTerms;
