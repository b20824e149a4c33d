import { Icon, icons, useTable } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { tells } from './passage-at.ts';
import { useChapters } from './useChapters.ts';

export interface TopicRulesProps {
  readonly game: string;
  readonly topic: string;
  readonly words: ShellText;
  read: ((at: string) => void) | undefined;
}

/** Below what a word, a card or a place means: the passage of the rules that tells of it. */
export function TopicRules({ game, topic, words, read }: TopicRulesProps) {
  const { language } = useTable();
  const chapters = useChapters(game, language);
  const found = chapters === undefined ? undefined : tells(chapters, topic);
  if (found === undefined || read === undefined) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => read(found.path)}>
      <Icon of={icons.rules} size={16} />
      {words.learn.readHere(found.title)}
    </button>
  );
}
