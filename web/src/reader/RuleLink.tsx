import { useTable } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { useRead } from './context.ts';
import { passageAt } from './passage-at.ts';
import styles from './RuleLink.module.css';
import { useChapters } from './useChapters.ts';

/** A rule that is referred to: the title of the passage that tells it, to be read there. */
export function RuleLink({ game, rule, words }: { readonly game: string; readonly rule: string; readonly words: ShellText }) {
  const { language } = useTable();
  const chapters = useChapters(game, language);
  const read = useRead();
  const found = chapters === undefined ? undefined : passageAt(chapters, rule);
  if (found === undefined || read === undefined) return <small>{words.table.rule(rule)}</small>;
  return (
    <button type="button" className={styles.link} title={words.table.rule(rule)} onClick={() => read(found.passage.path)}>
      {words.learn.passage(found.chapter.title, found.passage.title)}
    </button>
  );
}
