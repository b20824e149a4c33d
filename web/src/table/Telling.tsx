import { Icon, icons, onTap, Sentence } from '@orrery/kit';
import { useLayoutEffect, useRef } from 'react';
import type { ShellText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import type { Said } from './stage.ts';
import styles from './Telling.module.css';

export interface TellingProps {
  /** Nothing between two events of a replay. */
  readonly said: Said | undefined;
  /** It stays until somebody goes on. */
  readonly stepping?: boolean;
  readonly goOn?: () => void;
  readonly back?: () => void;
  readonly skipTurn?: () => void;
}

/** What is happening right now, where the question will stand: nothing of the board is covered by it. What was said of the turn before stands above, where there is room. */
export function Telling({
  said,
  stepping = false,
  goOn,
  back,
  skipTurn,
  words,
  touch = false,
}: TellingProps & { readonly words: ShellText; readonly touch?: boolean }) {
  const { table } = words;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said now is at the end of the list
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said?.id]);
  const now = said !== undefined && (
    // The same button all the time: a second tap on it goes on once more, one that answered a question before does not.
    <button type="button" className={styles.now} onClick={goOn && onTap(goOn)} tabIndex={-1}>
      <span key={said.id} data-told={said.type}>
        <Sentences of={said.sentences} size={18} />
      </span>
    </button>
  );
  return (
    <section className={touch ? styles.slim : styles.telling}>
      {touch ? (
        now
      ) : (
        <ol ref={list}>
          {said?.earlier.map((sentences, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it is
            <li key={at}>
              <Icon of={icons.check} size={14} />
              <span>
                <Sentences of={sentences} size={14} />
              </span>
            </li>
          ))}
          <li>{now}</li>
        </ol>
      )}
      <div className={styles.ways}>
        <span className={styles.left} aria-hidden="true">
          {Array.from({ length: Math.min(said?.left ?? 0, 8) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots that are all alike
            <i key={at} />
          ))}
        </span>
        {/* A tap on the words goes on as well; whoever uses the keyboard has the space bar. */}
        {stepping && back !== undefined && (
          <button type="button" onClick={onTap(back)} disabled={(said?.earlier.length ?? 0) === 0} aria-keyshortcuts="ArrowLeft">
            <Icon of={icons.back} size={14} />
            {table.goBack}
          </button>
        )}
        {stepping && goOn !== undefined && (
          <button type="button" className={styles.next} onClick={onTap(goOn)} aria-keyshortcuts="Space">
            {table.goOn}
            <Icon of={icons.next} size={14} />
          </button>
        )}
        {skipTurn !== undefined && (
          <button type="button" onClick={onTap(skipTurn)} aria-keyshortcuts="T">
            {table.skipTurn}
            <Icon of={icons.last} size={14} />
          </button>
        )}
      </div>
    </section>
  );
}

const Sentences = ({ of, size }: { readonly of: readonly string[]; readonly size: number }) =>
  keyed(of).map(({ key, line }, index) => (
    <span key={key} className={index === 0 ? undefined : styles.more}>
      <Sentence of={line} quiet size={size} />{' '}
    </span>
  ));
