/** What has been taken up on the way to an answer, and what it can still become: above one's own place. */
import { acts, isFocused, Key, Sentence } from '@orrery/kit';
import { join, type Props } from './common.tsx';
import { usePicks } from './picks.ts';
import { stationWords } from './place.tsx';
import styles from './Steps.module.css';

const MOST = 10;
/** Pieces of the map are taken up and put down on the map. */
const HERE = /^(module|half|moon|operations|energy|ability|upgrade|resource|hand)\b/;

export function Steps(props: Props) {
  const picks = usePicks(props);
  if (!picks.taken.some((spot) => HERE.test(spot)) || picks.left.length > MOST) return null;
  return (
    <section className={styles.steps} aria-label={stationWords(props).station}>
      {picks.left.map((option) => {
        const focused = isFocused(props, option);
        return (
          <span key={option.words} {...acts(props, option)} className={join(styles.step, focused && styles.on)}>
            <Key of={option.key} state={focused ? 'focused' : 'legal'} />
            <span>
              <Sentence of={option.words} quiet size={14} />
            </span>
          </span>
        );
      })}
      <button type="button" className={styles.back} onClick={picks.back}>
        {stationWords(props).back}
      </button>
    </section>
  );
}
