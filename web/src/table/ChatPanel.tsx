import { Icon, icons, SeatToken } from '@orrery/kit';
import { useEffect, useRef, useState } from 'react';
import { inWindow } from '../state/kept.ts';
import { ownTable, useOwnTable } from '../state/own-table.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import styles from './ChatPanel.module.css';
import { useSession, useTableState } from './context.ts';

export default function ChatPanel() {
  const text = useText();
  const { table } = text;
  const session = useSession();
  const id = useTableState((s) => s.summary?.id ?? '');
  const blocked = useOwnTable((s) => (s.id === id ? s.own?.blocked : undefined));
  const all = useTableState((s) => s.chat);
  const lines = blocked === undefined ? all : all.filter((line) => !blocked.includes(line.seat));
  const viewer = useTableState((s) => s.truth?.viewer ?? -1);
  useEffect(() => {
    if (viewer >= 0) void ownTable.look(id);
  }, [id, viewer]);
  // A page that is reloaded, by itself or by hand, still has what was being written.
  const kept = `orrery.chat ${window.location.hash}`;
  const [draft, setDraft] = useState(() => inWindow.get(kept) ?? '');
  useEffect(() => {
    inWindow.set(kept, draft === '' ? undefined : draft);
  }, [kept, draft]);
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into sight
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [all]);
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} role="log" aria-label={table.chat} tabIndex={0} className={styles.lines}>
        {lines.length === 0 && <p className={styles.empty}>{table.chatEmpty}</p>}
        {lines.map((line) => (
          <p key={line.n}>
            <SeatToken seat={line.seat} size={16} /> <b>{calledIn(text, line.name)}</b> {line.text}
          </p>
        ))}
      </section>
      {viewer >= 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = draft.trim();
            if (text === '') return;
            session.say(text);
            setDraft('');
          }}
        >
          <input
            type="text"
            maxLength={500}
            aria-label={table.chatPlace}
            placeholder={table.chatPlace}
            data-kept=""
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit" className="btn" aria-label={table.send}>
            <Icon of={icons.arrow} size={17} />
          </button>
        </form>
      )}
    </div>
  );
}
