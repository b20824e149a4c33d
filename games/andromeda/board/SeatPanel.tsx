import { foreseen, Icon, icons, nameOfSeat, Pips, SeatNumbers, type SeatPanelProps, seatClass, titleOf } from '@orrery/kit';
import { SYMBOLS } from '../content/dice.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import { DieFace, diceOf, wordsOf } from './common.tsx';
import styles from './SeatPanel.module.css';

const TELEPORTERS = 3;
/** More dice than this are counted by symbol. */
const SIDE_BY_SIDE = 4;

/** The dice a seat still has to spend. */
function Dice(props: SeatPanelProps<TableView, Event> & { readonly counts: readonly number[] }) {
  const { counts } = props;
  const dice = diceOf(counts);
  if (dice.length <= SIDE_BY_SIDE)
    return dice.map((symbol, i) => <DieFace key={i} symbol={symbol} size={17} label={titleOf(props, `die:${symbol}`)} />);
  return SYMBOLS.flatMap((symbol, s) =>
    counts[s] > 0 ? (
      <span key={symbol} className={styles.several}>
        <DieFace symbol={symbol} size={16} label={`${counts[s]} × ${titleOf(props, `die:${symbol}`)}`} />
        {counts[s] > 1 && <b aria-hidden="true">{counts[s]}</b>}
      </span>
    ) : (
      []
    ),
  );
}

/** The numbers that matter of one seat: researchers, dice still to spend, points and how safe they are. */
export function SeatPanel(props: SeatPanelProps<TableView, Event>) {
  const { view, layout } = props;
  const { table } = view;
  const words = wordsOf(props);
  const { seat } = props.seat;
  const player = table.players[seat];
  if (player === undefined) return null;
  const then = foreseen(props)?.players[seat];
  const dice = diceOf(player.dice).length;
  const label = words.pointsOf(player.missionPoints, player.roomPoints, table.threshold);
  const own = seatClass(seat);
  const numbers = [
    { value: player.aboard, next: then?.aboard, label: words.onShip, icon: <Icon of={icons.researcherFilled} size={14} className={own} /> },
    { value: player.trained, next: then?.trained, label: words.trained, icon: <Icon of={icons.trained} size={14} className={own} /> },
    {
      value: TELEPORTERS - player.teleportersLeft,
      label: words.teleporters,
      icon: <Icon of={icons.teleporter} size={15} className={own} />,
    },
    ...(player.vaccines > 0 || table.vaccineStock > 0
      ? [{ value: player.vaccines, next: then?.vaccines, label: words.vaccines, icon: <Icon of={icons.vaccine} size={14} /> }]
      : []),
  ];
  const left = { value: dice, label: words.diceOf(nameOfSeat(props, seat), dice), icon: <Icon of={icons.die} size={12} /> };
  return (
    <SeatNumbers
      seat={seat}
      layout={layout}
      points={{
        value: player.missionPoints + player.roomPoints,
        next: then && then.missionPoints + then.roomPoints,
        label,
        unit: <Pips solid={player.missionPoints} hollow={player.roomPoints} of={table.threshold} size={9} label={label} />,
      }}
      numbers={layout === 'phone' ? [left] : numbers}
      aside={
        <>
          {table.startPlayer === seat && <Icon of={icons.start} size={15} label={words.startPlayer} className={styles.start} />}
          <Dice {...props} counts={player.dice} />
        </>
      }
    />
  );
}
