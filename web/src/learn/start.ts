import { registry } from '@orrery/games';
import type { SeatSetup } from '@orrery/host';
import { at, type Seat } from '@orrery/kernel';
import { layLesson } from '../local/create.ts';
import { readEntry } from '../local/store.ts';
import { gameText, loadGame } from '../state/games.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { guestName } from '../text/guest.ts';
import type { ShellText } from '../text/index.ts';
import { LEARNER, matchAt } from './course.ts';
import { keepLesson, keptLesson } from './kept.ts';

/** One person, and Cadets on the other seats. */
export function againstCadets(count: number, mine: Seat, text: ShellText): SeatSetup[] {
  const { name } = useSettings.getState();
  const { botNames } = text.lobby;
  return Array.from({ length: count }, (_, seat) =>
    seat === mine
      ? { kind: 'human', name: name === '' ? guestName(text) : name }
      : { kind: 'bot', bot: 'cadet', name: at(botNames, (seat < mine ? seat : seat - 1) % botNames.length) },
  );
}

/** Goes on with the guided game of this device, or begins it. */
export async function startLesson(id: string, text: ShellText): Promise<void> {
  const kept = keptLesson(id);
  const there = kept === undefined ? undefined : await readEntry(kept.table);
  if (there !== undefined && there.status === 'playing') {
    go({ page: 'local', id: there.id });
    return;
  }
  const [game, module] = await Promise.all([loadGame(id), registry[id]?.lesson?.()]);
  if (game === undefined || module === undefined) throw new Error(`no lesson ${id}`);
  const { default: lesson } = module;
  const match = matchAt(game, lesson, 0);
  const table = await layLesson(game, gameText(id).title, match.save(), againstCadets(lesson.seats, LEARNER, text));
  keepLesson(id, { table, places: [{ step: 0, part: 0, at: match.at }] });
  go({ page: 'local', id: table });
}
