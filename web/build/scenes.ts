import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../artifacts/scenes/', import.meta.url));

/** While developing: the positions of tests that `SCENES=1 npx vitest run …` has kept, for `#/try/GAME/scene/NAME/AT`. */
export function scenes(): Plugin {
  return {
    name: 'scenes',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/scenes', ({ url = '' }, response) => {
        const file = join(folder, normalize(decodeURIComponent(url.split('?')[0] ?? '')));
        if (!file.startsWith(folder) || !existsSync(file)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader('content-type', 'application/json');
        createReadStream(file).pipe(response);
      });
    },
  };
}
