import { Icon, icons } from '@orrery/kit';
import styles from './AnalysisPage.module.css';
import type { Work } from './useAnalysis.ts';
import type { AnalysisText } from './words.ts';

export interface ProgressProps {
  readonly work: Work;
  readonly left: number;
  readonly answers: number;
  further(): void;
  readonly words: AnalysisText;
}

/** How far the work is, and what is left to be done if somebody wants it. */
export function Progress({ work, left, answers, further, words }: ProgressProps) {
  if (work.kind === 'failed') {
    return (
      <div className={styles.work}>
        <p role="alert">{words.failed}</p>
        <button type="button" className="btn" onClick={further}>
          {words.again}
        </button>
      </div>
    );
  }
  if (work.kind === 'rest') {
    return (
      <div className={styles.work}>
        <p role="status">
          <Icon of={icons.check} size={15} /> {left > 0 ? words.rest(left) : words.kept}
        </p>
        {left > 0 && (
          <button type="button" className="btn" onClick={further}>
            {words.further}
          </button>
        )}
      </div>
    );
  }
  const [done, of] = work.kind === 'judging' ? [work.done, work.of] : [work.kind === 'surveying' ? work.done : 0, answers];
  return (
    <div className={styles.work}>
      <p>{work.kind === 'judging' ? words.judging(Math.min(done + 1, of), of) : words.surveying}</p>
      <progress max={Math.max(1, of)} value={done} aria-label={words.title} />
    </div>
  );
}
