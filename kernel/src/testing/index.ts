export { Scene, scene, wholeGame } from './scene.ts';
