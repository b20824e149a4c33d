import { flag } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import type { GuildId } from '../content/guilds.ts';
import { GUILDS } from '../content/guilds.ts';
import type { Level } from '../content/kinds.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import type { Context } from '../rulebook.ts';
import { draw } from './decks.ts';

export const options = { display: flag() };

/** Expert variant: the technology display. Open rows of cards; rows III and IV open when something that researches there comes into play. */
export const ROW_SIZES: Readonly<Record<2 | 3 | 4, number>> = { 2: 5, 3: 5, 4: 4 };

/** The levels at which these effects can discover something new. */
function discovers(effects: readonly Effect[], levels: Set<Level>): Set<Level> {
  for (const effect of effects) {
    if (effect.kind === 'research' && !effect.known) {
      for (const level of effect.levels === 'colonies' ? ([1, 2, 3, 4] as const) : effect.levels) levels.add(level);
    }
    if (effect.kind === 'choose') for (const part of effect.parts) discovers(part.effects, levels);
    if (effect.kind === 'optional') discovers(effect.part.effects, levels);
  }
  return levels;
}

export const opens = (technology: TechId): ReadonlySet<Level> => {
  const { immediate = [], actions = [] } = TECHNOLOGIES[technology];
  return discovers([...immediate, ...actions.flatMap((a) => a.effects)], new Set());
};

export function revealRow(x: Context, level: Level): void {
  const { state } = x;
  if (level === 1 || !state.config.options.display || state.rowsOpen[level - 2]) return;
  x.reveal();
  state.rowsOpen[level - 2] = true;
  const row = state.rows[level - 2];
  while (row.length < ROW_SIZES[level]) {
    const card = draw(state.techDecks[level - 2]);
    if (card === undefined) break;
    row.push(card);
  }
  x.emit({ type: 'rowOpened', level, cards: row.slice() });
}

export function refillRow(x: Context, level: Level): void {
  if (level === 1) return;
  x.reveal();
  const card = draw(x.state.techDecks[level - 2]);
  if (card === undefined) return;
  x.state.rows[level - 2].push(card);
  x.emit({ type: 'rowRefilled', level, card });
}

/** A technology card has come into play. */
export function opensRows(x: Context, technology: TechId): void {
  if (!x.state.config.options.display) return;
  for (const level of opens(technology)) revealRow(x, level);
}

export function guildOpensRows(x: Context, guild: GuildId): void {
  if (!x.state.config.options.display) return;
  for (const level of discovers(GUILDS[guild].effects, new Set())) revealRow(x, level);
}
