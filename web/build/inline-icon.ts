import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the page's icon into the page: one request less for every visit. */
export function inlineIcon(): Plugin {
  let folder = '';
  return {
    name: 'inline-icon',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    transformIndexHtml: (html) =>
      html.replace(/(rel="icon" href=")[^"]*?([^"/]+\.svg)"/, (_link, start: string, file: string) => {
        const icon = readFileSync(join(folder, file), 'utf8').replace(/\s*\n\s*/g, ' ');
        return `${start}data:image/svg+xml,${encodeURIComponent(icon)}"`;
      }),
  };
}
