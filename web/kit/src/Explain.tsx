import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import styles from './Explain.module.css';
import { useTable } from './table.tsx';

/** The floating explanation of a table, as seen by what explains itself. Drawn by ExplainLayer.tsx. */
type Layer = { show(topic: string, at: Element, words?: ReactNode): void; hide(): void; shown: string | undefined };

export const LayerContext = createContext<Layer>({ show() {}, hide() {}, shown: undefined });

const HOVER_MS = 350;
const PRESS_MS = 450;

/** Where the pointer was last pressed. While it rests there nothing new explains itself: it was moved to press, not to ask. */
let pressedAt: { readonly x: number; readonly y: number } | undefined;
export const pressed = ({ clientX, clientY }: globalThis.PointerEvent): void => {
  pressedAt = { x: clientX, y: clientY };
};
export const rests = ({ clientX, clientY }: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>): boolean =>
  pressedAt !== undefined && Math.abs(clientX - pressedAt.x) < 4 && Math.abs(clientY - pressedAt.y) < 4;

/** Handlers that make any element, HTML or SVG, explain itself on hover, focus and long press. What follows a '#' tells pieces of one topic apart. */
export function useExplain(topic: string | undefined, words?: ReactNode) {
  const { show, hide, shown } = useContext(LayerContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (topic === undefined) return {};
  const after = (ms: number, at: Element) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(topic, at, words), ms);
  };
  const stop = () => {
    clearTimeout(timer.current);
    hide();
  };
  return {
    'aria-describedby': shown === topic ? 'explanation' : undefined,
    'data-explains': topic,
    onPointerEnter: (event: PointerEvent<Element>) => {
      if (event.pointerType !== 'touch' && !rests(event)) after(HOVER_MS, event.currentTarget);
    },
    onPointerLeave: stop,
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.pointerType === 'touch') after(PRESS_MS, event.currentTarget);
      else clearTimeout(timer.current);
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      if (event.pointerType === 'touch') clearTimeout(timer.current);
    },
    onPointerCancel: stop,
    onFocus: (event: FocusEvent<Element>) => {
      if (event.currentTarget.matches(':focus-visible')) show(topic, event.currentTarget, words);
    },
    onBlur: stop,
  };
}

export interface ExplainProps {
  readonly topic: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Inside a button or link, which takes the focus itself. */
  readonly inside?: boolean;
}

/** Words or a piece that explain themselves; activating opens the long explanation. */
export function Explain({ topic, children, className, inside = false }: ExplainProps) {
  const { explain } = useTable();
  const handlers = useExplain(topic);
  if (inside) {
    return (
      <span className={className} onPointerEnter={handlers.onPointerEnter} onPointerLeave={handlers.onPointerLeave}>
        {children}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it flows inside a sentence, where a button would break lines
    <span
      {...handlers}
      className={[styles.term, className ?? ''].join(' ')}
      role="button"
      tabIndex={0}
      onClick={() => explain(topic)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          event.stopPropagation();
          explain(topic);
        }
      }}
    >
      {children}
    </span>
  );
}

/** Any element with a plain tooltip of its own words. */
export function useTooltip(words: ReactNode) {
  return useExplain(words === undefined ? undefined : `tip:${typeof words === 'string' ? words : ''}`, words);
}
