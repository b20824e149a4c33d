import type { Hints } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { Icon, icons, Key, useTooltip } from '@orrery/kit';
import { commandKeys } from '../table/keys.ts';
import { useText } from '../text/index.ts';
import styles from './Hint.module.css';

/** Whether the people at the table allow hints: always where they share a screen. */
export const mayHint = (hints: Hints, local: boolean): boolean => local || hints.on;

/** The only person at the table needs nobody's consent but their own. */
export const isOnlyPerson = ({ allowedBy, missing }: Hints, viewer: Seat): boolean =>
  [...allowedBy, ...missing].every((seat) => seat === viewer);

export function HintButton({ off, touch, ask }: { readonly off: boolean; readonly touch: boolean; ask(): void }) {
  const { hint } = useText();
  const tip = useTooltip(off ? hint.off : hint.suggestHint);
  return (
    <button
      {...tip}
      type="button"
      className={[styles.button, touch ? styles.touch : ''].join(' ')}
      aria-label={hint.suggest}
      aria-keyshortcuts={commandKeys.hint}
      data-off={off}
      onClick={ask}
    >
      <Icon of={off ? icons.lock : icons.hint} size={touch ? 21 : 18} />
      {!touch && <Key of={commandKeys.hint} state="off" />}
    </button>
  );
}
