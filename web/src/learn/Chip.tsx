import { Icon, icons } from '@orrery/kit';
import { useSettings } from '../state/settings.ts';
import styles from './Chip.module.css';
import { useCoaching } from './store.ts';
import { coachWords } from './words.ts';

/** In the top bar: that this is a lesson, how far it is, and the way out of it. */
export default function Chip() {
  const now = useCoaching((s) => s.now);
  const language = useSettings((s) => s.language);
  if (now === undefined) return null;
  const words = coachWords[language];
  const step = now.place.step + 1;
  const { length } = now.lesson.steps;
  return (
    <div className={styles.lesson}>
      <Icon of={icons.rules} size={17} />
      <b>{words.name}</b>
      <i aria-hidden="true">
        <i style={{ width: `${(100 * step) / length}%` }} />
      </i>
      <span>{words.short(step, length)}</span>
      <button type="button" title={words.leaveNote} onClick={now.leave}>
        {words.leave}
      </button>
    </div>
  );
}
