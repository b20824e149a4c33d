import { plainWords } from '@orrery/kernel';
import { Explained, Sentence, useTable, useTableMoment } from '@orrery/kit';
import { type ReactNode, useMemo, useState } from 'react';
import type { ShellText } from '../text/index.ts';
import styles from './RulesPanel.module.css';

export interface RulesPanelProps {
  readonly words: ShellText;
  readonly search?: string;
  /** The way to the passage that tells of a topic. */
  link?(topic: string): ReactNode;
}

/** Every card, room, icon and term of the game, to be looked up: with a search of its own, or by the search of whoever shows it. */
export function RulesPanel({ words, search: given, link }: RulesPanelProps) {
  const { text } = useTable();
  const { view } = useTableMoment();
  const [typed, setSearch] = useState('');
  const search = given ?? typed;
  const groups = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase();
    return text.topics
      .map(({ group, ids }) => ({
        group,
        topics: ids
          .map((id) => ({ id, ...text.explain(id, view) }))
          .filter(
            ({ title, body }) =>
              wanted === '' ||
              plainWords(`${title} ${body}`, () => '')
                .toLocaleLowerCase()
                .includes(wanted),
          ),
      }))
      .filter(({ topics }) => topics.length > 0);
  }, [text, view, search]);
  return (
    <div className={styles.panel}>
      {given === undefined && (
        <input
          type="search"
          aria-label={words.table.rulesSearch}
          placeholder={words.table.rulesSearch}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {groups.length === 0 && <p className={styles.none}>{words.table.rulesNone}</p>}
      {groups.map(({ group, topics }) => (
        <section key={group}>
          <h3 className="eyebrow">{group}</h3>
          {topics.map(({ id, title }) => (
            <details key={id} name="topic">
              <summary>
                <Sentence of={title} quiet />
              </summary>
              <Explained topic={id} />
              {link?.(id)}
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
