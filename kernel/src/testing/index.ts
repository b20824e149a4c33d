export { describeLaws, everyConfig } from './describe-laws.ts';
export { checkGolden, type Golden, recordGolden, recordWith } from './golden.ts';
export { type LateChange, lateChanges } from './late.ts';
export { Broken, checkLaws, type Law, laws } from './laws.ts';
export { Scene, scene, wholeGame } from './scene.ts';
