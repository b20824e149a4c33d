/** The rail: five progress tracks with everybody's markers, the way to the next event, the race to the terminus. */
import type { Seat } from '@orrery/kernel';
import { cx, foreseen, type Glyph, Icon, icons, nameOfSeat, SeatToken, seatClass, seatShape, titleOf } from '@orrery/kit';
import { memo } from 'react';
import { EVENTS } from '../content/events.ts';
import { TRACKS } from '../content/ids.ts';
import { EVENT_TRACK_STEPS } from '../content/setup.ts';
import { EVENT_SPACES, LEVEL_SPACES, TOP_SPACE, TRACK_SPECIALS, TRACK_VP } from '../content/tracks.ts';
import { terminus } from '../queries.ts';
import { NONE, ON_STATION, REMOVED } from '../state.ts';
import { litClass, type Props, Spot } from './common.tsx';
import { DISCOVERY, END, EVENT, HAND, TOKEN, TRACK, TRACK_HUE, UPGRADE, VAULT } from './glyphs.ts';
import { sameProps, stationWords, tip } from './place.tsx';
import styles from './Tracks.module.css';
import { supremacyTopic, trackTopic } from './topics.ts';

const SPACES = Array.from({ length: TOP_SPACE + 1 }, (_, i) => TOP_SPACE - i);
const SPECIAL: Readonly<Record<string, Glyph>> = { discovery: DISCOVERY, upgrade: UPGRADE, token: TOKEN, vault: VAULT, handLimit: HAND };

export const Tracks = memo(function Tracks({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  return (
    <section className={styles.tracks} aria-label={words.tracks}>
      <Race props={props} />
      <EventTrack props={props} />
      <div className={styles.columns}>
        {TRACKS.map((track) => (
          <Column key={track} props={props} track={track} />
        ))}
      </div>
    </section>
  );
}, sameProps);

/** A seat's marker: colour and shape. */
function Marker({ seat, me }: { readonly seat: Seat; readonly me: boolean }) {
  return <i className={cx(styles.marker, styles[seatShape(seat)], seatClass(seat), me && styles.mine)} />;
}

function Column({ props, track }: { readonly props: Props; readonly track: number }) {
  const words = stationWords(props);
  const { table } = props.view;
  const topic = trackTopic(track);
  const where = table.players.map(
    (player, seat) => `${nameOfSeat(props, seat)}: ${words.space(player.tracks[track], TRACK_VP[track][player.tracks[track]])}`,
  );
  const own = table.players[props.viewer]?.tracks[track];
  const then = foreseen(props)?.players[props.viewer]?.tracks[track];
  const ahead = then === own ? undefined : then;
  const next = own === undefined || own >= TOP_SPACE ? undefined : words.nextSpace(TRACK_VP[track][own + 1]);
  const tokens = track === 4 ? table.supremacy.flatMap((token) => (token === NONE ? [] : [titleOf(props, supremacyTopic(token))])) : [];
  return (
    <Spot
      props={props}
      at={`track:${track}`}
      topic={topic}
      tip={tip(topic, [...where, next, tokens.join(', ')])}
      label={`${titleOf(props, topic)}. ${where.join('. ')}. ${next ?? ''}`}
      className={styles.column}
      style={{ '--kind': TRACK_HUE[track] }}
      keyed={true}
    >
      <span className={styles.head}>
        <Icon of={TRACK[track]} size={15} />
        <span>{words.trackNames[track]}</span>
      </span>
      {SPACES.map((space) => {
        const special = TRACK_SPECIALS[track][space];
        const event = (EVENT_SPACES as readonly number[]).includes(space);
        const level = (LEVEL_SPACES as readonly number[]).includes(space);
        const glyph = special === undefined ? (event ? EVENT : undefined) : SPECIAL[special.is];
        const gone = special?.is === 'token' && table.supremacy[special.place] === NONE;
        const here = table.players.flatMap((player, seat) => (player.tracks[track] === space ? [seat] : []));
        return (
          <span key={space} className={cx(styles.space, level && styles.level, own === space && styles.own)} aria-hidden="true">
            <span className={cx(styles.sign, event && styles.event, gone && styles.gone)}>
              {glyph !== undefined && <Icon of={glyph} size={12} />}
            </span>
            <b>{TRACK_VP[track][space]}</b>
            <span className={styles.markers}>
              {here.map((seat) => (
                <Marker key={seat} seat={seat} me={seat === props.viewer} />
              ))}
              {ahead === space && <SeatToken seat={props.viewer} size={13} hollow />}
            </span>
          </span>
        );
      })}
    </Spot>
  );
}

/** How far everybody is from the number of points that ends the game. */
function Race({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const { table } = props.view;
  const end = terminus(props.view.table);
  const told = [
    table.lastTurns === NONE ? words.terminus(end) : words.lastTurns(table.lastTurns),
    ...table.players.map(
      ({ vp }, seat) => `${nameOfSeat(props, seat)}: ${vp} ${words.vp}${vp < end ? ` (${words.toTerminus(end - vp)})` : ''}`,
    ),
  ];
  return (
    <Spot
      props={props}
      at="rail:terminus"
      topic="term:terminus"
      tip={tip('term:terminus', told)}
      label={told.join('. ')}
      className={styles.race}
    >
      <span className={styles.line}>
        {table.players.map(({ vp }, seat) => (
          <span
            key={seat}
            data-float
            className={cx(styles.runner, seat === props.viewer && styles.me)}
            style={{ left: `${Math.min(100, (100 * vp) / end)}%` }}
          >
            <SeatToken seat={seat} size={17} />
          </span>
        ))}
      </span>
      <span className={cx(styles.end, table.lastTurns !== NONE && styles.near)}>
        <Icon of={END} size={14} />
        {table.lastTurns === NONE ? end : words.lastTurns(table.lastTurns)}
      </span>
    </Spot>
  );
}

function EventTrack({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const { marker, players, eventDeckCount, eventKnown } = props.view.table;
  const steps = EVENT_TRACK_STEPS[players.length] ?? 0;
  const state = marker === REMOVED ? words.eventOver : marker === ON_STATION ? words.eventDue : words.eventIn(marker);
  const top = eventKnown.at(-1);
  const known = top === undefined || top === NONE ? undefined : `${words.onTop}: ${titleOf(props, `event:${EVENTS[top].id}`)}`;
  return (
    <Spot
      props={props}
      at="rail:event"
      topic="term:eventMarker"
      tip={tip('term:eventMarker', [state, words.deck(eventDeckCount), known])}
      label={`${state}. ${words.deck(eventDeckCount)}. ${known ?? ''}`}
      className={cx(styles.events, marker === ON_STATION && styles.due, litClass(props, 'rail:event'))}
    >
      <Icon of={EVENT} size={15} />
      <b>{state}</b>
      {/* The words need the room when there is nothing left to count. */}
      {marker !== REMOVED && marker !== ON_STATION && (
        <span className={styles.steps}>
          {Array.from({ length: steps + 1 }, (_, i) => {
            const left = steps - i;
            return <i key={left} className={cx(left === marker && styles.at, left > marker && styles.past, left === 0 && styles.goal)} />;
          })}
        </span>
      )}
      <small>
        <Icon of={icons.cards} size={13} /> {eventDeckCount}
      </small>
    </Spot>
  );
}
