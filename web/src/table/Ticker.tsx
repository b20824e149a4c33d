import { Icon, icons, Sentence } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import type { Said } from './stage.ts';
import styles from './Ticker.module.css';

export interface TellingProps {
  readonly said: Said;
  /** It stays until somebody goes on. */
  readonly stepping?: boolean;
  readonly goOn?: () => void;
  readonly skipTurn?: () => void;
}

/** What is happening right now in a sentence or a few, over the head of the board. */
export function Ticker({ said, stepping = false, goOn, skipTurn, words }: TellingProps & { readonly words: ShellText }) {
  return (
    <div className={styles.ticker} data-stepping={stepping || undefined}>
      {/* A tap on the words goes on as well; whoever uses the keyboard has the space bar. */}
      <button type="button" className={styles.words} key={said.id} data-told={said.type} onClick={goOn} tabIndex={-1}>
        {keyed(said.sentences).map(({ key, line }, index) => (
          <span key={key} className={index === 0 ? undefined : styles.more}>
            <Sentence of={line} quiet size={18} />{' '}
          </span>
        ))}
      </button>
      {stepping && goOn !== undefined && (
        <button type="button" className={styles.next} onClick={goOn} aria-keyshortcuts="Space">
          {words.table.goOn}
          <Icon of={icons.next} size={14} />
        </button>
      )}
      {skipTurn !== undefined && (
        <button type="button" onClick={skipTurn} aria-keyshortcuts="T">
          {words.table.skipTurn}
          <Icon of={icons.last} size={14} />
        </button>
      )}
    </div>
  );
}
