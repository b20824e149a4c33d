import { Counter, Icon, type SeatPanelProps, seatClass } from '@orrery/kit';
import type { Event } from '../events.ts';
import { controlled, fleetStrength } from '../rules/fleet.ts';
import type { TableView } from '../view.ts';
import { cx, wordsOf } from './common.tsx';
import { AUTOMATE, COLONY, FLAG, HULL, ORE, POPULATION } from './glyphs.ts';
import styles from './SeatPanel.module.css';

const SHIP = { box: 24, draw: `<path d="${HULL}" fill="currentColor" stroke="none"/>` } as const;

/** The numbers that matter of one seat. */
export function SeatPanel(props: SeatPanelProps<TableView, Event>) {
  const { seat: look, view, layout } = props;
  const { table } = view;
  const { seat } = look;
  const own = table.factions[seat];
  const words = wordsOf(props);
  if (own === undefined) return null;
  const points = (
    <span className={cx(styles.points, seatClass(seat))}>
      <b>{table.scores[seat]?.total ?? 0}</b>
      <small>{words.points}</small>
    </span>
  );
  if (layout === 'phone')
    return (
      <div className={styles.phone}>
        {points}
        <span className={styles.few}>
          <Icon of={ORE} size={12} label={words.ore} />
          {own.ore}
        </span>
      </div>
    );
  return (
    <div className={styles.panel}>
      <p className={styles.numbers}>
        <span>
          <Counter value={own.population} label={words.population} icon={<Icon of={POPULATION} size={14} />} />
          <em>+{table.growth[seat]}</em>
        </span>
        <span>
          <Counter value={own.ore} label={words.ore} icon={<Icon of={ORE} size={14} />} />
          <em>+{table.oreOutput[seat]}</em>
        </span>
        <Counter value={fleetStrength(table, seat)} label={words.fleet} icon={<Icon of={SHIP} size={14} className={seatClass(seat)} />} />
        <Counter value={controlled(table, seat)} label={words.control} icon={<Icon of={FLAG} size={14} />} />
        <Counter value={own.colonies.length} label={words.colonies} icon={<Icon of={COLONY} size={15} />} />
        <Counter value={own.automation.length} label={words.automation} icon={<Icon of={AUTOMATE} size={14} />} />
      </p>
      {points}
    </div>
  );
}
