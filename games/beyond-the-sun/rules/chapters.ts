/* Chapters that are called by their declaration and imported by nobody else. Without one of them `defineGame` refuses to load the game. */
import './effects.ts';
import './jump.ts';
import './research.ts';
