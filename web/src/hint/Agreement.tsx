import type { Hints } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { Icon, icons, SeatName } from '@orrery/kit';
import { useState } from 'react';
import { useText } from '../text/index.ts';
import styles from './Hint.module.css';

export interface AgreementProps {
  readonly hints: Hints;
  readonly viewer: Seat;
  /** Somebody here asked for a hint and has to be told why there is none. */
  readonly wanted: boolean;
  allow(): void;
  withdraw(): void;
  done(): void;
}

/** Hints are for everybody or for nobody: who has allowed them, who has not, and one's own part of it. */
export function Agreement({ hints, viewer, wanted, allow, withdraw, done }: AgreementProps) {
  const { hint } = useText();
  const { allowedBy, missing, on } = hints;
  const offered = allowedBy.length > 0 && !on;
  const mine = allowedBy.includes(viewer);
  // "Not now" holds until somebody else makes the offer.
  const [declined, setDeclined] = useState('');
  const offer = allowedBy.join();
  if (viewer < 0 || on || (!wanted && (!offered || declined === offer))) return null;
  return (
    <section className={styles.agreement} aria-label={hint.agreement}>
      <Icon of={icons.hint} size={17} />
      <div>
        <p role="status">{mine ? hint.yours : wanted || !offered ? hint.off : hint.offered}</p>
        <ul>
          {[...allowedBy, ...missing]
            .sort((a, b) => a - b)
            .map((seat) => (
              <li key={seat}>
                <SeatName seat={seat} size={16} />
                <small data-yes={allowedBy.includes(seat)}>{allowedBy.includes(seat) ? hint.yes : hint.open}</small>
              </li>
            ))}
        </ul>
        <span>
          {mine ? (
            <button type="button" className="btn" onClick={withdraw}>
              {hint.withdraw}
            </button>
          ) : (
            <button type="button" className="btn" onClick={allow}>
              {offered ? hint.agree : hint.offer}
            </button>
          )}
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              setDeclined(offer);
              done();
            }}
          >
            {hint.notNow}
          </button>
        </span>
      </div>
    </section>
  );
}
