import { Icon, icons } from '@orrery/kit';
import { useSettings } from '../state/settings.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './ClockExamples.module.css';
import type { Pace } from './draft.ts';
import { termsTexts } from './terms-words.ts';

/** What a clock does in a turn that takes little, in one that takes much, and while others move. */
export function ClockExamples({ pace: { increment, bank } }: { readonly pace: Pace }) {
  const language = useSettings((s) => s.language);
  const words = termsTexts[language].examples;
  const length = (ms: number) => lengthWords(ms, language, 'short');
  const [little, much] = [increment / 2, (bank * 2) / 3];
  return (
    <ul className={styles.examples} aria-label={words.title}>
      {[little, much, 0].map((used) => {
        const kept = bank - used;
        const after = Math.min(bank, kept + increment);
        return (
          <li key={used}>
            <span aria-hidden="true" style={{ '--kept': kept / bank, '--after': after / bank }}>
              <i className={styles.before} />
              <Icon of={icons.arrow} size={14} />
              <i className={styles.after} />
            </span>
            <b>{used === 0 ? words.others : words.think(length(used))}</b>
            <small>
              {used === 0
                ? words.nothing
                : after === bank
                  ? words.full(length(increment), length(bank))
                  : words.left(length(increment), length(after))}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
