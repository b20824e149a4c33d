import { type Config, type OptionValues, optionsOf } from '@orrery/kernel';
import * as cards from '../content/cards.ts';
import * as game from './game.ts';

/** What a table can choose: each option is declared where it is played by. */
export const options = optionsOf(cards, game);
export type Setup = Config<OptionValues<typeof options>>;
