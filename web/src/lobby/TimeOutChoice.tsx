import { useId } from 'react';
import { useSettings } from '../state/settings.ts';
import type { TimeOut } from './draft.ts';
import styles from './TimeOutChoice.module.css';
import { termsTexts } from './terms-words.ts';

interface TimeOutChoiceProps {
  readonly chosen: TimeOut;
  choose(timeOut: TimeOut): void;
}

/** What follows where somebody's time is up: each with what it means. */
export function TimeOutChoice({ chosen, choose }: TimeOutChoiceProps) {
  const words = termsTexts[useSettings((s) => s.language)];
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} className={styles.choice}>
      <h3 id={name} className="eyebrow">
        {words.timeOut}
      </h3>
      {(Object.keys(words.timeOuts) as TimeOut[]).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} aria-describedby={`${name} ${one}`} />
          <b>{words.timeOuts[one].name}</b>
          <small id={`${name} ${one}`}>{words.timeOuts[one].hint}</small>
        </label>
      ))}
    </div>
  );
}
