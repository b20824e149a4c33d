import type { Language } from '@orrery/kit';
import type { TableSummary } from '@orrery/protocol';
import type { ShellText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';

type Terms = Pick<TableSummary, 'clock' | 'absence' | 'standIn'> & { readonly rated?: boolean };

/** From here on a clock counts days; below, what a turn adds is told apart. */
const overDays = ({ bank }: { readonly bank: number }): boolean => bank >= 12 * 60 * 60_000;

/** The same in a few words. */
export function termsInShort({ clock, absence }: Terms, text: ShellText, language: Language): string {
  const { terms } = text.absence;
  if (clock.kind === 'none') return `${terms.away} ${lengthWords(absence, language)}`;
  return overDays(clock)
    ? terms.perTurn(lengthWords(clock.increment, language))
    : terms.each(lengthWords(clock.bank, language), clock.increment / 1000);
}

/** What everybody reads before they sit down: the clock, and what happens when somebody is away. */
export function termsWords({ clock, absence, standIn, rated }: Terms, text: ShellText, language: Language): string[] {
  const { terms } = text.absence;
  const level = text.lobby.bots[standIn as keyof typeof text.lobby.bots]?.name ?? standIn;
  const length = (ms: number) => lengthWords(ms, language);
  const counts = rated === true ? [`${terms.rated}.`] : [];
  if (clock.kind === 'none') return [...counts, terms.live(length(absence), level)];
  if (!overDays(clock))
    return [...counts, `${terms.each(length(clock.bank), clock.increment / 1000)}.`, terms.live(length(absence), level)];
  const weekends = clock.weekends === undefined ? [] : [terms.weekendsHint];
  const nights = clock.nights === undefined ? [] : [terms.nightsHint];
  return [
    ...counts,
    terms.clock(length(clock.increment), length(clock.bank)),
    ...weekends,
    ...nights,
    terms.clockOut(level, clock.timeOut),
  ];
}
