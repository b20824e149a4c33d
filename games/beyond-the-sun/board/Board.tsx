import { Icon, Sentence } from '@orrery/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Achievements } from './Achievements.tsx';
import styles from './Board.module.css';
import { Chart } from './Chart.tsx';
import { aimed, cx, optionAimed, type Props, wordsOf } from './common.tsx';
import { MEDAL, ORBIT, TREE } from './glyphs.ts';
import { type Hot, hotOf } from './hot.ts';
import { layMap, layTree, mapWidth, STAGE, treeWidth } from './layout.ts';
import { usePicks } from './picks.ts';
import { Choice, Pills } from './Tray.tsx';
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

type Side = 'tree' | 'map' | 'achievements';
const BAR = 38;

/** The side of the board where something is to be done or is happening. */
function sideOf(props: Props, hot: Hot): Side | undefined {
  const keys = [...hot];
  if (keys.some((key) => key.startsWith('location'))) return 'map';
  if (keys.some((key) => key.startsWith('field') || key.startsWith('space') || key.startsWith('guild'))) return 'tree';
  if (keys.some((key) => key.startsWith('achievement'))) return 'achievements';
  const has = (fits: Parameters<typeof aimed>[1]) => aimed(props, fits).some(({ option }) => !option.interjection);
  if (has((aim) => aim.space !== undefined || aim.field !== undefined || aim.tech !== undefined)) return 'tree';
  if (has((aim) => aim.location !== undefined || aim.ship !== undefined || aim.system !== undefined)) return 'map';
  if (has((aim) => aim.achievement !== undefined)) return 'achievements';
  return undefined;
}

/** Events worth a banner: what changes the table for everybody. */
const BANNERS: ReadonlySet<string> = new Set([
  'eventTurnedUp',
  'cardsTurnedUp',
  'technologyPlaced',
  'technologyKept',
  'achievementClaimed',
  'endTriggered',
  'guildOpened',
  'systemColonised',
  'systemTurnedUp',
  'abilityUsed',
  'gameEnded',
  'roundBegan',
]);

function Banner({ props }: { readonly props: Props }) {
  const { happening } = props;
  if (happening === undefined || !BANNERS.has(happening.event.type)) return null;
  const { event } = happening;
  const more = event.type === 'eventTurnedUp' ? props.text.explain(`event:${event.event}`, props.view).body : undefined;
  return (
    <div key={happening.id} className={cx(styles.banner, props.motion && styles.moving)} aria-hidden="true">
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

export function Board(props: Props) {
  const { view, layout: kind } = props;
  const { table } = view;
  const words = wordsOf(props);
  const [ref, size] = useSize(kind === 'phone' ? { width: 390, height: 390 } : { width: 1026, height: 526 });
  const [choice, setChoice] = useState<{ readonly decisions: number; readonly side: Side }>();
  const last = useRef<Side>('tree');
  const narrow = size.width < 940;
  const scale = narrow ? 1 : Math.max(1, Math.min(size.width / STAGE.width, size.height / STAGE.height));
  const width = size.width / scale;
  const height = size.height / scale - (narrow ? BAR : 0);
  const picks = usePicks(props);
  const hot = useMemo(() => hotOf(props.happening?.event, table), [props.happening, table]);

  const wanted = sideOf(props, hot);
  const side = choice?.decisions === view.decisions && props.happening === undefined ? choice.side : (wanted ?? last.current);
  useEffect(() => {
    last.current = side;
  }, [side]);

  // On a narrow screen the tree is wider than the screen: what can be chosen comes into sight.
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const target = box?.querySelector<HTMLElement>('[data-hot], [data-legal]');
    if (!box || !target) return;
    const a = box.getBoundingClientRect();
    const b = target.getBoundingClientRect();
    if (b.left < a.left || b.right > a.right) box.scrollLeft += b.left - a.left - 24;
  }, [view.decisions, side, props.happening?.id, props.question]);

  const tree = layTree(table, narrow ? 0 : treeWidth(width), height, narrow);
  const chartWidth = narrow ? width : mapWidth(width);
  const boxes = layMap(table, chartWidth, height);
  const ships = new Map(
    aimed(props, (aim) => aim.ship !== undefined && aim.to === undefined).flatMap(({ option, aim }) =>
      // An interruption never stands in the way of the answer itself.
      option.interjection &&
      (picks.ways.length > 0 || ['chooseUpgrade', 'chooseTrade', 'exhibit', 'chooseSettlers'].includes(props.question?.ask.decision ?? ''))
        ? []
        : [[`${aim.at} ${aim.ship}`, option] as const],
    ),
  );
  const optionAt = (location: number) => optionAimed(props, (aim) => aim.location === location) ?? picks.optionTo(location);
  const chart = (
    <Chart props={props} boxes={boxes} width={chartWidth} height={height} hot={hot} picks={picks} ships={ships} optionAt={optionAt} />
  );

  return (
    <section
      ref={ref}
      className={cx(styles.board, narrow && styles.narrow)}
      aria-label={words.board}
      data-motion={props.motion}
      data-side={side}
    >
      {narrow && (
        <div className={styles.tabs}>
          {(
            [
              ['tree', TREE, words.tree],
              ['map', ORBIT, words.map],
              ['achievements', MEDAL, words.achievements],
            ] as const
          ).map(([id, icon, name]) => (
            <button
              key={id}
              type="button"
              aria-pressed={side === id}
              data-wanted={(wanted === id && side !== id) || undefined}
              onClick={() => setChoice({ decisions: view.decisions, side: id })}
            >
              <Icon of={icon} size={16} />
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage} style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}>
        {(!narrow || side === 'tree') && (
          <div ref={scroller} className={styles.scroller}>
            <Tree props={props} layout={tree} hot={hot} />
          </div>
        )}
        {(!narrow || side === 'map') && chart}
        {narrow && side === 'achievements' && (
          <div className={styles.page}>
            <Achievements props={props} hot={hot} everybody />
          </div>
        )}
        {!narrow && <Pills props={props} picks={picks} />}
        {(!narrow || side !== 'achievements') && <Choice props={props} narrow={narrow} />}
        <Banner props={props} />
      </div>
    </section>
  );
}
