import { useText } from '../text/index.ts';
import { useUpdate } from './keep.ts';
import styles from './UpdateNote.module.css';

/** Says that a newer build is there. Nothing happens until somebody wants it to: a turn under way comes first. */
export function UpdateNote() {
  const ready = useUpdate((state) => state.ready);
  const { update } = useText();
  if (ready === undefined) return null;
  return (
    <aside className={styles.note} role="status">
      <span>{update.ready}</span>
      <button type="button" onClick={ready}>
        {update.reload}
      </button>
      <button type="button" className={styles.later} onClick={() => useUpdate.setState({ ready: undefined })}>
        {update.later}
      </button>
    </aside>
  );
}
