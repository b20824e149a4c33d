import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const houses = ['@orrery/kernel', '@orrery/host', '@orrery/bots', '@orrery/protocol', '@orrery/kit'];
const imported = /\b(import|export) \{([^}]*)\} from '(@orrery\/[a-z]+)';/g;
const shownBy = /\bexport (?:\{([^}]*)\}|\* as (\w+)) from '\.\/([^']+)';/g;

/** The names between two braces that are there when it runs. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Which file of a package holds a name, as its front door says, and how it is taken from there. */
function doorOf(house: string): Map<string, string> {
  const door = import.meta.resolve(house);
  const homes = new Map<string, string>();
  for (const [, list, all, file = ''] of readFileSync(fileURLToPath(door), 'utf8').matchAll(shownBy)) {
    const path = JSON.stringify(fileURLToPath(new URL(file, door)));
    for (const name of namesIn(list ?? '')) homes.set(name, `{ ${name} } from ${path}`);
    if (all !== undefined) homes.set(all, `* as ${all} from ${path}`);
  }
  return homes;
}

/**
 * In a build, what is imported through a package's front door is imported from the file it lives in. Otherwise whoever uses one name would
 * use the whole package in the graph that the chunks are read off.
 */
export function direct(): Plugin {
  const doors = new Map<string, Map<string, string>>();
  const home = (house: string, name: string): string | undefined => {
    const door = doors.get(house) ?? doorOf(house);
    doors.set(house, door);
    return door.get(name);
  };
  return {
    name: 'direct',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id)) return undefined;
      const rewritten = code.replace(imported, (whole, word: string, list: string, house: string) => {
        if (!houses.includes(house)) return whole;
        return namesIn(list)
          .map((name) => `${word} ${home(house, name) ?? `{ ${name} } from '${house}'`};`)
          .join(' ');
      });
      return rewritten === code ? undefined : { code: rewritten, map: null };
    },
  };
}
