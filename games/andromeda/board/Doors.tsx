import { acts, asked, type BoardOption, centreOf, cx, isFocused } from '@orrery/kit';
import type { Place } from '../content/ship.ts';
import { besides, tileAt } from '../queries.ts';
import type { Props } from './common.tsx';
import styles from './Doors.module.css';
import type { Door, Layout } from './layout.ts';
import { useTargets } from './targets.ts';

export interface DoorsProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly doors: readonly Door[];
  /** Each move is an arrow through its door. */
  readonly ways: readonly { readonly from: Place; readonly to: Place; readonly option: BoardOption }[];
}

/** Doors between rooms: open where both sides are explored, shut otherwise, brass where one may explore. */
export function Doors({ props, layout, doors }: Omit<DoorsProps, 'ways'>) {
  const { table } = props.view;
  const targets = useTargets(props);
  return (
    <svg
      className={styles.doors}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {doors.map(({ a, b, box, across }) => {
        const open = tileAt(table, a)?.room != null && tileAt(table, b)?.room != null;
        const dark = tileAt(table, a)?.room == null ? a : b;
        const inviting =
          !open &&
          asked(props, 'act') &&
          targets.standing(`place:${dark}`) === 'legal' &&
          besides(table, dark, props.viewer).includes(dark === a ? b : a);
        const { x, y } = centreOf(box);
        const half = (across ? box.h : box.w) / 2;
        const bar = across ? `M${x} ${y - half + 3}v${2 * half - 6}` : `M${x - half + 3} ${y}h${2 * half - 6}`;
        const posts = across ? `M${x} ${y - half + 2}v8M${x} ${y + half - 10}v8` : `M${x - half + 2} ${y}h8M${x + half - 10} ${y}h8`;
        const edges = across
          ? `M${box.x} ${box.y}h${box.w}M${box.x} ${box.y + box.h}h${box.w}`
          : `M${box.x} ${box.y}v${box.h}M${box.x + box.w} ${box.y}v${box.h}`;
        return (
          <g key={`${a}-${b}`}>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} fill="#16232c" />
            <path d={edges} stroke="#4fd1c5" strokeOpacity=".5" />
            {open ? <path className={styles.posts} d={posts} /> : <path className={inviting ? styles.inviting : styles.shut} d={bar} />}
          </g>
        );
      })}
    </svg>
  );
}

const TURN: Readonly<Record<number, number>> = { 1: 0, 3: 90, [-1]: 180, [-3]: 270 };

/** One arrow for each move, in its door. */
export function Ways({ props, doors, ways }: Pick<DoorsProps, 'props' | 'doors' | 'ways'>) {
  return ways.map(({ from, to, option }) => {
    const door = doors.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
    if (door === undefined) return null;
    const { x, y } = centreOf(door.box);
    const side = to > from ? -1 : 1;
    const left = door.across ? x - 18 : x - 18 + side * 20;
    const top = door.across ? y - 11 + side * 13 : y - 11;
    return (
      <div
        key={`${from}-${to}`}
        {...acts(props, option)}
        className={cx(styles.way, isFocused(props, option) && styles.focused)}
        style={{ left, top }}
      >
        <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden="true" style={{ transform: `rotate(${TURN[to - from]}deg)` }}>
          <path d="M3 12h17M13 5l7 7-7 7" />
        </svg>
        {props.layout !== 'phone' && option.key !== '' && <kbd>{option.key.toUpperCase()}</kbd>}
      </div>
    );
  });
}
