import type { Ref } from 'react';
import type { BoardOption, OptionFace, OptionStep } from './board.ts';
import { Icon } from './Icon.tsx';
import { end, next } from './icons/table.ts';
import { Key } from './Key.tsx';
import styles from './OptionButton.module.css';
import { onTap } from './press.ts';
import { Sentence } from './Sentence.tsx';

export interface OptionButtonProps {
  readonly option: BoardOption;
  readonly face?: OptionFace | undefined;
  readonly focused?: boolean;
  /** Tall targets for thumbs. */
  readonly touch?: boolean;
  /** What it is called stands above it. */
  readonly bare?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  choose(): void;
  focus(on: boolean): void;
}

/** One option in words, with its key. */
export function OptionButton({ option, face, focused = false, touch = false, bare = false, ref, choose, focus }: OptionButtonProps) {
  const disabled = option.closed !== undefined;
  return (
    <button
      ref={ref}
      type="button"
      data-option={option.key}
      data-closed={option.closed}
      data-focused={focused || undefined}
      className={[
        styles.option,
        focused ? styles.focused : '',
        touch ? styles.touch : '',
        bare ? styles.bare : '',
        face?.ends === true ? styles.ends : '',
        disabled ? 'hatch' : '',
      ].join(' ')}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={option.key === '' ? undefined : option.key}
      onClick={onTap(() => {
        if (!disabled) choose();
      })}
      onPointerEnter={(event) => {
        // Under thumbs a tap chooses; what only lies where a pointer was last looks as if it were chosen.
        if (!touch && event.pointerType !== 'touch') focus(true);
      }}
      onPointerLeave={() => focus(false)}
      onFocus={() => focus(!touch)}
      onBlur={() => focus(false)}
    >
      {!touch && <Key of={option.key} state={disabled ? 'off' : focused ? 'focused' : 'legal'} />}
      {face?.icon ?? (face?.ends === true ? <Icon of={end} size={20} /> : null)}
      <span className={styles.words}>
        {!bare && (
          <span>
            <Sentence of={face?.words ?? option.words} quiet />
          </span>
        )}
        {/* Whoever listens hears all of it. */}
        {(bare || face?.words !== undefined) && (
          <span className="vh">
            <Sentence of={option.words} quiet />
          </span>
        )}
        {touch && !disabled && face?.note !== undefined && <small data-sheds>{face.note}</small>}
      </span>
      {!touch && !disabled && face?.note !== undefined && face.aside === undefined && (
        <span className={styles.tail} data-sheds>
          <small className={styles.note}>{face.note}</small>
        </span>
      )}
      {/* What it would bring is of no use yet: its name has the room. */}
      {disabled ? <small className={styles.closed}>{option.closed}</small> : face?.aside}
    </button>
  );
}

export interface StepButtonProps {
  readonly step: OptionStep;
  readonly shortcut: string;
  /** How many options are behind it. */
  readonly count: number;
  /** Nothing behind it may be answered now, and until when; one may look. */
  readonly closed?: string | undefined;
  readonly focused?: boolean;
  readonly touch?: boolean;
  open(): void;
}

/** The first of two steps: opens the options behind it. */
export function StepButton({ step, shortcut, count, closed, focused = false, touch = false, open }: StepButtonProps) {
  return (
    <button
      type="button"
      data-step={step.key}
      data-focused={focused || undefined}
      className={[
        styles.option,
        focused ? styles.focused : '',
        touch ? styles.touch : '',
        closed === undefined ? '' : `hatch ${styles.shut}`,
      ].join(' ')}
      aria-haspopup="true"
      aria-keyshortcuts={shortcut === '' ? undefined : shortcut}
      onClick={onTap(open)}
    >
      {!touch && <Key of={shortcut} state={closed !== undefined ? 'off' : focused ? 'focused' : 'legal'} />}
      {step.icon}
      <span className={styles.words}>
        <span>
          <Sentence of={step.words} quiet />
        </span>
      </span>
      {closed === undefined ? <span className={styles.count}>{count}</span> : <small className={styles.closed}>{closed}</small>}
      <Icon of={next} size={14} />
    </button>
  );
}
