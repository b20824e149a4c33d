import type { Answer, Seat } from '@orrery/kernel';
import { type BoardOption, cx, type Glyph, Icon, icons, nameOfSeat, type OptionFace, SeatToken, signed, sum, titleOf } from '@orrery/kit';
import { Fragment, type ReactNode } from 'react';
import type { Action } from '../answers.ts';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { MISSION_IDS, MISSIONS } from '../content/missions.ts';
import { tileAt } from '../queries.ts';
import type { TableView } from '../view.ts';
import { DieFace, PointBadge, type Props, wordsOf } from './common.tsx';
import styles from './face.module.css';
import { DIE, drawingOf, ROOM } from './glyphs.ts';
import { wayOf } from './targets.ts';

type Option = BoardOption<TableView>;

const ENDS: ReadonlySet<Answer> = new Set(['done', 'stop', 'none']);
const SAID: Readonly<Record<string, keyof typeof icons>> = {
  vaccine: 'vaccine',
  accept: 'check',
  keep: 'check',
  refuse: 'next',
  exchange: 'cards',
};

/** How an option looks in the list: what it is about, the die it spends, and what would come of it. */
export function face(option: Option, props: Props): OptionFace | undefined {
  const { question } = props;
  if (question === undefined) return undefined;
  if (ENDS.has(option.answer)) return { ends: true };
  const acting = question.ask.decision === 'act';
  const drawn = acting ? ofAction(option.answer as Action, props) : ofAnswer(option, props);
  // Exploring turns a tile up, sooner or later: there is no way back.
  const reveals = question.ask.decision === 'exploreFrom' || (acting && (option.answer as Action).act === 'explore');
  const stakes = stakesOf(option, props, reveals);
  return stakes.length === 0
    ? drawn
    : { ...drawn, aside: <span className={styles.aside}>{[...stakes, <Fragment key="aside">{drawn.aside}</Fragment>]}</span> };
}

const dieFace = (symbol: DieSymbol, props: Props): ReactNode => (
  <DieFace symbol={symbol} size={22} label={titleOf(props, `die:${symbol}`)} />
);

function ofAction(action: Action, props: Props): OptionFace {
  const words = wordsOf(props);
  const phone = props.layout === 'phone';
  const anyDie = (
    <span title={words.anyDie} role="img" aria-label={words.anyDie}>
      <Icon of={icons.die} size={21} />
    </span>
  );
  // A phone has no place for technologies beside the ship, and none for words in its rooms.
  const does = (said: string) => (phone ? { note: <span className={styles.does}>{said}</span> } : {});
  switch (action.act) {
    case 'end': {
      const unused = sum((props.view.table.players[props.viewer]?.dice ?? []).slice(0, SYMBOLS.length - 1));
      return { ends: true, ...(unused > 0 && !phone ? { aside: <small className="muted">{words.unused(unused)}</small> } : {}) };
    }
    case 'technology':
      return {
        icon: drawn(`technology:${action.technology}`),
        aside: dieFace('technology', props),
        ...does(words.technologies[action.technology]),
      };
    case 'room':
      return {
        icon: drawn(`room:${action.room}`),
        aside: <small className="muted">{words.free}</small>,
        ...does(words.rooms[action.room]),
      };
    case 'explore':
      return { icon: <Icon of={icons.explore} size={19} />, aside: anyDie };
    case 'step':
      return { icon: <Icon of={icons.step} size={19} />, aside: anyDie };
    case 'training':
    case 'support':
    case 'improvise':
    case 'movement':
      return { icon: <Icon of={DIE[action.act]} size={19} />, aside: dieFace(action.act, props) };
  }
}

const drawn = (topic: string): ReactNode => {
  const glyph = drawingOf(topic);
  return glyph === undefined ? undefined : <Icon of={glyph} size={topic.startsWith('species') ? 26 : 19} />;
};

function ofAnswer(option: Option, props: Props): OptionFace {
  const { answer } = option;
  if (typeof answer === 'string' && Object.hasOwn(SAID, answer)) return { icon: <Icon of={icons[SAID[answer]]} size={19} /> };
  if (props.question?.ask.decision === 'chooseCommand' && typeof answer === 'string')
    return { icon: drawn(`die:${answer.startsWith('improvise') ? 'improvise' : answer}`) };
  const way = wayOf(props, option);
  const target = way.at(-1) ?? '';
  const [kind, id = ''] = target.split(':');
  const symbol = kind === 'die' ? SYMBOLS.find((one) => one === id) : undefined;
  if (symbol !== undefined) return { words: titleOf(props, `die:${symbol}`), aside: dieFace(symbol, props) };
  const mission = kind === 'mission' ? MISSION_IDS.find((one) => one === id) : undefined;
  if (mission !== undefined)
    return { icon: <Icon of={icons.mission} size={19} />, aside: <PointBadge points={MISSIONS[mission].points} solid size={22} /> };
  const room = kind === 'place' ? tileAt(props.view.table, Number(id))?.room : undefined;
  // A way says where from and where to; of anything else the room is enough.
  if (kind === 'place' && way.length > 1) return {};
  return room === undefined || room === null
    ? { icon: drawn(target) }
    : { words: titleOf(props, `room:${room}`), icon: <Icon of={ROOM[room]} size={19} /> };
}

/**
 * Points that would change hands, what brings that about among the others, and whether there is a way back. Always there and never more than a line: an
 * option that grew under the pointer would push the next one away. In full it is told on the ship, when the option is focused.
 */
function stakesOf({ forecast }: Option, props: Props, reveals: boolean): ReactNode[] {
  const words = wordsOf(props);
  const stake = (seat: Seat, change: number, glyph: Glyph, label: string): ReactNode => (
    <span key={`${seat} ${label}`} className={cx(styles.stake, change > 0 ? styles.up : styles.down)}>
      {seat === props.viewer ? null : <SeatToken seat={seat} size={14} label={nameOfSeat(props, seat)} />}
      {signed(change)}
      <Icon of={glyph} size={11} label={label} />
    </span>
  );
  const { players } = props.view.table;
  const seats = forecast === undefined ? [] : players.map((now, seat) => ({ now, seat, later: forecast.table.players[seat] }));
  const points = seats.flatMap(({ now, seat, later }) => {
    const change = later.missionPoints + later.roomPoints - now.missionPoints - now.roomPoints;
    return change === 0 ? [] : [stake(seat, change, icons.controlPointFilled, words.points(Math.abs(change)))];
  });
  // Somebody else who has to leave the ship may be why, and is not to be seen in one's own actions.
  const leaving = seats.flatMap(({ now, seat, later }) =>
    points.length === 0 || seat === props.viewer || later.aboard >= now.aboard
      ? []
      : [stake(seat, later.aboard - now.aboard, icons.researcherFilled, words.onShip)],
  );
  const stakes = [...leaving, ...points];
  return reveals ? [...stakes, <Icon key="undo" of={icons.noUndo} size={14} label={words.noUndo} className={styles.noUndo} />] : stakes;
}
