import type { Seat } from '@orrery/kernel';
import { type BoardModule, type BoardProps, Icon, icons, onTap, SeatToken, Sentence, seatClass, signed } from '@orrery/kit';
import type { ReactNode } from 'react';
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
  /** The clock of a seat, where the table has any; without its number where there is no room. */
  readonly clockOf?: ((seat: Seat, bare: boolean) => ReactNode) | undefined;
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
  clockOf,
  stepIn,
}: SeatStripProps) {
  const { seats, view, text } = props;
  const order = board?.order?.(view) ?? seats.map((s) => s.seat);
  const Panel = board?.SeatPanel;
  const panels = Panel === undefined || stacked ? text.panels(view) : [];
  const teams = board?.teams?.(view);
  const mates = teams?.find((team) => team.includes(props.viewer)) ?? [];
  const seatAt = (number: Seat, index: number): ReactNode => {
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
          : mates.includes(number)
            ? words.table.mate
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
              {clockOf?.(number, false)}
            </span>
          )}
          {compact && clockOf?.(number, true)}
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
  };
  return (
    <section className={styles.place} data-target="shell:seats" aria-label={words.table.players}>
      <ol
        className={[
          styles.strip,
          'drawn',
          compact ? styles.compact : '',
          stacked ? styles.stacked : '',
          teams === undefined ? '' : styles.teams,
        ].join(' ')}
      >
        {teams === undefined
          ? order.map(seatAt)
          : teams.map((team) => (
              <Team key={team.join()} team={team} props={props} board={board} words={words} compact={compact}>
                {team.map((number) => seatAt(number, order.indexOf(number)))}
              </Team>
            ))}
      </ol>
    </section>
  );
}

interface TeamProps {
  readonly team: readonly Seat[];
  readonly props: BoardProps;
  readonly board: BoardModule | undefined;
  readonly words: ShellText;
  readonly compact: boolean;
  readonly children: ReactNode;
}

/** Mates in one frame that runs from the colour of one to that of the other, and what they have together. */
function Team({ team, props, board, words, compact, children }: TeamProps) {
  const { seats, view, viewer } = props;
  const points = team.flatMap((seat) => board?.points?.(view, seat) ?? []);
  const now = points.reduce((sum, p) => sum + p.now, 0);
  const ended = points.reduce((sum, p) => sum + p.ended, 0);
  const name =
    viewer < 0
      ? team.map((seat) => seats[seat]?.name ?? '').join(' + ')
      : team.includes(viewer)
        ? words.table.yourTeam
        : words.table.rivals;
  return (
    <li className={styles.team} style={{ '--from': seats[team[0] ?? 0]?.colour, '--to': seats[team.at(-1) ?? 0]?.colour }}>
      <ol>{children}</ol>
      {points.length > 0 && (
        <p className={styles.joint} title={words.table.teamPoints(name, now, ended)}>
          <span className="vh">{words.table.teamPoints(name, now, ended)}</span>
          {!compact && <span aria-hidden="true">{name}</span>}
          <b aria-hidden="true">{now}</b>
          {ended !== now && (
            <small aria-hidden="true">
              {!compact && signed(ended - now)} = <b>{ended}</b>
            </small>
          )}
        </p>
      )}
    </li>
  );
}
