import type { Page } from '@playwright/test';

/** So many cells across and down: small enough to keep hundreds, fine enough to miss a row of cards. */
const ACROSS = 32;
const DOWN = 20;

/** Greys from 0 to 63, a sign each. */
const SHADES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Browsers round edges differently. */
const SAME = 2;

/** A picture as a grid of greys. */
export const fingerprintOf = async (page: Page, picture: Buffer): Promise<string> =>
  page.evaluate(
    async ([png, across, down, shades]) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
      // By halves, so that every pixel counts.
      let from = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      while (from.width > across * 2 && from.height > down * 2) {
        const next = await createImageBitmap(from, {
          resizeWidth: Math.max(across, from.width >> 1),
          resizeHeight: Math.max(down, from.height >> 1),
          resizeQuality: 'medium',
        });
        from.close();
        from = next;
      }
      const context = new OffscreenCanvas(across, down).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(from, 0, 0, across, down);
      const { data } = context.getImageData(0, 0, across, down);
      let digits = '';
      for (let i = 0; i < data.length; i += 4) {
        // Dark pages: the square root spreads what lies close together there.
        const grey = Math.sqrt((0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2]) / 255);
        digits += shades.charAt(Math.min(63, Math.floor(grey * 64)));
      }
      return digits;
    },
    [picture.toString('base64'), ACROSS, DOWN, SHADES] as const,
  );

/** The share of cells that look otherwise. */
export function changed(a: string, b: string): number {
  if (a.length !== b.length) return 1;
  let cells = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs(SHADES.indexOf(a.charAt(i)) - SHADES.indexOf(b.charAt(i))) > SAME) cells++;
  return cells / a.length;
}
