import type { Answer } from '@orrery/kernel';
import { type BoardOption, Icon, icons, isFocused, type OptionFace, SeatToken } from '@orrery/kit';
import type { ReactNode } from 'react';
import { SYMBOLS } from '../content/dice.ts';
import { MISSIONS } from '../content/missions.ts';
import { aimOf, dieOf } from './aim.ts';
import { DieFace, nameOfSeat, PointBadge, type Props, sum, titleOf, wordsOf } from './common.tsx';
import { forecast, tileAt } from './forecast.ts';
import { DIE, ROOM, SPECIES, TECHNOLOGY } from './glyphs.ts';

const ENDS: ReadonlySet<Answer> = new Set(['done', 'stop', 'none']);

/** How an option looks in the list: what it is about, the die it spends, and what would come of it. */
export function face(option: BoardOption, props: Props): OptionFace | undefined {
  const { question } = props;
  if (question === undefined) return undefined;
  const { ask } = question;
  const { answer } = option;
  if (ENDS.has(answer)) return { ends: true };
  const drawn = picture(ask.decision, answer, props);
  return isFocused(props, option) ? { ...drawn, ...noted(consequence(option, props)) } : drawn;
}

const noted = (note: ReactNode): OptionFace => (note === undefined ? {} : { note });

const glyph = (of: (typeof DIE)[keyof typeof DIE], className?: string): ReactNode => (
  <Icon of={of} size={19} {...(className === undefined ? {} : { className })} />
);

function picture(decision: string, answer: Answer, props: Props): OptionFace {
  const words = wordsOf(props);
  const { table } = props.view;
  if (decision === 'act' && typeof answer === 'object' && answer !== null && 'act' in answer) {
    const aim = aimOf({ decision }, answer);
    const anyDie = (
      <span title={words.anyDie} role="img" aria-label={words.anyDie}>
        <Icon of={icons.die} size={21} />
      </span>
    );
    const free = <small className="muted">{words.free}</small>;
    if (answer.act === 'end') {
      const unused = sum((table.players[props.viewer]?.dice ?? []).slice(0, SYMBOLS.length - 1));
      return { ends: true, ...(unused > 0 ? { aside: <small className="muted">{words.unused(unused)}</small> } : {}) };
    }
    if (aim.technology !== undefined)
      return {
        icon: glyph(TECHNOLOGY[aim.technology]),
        aside: <DieFace symbol="technology" size={22} label={titleOf(props, 'die:technology')} />,
      };
    if (aim.explore !== undefined) return { icon: glyph(icons.explore), aside: anyDie };
    if (aim.room !== undefined) return { icon: glyph(ROOM[aim.room]), aside: free };
    if (answer.act === 'step') return { icon: glyph(icons.step), aside: anyDie };
    const symbol = dieOf(answer.act);
    if (symbol !== undefined)
      return { icon: glyph(DIE[symbol]), aside: <DieFace symbol={symbol} size={22} label={titleOf(props, `die:${symbol}`)} /> };
    return {};
  }
  if (decision === 'chooseCommand' && typeof answer === 'string') {
    const symbol = answer.startsWith('improvise') ? 'improvise' : dieOf(answer);
    return symbol === undefined ? {} : { icon: glyph(DIE[symbol]) };
  }
  if (answer === 'vaccine') return { icon: glyph(icons.vaccine) };
  if (answer === 'accept' || answer === 'keep') return { icon: glyph(icons.check) };
  if (answer === 'refuse') return { icon: glyph(icons.next) };
  if (answer === 'exchange') return { icon: glyph(icons.cards) };
  const { symbol, mission, species, place, to, owner } = aimOf({ decision }, answer);
  if (symbol !== undefined) return { aside: <DieFace symbol={symbol} size={22} label={titleOf(props, `die:${symbol}`)} /> };
  if (mission !== undefined) return { icon: glyph(icons.mission), aside: <PointBadge points={MISSIONS[mission].points} solid size={22} /> };
  if (species !== undefined) return { icon: <Icon of={SPECIES[species]} size={26} /> };
  if (owner !== undefined) return {};
  const room = tileAt(table, to ?? place ?? -1)?.room;
  return room === undefined || room === null ? {} : { icon: glyph(ROOM[room]) };
}

/** Who would hold a room afterwards, and whether there is a way back. */
export function consequence(option: BoardOption, props: Props): ReactNode {
  const { question } = props;
  if (question === undefined) return undefined;
  const words = wordsOf(props);
  const { table } = props.view;
  const { holds, noUndo } = forecast(table, question.ask, option.answer);
  const lines: ReactNode[] = [];
  for (const [place, { controller, tie }] of holds) {
    const room = tileAt(table, place)?.room;
    if (room === undefined || room === null) continue;
    const what =
      controller === null
        ? tie
          ? words.would.tie
          : words.would.nobody
        : controller === props.viewer
          ? words.would.youHold
          : words.would.hold(nameOfSeat(props, controller));
    lines.push(
      <span key={place} style={{ display: 'block' }}>
        {controller !== null && (
          <>
            <SeatToken seat={controller} size={15} />{' '}
          </>
        )}
        {titleOf(props, `room:${room}`)}: {what}
      </span>,
    );
  }
  if (noUndo)
    lines.push(
      <span key="undo" style={{ display: 'block' }}>
        {words.noUndo}
      </span>,
    );
  return lines.length === 0 ? undefined : lines;
}
