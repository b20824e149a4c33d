import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is drawn, so that a picture in it can keep its words at their size. */
export function useWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(220, Math.round(entry.contentRect.width)));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
