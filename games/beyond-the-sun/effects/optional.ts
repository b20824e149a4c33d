import { always, face, nothing, rule } from './rule.ts';

export const optional = rule('optional', {
  perform: (x, _effect, script, at, reader) => reader.offer(x, script, at),
  feasible: always,
  changes: (state, seat, _effect, parts, reckoner) => reckoner.useful(state, seat, parts[0]),
  worth(_into, _effect, parts, all) {
    if (parts[0].cost.ore === undefined) all(parts[0]);
  },
});

export const optionalFace = face('optional', { parts: 'optional', icons: () => [], takes: nothing });
