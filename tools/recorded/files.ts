// Where the recorded games of each title lie, and what a difference is called.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { registry } from '@orrery/games';
import { type Game, type GameText, plainWords } from '@orrery/kernel';
import { type Parting, partingOf, type RecordedGame, type Recording } from '@orrery/kernel/testing';

const root = resolve(import.meta.dirname, '../..');
const fileOf = (id: string): string => join(root, 'games', id, 'test/golden/recorded.json.gz');

export function readRecording(id: string): Recording | undefined {
  const file = fileOf(id);
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Recording) : undefined;
}

/** In one step: a recording that is stopped in the middle stays whole. */
export function keepRecording(recording: Recording): void {
  const file = fileOf(recording.game);
  writeFileSync(`${file}.new`, gzipSync(JSON.stringify(recording), { level: 9 }));
  renameSync(`${file}.new`, file);
}

export const loadGame = async (id: string): Promise<Game> => (await registry[id].load()) as Game;
export const loadText = (id: string): Promise<GameText> => registry[id].text.en();

const seatName = (seat: number): string => `seat ${seat}`;

/** What differs, in words, and what has to be done about it; undefined when nothing does. */
export function difference(game: Game, text: GameText, recording: Recording, which: number): string | undefined {
  const recorded = recording.games[which];
  const parting = partingOf(game, recording, recorded);
  if (parting === undefined) return undefined;
  return [
    `recorded game ${which + 1} of ${game.id} (${recorded.config.seats} seats, ${JSON.stringify(recorded.config.options)}, seed ${recorded.seed}): ${told(game, text, recorded, parting)}`,
    recording.version === game.version
      ? `Running matches would notice. If that is meant, raise \`version\` (now ${game.version}), then npm run recorded -- --anew --game ${game.id}, or --same if only the state looks otherwise`
      : `It was recorded under version ${recording.version}, the rules are ${game.version}: npm run recorded -- --anew --game ${game.id}, or --same if it plays alike`,
  ].join('\n');
}

function told(game: Game, text: GameText, { end }: RecordedGame, parting: Parting): string {
  const { at, why, position, ask, decision, answer } = parting;
  const plain = (sentence: string): string => plainWords(sentence, seatName);
  if (parting.end !== undefined) {
    const [then, now] = [parting.end.recorded, parting.end.now].map(
      (e) => `${e.ending}, ${e.totals.join(' : ')}, won by ${e.winners.join(', ') || 'nobody'}`,
    );
    return `every answer leads where it led, but the game ends otherwise: ${now} instead of ${then}`;
  }
  if (ask === undefined)
    return `answer ${at} differs first: the game is over, where ${decision} was answered with ${JSON.stringify(answer)}`;
  const view = game.view(position, ask.seat);
  const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
  const question = seen === undefined ? ask.decision : plain(text.prompt(seen, view));
  if (why === 'not over')
    return `answer ${at} differs first: seat ${ask.seat} is asked "${question}" (${ask.decision}), where the game was over (${end.ending})`;
  if (why === 'asked')
    return `answer ${at} differs first: seat ${ask.seat} is asked "${question}" (${ask.decision}), where ${decision} was answered with ${JSON.stringify(answer)}`;
  const given =
    seen === undefined || answer === undefined ? JSON.stringify(answer) : worded(() => plain(text.option(seen, answer, view)), answer);
  const asked = `answer ${at} differs first: seat ${ask.seat}, asked "${question}" (${ask.decision}), answered "${given}"`;
  if (why === 'refused') return `${asked}, which is no option any more`;
  const events = parting.events.flatMap(({ event, twin }) => {
    const sentence = text.event(twin ?? event, ask.seat);
    return sentence === '' ? [] : [plain(sentence)];
  });
  return `${asked}, which leads to another position now: ${events.join(' ') || 'nothing is told'}`;
}

/** Words for an answer that may not fit the question any more. */
function worded(words: () => string, answer: unknown): string {
  try {
    return words();
  } catch {
    return JSON.stringify(answer);
  }
}
