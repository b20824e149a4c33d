/** What has been taken up on the way to an answer, and what it can still become: above one's own place. */
import { acts, cx, isFocused, Key, Sentence } from '@orrery/kit';
import type { Props } from './common.tsx';
import { stationWords } from './place.tsx';
import styles from './Steps.module.css';
import { useTargets } from './targets.ts';

const MOST = 10;
/** Pieces of the map are taken up and put down on the map. */
const HERE = /^(module|half|moon|operations|energy|ability|upgrade|resource|hand)\b/;

export function Steps(props: Props) {
  const targets = useTargets(props);
  if (!targets.taken.some((spot) => HERE.test(spot)) || targets.left.length > MOST) return null;
  return (
    <section className={styles.steps} aria-label={stationWords(props).station}>
      {targets.left.map((option) => {
        const focused = isFocused(props, option);
        return (
          <span key={option.words} {...acts(props, option)} className={cx(styles.step, focused && styles.on)}>
            <Key of={option.key} state={focused ? 'focused' : 'legal'} />
            <span>
              <Sentence of={option.words} quiet size={14} />
            </span>
          </span>
        );
      })}
      <button type="button" className={styles.back} onClick={targets.back}>
        {stationWords(props).back}
      </button>
    </section>
  );
}
