/** Everything that wants to be read: everybody's mats, open rows, events, decks. */
import { Icon, SeatName } from '@orrery/kit';
import type { Level } from '../content/kinds.ts';
import { fleetStrength } from '../rules/fleet.ts';
import { Achievements } from './Achievements.tsx';
import styles from './Cards.module.css';
import { Name, type Props, ROMAN, vocabulary, wordsOf } from './common.tsx';
import { ORE, POPULATION, SUPPLY } from './glyphs.ts';
import { hotOf } from './hot.ts';
import { Automation, Colonies } from './Me.tsx';
import { TechCard } from './Tree.tsx';

export function Cards(props: Props) {
  const { table } = props.view;
  const words = wordsOf(props);
  const l = vocabulary(props);
  const hot = hotOf(props.happening?.event, table);
  const events = (ids: typeof table.staying) => (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id}>
          <Name props={props} topic={`event:${id}`}>
            {l.events[id]}
          </Name>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.cards}>
      <Achievements props={props} hot={hot} everybody />
      {table.display && (
        <section>
          <h3 className="eyebrow">{words.display}</h3>
          <div className={styles.rows}>
            {table.rows.flat().map((id) => (
              <TechCard key={id} props={props} id={id} width={156} height={96} spaces={false} />
            ))}
          </div>
        </section>
      )}
      {table.factions.map((own, seat) => (
        <section key={props.seats[seat]?.letter ?? seat}>
          <h3 className={styles.who}>
            <SeatName seat={seat} size={18} />
            <Name props={props} topic={`faction:${own.mat}`}>
              {l.factions[own.mat]}
            </Name>
          </h3>
          <p className={styles.goods}>
            <Icon of={POPULATION} size={14} label={words.population} /> {own.population} <Icon of={ORE} size={14} label={words.ore} />{' '}
            {own.ore} <Icon of={SUPPLY} size={14} label={words.supply} /> {own.supply.join(' · ')} {words.fleet}{' '}
            {fleetStrength(table, seat)}
          </p>
          <Automation props={props} seat={seat} hot={false} />
          <Colonies props={props} seat={seat} />
        </section>
      ))}
      {table.staying.length > 0 && (
        <section>
          <h3 className="eyebrow">{words.staying}</h3>
          {events(table.staying)}
        </section>
      )}
      {table.discarded.length > 0 && (
        <section>
          <h3 className="eyebrow">{words.discarded}</h3>
          {events(table.discarded)}
        </section>
      )}
      <section>
        <h3 className="eyebrow">{words.decks}</h3>
        <ul className={styles.list}>
          {table.techDecks.map(({ unseen, buried }, i) => {
            const level = (i + 2) as Level;
            return (
              <li key={level}>
                {words.deck(ROMAN[level], unseen, buried.flat().length)}
                {buried.flat().map((id) => (
                  <Name key={id} props={props} topic={`tech:${id}`} className={styles.buried ?? ''}>
                    {l.techs[id]}
                  </Name>
                ))}
              </li>
            );
          })}
          {table.systemDecks.map(({ unseen, buried }, i) => (
            <li key={'AB'[i]}>{words.deck('AB'[i], unseen, buried.flat().length)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
