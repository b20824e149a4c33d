import { pick, seeded } from '../chance.ts';
import type { Config, Effects, Game, Position } from '../game.ts';
import { newEffects, told } from '../match.ts';
import { at } from '../need.ts';
import { samePlain } from '../plain.ts';
import type { Seat } from '../rules.ts';
import { SPECTATOR } from '../view.ts';

/** A change a viewer saw after the last event it heard of an answer: nothing told it, so a board can only let it jump. */
export type LateChange = { readonly event: string; readonly viewer: Seat; readonly where: readonly string[] };

/** The tables a viewer sees at the events it hears, with what it hears; built when it is looked at, for most are looked at by nobody. */
export function heardBeats(
  game: Game,
  config: Config,
  { events, beats = [] }: Effects,
  viewer: Seat,
): { event: unknown; table: () => unknown }[] {
  const shares = (a: Seat, b: Seat): boolean => game.definition.shares?.(config, a, b) === true;
  return beats.flatMap((state, i) => {
    const event = told(at(events, i), viewer, shares);
    return event === undefined ? [] : [{ event, table: () => game.tableOf(state, viewer) }];
  });
}

/** Looks at what a watched answer led to with everybody's eyes; the first late change, if there is one. */
export function lateChange(game: Game, config: Config, effects: Effects, after: Position): LateChange | undefined {
  for (let viewer: Seat = SPECTATOR; viewer < config.seats; viewer++) {
    const last = heardBeats(game, config, effects, viewer).at(-1);
    if (last === undefined) continue;
    const [then, now] = [last.table(), game.tableOf(after.state, viewer)];
    if (samePlain(then, now)) continue;
    return { event: (last.event as { readonly type: string }).type, viewer, where: [...new Set(places(then, now, ''))] };
  }
  return undefined;
}

/** Every late change of one random game. */
export function lateChanges(game: Game, config: Config, seed: string): LateChange[] {
  const luck = seeded(`late/${seed}`);
  const position = game.start(config, seed);
  const found: LateChange[] = [];
  while (!game.over(position)) {
    const asks = game.open(position);
    const ask = pick(luck, asks);
    const options = game.options(position, ask);
    const effects = newEffects(true);
    game.play(position, ask, pick(luck, options), effects);
    const late = lateChange(game, config, effects, position);
    if (late !== undefined) found.push(late);
  }
  return found;
}

/** Where two plain values differ: dotted paths, with a star for whichever item of a list. */
function places(a: unknown, b: unknown, path: string): string[] {
  if (samePlain(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path];
  const list = Array.isArray(a);
  if (list !== Array.isArray(b) || (list && (a as unknown[]).length !== (b as unknown[]).length)) return [path];
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => places(left[key], right[key], list ? `${path}.*` : path === '' ? key : `${path}.${key}`));
}
