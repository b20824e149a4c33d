#!/usr/bin/env node
// How long the forecast worker takes for all options of a question, in Chromium: questions of random games of every game, at full speed and at a
// quarter of it, as on a phone. From posting a question to hearing its answer. Fails over 10 ms, or 50 ms at a quarter, at the 95th percentile.
//   node web/tools/forecasts.mjs DIST [games]     DIST is a built client, as E2E_DIST leaves it
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds, registry } from '@orrery/games';
import { int, seeded } from '@orrery/kernel';
import { findBrowser } from '../e2e/browser.ts';

const [dist = 'web/dist', games = '3'] = process.argv.slice(2);
const LIMIT = { 1: 10, 4: 50 };
const MOST_QUESTIONS = 400;

/** Questions with a choice, as their seats see them. */
async function questions(id) {
  const game = await registry[id].load();
  const { min, max } = game.definition.seats;
  const asked = [];
  for (let g = 0; g < Number(games); g++) {
    const luck = seeded(`forecasts ${g}`);
    const position = game.start(game.configure(Math.max(min, max - (g % 3)), {}), `forecasts ${g}`);
    while (!game.over(position)) {
      const open = game.open(position);
      const ask = open[int(luck, open.length)];
      const options = game.options(position, ask);
      if (options.length > 1) asked.push({ view: game.view(position, ask.seat), decision: ask.decision, options });
      game.play(position, ask, options[int(luck, options.length)]);
    }
  }
  const every = Math.max(1, Math.floor(asked.length / MOST_QUESTIONS));
  return asked.filter((_, i) => i % every === 0);
}

const entry = (await readdir(join(dist, 'assets'))).find((file) => /^forecaster-.*\.js$/.test(file));
if (entry === undefined) throw new Error(`no forecast worker in ${dist}`);
const server = createServer(async (request, response) => {
  try {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const body = path === '/' ? '<title>forecasts</title>' : await readFile(join(dist, path));
    response.writeHead(200, { 'content-type': path === '/' ? 'text/html' : 'text/javascript' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const profile = await mkdtemp(join(tmpdir(), 'orrery-forecasts-'));
const browser = spawn(findBrowser(), [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
  `--user-data-dir=${profile}`,
  'about:blank',
]);

/** A conversation with the browser. */
async function connect() {
  const address = await new Promise((resolve) => {
    let said = '';
    browser.stderr.on('data', (data) => {
      said += data;
      const found = /ws:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const waiting = new Map();
  let ids = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    const asked = waiting.get(message.id);
    if (asked === undefined) return;
    if (message.error === undefined) asked.resolve(message.result);
    else asked.reject(new Error(message.error.message));
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++ids, { resolve, reject });
      socket.send(JSON.stringify({ id: ids, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
  return send;
}

const quantile = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)];

let slow = false;
try {
  const send = await connect();
  const { targetId } = await send('Target.createTarget', { url: `http://localhost:${server.address().port}/` });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  while ((await evaluate('document.title')) !== 'forecasts') await new Promise((resolve) => setTimeout(resolve, 50));
  // Chromium slows down pages, not workers: there the same file runs on the page, with the copies that messages would make.
  await evaluate(`(async () => {
    globalThis.worker = new Worker('/assets/${entry}', { type: 'module' });
    const timed = (send, hear) => new Promise((resolve) => {
      const from = performance.now();
      hear((data) => resolve('failed' in data ? data.failed : performance.now() - from));
      send();
    });
    globalThis.inWorker = (asked) => timed(() => worker.postMessage({ id: 1, asked }), (told) => { worker.onmessage = ({ data }) => told(data); });
    let heard;
    window.postMessage = (message) => heard(structuredClone(message));
    await import('/assets/${entry}');
    const ask = window.onmessage;
    window.onmessage = null;
    globalThis.onPage = (asked) => timed(() => ask({ data: structuredClone({ id: 1, asked }) }), (told) => { heard = told; });
  })()`);
  for (const id of gameIds) {
    const asked = await questions(id);
    // Sent in pieces: the questions of a whole game are megabytes.
    await evaluate('globalThis.questions = []');
    for (let i = 0; i < asked.length; i += 40) await evaluate(`questions.push(...${JSON.stringify(asked.slice(i, i + 40))})`);
    for (const rate of [1, 4]) {
      const where = rate === 1 ? 'inWorker' : 'onPage';
      // Rules are fetched once, and compiled while they are used.
      await evaluate(`(async () => { for (const one of questions.slice(0, 50)) await ${where}(one); })()`);
      await send('Emulation.setCPUThrottlingRate', { rate }, sessionId);
      const times = await evaluate(
        `(async () => { const times = []; for (const one of questions) times.push(await ${where}(one)); return times; })()`,
      );
      await send('Emulation.setCPUThrottlingRate', { rate: 1 }, sessionId);
      const failed = times.find((time) => typeof time === 'string');
      if (failed !== undefined) throw new Error(failed);
      const [half, most95, most] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));
      const options = asked.reduce((sum, one) => sum + one.options.length, 0) / asked.length;
      slow ||= Number(most95) > LIMIT[rate];
      console.log(
        `${id}, CPU 1/${rate}: ${times.length} questions of ${options.toFixed(1)} options; ms ${half} half, ${most95} 95 %, ${most} most`,
      );
    }
  }
} finally {
  browser.kill();
  await new Promise((resolve) => browser.once('exit', resolve));
  server.close();
  await rm(profile, { recursive: true, force: true });
}
if (slow) process.exit(1);
