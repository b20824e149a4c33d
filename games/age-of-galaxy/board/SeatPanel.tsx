import { Counter, cx, Foreseen, Icon, type SeatPanelProps, seatClass, titleOf } from '@orrery/kit';
import { factions } from '../content/factions.ts';
import type { Resource } from '../content/resources.ts';
import type { Event } from '../events.ts';
import { NONE } from '../state.ts';
import type { TableView } from '../view.ts';
import { foreseen, litClass, wordsOf } from './common.tsx';
import { IdeologyMark } from './Faction.tsx';
import { CUBE, RESOURCE, SWORDS } from './glyphs.ts';
import styles from './SeatPanel.module.css';

const SHOWN: readonly Resource[] = ['credits', 'productivity', 'discovery', 'influence', 'relics', 'prestige', 'cruisers'];

/** The numbers that matter of one seat: what is left to spend, what it is worth, who is in the alliance. */
export function SeatPanel(props: SeatPanelProps<TableView, Event>) {
  const { seat: look, view, layout } = props;
  const words = wordsOf(props);
  const player = view.table.players[look.seat];
  if (player === undefined) return null;
  const then = foreseen(props)?.players[look.seat];
  const cubes = (
    <Counter value={player.cubes} label={words.cubesLeft} icon={<Icon of={CUBE} size={13} className={seatClass(look.seat)} />} />
  );
  if (layout === 'phone') {
    return (
      <div className={styles.phone} data-target={`seat:${look.seat}`}>
        <b>
          {player.points}
          <span className="vh"> {words.points}</span>
        </b>
        {cubes}
      </div>
    );
  }
  return (
    <div className={cx(styles.panel, litClass(props, `seat:${look.seat}`))} data-target={`seat:${look.seat}`} data-aside>
      <p className={styles.top}>
        <span className={styles.alliance}>
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
        </span>
        <span className={styles.points}>
          <b>
            <Foreseen now={player.points} then={then?.points} />
          </b>
          <small>
            {words.vp}
            <span className="vh"> {words.points}</span>
          </small>
        </span>
      </p>
      <p className={styles.numbers}>
        {cubes}
        {SHOWN.map((r) => (
          <Counter
            key={r}
            value={player[r]}
            then={then?.[r]}
            label={titleOf(props, `resource:${r}`)}
            icon={<Icon of={RESOURCE[r]} size={13} />}
          />
        ))}
        <Counter value={player.strength} label={words.strength} icon={<Icon of={SWORDS} size={13} />} />
      </p>
    </div>
  );
}
