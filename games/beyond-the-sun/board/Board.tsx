import { Icon, InWords, Sentence } from '@orrery/kit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Achievements } from './Achievements.tsx';
import styles from './Board.module.css';
import { BANNERS } from './banners.ts';
import { Chart } from './Chart.tsx';
import { Preview } from './Consequences.tsx';
import { aimed, asked, cx, optionAimed, type Props, vocabulary, wordsOf } from './common.tsx';
import { Flying } from './Flying.tsx';
import { MEDAL, ORBIT, SUPPLY, TREE } from './glyphs.ts';
import { type Hot, hotOf } from './hot.ts';
import { LEAST, layMap, layTree, mapWidth, STAGE, treeWidth } from './layout.ts';
import { Own } from './Me.tsx';
import { usePicks } from './picks.ts';
import { Choice, hasPills, Pills } from './Tray.tsx';
import { Tree } from './Tree.tsx';

/** The size of the place the board is given. */
function useSize(guess: { readonly width: number; readonly height: number }) {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

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

/** The side of the board where something is to be done or is happening. */
function sideOf(props: Props, hot: Hot, folded: boolean): Side | undefined {
  const keys = [...hot];
  if (keys.some((key) => key.startsWith('location'))) return 'map';
  if (keys.some((key) => key.startsWith('field') || key.startsWith('space') || key.startsWith('guild'))) return 'tree';
  if (keys.some((key) => key.startsWith('achievement'))) return 'achievements';
  const has = (fits: Parameters<typeof aimed>[1]) => aimed(props, fits).some(({ option }) => !option.interjection);
  if (has((aim) => aim.space !== undefined || aim.field !== undefined || aim.tech !== undefined)) return 'tree';
  if (folded && has((aim) => aim.track !== undefined || aim.exchange !== undefined || aim.column !== undefined)) return 'mat';
  if (has((aim) => aim.location !== undefined || aim.ship !== undefined || aim.system !== undefined)) return 'map';
  if (has((aim) => aim.achievement !== undefined)) return 'achievements';
  return undefined;
}

function Banner({ props }: { readonly props: Props }) {
  const { happening } = props;
  if (happening === undefined || !BANNERS.has(happening.event.type)) return null;
  const { event } = happening;
  const more = event.type === 'eventTurnedUp' ? props.text.explain(`event:${event.event}`, props.view).body : undefined;
  return (
    <div
      key={happening.id}
      data-float
      className={cx(styles.banner, props.motion && (more === undefined ? styles.drops : styles.flips), more !== undefined && styles.event)}
      aria-hidden="true"
    >
      <b>
        <Sentence of={props.text.event(event, props.viewer)} quiet />
      </b>
      {more !== undefined && (
        <p>
          <Sentence of={more} quiet />
        </p>
      )}
    </div>
  );
}

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
    const target = box?.querySelector<HTMLElement>('[data-hot], [data-legal]');
    if (!box || !target) return;
    const a = box.getBoundingClientRect();
    const b = target.getBoundingClientRect();
    if (b.left < a.left || b.right > a.right) box.scrollLeft += b.left - a.left - 24;
    if (b.top < a.top || b.bottom > a.bottom) box.scrollTop += b.top - a.top - 24;
  }, [box, when]);
}

export function Board(props: Props) {
  const { view, layout: kind, happening } = props;
  const { table } = view;
  const words = wordsOf(props);
  const [ref, size] = useSize(kind === 'phone' ? { width: 390, height: 390 } : { width: 1026, height: 526 });
  const [choice, setChoice] = useState<{ readonly decisions: number; readonly side: Side }>();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const last = useRef<Side>('tree');
  const low = useLow();
  const narrow = size.width < WIDE;
  const scale = narrow ? 1 : growth(Math.min(size.width / STAGE.width, size.height / STAGE.height));
  const width = size.width / scale;
  const picks = usePicks(props);
  const pills = hasPills(props, picks, narrow);
  const height = size.height / scale - (narrow ? BAR + (pills ? STRIP : 0) : 0);
  const hot = useMemo(() => hotOf(happening?.event, table), [happening, table]);

  const folded = narrow && (kind === 'phone' || low);
  const wanted = sideOf(props, hot, folded);
  const side = choice?.decisions === view.decisions && happening === undefined ? choice.side : (wanted ?? last.current);
  useEffect(() => {
    last.current = side;
  }, [side]);
  useSight(scroller, `${view.decisions} ${side} ${happening?.id} ${props.question?.ask.decision} ${narrow}`);

  const { techs } = vocabulary(props);
  const names = useCallback((id: keyof typeof techs) => techs[id], [techs]);
  const tree = useMemo(() => layTree(table, narrow ? 0 : treeWidth(width), height, narrow, names), [table, width, height, narrow, names]);
  const chartWidth = narrow ? width : mapWidth(width);
  const chartHeight = Math.max(height, LEAST.map);
  const boxes = useMemo(() => layMap(table, chartWidth, chartHeight), [table, chartWidth, chartHeight]);
  const optionAt = (location: number) =>
    picks.power === 'choosing' ? undefined : (optionAimed(props, (aim) => aim.location === location) ?? picks.optionTo(location));
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
            <Tree props={props} layout={tree} hot={hot} />
          </div>
        )}
        {(!narrow || side === 'map') && (
          <div className={styles.map} ref={narrow ? setScroller : undefined}>
            <Chart props={props} boxes={boxes} width={chartWidth} height={chartHeight} hot={hot} picks={picks} optionAt={optionAt} />
          </div>
        )}
        {narrow && side === 'mat' && (
          <div ref={setScroller} className={styles.page}>
            <Own {...props} layout="phone" />
          </div>
        )}
        {narrow && side === 'achievements' && (
          <div className={cx(styles.page, styles.padded)}>
            <Achievements props={props} hot={hot} everybody />
          </div>
        )}
        {cards && (!narrow || side === 'tree' || side === 'map') && <Choice props={props} narrow={narrow} />}
        {!narrow && <Pills props={props} picks={picks} narrow={false} style={{ right: chartWidth + 8 }} />}
        <div className={styles.top} style={narrow ? {} : { right: chartWidth }}>
          <Preview props={props} />
        </div>
        <Banner props={props} />
        <i className={styles.centre} data-spot="centre" />
      </div>
      {narrow && <Pills props={props} picks={picks} narrow />}
      <Flying props={props} />
      <InWords props={props} label={wordsOf(props).inWords} />
    </section>
  );
}
