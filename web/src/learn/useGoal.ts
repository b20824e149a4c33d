import { registry } from '@orrery/games';
import type { GoalText, Language } from '@orrery/kernel';
import type { Points } from '@orrery/kit';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import { useModule } from './modules.ts';

export type Here = Readonly<Record<string, string>>;

/** Where each question of a game is explained. */
export const useHere = (game: string, language: Language): Here | undefined => useWords(game, language)?.here;

const useWords = (game: string, language: Language) => useModule(registry[game]?.learn?.goal[language]);

export type Goal = { readonly text: GoalText; readonly now: string | undefined; readonly points: Points | undefined };

/** The goal as it stands at this table. */
export function useGoal({ game, board, props }: Pick<TableLayoutProps, 'game' | 'board' | 'props'>): Goal | undefined {
  const { view, viewer, question, language } = props;
  const words = useWords(game, language);
  if (words === undefined) return undefined;
  const { goal: text, here } = words;
  const passage = question === undefined ? undefined : here[question.ask.decision];
  return {
    text: { ...text, ...(text.alone === undefined || props.seats.length > 1 ? text.at?.(view.table) : { win: text.alone }) },
    now: passage === undefined ? undefined : text.now[passage],
    points: viewer < 0 ? undefined : board?.points?.(view, viewer),
  };
}
