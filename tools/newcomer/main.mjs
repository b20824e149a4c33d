#!/usr/bin/env node
// The newcomer's path, by the document alone: a fresh Debian with Node and npm and nothing else, the commands of docs/hosting.md (its first
// section, read and not copied), then two people in two browsers at an online table, behind Caddy with TLS by a CA of its own.
//   npm run newcomer [-- --root DIR] [-- --keep]      as root on Debian or Ubuntu; debootstrap and the ports 80 and 443 are needed
// The clock runs from the first command to the first answer of the second player: ten minutes at most. The machine itself (debootstrap,
// Node and npm) is made before; --root DIR keeps it, and takes it as it is where it is there already.
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandsOf } from './commands.ts';
import { firstTable } from './first-table.mjs';
import { inside, layClone, makeDebian, mount, mustBeAble, remove, repository, unmount } from './machine.mjs';

const MINUTES = 10;
/** What the document writes, and what stands for it here: Caddy signs such a name itself, and every system leads it to itself. */
const NAMES = ['orrery.example.org', 'orrery.localhost'];

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({ options: { root: { type: 'string' }, keep: { type: 'boolean', default: false } } });
const root = values.root ?? mkdtempSync(join(tmpdir(), 'orrery-newcomer-'));
const began = Date.now();
const say = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);

mustBeAble();

function makeMachine() {
  if (existsSync(join(root, 'usr/bin/npm'))) return say(`${root} is there`);
  makeDebian(root);
  inside(root, 'apt-get update && apt-get install -y --no-install-recommends nodejs npm');
  say('a fresh Debian with Node and npm');
}

/** There is no systemd in a folder: what the document asks of it is done from the unit files by a few lines of shell. */
function layStandIn() {
  const to = join(root, 'usr/local/bin/systemctl');
  cpSync(join(here, 'systemctl.sh'), to);
  chmodSync(to, 0o755);
}

/** What the services said last. */
const said = () => inside(root, 'tail -n 20 /var/log/*.stand-in.log');

/** A certificate of the CA that Caddy made, once it has: its root, or the one below that it signs with. */
async function ownAuthority(which) {
  const file = join(root, `var/lib/caddy/.local/share/caddy/pki/authorities/local/${which}.crt`);
  for (let tries = 0; !existsSync(file); tries++) {
    if (tries > 1200) throw new Error(`Caddy has made no CA\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return readFileSync(file, 'utf8');
}

/** Asks as a careful visitor: only a certificate of this CA for this very name will do. */
const healthy = (ca) =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', servername: NAMES[1], path: '/healthz', ca, headers: { host: NAMES[1] } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false)).end();
  });

function stopAll() {
  for (const file of existsSync(join(root, 'run')) ? readdirSync(join(root, 'run')) : []) {
    if (!file.endsWith('.stand-in')) continue;
    const pid = Number(readFileSync(join(root, 'run', file), 'utf8'));
    try {
      // Empty where it never came to run: 0 would be this very process and all around it.
      if (pid > 0) process.kill(pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    rmSync(join(root, 'run', file));
  }
}

try {
  makeMachine();
  rmSync(join(root, 'opt/orrery'), { recursive: true, force: true });
  layClone(join(root, 'opt/orrery'));
  layStandIn();
  mount(root);
  const start = Date.now();
  for (const command of commandsOf(readFileSync(join(repository, 'docs/hosting.md'), 'utf8'), '## A: ')) {
    inside(root, `cd /opt/orrery\n${command.replaceAll(NAMES[0], NAMES[1])}`);
    say(command.split('\n')[0]);
  }
  const ca = await ownAuthority('root');
  for (let tries = 0; !(await healthy(ca)); tries++) {
    if (tries > 1200) throw new Error(`no answer behind Caddy\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  say(`https://${NAMES[1]} answers, signed by the CA that Caddy made`);
  // Caddy sends this one along, the root it does not.
  const key = new X509Certificate(await ownAuthority('intermediate')).publicKey.export({ type: 'spki', format: 'der' });
  const pictures = join(repository, 'artifacts/newcomer');
  mkdirSync(pictures, { recursive: true });
  await firstTable(`https://${NAMES[1]}/`, createHash('sha256').update(key).digest('base64'), pictures);
  const seconds = Math.round((Date.now() - start) / 1000);
  say(`two people have answered at an online table (${pictures})`);
  console.log(
    `${seconds <= MINUTES * 60 ? 'ok  ' : 'OVER'} ${Math.floor(seconds / 60)} min ${seconds % 60} s of ${MINUTES} min from the first command to the first table`,
  );
  if (seconds > MINUTES * 60) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  stopAll();
  unmount(root);
  if (values.root === undefined && !values.keep) remove(root);
}
