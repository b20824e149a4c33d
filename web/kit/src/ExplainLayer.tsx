import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './Explain.module.css';
import { LayerContext, pressed } from './Explain.tsx';
import { Sentence } from './Sentence.tsx';
import { useTable, useTableMoment } from './table.tsx';
import { useKnown, useReadOn } from './useReadOn.ts';

type Shown = { readonly topic: string; readonly anchor: Element; readonly words: ReactNode };

const LEAVE_MS = 160;

/** Holds the one floating explanation of a table. Put it once around everything that explains itself. */
export function ExplainLayer({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }, []);
  const show = useCallback((topic: string, at: Element, words?: ReactNode) => {
    clearTimeout(timer.current);
    setShown({ topic, anchor: at, words });
  }, []);
  const hide = useCallback(() => later(() => setShown(undefined), LEAVE_MS), [later]);
  const topic = shown?.topic;
  const layer = useMemo(() => ({ show, hide, shown: topic }), [show, hide, topic]);

  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.addEventListener('pointerdown', pressed, true);
    return () => window.removeEventListener('pointerdown', pressed, true);
  }, []);
  useReadOn();

  const anchor = shown?.anchor;
  useEffect(() => {
    if (anchor === undefined) return;
    // It lets the pointer through to the pieces below, and stays all the same while the pointer is over it.
    let over = false;
    const move = ({ clientX, clientY, target }: globalThis.PointerEvent) => {
      const box = tip.current?.getBoundingClientRect();
      const was = over;
      over = box !== undefined && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
      if (over) clearTimeout(timer.current);
      else if (was && !anchor.contains(target as Node)) hide();
    };
    const gone = () => setShown(undefined);
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') gone();
    };
    const press = (event: globalThis.PointerEvent) => {
      const on = event.target as Node;
      if (event.pointerType !== 'touch' || !(anchor.contains(on) || tip.current?.contains(on))) gone();
    };
    // What explains itself may leave the table while its explanation is open; nobody tells us then.
    const watch = setInterval(() => {
      if (!anchor.isConnected) gone();
    }, 200);
    window.addEventListener('keydown', dismiss);
    window.addEventListener('resize', gone);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointermove', move);
    return () => {
      clearInterval(watch);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('keydown', dismiss);
      window.removeEventListener('resize', gone);
      window.removeEventListener('pointerdown', press, true);
    };
  }, [anchor, hide]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <LayerContext.Provider value={layer}>
      {children}
      {shown !== undefined && <Tip box={tip} shown={shown} />}
    </LayerContext.Provider>
  );
}

function Tip({ box, shown }: { readonly box: RefObject<HTMLDivElement | null>; readonly shown: Shown }) {
  const { explain, words } = useTable();
  const known = useKnown()(shown.topic);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null) return;
    // Into the browser's top layer: over whatever dialog its piece lies in.
    if (!tip.matches(':popover-open')) tip.showPopover();
    const { width, height } = tip.getBoundingClientRect();
    const at = shown.anchor.getBoundingClientRect();
    const gap = 8;
    const aside = shown.anchor.closest('[data-explain="aside"]')?.getBoundingClientRect();
    if (aside !== undefined && aside.left - gap - width >= 8) {
      // Beside the list, not over its next lines: those are what one wants to reach.
      const top = Math.min(Math.max(4, at.top + at.height / 2 - height / 2), Math.max(4, window.innerHeight - height - 4));
      setPlace({ left: aside.left - gap - width, top });
      return;
    }
    const below = at.bottom + gap + height <= window.innerHeight - 4;
    const top = below ? at.bottom + gap : Math.max(4, at.top - gap - height);
    const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), Math.max(8, window.innerWidth - width - 8));
    setPlace({ left, top });
  }, [box, shown]);
  return (
    <div
      ref={box}
      id="explanation"
      role="tooltip"
      popover="manual"
      className={styles.tip}
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {shown.words ?? <Explained topic={shown.topic} />}
      {known !== undefined && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.more} onClick={() => explain(known)}>
          {words.readOn(matchMedia('(pointer: coarse)').matches)}
        </button>
      )}
    </div>
  );
}

/** Title, picture and words of a topic, as the game's texts tell it. */
export function Explained({ topic }: { readonly topic: string }) {
  const { text } = useTable();
  const { view, picture } = useTableMoment();
  const { title, body } = text.explain(topic, view);
  const drawn = picture(topic);
  return (
    <>
      {drawn !== undefined && drawn !== null && <div className={styles.picture}>{drawn}</div>}
      <b className={styles.title}>
        <Sentence of={title} quiet />
      </b>
      {body.split('\n').map((line) => (
        <p key={line} className={styles.body}>
          <Sentence of={line} quiet />
        </p>
      ))}
    </>
  );
}
