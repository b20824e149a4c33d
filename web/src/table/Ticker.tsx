import { type Happening, Icon, icons, Sentence, useTable } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import styles from './Ticker.module.css';

/** The sentence of what is happening right now, over the head of the board. */
export function Ticker({
  happening,
  skip,
  words,
}: {
  readonly happening: Happening | undefined;
  readonly skip: (() => void) | undefined;
  readonly words: ShellText;
}) {
  const { text, viewer } = useTable();
  if (happening === undefined) return null;
  const event = happening.event as { readonly type: string };
  const sentence = text.event(event, viewer);
  if (sentence === '') return null;
  return (
    <div className={styles.ticker}>
      <span key={happening.id} data-told={event.type}>
        <Sentence of={sentence} quiet size={18} />
      </span>
      {skip !== undefined && (
        <button type="button" onClick={skip}>
          {words.table.skip}
          <Icon of={icons.last} size={14} />
        </button>
      )}
    </div>
  );
}
