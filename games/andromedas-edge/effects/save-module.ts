import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const saveModule = rule('saveModule', {
  perform(x) {
    x.state.moduleSaved = true;
  },
  feasible: always,
  worth: little,
});

export const saveModuleFace = face('saveModule', () => [icon('shield'), icon('module')]);
