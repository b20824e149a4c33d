import { useId } from 'react';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { PACES, type Pace, samePace } from './draft.ts';
import styles from './PaceChoice.module.css';
import { termsTexts } from './terms-words.ts';

const HOUR = 60 * 60_000;
/** What a server takes: at least half a day is saved, so that nobody need be at the table, and never more than 30 days. */
const LEAST_BANK = 12;
const MOST_BANK = 30 * 24;
const OWN = 'own';

export interface PaceChoiceProps {
  readonly pace: Pace;
  set(pace: Pace): void;
}

/** Time to think at a table over days: one of the paces, or both numbers of one's own. */
export function PaceChoice({ pace, set }: PaceChoiceProps) {
  const { terms } = useText().absence;
  const language = useSettings((s) => s.language);
  const words = termsTexts[language];
  const known = PACES.findIndex((p) => samePace(p, pace));
  const length = (ms: number) => lengthWords(ms, language);
  const { increment, bank } = pace;
  return (
    <>
      <Segmented
        label={terms.pace}
        values={[
          ...PACES.map((p, i) => ({ value: `${i}`, name: lengthWords(p.increment, language, 'short') })),
          { value: OWN, name: words.own },
        ]}
        chosen={known < 0 ? OWN : `${known}`}
        hint={terms.paceHint(length(increment), length(bank))}
        choose={(value) => set(PACES[Number(value)] ?? { increment: 36 * HOUR, bank: 4 * 24 * HOUR })}
      />
      {known < 0 && (
        <div className={styles.own}>
          <Hours label={words.credit} value={increment} least={1} set={(ms) => set({ increment: ms, bank: Math.max(bank, ms) })} />
          <Hours
            label={words.bank}
            value={bank}
            least={Math.max(LEAST_BANK, increment / HOUR)}
            set={(ms) => set({ increment, bank: ms })}
          />
        </div>
      )}
    </>
  );
}

interface HoursProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  set(ms: number): void;
}

function Hours({ label, value, least, set }: HoursProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        min={least}
        max={MOST_BANK}
        defaultValue={value / HOUR}
        onBlur={(event) => {
          const hours = Math.round(event.target.valueAsNumber);
          const held = Number.isNaN(hours) ? value / HOUR : Math.min(MOST_BANK, Math.max(least, hours));
          event.target.value = `${held}`;
          set(held * HOUR);
        }}
      />
    </label>
  );
}
