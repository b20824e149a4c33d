import { Counter, cx, Foreseen, Icon, icons, nameOfSeat, Pips, type SeatPanelProps, seatClass, titleOf } from '@orrery/kit';
import { SYMBOLS } from '../content/dice.ts';
import type { Event } from '../events.ts';
import type { Table } from '../view.ts';
import { DieFace, diceOf, foreseen, wordsOf } from './common.tsx';
import styles from './SeatPanel.module.css';

const TELEPORTERS = 3;

/** The numbers that matter of one seat: researchers, dice still to spend, points and how safe they are. */
export function SeatPanel(props: SeatPanelProps<Table, Event>) {
  const { seat: look, view, layout } = props;
  const { table } = view;
  const words = wordsOf(props);
  const { seat } = look;
  const player = table.players[seat];
  if (player === undefined) return null;
  const total = player.missionPoints + player.roomPoints;
  const after = foreseen(props)?.players[seat];
  const then = after === undefined ? undefined : after.missionPoints + after.roomPoints;
  const dice = diceOf(player.dice);
  const label = words.pointsOf(player.missionPoints, player.roomPoints, table.threshold);
  const points = (
    <span className={cx(styles.points, seatClass(seat))}>
      <b aria-hidden="true">
        <Foreseen now={total} then={then} />
      </b>
    </span>
  );
  if (layout === 'phone') {
    return (
      <div className={styles.phone} data-target={`seat:${seat}`}>
        {points}
        <span className="vh">{label}</span>
        {(then ?? total) === total && (
          <span className={styles.few}>
            <Icon of={icons.die} size={12} label={words.diceOf(nameOfSeat(props, seat), dice.length)} />
            <span aria-hidden="true">{dice.length}</span>
          </span>
        )}
      </div>
    );
  }
  return (
    <div className={styles.panel} data-target={`seat:${seat}`}>
      <div className={styles.lines}>
        <p className={styles.dice}>
          <span className={styles.spread}>
            {dice.length > 4
              ? SYMBOLS.map((symbol, s) =>
                  player.dice[s] > 0 ? (
                    <span key={symbol} className={styles.several}>
                      <DieFace symbol={symbol} size={16} label={`${player.dice[s]} × ${titleOf(props, `die:${symbol}`)}`} />
                      {player.dice[s] > 1 && <b aria-hidden="true">{player.dice[s]}</b>}
                    </span>
                  ) : null,
                )
              : dice.map((symbol, i) => <DieFace key={i} symbol={symbol} size={17} label={titleOf(props, `die:${symbol}`)} />)}
          </span>
        </p>
        <p className={styles.numbers}>
          <Counter
            value={player.aboard}
            then={after?.aboard}
            label={words.onShip}
            icon={<Icon of={icons.researcherFilled} size={14} className={seatClass(seat)} />}
          />
          <Counter
            value={player.trained}
            then={after?.trained}
            label={words.trained}
            icon={<Icon of={icons.trained} size={14} className={seatClass(seat)} />}
          />
          <span className={styles.wide}>
            <Counter
              value={TELEPORTERS - player.teleportersLeft}
              label={words.teleporters}
              icon={<Icon of={icons.teleporter} size={15} className={seatClass(seat)} />}
            />
            {(player.vaccines > 0 || table.vaccineStock > 0) && (
              <Counter value={player.vaccines} label={words.vaccines} icon={<Icon of={icons.vaccine} size={14} />} />
            )}
          </span>
          <span className={styles.slim}>
            <Counter
              value={dice.length}
              label={words.diceOf(nameOfSeat(props, seat), dice.length)}
              icon={<Icon of={icons.die} size={14} />}
            />
          </span>
          {table.startPlayer === seat && <Icon of={icons.start} size={15} label={words.startPlayer} className={styles.start} />}
        </p>
      </div>
      <div className={cx(styles.score, seatClass(seat))}>
        {points}
        <span className={styles.pips}>
          <Pips solid={player.missionPoints} hollow={player.roomPoints} of={table.threshold} size={9} label={label} />
        </span>
      </div>
    </div>
  );
}
