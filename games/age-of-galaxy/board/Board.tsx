import { Banner, cx, Flights, Tabs, type Target, useSize } from '@orrery/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Event, EventType } from '../events.ts';
import { Actions } from './Actions.tsx';
import styles from './Board.module.css';
import { Picks, Pills, picksOf } from './Choice.tsx';
import { Council } from './Council.tsx';
import { type Props, wordsOf } from './common.tsx';
import { flightsOf, placeOf } from './flights.tsx';
import { Costs, Galaxy } from './Galaxy.tsx';
import { Prestige } from './Prestige.tsx';
import { Technologies } from './Technologies.tsx';
import { litBy, useTargets } from './targets.ts';

const BANNERS: ReadonlySet<EventType> = new Set<EventType>(['roundBegan', 'goldenAge', 'warRanked', 'ended']);

/** Below this the table is shown in parts: phones, phones held sideways, small tablets. */
const LEAST = { width: 880, height: 340 };
/** From here on two parts stand below each other. */
const TALL = 760;

/** The galaxy above; below it the action board, congress, technologies and prestige. */
export function Board(props: Props) {
  const [ref, { width, height }] = useSize(props.layout);
  const narrow = props.layout === 'phone' || width < LEAST.width || height < LEAST.height;
  return (
    <section ref={ref} className={cx(styles.board, narrow && styles.phone)} aria-label={wordsOf(props).board}>
      {narrow ? <Narrow props={{ ...props, layout: 'phone' }} tall={height >= TALL} /> : <Wide props={props} />}
      <Scene props={props} />
    </section>
  );
}

function Wide({ props }: { readonly props: Props }) {
  const picking = picksOf(props, useTargets(props)).length > 0;
  return (
    <div className={styles.wide}>
      <div className={styles.upper}>
        <Galaxy props={props} />
        <div className={cx(styles.pills, props.view.table.fleet > 2 && styles.left)}>
          <Pills props={props} />
        </div>
      </div>
      {picking ? (
        <Picks props={props} />
      ) : (
        <div className={styles.lower}>
          <Actions props={props} />
          <Council props={props} />
          <Technologies props={props} />
          <Prestige props={props} />
        </div>
      )}
    </div>
  );
}

type Part = 'galaxy' | 'actions' | 'technologies' | 'council';

const PART: Readonly<Record<string, Part>> = {
  planet: 'galaxy',
  marker: 'galaxy',
  pick: 'galaxy',
  system: 'galaxy',
  'board:fleet': 'galaxy',
  'board:galaxy': 'galaxy',
  trade: 'actions',
  box: 'actions',
  technology: 'technologies',
  'board:congress': 'council',
  'board:anomaly': 'council',
  'board:war': 'council',
  'board:prestige': 'council',
};
/** Where on a small screen a target is found. */
export const partOf = (target: Target): Part | undefined => PART[target] ?? PART[target.split(':')[0] ?? ''];

const PARTS: readonly Part[] = ['galaxy', 'actions', 'technologies', 'council'];
const partNow = (id: string): Part => PARTS.find((part) => part === id) ?? 'galaxy';

/** The part that shows the event of the moment, or else the first with an answer if the galaxy has none, or what a lesson points at. */
function wantedPart(props: Props, answers: (part: Part) => number): Part | undefined {
  if (props.happening !== undefined)
    return litBy(props)
      .map(partOf)
      .find((part) => part !== undefined);
  const asked = props.question === undefined ? undefined : PARTS.find((part) => answers(part) > 0);
  return asked ?? props.pointed?.map(partOf).find((part) => part !== undefined);
}

/** Where room is scarce every part has its tab; on a tall board two share one. */
function tabOf(part: Part | undefined, tall: boolean): Part | undefined {
  if (!tall) return part;
  return part === 'actions' ? 'galaxy' : part === 'council' ? 'technologies' : part;
}

function Narrow({ props, tall }: { readonly props: Props; readonly tall: boolean }) {
  const words = wordsOf(props);
  const { question } = props;
  const [choice, setChoice] = useState<{ readonly at: number; readonly part: string }>();
  const last = useRef<string>('galaxy');
  const targets = useTargets(props);
  const picking = picksOf(props, targets).length > 0;
  const badge = (part: Part): number =>
    question === undefined ? 0 : question.options.filter((option) => targets.way(option).some((target) => partOf(target) === part)).length;
  // Where something happens or can be answered comes into sight by itself; a part that was opened by hand stays until the next move.
  const { decisions } = props.view;
  const wanted = tabOf(wantedPart(props, badge), tall);
  const chosen =
    choice?.at === decisions && props.happening === undefined ? choice.part : (wanted ?? tabOf(partNow(last.current), tall) ?? 'galaxy');
  useEffect(() => {
    last.current = chosen;
  }, [chosen]);
  const galaxy = (
    <>
      {picking && <Picks props={props} />}
      <p className={styles.strip}>
        <Costs props={props} />
      </p>
      <Galaxy props={props} />
    </>
  );
  const actions = <Actions props={props} />;
  const technologies = <Technologies props={props} />;
  const council = (
    <div className={styles.two}>
      <Council props={props} />
      <Prestige props={props} />
    </div>
  );
  const tab = (id: Part, name: string, parts: readonly Part[], ...shown: readonly ReactNode[]) => ({
    id,
    name,
    badge: parts.reduce((sum, part) => sum + badge(part), 0),
    panel: (
      <div className={styles.scroll}>
        {shown.map((part, i) => (
          <div key={parts[i]}>{part}</div>
        ))}
      </div>
    ),
  });
  const tabs = tall
    ? [
        tab('galaxy', `${words.galaxy} · ${words.actions}`, ['galaxy', 'actions'], galaxy, actions),
        tab('technologies', `${words.tech} · ${words.council}`, ['technologies', 'council'], technologies, council),
      ]
    : [
        tab('galaxy', words.galaxy, ['galaxy'], galaxy),
        tab('actions', words.actions, ['actions'], actions),
        tab('technologies', words.tech, ['technologies'], technologies),
        tab('council', words.council, ['council'], council),
      ];
  return (
    <Tabs
      label={words.board}
      tabs={tabs}
      chosen={chosen}
      choose={(part) => setChoice({ at: decisions, part })}
      className={styles.tabs ?? ''}
    />
  );
}

/** What has just happened: its place lights up by itself, great moments are told across the board. */
function Scene({ props }: { readonly props: Props }) {
  const { happening } = props;
  // Where something was done last: what it brings comes from there.
  const last = useRef<Last>(undefined);
  const flights =
    happening === undefined || !props.motion ? [] : (flightsOf(happening.event, props, fromWhere(props, happening.event, last)) ?? []);
  return (
    <>
      <div className={styles.scene} data-motion={props.motion} aria-hidden="true">
        <Flights happening={happening} flights={flights} />
      </div>
      <Banner props={props} of={BANNERS} />
    </>
  );
}

type Last = { readonly seat: number; readonly place: Target } | undefined;

/** Where the same seat has just done something, and from now on where it does. */
function fromWhere(props: Props, event: Event, last: { current: Last }): Target | undefined {
  const place = placeOf(props, event);
  const seat = 'seat' in event ? event.seat : undefined;
  if (place !== undefined && seat !== undefined) last.current = { seat, place };
  else if (seat === undefined || event.type === 'produced' || event.type === 'passed') last.current = undefined;
  return last.current?.seat === seat ? last.current?.place : undefined;
}
