import { face, rule } from './rule.ts';

export const choose = rule('choose', {
  perform: (x, _effect, script, at, reader) => reader.choosePart(x, script, at),
  feasible(purse, state, seat, _effect, parts, only, reckoner) {
    for (let i = 0; i < parts.length; i++) {
      if ((!only || parts[i].mayResearch) && reckoner.feasible(purse, state, seat, parts[i], only)) return true;
    }
    return false;
  },
  changes(state, seat, _effect, parts, reckoner) {
    for (let i = 0; i < parts.length; i++) if (reckoner.useful(state, seat, parts[i])) return true;
    return false;
  },
  worth(_into, _effect, parts, all) {
    all(parts[parts.length - 1]);
  },
});

export const chooseFace = face('choose', {
  parts: 'either',
  icons: () => [],
  // Whichever is chosen.
  takes: (_effect, parts) => ({ ore: Math.max(...parts.map(({ ore }) => ore)), population: Math.max(...parts.map((p) => p.population)) }),
});
