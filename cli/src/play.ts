import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { isLevel, levels, makePlayer, type Player } from '@orrery/bots';
import {
  type Answer,
  type Ask,
  type Effects,
  type Game,
  type GameText,
  heard,
  IllegalInput,
  Match,
  plainWords,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { count, json, readArguments, text } from './arguments.ts';
import { Fault } from './fault.ts';
import { loadGame, loadText } from './games.ts';
import { type Language, languageOf, words } from './language.ts';
import { LazyQuestion } from './question.ts';
import { SAVES } from './replay.ts';
import { matchOf, newSavePath, readSaveFile, savePath, writeSaveFile } from './saves.ts';
import { breadcrumb, printTable } from './table.ts';

/** A full game in the terminal; what is typed comes from a person, or from a pipe. */
export async function play(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    human: 'string',
    bot: 'string',
    seed: 'string',
    options: 'string',
    lang: 'string',
    saves: 'string',
    name: 'string',
    resume: 'string',
  });
  const language = languageOf(values);
  const folder = text(values, 'saves', SAVES);
  const resume = values.resume;
  let match: Match;
  let name: string;
  let path: string;
  if (typeof resume === 'string') {
    name = resume;
    path = savePath(folder, name);
    const save = await readSaveFile(path);
    match = matchOf(await loadGame(save.game), save);
  } else {
    const game = await loadGame(text(values, 'game'));
    const config = game.configure(count(values, 'seats', game.definition.seats.min, 1, 99), json(values, 'options'));
    const seed = text(values, 'seed', randomBytes(16).toString('hex'));
    name = text(values, 'name', `${game.id}-${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}`);
    path = newSavePath(folder, name);
    match = Match.start(game, config, seed);
  }
  const { seats } = match.config;
  const humans = new Set(
    text(values, 'human', '0')
      .split(',')
      .filter((s) => s !== '')
      .map((s) => {
        const seat = Number(s);
        if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw new Fault(`--human takes seats from 0 to ${seats - 1}, not ${s}`);
        return seat;
      }),
  );
  const level = text(values, 'bot', 'greedy');
  if (!isLevel(level)) throw new Fault(`unknown bot: ${level} (choose from ${levels.join(', ')})`);
  const bots = Array.from({ length: seats }, (_, seat) =>
    makePlayer(level, match.game, seeded(`${match.seed}/player ${seat}/${match.log.length}`)),
  );
  await new TerminalTable(match, humans, bots, language, await loadText(match.game, language), path, name).run();
}

class TerminalTable {
  readonly #match: Match;
  readonly #game: Game;
  readonly #humans: ReadonlySet<Seat>;
  readonly #bots: readonly Player[];
  readonly #language: Language;
  readonly #say: GameText;
  readonly #path: string;
  readonly #name: string;
  readonly #terminal = createInterface({
    input: process.stdin,
    output: process.stdout.isTTY ? process.stdout : undefined,
    terminal: process.stdout.isTTY,
  });
  readonly #typed: AsyncIterator<string>;
  #facing: Seat | undefined;

  constructor(
    match: Match,
    humans: ReadonlySet<Seat>,
    bots: readonly Player[],
    language: Language,
    say: GameText,
    path: string,
    name: string,
  ) {
    this.#match = match;
    this.#game = match.game;
    this.#humans = humans;
    this.#bots = bots;
    this.#language = language;
    this.#say = say;
    this.#path = path;
    this.#name = name;
    this.#typed = this.#terminal[Symbol.asyncIterator]();
  }

  async run(): Promise<void> {
    const game = this.#game;
    try {
      // Kept from the start: whoever leaves at the first question is promised to find the game again.
      await writeSaveFile(this.#path, this.#match.save());
      this.#tell({ events: [...this.#match.opening], rolls: [], barrier: undefined });
      while (!game.over(this.#match.position)) {
        const asks = game.open(this.#match.position);
        const bot = asks.find((a) => !this.#humans.has(a.seat));
        if (bot === undefined) {
          if (!(await this.#human(asks[0]))) break;
        } else {
          const answer = await this.#bots[bot.seat].choose(new LazyQuestion(game, this.#match.position, bot));
          this.#tell(this.#match.answer(bot.seat, bot.decision, answer));
        }
        await writeSaveFile(this.#path, this.#match.save());
      }
      if (game.over(this.#match.position)) this.#ending();
      else console.log(words[this.#language].saved(this.#name));
    } finally {
      this.#terminal.close();
    }
  }

  #plain(sentence: string): string {
    return plainWords(sentence, (seat) => words[this.#language].seat(seat));
  }

  /** Tells what happened as the person at the screen may hear it. */
  #tell(effects: Effects): void {
    const viewer = this.#humans.size === 1 ? ([...this.#humans][0] ?? -1) : (this.#facing ?? -1);
    for (const event of heard(effects.events, viewer)) {
      const line = this.#plain(this.#say.event(event as never, viewer));
      if (line !== '') console.log(`· ${line}`);
    }
  }

  async #line(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const { value, done } = await this.#typed.next();
    return done === true ? undefined : value.trim();
  }

  /** One answer of a person; false when they leave. */
  async #human({ seat, decision }: Ask): Promise<boolean> {
    const game = this.#game;
    const say = this.#say;
    const own = words[this.#language];
    if (this.#humans.size > 1 && this.#facing !== seat) {
      this.#facing = seat;
      if (process.stdout.isTTY) console.clear();
      if ((await this.#line(`${own.handOver(own.seat(seat))} `)) === undefined) return false;
    }
    const ask = game.open(this.#match.position).find((a) => a.seat === seat && a.decision === decision);
    if (ask === undefined) return true;
    const question = new LazyQuestion(game, this.#match.position, ask);
    const { view, options } = question;
    console.log(`\n${breadcrumb(say, view, this.#language)}\n${this.#plain(say.prompt(question.ask, view))}`);
    options.forEach((option, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${this.#plain(say.option(question.ask, option, view))}`);
    });
    for (;;) {
      const line = await this.#line(own.choose(options.length));
      if (line === undefined || line === 'q') return false;
      if (line === 'u') {
        this.#undo(seat);
        return true;
      }
      if (line === 'why') {
        const refusals = game.refusals(this.#match.position, ask);
        if (refusals.length === 0) console.log(own.noRefusals);
        for (const refusal of refusals) console.log(`  ✗ ${this.#plain(say.refusal(refusal, view))} [${refusal.rule}]`);
      } else if (line === 't') printTable(say, view, this.#language);
      else if (line.startsWith('?')) this.#explain(line.slice(1).trim());
      else if (/^\d+$/.test(line) && Number(line) >= 1 && Number(line) <= options.length) {
        this.#answer(seat, decision, options[Number(line) - 1]);
        return true;
      } else console.log(own.notUnderstood(options.length));
    }
  }

  #answer(seat: Seat, decision: string, answer: Answer): void {
    this.#tell(this.#match.answer(seat, decision, answer));
  }

  #undo(seat: Seat): void {
    const own = words[this.#language];
    try {
      this.#match.undo(seat);
      console.log(own.undone);
    } catch (error) {
      if (!(error instanceof IllegalInput)) throw error;
      const barrier = this.#match.undoBarrier(seat);
      console.log(barrier === undefined || barrier === 'nothing' ? own.nothingToUndo : own.barrier[barrier]);
    }
  }

  #explain(wanted: string): void {
    const say = this.#say;
    const all = say.topics.flatMap((t) => t.ids);
    const found =
      wanted === ''
        ? []
        : all.filter(
            (id) =>
              id.toLowerCase().includes(wanted.toLowerCase()) ||
              this.#plain(say.explain(id).title).toLowerCase().includes(wanted.toLowerCase()),
          );
    if (found.length === 0) {
      console.log(words[this.#language].commands);
      console.log(words[this.#language].topics);
      for (const { group, ids } of say.topics) console.log(`  ${group}: ${ids.map((id) => this.#plain(say.explain(id).title)).join(', ')}`);
    }
    for (const id of found.slice(0, 8)) {
      const { title, body } = say.explain(id);
      console.log(`  ${this.#plain(title)}: ${this.#plain(body)}`);
    }
  }

  #ending(): void {
    const say = this.#say;
    const outcome = this.#game.outcome(this.#match.position);
    console.log(`\n${this.#plain(say.outcome(outcome))}`);
    outcome.scores.forEach(({ total, parts }, seat) => {
      const sources = Object.entries(parts).map(([part, points]) => `${this.#plain(say.scorePart(part))} ${points}`);
      console.log(`${words[this.#language].seat(seat)}: ${total} (${sources.join(', ')})`);
    });
  }
}
