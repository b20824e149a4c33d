import { useCallback, useEffect } from 'react';
import { rests } from './Explain.tsx';
import { useTable, useTableMoment } from './table.tsx';

/** Finds the topic that the game's texts explain; others are words of a piece's own, about which there is no more to be read. */
export function useKnown(): (said: string) => string | undefined {
  const { text } = useTable();
  const { view } = useTableMoment();
  return useCallback(
    (said) => {
      const [topic = ''] = said.split('#');
      return text.explain(topic, view).title === topic ? undefined : topic;
    },
    [text, view],
  );
}

/** What answers, opens or leads somewhere does that when it is pressed. */
const DOES_SOMETHING = 'button, a, input, summary, label, [role="button"], [data-legal]';

/**
 * Whatever explains itself can be read about at length: a press on it, where that does nothing else, and the menu button, the menu key or the
 * right mouse button anywhere.
 */
export function useReadOn(): void {
  const { explain } = useTable();
  const known = useKnown();
  useEffect(() => {
    const read = (event: Event, free: boolean): void => {
      if (!(event.target instanceof Element)) return;
      const topic = known(event.target.closest('[data-explains]')?.getAttribute('data-explains') ?? '');
      if (topic === undefined || (free && event.target.closest(DOES_SOMETHING) !== null)) return;
      event.preventDefault();
      explain(topic);
    };
    // A map that was dragged was not asked about, nor what a double click has answered with its first half.
    const click = (event: MouseEvent) => event.detail < 2 && rests(event) && read(event, true);
    const key = (event: KeyboardEvent) => event.key === 'Enter' && read(event, true);
    // A long press is answered by the short explanation.
    const menu = (event: PointerEvent | MouseEvent) => {
      if (!('pointerType' in event && event.pointerType === 'touch')) read(event, false);
    };
    // Before anything hears of it: what has been answered by then could not be told from what answers nothing.
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    window.addEventListener('contextmenu', menu);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('contextmenu', menu);
    };
  }, [explain, known]);
}
