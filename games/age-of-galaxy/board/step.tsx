import { type BoardOption, Icon, icons, isFields, type OptionStep, titleOf } from '@orrery/kit';
import { systems } from '../content/systems.ts';
import type { TableView } from '../view.ts';
import { type Props, wordsOf } from './common.tsx';
import { ACTION, BOLT } from './glyphs.ts';

/** What is done first: which action, a card of the hand, a conversion; of planets, in which system. */
export function step({ answer }: BoardOption<TableView>, props: Props): OptionStep | undefined {
  const words = wordsOf(props);
  const { table } = props.view;
  if (typeof answer === 'number' && props.question?.ask.decision === 'occupy') {
    const planet = table.planets.find((p) => p.planet === answer);
    if (planet === undefined) return undefined;
    return { key: `system ${planet.system}`, words: titleOf(props, `system:${systems[table.row[planet.system]].id}`) };
  }
  if (!isFields(answer)) return undefined;
  if (answer.interject === 'card') return { key: 'card', words: words.playCard, icon: <Icon of={icons.cards} size={19} /> };
  if (answer.interject === 'lightning') return { key: 'lightning', words: words.convert, whole: true, icon: <Icon of={BOLT} size={19} /> };
  if (typeof answer.action !== 'string') return undefined;
  const glyph = ACTION[answer.action];
  const icon = glyph === undefined ? undefined : <Icon of={glyph} size={19} />;
  // A row says where the planet is, not what becomes of it.
  const always = answer.action === 'colonize' || answer.action === 'develop';
  return { key: answer.action, words: titleOf(props, `action:${answer.action}`), whole: true, always, icon };
}
