import { cx, Icon, SeatToken, Stat, signed } from '@orrery/kit';
import { MOONS } from '../content/moons.ts';
import type { Fight } from '../fight.ts';
import type { Changes } from './changes.ts';
import { Amounts, type Props, RaiderToken, wordsOf } from './common.tsx';
import styles from './ForecastLine.module.css';
import { DICE, LEADER, MOON, REPAIR, SWORDS, TRACK, TRACK_HUE } from './glyphs.ts';

export const percent = (chance: number, { language }: Pick<Props, 'language'>): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(chance);

/** From the worst after the others' reply to what it is if they add nothing. */
export const range = (worst: number | undefined, win: number, props: Pick<Props, 'language'>): string => {
  const most = percent(win, props);
  if (worst === undefined || percent(worst, props) === most) return most;
  return `${new Intl.NumberFormat(props.language, { maximumFractionDigits: 0 }).format(worst * 100)}–${most}`;
};

/** Costs, gains and the battle that follows, in one line. */
export function ForecastLine({ props, of, chances = true }: { readonly props: Props; readonly of: Changes; readonly chances?: boolean }) {
  const words = wordsOf(props);
  const { pay, gain, moons, tracks, leaders, ahead } = of;
  return (
    <span className={styles.line}>
      <span className={styles.pay}>
        <Amounts props={props} of={pay} sign="−" />
        {leaders < 0 && (
          <span className={styles.bit} role="img" aria-label={words.leadersTaken(-leaders)}>
            <b>{signed(leaders)}</b>
            <Icon of={LEADER} size={13} />
          </span>
        )}
      </span>
      <span className={styles.gain}>
        <Amounts props={props} of={gain} sign="+" />
        {moons.map((moon, i) => (
          <Stat key={`${moon} ${i}`} of={MOON} label={words.claims} className={styles.bit}>
            <Amounts props={props} of={MOONS[moon].goods} />
            {MOONS[moon].repair > 0 && <Icon of={REPAIR} size={13} />}
          </Stat>
        ))}
        {tracks.map((track) => (
          <span key={track} className={styles.bit} style={{ color: TRACK_HUE[track] }} role="img" aria-label={words.advances}>
            <b>+1</b>
            <Icon of={TRACK[track]} size={14} />
          </span>
        ))}
      </span>
      {ahead.strike.length > 0 && (
        <span className={styles.bit} role="img" aria-label={words.strikes}>
          {ahead.strike.map((raiderClass) => (
            <RaiderToken key={raiderClass} of={raiderClass} size={18} />
          ))}
          {ahead.strike.length > 1 && words.oneStrikes}
        </span>
      )}
      {ahead.fight !== undefined && <FightLine props={props} fight={ahead.fight} worst={ahead.worst} chances={chances} />}
    </span>
  );
}

interface FightLineProps {
  readonly props: Props;
  readonly fight: Fight;
  /** The viewer's chance after the others' reply. */
  readonly worst: number | undefined;
  readonly chances: boolean;
}

/** Who fights whom: dice and chance of each side. */
function FightLine({ props, fight, worst, chances }: FightLineProps) {
  return (
    <span className={styles.fight} role="img" aria-label={wordsOf(props).battle}>
      <Icon of={SWORDS} size={14} />
      {fight.sides.map(({ side, seats, rolls, win }) => (
        <span key={side} className={cx(styles.side, seats.includes(props.viewer) && styles.mine)}>
          {seats.length === 0 ? (
            <RaiderToken of={fight.raiders} size={17} />
          ) : (
            seats.map((seat) => <SeatToken key={seat} seat={seat} size={15} />)
          )}
          <b>{rolls.reduce((sum, { dice }) => sum + dice, 0)}</b>
          <Icon of={DICE} size={12} />
          {chances && <em>{range(seats.includes(props.viewer) ? worst : undefined, win, props)}</em>}
        </span>
      ))}
    </span>
  );
}
