import { isLevel } from '@orrery/bots';
import type { Glyph } from '@orrery/kit';
import { Icon, icons, SeatToken, seatLetter } from '@orrery/kit';
import { useSettings } from '../state/settings.ts';
import { type ShellText, useText } from '../text/index.ts';
import { nameAt, type Place, place, type Taker, takersFor, type Where } from './draft.ts';
import styles from './SeatPicker.module.css';

const glyphOf = (taker: Taker): Glyph =>
  taker === 'me'
    ? icons.user
    : taker === 'here'
      ? icons.people
      : taker === 'friend'
        ? icons.link
        : taker === 'none'
          ? icons.close
          : icons.bot;

const nameOf = (taker: Taker, { lobby }: ShellText): string =>
  taker === 'me'
    ? lobby.me
    : taker === 'here'
      ? lobby.here
      : taker === 'friend'
        ? lobby.friend
        : taker === 'none'
          ? lobby.noSeat
          : lobby.bots[taker].name;

const noteOf = (taker: Taker, { lobby }: ShellText): string =>
  taker === 'me'
    ? lobby.you
    : taker === 'here'
      ? lobby.hereNote
      : taker === 'friend'
        ? lobby.friendNote
        : taker === 'none'
          ? lobby.noSeatNote
          : lobby.bots[taker].note;

export interface SeatPickerProps {
  readonly places: readonly Place[];
  /** Seats that must be taken. */
  readonly min: number;
  readonly where: Where;
  set(places: readonly Place[]): void;
}

/** Who sits where. */
export function SeatPicker({ places, min, where, set }: SeatPickerProps) {
  const text = useText();
  const { lobby } = text;
  const mine = useSettings((s) => s.name);
  return (
    <ol className={styles.seats}>
      {places.map((p, seat) => {
        const person = p.taker === 'me' || p.taker === 'here';
        const shown = p.taker === 'friend' || p.taker === 'none' ? nameOf(p.taker, text) : nameAt(places, seat, mine, text);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={[styles.seat, p.taker === 'none' ? styles.none : '', p.taker === 'friend' ? styles.free : ''].join(' ')}
          >
            <SeatToken seat={seat} size={34} hollow={p.taker === 'friend' || p.taker === 'none'} />
            <span className={styles.who}>
              {person ? (
                <input
                  type="text"
                  className={styles.name}
                  aria-label={lobby.nameOf(seatLetter(seat))}
                  maxLength={40}
                  value={p.name}
                  placeholder={shown}
                  onChange={(event) => set(places.map((q, s) => (s === seat ? { ...q, name: event.target.value } : q)))}
                />
              ) : (
                <b>{shown}</b>
              )}
              <small>{noteOf(p.taker, text)}</small>
            </span>
            <span className={styles.kind}>
              <Icon of={glyphOf(p.taker)} size={16} />
              <select
                aria-label={lobby.seatOf(seatLetter(seat))}
                value={p.taker}
                onChange={(event) => set(place(places, seat, event.target.value as Taker))}
              >
                {takersFor(where, seat, min).map((taker) => (
                  <option key={taker} value={taker}>
                    {isLevel(taker) ? `${nameOf(taker, text)} (Bot)` : nameOf(taker, text)}
                  </option>
                ))}
              </select>
              <Icon of={icons.chevronDown} size={12} className={styles.down} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
