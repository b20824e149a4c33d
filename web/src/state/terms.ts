import type { Language } from '@orrery/kit';
import type { TableSummary } from '@orrery/protocol';
import type { ShellText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';

type Terms = Pick<TableSummary, 'clock' | 'absence' | 'standIn'>;

/** The same in a few words. */
export function termsInShort({ clock, absence }: Terms, text: ShellText, language: Language): string {
  const { terms } = text.absence;
  if (clock.kind === 'none') return `${terms.away} ${lengthWords(absence, language)}`;
  return terms.perTurn(lengthWords(clock.increment, language));
}

/** What everybody reads before they sit down: the clock, and what happens when somebody is away. */
export function termsWords({ clock, absence, standIn }: Terms, text: ShellText, language: Language): string[] {
  const { terms } = text.absence;
  const level = text.lobby.bots[standIn as keyof typeof text.lobby.bots]?.name ?? standIn;
  const length = (ms: number) => lengthWords(ms, language);
  if (clock.kind === 'none') return [terms.live(length(absence), level)];
  const weekends = clock.weekends === undefined ? [] : [terms.weekendsHint];
  return [terms.clock(length(clock.increment), length(clock.bank)), ...weekends, terms.clockOut(level)];
}
