import { type Chance, pick, seeded, split } from './chance.ts';
import type {
  Config,
  Configured,
  Effects,
  Game,
  GameDefinition,
  OptionSpecs,
  OptionValue,
  OptionValues,
  Outcome,
  Position,
} from './game.ts';
import { IllegalInput } from './illegal-input.ts';
import { type InterjectAnswer, isInterjection } from './interjection.ts';
import { at } from './need.ts';
import { copyPlain, samePlain } from './plain.ts';
import { type Answer, type Ask, type Decision, type Frame, isDefined, newFrame, type Refusal, type Seat } from './rules.ts';
import { Runner } from './runner.ts';
import { shown, shownOf } from './shown.ts';
import { type GoingOn, laid, type Own, type SeenAsk, type SeenFrame } from './view.ts';

/** Makes a game out of its definition: the one place where rules are run and views are built. */
export function defineGame<S extends Configured<O>, V, E extends { readonly type: string }, O extends OptionSpecs = OptionSpecs>(
  definition: GameDefinition<S, V, E, O>,
): Game<S, V, E, O> {
  const { rules, named } = definition;
  if (named !== undefined) {
    sameNames('decision', rules.decisions, named.decisions);
    sameNames('procedure', rules.procedures, named.procedures);
  }
  for (const procedure of rules.procedures.values())
    if (!isDefined(procedure)) throw new Error(`procedure ${procedure.name} is declared and has no steps: is its chapter loaded?`);
  const runner = new Runner(rules.procedures, definition.clone as (state: unknown) => Configured);

  const run = (position: Position<S>, effects?: Effects<unknown, unknown>): void => {
    try {
      runner.run(position, effects);
    } catch (error) {
      runner.reset();
      throw error;
    }
  };

  const decisionOf = (ask: { readonly decision: string }): Decision => {
    const decision = rules.decisions.get(ask.decision);
    if (decision === undefined) throw new Error(`no decision ${ask.decision} in ${definition.id}`);
    return decision;
  };

  /** Interjections interrupt only a question that stands alone: sealed rounds are never held up. */
  const interjections = (position: Position<S>, ask: Ask): readonly InterjectAnswer[] =>
    definition.interject !== undefined && position.asks.length === 1
      ? definition.interject.options(position.state, ask, position.stack)
      : [];

  const options = (position: Position<S>, ask: Ask): readonly Answer[] => {
    const plain = decisionOf(ask).options(position.state, ask.seat, ask.args) as readonly Answer[];
    const more = interjections(position, ask);
    return more.length === 0 ? plain : joined(plain, more);
  };

  const play = (position: Position<S>, ask: Ask, answer: Answer, effects?: Effects<unknown, unknown>): void => {
    position.decisions++;
    if (isInterjection(answer) && definition.interject !== undefined) {
      runner.interject(position, definition.interject.procedure as never, ask.seat, answer);
    } else {
      const again = decisionOf(ask).again?.(ask.args, answer as never);
      if (again === undefined) ask.answer = answer;
      else {
        ask.args = again as Record<string, unknown>;
        // Behind the others: whoever answers for everybody goes round the table.
        position.asks = [...position.asks.filter((other) => other !== ask), ask];
      }
    }
    run(position, effects);
  };

  const open = (position: Position<S>): readonly Ask[] => {
    const { asks } = position;
    for (const ask of asks) if (ask.answer !== undefined) return asks.filter((a) => a.answer === undefined);
    return asks;
  };

  const sees = (config: Config<OptionValues<O>>, viewer: Seat, seat: Seat): boolean =>
    viewer === seat || (viewer >= 0 && seat >= 0 && definition.shares?.(config, viewer, seat) === true);

  const shownArgs = shownOf(rules.decisions, ({ args }) => args);
  const shownLocals = shownOf(rules.procedures, ({ locals }) => locals);

  const seenAsk = (ask: Ask, owner: boolean): SeenAsk => {
    const seen = {
      seat: ask.seat,
      decision: ask.decision,
      args: shown(ask.args, shownArgs.get(ask.decision), owner),
      answered: ask.answer !== undefined,
    };
    return owner && ask.answer !== undefined ? { ...seen, answer: copyPlain(ask.answer) } : seen;
  };

  const seenFrame = (frame: Frame, config: Config<OptionValues<O>>, viewer: Seat): SeenFrame => {
    const seen = {
      procedure: frame.procedure,
      step: frame.step,
      seat: frame.seat,
      locals: shown(frame.locals, shownLocals.get(frame.procedure), sees(config, viewer, frame.seat)),
    };
    if (frame.waiting !== true && frame.held === undefined) return seen;
    return {
      ...seen,
      ...(frame.waiting === true ? { waiting: true } : {}),
      ...(frame.held === undefined ? {} : { held: seenAsks(frame.held, config, viewer) }),
    };
  };

  const seenAsks = (asks: readonly Ask[], config: Config<OptionValues<O>>, viewer: Seat): SeenAsk[] =>
    asks.map((ask) => seenAsk(ask, sees(config, viewer, ask.seat)));

  const fillAsk = (ask: SeenAsk, state: S, chance: Chance): Ask => {
    const filled: Ask = { seat: ask.seat, decision: ask.decision, args: { ...copyPlain(ask.args) }, answer: undefined };
    definition.guessHidden?.(filled, state, chance);
    return filled;
  };

  /** What others have sealed is not known: any of their options may be it. */
  const fillAnswers = (filled: readonly Ask[], asks: readonly SeenAsk[], state: S, chance: Chance): void => {
    for (const [i, { answered, answer }] of asks.entries()) {
      if (!answered) continue;
      const ask = at(filled, i);
      ask.answer = answer === undefined ? (pick(chance, decisionOf(ask).options(state, ask.seat, ask.args)) as Answer) : answer;
    }
  };

  const copyFrame = ({ procedure, step, seat, locals, waiting, held }: Frame): Frame =>
    newFrame(procedure, step, seat, copyPlain(locals), waiting, held?.map(copyAsk));

  const copyAsk = (ask: Ask): Ask => ({
    seat: ask.seat,
    decision: ask.decision,
    args: copyPlain(ask.args),
    answer: copyPlain(ask.answer),
  });

  const own = (state: S, viewer: Seat): Own<V> => (viewer < 0 ? undefined : definition.own?.(state, viewer)) ?? ({} as Own<V>);

  const tableOf = (state: S, viewer: Seat): V =>
    viewer < 0 || definition.own === undefined ? definition.view(state) : laid(definition.view(state), definition.own(state, viewer));

  const goingOn = (position: Position<S>, viewer: Seat): GoingOn => {
    const { config } = position.state;
    // The one place that may say so: everything here was built for this viewer.
    return {
      game: definition.id,
      viewer,
      frames: position.stack.map((frame) => seenFrame(frame, config, viewer)),
      asks: seenAsks(position.asks, config, viewer),
      decisions: position.decisions,
    } as unknown as GoingOn;
  };

  const game: Game<S, V, E, O> = {
    definition,
    id: definition.id,
    version: definition.version,

    configure(seats, raw) {
      const { min, max } = definition.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max) {
        throw new IllegalInput('seats', min === max ? `${min}` : `${min}-${max}`);
      }
      const config = { seats, options: readOptions(definition.options, raw) as OptionValues<O> };
      const conflict = definition.conflict?.(config);
      if (conflict !== undefined) throw new IllegalInput('options', conflict);
      return frozen(config);
    },

    start(config, seed, effects) {
      const position: Position<S> = {
        state: definition.initial(frozen(config)),
        stack: [newFrame(definition.main.name, definition.main.first, 0, {})],
        asks: [],
        chance: seeded(seed),
        decisions: 0,
      };
      run(position, effects);
      return position;
    },

    run,
    over: (position) => position.stack.length === 0,
    open,
    options,
    refusals(position, ask): readonly Refusal[] {
      return decisionOf(ask).refusals?.(position.state, ask.seat, ask.args) ?? [];
    },

    answer(position, seat, decision, answer, effects, known) {
      const mine = open(position).filter((a) => a.seat === seat);
      const [first] = mine;
      if (first === undefined) throw new IllegalInput('notAsked');
      const ask = mine.find((a) => a.decision === decision);
      if (ask === undefined) throw new IllegalInput('otherDecision', first.decision);
      const option = (known ?? options(position, ask)).find((o) => samePlain(o, answer));
      if (option === undefined) throw new IllegalInput('notAnOption');
      // Rules may make it part of the state; whoever knew the options keeps their own.
      play(position, ask, known === undefined ? option : copyPlain(option), effects);
    },
    play,

    clone: (position) => ({
      state: definition.clone(position.state),
      stack: position.stack.map(copyFrame),
      asks: position.asks.map(copyAsk),
      chance: [position.chance[0], position.chance[1], position.chance[2], position.chance[3]],
      decisions: position.decisions,
    }),

    view: (position, viewer) => ({ ...goingOn(position, viewer), table: tableOf(position.state, viewer) }),
    table: (state) => definition.view(state),
    own,
    tableOf,
    goingOn,

    determinize(view, chance) {
      const state = definition.determinize(view, chance);
      const stack = view.frames.map((frame): Frame => {
        const locals = { ...copyPlain(frame.locals) };
        const held = frame.held?.map((a) => fillAsk(a, state, chance));
        const filled = newFrame(frame.procedure, frame.step, frame.seat, locals, frame.waiting, held);
        definition.guessHidden?.(filled, state, chance);
        return filled;
      });
      const asks = view.asks.map((a) => fillAsk(a, state, chance));
      fillAnswers(asks, view.asks, state, chance);
      return { state, stack, asks, chance: split(chance), decisions: view.decisions };
    },

    score: (position, seat) => definition.score(position.state, seat),
    outcome(position): Outcome {
      if (position.stack.length > 0) throw new Error('the game is not over');
      return definition.outcome(position.state);
    },
  };

  return game;
}

/** Both lists one after the other; for lists as short as options are, engines take two to three times as long over `concat`. */
function joined<T>(first: readonly T[], second: readonly T[]): T[] {
  const all = first.slice();
  for (const item of second) all.push(item);
  return all;
}

/** Shared by everything that belongs to a match, so nobody may write to it. */
const frozen = <C extends Config<object>>(config: C): C => {
  Object.freeze(config.options);
  return Object.freeze(config);
};

function readOptions(specs: OptionSpecs, raw: unknown): Record<string, OptionValue> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    throw new IllegalInput('options', 'not an object');
  const given = (raw ?? {}) as Record<string, unknown>;
  for (const key of Object.keys(given)) if (!Object.hasOwn(specs, key)) throw new IllegalInput('options', key);
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, key) ? given[key] : spec.default;
    if (spec.kind === 'flag' && typeof value === 'boolean') options[key] = value;
    else if (spec.kind === 'choice' && typeof value === 'string' && spec.values.includes(value)) options[key] = value;
    else throw new IllegalInput('options', key);
  }
  return options;
}

/** Every rule stands in its list under its own name, and nothing else does. */
function sameNames(kind: string, rules: ReadonlyMap<string, { readonly name: string }>, listed: object): void {
  for (const name of rules.keys()) if (!Object.hasOwn(listed, name)) throw new Error(`${kind} ${name} is not listed by its name`);
  for (const [name, rule] of Object.entries(listed))
    if (rules.get(name) !== rule) throw new Error(`${kind} ${name} is listed and is not that rule`);
}
