/** Answers that belong to no piece: cards to choose from, and short words. */
import { asked, cx, PieceKey, Say, Sentence, type Target, type Targets } from '@orrery/kit';
import { factions } from '../content/factions.ts';
import styles from './Choice.module.css';
import { Amounts, Exchange, type Props, wordsOf } from './common.tsx';
import { Abilities, Adaptation, FactionArt, FactionHead, hueOf } from './Faction.tsx';
import { changeOf } from './facts.ts';
import { Spot } from './Spot.tsx';
import { useTargets } from './targets.ts';

/** The cards the open question lets one choose from, as the rules show them. */
export const picksOf = ({ question }: Props, targets: Targets): readonly Target[] =>
  (question?.options ?? []).flatMap((option) => targets.way(option).filter((target) => target.startsWith('pick:')));

/** Setup: the cards lie open below the galaxy, whose planets one wants to see meanwhile. */
export function Picks({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const targets = useTargets(props);
  return (
    <ul className={cx(styles.picks, props.layout === 'phone' && styles.phone)} aria-label={words.pickCard} data-target="board:picks">
      {picksOf(props, targets).map((at) => {
        const card = Number(at.slice(5));
        const { id, bonus, boost } = factions[card];
        return (
          <li key={card}>
            <Spot
              props={props}
              at={at}
              topic={`faction:${id}`}
              className={styles.card}
              style={{ borderTopColor: hueOf(card) }}
              keyed={false}
            >
              <FactionArt card={card} />
              <span className={styles.top}>
                <FactionHead props={props} card={card} />
                <PieceKey targets={targets} at={at} />
              </span>
              <span className={styles.row}>
                <small>{words.adapted}</small>
                <Adaptation props={props} card={card} size={20} />
              </span>
              <span className={styles.row}>
                <small>{words.bonus}</small>
                <Amounts props={props} of={bonus} sign="+" empty="–" />
              </span>
              <span className={styles.icons}>
                <Abilities props={props} card={card} />
              </span>
              {props.layout === 'desktop' && (
                <span className={styles.words}>
                  {/* Between the adaptation and bonus above and the boost below; what is only said about them is told by the explanation. */}
                  {props.text
                    .explain(`faction:${id}`)
                    .body.split('\n')
                    .slice(2, -2)
                    .filter((line) => !/^[“„]/.test(line))
                    .map((line) => (
                      <span key={line}>
                        <Sentence of={line} quiet size={13} />
                      </span>
                    ))}
                </span>
              )}
              <span className={cx(styles.row, styles.boost)}>
                <small>{words.boost}</small>
                <Amounts props={props} of={boost} sign="+" />
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}

/** Short answers: yes or no, one of two rewards, how often, the end of the turn. */
export function Pills({ props }: { readonly props: Props }) {
  const options = useTargets(props).elsewhere;
  if (options.length === 0) return null;
  return (
    <p className={styles.pills}>
      {options.slice(0, 6).map((option) => {
        const { pay, gain } = changeOf(props.view.table, option.forecast?.table, props.viewer);
        // Short questions inside an action: what they bring says more than words. The end of a turn brings what others decide, too.
        const known = asked(props, 'chooseReward', 'useAbility', 'introductionTimes') && Object.keys(gain).length > 0;
        return (
          <Say key={option.words} props={props} option={option} className={styles.pill}>
            {known && Object.keys(pay).length > 0 ? (
              <Exchange props={props} pay={pay} gain={gain} />
            ) : known ? (
              <Amounts props={props} of={gain} sign="+" />
            ) : (
              <Sentence of={option.words} quiet size={14} />
            )}
          </Say>
        );
      })}
    </p>
  );
}
