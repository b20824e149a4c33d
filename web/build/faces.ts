import type { Plugin } from 'vite';

const FACE = '?face';
const isTable = /[/\\]games[/\\][^/\\]+[/\\]effects[/\\]faces\.ts$/;
const isRule = /[/\\]games[/\\][^/\\]+[/\\](effects[/\\](?!face\.ts)|rules[/\\])[^/\\]+\.ts$/;

/**
 * An effect has one home for its rule and its face. Pages draw the face and never carry the rule out, so what `effects/faces.ts` imports is built
 * as a module of its own, from which everything drops out that no face needs; otherwise every table would fetch the rules as well.
 */
export function faces(): Plugin {
  return {
    name: 'faces',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(isTable.test(importer) || importer.endsWith(FACE))) return undefined;
      const plain = importer.endsWith(FACE) ? importer.slice(0, -FACE.length) : importer;
      const found = await this.resolve(source, plain, { ...options, skipSelf: true });
      if (found === null || !isRule.test(found.id)) return found;
      return { id: found.id + FACE, moduleSideEffects: false };
    },
  };
}
