/* Chapters that are called by their declaration. Without one of them `defineGame` refuses to load the game. */
import './build.ts';
import './colonise.ts';
import './control.ts';
import './cost.ts';
import './effects.ts';
import './jump.ts';
import './ministry.ts';
import './move-supply.ts';
import './pawn.ts';
import './private-technology.ts';
import './research.ts';
import './trade.ts';
import './transfer.ts';
import './upgrade.ts';
