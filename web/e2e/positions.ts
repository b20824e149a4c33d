import { readFileSync } from 'node:fs';
import { registry } from '@orrery/games';
import { stopsOf, unasked } from '@orrery/host';
import { type Game, int, Match, type Save, type Seat, seeded } from '@orrery/kernel';
import type { Page } from '@playwright/test';

/** A game in the middle of it: the match so far, and who is asked what. */
export interface Standing {
  readonly game: string;
  readonly save: Save;
  readonly seat: Seat;
  readonly decision: string;
  /** Answers that led here. */
  readonly at: number;
}

export interface Played {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly seed: string;
}

async function loaded(id: string): Promise<Game> {
  const game = await registry[id]?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A whole game of random players, the same for the same seed; `each` sees every question, and whether one seat alone is asked. */
function play(
  game: Game,
  { seats, options, seed }: Played,
  each: (match: Match, at: number, seat: Seat, decision: string, alone: boolean) => void,
): Match {
  const match = Match.start(game, game.configure(seats, options), seed);
  const chance = seeded(`players of ${seed}`);
  while (!game.over(match.position)) {
    const asks = game.open(match.position);
    const [ask] = asks;
    const answers = game.options(match.position, ask);
    // What is put to nobody cannot be looked at.
    const asked = answers.length > 1 && unasked(game, match.position, ask, answers, stopsOf(game, {}), false) === undefined;
    if (asked) each(match, match.log.length, ask.seat, ask.decision, asks.length === 1);
    match.answer(ask.seat, ask.decision, answers[int(chance, answers.length)]);
  }
  return match;
}

/** The first question of a game. Where all are asked at once, the bots answer theirs meanwhile. */
export async function opening(played: Played): Promise<Standing> {
  const game = await loaded(played.game);
  let first: Standing | undefined;
  play(game, played, (match, at, seat, decision) => {
    first ??= { game: game.id, save: match.save(), seat, decision, at };
  });
  if (first === undefined) throw new Error('nobody is ever asked');
  return first;
}

/** The first question of a random game that one seat alone is asked, after that many answers or later. */
export async function standingAfter(played: Played, least: number): Promise<Standing> {
  const game = await loaded(played.game);
  let found: Standing | undefined;
  play(game, played, (match, at, seat, decision, alone) => {
    if (alone && at >= least) found ??= { game: game.id, save: match.save(), seat, decision, at };
  });
  if (found === undefined) throw new Error(`nobody is asked after ${least} answers`);
  return found;
}

/** A position with so many answers left to the end, or a few fewer: whole games are played by random players, their end in the browser. */
export async function nearTheEnd(played: Played, left: number): Promise<Standing> {
  return standingAfter(played, (await finished(played)).log.length - left);
}

/** Some positions of a random game, spread from its beginning to its end over as many kinds of question as there are. */
export async function standings(played: Played, count: number): Promise<Standing[]> {
  const game = await loaded(played.game);
  const questions: { at: number; seat: Seat; decision: string }[] = [];
  const { log } = play(game, played, (_, at, seat, decision, alone) => {
    // Where several seats are asked, the others would go on without the one who looks.
    if (alone) questions.push({ at, seat, decision });
  });
  const kinds = new Map<string, number>();
  const chosen = new Set<number>();
  for (let i = 0; i < count; i++) {
    const from = (log.length * i) / count;
    const here = questions.filter(({ at }) => at >= from && at < from + log.length / count);
    const rarest = Math.min(...here.map(({ decision }) => kinds.get(decision) ?? 0));
    const one = here.findLast(({ decision }) => (kinds.get(decision) ?? 0) === rarest);
    if (one === undefined) continue;
    kinds.set(one.decision, rarest + 1);
    chosen.add(one.at);
  }
  const list: Standing[] = [];
  play(game, played, (match, at, seat, decision) => {
    if (chosen.has(at)) list.push({ game: game.id, save: match.save(), seat, decision, at });
  });
  return list;
}

/** The whole game as a save. */
export const finished = async (played: Played): Promise<Save> => play(await loaded(played.game), played, () => {}).save();

const NAMES = ['Ada', 'Balthasar', 'Chen', 'Dorothea'];

/** Puts a match onto this device's shelf as the lobby does it: `mine` is mine, bots have the other seats, or all are people who share the screen. Returns its id. */
export async function shelve(page: Page, save: Save, mine: Seat, { over = false, shared = false } = {}): Promise<string> {
  const id = `e2e-${save.game}-${save.log.length}-${mine}`;
  const seats = Array.from({ length: save.config.seats }, (_, seat) =>
    shared || seat === mine ? { kind: 'human', name: NAMES[seat] } : { kind: 'bot', bot: 'random', name: NAMES[seat] },
  );
  const time = Date.UTC(2026, 0, 1);
  const table = {
    id,
    game: save.game,
    title: save.game,
    setup: { config: save.config, seed: save.seed, seats, clock: { kind: 'none' }, time, base: save },
    status: over ? 'over' : 'playing',
    seats: seats.map((s) => ({ kind: s.kind, name: s.name, bot: 'bot' in s ? s.bot : null, standIn: null })),
    waiting: [],
    at: save.log.length,
    seq: 0,
    created: time,
    updated: time,
  };
  if (!page.url().startsWith('http')) await page.goto('/healthz');
  await page.evaluate(
    (json) =>
      new Promise<void>((resolve, reject) => {
        // Whatever version it has; a new one begins with the stores of the first, and the page adds the rest.
        const request = indexedDB.open('orrery');
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' });
          request.result.createObjectStore('acts', { keyPath: ['table', 'seq'] });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          transaction.objectStore('tables').put(JSON.parse(json));
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(table),
  );
  return id;
}

/** Opens a standing on a screen that all share. */
export async function openShared(page: Page, { save, seat, at }: Standing): Promise<void> {
  const id = await shelve(page, save, seat, { shared: true });
  await page.goto(`/?${at}#/local/${id}`);
}

/** Opens a standing as the seat that is asked. */
export async function openStanding(page: Page, { save, seat, at }: Standing): Promise<void> {
  const id = await shelve(page, save, seat);
  // The page is loaded anew even when only the part behind # changes.
  await page.goto(`/?${at}#/local/${id}`);
  await page.waitForFunction((n) => Number(document.querySelector('[data-asked]')?.getAttribute('data-decisions') ?? -1) >= n, at, {
    polling: 20,
  });
}

/** Which games the registry gives a board of their own: read as text, for a board itself needs a browser. */
export function gamesWithBoards(): string[] {
  const source = readFileSync(new URL('../../games/registry.ts', import.meta.url), 'utf8');
  return [...source.matchAll(/import\('\.\/([^/']+)\/board\/index\.tsx'\)/g)].map(([, id]) => id);
}
