import { type Seat, SPECTATOR, seatMark } from '@orrery/kernel';
import { type BoardModule, type BoardProps, Icon, icons, Key, SeatName, Sentence, seatClass } from '@orrery/kit';
import { useText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import { Changes } from './Changes.tsx';
import { onceEach } from './captions.ts';
import { type Change, changesBetween } from './changes.ts';
import { commandKeys } from './keys.ts';
import styles from './RecapPanel.module.css';
import type { Turn } from './turns.ts';

/** More cards have fewer lines. */
const deedsFor = (cards: number): number => (cards < 3 ? 4 : 3);

type Told = { readonly seat: Seat; readonly beats: readonly { readonly event: unknown }[] };

/** What a turn did, in the sentences that matter most and the order they happened. */
export function deedsOf({ beats, seat }: Told, board: BoardModule | undefined, { text, viewer }: BoardProps, most: number): string[] {
  const told = beats.flatMap(({ event }, at) => {
    const ms = board?.duration?.(event) ?? 1;
    // What has no moment of its own is no deed, nor is that somebody's turn begins.
    if (ms === 0 || (board?.turn?.(event) ?? SPECTATOR) !== SPECTATOR || board?.joins?.(event) === true) return [];
    const words = text.event(event as { readonly type: string }, viewer);
    return words === '' ? [] : [{ words, at, ms }];
  });
  const chosen = [...told].sort((a, b) => b.ms - a.ms || a.at - b.at).slice(0, most);
  const mark = `${seatMark(seat)} `;
  const deeds = chosen
    .sort((a, b) => a.at - b.at)
    .map(({ words }) => words.replace(/\.$/, ''))
    .map((words) => (words.startsWith(mark) ? words.slice(mark.length) : words));
  return onceEach(deeds);
}

/** What a turn changed for a seat. */
function changesOf({ beats }: Turn, board: BoardModule | undefined, props: BoardProps, seat: Seat): readonly Change[] {
  const before = beats[0]?.before.view;
  const after = beats.at(-1)?.payload.view;
  if (before === null || before === undefined || after === null || after === undefined) return [];
  return changesBetween(before, after, board, props, seat);
}

export interface RecapProps {
  readonly turns: readonly Turn[];
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  replay(turns: readonly Turn[], bySteps?: boolean): void;
}

/** One card for each turn that others took since the viewer's own: what it did, and what it changed. */
export function RecapPanel({ turns, board, props, replay }: RecapProps) {
  const { table } = useText();
  const words = table.recap;
  const { viewer, seats } = props;
  const most = deedsFor(turns.length);
  return (
    <section className={styles.recap} aria-label={words.turns(turns.length)}>
      <div className={styles.again}>
        <button type="button" className={styles.all} onClick={() => replay(turns)} aria-keyshortcuts={commandKeys.replay}>
          <Icon of={icons.play} size={14} />
          {words.replayAll}
          {props.layout !== 'phone' && <Key of={commandKeys.replay} state="off" />}
        </button>
        <button type="button" className={styles.all} onClick={() => replay(turns, true)} aria-keyshortcuts={commandKeys.replayBySteps}>
          {words.bySteps}
          {props.layout !== 'phone' && <Key of={commandKeys.replayBySteps} state="off" />}
        </button>
      </div>
      <ol>
        {turns.map((turn) => {
          const { seat } = turn;
          const between = seat === SPECTATOR;
          const name = between ? words.between : (seats[seat]?.name ?? '');
          const deeds = deedsOf(turn, board, props, most);
          const mine = changesOf(turn, board, props, viewer);
          // That nothing changed for oneself needs no line of its own.
          const spared = mine.every(({ by }) => by === 0);
          return (
            <li key={`${turn.beats[0]?.at} ${seat}`} className={[styles.card, between ? '' : seatClass(seat)].join(' ')}>
              <p className={styles.who}>
                {between ? <b>{name}</b> : <SeatName seat={seat} size={16} />}
                {!between && <Changes of={changesOf(turn, board, props, seat)} />}
                <button type="button" aria-label={words.replayTurn(name)} title={words.replayTurn(name)} onClick={() => replay([turn])}>
                  <Icon of={icons.play} size={14} />
                </button>
              </p>
              {(deeds.length > 0 || spared) && (
                <p className={styles.deeds}>
                  {keyed(deeds).map(({ key, line }, i) => (
                    <span key={key}>
                      {i > 0 && <i aria-hidden="true"> · </i>}
                      <Sentence of={line} quiet size={14} />
                    </span>
                  ))}
                  {spared && (
                    <span className={styles.spared}>
                      {deeds.length > 0 && <i aria-hidden="true"> · </i>}
                      {words.you} {words.nothing}
                    </span>
                  )}
                </p>
              )}
              {spared || (
                <p className={[styles.for, viewer < 0 ? '' : seatClass(viewer)].join(' ')}>
                  <span>{words.you}</span>
                  <Changes of={mine} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
