import { Counter, cx, Dialog, Icon, type SeatPanelProps, seatClass, useTable } from '@orrery/kit';
import { useState } from 'react';
import type { Event } from '../events.ts';
import { controlled, fleetStrength } from '../queries.ts';
import type { TableView } from '../view.ts';
import { useProps, wordsOf } from './common.tsx';
import { AUTOMATE, COLONY, FLAG, HULL, ORE, POPULATION } from './glyphs.ts';
import { SeatMat } from './SeatMat.tsx';
import styles from './SeatPanel.module.css';

const SHIP = { box: 24, draw: `<path d="${HULL}" fill="currentColor" stroke="none"/>` } as const;

/** The whole card of a seat opens its mat. */
function Opens(given: SeatPanelProps<TableView, Event>) {
  const props = useProps(given);
  const [open, setOpen] = useState(false);
  const { words: kit } = useTable();
  const words = wordsOf(props);
  const { seat, name } = given.seat;
  return (
    <>
      <button
        type="button"
        className={styles.opens}
        aria-label={words.openMat(name)}
        title={words.openMat(name)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={name} closeWord={kit.close} close={() => setOpen(false)}>
          <SeatMat props={props} seat={seat} narrow={props.layout === 'phone'} />
        </Dialog>
      )}
    </>
  );
}

/** The numbers that matter of one seat. */
export function SeatPanel(props: SeatPanelProps<TableView, Event>) {
  const { seat: look, view, layout } = props;
  const { table } = view;
  const { seat } = look;
  const own = table.factions[seat];
  const words = wordsOf(props);
  if (own === undefined) return null;
  const points = (
    <span className={cx(styles.points, seatClass(seat))} data-target={`seat:${seat}`}>
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
        <Opens {...props} />
      </div>
    );
  return (
    <div className={styles.panel}>
      <p className={styles.numbers}>
        <span title={`${words.population} · ${words.growth}`}>
          <Counter value={own.population} label={words.population} icon={<Icon of={POPULATION} size={14} />} />
          <em>+{table.growth[seat]}</em>
        </span>
        <span title={`${words.ore} · ${words.mining}`}>
          <Counter value={own.ore} label={words.ore} icon={<Icon of={ORE} size={14} />} />
          <em>+{table.oreOutput[seat]}</em>
        </span>
        <span className={styles.middling}>
          <Counter value={fleetStrength(table, seat)} label={words.fleet} icon={<Icon of={SHIP} size={14} className={seatClass(seat)} />} />
        </span>
        <span className={styles.middling}>
          <Counter value={controlled(table, seat)} label={words.control} icon={<Icon of={FLAG} size={14} />} />
        </span>
        <span className={styles.wide}>
          <Counter value={own.colonies.length} label={words.colonies} icon={<Icon of={COLONY} size={15} />} />
        </span>
        <span className={styles.wide}>
          <Counter value={own.automation.length} label={words.automation} icon={<Icon of={AUTOMATE} size={14} />} />
        </span>
      </p>
      {points}
      <Opens {...props} />
    </div>
  );
}
