import { Counter, cx, Icon, type SeatPanelProps, seatClass, titleOf } from '@orrery/kit';
import { memo, useState } from 'react';
import type { Event } from '../events.ts';
import { BARGE, BAY, DOCKED, SCRAPYARD } from '../state.ts';
import type { SeenPlayer, TableView } from '../view.ts';
import { litClass } from './common.tsx';
import { DAMAGE, EXPAND, LEADER, MODULE, MOON, RESOURCE, RESOURCE_HUE, RESOURCES, VP } from './glyphs.ts';
import { ofSeat, stationWords } from './place.tsx';
import styles from './SeatPanel.module.css';
import { StationDialog } from './StationDialog.tsx';
import { resourceTopic } from './topics.ts';

const shipsWhere = (player: SeenPlayer, fits: (place: number) => boolean): number => player.ships.filter(fits).length;

/** The numbers of a seat that matter to the others; the whole card opens its station. */
export const SeatPanel = memo(function SeatPanel(given: SeatPanelProps<TableView, Event>) {
  const { seat: look, active: _, ...props } = given;
  const { seat } = look;
  const player = props.view.table.players[seat];
  const [open, setOpen] = useState(false);
  const words = stationWords(props);
  if (player === undefined) return null;
  const bay = shipsWhere(player, (at) => at === BAY || at === BARGE || at === DOCKED);
  const abroad = shipsWhere(player, (at) => at >= 0);
  const scrapped = shipsWhere(player, (at) => at === SCRAPYARD);
  const damaged = player.rows.reduce((sum, row) => sum + row.filter(({ damage }) => damage > 0).length, 0);
  const gained = player.rows.flat().length - 4;
  const ships = [words.onMap(abroad), words.inBay(bay), scrapped > 0 && words.inScrapyard(scrapped)].filter(Boolean).join(', ');
  const lit = litClass(ofSeat(props, seat), `seat:${seat}`) !== undefined;
  const station = (
    <>
      <button type="button" className={styles.whole} aria-label={words.seeStation(look.name)} onClick={() => setOpen(true)}>
        {props.layout === 'desktop' && <Icon of={EXPAND} size={13} />}
      </button>
      {open && <StationDialog {...props} seat={seat} close={() => setOpen(false)} />}
    </>
  );
  const points = (
    <span className={styles.points}>
      <Counter value={player.vp} label={words.vp} />
      <Icon of={VP} size={props.layout === 'phone' ? 12 : 14} />
    </span>
  );
  if (props.layout === 'phone')
    return (
      <div className={cx(styles.phone, lit && styles.lit)}>
        {points}
        <span className={styles.few}>
          <span style={{ color: RESOURCE_HUE[0] }}>
            <Icon of={RESOURCE.energy} size={12} label={titleOf(props, resourceTopic(0))} />
          </span>
          {player.stock[0]}
        </span>
        {station}
      </div>
    );
  return (
    <div className={cx(styles.panel, lit && styles.lit)}>
      <p className={styles.numbers}>
        {[0, 1, 2, 3, 4].map((r) => (
          <Counter
            key={r}
            value={player.stock[r]}
            label={titleOf(props, resourceTopic(r))}
            icon={
              <span style={{ color: RESOURCE_HUE[r] }}>
                <Icon of={RESOURCES[r]} size={13} />
              </span>
            }
          />
        ))}
      </p>
      <p className={styles.second}>
        <span className={cx(styles.ships, seatClass(seat))} role="img" aria-label={ships}>
          {[abroad, bay, scrapped].flatMap((n, where) =>
            Array.from({ length: n }, (_, i) => <i key={`${where} ${i}`} className={[undefined, styles.bay, styles.scrap][where]} />),
          )}
        </span>
        <span className={styles.have} role="img" aria-label={`${words.tactics} ${player.handCount}`}>
          <Icon of={RESOURCE.tactics} size={12} />
          {player.handCount}
        </span>
        {damaged > 0 && (
          <span className={styles.damage}>
            <Icon of={DAMAGE} size={13} label={words.modulesIn(gained, damaged)} />
            {damaged}
          </span>
        )}
        <span className={styles.have} role="img" aria-label={words.modulesIn(gained, damaged)}>
          <Icon of={MODULE} size={12} />
          {gained}
        </span>
        <span className={styles.have} role="img" aria-label={`${words.moons} ${player.moons.length}`}>
          <Icon of={MOON} size={12} />
          {player.moons.length}
        </span>
        <span className={styles.have} role="img" aria-label={`${words.leaders} ${player.leaders}`}>
          <Icon of={LEADER} size={12} />
          {player.leaders}
        </span>
      </p>
      {points}
      {station}
    </div>
  );
});
