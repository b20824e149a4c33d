import { Flights, Grand, Sentence, Tabs } from '@orrery/kit';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Actions } from './Actions.tsx';
import { spotOf } from './aim.ts';
import styles from './Board.module.css';
import { Picks, Pills, picksOf } from './Choice.tsx';
import { Council } from './Council.tsx';
import { join, type Props, wordsOf } from './common.tsx';
import { flightsOf, placeOf } from './flights.tsx';
import { Costs, Galaxy } from './Galaxy.tsx';
import { litBy } from './lit.ts';
import { Prestige } from './Prestige.tsx';
import { Technologies } from './Technologies.tsx';

/** Below this the table is shown in parts: phones, phones held sideways, small tablets. */
const LEAST = { width: 880, height: 340 };
/** From here on two parts stand below each other. */
const TALL = 760;

function useRoom() {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<'wide' | 'narrow' | 'tall'>('wide');
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) {
        const small = clientWidth < LEAST.width || clientHeight < LEAST.height;
        setRoom(small ? (clientHeight >= TALL ? 'tall' : 'narrow') : 'wide');
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}

/** The galaxy above; below it the action board, congress, technologies and prestige. */
export function Board(props: Props) {
  const [ref, room] = useRoom();
  const narrow = props.layout === 'phone' || room !== 'wide';
  return (
    <section ref={ref} className={join(styles.board, narrow && styles.phone)} aria-label={wordsOf(props).board}>
      {narrow ? <Narrow props={{ ...props, layout: 'phone' }} tall={room === 'tall'} /> : <Wide props={props} />}
      <Scene props={props} />
    </section>
  );
}

function Wide({ props }: { readonly props: Props }) {
  const picking = picksOf(props).length > 0;
  return (
    <div className={styles.wide}>
      <div className={styles.upper}>
        <Galaxy props={props} />
        <div className={join(styles.pills, props.view.table.fleet > 2 && styles.left)}>
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

/** Where on a small screen an option is found. */
export function partOf(spot: string): Part | undefined {
  const kind = spot.split(':')[0];
  if (kind === 'planet' || kind === 'marker' || kind === 'pick' || kind === 'system' || kind === 'fleet') return 'galaxy';
  if (kind === 'trade' || kind === 'box') return 'actions';
  if (kind === 'technology') return 'technologies';
  return kind === 'congress' || kind === 'anomaly' || kind === 'war' || kind === 'prestige' ? 'council' : undefined;
}

const PARTS: readonly Part[] = ['galaxy', 'actions', 'technologies', 'council'];
const partNow = (id: string): Part => PARTS.find((part) => part === id) ?? 'galaxy';

/** The part that shows the event of the moment, or else the first with an answer if the galaxy has none. */
function wantedPart({ happening, question }: Props, answers: (part: Part) => number): Part | undefined {
  if (happening !== undefined)
    return litBy(happening.event)
      .spots.map(partOf)
      .find((part) => part !== undefined);
  return question === undefined ? undefined : PARTS.find((part) => answers(part) > 0);
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
  const picking = picksOf(props).length > 0;
  const badge = (part: Part): number =>
    question === undefined ? 0 : question.options.filter(({ answer }) => partOf(spotOf(question.ask.decision, answer)) === part).length;
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
  const last = useRef<{ readonly seat: number; readonly place: string }>(undefined);
  if (happening === undefined) return null;
  const { event, ms, id } = happening;
  const place = placeOf(event);
  const seat = 'seat' in event ? event.seat : undefined;
  if (place !== undefined && seat !== undefined) last.current = { seat, place };
  else if (seat === undefined || event.type === 'produced' || event.type === 'passed') last.current = undefined;
  const from = last.current?.seat === seat ? last.current?.place : undefined;
  return (
    <Fragment key={id}>
      <div className={styles.scene} data-motion={props.motion} aria-hidden="true">
        <Flights happening={happening} flights={props.motion ? flightsOf(props, event, from) : []} />
      </div>
      {litBy(event).grand && (
        <Grand ms={ms} motion={props.motion}>
          <Sentence of={props.text.event(event, props.viewer)} quiet size={22} />
        </Grand>
      )}
    </Fragment>
  );
}
