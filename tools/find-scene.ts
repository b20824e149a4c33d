#!/usr/bin/env node
// Finds positions for a lesson by play: Cadets, now and then distracted, play from one seed until a wish is met, and the shortest way there is printed.
//   node tools/find-scene.ts GAME SEATS SEED OPTIONS WISHES.ts [GAMES] [BEGINNING.json]
// WISHES.ts exports functions by name, each over { state, ask, options, at }; BEGINNING.json holds answers that come first.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makePlayer } from '@orrery/bots';
import { registry } from '@orrery/games';
import { type Answer, type Ask, int, seeded } from '@orrery/kernel';

type Wish = (at: { readonly state: unknown; readonly ask: Ask; readonly options: readonly Answer[]; readonly at: number }) => boolean;

const [id = '', seats = '2', seed = '', options = '{}', file = '', games = '50', first] = process.argv.slice(2);
const game = await registry[id].load();
const wishes = Object.entries((await import(resolve(file))) as Record<string, Wish>);
const beginning = first === undefined ? [] : (JSON.parse(readFileSync(first, 'utf8')) as readonly Answer[]);
const best = new Map<string, readonly Answer[]>();

for (let g = 0; g < Number(games); g++) {
  const luck = seeded(`find ${seed} ${g}`);
  const position = game.start(game.configure(Number(seats), JSON.parse(options)), seed);
  const players = Array.from({ length: Number(seats) }, (_, seat) => makePlayer('cadet', game, seeded(`find ${g} ${seat}`)));
  const answers: Answer[] = [];
  for (const answer of beginning) {
    game.play(position, game.open(position)[0], answer);
    answers.push(answer);
  }
  // Some games are played almost at random, others almost well: what a lesson wants is rarely what a good player does.
  const distraction = 5 + 10 * (g % 6);
  while (!game.over(position)) {
    const ask = game.open(position)[0];
    const choices = game.options(position, ask);
    const met = { state: position.state, ask, options: choices, at: answers.length };
    for (const [name, wish] of wishes) {
      const before = best.get(name);
      if ((before === undefined || before.length > answers.length) && wish(met)) best.set(name, [...answers]);
    }
    const longest = Math.max(...wishes.map(([name]) => best.get(name)?.length ?? Number.POSITIVE_INFINITY));
    if (answers.length >= longest) break;
    const view = game.view(position, ask.seat);
    const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
    if (seen === undefined) throw new Error(`${ask.decision} is not in the view`);
    const answer =
      choices.length === 1
        ? choices[0]
        : int(luck, 100) < distraction
          ? choices[int(luck, choices.length)]
          : await players[ask.seat].choose({ game, view, ask: seen, options: choices });
    game.play(position, ask, answer);
    answers.push(answer);
  }
}
for (const [name] of wishes) {
  const found = best.get(name);
  console.log(`// ${name}: ${found === undefined ? 'not found' : `${found.length} answers`}`);
  if (found !== undefined) console.log(JSON.stringify(found));
}
