import { Icon, SeatToken } from '@orrery/kit';
import { MOONS } from '../content/moons.ts';
import { Amounts, join, type Props, RaiderToken, wordsOf } from './common.tsx';
import styles from './ForecastLine.module.css';
import type { Fight, Forecast } from './forecast.ts';
import { DICE, LEADER, MOON, REPAIR, SWORDS, TRACK, TRACK_HUE } from './glyphs.ts';

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Costs, gains and the battle that follows, in one line. */
export function ForecastLine({ props, of, chances = true }: { readonly props: Props; readonly of: Forecast; readonly chances?: boolean }) {
  const words = wordsOf(props);
  const { pay, gain, moon, track, leaders, fight, strike } = of;
  return (
    <span className={styles.line}>
      <span className={styles.pay}>
        <Amounts props={props} of={pay} sign="−" />
        {leaders !== undefined && (
          <span className={styles.bit} role="img" aria-label={words.leadersTaken(leaders)}>
            <b>−{leaders}</b>
            <Icon of={LEADER} size={13} />
          </span>
        )}
      </span>
      <span className={styles.gain}>
        <Amounts props={props} of={gain} sign="+" />
        {moon !== undefined && (
          <span className={styles.bit} role="img" aria-label={words.claims}>
            <Icon of={MOON} size={13} />
            <Amounts props={props} of={MOONS[moon].goods} />
            {MOONS[moon].repair > 0 && <Icon of={REPAIR} size={13} />}
          </span>
        )}
        {track !== undefined && (
          <span className={styles.bit} style={{ color: TRACK_HUE[track] }} role="img" aria-label={words.advances}>
            <b>+1</b>
            <Icon of={TRACK[track]} size={14} />
          </span>
        )}
      </span>
      {strike !== undefined && (
        <span className={styles.bit} role="img" aria-label={words.strikes}>
          {strike.map((raiderClass) => (
            <RaiderToken key={raiderClass} of={raiderClass} size={18} />
          ))}
          {strike.length > 1 && words.oneStrikes}
        </span>
      )}
      {fight !== undefined && <FightLine props={props} fight={fight} chances={chances} />}
    </span>
  );
}

/** Who fights whom: dice and chance of each side. */
export function FightLine({ props, fight, chances = true }: { readonly props: Props; readonly fight: Fight; readonly chances?: boolean }) {
  return (
    <span className={styles.fight} role="img" aria-label={wordsOf(props).battle}>
      <Icon of={SWORDS} size={14} />
      {fight.sides.map(({ side, seats, rolls, win }) => (
        <span key={side} className={join(styles.side, seats.includes(props.viewer) && styles.mine)}>
          {seats.length === 0 ? (
            <RaiderMark props={props} fight={fight} />
          ) : (
            seats.map((seat) => <SeatToken key={seat} seat={seat} size={15} />)
          )}
          <b>{rolls.reduce((sum, { dice }) => sum + dice, 0)}</b>
          <Icon of={DICE} size={12} />
          {chances && <em>{percent(win)}</em>}
        </span>
      ))}
    </span>
  );
}

function RaiderMark({ props, fight }: { readonly props: Props; readonly fight: Fight }) {
  const { raiders } = props.view.table;
  const there = raiders.indexOf(fight.region);
  return <RaiderToken of={there < 4 ? 0 : there - 3} size={17} />;
}
