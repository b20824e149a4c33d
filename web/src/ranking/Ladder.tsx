import { isLevel } from '@orrery/bots';
import { Icon, icons } from '@orrery/kit';
import type { Statistics } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import styles from './RankingPage.module.css';
import type { RankingText } from './words.ts';

/** People and bots on one scale, the best first, each with how sure that is. */
export function Ladder({ of: { ladder }, words }: { readonly of: Statistics; readonly words: RankingText }) {
  const ends = ladder.flatMap(({ rating }) => [rating.value - rating.spread, rating.value + rating.spread]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const place = (value: number): number => ((value - from) / Math.max(1, to - from)) * 100;
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.ladder}</h2>
        <small>{words.ladderHint}</small>
      </header>
      {ladder.length === 0 ? (
        <p className={frame.lead}>{words.nobody}</p>
      ) : (
        <table className={frame.list}>
          <thead>
            <tr>
              <th scope="col">{words.columns.place}</th>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.rating}</th>
              <td className={styles.wide} />
              <th scope="col" data-number>
                {words.columns.matches}
              </th>
            </tr>
          </thead>
          <tbody>
            {ladder.map(({ name, bot, handle, rating: { value, spread, matches } }, i) => (
              <tr key={handle ?? bot ?? name}>
                <td>{i + 1}</td>
                <th scope="row">
                  <Called name={name} bot={bot} handle={handle} words={words} />
                </th>
                <td className={styles.rating} title={words.rating(value, spread)}>
                  <b>{value}</b> <small>±{spread}</small>
                </td>
                <td className={styles.wide} aria-hidden="true">
                  <span className={styles.scale}>
                    <i style={{ left: `${place(value - spread)}%`, right: `${100 - place(value + spread)}%` }} />
                    <b style={{ left: `${place(value)}%` }} />
                  </span>
                </td>
                <td data-number>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type CalledProps = Pick<Statistics['ladder'][number], 'name' | 'bot' | 'handle'> & { readonly words: RankingText };

function Called({ name, bot, handle, words }: CalledProps) {
  const { lobby } = useText();
  if (bot !== null)
    return (
      <span className={styles.bot}>
        <Icon of={icons.bot} size={15} label={words.bot} /> {isLevel(bot) ? lobby.bots[bot].name : bot}
      </span>
    );
  return handle === null ? name : <a href={hrefOf({ page: 'profile', handle })}>{name}</a>;
}
