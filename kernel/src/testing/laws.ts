import { type Chance, int, pick, seeded } from '../chance.ts';
import type { Config, Configured, Effects, Emitted, Game, Position } from '../game.ts';
import { IllegalInput } from '../illegal-input.ts';
import { hashOf, heard, Match, newEffects } from '../match.ts';
import { at } from '../need.ts';
import { canonical, samePlain } from '../plain.ts';
import { readSave, verify } from '../replay.ts';
import type { Answer, Ask, Seat } from '../rules.ts';
import { dealAnew, undeclared, unknownTo } from '../secrets.ts';
import { SPECTATOR, type View } from '../view.ts';
import { compareForecasts } from './forecasts.ts';
import { heardBeats, lateChange } from './late.ts';

/** The laws every game keeps, by the number they have in docs/architecture.md. */
export const laws = {
  1: 'a JSON round trip gives the same continuation',
  2: 'a clone is independent, and a view is built, not borrowed',
  3: 'options are never empty, unique, stable, and every one applies',
  4: 'replaying the log gives the same state',
  5: 'a guess looks like what it was guessed from',
  6: 'what a viewer cannot know changes nothing it sees, unless something is revealed',
  7: 'guesses vary where more than one world is possible',
  8: 'undo restores exactly, and never crosses a barrier',
  9: 'every game ends within its bound',
  10: 'pieces are neither made nor lost',
  11: 'golden games end as they did',
  12: 'saves of the versions kept load and play on',
  13: 'what is foreseen is what happens, as far as it is certain',
  14: 'what is declared hidden shows in no view, and nothing else is unknown',
  15: 'nothing on the table changes after the last event of an answer',
  16: 'the configuration stays as it was chosen, everybody sees it, and every option is read',
  17: 'what a game promises holds in flight, however it is interrupted',
} as const;
export type Law = keyof typeof laws;

export class Broken extends Error {
  readonly law: Law;
  constructor(law: Law, what: string) {
    super(`law ${law} (${laws[law]}): ${what}`);
    this.law = law;
  }
}

/** How many positions of a game are examined in full; the cheap laws are checked at every decision. */
const EXAMINED = 40;
/** Of a long list of options, this many are tried. */
const TRIED = 8;
const GUESSES = 48;

/** Plays one random game under all laws. Throws Broken, with config and seed in the message. */
export function checkLaws(game: Game, config: Config, seed: string): { decisions: number } {
  try {
    return new Examination(game, config, seed).run();
  } catch (error) {
    if (error instanceof Error)
      error.message += `\n  in ${game.id}, ${config.seats} seats, ${JSON.stringify(config.options)}, seed ${JSON.stringify(seed)}`;
    throw error;
  }
}

/** Law 16: plays games at random until every option has been read by some rule. An option nobody reads is a promise nobody keeps. */
export function checkOptionsRead(game: Game, configs: readonly Config[], seed: string): void {
  const unread = new Set(Object.keys(game.definition.options));
  for (const { seats, options } of configs) {
    if (unread.size === 0) return;
    const watched: Config = { seats, options: watchedBy(options, (key) => unread.delete(key)) };
    const luck = seeded(`options/${seed}`);
    const position = game.start(watched, seed);
    for (let ask = game.open(position)[0]; ask !== undefined; ask = game.open(position)[0]) {
      const choices = game.options(position, ask);
      game.play(position, ask, pick(luck, choices));
    }
    for (let seat = 0; seat < seats; seat++) game.score(position, seat);
    game.outcome(position);
  }
  if (unread.size > 0) throw new Broken(16, `no rule reads the option ${[...unread].join(', ')}`);
}

function watchedBy(options: Config['options'], read: (key: string) => void): Config['options'] {
  const watched = {};
  for (const [key, value] of Object.entries(options)) {
    const get = () => {
      read(key);
      return value;
    };
    Object.defineProperty(watched, key, { get, enumerable: true });
  }
  return watched;
}

class Examination {
  readonly #game: Game;
  readonly #config: Config;
  readonly #seed: string;
  /** The random player's luck and the guesser's luck: neither is the game's. */
  readonly #luck: Chance;
  readonly #bound: number;

  constructor(game: Game, config: Config, seed: string) {
    this.#game = game;
    this.#config = config;
    this.#seed = seed;
    this.#luck = seeded(`laws/${seed}`);
    this.#bound = game.definition.bound(config);
  }

  run(): { decisions: number } {
    const game = this.#game;
    const match = Match.start(game, this.#config, this.#seed);
    const length = this.#length();
    const often = Math.max(1, Math.floor(length / EXAMINED));
    this.#invariants(match.position);
    while (!game.over(match.position)) {
      if (match.log.length >= this.#bound) throw new Broken(9, `still going after ${this.#bound} decisions`);
      const asks = game.open(match.position);
      if (asks.length === 0) throw new Broken(3, 'nobody is asked and the game is not over');
      const ask = pick(this.#luck, asks);
      const options = this.#options(match.position, ask);
      const answer = pick(this.#luck, options);
      if (match.log.length < 3 || int(this.#luck, often) === 0) this.#examine(match.position, ask, options, answer);
      this.#step(match, ask, answer);
      this.#invariants(match.position);
    }
    this.#finish(match);
    return { decisions: match.log.length };
  }

  /** How long such a game is, from a first quick run without examinations. */
  #length(): number {
    const game = this.#game;
    const luck = seeded(`length/${this.#seed}`);
    const position = game.start(this.#config, this.#seed);
    for (let n = 0; n <= this.#bound; n++) {
      const [first] = game.open(position);
      if (first === undefined) return n;
      const options = game.options(position, first);
      if (options.length === 0) throw new Broken(3, `${first.decision} has no option`);
      this.#applies(first, pick(luck, options), (ask, answer) => game.play(position, ask, answer));
    }
    throw new Broken(9, `still going after ${this.#bound} decisions`);
  }

  /** Rules that fail on their own option break law 3. */
  #applies<T>(ask: Ask, answer: Answer, carryOut: (ask: Ask, answer: Answer) => T): T {
    try {
      return carryOut(ask, answer);
    } catch (error) {
      if (error instanceof Broken) throw error;
      throw new Broken(3, `${ask.decision} offers ${canonical(answer)}, which fails: ${error instanceof Error ? error.stack : error}`);
    }
  }

  #options(position: Position, ask: Ask): readonly Answer[] {
    const options = this.#game.options(position, ask);
    if (options.length === 0) throw new Broken(3, `${ask.decision} has no option`);
    const keys = new Set(options.map(canonical));
    if (keys.size !== options.length) throw new Broken(3, `${ask.decision} offers something twice: ${canonical(options)}`);
    return options;
  }

  #invariants(position: Position): void {
    for (const { name, check } of this.#game.definition.invariants) {
      const wrong = check(position.state, position.stack);
      if (wrong !== undefined) throw new Broken(10, `${name}: ${wrong}`);
    }
  }

  /** Law 8 in passing: sometimes take the answer back, compare, and give it again. */
  #step(match: Match, ask: Ask, answer: Answer): void {
    const before = int(this.#luck, 8) === 0 ? canonical(match.position) : undefined;
    const { seat, decision } = ask;
    const effects = this.#applies(ask, answer, () => match.answer(seat, decision, answer, this.#game.definition.clone));
    this.#inTime(effects, match.position, decision);
    const barrier = match.undoBarrier(seat);
    if (effects.rolls.length > 0 && barrier !== 'roll' && barrier !== 'reveal')
      throw new Broken(8, `${decision} rolled and can be taken back`);
    if (before === undefined || barrier !== undefined) return;
    match.undo(seat);
    if (canonical(match.position) !== before) throw new Broken(8, `taking ${decision} back does not restore the position`);
    match.answer(seat, decision, answer);
  }

  #inTime(effects: Effects, after: Position, decision: string): void {
    const late = lateChange(this.#game, this.#config, effects, after);
    if (late === undefined) return;
    throw new Broken(15, `${decision}: viewer ${late.viewer} sees ${late.where.join(', ')} change after ${late.event} was told`);
  }

  #examine(position: Position, ask: Ask, options: readonly Answer[], answer: Answer): void {
    const game = this.#game;
    const before = canonical(position);
    if (!samePlain(game.options(position, ask), options)) throw new Broken(3, `${ask.decision} gives other options when asked again`);

    this.#everyOptionApplies(position, ask, options);
    this.#roundTrip(position, before, ask, answer);
    this.#clone(position, before);
    this.#configuration(position);
    for (let viewer: Seat = SPECTATOR; viewer < this.#config.seats; viewer++) this.#viewer(position, viewer, ask, answer);
    this.#foreseen(position, ask, options);
    if (canonical(position) !== before) throw new Broken(2, 'examining a position changed it');
  }

  #roundTrip(position: Position, before: string, ask: Ask, answer: Answer): void {
    const json = JSON.parse(JSON.stringify(position)) as Position;
    if (canonical(json) !== before || !sameShape(position, json)) throw new Broken(1, 'the position holds something JSON does not keep');
    const [here, there] = [this.#continued(position, ask, answer), this.#continued(json, ask, answer)];
    if (!samePlain(here, there)) throw new Broken(1, `after ${ask.decision} a saved position goes on differently`);
  }

  #continued(position: Position, ask: Ask, answer: Answer): Position {
    const copy = JSON.parse(JSON.stringify(position)) as Position;
    this.#play(copy, ask, answer);
    return copy;
  }

  #play(position: Position, ask: Ask, answer: Answer): Effects {
    const effects = newEffects(true);
    const same = this.#game.open(position).find((a) => a.seat === ask.seat && a.decision === ask.decision);
    if (same === undefined) throw new Broken(1, `${ask.decision} is not open in a copy`);
    this.#game.play(position, same, answer, effects);
    return effects;
  }

  #clone(position: Position, before: string): void {
    const clone = this.#game.clone(position);
    if (!samePlain(clone, position)) throw new Broken(2, 'a clone differs from its original');
    const shared = sharedPart(position, clone);
    if (shared !== undefined) throw new Broken(2, `a clone shares ${shared} with its original`);
    const view = this.#game.view(position, 0);
    if (canonical(position) !== before) throw new Broken(2, 'looking at a position changed it');
    const borrowed = sharedPart(position, view);
    if (borrowed !== undefined) throw new Broken(2, `a view shares ${borrowed} with the position`);
  }

  #configuration(position: Position): void {
    const chosen = this.#config;
    const kept = position.state.config;
    if (!samePlain(kept, chosen)) throw new Broken(16, `the state is for ${canonical(kept)} instead of ${canonical(chosen)}`);
    const shown = (this.#game.table(position.state) as Partial<Configured>).config;
    if (!samePlain(shown, chosen)) throw new Broken(16, `the table shows ${canonical(shown)} instead of ${canonical(chosen)}`);
  }

  #everyOptionApplies(position: Position, ask: Ask, options: readonly Answer[]): void {
    const first = options.length <= TRIED ? 0 : int(this.#luck, options.length);
    for (let i = 0; i < Math.min(TRIED, options.length); i++) {
      const option = at(options, (first + i) % options.length);
      const copy = this.#game.clone(position);
      this.#applies(ask, option, () => this.#play(copy, ask, option));
      for (const next of this.#game.open(copy)) {
        if (this.#game.options(copy, next).length === 0)
          throw new Broken(3, `after ${ask.decision} ${canonical(option)} ${next.decision} has no option`);
      }
    }
    try {
      this.#game.answer(this.#game.clone(position), ask.seat, ask.decision, 'an answer no game offers');
    } catch (error) {
      if (error instanceof IllegalInput && error.reason === 'notAnOption') return;
      throw error;
    }
    throw new Broken(3, `${ask.decision} accepts what it does not offer`);
  }

  /** Forecasts are played in a world that is only believed in: up to the first luck or reveal the true one must look the same. */
  #foreseen(position: Position, ask: Ask, options: readonly Answer[]): void {
    const first = options.length <= TRIED ? 0 : int(this.#luck, options.length);
    const tried = Array.from({ length: Math.min(TRIED, options.length) }, (_, i) => at(options, (first + i) % options.length));
    const compared = compareForecasts(this.#game, position, ask, tried, this.#luck);
    if (compared === undefined) throw new Broken(13, `${ask.decision} is not in the view of seat ${ask.seat}`);
    for (const { answer, stop, foreseen, happens } of compared) {
      if (samePlain(foreseen, happens)) continue;
      const where = `${ask.decision} ${canonical(answer)} by ${ask.seat} until ${stop ?? 'the next question'}: ${difference(happens, foreseen)}`;
      // Nothing stopped it, so something hidden came out without a reveal.
      throw new Broken(stop === undefined ? 6 : 13, where);
    }
  }

  #viewer(position: Position, viewer: Seat, ask: Ask, answer: Answer): void {
    const game = this.#game;
    const view = game.view(position, viewer);
    const seen: unknown = JSON.parse(JSON.stringify(view));
    if (!samePlain(seen, view)) throw new Broken(5, `the view of ${viewer} does not survive being sent`);
    this.#secrets(position, viewer, seen);
    const believed: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const world = game.determinize(view, this.#luck);
      believed.push(world.state);
      const again = game.view(world, viewer);
      if (!samePlain(again, seen)) throw new Broken(5, `viewer ${viewer} sees another table in the guess: ${difference(seen, again)}`);
      const more = undeclared(position.state, world.state, unknownTo(viewer, game.definition.secrets(position.state)));
      if (more !== undefined) throw new Broken(14, `viewer ${viewer} has to guess ${more}, which is not declared a secret`);
      this.#indistinguishable(position, world, viewer, ask, answer);
    }
    this.#believable(position, viewer, view, believed);
    if (!samePlain(game.view(position, viewer), seen)) throw new Broken(5, 'guessing changed the view');
  }

  /** Guesses until two differ: where only two worlds are left, dozens may well be the same by chance. */
  #believable(position: Position, viewer: Seat, view: View, [first, ...others]: readonly unknown[]): void {
    if (others.some((other) => !samePlain(first, other))) return;
    for (let i = 0; i < GUESSES; i++) if (!samePlain(first, this.#game.determinize(view, this.#luck).state)) return;
    if (!samePlain(first, position.state)) throw new Broken(7, `viewer ${viewer} believes in one false world only`);
  }

  /** Independent of `guess`: a view that shows too much is caught even when the guess believes it. */
  #secrets(position: Position, viewer: Seat, seen: unknown): void {
    const game = this.#game;
    const copy = game.clone(position);
    for (const unknown of unknownTo(viewer, game.definition.secrets(copy.state))) {
      dealAnew(unknown, this.#luck);
      const now = game.view(copy, viewer);
      if (!samePlain(now, seen)) throw new Broken(14, `viewer ${viewer} sees a secret ${unknown.kind}: ${difference(seen, now)}`);
    }
  }

  /** Two worlds a viewer cannot tell apart: the same options, and after the same answer the same sight unless luck or a reveal came in. */
  #indistinguishable(here: Position, there: Position, viewer: Seat, ask: Ask, answer: Answer): void {
    const game = this.#game;
    for (const mine of game.open(here)) {
      if (mine.seat !== viewer) continue;
      const other = game.open(there).find((a) => a.seat === viewer && a.decision === mine.decision);
      if (other === undefined) throw new Broken(6, `${mine.decision} is not asked in the other world`);
      const [a, b] = [game.options(here, mine), game.options(there, other)];
      if (!samePlain(a, b)) throw new Broken(6, `the options of ${mine.decision} betray something: ${difference(a, b)}`);
      const [c, d] = [game.refusals(here, mine), game.refusals(there, other)];
      if (!samePlain(c, d)) throw new Broken(6, `the refusals of ${mine.decision} betray something: ${difference(c, d)}`);
    }
    const twin = game.open(there).find((a) => a.seat === ask.seat && a.decision === ask.decision);
    if (twin === undefined) throw new Broken(6, `${ask.decision} is not asked in the other world`);
    if (!game.options(there, twin).some((o) => samePlain(o, answer))) return;
    const [a, b] = [game.clone(here), game.clone(there)];
    const [left, right] = [this.#play(a, ask, answer), this.#play(b, ask, answer)];
    if (left.barrier !== undefined || right.barrier !== undefined) return;
    const after = `after ${ask.decision} ${canonical(answer)} by ${ask.seat} viewer ${viewer}`;
    const [told, toldThere] = [this.#heard(left.events, viewer), this.#heard(right.events, viewer)];
    if (!samePlain(told, toldThere)) throw new Broken(6, `${after} hears what was hidden without a reveal: ${difference(told, toldThere)}`);
    const [beats, beatsThere] = [this.#tables(left, viewer), this.#tables(right, viewer)];
    if (!samePlain(beats, beatsThere))
      throw new Broken(6, `${after} sees what was hidden at one of its events: ${difference(beats, beatsThere)}`);
    const [saw, sawThere] = [game.view(a, viewer), game.view(b, viewer)];
    if (!samePlain(saw, sawThere)) throw new Broken(6, `${after} sees what was hidden without a reveal: ${difference(saw, sawThere)}`);
  }

  #tables(effects: Effects, viewer: Seat): unknown[] {
    return heardBeats(this.#game, this.#config, effects, viewer).map(({ table }) => table());
  }

  #heard(events: readonly Emitted[], viewer: Seat): unknown[] {
    return heard(events, viewer, (a, b) => this.#game.definition.shares?.(this.#config, a, b) === true);
  }

  #finish(match: Match): void {
    const game = this.#game;
    const outcome = game.outcome(match.position);
    const { seats } = this.#config;
    if (outcome.scores.length !== seats || outcome.scores.some((s) => !Number.isFinite(s.total)))
      throw new Broken(9, 'the outcome has no score for some seat');
    if (outcome.winners.some((w) => w < 0 || w >= seats)) throw new Broken(9, 'a winner has no seat');
    const save = match.save();
    try {
      verify(game, readSave(JSON.parse(JSON.stringify(save))));
    } catch (error) {
      throw new Broken(4, error instanceof Error ? error.message : `${error}`);
    }
    if (hashOf(Match.load(game, save).position) !== hashOf(match.position)) throw new Broken(4, 'loading a save gives another position');
  }
}

/** JSON keeps this as it is: no undefined in arrays, no NaN, no class, Map or Date. */
function sameShape(value: unknown, json: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === json || value === undefined;
  const proto = Object.getPrototypeOf(value);
  if (Array.isArray(value))
    return Array.isArray(json) && value.length === json.length && value.every((v, i) => v !== undefined && sameShape(v, json[i]));
  if (proto !== Object.prototype && proto !== null) return false;
  const other = json as Record<string, unknown>;
  return Object.entries(value).every(([key, v]) => sameShape(v, other[key]));
}

/** A path to an object both hold, if there is one. What is frozen may be shared: a configuration is. */
function sharedPart(left: unknown, right: unknown): string | undefined {
  const known = new Map<object, string>();
  const walk = (value: unknown, path: string, visit: (o: object, p: string) => string | undefined): string | undefined => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return undefined;
    const found = visit(value, path);
    if (found !== undefined) return found;
    for (const [key, v] of Object.entries(value)) {
      const deeper = walk(v, `${path}.${key}`, visit);
      if (deeper !== undefined) return deeper;
    }
    return undefined;
  };
  walk(left, '', (o, p) => {
    known.set(o, p);
    return undefined;
  });
  return walk(right, '', (o) => known.get(o));
}

/** The place where two things, written down, part, with some of what stands around it. */
function difference(left: unknown, right: unknown): string {
  const [a, b] = [canonical(left), canonical(right)];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (s: string): string => s.slice(Math.max(0, i - 60), i + 60);
  return `…${around(a)}… against …${around(b)}…`;
}
