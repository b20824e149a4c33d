import { type BoardOption, isFields, type OptionStep } from '@orrery/kit';
import { LOCATION, type LocationId } from '../content/exploration.ts';
import { GUILD_IDS } from '../content/guilds.ts';
import { ROMAN } from '../content/kinds.ts';
import { cardOf } from '../content/spaces.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import type { TableView } from '../view.ts';
import { type Given, Hull, placeName, wordsOf } from './common.tsx';

/** What is done first: which ship moves, or to which part of the board the pawn goes. */
export function step(option: BoardOption<TableView>, props: Given): OptionStep | undefined {
  const { answer } = option;
  const words = wordsOf(props);
  if (isFields(answer) && typeof answer.ship === 'number' && typeof answer.from === 'string') {
    const from = answer.from as LocationId;
    return {
      key: `ship ${answer.ship} ${from}`,
      // The hull says the level.
      words: placeName(props, LOCATION[from]),
      icon: <Hull level={answer.ship} size={20} label={words.shipOf(answer.ship)} />,
    };
  }
  if (option.interjection) return { key: 'anyTime', words: words.anyTime };
  if (props.question?.ask.decision !== 'chooseSpace' || typeof answer !== 'string') return undefined;
  const card = cardOf(answer);
  if ((GUILD_IDS as readonly string[]).includes(card)) return { key: 'guilds', words: words.guilds };
  if (!Object.hasOwn(TECHNOLOGIES, card)) return { key: 'basic', words: words.basic };
  const { level } = TECHNOLOGIES[card as TechId];
  return { key: `level ${level}`, words: `${words.technologies} ${ROMAN[level]}` };
}
