/** An icon drawn on a 24 grid with 1.75 strokes, or a face on a 64 grid. */
export type Glyph = { readonly box: number; readonly draw: string };

export const g24 = (draw: string): Glyph => ({ box: 24, draw });
export const g64 = (draw: string): Glyph => ({ box: 64, draw });
