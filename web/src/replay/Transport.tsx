import type { Seat } from '@orrery/kernel';
import { type Glyph, Icon, icons, type SeatLook, SeatToken, Sentence } from '@orrery/kit';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useGameText } from '../state/games.ts';
import { hrefOf, linkTo, sharedLink } from '../state/router.ts';
import { CopyLink } from '../table/CopyLink.tsx';
import { ScoreTable } from '../table/ScoreTable.tsx';
import { useText } from '../text/index.ts';
import { download } from '../ui/download.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { playOn } from './play-on.ts';
import { askedAt, checkLuck, cutAt, type LuckCheck, outcomeOf, type Source } from './source.ts';
import { fromSlider, nextStop, onSlider, previousStop, type Stop } from './stops.ts';
import styles from './Transport.module.css';
import { sharingTexts } from './words.ts';

const GoOnline = lazy(() => import('./GoOnline.tsx'));

/** Only what lies on a server has an address of its own. A match of this device is uploaded for it, where its secrets are nobody else's. */
async function here(source: Source, at: number): Promise<string> {
  const id = source.local ? await uploaded(source) : source.id;
  const route = { page: 'replay' as const, id: id ?? source.id, at, watch: undefined };
  return id === undefined || !/^s?[\w-]{22}$/.test(id) ? linkTo(route) : sharedLink(`r/${id}/${at}`, route);
}

/** The id under which the server keeps a match of this device from now on; undefined where there is no server. */
async function uploaded({ save, title, seats }: Source): Promise<string | undefined> {
  if (save === undefined) return undefined;
  const sat = seats.map(({ kind, name, bot }) => ({ kind: kind === 'bot' ? ('bot' as const) : ('human' as const), name, bot }));
  try {
    await api.me();
    return (await api.share({ save: { ...save, snapshots: save.snapshots.slice(-1) }, title, seats: sat })).id;
  } catch (error) {
    if (error instanceof ServerRefused && error.code === 'away') return undefined;
    throw error;
  }
}

export interface TransportProps {
  readonly source: Source;
  readonly stop: Stop;
  /** What is said of the event that is shown, or was last. */
  readonly said: string;
  /** Which event it is said of, while that is shown. */
  readonly told: string | undefined;
  /** How many events of a move are shown. */
  beats(at: number): number;
  readonly last: number;
  go(to: Stop): void;
  readonly playing: boolean;
  setPlaying(playing: boolean): void;
  readonly speed: number;
  setSpeed(speed: number): void;
  readonly viewer: Seat;
  setViewer(viewer: Seat): void;
  readonly seats: readonly SeatLook[];
}

/** Slider, speed, eyes, links: what a replay has instead of a question. */
export function Transport(props: TransportProps) {
  const { source, stop, said, told, beats, last, go, playing, setPlaying, speed, setSpeed, viewer, setViewer, seats } = props;
  const { at, beat } = stop;
  const gameText = useGameText(source.game.id);
  const text = useText();
  const { replay } = text;
  const sharing = sharingTexts[text.language];
  const id = useId();
  const toStop = (to: Stop) => {
    setPlaying(false);
    go(to);
  };
  const move = (to: number) => toStop({ at: Math.min(Math.max(to, 0), last) });
  const atEnd = at === last && beat === undefined;
  const outcome = atEnd ? outcomeOf(source) : undefined;
  const where = at === 0 ? replay.setup : replay.move(at, last);
  const keys: Readonly<Record<string, () => Stop>> = {
    ArrowRight: () => nextStop(stop, last, beats),
    ArrowUp: () => nextStop(stop, last, beats),
    ArrowLeft: () => previousStop(stop, beats),
    ArrowDown: () => previousStop(stop, beats),
  };
  return (
    <div className={styles.transport} data-replay>
      <div className={styles.beat}>
        <Step icon={icons.previous} name={replay.eventBack} does={() => toStop(previousStop(stop, beats))} off={at === 0} />
        <div>
          <h2>{where}</h2>
          <p role="status">{beat !== undefined && replay.event(beat + 1, beats(at))}</p>
        </div>
        <Step icon={icons.next} name={replay.eventOn} does={() => toStop(nextStop(stop, last, beats))} off={atEnd} />
      </div>
      {source.goesOn !== undefined && <p className={styles.note}>{replay.running}</p>}
      <label htmlFor={id} className="vh">
        {replay.slider}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(last, 0)}
        step="any"
        value={onSlider(stop, beats(at))}
        aria-valuetext={beat === undefined ? where : `${where}, ${replay.event(beat + 1, beats(at))}`}
        onChange={({ target }) => toStop(fromSlider(Number(target.value), last, beats))}
        onKeyDown={(pressed) => {
          const to = keys[pressed.key];
          if (to === undefined) return;
          pressed.preventDefault();
          toStop(to());
        }}
      />
      <p className={styles.said} data-told={told}>
        {said !== '' && <Sentence of={said} quiet size={16} />}
      </p>
      <div className={styles.buttons}>
        <Step icon={icons.first} name={replay.first} does={() => move(0)} off={at === 0} />
        <Step icon={icons.previous} name={replay.back} does={() => move(at - 1)} off={at === 0} />
        <button
          type="button"
          className={`btn primary ${styles.play}`}
          aria-label={playing ? replay.pause : replay.play}
          onClick={() => {
            if (!playing && atEnd) go({ at: 0 });
            setPlaying(!playing);
          }}
        >
          <Icon of={playing ? icons.pause : icons.play} size={18} />
        </button>
        <Step icon={icons.next} name={replay.forward} does={() => move(beat === undefined ? at + 1 : at)} off={atEnd} />
        <Step icon={icons.last} name={replay.last} does={() => move(last)} off={atEnd} />
      </div>
      <div className={styles.row}>
        <Segmented
          label={replay.speed}
          values={['0.5', '1', '2', '4'].map((value) => ({ value, name: `${value}×` }))}
          chosen={`${speed}`}
          choose={(value) => setSpeed(Number(value))}
        />
        <div>
          <label htmlFor={`${id}eyes`} className="eyebrow">
            {replay.eyes}
          </label>
          <span className={styles.eyes}>
            {viewer >= 0 ? <SeatToken seat={viewer} size={20} /> : <Icon of={icons.eye} size={18} />}
            <select id={`${id}eyes`} value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
              {source.eyes.map((seat) => (
                <option key={seat} value={seat}>
                  {seat < 0 ? replay.everybody : (seats[seat]?.name ?? seat)}
                </option>
              ))}
            </select>
          </span>
        </div>
      </div>
      {outcome !== undefined && gameText !== undefined && <ScoreTable outcome={outcome} seats={seats} text={gameText} />}
      <div className={styles.actions}>
        <CopyLink key={at} label={replay.linkHere} link={() => here(source, at)} />
        {source.over && source.save !== undefined && (
          <a className="btn" href={hrefOf({ page: 'analysis', id: source.id, watch: undefined })}>
            <Icon of={icons.chart} size={17} />
            {text.over.analysis}
          </a>
        )}
        <PlayOn source={source} at={at} last={last} viewer={viewer} />
        {source.save !== undefined && (
          <button type="button" className="btn" onClick={() => download(`${source.game.id}.orrery.json`, source.save)}>
            <Icon of={icons.save} size={17} />
            {text.table.exportSave}
          </button>
        )}
        {source.save !== undefined && (
          <a className="btn" href={hrefOf({ page: 'inspect', id: source.id, at, watch: undefined })}>
            <Icon of={icons.eye} size={17} />
            {text.inspect.open}
          </a>
        )}
        {source.goesOn !== undefined && (
          <a className="btn" href={hrefOf(source.goesOn)}>
            {text.lobby.resume}
          </a>
        )}
        {source.local && source.save !== undefined && <small>{sharing.shareNote}</small>}
      </div>
      <Luck source={source} />
    </div>
  );
}

function Step({ icon, name, does, off }: { readonly icon: Glyph; readonly name: string; does(): void; readonly off: boolean }) {
  return (
    <button type="button" className="btn" aria-label={name} title={name} aria-disabled={off} onClick={does}>
      <Icon of={icon} size={18} />
    </button>
  );
}

/** A new table that begins at this move: on this device, where I take a seat and bots the others, or on the server with friends. */
function PlayOn({
  source,
  at,
  last,
  viewer,
}: {
  readonly source: Source;
  readonly at: number;
  readonly last: number;
  readonly viewer: Seat;
}) {
  const text = useText();
  const [friends, setFriends] = useState(false);
  const { game, save, over } = source;
  if (save === undefined || (over && at === last)) return null;
  const mine = (): Seat => (viewer >= 0 ? viewer : (askedAt(game, save, at) ?? 0));
  return (
    <>
      <button
        type="button"
        className="btn"
        title={text.replay.playOnNote}
        onClick={() => void playOn(game, cutAt(game, save, at), source.seats, mine())}
      >
        <Icon of={icons.step} size={17} />
        {text.replay.playOn}
      </button>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setFriends(true)}>
        <Icon of={icons.people} size={17} />
        {sharingTexts[text.language].online}
      </button>
      {friends && (
        <Suspense>
          <GoOnline
            game={game.id}
            save={async () => cutAt(game, save, at)}
            seats={source.seats}
            mine={mine()}
            close={() => setFriends(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Was the luck fair? Anybody can see for themselves. */
function Luck({ source }: { readonly source: Source }) {
  const { replay } = useText();
  const { save, commitment, over } = source;
  const [open, setOpen] = useState(false);
  const [check, setCheck] = useState<LuckCheck>();
  useEffect(() => {
    if (!open || save === undefined || !over) return;
    // After the next frame, so that the page says that it is at work.
    const timer = setTimeout(() => setCheck(checkLuck(source, save)), 30);
    return () => clearTimeout(timer);
  }, [open, save, over, source]);
  return (
    <details className={styles.luck} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={icons.die} size={17} />
        {replay.luck}
      </summary>
      <p role="status" data-luck={check?.kind}>
        {!over || save === undefined
          ? replay.luckRunning
          : check === undefined
            ? replay.luckChecking
            : check.kind === 'bad'
              ? replay.luckBad(check.reason)
              : check.published
                ? replay.luckGood(check.answers)
                : replay.luckNoCommitment(check.answers)}
      </p>
      {commitment !== undefined && (
        <p>
          <b>{replay.commitment}</b> <code>{commitment}</code>
        </p>
      )}
      {over && save !== undefined && (
        <p>
          <b>{replay.seed}</b> <code>{save.seed}</code>
        </p>
      )}
    </details>
  );
}
