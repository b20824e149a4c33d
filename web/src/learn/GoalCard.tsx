import { Icon, icons, Sentence } from '@orrery/kit';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import type { ShellText } from '../text/index.ts';
import { wish } from './aids.ts';
import styles from './GoalCard.module.css';
import { type Goal, useGoal } from './useGoal.ts';

export interface GoalProps {
  readonly desk: Pick<TableLayoutProps, 'game' | 'board' | 'props'>;
  readonly words: ShellText;
  /** On a phone: one line with what is to be done now, which opens to the whole card. */
  readonly folded?: boolean;
}

/** How one wins, when it ends, where points come from, and what is to be done now. */
export function GoalCard({ desk, words: { learn }, folded = false }: GoalProps) {
  const goal = useGoal(desk);
  if (goal === undefined) return null;
  const card = <Card goal={goal} learn={learn} hide={() => wish(desk.game, { goal: false })} />;
  if (!folded) return card;
  return (
    <details className={styles.fold}>
      <summary>
        <Icon of={icons.flag} size={16} />
        <b>{learn.goal}</b>
        <span>
          <Sentence of={goal.now ?? goal.text.win} quiet />
        </span>
        <Icon of={icons.chevronDown} size={14} />
      </summary>
      {card}
    </details>
  );
}

interface CardProps {
  readonly goal: Goal;
  readonly learn: ShellText['learn'];
  hide(): void;
}

function Card({ goal: { text, now, points }, learn, hide }: CardProps) {
  return (
    <section className={styles.card} aria-label={learn.goal}>
      <dl>
        {now !== undefined && (
          <>
            <dt>{learn.now}</dt>
            <dd>
              <Sentence of={now} />
            </dd>
          </>
        )}
        <dt>{learn.win}</dt>
        <dd>
          <Sentence of={text.win} /> {points !== undefined && <small>{learn.youHave(points.now, points.ended)}</small>}
        </dd>
        <dt>{learn.ends}</dt>
        <dd>
          <Sentence of={text.ends} />
        </dd>
        <dt>{learn.points}</dt>
        <dd>
          <Sentence of={text.points} />
        </dd>
      </dl>
      <button type="button" className="btn quiet" onClick={hide}>
        {learn.hideGoal}
      </button>
    </section>
  );
}
