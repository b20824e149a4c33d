import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { ended } from './ended.mjs';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const browserPath = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** WebKitGTK by its own driver, in a window on a screen that nobody sees. */
export const webkit = {
  name: 'webkit',
  missing() {
    if (!existsSync(DRIVER) || browserPath() === undefined) return 'no WebKitGTK: apt-get install webkit2gtk-driver';
    if (!existsSync(SCREEN) && process.env.DISPLAY === undefined) return 'no screen for WebKitGTK: apt-get install xvfb';
    return undefined;
  },

  async open({ width, height }) {
    // It writes the number of the screen it found free.
    const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', `${width + 200}x${height + 300}x24`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await new Promise((resolve) => screen.stdout.once('data', (line) => resolve(`:${String(line).trim()}`)));
    const port = 20_000 + (process.pid % 20_000);
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    });
    const ask = async (method, path, body) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
      const { value } = await answer.json();
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    };
    for (let tries = 0; ; tries++) {
      const up = await ask('GET', '/status').catch(() => undefined);
      if (up !== undefined) break;
      if (tries > 100) throw new Error('the driver of WebKitGTK does not answer');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { sessionId, capabilities } = await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] } } },
    });
    const at = `/session/${sessionId}`;
    await ask('POST', `${at}/timeouts`, { script: 120_000, pageLoad: 120_000 });
    await ask('POST', `${at}/window/rect`, { width, height });
    // The window has bars of its own: it is made larger until the page has the size that was asked for.
    const inside = await ask('POST', `${at}/execute/sync`, { script: 'return [innerWidth, innerHeight]', args: [] });
    await ask('POST', `${at}/window/rect`, { width: 2 * width - inside[0], height: 2 * height - inside[1] });
    const errors = [];
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      errors,
      async go(url) {
        await ask('POST', `${at}/url`, { url });
        const listen =
          "window.wrong = []; for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (e) => window.wrong.push(e.message ?? String(e.reason)));";
        await ask('POST', `${at}/execute/sync`, { script: listen, args: [] });
      },
      async run(script, ...args) {
        const answer = await ask('POST', `${at}/execute/async`, {
          script: `const done = arguments[1]; (async (args) => JSON.stringify({ value: (await (${script})(...JSON.parse(args))) ?? null, wrong: window.wrong?.splice(0) ?? [] }))(arguments[0]).then(done, (e) => done(JSON.stringify({ failed: String(e) })));`,
          args: [JSON.stringify(args)],
        });
        const { value, wrong = [], failed } = JSON.parse(answer);
        if (failed !== undefined) throw new Error(failed);
        errors.push(...wrong);
        return value;
      },
      act: (actions) => ask('POST', `${at}/actions`, { actions }),
      picture: async () => Buffer.from(await ask('GET', `${at}/screenshot`), 'base64'),
      async close() {
        await ask('DELETE', at).catch(() => undefined);
        await ended(driver);
        await ended(screen);
      },
    };
  },
};
