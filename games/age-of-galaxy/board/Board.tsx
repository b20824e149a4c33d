import { Sentence, Tabs } from '@orrery/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { Actions } from './Actions.tsx';
import { spotOf } from './aim.ts';
import styles from './Board.module.css';
import { Picks, Pills, picksOf } from './Choice.tsx';
import { Council } from './Council.tsx';
import { join, type Props, wordsOf } from './common.tsx';
import { Costs, Galaxy } from './Galaxy.tsx';
import { litBy } from './lit.ts';
import { Prestige } from './Prestige.tsx';
import { Technologies } from './Technologies.tsx';

/** Below this the table is shown in parts, one at a time: phones, phones held sideways, small tablets. */
const LEAST = { width: 880, height: 340 };

function useTooSmall() {
  const ref = useRef<HTMLElement>(null);
  const [small, setSmall] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setSmall(clientWidth < LEAST.width || clientHeight < LEAST.height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, small] as const;
}

/** The galaxy above; below it the action board, congress, technologies and prestige. */
export function Board(props: Props) {
  const [ref, small] = useTooSmall();
  const narrow = props.layout === 'phone' || small;
  return (
    <section ref={ref} className={join(styles.board, narrow && styles.phone)} aria-label={wordsOf(props).board}>
      {narrow ? <Narrow props={{ ...props, layout: 'phone' }} /> : <Wide props={props} />}
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
  if (kind === 'planet' || kind === 'marker' || kind === 'pick') return 'galaxy';
  if (kind === 'trade' || kind === 'box') return 'actions';
  if (kind === 'technology') return 'technologies';
  return kind === 'congress' ? 'council' : undefined;
}

function Narrow({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const { question } = props;
  const [chosen, choose] = useState<string>('galaxy');
  const picking = picksOf(props).length > 0;
  const badge = (part: Part): number =>
    question === undefined ? 0 : question.options.filter(({ answer }) => partOf(spotOf(question.ask.decision, answer)) === part).length;
  const tabs = [
    {
      id: 'galaxy',
      name: words.galaxy,
      badge: badge('galaxy'),
      panel: (
        <div className={styles.scroll}>
          {picking && <Picks props={props} />}
          <p className={styles.strip}>
            <Costs props={props} />
          </p>
          <Galaxy props={props} />
        </div>
      ),
    },
    {
      id: 'actions',
      name: words.actions,
      badge: badge('actions'),
      panel: (
        <div className={styles.scroll}>
          <Actions props={props} />
        </div>
      ),
    },
    {
      id: 'technologies',
      name: words.tech,
      badge: badge('technologies'),
      panel: (
        <div className={styles.scroll}>
          <Technologies props={props} />
        </div>
      ),
    },
    {
      id: 'council',
      name: words.council,
      badge: badge('council'),
      panel: (
        <div className={join(styles.scroll, styles.two)}>
          <Council props={props} />
          <Prestige props={props} />
        </div>
      ),
    },
  ];
  return <Tabs label={words.board} tabs={tabs} chosen={chosen} choose={choose} className={styles.tabs ?? ''} />;
}

/** What has just happened: its place lights up by itself, great moments are told across the board. */
function Scene({ props }: { readonly props: Props }) {
  const { happening } = props;
  if (happening === undefined) return null;
  const { event, ms, id } = happening;
  return (
    <div key={id} className={styles.scene} data-motion={props.motion} style={{ '--ms': `${Math.max(ms, 200)}ms` }} aria-hidden="true">
      {litBy(event).grand && (
        <p className={styles.grand}>
          <Sentence of={props.text.event(event, props.viewer)} quiet size={22} />
        </p>
      )}
    </div>
  );
}
