import { cx, Icon, icons, SeatName, Sentence, seatClass, titleOf } from '@orrery/kit';
import styles from './Cards.module.css';
import { DieFace, diceOf, type Props, wordsOf } from './common.tsx';
import { SPECIES } from './glyphs.ts';
import { MissionCard } from './MissionCard.tsx';
import { TechnologyCard } from './Rail.tsx';
import { abilityOf } from './SpeciesCard.tsx';

/** Everything that wants to be read: missions in full, technologies, and what everybody has in front of them. */
export function Cards(props: Props) {
  const words = wordsOf(props);
  const { table } = props.view;
  const personal = table.players[props.viewer]?.personal ?? null;
  return (
    <div className={styles.cards}>
      <section>
        <h2 className="eyebrow">
          <Icon of={icons.mission} size={15} />
          {words.missions}
        </h2>
        {personal !== null && <MissionCard props={props} mission={personal} kind="personal" />}
        {table.openMissions.map((mission) => (
          <MissionCard key={mission} props={props} mission={mission} kind="general" />
        ))}
        <p className={styles.stacks}>
          {words.generalMissions}: {words.left(table.generalStack)} · {words.personalMissions}: {words.left(table.personalStack.length)}
        </p>
      </section>
      <section>
        <h2 className="eyebrow">
          <Icon of={icons.technology} size={15} />
          {words.technologiesTitle}
        </h2>
        <div className={styles.two}>
          {table.technologies.map((technology) => (
            <TechnologyCard key={technology.id} props={props} technology={technology} roomy />
          ))}
        </div>
      </section>
      {table.players.map((player, seat) => (
        <section key={props.seats[seat]?.letter ?? seat}>
          <h2 className={styles.who}>
            <SeatName seat={seat} size={20} />
            {player.species !== null && <span>{titleOf(props, `species:${player.species}`)}</span>}
          </h2>
          {player.species !== null && (
            <div className={styles.species}>
              <span className={cx(styles.face, seatClass(seat))}>
                <Icon of={SPECIES[player.species]} size={44} />
              </span>
              <p>
                <b>{abilityOf(props, player.species).name}.</b> <Sentence of={abilityOf(props, player.species).words} quiet />
              </p>
            </div>
          )}
          <p className={styles.dice}>
            {diceOf(player.dice).map((symbol, i) => (
              <DieFace key={i} symbol={symbol} size={22} label={titleOf(props, `die:${symbol}`)} />
            ))}
          </p>
          {player.fulfilled.map((mission) => (
            <MissionCard key={mission} props={props} mission={mission} kind="done" />
          ))}
          {player.hasPersonal && player.personal === null && (
            <p className={styles.secret}>
              <Icon of={icons.secret} size={15} />
              {words.secretMission}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
