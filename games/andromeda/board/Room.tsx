import type { Seat } from '@orrery/kernel';
import {
  asked,
  type BoardOption,
  type Box,
  cx,
  Explained,
  Foreseen,
  Icon,
  icons,
  KeyBadge,
  merge,
  nameOfSeat,
  parting,
  placed,
  SeatToken,
  Sentence,
  Stat,
  seatClass,
  sum,
  type Target,
  titleOf,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties } from 'react';
import { ROOMS } from '../content/rooms.ts';
import { besides, isTied, tileAt } from '../queries.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { ShipTile, TableView } from '../view.ts';
import { PointBadge, type Props, wordsOf } from './common.tsx';
import { ROOM } from './glyphs.ts';
import { chamfered, type Layout } from './layout.ts';
import styles from './Room.module.css';
import { useTargets } from './targets.ts';

export interface RoomProps {
  readonly props: Props;
  readonly tile: ShipTile;
  readonly box: Box;
  readonly layout: Layout;
  /** What is asked is answered at the doors. */
  readonly still: boolean;
  /** The table after the focused option. */
  readonly after: TableView | undefined;
}

export function Room(all: RoomProps) {
  const { props, tile, box, layout, still } = all;
  const { place, room } = tile;
  const targets = useTargets(props);
  const target: Target = `place:${place}`;
  const topic = room === null ? undefined : `room:${room}`;
  const refusal = targets.refusal(target);
  const why = refusal !== undefined && (
    <p className={styles.why}>
      <Icon of={icons.lock} size={14} /> <Sentence of={refusal.words} quiet />
    </p>
  );
  const explaining = useExplain(
    topic ?? (refusal === undefined ? undefined : `why:${place}`),
    topic === undefined ? (
      why
    ) : why === false ? undefined : (
      <>
        <Explained topic={topic} />
        {why}
      </>
    ),
  );
  const label = describe(props, tile);
  const legal = !still && targets.standing(target) === 'legal';
  const option = still ? undefined : targets.option(target);
  const focused = !still && targets.focused(target);
  const acting = merge(explaining, still ? { 'data-target': target } : targets.at(target, label));
  return (
    <div
      {...(legal ? {} : { role: 'group', tabIndex: topic === undefined ? undefined : 0, 'aria-label': label, ...acting })}
      className={cx(
        styles.room,
        legal && styles.legal,
        focused && styles.focused,
        styles[layout.rise],
        layout.narrow && styles.narrow,
        room === null && styles.dark,
      )}
      style={placed(box)}
      data-place={place}
      data-room={room ?? 'unexplored'}
    >
      {/* Its floor is the button: researchers who stand on it may be buttons themselves. */}
      {legal && <div {...acting} className="cover" />}
      {room === null ? (
        <Unexplored {...all} legal={legal} option={option} focused={focused} />
      ) : (
        <Explored {...all} legal={legal} option={option} focused={focused} />
      )}
    </div>
  );
}

/** The whole tile in words, for those who hear it. */
function describe(props: Props, tile: ShipTile): string {
  const words = wordsOf(props);
  if (tile.room === null) return `${words.places[tile.place]}, ${words.unexplored}`;
  const { points, minimum } = ROOMS[tile.room];
  const { controller } = tile;
  const people = tile.figures.flatMap((count, seat) =>
    count > 0 || tile.teleporters[seat] ? [words.standsHere(nameOfSeat(props, seat), count, tile.teleporters[seat])] : [],
  );
  return [
    titleOf(props, `room:${tile.room}`),
    words.points(points),
    ...(minimum > 1 ? [words.needs(minimum)] : []),
    isTied(tile) ? words.tied : controller === null ? words.heldByNobody : words.heldBy(nameOfSeat(props, controller)),
    ...(people.length === 0 ? [words.empty] : people),
    words.rooms[tile.room],
  ].join(', ');
}

type Drawn = RoomProps & { readonly legal: boolean; readonly option: BoardOption | undefined; readonly focused: boolean };

function Frame({ box, layout, legal, option, focused, controller }: Drawn & { readonly controller: Seat | null }) {
  const cut = layout.narrow ? 10 : 13;
  const path = chamfered(box.w - 2, box.h - 2, cut, 1, 1);
  return (
    <svg
      className={cx(styles.frame, controller !== null && seatClass(controller), controller !== null && styles.heldFrame)}
      width={box.w}
      height={box.h}
      viewBox={`0 0 ${box.w} ${box.h}`}
      aria-hidden="true"
    >
      <path className={styles.rim} d={path} />
      {legal && <path className={styles.glow} d={path} />}
      {legal && <path className={styles.outline} d={path} />}
      {option !== undefined && !layout.narrow && <KeyBadge of={option.key} cx={box.w - 16} cy={box.h - 16} focused={focused} />}
    </svg>
  );
}

/** What a room would become: its tile after the focused option, where it differs in who holds it. */
function changedHold(tile: ShipTile, after: TableView | undefined): ShipTile | undefined {
  const then = after === undefined ? undefined : tileAt(after, tile.place);
  return then === undefined || (then.controller === tile.controller && isTied(then) === isTied(tile)) ? undefined : then;
}

function wouldWords(props: Props, tile: ShipTile): string {
  const { would } = wordsOf(props);
  if (tile.controller === null) return isTied(tile) ? would.tie : would.nobody;
  return tile.controller === props.viewer ? would.youHold : would.hold(nameOfSeat(props, tile.controller));
}

function Explored(drawn: Drawn) {
  const { props, tile, layout, after, box } = drawn;
  const { room, controller } = tile;
  if (room === null) return null;
  const words = wordsOf(props);
  const { points, minimum } = ROOMS[room];
  const tie = isTied(tile);
  const title = titleOf(props, `room:${room}`);
  const then = (after === undefined ? undefined : tileAt(after, tile.place)) ?? tile;
  const present = tile.figures.flatMap((count, seat) =>
    count > 0 || tile.teleporters[seat] || then.figures[seat] > 0 || then.teleporters[seat] ? [seat] : [],
  );
  const hold = changedHold(tile, after);
  const pattern = props.patterns && controller !== null && styles[`pattern${controller}`];
  return (
    <>
      <div
        className={cx(
          styles.body,
          controller !== null && seatClass(controller),
          controller !== null && styles.held,
          tie && styles.tie,
          pattern,
        )}
      >
        <div className={styles.head}>
          {controller !== null && !layout.narrow && <SeatToken seat={controller} size={17} />}
          {tie && !layout.narrow && <Icon of={icons.tie} size={16} className={styles.tieMark} />}
          <span className={styles.name} lang={props.language} style={fitting(title, layout)}>
            {parting(words.parted)(title)}
          </span>
          <PointBadge points={points} seat={controller ?? undefined} size={layout.narrow ? 20 : 23} />
        </div>
        <div className={styles.middle}>
          {!layout.narrow && present.length < (box.w < 240 ? 3 : 4) && (
            <Icon of={ROOM[room]} size={layout.rise === 'tall' ? 38 : 30} className={styles.emblem} />
          )}
          <div className={styles.chips} data-count={present.length}>
            {present.map((seat) => (
              <Chip key={seat} {...drawn} seat={seat} then={then} />
            ))}
          </div>
        </div>
        <div className={styles.foot}>
          {hold === undefined ? (
            <span
              className={cx(layout.narrow ? styles.holds : styles.what, ROOMS[room].rule === 'lossesStartHere' && styles.danger)}
              data-sheds={layout.narrow || undefined}
            >
              {layout.narrow ? <Held controller={controller} tie={tie} words={words} /> : words.rooms[room]}
            </span>
          ) : (
            <span className={styles.would}>
              {hold.controller !== null && <SeatToken seat={hold.controller} size={15} />}
              {wouldWords(props, hold)}
            </span>
          )}
          {minimum > 1 && (
            <Stat of={icons.researcher} size={12} className={styles.minimum}>
              {minimum}+
            </Stat>
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

/** Researchers and teleporter of one seat in a room: a token in its ring, and a number. */
function Chip({ props, tile, seat, then, layout, still }: Drawn & { readonly seat: Seat; readonly then: ShipTile }) {
  const targets = useTargets(props);
  const target: Target = `figure:${tile.place}:${seat}`;
  const count = tile.figures[seat];
  const ring = tile.teleporters[seat];
  const crowded = tile.figures.filter((many, other) => many > 0 || tile.teleporters[other]).length > 3;
  const [size, around] = tokenSize(layout, crowded);
  const standing = still ? 'idle' : targets.standing(target);
  const option = still ? undefined : targets.option(target);
  const label = `${titleOf(props, `room:${tile.room}`)}: ${wordsOf(props).standsHere(nameOfSeat(props, seat), count, ring)}`;
  return (
    <div
      {...(still ? { 'data-target': target } : targets.at(target, label))}
      className={cx(
        styles.chip,
        seatClass(seat),
        seat === tile.controller && styles.lead,
        standing === 'legal' && styles.chipLegal,
        (standing === 'taken' || (!still && targets.focused(target))) && styles.chipFocused,
      )}
    >
      <span className={styles.token} style={{ width: size + around, height: size + around }}>
        {(ring || then.teleporters[seat]) && (
          <Ring size={size + around} ghost={ring !== then.teleporters[seat]} gone={ring && !then.teleporters[seat]} />
        )}
        <SeatToken seat={seat} size={size} hollow={count === 0} />
      </span>
      <b className={styles.count}>
        <Foreseen now={count} then={then.figures[seat]} />
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
  const { props, tile, layout, legal, after, focused } = drawn;
  const words = wordsOf(props);
  const { table } = props.view;
  const named = (place: number): string[] => {
    const room = tileAt(table, place)?.room;
    return room === undefined || room === null ? [] : [titleOf(props, `room:${room}`)];
  };
  // Exploring is focused: the researcher stands here already, and is missing where it came from.
  const left = after === undefined || sum(tileAt(after, tile.place)?.figures ?? []) === 0 ? undefined : sourceIn(table, after);
  const rooms = left === undefined ? besides(table, tile.place, props.viewer).flatMap(named) : named(left.place);
  const lost = left === undefined ? undefined : changedHold(left, after);
  return (
    <>
      <div className={styles.mist} style={{ backgroundPosition: `${-37 * tile.place}px ${-61 * tile.place}px` }} />
      <div className={styles.unknown}>
        {focused || left !== undefined ? (
          <>
            <b>{words.places[tile.place]}</b>
            {!layout.narrow && rooms.length > 0 && <small>{words.fromWhere(rooms)}</small>}
            {lost !== undefined && layout.rise === 'tall' && (
              <small className={styles.warn}>
                {lost.controller !== null && <SeatToken seat={lost.controller} size={15} />}
                <span>
                  {rooms[0]}: {wouldWords(props, lost)}
                </span>
              </small>
            )}
            <small className={styles.warn}>
              <Icon of={icons.noUndo} size={13} />
              {words.noUndo}
            </small>
          </>
        ) : (
          <>
            {legal ? <Icon of={icons.explore} size={layout.rise === 'tall' ? 24 : 20} /> : <i>?</i>}
            <b>{words.places[tile.place]}</b>
            {!layout.narrow && (
              <small>
                {legal ? words.fromWhere(rooms) : asked(props, 'act') && rooms.length === 0 ? words.noneBeside : words.unexplored}
              </small>
            )}
          </>
        )}
      </div>
      <Frame {...drawn} controller={null} />
    </>
  );
}

/** The tile somebody has left, as it is now. */
const sourceIn = (table: TableView, after: TableView): ShipTile | undefined =>
  table.ship.find(({ place, figures }) => sum(tileAt(after, place)?.figures ?? figures) < sum(figures));
