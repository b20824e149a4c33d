import type { Answer } from '@orrery/kernel';
import { type BoardOption, Icon, icons, type OptionFace, SeatToken } from '@orrery/kit';
import { Fragment, type ReactNode } from 'react';
import { SYMBOLS } from '../content/dice.ts';
import { MISSIONS } from '../content/missions.ts';
import { aimOf, dieOf } from './aim.ts';
import { DieFace, nameOfSeat, PointBadge, type Props, sum, titleOf, wordsOf } from './common.tsx';
import styles from './face.module.css';
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
  const stakes = stakesOf(option, props);
  return stakes.length === 0
    ? drawn
    : { ...drawn, aside: <span className={styles.aside}>{[...stakes, <Fragment key="aside">{drawn.aside}</Fragment>]}</span> };
}

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
    // A phone has no place for technologies beside the ship, and none for words in its rooms.
    const does = (said: string) => (props.layout === 'phone' ? { note: <span className={styles.does}>{said}</span> } : {});
    const free = <small className="muted">{words.free}</small>;
    if (answer.act === 'end') {
      const unused = sum((table.players[props.viewer]?.dice ?? []).slice(0, SYMBOLS.length - 1));
      return {
        ends: true,
        ...(unused > 0 && props.layout === 'desktop' ? { aside: <small className="muted">{words.unused(unused)}</small> } : {}),
      };
    }
    if (aim.technology !== undefined)
      return {
        icon: glyph(TECHNOLOGY[aim.technology]),
        aside: <DieFace symbol="technology" size={22} label={titleOf(props, 'die:technology')} />,
        ...does(words.technologies[aim.technology]),
      };
    if (aim.explore !== undefined) return { icon: glyph(icons.explore), aside: anyDie };
    if (aim.room !== undefined) return { icon: glyph(ROOM[aim.room]), aside: free, ...does(words.rooms[aim.room]) };
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

/**
 * Points that would change hands, and whether there is a way back. Always there and never more than a line: an option that grew under
 * the pointer would push the next one away. In full it is told on the ship, when the option is focused.
 */
function stakesOf(option: BoardOption, props: Props): ReactNode[] {
  const { question, viewer } = props;
  if (question === undefined) return [];
  const words = wordsOf(props);
  const { points, noUndo } = forecast(props.view.table, question.ask, option.answer);
  const stakes: ReactNode[] = [];
  points.forEach((change, seat) => {
    if (change === 0) return;
    const amount = change > 0 ? `+${change}` : `−${-change}`;
    stakes.push(
      <span key={seat} className={[styles.stake, change > 0 ? styles.up : styles.down].join(' ')}>
        {seat === viewer ? null : <SeatToken seat={seat} size={14} label={nameOfSeat(props, seat)} />}
        {amount}
        <Icon of={icons.controlPointFilled} size={11} label={words.points(Math.abs(change))} />
      </span>,
    );
  });
  if (noUndo) stakes.push(<Icon key="undo" of={icons.lock} size={14} label={words.noUndo} className={styles.lock} />);
  return stakes;
}
