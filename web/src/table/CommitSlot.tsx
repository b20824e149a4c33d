import { onTap, Sentence } from '@orrery/kit';
import styles from './CommitSlot.module.css';
import type { TableLayoutProps } from './TableLayout.tsx';

/**
 * Under a thumb a tap chooses, and what is chosen is done here. The place is always kept, full or empty, and nothing else is ever drawn on
 * it: whoever taps twice on one spot has chosen twice, or has done something once.
 */
export function CommitSlot({ desk }: { readonly desk: TableLayoutProps }) {
  const { props, words, commit, coach } = desk;
  if (commit === undefined) return null;
  const { picked } = commit;
  return (
    <div className={styles.slot} data-commit-slot>
      {picked === undefined ? (
        // A lesson's step may be there to be read alone.
        (props.question?.options.length ?? 0) > 0 && (
          // A coach takes the place of the question: it is asked here.
          <span>{coach === undefined ? words.table.tapFirst : <Sentence of={props.question?.prompt ?? ''} quiet />}</span>
        )
      ) : (
        <button type="button" className="btn primary" data-commit onClick={onTap(commit.answer)}>
          {/* All of it: a row says what its icons do not, and only who has a pointer is told the rest before. */}
          <Sentence of={picked.words} quiet />
        </button>
      )}
    </div>
  );
}
