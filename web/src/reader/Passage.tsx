import type { Passage as Told } from '@orrery/kernel';
import { Sentence } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { blocksOf } from './find.ts';
import styles from './Reader.module.css';

/** A passage of the rules with its example. */
export function Passage({ of, here, words }: { readonly of: Told; readonly here: boolean; readonly words: ShellText }) {
  const { learn } = words;
  return (
    <section id={`passage-${of.path}`} className={styles.passage} data-here={here || undefined}>
      <h3>
        {of.title} {here && <em>{learn.here}</em>}
      </h3>
      {blocksOf(of.text).map(({ kind, lines }) => {
        const items = lines.map((line) => (
          <li key={line}>
            <Sentence of={line} />
          </li>
        ));
        if (kind === 'list') return <ul key={lines[0]}>{items}</ul>;
        if (kind === 'steps') return <ol key={lines[0]}>{items}</ol>;
        return (
          <p key={lines[0]}>
            <Sentence of={lines[0] ?? ''} />
          </p>
        );
      })}
      {of.example !== undefined && (
        <aside className={styles.example}>
          <b>{learn.example}</b> <Sentence of={of.example} />
        </aside>
      )}
    </section>
  );
}
