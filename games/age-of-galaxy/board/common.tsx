import type { Seat } from '@orrery/kernel';
import { amountsOf, type BoardProps, cx, flashClass, Icon, nameOfSeat as playerAt, type Target, titleOf } from '@orrery/kit';
import { OPPONENT } from '../content/box.ts';
import type { PlanetType } from '../content/planets.ts';
import { type Bundle, resources } from '../content/resources.ts';
import type { Event } from '../events.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { TableView } from '../view.ts';
import styles from './common.module.css';
import type { Change } from './facts.ts';
import { PLANET, RESOURCE } from './glyphs.ts';
import { litBy, seatOf } from './targets.ts';

export type Props = BoardProps<TableView, Event>;

export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board as BoardWords;

/** Beside the seats there may be the fictive opponent of the solo game. */
export const nameOfSeat = (props: Pick<Props, 'seats' | 'language' | 'text'>, seat: Seat): string =>
  playerAt(props, seat, wordsOf(props).opponent);

/** "2 credits, 1 discovery" for screen readers. */
export const amountsInWords = (props: Pick<Props, 'text' | 'language'>, of: Change | Bundle): string =>
  resources.flatMap((r) => ((of[r] ?? 0) > 0 ? [`${of[r]} ${titleOf(props, `resource:${r}`)}`] : [])).join(', ');

/** So much of each resource, as numbers and icons. */
export const Amounts = amountsOf(
  (of: Change | Bundle) => resources.map((key) => ({ key, count: of[key] ?? 0, glyph: RESOURCE[key] })),
  amountsInWords,
);

export function Exchange({ props, pay, gain }: { readonly props: Props; readonly pay: Change | Bundle; readonly gain: Change | Bundle }) {
  return (
    <span className={styles.exchange}>
      <Amounts props={props} of={pay} empty={wordsOf(props).nothing} />
      <span className={styles.to} aria-hidden="true">
        ›
      </span>
      <Amounts props={props} of={gain} />
    </span>
  );
}

const SURFACE: Readonly<Record<PlanetType, string>> = {
  warm: '<path d="M-16-6c6-6 12-3 14 1s8 2 8 6-8 4-10 8-10 2-12-4-4-7 0-11zM6-16c5 0 9 4 10 8-4 1-8-1-10-3s-2-5 0-5z" fill="#3f7d4c" opacity=".85"/>',
  oceanic:
    '<path d="M-20-7c8 4 14-4 22 0s12 2 17-1M-21 3c9 4 16-3 24 1s11 2 17 0M-17 12c8 3 14-3 20 0s8 1 12-1" fill="none" stroke="#bfe6ff" stroke-opacity=".55" stroke-width="1.8"/>',
  arctic:
    '<path d="M-19-9c6 3 10-3 16 0s12-3 19-2a22 22 0 0 0-35 2zM-15 15c7-4 11 1 17-2s9-1 13 2a22 22 0 0 1-30 0z" fill="#fff" opacity=".9"/>',
  desert:
    '<path d="M-21-4c9-6 16 3 24-1s12-3 17 0M-21 6c7-4 14 4 24 0s10-3 16-1M-15 15c8-4 14 2 20-1s7-1 9 0" fill="none" stroke="#7a4a1e" stroke-opacity=".6" stroke-width="2"/>',
  volcanic:
    '<path d="M-14-12l6 7-3 6 8 4 2 9M6-19l-1 8 7 5-2 8 8 5M-18 6l8 2 3 7" fill="none" stroke="#ff8a3c" stroke-width="2" stroke-linejoin="round"/>',
  inhospitable:
    '<circle cx="-7" cy="-6" r="5" fill="#2c313d"/><circle cx="8" cy="3" r="6.5" fill="#2c313d"/><circle cx="-5" cy="10" r="3.5" fill="#2c313d"/><circle cx="7" cy="-12" r="2.5" fill="#2c313d"/>',
};

/** A planet: light from the upper left, its surface, its type as a glyph. */
export function PlanetArt({
  type,
  badge = true,
  className,
}: {
  readonly type: PlanetType;
  readonly badge?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <span className={cx(styles.planet, styles[type], className)} aria-hidden="true">
      <svg
        viewBox="-22 -22 44 44"
        aria-hidden="true"
        // our own constants above, never anybody's input
        dangerouslySetInnerHTML={{ __html: SURFACE[type] }}
      />
      {badge && (
        <i className={styles.badge}>
          <Icon of={PLANET[type]} size={13} />
        </i>
      )}
    </span>
  );
}

/** The classes of a place that lights up: in the colour of whoever acts there. */
export function litClass(props: Pick<Props, 'happening' | 'motion' | 'view'>, target: Target): string | undefined {
  const event = props.happening?.event;
  if (event === undefined || !litBy(props).includes(target)) return undefined;
  const seat = event.type === 'opponentCard' ? OPPONENT : 'seat' in event ? seatOf(event.seat) : undefined;
  return flashClass(props.motion, seat);
}
