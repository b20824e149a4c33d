/* Each icon is its own export and each kind its own file, so that a page holds only those it uses: `<Icon of={icons.undo} />`. */
export * from './icons/faces.ts';
export type { Glyph } from './icons/glyph.ts';
export * from './icons/pieces.ts';
export * from './icons/table.ts';
