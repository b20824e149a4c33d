import type { Illustration, Passage as Told } from '@orrery/kernel';
import { Sentence } from '@orrery/kit';
import { lazy, Suspense } from 'react';
import type { ShellText } from '../text/index.ts';
import { blocksOf } from './find.ts';
import styles from './Reader.module.css';

const Diagram = lazy(() => import('./Diagram.tsx'));

export interface PassageProps {
  readonly game: string;
  readonly of: Told;
  readonly here: boolean;
  readonly scene: Illustration | undefined;
  readonly words: ShellText;
  readonly phone: boolean;
}

/** A passage of the rules with its example, and the position that shows it. */
export function Passage({ game, of, here, scene, words, phone }: PassageProps) {
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
      {scene !== undefined && (
        <Suspense>
          <Diagram game={game} path={of.path} of={scene} caption={of.scene} words={words} phone={phone} />
        </Suspense>
      )}
    </section>
  );
}
