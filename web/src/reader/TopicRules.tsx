import { Icon, icons, useTable } from '@orrery/kit';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import { tells } from './find.ts';
import { useChapters } from './useChapters.ts';

export interface TopicRulesProps {
  readonly desk: Pick<TableLayoutProps, 'game' | 'props' | 'words'>;
  readonly topic: string;
  read: ((at: string) => void) | undefined;
}

/** Below what a word, a card or a place means: the passage of the rules that tells of it. */
export default function TopicRules({ desk, topic, read }: TopicRulesProps) {
  const { text } = useTable();
  const chapters = useChapters(desk.game, desk.props.language);
  const found = chapters === undefined ? undefined : tells(chapters, topic, text.explain(topic, desk.props.view).title);
  if (found === undefined || read === undefined) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => read(found.path)}>
      <Icon of={icons.rules} size={16} />
      {desk.words.learn.readHere(found.title)}
    </button>
  );
}
