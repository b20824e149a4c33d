import { at, samePlain } from '@orrery/kernel';
import { type BoardModule, type BoardProps, Icon, icons, Key, Sentence } from '@orrery/kit';
import { useState } from 'react';
import { HereLink } from '../reader/HereLink.tsx';
import { useText } from '../text/index.ts';
import styles from './Hint.module.css';
import { Reasons } from './Reasons.tsx';
import { reasonsFor } from './reasons.ts';
import type { Hint } from './useHint.ts';

export interface SuggestionsProps {
  readonly hint: Hint;
  readonly props: BoardProps;
  readonly board: BoardModule | undefined;
  /** What the numbers are: chances to win, or points where there is nobody to win against. */
  readonly alone: boolean;
  again(): void;
  close(): void;
}

/** Puts the keyboard where the option is, in the list; the board shows it too. Nothing is played. */
function lookAt(): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>('button:is([data-option], [data-step])[data-focused]');
    button?.scrollIntoView({ block: 'nearest' });
    button?.focus({ preventScroll: true });
  });
}

/** The best options as a bot sees them, from what the viewer can see. */
export default function Suggestions({ hint, props, board, alone, again, close }: SuggestionsProps) {
  const { hint: words, kit } = useText();
  const { question, focus } = props;
  // The reasons of one of them at a time, the best first: the list stays a list.
  const [opened, setOpened] = useState(0);
  if (hint.kind === 'none' || question === undefined) return null;
  const advice = hint.kind === 'ready' ? hint.advice : [];
  const reasons = advice.map(({ outlook }) =>
    reasonsFor(
      outlook,
      advice.map((a) => a.outlook).filter((other) => other !== outlook),
      { board, props },
    ),
  );
  const most = Math.max(...advice.map((a) => a.value ?? 0));
  return (
    <section className={styles.panel} aria-label={words.title} aria-busy={hint.kind === 'thinking'}>
      <header>
        <Icon of={icons.hint} size={17} />
        <b role="status">{hint.kind === 'thinking' ? words.thinking : hint.kind === 'failed' ? words.failed : words.title}</b>
        {hint.kind === 'thinking' && <i className={styles.pulse} aria-hidden="true" />}
        {hint.kind === 'failed' && (
          <button type="button" className="btn quiet" onClick={again}>
            {words.again}
          </button>
        )}
        <button type="button" className={styles.close} aria-label={kit.close} onClick={close}>
          <Icon of={icons.close} size={14} />
        </button>
      </header>
      {hint.kind === 'ready' && (
        <>
          <ol>
            {advice.map(({ answer, value, plan }, i) => {
              const option = question.options.find((o) => samePlain(o.answer, answer));
              if (option === undefined) return null;
              const part = value ?? 0;
              const share = alone ? (most > 0 ? Math.max(0, part / most) : 0) : part;
              return (
                <li key={option.words}>
                  <button
                    type="button"
                    aria-expanded={i === opened}
                    onFocus={() => setOpened(i)}
                    onPointerEnter={(event) => {
                      if (event.pointerType !== 'touch') focus(answer);
                    }}
                    onPointerLeave={(event) => {
                      if (event.pointerType !== 'touch') focus(undefined);
                    }}
                    onClick={() => {
                      setOpened(i);
                      focus(answer);
                      lookAt();
                    }}
                  >
                    <Key of={option.key} />
                    <span className={styles.words}>
                      <Sentence of={option.words} quiet />
                    </span>
                    <span className={styles.value}>
                      <b>{value === null ? '–' : alone ? words.points(value) : words.chance(value)}</b>
                      <i style={{ '--share': `${Math.round(share * 100)}%` }} />
                    </span>
                  </button>
                  {i === opened && <Reasons plan={plan} reasons={at(reasons, i)} props={props} />}
                </li>
              );
            })}
          </ol>
          <p>{alone ? words.notePoints : words.note}</p>
          <HereLink decision={question.ask.decision} language={props.language} />
        </>
      )}
    </section>
  );
}
