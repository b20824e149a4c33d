import { cx, foreseen, Icon, icons, SeatToken, titleOf } from '@orrery/kit';
import { soloRanks } from '../content/box.ts';
import { litClass, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { nextOrder } from './facts.ts';
import { RESOURCE } from './glyphs.ts';
import styles from './Prestige.module.css';
import { Spot } from './Spot.tsx';

/** At least this many spaces are drawn; the track grows with the leader. */
const SPACES = 12;
const CENTRE = { x: 88, y: 112 };
const RADII = { x: 72, y: 96 };

/** A space of the crescent, or a place further inside it. */
function point(n: number, spaces: number, inside = 0): { readonly x: number; readonly y: number } {
  const angle = (-228 + (276 * n) / spaces) * (Math.PI / 180);
  return { x: CENTRE.x + (RADII.x - inside) * Math.cos(angle), y: CENTRE.y + (RADII.y - inside) * Math.sin(angle) };
}

/** The prestige track as a crescent: stacks in order of arrival, and whose turn comes when in the next round. */
export function Prestige({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const then = foreseen(props) ?? table;
  const goal = then.players[props.viewer]?.prestige;
  const rises = goal !== undefined && goal > table.players[props.viewer].prestige;
  const seats = table.order;
  const best = Math.max(...seats.map((seat) => table.players[seat].prestige), goal ?? 0);
  const spaces = Math.max(SPACES, best + 1);
  const order = nextOrder(then);
  const held = new Set(seats.map((seat) => table.players[seat].prestige));
  const radius = spaces > 18 ? 7.5 : spaces > 14 ? 9.5 : 11;
  /** The uppermost of a stack lies furthest out. */
  const height = (seat: number): number =>
    seats.filter(
      (other) =>
        table.players[other].prestige === table.players[seat].prestige && table.arrival.indexOf(other) > table.arrival.indexOf(seat),
    ).length;
  return (
    <section className={cx(styles.prestige, litClass(props, 'board:prestige'))} aria-label={words.prestige} data-target="board:prestige">
      <svg viewBox="0 0 176 262" className={styles.track} aria-hidden="true">
        <path className={styles.crescent} d="M28 196A86 110 0 1 1 148 196A66 84 0 1 0 28 196z" />
        {Array.from({ length: spaces + 1 }, (_, n) => {
          const { x, y } = point(n, spaces);
          const on = held.has(n);
          return (
            <g key={n} className={cx(styles.space, on && styles.on, rises && n === goal && styles.goal)}>
              <circle cx={x} cy={y} r={on || (rises && n === goal) ? 11 : radius} />
              {(on || (rises && n === goal) || spaces <= 18 || n % 5 === 0) && (
                <text x={x} y={y + 4.8}>
                  {n}
                </text>
              )}
            </g>
          );
        })}
        {seats.map((seat) => {
          const { x, y } = point(table.players[seat].prestige, spaces, 21 + height(seat) * 17);
          return <SeatToken key={seat} seat={seat} size={20} cx={x} cy={y} />;
        })}
        {rises && (
          <g className={styles.ghost}>
            <SeatToken seat={props.viewer} size={20} cx={point(goal, spaces, 21).x} cy={point(goal, spaces, 21).y} />
          </g>
        )}
      </svg>
      {table.config.seats === 1 ? (
        <Spot props={props} topic="term:solo" label={titleOf(props, 'term:solo')} className={styles.middle}>
          <span className={styles.title}>
            <Icon of={icons.flag} size={15} />
            <b>{words.soloGoal(table.players[0].points, soloRanks.find(({ from }) => from > table.players[0].points)?.from)}</b>
            <small>{titleOf(props, 'term:solo')}</small>
          </span>
        </Spot>
      ) : (
        <Spot props={props} topic="term:turnOrder" label={titleOf(props, 'term:turnOrder')} className={styles.middle}>
          <span className={styles.title}>
            <Icon of={RESOURCE.prestige} size={15} />
            <b>{words.prestige}</b>
            <small>{words.nextOrder}</small>
          </span>
          <span className={styles.order}>
            {order.map((seat) => (
              <SeatToken key={seat} seat={seat} size={21} label={words.prestigeOf(nameOfSeat(props, seat), table.players[seat].prestige)} />
            ))}
          </span>
        </Spot>
      )}
    </section>
  );
}
