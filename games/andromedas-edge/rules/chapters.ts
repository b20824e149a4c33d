/* Chapters that define what calls.ts declares. Without one of them `defineGame` refuses to load the game. */
import './abandon.ts';
import './perform.ts';
import './windows.ts';
