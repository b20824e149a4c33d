import type { Level } from '@orrery/bots';
import type { SeatSetup, SeatState } from '@orrery/host';
import type { Game, Save, Seat } from '@orrery/kernel';
import { layTableFrom } from '../local/create.ts';
import { gameText } from '../state/games.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';

/** Who was no bot is played by one of these. */
const INSTEAD: Level = 'officer';

/** A new table on this device that begins where a save ends: I take a seat, bots the others. */
export async function playOn(game: Game, save: Save, seats: readonly SeatState[], mine: Seat): Promise<void> {
  const { name } = useSettings.getState();
  const setup = seats.map(
    (s, seat): SeatSetup =>
      seat === mine
        ? { kind: 'human', name: name === '' ? s.name : name }
        : { kind: 'bot', bot: s.kind === 'bot' && s.bot !== null ? s.bot : INSTEAD, name: s.name },
  );
  go({ page: 'local', id: await layTableFrom(game, gameText(game.id).title, save, setup) });
}
