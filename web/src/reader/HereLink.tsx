import type { Language } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { useHere } from '../learn/useGoal.ts';
import { useTableState } from '../table/context.ts';
import { useText } from '../text/index.ts';
import { useRead } from './context.ts';
import { passageAt } from './passage-at.ts';
import { useChapters } from './useChapters.ts';

/** The way to the passage that explains a question. */
export function HereLink({ decision, language }: { readonly decision: string; readonly language: Language }) {
  const { learn } = useText();
  const game = useTableState((s) => s.game) ?? '';
  const path = useHere(game, language)?.[decision];
  const chapters = useChapters(game, language);
  const read = useRead();
  const found = chapters === undefined || path === undefined ? undefined : passageAt(chapters, path);
  if (found === undefined || read === undefined) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => read(found.passage.path)}>
      <Icon of={icons.rules} size={15} />
      {learn.readHere(found.passage.title)}
    </button>
  );
}
