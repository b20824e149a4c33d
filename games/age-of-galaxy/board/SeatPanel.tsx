import { cx, foreseen, Icon, SeatNumbers, type SeatPanelProps, seatClass, titleOf } from '@orrery/kit';
import { factions } from '../content/factions.ts';
import type { Resource } from '../content/resources.ts';
import type { Event } from '../events.ts';
import { NONE } from '../state.ts';
import type { TableView } from '../view.ts';
import { litClass, wordsOf } from './common.tsx';
import { IdeologyMark } from './Faction.tsx';
import { CUBE, RESOURCE, SWORDS } from './glyphs.ts';
import styles from './SeatPanel.module.css';

const SHOWN: readonly Resource[] = ['credits', 'prestige', 'cruisers', 'productivity', 'discovery', 'influence', 'relics'];

/** The numbers that matter of one seat: what is left to spend, what it is worth, who is in the alliance. */
export function SeatPanel(props: SeatPanelProps<TableView, Event>) {
  const { view, layout } = props;
  const { seat } = props.seat;
  const words = wordsOf(props);
  const player = view.table.players[seat];
  if (player === undefined) return null;
  const then = foreseen(props)?.players[seat];
  return (
    <SeatNumbers
      seat={seat}
      layout={layout}
      lit={litClass(props, `seat:${seat}`)}
      points={{ value: player.points, next: then?.points, label: `${player.points} ${words.points}`, unit: words.vp }}
      numbers={[
        { value: player.cubes, next: then?.cubes, label: words.cubesLeft, icon: <Icon of={CUBE} size={13} className={seatClass(seat)} /> },
        ...SHOWN.map((r) => ({
          value: player[r],
          next: then?.[r],
          label: titleOf(props, `resource:${r}`),
          icon: <Icon of={RESOURCE[r]} size={13} />,
        })),
        { value: player.strength, next: then?.strength, label: words.strength, icon: <Icon of={SWORDS} size={13} /> },
      ]}
      aside={
        <>
          {player.factions.map((card) => (
            <span key={card} className={factions[card].ideology === player.mainIdeology ? styles.main : undefined}>
              <IdeologyMark props={props} ideology={factions[card].ideology} size={14} />
            </span>
          ))}
          {player.ideology !== NONE && (
            <span className={cx(styles.main, styles.card)}>
              <IdeologyMark props={props} ideology={player.mainIdeology} size={14} />
            </span>
          )}
        </>
      }
    />
  );
}
