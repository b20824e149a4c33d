import { heard, replay as moments, plainWords, positionAt, SPECTATOR, verify as verifySave } from '@orrery/kernel';
import { count, readArguments, text } from './arguments.ts';
import { loadGame, loadText } from './games.ts';
import { languageOf, words } from './language.ts';
import { matchOf, newSavePath, readSaveFile, savePath, writeSaveFile } from './saves.ts';
import { printTable } from './table.ts';

export const SAVES = 'data/saves';

/** Tells a save from its beginning, or to answer N and then shows the table. */
export async function replay(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { to: 'string', lang: 'string' }, ['FILE']);
  const save = await readSaveFile(given[0]);
  const game = await loadGame(save.game);
  const language = languageOf(values);
  const to = count(values, 'to', save.log.length, 0, save.log.length);
  const say = await loadText(game, language);
  const name = (seat: number): string => words[language].seat(seat);
  for (const { at, entry, events, position } of moments(game, save)) {
    if (at > to) break;
    const lines = heard(events, SPECTATOR).map((event) => plainWords(say.event(event as never, SPECTATOR), name));
    console.log(`${at}. ${name(entry.seat)}: ${lines.filter((l) => l !== '').join(' ') || '—'}`);
    if (at === save.log.length && game.over(position)) console.log(plainWords(say.outcome(game.outcome(position)), name));
  }
  if (to < save.log.length || save.log.length === 0) printTable(say, game.view(positionAt(game, save, to), SPECTATOR), language);
}

/** Plays a save again and compares every hash. */
export async function verify(args: readonly string[]): Promise<void> {
  const { words: given } = readArguments(args, {}, ['FILE']);
  const save = await readSaveFile(given[0]);
  const game = await loadGame(save.game);
  const { answers, hashes, over } = verifySave(game, save);
  console.log(`verified: ${answers} answers, ${hashes} state hashes agree, ${over ? 'finished' : 'still running'}`);
}

/** Writes a game kept under a name as one JSON file. */
export async function exportSave(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { saves: 'string' }, ['NAME', 'FILE']);
  const [name, file] = given;
  const save = await readSaveFile(savePath(text(values, 'saves', SAVES), name));
  await writeSaveFile(file, save);
  console.log(`exported ${name} to ${file}: ${save.log.length} answers`);
}

/** Takes a save file in, after verifying it, so that it can be played on; an older one under today's rules. */
export async function importSave(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { saves: 'string' }, ['FILE', 'NAME']);
  const [file, name] = given;
  const path = newSavePath(text(values, 'saves', SAVES), name);
  const save = await readSaveFile(file);
  await writeSaveFile(path, matchOf(await loadGame(save.game), save).save());
  console.log(`imported ${file} as ${name}; resume with: orrery play --resume ${name}`);
}
