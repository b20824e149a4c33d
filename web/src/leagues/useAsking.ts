import { useCallback, useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { leagueTexts } from './words.ts';

export type Asking<T> = {
  /** What the server told last; undefined until it has. */
  readonly told: T | undefined;
  /** Why the last thing asked for was refused, in words; empty: it was not. */
  readonly failure: string;
  readonly busy: boolean;
  /** Asks for something; what comes back is told from then on. True where it was granted. */
  ask(question: () => Promise<T>): Promise<boolean>;
};

/** What a page asks the server, at first with this question, and what it says to that. */
export function useAsking<T>(first: () => Promise<T>): Asking<T> {
  const text = useText();
  const words = leagueTexts[useSettings((s) => s.language)];
  const [told, setTold] = useState<T>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const ask = useCallback(async (question: () => Promise<T>): Promise<boolean> => {
    setBusy(true);
    setCode('');
    try {
      await api.me();
      setTold(await question());
      return true;
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setCode(error.code);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    setTold(undefined);
    void ask(first);
  }, [first, ask]);
  const failure =
    code === ''
      ? ''
      : code === 'away'
        ? words.away
        : code === 'notFound'
          ? words.notFound
          : (words.refusals[code] ?? text.table.refused(code, ''));
  return { told, failure, busy, ask };
}
