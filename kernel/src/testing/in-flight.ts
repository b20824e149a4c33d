import { describe, expect, it } from 'vitest';
import { type Chance, int, pick, seeded } from '../chance.ts';
import type { Config, Game, Position } from '../game.ts';
import { isInterjection } from '../interjection.ts';
import { newEffects } from '../match.ts';
import { canonical } from '../plain.ts';
import type { Answer, Ask, Frame } from '../rules.ts';
import { everyConfig } from './describe-laws.ts';
import { Broken } from './laws.ts';

/** One question on its way: who is asked what, over which table, while what is going on. */
export type Moment<S> = { readonly state: S; readonly ask: Ask; readonly frames: readonly Frame[]; readonly options: readonly Answer[] };

/** What follows one match and says what is wrong, or nothing. It knows what everybody hears and sees, and keeps its own books. */
export interface Watch<S, E> {
  /** A question, before it is answered. */
  asked?(moment: Moment<S>): string | undefined;
  answered?(moment: Moment<S>, answer: Answer): string | undefined;
  /** An event, with the table it was told over. */
  told?(event: E, state: S): string | undefined;
  /** After an answer has been carried out: the next question, if there is one. */
  settled?(state: S, frames: readonly Frame[], asked: readonly Ask[]): string | undefined;
}

/** Something a game promises of whatever is going on, however it is interrupted. */
export type Fact<S = unknown, E = unknown> = { readonly name: string; watch(config: Config): Watch<S, E> };

/** A kind of answer: what is left of it without its numbers. */
const kindOf = (ask: Ask, answer: Answer): string => `${ask.decision} ${canonical(answer).replace(/\d+/g, '#')}`;

/** Interruptions and words such as "stop" more often than a random player would, and otherwise what was played least. */
function rare(ask: Ask, options: readonly Answer[], played: Map<string, number>, luck: Chance): Answer {
  const between = options.filter(isInterjection);
  if (between.length > 0 && int(luck, 2) === 0) return least(ask, between, played, luck);
  const words = options.filter((option) => typeof option === 'string');
  if (words.length > 0 && int(luck, 4) === 0) return pick(luck, words);
  const plain = options.filter((option) => !isInterjection(option));
  return int(luck, 3) === 0 ? pick(luck, plain) : least(ask, plain, played, luck);
}

function least(ask: Ask, options: readonly Answer[], played: Map<string, number>, luck: Chance): Answer {
  let best: Answer[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const times = played.get(kindOf(ask, option)) ?? 0;
    if (times > fewest) continue;
    if (times < fewest) best = [];
    fewest = times;
    best.push(option);
  }
  return pick(luck, best);
}

export type InFlightOptions<S> = {
  /** Powers handed out at random over a position that has just been set up. */
  readonly empower?: (state: S, luck: Chance) => void;
  /** The same before a question, where a game says so: what was handed out first is soon used up. */
  readonly again?: (state: S, luck: Chance, ask: Ask) => void;
};

/** Plays one game of rare moves under a game's facts. Throws Broken (law 17), with config and seed in the message. */
export function checkInFlight<S, V, E>(
  game: Game<S, V, E>,
  facts: readonly Fact<S, E>[],
  config: Config,
  seed: string,
  { empower, again }: InFlightOptions<S> = {},
): { decisions: number } {
  const luck = seeded(`in flight/${seed}`);
  const played = new Map<string, number>();
  const watches = facts.map(({ name, watch }) => ({ name, watch: watch(config) }));
  const opening = newEffects(true);
  const position: Position<S> = game.start(config as never, seed, opening);
  const bound = game.definition.bound(config as never);
  const hear = (look: (watch: Watch<S, E>) => string | undefined): void => {
    for (const { name, watch } of watches) {
      const wrong = look(watch);
      if (wrong === undefined) continue;
      const where = `${game.id}, ${config.seats} seats, ${JSON.stringify(config.options)}, seed ${JSON.stringify(seed)}, answer ${position.decisions}`;
      throw new Broken(17, `${name}: ${wrong}\n  in ${where}`);
    }
  };
  const tell = ({ events, beats = [] }: ReturnType<typeof newEffects>): void => {
    events.forEach(({ event, twin }, i) => {
      hear((watch) => watch.told?.((twin ?? event) as E, beats[i] as S));
    });
  };
  tell(opening);
  empower?.(position.state, luck);
  while (!game.over(position)) {
    if (position.decisions > bound) throw new Broken(9, `still going after ${bound} decisions`);
    const asks = game.open(position);
    const ask = pick(luck, asks);
    again?.(position.state, luck, ask);
    const moment: Moment<S> = { state: position.state, ask, frames: position.stack, options: game.options(position, ask) };
    hear((watch) => watch.asked?.(moment));
    const answer = rare(ask, moment.options, played, luck);
    hear((watch) => watch.answered?.(moment, answer));
    const kind = kindOf(ask, answer);
    played.set(kind, (played.get(kind) ?? 0) + 1);
    const effects = newEffects(true);
    game.play(position, ask, answer, effects);
    tell(effects);
    hear((watch) => watch.settled?.(position.state, position.stack, game.open(position)));
  }
  return { decisions: position.decisions };
}

/** Law 17 on seeded games: one call in a game's test folder. A failure prints the seed. */
export function describeInFlight<S, V, E>(
  game: Game<S, V, E>,
  facts: readonly Fact<S, E>[],
  {
    games = 2,
    configs = everyConfig(game as never),
    ...rest
  }: InFlightOptions<S> & { readonly games?: number; readonly configs?: readonly Config[] } = {},
): void {
  describe(`${game.id} in flight`, () => {
    it.each(configs.map((config) => ({ seats: config.seats, options: JSON.stringify(config.options), config })))(
      'keeps its facts with $seats seats and $options',
      ({ config }) => {
        let decisions = 0;
        for (let i = 0; i < games; i++) decisions += checkInFlight(game, facts, config, `in flight/${i}`, rest).decisions;
        expect(decisions).toBeGreaterThan(0);
      },
    );
  });
}
