import { useEffect, useState } from 'react';
import { useTableState } from './context.ts';
import type { DeskTabs } from './Desk.tsx';

/** Which tab is open, and how much was said since the chat was last looked at. */
export function usePlayTabs(): DeskTabs {
  // A phone opens on the board; the wide table has the log beside it.
  const [chosen, choose] = useState(() => (window.matchMedia('(max-width: 760px)').matches ? 'board' : 'log'));
  const [sheet, setSheet] = useState(true);
  const said = useTableState((s) => s.chat.length);
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (chosen === 'chat') setRead(said);
  }, [chosen, said]);
  return { chosen, choose, unread: Math.max(0, said - read), sheet, setSheet };
}
