import type { Language } from '@orrery/kernel';
import type { Asked } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { type Row, waitsForMe } from './rows.ts';

/** What was told of each table's newest act. The server opens a table to say it, so it is asked once for each. */
const told = new Map<string, Promise<Asked | undefined>>();
const MOST_REMEMBERED = 200;

function ask(id: string, seat: number, seq: number, language: Language): Promise<Asked | undefined> {
  const key = `${id} ${seat} ${seq} ${language}`;
  let asked = told.get(key);
  if (asked === undefined) {
    if (told.size >= MOST_REMEMBERED) told.clear();
    // A row is a row without these words, too.
    asked = api.asked(id, seat, language).catch(() => undefined);
    told.set(key, asked);
  }
  return asked;
}

/** What a table of mine asks me, in words; undefined until they are here, and where nobody asks me. */
export function useAsked(row: Row): Asked | undefined {
  const { language } = useText();
  const [asked, setAsked] = useState<Asked>();
  const { id, local, seq } = row;
  const seat = local || !waitsForMe(row) ? undefined : row.waiting.find((s) => row.yours.includes(s));
  useEffect(() => {
    let current = true;
    if (seat === undefined) setAsked(undefined);
    else
      void ask(id, seat, seq, language).then((words) => {
        if (current) setAsked(words);
      });
    return () => {
      current = false;
    };
  }, [id, seat, seq, language]);
  return asked;
}
