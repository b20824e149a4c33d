import type { Answer } from '@orrery/kernel';
import type { BoardProps } from '@orrery/kit';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.ts';
import { takesWords } from '../ui/takes-words.ts';
import { commandKeys } from './keys.ts';
import type { Row } from './rows.ts';

export interface Commands {
  undo(): void;
  redo(): void;
  end(): void;
  why(): void;
  hint(): void;
  /** Tells once more what others did since one's own turn; absent where there is nothing, or something is being told. */
  readonly replay?: ((bySteps: boolean) => void) | undefined;
  /** Keys answer at once. */
  choose(answer: Answer): void;
  /** The rows that keys choose from. */
  readonly list: { readonly rows: readonly Row[]; readonly open: Row | undefined; setOpen(step: string | undefined): void };
  /** While something is being told. */
  readonly telling: { goOn(): void; back(): void; skipTurn(): void; skip(): void } | undefined;
}

/** A question that has just appeared is not answered by a key that was meant for the one before. */
const SETTLE_MS = 180;

const TELLING: Readonly<Record<string, 'goOn' | 'back' | 'skipTurn' | 'skip'>> = {
  ' ': 'goOn',
  arrowleft: 'back',
  t: 'skipTurn',
  escape: 'skip',
};

/** Single keys at a table: options by their key, commands by their letter. */
export function useTableKeys(props: BoardProps | undefined, commands: Commands): void {
  const on = useSettings((s) => s.keys);
  const latest = useRef({ props, commands, since: 0 });
  if (latest.current.props?.question?.ask !== props?.question?.ask) latest.current.since = performance.now();
  latest.current.props = props;
  latest.current.commands = commands;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || takesWords(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { commands: does, since } = latest.current;
      const key = event.key.toLowerCase();
      const told = does.telling === undefined ? undefined : TELLING[key];
      // Space presses a button that has the focus.
      if (told !== undefined && !(key === ' ' && event.target instanceof HTMLButtonElement)) does.telling?.[told]();
      else if (key === commandKeys.undo) does.undo();
      else if (key === commandKeys.redo) does.redo();
      else if (key === commandKeys.why) does.why();
      else if (key === commandKeys.hint) does.hint();
      else if (does.replay !== undefined && (key === commandKeys.replay || key === commandKeys.replayBySteps))
        does.replay(key === commandKeys.replayBySteps);
      else if (performance.now() - since >= SETTLE_MS) {
        if (key === commandKeys.end) does.end();
        else {
          const { rows, open, setOpen } = does.list;
          const row = rows.find((r) => r.key === key);
          if (row?.step !== undefined) setOpen(row.step.key);
          else if (row !== undefined) does.choose(row.options[0].answer);
          else if (key === 'escape' && open !== undefined) setOpen(undefined);
          else return;
        }
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}
