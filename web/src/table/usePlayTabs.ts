import { useEffect, useRef, useState } from 'react';
import { isPhone } from '../ui/phone.ts';
import { takesWords } from '../ui/takes-words.ts';
import { useTableState } from './context.ts';
import type { LayoutTabs } from './TableLayout.tsx';
import type { Recap } from './turns.ts';

/** Which tab is open, and how much was said since the chat was last looked at. */
export function usePlayTabs(asked: boolean, recap: Recap, goal: boolean): LayoutTabs {
  // A phone opens on the board; the wide table has the log beside it, and for newcomers the goal.
  const [chosen, choose] = useState(() => (isPhone() ? 'board' : goal ? 'goal' : 'log'));
  const [sheet, setSheet] = useState(true);
  const said = useTableState((s) => s.chat.length);
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (chosen === 'chat') setRead(said);
  }, [chosen, said]);
  // What somebody opens while being asked stays: coming back, the recap may arrive after it.
  const opened = useRef(false);
  useEffect(() => {
    if (!asked) opened.current = false;
  }, [asked]);
  // With one's own turn begins a look back; whoever then reads something else is left alone.
  const { turns, mine } = recap;
  const seen = useRef(turns);
  useEffect(() => {
    if (!asked || !mine || turns.length === 0 || seen.current === turns || isPhone()) return;
    const first = seen.current.length === 0;
    seen.current = turns;
    if (opened.current) return;
    // In the middle of a line nothing is put away: the keys that follow would answer the question.
    if (chosen === 'chat' && takesWords(document.activeElement)) return;
    // A newcomer begins with the goal; from the second turn on it is what the others did that is new.
    if (!(goal && chosen === 'goal' && first)) choose('recap');
  }, [asked, mine, turns, goal, chosen]);
  const open = (tab: string) => {
    if (asked) opened.current = true;
    choose(tab);
  };
  return { chosen, choose: open, unread: Math.max(0, said - read), sheet, setSheet };
}
