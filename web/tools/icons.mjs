#!/usr/bin/env node
// Draws web/public/*.png from orrery.svg, for places that take no SVG: node web/tools/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${folder}orrery.svg`, 'utf8');
/** `share` is the part of the side that is drawn upon: what a phone may cut away stays empty. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.8, corner: 0.2 },
  { file: 'icon-512.png', size: 512, share: 0.8, corner: 0.2 },
  { file: 'maskable-512.png', size: 512, share: 0.58, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.72, corner: 0 },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const { file, size, share, corner } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * share);
    await page.setContent(
      `<style>body{margin:0}div{width:${size}px;height:${size}px;display:grid;place-items:center;background:#0b0e14;border-radius:${size * corner}px}svg{width:${side}px;height:${side}px}</style><div>${svg}</div>`,
    );
    await page.screenshot({ path: folder + file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
