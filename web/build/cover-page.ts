import type { CoverModule } from '@orrery/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What link previews ask for. */
export const COVER_SIZE = { width: 1200, height: 630 } as const;

/** How much of the width is the picture. */
const ART = 440;

const escaped = (text: string): string => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A page that shows a game as a link to one of its tables does, in one language. `font` is the address of the typeface. */
export function coverPage({ Art, title, tagline, hue }: Pick<CoverModule, 'Art'> & Words, font: string): string {
  const art = Art === undefined ? '' : renderToStaticMarkup(createElement(Art, { className: 'art' }));
  const { width, height } = COVER_SIZE;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Inter;src:url(${font});font-weight:400 800}
body{margin:0;width:${width}px;height:${height}px;display:flex;background:#0b0e14;color:#e8edf5;font-family:Inter;overflow:hidden}
.art{width:${ART}px;height:${height}px;flex:none}
main{display:flex;flex-direction:column;justify-content:center;gap:28px;padding:0 64px;border-left:6px solid ${hue}}
h1{margin:0;font-size:84px;line-height:1.05;font-weight:750;letter-spacing:-.02em}
p{margin:0;font-size:36px;line-height:1.35;color:#b6c0d1}
b{font-size:28px;font-weight:600;color:#d9b45b;letter-spacing:.14em}
</style>${art}<main><b>ORRERY</b><h1>${escaped(title)}</h1><p>${escaped(tagline)}</p></main>`;
}

type Words = { readonly title: string; readonly tagline: string; readonly hue: string };
