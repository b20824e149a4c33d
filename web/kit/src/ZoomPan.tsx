import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { plus } from './icons/table.ts';
import { useTable } from './table.tsx';
import styles from './ZoomPan.module.css';

export interface ZoomPanProps {
  readonly label: string;
  /** The drawing's own coordinates. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly most?: number;
  readonly children: ReactNode;
  readonly className?: string;
}

type Frame = { readonly scale: number; readonly cx: number; readonly cy: number };

/** A drawing that can be zoomed and moved: wheel, pinch, drag, buttons, and + - 0 with the arrow keys. */
export function ZoomPan({ label, box, most = 4, children, className }: ZoomPanProps) {
  const { words } = useTable();
  const whole: Frame = { scale: 1, cx: box.x + box.width / 2, cy: box.y + box.height / 2 };
  const [frame, setFrame] = useState<Frame>();
  const now = frame ?? whole;
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);

  const clamp = useCallback(
    ({ scale, cx, cy }: Frame): Frame => {
      const s = Math.min(Math.max(scale, 1), most);
      const halfW = box.width / s / 2;
      const halfH = box.height / s / 2;
      return {
        scale: s,
        cx: Math.min(Math.max(cx, box.x + halfW), box.x + box.width - halfW),
        cy: Math.min(Math.max(cy, box.y + halfH), box.y + box.height - halfH),
      };
    },
    [box.x, box.y, box.width, box.height, most],
  );

  const change = useCallback(
    (by: (frame: Frame) => Frame) =>
      setFrame((before) => clamp(by(before ?? { scale: 1, cx: box.x + box.width / 2, cy: box.y + box.height / 2 }))),
    [clamp, box.x, box.y, box.width, box.height],
  );

  /** Units of the drawing in one pixel. */
  const unit = (): number => {
    const rect = svg.current?.getBoundingClientRect();
    return rect === undefined || rect.width === 0 ? 1 : Math.max(box.width / now.scale / rect.width, box.height / now.scale / rect.height);
  };

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    // React's wheel listener is passive; a map that zooms must stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      change((f) => ({ ...f, scale: f.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15) }));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [change]);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved.current = false;
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!moved.current && Math.hypot(dx, dy) < 5) return;
    moved.current = true;
    const per = unit();
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other === undefined) change((f) => ({ ...f, cx: f.cx - dx * per, cy: f.cy - dy * per }));
    else {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) change((f) => ({ ...f, scale: (f.scale * is) / was }));
    }
  };
  const up = (event: PointerEvent<SVGSVGElement>) => fingers.current.delete(event.pointerId);

  const key = (event: KeyboardEvent) => {
    const step = 40 / now.scale;
    const moves: Record<string, (f: Frame) => Frame> = {
      '+': (f) => ({ ...f, scale: f.scale * 1.3 }),
      '-': (f) => ({ ...f, scale: f.scale / 1.3 }),
      ArrowLeft: (f) => ({ ...f, cx: f.cx - step }),
      ArrowRight: (f) => ({ ...f, cx: f.cx + step }),
      ArrowUp: (f) => ({ ...f, cy: f.cy - step }),
      ArrowDown: (f) => ({ ...f, cy: f.cy + step }),
    };
    const by = moves[event.key];
    if (by === undefined || (event.key.startsWith('Arrow') && now.scale === 1)) return;
    event.preventDefault();
    change(by);
  };

  const width = box.width / now.scale;
  const height = box.height / now.scale;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed inside the map move it
    <div className={[styles.frame, className ?? ''].join(' ')} onKeyDown={key}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group inside a drawing is no fieldset */}
      <svg
        ref={svg}
        role="group"
        aria-label={label}
        className={styles.map}
        viewBox={`${now.cx - width / 2} ${now.cy - height / 2} ${width} ${height}`}
        preserveAspectRatio="xMidYMid meet"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        // A drag that ends on a tile is no click on it.
        onClickCapture={(event) => {
          if (moved.current) event.stopPropagation();
        }}
      >
        {children}
      </svg>
      <div className={styles.buttons}>
        <button type="button" aria-label={words.zoomIn} onClick={() => change((f) => ({ ...f, scale: f.scale * 1.4 }))}>
          <Icon of={plus} size={16} />
        </button>
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={now.scale === 1}
          onClick={() => change((f) => ({ ...f, scale: f.scale / 1.4 }))}
        >
          <span aria-hidden="true">−</span>
        </button>
        {now.scale > 1 && (
          <button type="button" aria-label={words.zoomReset} onClick={() => setFrame(undefined)}>
            <span aria-hidden="true">1:1</span>
          </button>
        )}
      </div>
    </div>
  );
}
