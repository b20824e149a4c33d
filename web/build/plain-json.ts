import type { Plugin } from 'vite';

/** While developing: a browser takes `with { type: 'json' }` at its word, but Vite hands JSON out as a script. Node needs the words, a build does not mind them. */
export function plainJson(): Plugin {
  return {
    name: 'plain-json',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/games/registry.ts') ? { code: code.replaceAll(", { with: { type: 'json' } })", ')'), map: null } : undefined,
  };
}
