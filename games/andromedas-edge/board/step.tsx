import { type BoardOption, Icon, icons, isFields, type OptionStep, Tinted, titleOf } from '@orrery/kit';
import { moduleCard } from '../catalogue.ts';
import type { TableView } from '../view.ts';
import { type Props, Ship, wordsOf } from './common.tsx';
import { TRACK, TRACK_HUE } from './glyphs.ts';
import { moduleTopic, shipTopic } from './topics.ts';

/** Of these the name of the card or token matters even where there is one. */
const NAMED: ReadonlySet<string> = new Set(['play', 'token', 'supremacy', 'development']);

/** What is done first: which ship is launched or moved, which module activated, which kind of free action taken. */
export function step({ answer }: BoardOption<TableView>, props: Props): OptionStep | undefined {
  if (!isFields(answer)) return undefined;
  const words = wordsOf(props);
  const { players } = props.view.table;
  const seat = props.question?.ask.seat ?? props.viewer;
  if (typeof answer.interject === 'string') {
    const deed = answer.interject as keyof typeof words.deeds;
    // To give and to ask for are two sides of one thing.
    const transfer = deed === 'give' || deed === 'take';
    return transfer
      ? { key: 'give', words: words.deeds.give, icon: <Icon of={icons.people} size={19} />, always: true }
      : { key: deed, words: words.deeds[deed], whole: !NAMED.has(deed) };
  }
  if (typeof answer.launch === 'number')
    return {
      key: `launch ${answer.launch}`,
      words: words.launch(titleOf(props, shipTopic(answer.launch))),
      icon: <Ship seat={seat} type={answer.launch} size={22} />,
    };
  if (typeof answer.row === 'number' && typeof answer.at === 'number') {
    const module = players[seat]?.rows[answer.row]?.[answer.at];
    if (module === undefined) return undefined;
    const { type } = moduleCard(module.id);
    const icon = <Tinted of={TRACK[type]} hue={TRACK_HUE[type]} size={19} />;
    return { key: `module ${answer.row} ${answer.at}`, words: titleOf(props, moduleTopic(module.id)), icon };
  }
  if (typeof answer.ship === 'number' && typeof answer.from === 'number') {
    const place = answer.from < 0 ? '' : `, ${titleOf(props, `cell:${answer.from}`)}`;
    return {
      key: `ship ${answer.ship} ${answer.from}`,
      words: `${titleOf(props, shipTopic(answer.ship))}${place}`,
      icon: <Ship seat={seat} type={answer.ship} size={22} />,
    };
  }
  return undefined;
}
