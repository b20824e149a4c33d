import type { Seat } from '@orrery/kernel';
import {
  acts,
  type BoardOption,
  type BoardRefusal,
  Explained,
  Icon,
  icons,
  isFocused,
  KeyBadge,
  merge,
  SeatToken,
  Sentence,
  seatClass,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties } from 'react';
import { ROOMS } from '../content/rooms.ts';
import type { ShipTile } from '../view.ts';
import { nameOfSeat, onPress, PointBadge, type Props, titleOf, wordsOf } from './common.tsx';
import { besides, type Forecast, holdOf, tileAt } from './forecast.ts';
import { ROOM } from './glyphs.ts';
import { type Box, chamfered, type Layout } from './layout.ts';
import styles from './Room.module.css';
import type { BoardWords } from './text.ts';

/** A researcher one may choose first, when where it goes is chosen second. */
export type Pick = { readonly place: number; readonly seat: Seat };

export interface RoomProps {
  readonly props: Props;
  readonly tile: ShipTile;
  readonly box: Box;
  readonly layout: Layout;
  /** Clicking the room answers with this. */
  readonly option: BoardOption | undefined;
  /** Clicking a researcher answers with this. */
  chipOption(seat: Seat): BoardOption | undefined;
  /** Researchers to be chosen first. */
  readonly picks: readonly Seat[];
  readonly picked: Pick | undefined;
  pick(pick: Pick | undefined): void;
  readonly refusal: BoardRefusal | undefined;
  readonly preview: Forecast | undefined;
}

export function Room(all: RoomProps) {
  const { props, tile, box, layout, option, refusal } = all;
  const topic = tile.room === null ? undefined : `room:${tile.room}`;
  const why = refusal !== undefined && (
    <p className={styles.why}>
      <Icon of={icons.lock} size={14} /> <Sentence of={refusal.words} quiet />
    </p>
  );
  const explaining = useExplain(
    topic ?? (refusal === undefined ? undefined : `why:${tile.place}`),
    topic === undefined ? (
      why
    ) : why === false ? undefined : (
      <>
        <Explained topic={topic} />
        {why}
      </>
    ),
  );
  const acting = acts(props, option);
  const label = describe(props, tile);
  const focused = isFocused(props, option);
  const still = option === undefined ? { role: 'group', tabIndex: topic === undefined ? undefined : 0, 'aria-label': label } : {};
  return (
    <div
      {...still}
      {...merge(explaining, acting)}
      className={[
        styles.room,
        option === undefined ? '' : styles.legal,
        focused ? styles.focused : '',
        styles[layout.rise],
        layout.narrow ? styles.narrow : '',
        tile.room === null ? styles.dark : '',
      ].join(' ')}
      style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
      data-place={tile.place}
      data-room={tile.room ?? 'unexplored'}
    >
      {tile.room === null ? <Unexplored {...all} focused={focused} /> : <Explored {...all} focused={focused} />}
    </div>
  );
}

/** The whole tile in words, for those who hear it. */
function describe(props: Props, tile: ShipTile): string {
  const words = wordsOf(props);
  if (tile.room === null) return `${words.places[tile.place]}, ${words.unexplored}`;
  const { points, minimum } = ROOMS[tile.room];
  const { controller, tie } = holdOf(tile, tile.figures);
  const people = tile.figures.flatMap((count, seat) =>
    count > 0 || tile.teleporters[seat] ? [words.standsHere(nameOfSeat(props, seat), count, tile.teleporters[seat])] : [],
  );
  return [
    titleOf(props, `room:${tile.room}`),
    words.points(points),
    ...(minimum > 1 ? [words.needs(minimum)] : []),
    tie ? words.tied : controller === null ? words.heldByNobody : words.heldBy(nameOfSeat(props, controller)),
    ...(people.length === 0 ? [words.empty] : people),
    words.rooms[tile.room],
  ].join(', ');
}

type Drawn = RoomProps & { readonly focused: boolean };

function Frame({ box, layout, option, focused, controller }: Drawn & { readonly controller: Seat | null }) {
  const cut = layout.narrow ? 10 : 13;
  const path = chamfered(box.w - 2, box.h - 2, cut, 1, 1);
  return (
    <svg
      className={[styles.frame, controller === null ? '' : seatClass(controller), controller === null ? '' : styles.heldFrame].join(' ')}
      width={box.w}
      height={box.h}
      viewBox={`0 0 ${box.w} ${box.h}`}
      aria-hidden="true"
    >
      <path className={styles.rim} d={path} />
      {option !== undefined && <path className={styles.glow} d={path} />}
      {option !== undefined && <path className={styles.outline} d={path} />}
      {option !== undefined && !layout.narrow && <KeyBadge of={option.key} cx={box.w - 16} cy={box.h - 16} focused={focused} />}
    </svg>
  );
}

function Explored(drawn: Drawn) {
  const { props, tile, layout, preview, box } = drawn;
  const { room } = tile;
  if (room === null) return null;
  const words = wordsOf(props);
  const { points, minimum } = ROOMS[room];
  const { controller, tie } = holdOf(tile, tile.figures);
  const title = titleOf(props, `room:${room}`);
  const present = tile.figures.flatMap((count, seat) =>
    count > 0 || tile.teleporters[seat] || changed(preview, tile.place, seat) ? [seat] : [],
  );
  const hold = preview?.holds.get(tile.place);
  const pattern = props.patterns && controller !== null ? styles[`pattern${controller}`] : '';
  return (
    <>
      <div
        className={[
          styles.body,
          controller === null ? '' : seatClass(controller),
          controller === null ? '' : styles.held,
          tie ? styles.tie : '',
          pattern,
        ].join(' ')}
      >
        <div className={styles.head}>
          {controller !== null && !layout.narrow && <SeatToken seat={controller} size={17} />}
          {tie && !layout.narrow && <Icon of={icons.tie} size={16} className={styles.tieMark} />}
          <span className={styles.name} lang={props.language} style={fitting(title, layout)}>
            {softened(title, words.joints)}
          </span>
          <PointBadge points={points} seat={controller ?? undefined} size={layout.narrow ? 20 : 23} />
        </div>
        <div className={styles.middle}>
          {!layout.narrow && present.length < (box.w < 240 ? 3 : 4) && (
            <Icon of={ROOM[room]} size={layout.rise === 'tall' ? 38 : 30} className={styles.emblem} />
          )}
          <div className={styles.chips} data-count={present.length}>
            {present.map((seat) => (
              <Chip key={seat} {...drawn} seat={seat} lead={seat === controller} />
            ))}
          </div>
        </div>
        <div className={styles.foot}>
          {hold === undefined ? (
            <span className={[styles.what, ROOMS[room].rule === 'lossesStartHere' ? styles.danger : ''].join(' ')}>
              {layout.narrow ? <Held controller={controller} tie={tie} words={words} /> : words.rooms[room]}
            </span>
          ) : (
            <span className={styles.would}>
              {hold.controller !== null && <SeatToken seat={hold.controller} size={15} />}
              {hold.controller === null
                ? hold.tie
                  ? words.would.tie
                  : words.would.nobody
                : hold.controller === props.viewer
                  ? words.would.youHold
                  : words.would.hold(nameOfSeat(props, hold.controller))}
            </span>
          )}
          {minimum > 1 && (
            <span className={styles.minimum}>
              <Icon of={icons.researcher} size={12} />
              {minimum}+
            </span>
          )}
        </div>
      </div>
      <Frame {...drawn} controller={controller} />
    </>
  );
}

/** Who holds the room, where there is no room for more. */
function Held({ controller, tie, words }: { readonly controller: Seat | null; readonly tie: boolean; readonly words: BoardWords }) {
  if (controller === null) return tie ? words.tied : null;
  return (
    <>
      <SeatToken seat={controller} size={13} /> {words.holds}
    </>
  );
}

/** Long names are set smaller and broken where they are joined rather than cut. */
const fitting = (title: string, { narrow, rooms: [{ w }] }: Layout): CSSProperties | undefined =>
  narrow || title.length * 7.2 < w - 86
    ? undefined
    : title.length * 6.6 < w - 86
      ? { fontSize: 12 }
      : { fontSize: 12, lineHeight: 1, whiteSpace: 'normal' };

const softened = (title: string, joints: readonly string[]): string =>
  joints.reduce((name, joint) => name.replace(joint, `${joint}\u00ad`), title);

const by = (changes: Forecast['figures'] | undefined, place: number, seat: Seat): number =>
  changes?.reduce((total, change) => (change.place === place && change.seat === seat ? total + change.by : total), 0) ?? 0;

const changed = (preview: Forecast | undefined, place: number, seat: Seat): boolean =>
  by(preview?.figures, place, seat) !== 0 || by(preview?.teleporters, place, seat) !== 0;

/** Researchers and teleporter of one seat in a room: a token in its ring, and a number. */
function Chip(drawn: Drawn & { readonly seat: Seat; readonly lead: boolean }) {
  const { props, tile, seat, lead, layout, preview, picks, picked, pick } = drawn;
  const option = drawn.chipOption(seat);
  const count = tile.figures[seat];
  const change = by(preview?.figures, tile.place, seat);
  const ringChange = by(preview?.teleporters, tile.place, seat);
  const ring = tile.teleporters[seat];
  const crowded = tile.figures.filter((many, other) => many > 0 || tile.teleporters[other]).length > 3;
  const [size, around] = tokenSize(layout, crowded);
  const pickable = picks.includes(seat);
  const isPicked = picked?.place === tile.place && picked.seat === seat;
  const toggle = () => pick(isPicked ? undefined : { place: tile.place, seat });
  const choosing = pickable
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': isPicked,
        'data-legal': true,
        'aria-label': `${titleOf(props, `room:${tile.room}`)}: ${wordsOf(props).standsHere(nameOfSeat(props, seat), count, ring)}`,
        onClick: toggle,
        onKeyDown: onPress(toggle),
      }
    : acts(props, option);
  return (
    <div
      {...choosing}
      className={[
        styles.chip,
        seatClass(seat),
        lead ? styles.lead : '',
        option !== undefined || pickable ? styles.chipLegal : '',
        isFocused(props, option) || isPicked ? styles.chipFocused : '',
      ].join(' ')}
    >
      <span className={styles.token} style={{ width: size + around, height: size + around }}>
        {(ring || ringChange !== 0) && <Ring size={size + around} ghost={ringChange !== 0} gone={ringChange < 0} />}
        <SeatToken seat={seat} size={size} hollow={count === 0} />
      </span>
      <b className={styles.count}>
        {count}
        {change !== 0 && <em data-down={change < 0 || undefined}>→{count + change}</em>}
      </b>
      {option !== undefined && option.key !== '' && !layout.narrow && <kbd className={styles.chipKey}>{option.key.toUpperCase()}</kbd>}
    </div>
  );
}

/** How large a token is, and how far its ring reaches beyond it. */
function tokenSize({ rise, narrow }: Layout, crowded: boolean): readonly [number, number] {
  if (rise === 'flat') return [15, 8];
  if (rise === 'tiny') return [16, 10];
  if (narrow) return [20, 14];
  return [rise === 'tall' ? 26 : rise === 'low' && crowded ? 18 : 22, 14];
}

/** A teleporter: the ring on the floor. */
export function Ring({ size, ghost = false, gone = false }: { readonly size: number; readonly ghost?: boolean; readonly gone?: boolean }) {
  return (
    <svg
      className={styles.ring}
      data-ghost={ghost || undefined}
      data-gone={gone || undefined}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
    >
      <circle r="16.4" />
      <path d="M11.6 11.6l3.8 3.8M-11.6 11.6l-3.8 3.8M-11.6 -11.6l-3.8 -3.8M11.6 -11.6l3.8 -3.8" />
    </svg>
  );
}

function Unexplored(drawn: Drawn) {
  const { props, tile, layout, option, preview } = drawn;
  const words = wordsOf(props);
  const from = props.viewer < 0 ? [] : besides(props.view.table, tile.place, props.viewer);
  const rooms = from.flatMap((place) => {
    const room = tileAt(props.view.table, place)?.room;
    return room === undefined || room === null ? [] : [titleOf(props, `room:${room}`)];
  });
  const arrives = preview?.noUndo === true && preview.figures.some((change) => change.place === tile.place);
  const leaving = preview?.figures.find((change) => change.by < 0);
  const source = leaving === undefined ? undefined : tileAt(props.view.table, leaving.place);
  const lost = leaving === undefined ? undefined : preview?.holds.get(leaving.place);
  return (
    <>
      <div className={styles.mist} style={{ backgroundPosition: `${-37 * tile.place}px ${-61 * tile.place}px` }} />
      <div className={styles.unknown}>
        {arrives ? (
          <>
            <b>{words.places[tile.place]}</b>
            {!layout.narrow &&
              (source?.room !== undefined && source.room !== null ? (
                <small>{words.fromWhere([titleOf(props, `room:${source.room}`)])}</small>
              ) : (
                rooms.length > 0 && <small>{words.fromWhere(rooms)}</small>
              ))}
            {lost !== undefined && source?.room !== undefined && source.room !== null && layout.rise === 'tall' && (
              <small className={styles.warn}>
                {lost.controller !== null && <SeatToken seat={lost.controller} size={15} />}
                <span>
                  {titleOf(props, `room:${source.room}`)}:{' '}
                  {lost.controller === null
                    ? lost.tie
                      ? words.would.tie
                      : words.would.nobody
                    : words.would.hold(nameOfSeat(props, lost.controller))}
                </span>
              </small>
            )}
            <small className={styles.warn}>
              <Icon of={icons.lock} size={13} />
              {words.noUndo}
            </small>
          </>
        ) : (
          <>
            {option === undefined ? <i>?</i> : <Icon of={icons.explore} size={layout.rise === 'tall' ? 24 : 20} />}
            <b>{words.places[tile.place]}</b>
            {!layout.narrow && (
              <small>
                {option === undefined
                  ? props.question?.ask.decision === 'act' && rooms.length === 0
                    ? words.noneBeside
                    : words.unexplored
                  : words.fromWhere(rooms)}
              </small>
            )}
          </>
        )}
      </div>
      <Frame {...drawn} controller={null} />
    </>
  );
}
