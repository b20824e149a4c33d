import type { Plugin } from 'vite';

const isGame = /[/\\]games[/\\][^/\\]+[/\\]index\.ts$/;
/** What laws, leak runs and the balance command ask of a game, and nobody who plays it. */
const unasked = /^ {2}(secrets|invariants|census),\n/gm;

/** Takes out of a game's definition what no page and no worker ever asks of it, so that nobody has to fetch it. */
export function unaskedOfGames(): Plugin {
  return {
    name: 'unasked-of-games',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (isGame.test(id) ? { code: code.replace(unasked, ''), map: null } : undefined),
  };
}
