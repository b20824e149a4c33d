import { useLayoutEffect, useRef, useState } from 'react';

/** In pixels as the board draws them: where words are to be larger it has fewer. */
export type Size = { readonly width: number; readonly height: number };

/** The places a board is given on a laptop and on a phone, until it has been measured. */
const FIRST = {
  desktop: { width: 1026, height: 526 },
  phone: { width: 390, height: 390 },
} as const;

/** The size of an element, and `first` until it has been measured. */
export function useMeasured<E extends Element = HTMLElement>(first: Size) {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

/** The size of the place a board is given. Put the ref onto its outermost element. */
export const useSize = (layout: keyof typeof FIRST) => useMeasured(FIRST[layout]);
