/** One's own place: goods, mat, and the achievements beside it. */
import type { Seat } from '@orrery/kernel';
import { Counter, Icon, SeatToken, seatClass } from '@orrery/kit';
import { Achievements } from './Achievements.tsx';
import { consequencesOf } from './Consequences.tsx';
import { cx, Name, nameOfSeat, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { FOOD, ORE, POPULATION, SUPPLY } from './glyphs.ts';
import { type Hot, hotOf } from './hot.ts';
import styles from './Mat.module.css';
import { Automation, Colonies, Tracks } from './Mat.tsx';

/** Population and ore, large, with what the option looked at would leave. */
function Goods({ props, seat, hot }: { readonly props: Props; readonly seat: Seat; readonly hot: Hot }) {
  const words = wordsOf(props);
  const own = props.view.table.factions[seat];
  const then = consequencesOf(props.focused, props);
  return (
    <div className={styles.goods}>
      {(['population', 'ore'] as const).map((kind) => {
        const change = then.find((one) => one.kind === kind);
        return (
          <Piece key={kind} props={props} topic={`term:${kind}`} hot={hot.has(kind)} spot={`${kind}:${seat}`} className={styles.good ?? ''}>
            <Counter
              value={own[kind]}
              size="large"
              label={words[kind]}
              icon={<Icon of={kind === 'ore' ? ORE : POPULATION} size={20} className={seatClass(seat)} />}
              caption
            />
            {change !== undefined && 'to' in change && <em className={styles.then}>→ {change.to}</em>}
          </Piece>
        );
      })}
    </div>
  );
}

/** One line of it, for screens too low for more; the rest is a side of the board then. */
function Line({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = wordsOf(props);
  const { table } = props.view;
  const own = table.factions[seat];
  return (
    <p className={styles.mini}>
      <SeatToken seat={seat} size={22} label={nameOfSeat(props, seat)} />
      <Counter value={own.population} label={words.population} icon={<Icon of={POPULATION} size={15} />} />
      <Counter value={own.ore} label={words.ore} icon={<Icon of={ORE} size={15} />} />
      <Counter value={own.supply.reduce((a, b) => a + b, 0)} label={words.supply} icon={<Icon of={SUPPLY} size={15} />} />
      <span>
        <Icon of={FOOD} size={15} label={words.growth} /> +{table.growth[seat]}
      </span>
      <span>
        <Icon of={ORE} size={15} label={words.mining} /> +{table.oreOutput[seat]}
      </span>
      <b className={styles.total}>
        {table.scores[seat]?.total ?? 0} <small>{words.points}</small>
      </b>
    </p>
  );
}

export function Me(props: Props) {
  const seat = props.viewer >= 0 ? props.viewer : props.view.table.active;
  if (props.view.table.factions[seat] === undefined) return null;
  return (
    <>
      <Line props={props} seat={seat} />
      <Own {...props} />
    </>
  );
}

export function Own(props: Props) {
  const { table } = props.view;
  const seat = props.viewer >= 0 ? props.viewer : table.active;
  const own = table.factions[seat];
  const words = wordsOf(props);
  if (own === undefined) return null;
  const all = hotOf(props.happening?.event, table);
  const hot: Hot = all.has(`seat:${seat}`) ? all : new Set([...all].filter((key) => key.startsWith('achievement')));
  const bases = table.bases.filter((holder) => holder === seat).length;
  const phone = props.layout === 'phone';
  return (
    <div className={cx(styles.me, phone && styles.phone)}>
      <div className={styles.who}>
        <p className={styles.title}>
          <SeatToken seat={seat} size={24} label={nameOfSeat(props, seat)} />
          {bases > 0 && <span className={styles.risk}>{words.canLose(bases)}</span>}
          <b className={styles.total}>
            {table.scores[seat]?.total ?? 0} <small>{words.points}</small>
          </b>
        </p>
        <Goods props={props} seat={seat} hot={hot} />
        <Name props={props} topic={`faction:${own.mat}`} className={styles.faction ?? ''}>
          {vocabulary(props).factions[own.mat]}
        </Name>
      </div>
      <Tracks props={props} seat={seat} hot={hot} />
      <div className={styles.side}>
        <Automation props={props} seat={seat} hot={hot} />
        <Colonies props={props} seat={seat} />
      </div>
      {!phone && <Achievements props={props} hot={hot} />}
    </div>
  );
}
