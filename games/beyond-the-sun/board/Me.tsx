/** One's own place: goods, mat, and the achievements beside it. */
import type { Seat } from '@orrery/kernel';
import { Counter, cx, Foreseen, foreseen, Icon, nameOfSeat, Place, SeatToken, seatClass } from '@orrery/kit';
import { Achievements } from './Achievements.tsx';
import { type Given, Name, Piece, type Props, useProps, wordsOf } from './common.tsx';
import { ORE, POPULATION } from './glyphs.ts';
import styles from './Mat.module.css';
import { Automation, Colonies, Tracks } from './Mat.tsx';

/** Population and ore, large, with what the option looked at would leave. */
function Goods({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = wordsOf(props);
  const own = props.view.table.factions[seat];
  const then = foreseen(props)?.factions[seat];
  return (
    <div className={styles.goods}>
      {(['population', 'ore'] as const).map((kind) => (
        <Piece key={kind} props={props} at={`${kind}:${seat}`} topic={`term:${kind}`} className={styles.good}>
          <Counter
            value={own[kind]}
            then={then?.[kind]}
            size="large"
            label={words[kind]}
            icon={<Icon of={kind === 'ore' ? ORE : POPULATION} size={20} className={seatClass(seat)} />}
            caption
          />
        </Piece>
      ))}
    </div>
  );
}

export function Me(given: Given) {
  const props = useProps(given);
  const { table } = props.view;
  const seat = props.viewer >= 0 ? props.viewer : table.active;
  const own = table.factions[seat];
  const words = wordsOf(props);
  if (own === undefined) return null;
  const then = foreseen(props)?.scores[seat];
  const bases = table.bases.filter((holder) => holder === seat).length;
  const phone = props.layout === 'phone';
  return (
    <Place layout={props.layout} className={cx(styles.me, phone && styles.phone)}>
      <div className={styles.who}>
        <p className={styles.title}>
          <SeatToken seat={seat} size={24} label={nameOfSeat(props, seat)} />
          {phone && <b aria-hidden="true">{nameOfSeat(props, seat)}</b>}
          {bases > 0 && <span className={styles.risk}>{words.canLose(bases)}</span>}
          <b className={styles.total}>
            <Foreseen now={table.scores[seat]?.total ?? 0} then={then?.total} /> <small>{words.points}</small>
          </b>
        </p>
        <Goods props={props} seat={seat} />
        <Name props={props} topic={`faction:${own.mat}`} className={styles.faction} />
      </div>
      <Tracks props={props} seat={seat} />
      <div className={styles.side}>
        <Automation props={props} seat={seat} />
        <Colonies props={props} seat={seat} />
      </div>
      {!phone && <Achievements props={props} />}
    </Place>
  );
}
