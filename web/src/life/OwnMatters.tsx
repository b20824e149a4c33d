import { useEffect, useId, useState } from 'react';
import { ServerRefused } from '../net/api.ts';
import { ownTable, useOwnTable } from '../state/own-table.ts';
import { useSettings } from '../state/settings.ts';
import { useTableState } from '../table/context.ts';
import { useText } from '../text/index.ts';
import styles from './Life.module.css';
import { lifeTexts } from './words.ts';

/** What nobody else sees: a note, and whom one does not want to hear. */
export function OwnMatters({ id, viewer }: { readonly id: string; readonly viewer: number }) {
  const { table } = useText();
  const words = lifeTexts[useSettings((s) => s.language)];
  const own = useOwnTable((s) => (s.id === id ? s.own : undefined));
  const seats = useTableState((s) => s.truth?.seats ?? []);
  const field = useId();
  const [note, setNote] = useState<string>();
  const [failure, setFailure] = useState('');
  useEffect(() => void ownTable.look(id), [id]);
  const attempt = async (does: () => Promise<void>) => {
    try {
      await does();
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(table.refused(error.code, ''));
    }
  };
  if (own === undefined) return null;
  const people = seats.flatMap((s, seat) => (s.kind === 'human' && seat !== viewer ? [{ seat, name: s.name }] : []));
  return (
    <>
      <label htmlFor={field} className={styles.note}>
        <b>{words.note}</b>
        <textarea
          id={field}
          rows={4}
          maxLength={2000}
          value={note ?? own.note}
          onChange={(event) => setNote(event.target.value)}
          onBlur={() => {
            if (note !== undefined && note !== own.note) void attempt(() => ownTable.change(id, { note }));
          }}
        />
        <small>{words.noteHint}</small>
      </label>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ seat, name }) => {
            const blocked = own.blocked.includes(seat);
            return (
              <li key={seat}>
                <b>{name}</b>
                <button type="button" className="btn" onClick={() => void attempt(() => ownTable.block(id, seat, !blocked))}>
                  {blocked ? words.unblock(name) : words.block(name)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {people.length > 0 && <small>{words.blockHint}</small>}
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  );
}
