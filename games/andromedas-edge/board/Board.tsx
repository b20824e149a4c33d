import { Banner, cx, Explained, Icon, InWords, later, Tabs, type Target, useSize } from '@orrery/kit';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EVENTS } from '../content/events.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import type { Event, EventType } from '../events.ts';
import { CELLS } from '../map.ts';
import styles from './Board.module.css';
import { Picks, Pills } from './Choice.tsx';
import { type Props, wordsOf } from './common.tsx';
import { EXPAND, MAP as MAP_SIGN } from './glyphs.ts';
import { centreOf, MAP } from './layout.ts';
import { StarMap } from './Map.tsx';
import { Market } from './Market.tsx';
import { Scene } from './Scene.tsx';
import { Tracks } from './Tracks.tsx';
import { litBy, useTargets } from './targets.ts';

/** Not needed before the first turn, and there when a battle begins: that is told over its dice. */
const Battle = later(async () => (await import('./Battle.tsx')).Battle);

/** Below this the table is shown in parts, one at a time: phones, phones held sideways, small tablets. */
const LEAST = { width: 840, height: 340 };

/** The map is the hero; tracks and market stand on a rail beside it, and make way for a battle. */
export function Board(props: Props) {
  const [ref, { width, height }] = useSize(props.layout);
  const narrow = props.layout === 'phone' || width < LEAST.width || height < LEAST.height;
  const { decisions, table } = props.view;
  const begun = decisions > table.players.length;
  useEffect(() => {
    if (begun) void Battle.fetch();
  }, [begun]);
  return (
    <section ref={ref} className={cx(styles.board, narrow && styles.narrow)} aria-label={wordsOf(props).board}>
      {narrow ? <Narrow props={props} /> : <Wide props={props} />}
      <InWords props={props} label={wordsOf(props).inWords} />
      <Picks props={props} />
      <Banner
        props={props}
        of={BANNERS}
        high
        more={(event) => {
          const topic = cardOf(event);
          if (topic === undefined) return undefined;
          return (
            <div className={styles.shown}>
              <Explained topic={topic} />
            </div>
          );
        }}
      />
      <Scene props={props} />
    </section>
  );
}

function Wide({ props }: { readonly props: Props }) {
  const fighting = props.view.table.battle !== null;
  return (
    <div className={styles.wide}>
      <div className={styles.rail}>
        <Tracks props={props} />
        {fighting && <Battle props={props} />}
        <div className={cx(styles.shop, fighting && styles.closed)}>
          <Market props={props} />
        </div>
      </div>
      <div className={styles.sky}>
        <StarMap props={props} />
        <Pills props={props} />
      </div>
    </div>
  );
}

type Part = 'map' | 'market' | 'tracks';

/** Where on a small screen a spot is found. */
export function partOf(spot: Target): Part | undefined {
  const kind = spot.split(':')[0] ?? '';
  if (['cell', 'ship', 'raider', 'class', 'bonus', 'side', 'die', 'pick'].includes(kind)) return 'map';
  if (kind === 'market' || kind === 'column') return 'market';
  return kind === 'track' || kind === 'rail' ? 'tracks' : undefined;
}

function Narrow({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const targets = useTargets(props);
  const [chosen, choose] = useState<string>('map');
  const { pointed } = props;
  useEffect(() => {
    const part = pointed?.map(partOf).find((one) => one !== undefined);
    if (part !== undefined) choose(part);
  }, [pointed]);
  const badge = (part: Part): number =>
    (props.question?.options ?? []).filter((option) => targets.way(option).some((spot) => partOf(spot) === part)).length;
  const tab = (id: Part, panel: ReactNode) => ({ id, name: words[id], badge: badge(id), panel });
  const scrolled = (part: ReactNode) => <div className={styles.scroll}>{part}</div>;
  const tabs = [
    tab('map', <PhoneMap props={props} />),
    tab('market', scrolled(<Market props={props} />)),
    tab('tracks', scrolled(<Tracks props={props} />)),
  ];
  return <Tabs label={words.board} tabs={tabs} chosen={chosen} choose={choose} className={styles.tabs ?? ''} />;
}

/** The map larger than the screen, to be moved with a finger; it moves by itself to where something happens. */
function PhoneMap({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const frame = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const cell = cellOf(props, useTargets(props));
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || whole || cell === undefined) return;
    const map = element.firstElementChild;
    if (map === null) return;
    const show = () => {
      const scale = map.clientWidth / MAP.width;
      const { x, y } = centreOf(cell);
      element.scrollTo({
        left: x * scale - element.clientWidth / 2,
        top: y * scale - element.clientHeight / 2,
        behavior: props.motion ? 'smooth' : 'auto',
      });
    };
    // Also when the sheet with the question comes or goes.
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
  }, [cell, whole, props.motion]);
  return (
    <div className={styles.phone}>
      {props.view.table.battle !== null && <Battle props={props} compact />}
      <div className={styles.window}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <div ref={frame} className={cx(styles.sky, whole ? styles.whole : styles.close)} tabIndex={0}>
          <div className={styles.sheet} style={{ '--ratio': MAP.width / MAP.height } as CSSProperties}>
            <StarMap props={props} />
          </div>
        </div>
      </div>
      <Pills
        props={props}
        lead={
          <button type="button" className={styles.zoom} aria-label={words.whole} aria-pressed={whole} onClick={() => setWhole(!whole)}>
            <Icon of={whole ? MAP_SIGN : EXPAND} size={18} />
          </button>
        }
      />
    </div>
  );
}

/** The region to look at now: where something happens, where a battle is, the middle of where something may be done. */
function cellOf(props: Props, targets: ReturnType<typeof useTargets>): number | undefined {
  const { view, question } = props;
  const lit = litBy(props).find((target) => target.startsWith('cell:'));
  if (lit !== undefined) return Number(lit.slice(5));
  if (view.table.battle !== null) return view.table.battle.region;
  const cells =
    question === undefined
      ? []
      : Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => targets.options(`cell:${cell}`).length > 0);
  if (cells.length > 0) return cells[Math.floor(cells.length / 2)];
  return view.table.region >= 0 ? view.table.region : undefined;
}

/** Great moments are told across the map. */
const BANNERS: ReadonlySet<EventType> = new Set<EventType>([
  'destiniesDealt',
  'startRolled',
  'tacticsPlayed',
  'developmentBuilt',
  'eventRevealed',
  'raiderRevealed',
  'battleBegan',
  'battleEnded',
  'battleDecided',
  'endTriggered',
]);

/** The card that has just been turned up or played: everybody wants to read it. */
function cardOf(event: Event): string | undefined {
  if (event.type === 'eventRevealed') return `event:${EVENTS[event.event].id}`;
  if (event.type === 'tacticsPlayed') return `tactics:${TACTICS_CARDS[event.card].id}`;
  return event.type === 'raiderRevealed' ? `raider:${RAIDERS[event.raider].id}` : undefined;
}
