import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from './ended.mjs';

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox by WebDriver BiDi, which it speaks itself: no driver is needed. */
export const firefox = {
  name: 'firefox',
  missing: () =>
    places.some((path) => path && existsSync(path)) ? undefined : 'no Firefox: apt-get install firefox-esr, or set FIREFOX_PATH',

  async open({ width, height }) {
    const profile = await mkdtemp(join(tmpdir(), 'orrery-firefox-'));
    const program = places.find((path) => path && existsSync(path));
    const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    const address = await new Promise((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (part) => {
        said += part;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (found !== null) resolve(found[1]);
      });
      child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error('no line to Firefox'));
    });
    const waiting = new Map();
    const errors = [];
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
      const one = waiting.get(message.id);
      if (one === undefined) return;
      waiting.delete(message.id);
      if (message.type === 'error') one.reject(new Error(`${message.error}: ${message.message}`));
      else one.resolve(message.result);
    };
    let last = 0;
    const send = (method, params) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      });
    const { capabilities } = await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send('browsingContext.getTree', {});
    const { context } = contexts[0];
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      errors,
      go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async run(script, ...args) {
        const answer = await send('script.callFunction', {
          functionDeclaration: `async (args) => JSON.stringify((await (${script})(...JSON.parse(args))) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value);
      },
      act: (actions) => send('input.performActions', { context, actions }),
      picture: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
      async close() {
        socket.close();
        await ended(child);
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};
