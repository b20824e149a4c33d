/** Everything that wants to be read: achievements, everybody's mats, open rows, events, decks. */
import { SeatName } from '@orrery/kit';
import { Achievements } from './Achievements.tsx';
import styles from './Cards.module.css';
import { type Given, useProps } from './common.tsx';
import { Piles } from './Piles.tsx';
import { SeatMat } from './SeatMat.tsx';

export function Cards(given: Given) {
  const props = useProps(given);
  const { table } = props.view;
  return (
    <div className={styles.cards}>
      <Achievements props={props} everybody />
      <Piles props={props} />
      {table.factions.map((_, seat) => (
        <section key={props.seats[seat]?.letter ?? seat}>
          <h3 className={styles.who}>
            <SeatName seat={seat} size={18} />
          </h3>
          <SeatMat props={props} seat={seat} narrow />
        </section>
      ))}
    </div>
  );
}
