import { cx, foreseen, Icon, PieceKey, SeatToken, titleOf } from '@orrery/kit';
import { CONGRESS, congressPrestige, OPPONENT } from '../content/box.ts';
import { NONE } from '../state.ts';
import styles from './Council.module.css';
import { Exchange, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { overlordOf, singly } from './facts.ts';
import { ANOMALY, RESOURCE, SWORDS } from './glyphs.ts';
import { Spot } from './Spot.tsx';
import { useTargets, wayOf } from './targets.ts';

/** Congress, anomalies, and what the war would bring if it were now. */
export function Council({ props }: { readonly props: Props }) {
  return (
    <section className={styles.council} aria-label={wordsOf(props).council}>
      <Congress props={props} />
      <Anomaly props={props} />
      <War props={props} />
    </section>
  );
}

function Congress({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const targets = useTargets(props);
  const refusal = targets.refusal('board:congress');
  const taken = table.congress.length;
  const spaces = Math.max(CONGRESS.length + 1, taken + 1);
  const first = Math.max(0, spaces - 6);
  const me = table.players[props.viewer];
  return (
    <Spot
      props={props}
      topic={refusal === undefined ? 'action:appoint' : 'refused:appoint'}
      why={refusal}
      label={words.congress}
      keyed={false}
      className={cx(styles.panel, styles.congress, refusal !== undefined && styles.blocked)}
      at="board:congress"
    >
      <h3>
        {words.congress}
        <PieceKey targets={targets} at="board:congress" />
      </h3>
      <Exchange props={props} pay={{ influence: me?.costs.appoint ?? 3 }} gain={{ prestige: congressPrestige(taken) }} />
      <ol className={styles.spaces}>
        {Array.from({ length: spaces - first }, (_, i) => {
          const space = first + i;
          const holder = table.congress[space];
          return (
            <li key={space} className={space === taken ? styles.next : undefined}>
              <i>
                {holder !== undefined && <SeatToken seat={holder} size={15} label={nameOfSeat(props, holder)} />}
                {holder === undefined && space === taken && targets.focused('board:congress') && (
                  <SeatToken seat={props.viewer} size={15} className={styles.ghost ?? ''} />
                )}
              </i>
              <span>
                <span className="vh">{words.space(space + 1, congressPrestige(space))}</span>
                <b aria-hidden="true">{congressPrestige(space)}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </Spot>
  );
}

function Anomaly({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const cubes = singly(table.anomalyCubes);
  const exploring = props.focused !== undefined && wayOf(props, props.focused).some((target) => target.startsWith('marker:'));
  return (
    <Spot props={props} topic="action:explore" label={words.anomaly} className={cx(styles.panel, styles.anomaly)} at="board:anomaly">
      <h3>
        {words.anomaly}
        <span className={styles.price}>
          <b>1</b>
          <Icon of={RESOURCE.cruisers} size={14} label={titleOf(props, 'resource:cruisers')} />
          ›
          <Icon of={ANOMALY} size={17} />
        </span>
      </h3>
      <p className={styles.cubes}>
        {cubes.map((seat, i) => (
          <SeatToken key={`${seat} ${i}`} seat={seat} size={15} label={nameOfSeat(props, seat)} />
        ))}
      </p>
      {exploring && <small className={styles.warn}>{words.noUndo}</small>}
    </Spot>
  );
}

/** Everybody's fleet, and who would be Overlord. */
function War({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const then = foreseen(props) ?? table;
  const overlord = overlordOf(then);
  const ranked = then.players
    .map(({ cruisers, strength }, seat) => ({ seat, count: cruisers, strength }))
    .sort((a, b) => b.count * 100 + b.strength - a.count * 100 - a.strength);
  return (
    <Spot props={props} topic="term:overlord" label={words.war} className={cx(styles.panel, styles.war)} at="board:war">
      <h3>{words.war}</h3>
      <ul>
        {ranked.map(({ seat, count, strength }) => (
          <li key={seat} className={cx(seat === overlord && styles.overlord, count !== table.players[seat].cruisers && styles.changed)}>
            <SeatToken seat={seat} size={16} />
            <span className="vh">{words.fleetOf(nameOfSeat(props, seat), count, strength)}</span>
            <span aria-hidden="true">
              <b>{count}</b>
              <Icon of={RESOURCE.cruisers} size={13} />
            </span>
            <span aria-hidden="true">
              <b>{strength}</b>
              <Icon of={SWORDS} size={13} />
            </span>
          </li>
        ))}
      </ul>
      {table.config.seats === 1 && (
        <small className={styles.status}>
          <SeatToken seat={OPPONENT} size={14} /> {words.opponent}
        </small>
      )}
      <small className={styles.status}>{overlord === NONE ? words.noOverlord : words.overlord(nameOfSeat(props, overlord))}</small>
    </Spot>
  );
}
