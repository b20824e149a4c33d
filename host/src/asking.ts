import {
  type Answer,
  type Ask,
  type Asking,
  type Game,
  newEffects,
  offered,
  type Position,
  type Seat,
  type Stop,
  type Stops,
} from '@orrery/kernel';

/** A question that is put to nobody: what the host answers for the seat, and whether a quick answer would tell the others something. */
export type Unasked = {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: Answer;
  readonly secret: boolean;
  /** It is a window the seat has a stop for: on a shared screen it is not asked there, and may come forward. */
  readonly window: boolean;
};

const asking = (game: Game): Asking | undefined => game.definition.asking;

/** The stops of a seat: those it chose, and the game's own for all others. */
export const stopsOf = (game: Game, chosen: Stops): Stops => ({ ...asking(game)?.windows, ...chosen });

export const isWindowKind = (game: Game, kind: string): boolean => Object.hasOwn(asking(game)?.windows ?? {}, kind);

/** Whether quick answers to this question would tell something. */
const secretIn = (game: Game, { state }: Position, ask: Ask): boolean => asking(game)?.secret(state, ask) === true;

/** The kinds of window this question is. */
export const windowKinds = (game: Game, { state }: Position, ask: Ask): readonly string[] =>
  asking(game)?.window?.(state, ask)?.kinds ?? [];

/** A window in which being asked would show that one holds something. Follows from what everybody knows. */
export const isSecretWindow = (game: Game, position: Position, ask: Ask): boolean =>
  windowKinds(game, position, ask).length > 0 && secretIn(game, position, ask);

const passes = (kinds: readonly string[], stops: Stops, wanted: (kind: string, stop: Stop | undefined) => boolean): boolean =>
  !kinds.some((kind) => wanted(kind, stops[kind]));

/** How this window is let pass, if its seat does not always want to be asked. */
export function passOf(game: Game, position: Position, ask: Ask, stops: Stops): Answer | undefined {
  const window = asking(game)?.window?.(position.state, ask);
  return window !== undefined && passes(window.kinds, stops, (_, stop) => stop === 'always') ? window.pass : undefined;
}

/**
 * The answer a seat need not be asked for: a window it has nothing to do in or does not want, or a question with a single answer left.
 * One that would bring luck or something hidden into play is asked nevertheless while there is something to take back before it.
 */
export function unasked(
  game: Game,
  position: Position,
  ask: Ask,
  options: readonly Answer[],
  stops: Stops,
  undoable: boolean,
): Unasked | undefined {
  const { seat, decision } = ask;
  const of = asking(game);
  if (of === undefined) return undefined;
  const window = of.window?.(position.state, ask);
  const answering = (answer: Answer, secret = of.secret(position.state, ask)): Unasked => ({
    seat,
    decision,
    answer,
    secret,
    window: window?.kinds.some((kind) => stops[kind] !== 'never') === true,
  });
  const setting = options.find((option) => of.settles?.(option, stops) === true);
  if (setting !== undefined) return answering(setting, false);
  const real = offered(game, decision, options);
  if (window !== undefined) {
    const wanted = (kind: string, stop: Stop | undefined): boolean =>
      stop === 'always' || (stop === 'can' && real.some((option) => of.serves?.(kind, option) === true));
    return passes(window.kinds, stops, wanted) ? answering(window.pass) : undefined;
  }
  const [only, ...others] = real;
  if (only === undefined || others.length > 0) return undefined;
  if (undoable && of.ends?.includes(decision) !== true && bringsUp(game, position, ask, only)) return undefined;
  return answering(only);
}

/** Whether this answer rolls or reveals something. */
function bringsUp(game: Game, position: Position, ask: Ask, answer: Answer): boolean {
  const trial = game.clone(position);
  const effects = newEffects();
  game.answer(trial, ask.seat, ask.decision, answer, effects);
  return effects.barrier !== undefined;
}
