import type { Seat } from '@orrery/kernel';
import { type BoardModule, type BoardProps, Icon, icons, onTap, SeatToken, Sentence, seatClass } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './SeatStrip.module.css';

export interface SeatStripProps {
  readonly props: BoardProps;
  readonly board: BoardModule | undefined;
  readonly waiting: readonly Seat[];
  readonly words: ShellText;
  readonly compact?: boolean;
  readonly stacked?: boolean;
  /** A moment of the past: nobody is thinking. */
  readonly past?: boolean;
  /** A word about a seat that matters more than whose turn it is: away since, out of time. */
  readonly noteOf?: ((seat: Seat) => string | undefined) | undefined;
  /** Seats that may come forward, and how. */
  readonly stepIn?: { readonly seats: readonly Seat[]; come(seat: Seat): void } | undefined;
}

/** Everybody at a glance, in turn order. */
export function SeatStrip({
  props,
  board,
  waiting,
  words,
  compact = false,
  stacked = false,
  past = false,
  noteOf,
  stepIn,
}: SeatStripProps) {
  const { seats, view, text } = props;
  const order = board?.order?.(view) ?? seats.map((s) => s.seat);
  const Panel = board?.SeatPanel;
  const panels = Panel === undefined || stacked ? text.panels(view) : [];
  return (
    <section className={styles.place} data-target="shell:seats" aria-label={words.table.players}>
      <ol className={[styles.strip, compact ? styles.compact : '', stacked ? styles.stacked : ''].join(' ')}>
        {order.map((number, index) => {
          const seat = seats[number];
          if (seat === undefined) return null;
          const active = waiting.includes(number);
          const ringing = stepIn?.seats.includes(number) === true;
          const lines = panels.find((p) => p.seat === number)?.lines ?? [];
          const note = noteOf?.(number);
          const state =
            note !== undefined
              ? note
              : seat.you
                ? words.table.you
                : seat.away
                  ? words.table.away
                  : active
                    ? seat.kind === 'bot' && !past
                      ? words.table.thinking
                      : words.table.turn
                    : '';
          return (
            <li
              key={number}
              className={[
                styles.seat,
                active ? styles.active : '',
                seat.you ? styles.you : '',
                ringing ? styles.ringing : '',
                seatClass(number),
              ].join(' ')}
              aria-current={active || undefined}
            >
              <span className={styles.order}>
                {index + 1}
                {active && !past && seat.kind === 'bot' && (
                  <span className={styles.thinking} aria-hidden="true">
                    <i />
                    <i />
                    <i />
                  </span>
                )}
              </span>
              <SeatToken seat={number} size={compact ? 22 : 32} />
              <span className={styles.who}>
                {!compact && (
                  <span className={styles.name}>
                    <b>{seat.name}</b>
                    {seat.kind === 'bot' && <Icon of={icons.bot} size={15} label="Bot" />}
                    {seat.away && <Icon of={icons.offline} size={14} />}
                    <small>{state}</small>
                  </span>
                )}
                {compact && <span className="vh">{`${seat.name} ${state}`}</span>}
                {Panel === undefined || stacked ? (
                  <span className={styles.lines}>
                    {keyed(stacked ? lines : lines.slice(0, 1)).map(({ key, line }) => (
                      <span key={key}>
                        <Sentence of={line} quiet size={14} />
                      </span>
                    ))}
                  </span>
                ) : (
                  <Panel {...props} seat={seat} active={active} />
                )}
              </span>
              {ringing && (
                <button
                  type="button"
                  className={styles.ring}
                  aria-label={words.stops.stepIn(seat.name)}
                  onClick={onTap(() => stepIn?.come(number))}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
