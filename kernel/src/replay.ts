import type { Effects, Emitted, Game, Position } from './game.ts';
import { IllegalInput } from './illegal-input.ts';
import type { Entry } from './log.ts';
import { hashOf, migrated, newEffects, type Save } from './match.ts';
import { samePlain } from './plain.ts';
import { contentChanged, misnumbered, sameRules } from './prints.ts';

/** Sets up what a save began with; its seats and options may come from a stranger. */
const begin = (game: Game, { config, seed }: Save, effects?: Effects): Position =>
  game.start(game.configure(config.seats, config.options), seed, effects);

/** One answer of a replay, with what it caused. */
export type Moment = { readonly at: number; readonly entry: Entry; readonly events: readonly Emitted[]; readonly position: Position };

/** A log says something only under the rules and the content it was played by. */
function demandSame(game: Game, save: Save): void {
  if (save.game !== game.id) throw new IllegalInput('unknownGame', save.game);
  if (save.eras.some((e) => !sameRules(game, e.version)))
    throw new IllegalInput('otherVersion', save.eras.map((e) => e.version).join(', '));
  const [first, second] = save.eras;
  if (second !== undefined && save.eras.some((e) => contentChanged(game, e)))
    throw new IllegalInput('otherVersion', `the content changed at answer ${second.at}`);
  const moved = misnumbered(first?.ids ?? {}, game.definition.ids);
  if (moved !== undefined) throw new IllegalInput('otherVersion', `the ids of ${moved} have changed`);
}

/** Goes through a save from its start under the rules it began with; stops with IllegalInput where log and rules part. */
export function* replay(game: Game, save: Save): Generator<Moment, Position> {
  demandSame(game, save);
  // Where log and rules part after the content has changed, nobody has tampered with the log.
  const part = (at: string, what: string): IllegalInput =>
    save.eras.slice(0, 1).some((era) => contentChanged(game, era))
      ? new IllegalInput('otherVersion', `the content has changed, and ${at} the log parts from it`)
      : new IllegalInput('badSave', what);
  const opening = newEffects();
  const position = begin(game, save, opening);
  if (!samePlain(opening.rolls, save.setup)) throw part('at the setup', 'the rolls of the setup do not come from the seed');
  for (const [at, entry] of save.log.entries()) {
    const effects = newEffects();
    try {
      game.answer(position, entry.seat, entry.decision, entry.answer, effects);
    } catch (error) {
      if (error instanceof IllegalInput) throw part(`at answer ${at + 1}`, `answer ${at + 1} is not legal (${error.reason})`);
      throw error;
    }
    if (!samePlain(effects.rolls, entry.rolls))
      throw part(`at answer ${at + 1}`, `the rolls of answer ${at + 1} do not come from the seed`);
    yield { at: at + 1, entry, events: effects.events, position };
  }
  return position;
}

/** The position after `to` answers. */
export function positionAt(game: Game, save: Save, to: number): Position {
  let position = begin(game, save);
  if (to === 0) return position;
  for (const moment of replay(game, save)) {
    position = moment.position;
    if (moment.at === to) return position;
  }
  return position;
}

/** Plays a save again and compares every snapshot; returns how many hashes agreed, or refuses. */
export function verify(game: Game, save: Save): { answers: number; hashes: number; over: boolean } {
  const last = save.snapshots.at(-1);
  if (last === undefined || last.at !== save.log.length) throw new IllegalInput('badSave', 'the log was cut off');
  const expected = new Map(save.snapshots.map((s) => [s.at, s]));
  let hashes = 0;
  const compare = (at: number, position: Position): void => {
    const snapshot = expected.get(at);
    if (snapshot === undefined) return;
    const version = save.eras.findLast((e) => e.at <= at)?.version ?? game.version;
    const saved = version === game.version ? snapshot.position : migrated(game, snapshot.position, version, save.config);
    if (hashOf(snapshot.position) !== snapshot.hash || hashOf(saved) !== hashOf(position)) {
      throw new IllegalInput('badSave', `the position after answer ${at} is not the one saved`);
    }
    hashes++;
  };
  demandSame(game, save);
  let position = begin(game, save);
  compare(0, position);
  for (const moment of replay(game, save)) {
    position = moment.position;
    compare(moment.at, position);
  }
  if (hashes !== save.snapshots.length) throw new IllegalInput('badSave', 'a snapshot lies beyond the log, or two at one answer');
  return { answers: save.log.length, hashes, over: game.over(position) };
}

const SAVE_KEYS: readonly (keyof Save)[] = ['format', 'game', 'eras', 'config', 'seed', 'log', 'setup', 'snapshots'];
const CONFIG_KEYS: readonly (keyof Save['config'])[] = ['seats', 'options'];
const ERA_KEYS: readonly (keyof Save['eras'][number])[] = ['at', 'version', 'ids', 'data'];
const ENTRY_KEYS: readonly (keyof Entry)[] = ['seat', 'decision', 'answer', 'rolls'];
const SNAPSHOT_KEYS: readonly (keyof Save['snapshots'][number])[] = ['at', 'hash', 'position'];
const POSITION_KEYS: readonly (keyof Position)[] = ['state', 'stack', 'asks', 'chance', 'decisions'];

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const isNumbers = (v: unknown): v is number[] => Array.isArray(v) && v.every((n) => Number.isInteger(n));

/** More groups of ids than any game has. */
const MOST_GROUPS = 100;
const isPrint = (v: unknown): boolean =>
  Array.isArray(v) && v.length === 2 && Number.isInteger(v[0]) && v[0] >= 0 && typeof v[1] === 'string';
const isPrints = (v: unknown): boolean => isRecord(v) && Object.keys(v).length <= MOST_GROUPS && Object.values(v).every(isPrint);
const isEra = (e: unknown): boolean =>
  isRecord(e) &&
  typeof e.at === 'number' &&
  typeof e.version === 'number' &&
  (e.ids === undefined || isPrints(e.ids)) &&
  (e.data === undefined || typeof e.data === 'string') &&
  hasOnly(e, ERA_KEYS);

/** No game nests its data nearly as deep; hashing what goes deeper would run out of stack. */
const DEEPEST = 100;
const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some((v) => isDeeper(v, than - 1)));

/** Seeds are drawn or typed; a longer one would only be work to hash. */
const LONGEST_SEED = 128;

/** Whether a record has these keys and no others. What a save holds beyond them nobody would check. */
const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean => Object.keys(value).every((k) => keys.includes(k));

/** Reads what claims to be a save; the shape is checked here, the truth of it by `verify`. */
export function readSave(value: unknown): Save {
  const bad = (what: string): never => {
    throw new IllegalInput('badSave', what);
  };
  if (!isRecord(value) || value.format !== 'orrery-save') return bad('not an Orrery save');
  if (isDeeper(value, DEEPEST)) return bad('nested too deeply');
  if (!hasOnly(value, SAVE_KEYS)) return bad('something in it belongs to no save');
  const { game, eras, config, seed, log, setup, snapshots } = value;
  if (typeof game !== 'string' || typeof seed !== 'string') return bad('game or seed is missing');
  if (seed.length > LONGEST_SEED) return bad('the seed is too long');
  if (!isRecord(config) || typeof config.seats !== 'number' || !isRecord(config.options) || !hasOnly(config, CONFIG_KEYS))
    return bad('config is missing');
  if (!Array.isArray(eras) || eras.length === 0 || !eras.every(isEra) || eras[0].at !== 0) {
    return bad('versions are missing');
  }
  if (!isNumbers(setup)) return bad('setup rolls are missing');
  const isEntry = (e: unknown): boolean =>
    isRecord(e) &&
    typeof e.seat === 'number' &&
    typeof e.decision === 'string' &&
    e.answer !== undefined &&
    isNumbers(e.rolls) &&
    hasOnly(e, ENTRY_KEYS);
  if (!Array.isArray(log) || !log.every(isEntry)) return bad('the log is damaged');
  const isSnapshot = (s: unknown): boolean =>
    isRecord(s) && typeof s.at === 'number' && typeof s.hash === 'string' && isPosition(s.position) && hasOnly(s, SNAPSHOT_KEYS);
  if (!Array.isArray(snapshots) || !snapshots.every(isSnapshot)) return bad('a snapshot is damaged');
  return value as unknown as Save;
}

function isPosition(value: unknown): boolean {
  return (
    isRecord(value) &&
    value.state !== undefined &&
    Array.isArray(value.stack) &&
    Array.isArray(value.asks) &&
    isNumbers(value.chance) &&
    value.chance.length === 4 &&
    typeof value.decisions === 'number' &&
    hasOnly(value, POSITION_KEYS)
  );
}
