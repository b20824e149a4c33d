import { heard, replay as moments, plainWords, positionAt, SPECTATOR, verify as verifySave } from '@orrery/kernel';
import { count, readArguments, text } from './arguments.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { languageOf, words } from './language.ts';
import { readSaveFile, savePath, writeSaveFile } from './saves.ts';
import { printTable } from './table.ts';

export const SAVES = 'data/saves';

function onlyFile(list: readonly string[]): string {
  if (list.length !== 1) throw new Fault('name one save file');
  return list[0];
}

/** Tells a save from its beginning, or to answer N and then shows the table. */
export async function replay(args: readonly string[]): Promise<void> {
  const { values, words: files } = readArguments(args, { to: 'string', lang: 'string' });
  const save = await readSaveFile(onlyFile(files));
  const game = await loadGame(save.game);
  const language = languageOf(values);
  const to = count(values, 'to', save.log.length, 0, save.log.length);
  const say = game.definition.text[language];
  const name = (seat: number): string => words[language].seat(seat);
  for (const { at, entry, events, position } of moments(game, save)) {
    if (at > to) break;
    const lines = heard(events, SPECTATOR).map((event) => plainWords(say.event(event as never, SPECTATOR), name));
    console.log(`${at}. ${name(entry.seat)}: ${lines.filter((l) => l !== '').join(' ') || '—'}`);
    if (at === save.log.length && game.over(position)) console.log(plainWords(say.outcome(game.outcome(position)), name));
  }
  if (to < save.log.length || save.log.length === 0) printTable(game, game.view(positionAt(game, save, to), SPECTATOR), language);
}

/** Plays a save again and compares every hash. */
export async function verify(args: readonly string[]): Promise<void> {
  const { words: files } = readArguments(args, {});
  const save = await readSaveFile(onlyFile(files));
  const game = await loadGame(save.game);
  const { answers, hashes, over } = verifySave(game, save);
  console.log(`verified: ${answers} answers, ${hashes} state hashes agree, ${over ? 'finished' : 'still running'}`);
}

/** Writes a game kept under a name as one JSON file. */
export async function exportSave(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { saves: 'string' });
  if (given.length !== 2) throw new Fault('export takes a name and a file');
  const save = await readSaveFile(savePath(text(values, 'saves', SAVES), given[0]));
  await writeSaveFile(given[1], save);
  console.log(`exported ${given[0]} to ${given[1]}: ${save.log.length} answers`);
}

/** Takes a save file in, after verifying it, so that it can be played on. */
export async function importSave(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { saves: 'string' });
  if (given.length !== 2) throw new Fault('import takes a file and a name');
  const save = await readSaveFile(given[0]);
  verifySave(await loadGame(save.game), save);
  await writeSaveFile(savePath(text(values, 'saves', SAVES), given[1]), save);
  console.log(`imported ${given[0]} as ${given[1]}; go on with: orrery play --resume ${given[1]}`);
}
