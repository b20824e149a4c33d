/** Answers that belong to no piece: cards to choose from, and short words. */
import { acts, type BoardOption, isFocused, Key, Sentence } from '@orrery/kit';
import { factions } from '../content/factions.ts';
import { spotOf } from './aim.ts';
import styles from './Choice.module.css';
import { Amounts, Exchange, join, optionsAt, type Props, wordsOf } from './common.tsx';
import { Abilities, Adaptation, FactionHead, hueOf } from './Faction.tsx';
import { forecast } from './forecast.ts';
import { isLit } from './lit.ts';
import { Spot } from './Spot.tsx';

/** The cards the open question lets one choose from, as the rules show them. */
export function picksOf(props: Props): readonly { readonly card: number; readonly option: BoardOption }[] {
  const { question } = props;
  if (question === undefined) return [];
  return question.options.flatMap((option) => {
    const spot = spotOf(question.ask.decision, option.answer);
    return spot.startsWith('pick:') ? [{ card: Number(spot.slice(5)), option }] : [];
  });
}

/** Setup: the cards lie open below the galaxy, whose planets one wants to see meanwhile. */
export function Picks({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const picks = picksOf(props);
  return (
    <ul className={join(styles.picks, props.layout === 'phone' && styles.phone)} aria-label={words.pickCard} data-spot="picks">
      {picks.map(({ card, option }) => {
        const { id, bonus, boost } = factions[card];
        return (
          <li key={card}>
            <Spot
              props={props}
              option={option}
              topic={`faction:${id}`}
              className={styles.card}
              style={{ borderTopColor: hueOf(card) }}
              keyed={false}
              lit={isLit(props, 'picks')}
            >
              <span className={styles.top}>
                <FactionHead props={props} card={card} />
                <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
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
                  {/* Between the adaptation and bonus above and the boost below. */}
                  {props.text
                    .explain(`faction:${id}`)
                    .body.split('\n')
                    .slice(2, -2)
                    .map((line) => (
                      <span key={line}>
                        <Sentence of={line} quiet size={13} />
                      </span>
                    ))}
                </span>
              )}
              <span className={join(styles.row, styles.boost)}>
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
  const { question, view } = props;
  const options = optionsAt(props, 'pill');
  if (question === undefined || options.length === 0) return null;
  return (
    <p className={styles.pills}>
      {options.slice(0, 6).map((option) => {
        const focused = isFocused(props, option);
        const { pay, gain } = forecast(view.table, question.ask, option.answer);
        const known = Object.keys(gain).length > 0;
        return (
          <span key={option.words} {...acts(props, option)} className={join(styles.pill, focused && styles.on)}>
            <Key of={option.key} state={focused ? 'focused' : 'legal'} />
            {known && Object.keys(pay).length > 0 ? (
              <Exchange props={props} pay={pay} gain={gain} />
            ) : known ? (
              <Amounts props={props} of={gain} sign="+" />
            ) : (
              <Sentence of={option.words} quiet size={14} />
            )}
          </span>
        );
      })}
    </p>
  );
}
