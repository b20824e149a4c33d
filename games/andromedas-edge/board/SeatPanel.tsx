import { cx, foreseen, Icon, SeatNumbers, type SeatPanelProps, seatClass, Tinted, titleOf } from '@orrery/kit';
import { memo } from 'react';
import type { Event } from '../events.ts';
import { BARGE, BAY, DOCKED, SCRAPYARD } from '../state.ts';
import type { SeenPlayer, TableView } from '../view.ts';
import { litClass } from './common.tsx';
import { DAMAGE, LEADER, MODULE, MOON, RESOURCE, RESOURCE_HUE, RESOURCES, VP } from './glyphs.ts';
import { points } from './holdings.ts';
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
  const words = stationWords(props);
  if (player === undefined) return null;
  const then = foreseen(props)?.players[seat];
  const { now, ended, more } = points(props.view, seat);
  const bay = shipsWhere(player, (at) => at === BAY || at === BARGE || at === DOCKED);
  const abroad = shipsWhere(player, (at) => at >= 0);
  const scrapped = shipsWhere(player, (at) => at === SCRAPYARD);
  const damaged = player.rows.reduce((sum, row) => sum + row.filter(({ damage }) => damage > 0).length, 0);
  const gained = player.rows.flat().length - 4;
  const ships = [words.onMap(abroad), words.inBay(bay), scrapped > 0 && words.inScrapyard(scrapped)].filter(Boolean).join(', ');
  const have = [
    { icon: RESOURCE.tactics, count: player.handCount, label: `${words.tactics} ${player.handCount}` },
    ...(damaged > 0 ? [{ icon: DAMAGE, count: damaged, label: words.modulesIn(gained, damaged), look: styles.hurt }] : []),
    { icon: MODULE, count: gained, label: words.modulesIn(gained, damaged) },
    { icon: MOON, count: player.moons.length, label: `${words.moons} ${player.moons.length}` },
    { icon: LEADER, count: player.leaders, label: `${words.leaders} ${player.leaders}` },
  ];
  return (
    <SeatNumbers
      seat={seat}
      layout={props.layout}
      lit={litClass(ofSeat(props, seat), `seat:${seat}`)}
      points={{
        value: now,
        next: then?.vp,
        ended: ended === now && more !== true ? undefined : { value: ended, more: more === true, label: words.endedNow },
        label: `${now} ${words.vp}`,
        unit: <Icon of={VP} size={14} />,
      }}
      numbers={[0, 1, 2, 3, 4].map((r) => ({
        value: player.stock[r],
        next: then?.stock[r],
        label: titleOf(props, resourceTopic(r)),
        icon: <Tinted of={RESOURCES[r]} hue={RESOURCE_HUE[r]} size={13} />,
      }))}
      more={
        <>
          <span className={cx(styles.ships, seatClass(seat))} role="img" aria-label={ships}>
            {[abroad, bay, scrapped].flatMap((n, where) =>
              Array.from({ length: n }, (_, i) => <i key={`${where} ${i}`} className={[undefined, styles.bay, styles.scrap][where]} />),
            )}
          </span>
          {have.map(({ icon, count, label, look }) => (
            <span key={label} className={look} role="img" aria-label={label}>
              <Icon of={icon} size={12} />
              {count}
            </span>
          ))}
        </>
      }
      opens={{ label: words.seeStation(look.name), dialog: (close) => <StationDialog {...props} seat={seat} close={close} /> }}
    />
  );
});
