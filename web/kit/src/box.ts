import type { CSSProperties } from 'react';
import type { Point } from './hex.ts';

/** A place on a board that is laid out before it is drawn, in units of the drawing. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const centreOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The style of an element that stands there. */
export const placed = ({ x, y, w, h }: Box): CSSProperties => ({ left: x, top: y, width: w, height: h });
