/* Chapters that define what calls.ts declares. Without one of them `defineGame` refuses to load the game. */
import './moons.ts';
import './perform.ts';
import './windows.ts';
