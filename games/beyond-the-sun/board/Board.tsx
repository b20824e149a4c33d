import { asked, Banner, cx, Icon, InWords, Sentence, useSize } from '@orrery/kit';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { TechId } from '../content/technologies/index.ts';
import type { EventType } from '../events.ts';
import { Achievements } from './Achievements.tsx';
import styles from './Board.module.css';
import { Chart } from './Chart.tsx';
import { Preview } from './Consequences.tsx';
import { type Given, nameOf, type Props, useProps, wordsOf } from './common.tsx';
import { Flying } from './Flying.tsx';
import { MEDAL, ORBIT, SUPPLY, TREE } from './glyphs.ts';
import { LEAST, layMap, layTree, mapWidth, STAGE, treeWidth } from './layout.ts';
import { Me } from './Me.tsx';
import { Choice, hasPills, Pills } from './Tray.tsx';
import { Tree } from './Tree.tsx';
import { litBy } from './targets.ts';

const LOW = '(max-height: 500px)';
/** A phone held sideways: one's own place is only a line then. */
function useLow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(LOW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(LOW).matches,
    () => false,
  );
}

type Side = 'tree' | 'map' | 'mat' | 'achievements';
const BAR = 40;
/** The row of buttons under a narrow board. */
const STRIP = 42;
/** Below this width the tree and the map take turns. */
const WIDE = 940;
/** A large screen is used half for larger words, half for more of them. */
const growth = (raw: number): number => (raw <= 1 ? 1 : 1 + (raw - 1) * 0.62);

/** Where things are found, by the kind of their target. */
const SIDES: Readonly<Record<string, Side>> = {
  location: 'map',
  ship: 'map',
  system: 'map',
  field: 'tree',
  space: 'tree',
  guild: 'tree',
  tech: 'tree',
  track: 'mat',
  trade: 'mat',
  supply: 'mat',
  achievement: 'achievements',
};

/** The side of the board where something is happening or is to be done. */
function sideOf(props: Props, folded: boolean): Side | undefined {
  const asks = props.question?.options.flatMap((option) => (option.interjection ? [] : props.targets.way(option))) ?? [];
  const sides = [...litBy(props).filter((target) => !/^(?:track|supply)/.test(target)), ...asks, ...(props.pointed ?? [])].map(
    (target) => SIDES[target.split(':')[0]],
  );
  return sides.find((side) => side !== undefined && (folded || side !== 'mat'));
}

const BANNERS: ReadonlySet<EventType> = new Set<EventType>(['eventTurnedUp', 'achievementClaimed', 'endTriggered', 'gameEnded']);

function Sides({
  props,
  folded,
  side,
  wanted,
  choose,
}: {
  readonly props: Props;
  /** One's own mat is not beside the board: it has a side of its own. */
  readonly folded: boolean;
  readonly side: Side;
  readonly wanted: Side | undefined;
  choose(side: Side): void;
}) {
  const words = wordsOf(props);
  const tabs = [
    ['tree', TREE, words.tree, words.technologies],
    ['map', ORBIT, words.map, words.map],
    ...(folded ? ([['mat', SUPPLY, words.mat, words.mat]] as const) : []),
    ['achievements', MEDAL, words.goals, words.achievements],
  ] as const;
  return (
    <div className={styles.tabs}>
      {tabs.map(([id, icon, name, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={side === id}
          aria-label={label}
          data-wanted={(wanted === id && side !== id) || undefined}
          onClick={() => choose(id)}
        >
          <Icon of={icon} size={16} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** Brings what can be chosen or is happening into sight where the board is larger than its place. */
function useSight(box: HTMLElement | null, when: string): void {
  useEffect(() => {
    const target = box?.querySelector<HTMLElement>('[data-lit], [data-legal]');
    if (!box || !target) return;
    const a = box.getBoundingClientRect();
    const b = target.getBoundingClientRect();
    // The screen's pixels for each of the board's.
    const grown = a.width / box.offsetWidth;
    if (b.left < a.left || b.right > a.right) box.scrollLeft += (b.left - a.left) / grown - 24;
    if (b.top < a.top || b.bottom > a.bottom) box.scrollTop += (b.top - a.top) / grown - 24;
  }, [box, when]);
}

export function Board(given: Given) {
  const props = useProps(given);
  const { view, layout: kind, happening } = props;
  const { table } = view;
  const words = wordsOf(props);
  const [ref, size] = useSize(kind);
  const [choice, setChoice] = useState<{ readonly decisions: number; readonly side: Side }>();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const last = useRef<Side>('tree');
  const low = useLow();
  const narrow = size.width < WIDE;
  const scale = narrow ? 1 : growth(Math.min(size.width / STAGE.width, size.height / STAGE.height));
  const width = size.width / scale;
  const pills = hasPills(props, narrow);
  const height = size.height / scale - (narrow ? BAR + (pills ? STRIP : 0) : 0);

  const folded = narrow && (kind === 'phone' || low);
  const wanted = sideOf(props, folded);
  const side = choice?.decisions === view.decisions && happening === undefined ? choice.side : (wanted ?? last.current);
  useEffect(() => {
    last.current = side;
  }, [side]);
  useSight(scroller, `${view.decisions} ${side} ${happening?.id} ${props.question?.ask.decision} ${narrow}`);

  const { text } = props;
  const names = useCallback((id: TechId) => nameOf({ text }, `tech:${id}`), [text]);
  const tree = useMemo(() => layTree(table, narrow ? 0 : treeWidth(width), height, narrow, names), [table, width, height, narrow, names]);
  const chartWidth = narrow ? width : mapWidth(width);
  const chartHeight = Math.max(height, LEAST.map);
  const boxes = useMemo(() => layMap(table, chartWidth, chartHeight), [table, chartWidth, chartHeight]);
  const cards = asked(props, 'chooseTechnology', 'chooseSystem');

  return (
    <section
      ref={ref}
      className={cx(styles.board, narrow && styles.narrow)}
      aria-label={words.board}
      data-motion={props.motion}
      data-side={side}
    >
      {narrow && (
        <Sides
          props={props}
          folded={folded}
          side={side}
          wanted={wanted}
          choose={(to) => setChoice({ decisions: view.decisions, side: to })}
        />
      )}
      <div className={styles.stage} style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}>
        {(!narrow || side === 'tree') && (
          <div ref={setScroller} className={styles.scroller}>
            <Tree props={props} layout={tree} />
          </div>
        )}
        {(!narrow || side === 'map') && (
          <div className={styles.map} ref={narrow ? setScroller : undefined}>
            <Chart props={props} boxes={boxes} width={chartWidth} height={chartHeight} />
          </div>
        )}
        {narrow && side === 'mat' && (
          <div ref={setScroller} className={styles.page}>
            <Me {...given} layout="phone" />
          </div>
        )}
        {narrow && side === 'achievements' && (
          <div className={cx(styles.page, styles.padded)}>
            <Achievements props={props} everybody />
          </div>
        )}
        {cards && (!narrow || side === 'tree' || side === 'map') && <Choice props={props} narrow={narrow} />}
        {!narrow && <Pills props={props} narrow={false} style={{ right: chartWidth + 8 }} />}
        <div className={styles.top} style={narrow ? {} : { right: chartWidth }}>
          <Preview props={props} />
        </div>
        <Banner
          props={props}
          of={BANNERS}
          more={(event) => event.type === 'eventTurnedUp' && <Sentence of={text.explain(`event:${event.event}`, view).body} quiet />}
        />
        <i className={styles.centre} data-target="middle:card" />
      </div>
      {narrow && <Pills props={props} narrow />}
      <Flying props={props} />
      <InWords props={props} label={wordsOf(props).inWords} />
    </section>
  );
}
