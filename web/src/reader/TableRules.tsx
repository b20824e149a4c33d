import { registry } from '@orrery/games';
import { Icon, icons } from '@orrery/kit';
import { lazy, Suspense } from 'react';
import { wish } from '../learn/aids.ts';
import { useHere } from '../learn/useGoal.ts';
import { RulesPanel } from '../table/RulesPanel.tsx';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import { useRead } from './context.ts';
import { passageAt } from './passage-at.ts';
import styles from './TableRules.module.css';
import { TopicRules } from './TopicRules.tsx';
import { useChapters } from './useChapters.ts';

const Reader = lazy(() => import('./Reader.tsx'));

type Desk = Pick<TableLayoutProps, 'game' | 'props' | 'words' | 'goal'>;

/** The passage that explains the open question. */
function useHereAt({ game, props }: Desk): string | undefined {
  const here = useHere(game, props.language);
  return props.question === undefined ? undefined : here?.[props.question.ask.decision];
}

export interface ReadingProps {
  readonly desk: Desk;
  /** Where somebody wants to read; otherwise it opens where the game is. */
  readonly at: string | undefined;
  go(at: string): void;
  readonly phone?: boolean;
  close?(): void;
}

/** The rules over the map, or in a phone's tab: question and own place stay usable. */
export function Reading({ desk, at, go, phone = false, close }: ReadingProps) {
  const here = useHereAt(desk);
  const { game, words, goal } = desk;
  return (
    <section className={phone ? styles.tab : styles.drawer} aria-label={words.table.rules}>
      {phone && goal === false && <ShowGoal desk={desk} />}
      <Suspense fallback={<p role="status">{words.table.loading}</p>}>
        <Reader
          game={game}
          at={at === '' ? here : (at ?? here)}
          go={go}
          here={here}
          words={words}
          phone={phone}
          {...(close && { close })}
        />
      </Suspense>
    </section>
  );
}

const ShowGoal = ({ desk }: { readonly desk: Desk }) => (
  <button type="button" className="btn quiet" onClick={() => wish(desk.game, { goal: true })}>
    {desk.words.learn.showGoal}
  </button>
);

export const hasRules = (game: string): boolean => registry[game]?.learn?.rules !== undefined;

/** Beside the game: the way into the rules where the question is explained, the way back to a goal that was put away, and every word. */
export function TableRules({ desk }: { readonly desk: Desk }) {
  const { game, words, props, goal } = desk;
  const read = useRead();
  const here = useHereAt(desk);
  const chapters = useChapters(game, props.language);
  const found = chapters === undefined || here === undefined ? undefined : passageAt(chapters, here);
  return (
    <>
      <div className={styles.ways}>
        {read !== undefined && (
          <button type="button" className="btn" onClick={() => read('')}>
            <Icon of={icons.rules} size={16} />
            <span>{found === undefined ? words.learn.read : words.learn.readHere(found.passage.title)}</span>
          </button>
        )}
        {goal === false && <ShowGoal desk={desk} />}
      </div>
      <RulesPanel words={words} link={(topic) => <TopicRules game={game} topic={topic} words={words} read={read} />} />
    </>
  );
}
