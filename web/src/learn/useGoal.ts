import { registry } from '@orrery/games';
import type { GoalText, Language } from '@orrery/kernel';
import type { Points } from '@orrery/kit';
import { useEffect, useState } from 'react';
import type { TableLayoutProps } from '../table/TableLayout.tsx';

export type Here = Readonly<Record<string, string>>;

/** What is fetched for a reader, once it is here. It helps to read along and is no reason to stop playing: what fails to come stays away. */
export function useFetched<T>(key: string, fetch: () => Promise<T> | undefined): T | undefined {
  const [fetched, setFetched] = useState<{ readonly key: string; readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is fetched
  useEffect(() => {
    let wanted = true;
    fetch()?.then(
      (value) => wanted && setFetched({ key, value }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return fetched?.key === key ? fetched.value : undefined;
}

/** Where each question of a game is explained. */
export const useHere = (game: string, language: Language): Here | undefined => useWords(game, language)?.here;

const useWords = (game: string, language: Language) => useFetched(`${game} ${language}`, () => registry[game]?.learn?.goal[language]());

export type Goal = { readonly text: GoalText; readonly now: string | undefined; readonly points: Points | undefined };

/** The goal as it stands at this table. */
export function useGoal({ game, board, props }: Pick<TableLayoutProps, 'game' | 'board' | 'props'>): Goal | undefined {
  const { view, viewer, question, language } = props;
  const words = useWords(game, language);
  if (words === undefined) return undefined;
  const { goal: text, here } = words;
  const passage = question === undefined ? undefined : here[question.ask.decision];
  return {
    text: text.alone === undefined || props.seats.length > 1 ? text : { ...text, win: text.alone },
    now: passage === undefined ? undefined : text.now[passage],
    points: viewer < 0 ? undefined : board?.points?.(view, viewer),
  };
}
