import { useState } from 'react';
import { ServerRefused } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { NoPasskey } from './passkeys.ts';
import { useMeWords } from './text/index.ts';

export type Trying = {
  readonly busy: boolean;
  /** Why the last try failed, in words; empty: it did not. */
  readonly failure: string;
  /** Does something one at a time, and says in words what was refused. */
  run(work: () => Promise<void>): Promise<void>;
};

export function useTrying(): Trying {
  const text = useText();
  const words = useMeWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  return {
    busy,
    failure,
    async run(work) {
      if (busy) return;
      setBusy(true);
      setFailure('');
      try {
        await work();
      } catch (error) {
        if (error instanceof NoPasskey) setFailure(words.passkeyFailed);
        else if (error instanceof ServerRefused) setFailure(error.code === 'away' ? words.away : text.table.refused(error.code, ''));
        else throw error;
      } finally {
        setBusy(false);
      }
    },
  };
}
