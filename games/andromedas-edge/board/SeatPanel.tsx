import { Counter, Icon, type SeatPanelProps, seatClass } from '@orrery/kit';
import { memo, useState } from 'react';
import type { Event } from '../events.ts';
import { BARGE, BAY, DOCKED, SCRAPYARD } from '../state.ts';
import type { SeenPlayer, TableView } from '../view.ts';
import { join, litClass, titleOf } from './common.tsx';
import { DAMAGE, EXPAND, RESOURCE, RESOURCE_HUE, RESOURCES, SHIP, VP } from './glyphs.ts';
import { ofSeat, stationWords } from './place.tsx';
import styles from './SeatPanel.module.css';
import { resourceTopic } from './topics.ts';
import { WholeStation } from './WholeStation.tsx';

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
  const ships = [words.onMap(abroad), words.inBay(bay), scrapped > 0 && words.inScrapyard(scrapped)].filter(Boolean).join(', ');
  const lit = litClass(ofSeat(props, seat), `seat:${seat}`) !== undefined;
  const station = (
    <>
      <button type="button" className={styles.whole} aria-label={words.seeStation(look.name)} onClick={() => setOpen(true)}>
        {props.layout === 'desktop' && <Icon of={EXPAND} size={13} />}
      </button>
      {open && <WholeStation {...props} seat={seat} close={() => setOpen(false)} />}
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
      <div className={join(styles.phone, lit && styles.lit)}>
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
    <div className={join(styles.panel, lit && styles.lit)}>
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
        <Counter value={player.handCount} label={words.tactics} icon={<Icon of={RESOURCE.tactics} size={13} />} />
        <span className={join(styles.ships, seatClass(seat))} role="img" aria-label={ships}>
          <Icon of={SHIP} size={13} />
          {Array.from({ length: abroad }, (_, i) => (
            <i key={i} />
          ))}
          {Array.from({ length: bay }, (_, i) => (
            <i key={i} className={styles.bay} />
          ))}
          {Array.from({ length: scrapped }, (_, i) => (
            <i key={i} className={styles.scrap} />
          ))}
        </span>
        {damaged > 0 && (
          <span className={styles.damage}>
            <Icon of={DAMAGE} size={13} label={words.modulesIn(player.rows.flat().length - 4, damaged)} />
            {damaged}
          </span>
        )}
      </p>
      {points}
      {station}
    </div>
  );
});
