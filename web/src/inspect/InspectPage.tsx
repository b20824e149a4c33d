import { type Answer, type Emitted, type Position, replay, type Seat, SPECTATOR } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { Opened } from '../replay/Opened.tsx';
import type { Source } from '../replay/source.ts';
import { goQuietly, hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './InspectPage.module.css';

/** A position taken apart, for those who write rules: what is going on, what is asked, what everybody sees, and the seed it all came from. */
export default function InspectPage({
  id,
  at,
  watch,
}: {
  readonly id: string;
  readonly at: number | undefined;
  readonly watch: string | undefined;
}) {
  return (
    <Opened id={id} watch={watch}>
      {(source) => <Inspect source={source} start={at} watch={watch} />}
    </Opened>
  );
}

type Reached = { readonly position: Position; readonly answer: Answer | undefined; readonly events: readonly Emitted[] };

/** The position after this many answers, and what the last of them did. */
function reach({ game, save }: Source, at: number): Reached | undefined {
  if (save === undefined) return undefined;
  const start = game.start(game.configure(save.config.seats, save.config.options), save.seed);
  if (at === 0) return { position: start, answer: undefined, events: [] };
  for (const moment of replay(game, save)) {
    if (moment.at === at) return { position: moment.position, answer: moment.entry.answer, events: moment.events };
  }
  return undefined;
}

function Inspect({
  source,
  start,
  watch,
}: {
  readonly source: Source;
  readonly start: number | undefined;
  readonly watch: string | undefined;
}) {
  const text = useText();
  const { inspect } = text;
  const { id, game, save } = source;
  const last = save?.log.length ?? 0;
  const [at, setAt] = useState(Math.min(Math.max(start ?? last, 0), last));
  const [viewer, setViewer] = useState<Seat>(SPECTATOR);
  const reached = useMemo(() => reach(source, at), [source, at]);
  if (save === undefined || reached === undefined) return <ErrorPage words={inspect.secret} />;
  const { position } = reached;
  const go = (to: number): void => {
    setAt(to);
    goQuietly({ page: 'inspect', id, at: to, watch });
  };
  const asks = game.open(position);
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <h1>{inspect.title}</h1>
        <dl className={styles.facts}>
          <dt>{inspect.rules}</dt>
          <dd>
            {game.id} {game.version}
          </dd>
          <dt>{inspect.seed}</dt>
          <dd>
            <code>{save.seed}</code>
          </dd>
          <dt>{inspect.setup}</dt>
          <dd>
            <code>{JSON.stringify(save.config)}</code>
          </dd>
        </dl>
        <label className={styles.slider}>
          {text.replay.move(at, last)}
          <input type="range" min={0} max={last} value={at} onChange={(event) => go(Number(event.target.value))} />
        </label>
        <p className={styles.links}>
          <a href={hrefOf({ page: 'replay', id, at, watch })}>{text.replay.title}</a>
        </p>
        <section aria-label={inspect.frames}>
          <h2>{inspect.frames}</h2>
          <table>
            <thead>
              <tr>
                <th>{inspect.procedure}</th>
                <th>{inspect.step}</th>
                <th>{inspect.seat}</th>
                <th>{inspect.locals}</th>
              </tr>
            </thead>
            <tbody>
              {position.stack.map((frame, depth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its depth
                <tr key={depth}>
                  <td>{frame.procedure}</td>
                  <td>{frame.step}</td>
                  <td>{frame.seat}</td>
                  <td>
                    <code>{JSON.stringify(frame.locals)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-label={inspect.asks}>
          <h2>{inspect.asks}</h2>
          <ul>
            {asks.map((ask) => (
              <li key={`${ask.seat} ${ask.decision}`}>
                {ask.seat}: {ask.decision} <code>{JSON.stringify(ask.args)}</code>
                <pre>{game.options(position, ask).map(line).join('\n')}</pre>
              </li>
            ))}
          </ul>
        </section>
        <details>
          <summary>{inspect.events}</summary>
          <pre>{[reached.answer, ...reached.events.map((e) => e.event ?? e.twin)].map(line).join('\n')}</pre>
        </details>
        <details>
          <summary>{inspect.state}</summary>
          <pre>{JSON.stringify(position.state, null, 1)}</pre>
        </details>
        <details open>
          <summary>{inspect.view}</summary>
          <select aria-label={text.replay.eyes} value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
            <option value={SPECTATOR}>{text.replay.everybody}</option>
            {source.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
              <option key={i} value={i}>{`${i} ${seat.name}`}</option>
            ))}
          </select>
          <pre>{JSON.stringify(game.view(position, viewer), null, 1)}</pre>
        </details>
      </main>
    </div>
  );
}

const line = (value: unknown): string => JSON.stringify(value) ?? '';
