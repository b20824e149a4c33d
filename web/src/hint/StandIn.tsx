import type { StandInReason } from '@orrery/host';
import { Icon, icons } from '@orrery/kit';
import { useText } from '../text/index.ts';
import styles from './Hint.module.css';

/** A bot plays for the viewer: why, and the way back. */
export function StandIn({ why, back }: { readonly why: StandInReason; back(): void }) {
  const { table } = useText();
  return (
    <section className={styles.agreement} aria-label={table.standIn}>
      <Icon of={icons.bot} size={17} />
      <div>
        <p role="status">{table.standsIn[why]}</p>
        {why !== 'gaveUp' && (
          <span>
            <button type="button" className="btn" onClick={back}>
              {table.resumeSeat}
            </button>
          </span>
        )}
      </div>
    </section>
  );
}
