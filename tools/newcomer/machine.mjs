import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Machines in a folder: a fresh Debian, what runs inside it, and its end. */
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
export const repository = fileURLToPath(new URL('../..', import.meta.url));

export function mustBeAble() {
  if (process.getuid?.() === 0 && existsSync('/usr/sbin/debootstrap')) return;
  console.error('A fresh machine in a folder needs root and debootstrap: apt-get install debootstrap');
  process.exit(1);
}

/** A network may have a CA of its own that npm has to know; the new machine is told of it as this one was. */
const CA = process.env.NODE_EXTRA_CA_CERTS;
const CA_INSIDE = '/etc/ssl/network.crt';

export function makeDebian(root) {
  // A temporary folder is its owner's alone; the root of a machine is everybody's, or no service could read a library.
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, MIRROR], { stdio: 'ignore' });
  // Installers write it.
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  if (CA !== undefined) cpSync(CA, join(root, CA_INSIDE), { dereference: true });
}

/** What a chroot is given so that it begins with nothing of this machine's environment. */
export const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
  ...(CA === undefined ? {} : { NODE_EXTRA_CA_CERTS: CA_INSIDE }),
};

/** Runs a script in the machine; what it says is shown where it fails. */
export function inside(root, script, env = {}) {
  const run = { env: { ...environment, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync('chroot', [root, 'sh', '-euc', script], run);
  if (status !== 0) throw new Error(`${script}\n${stdout.slice(-2000)}${stderr.slice(-4000)}`);
  return stdout;
}

/** A clone, as far as git knows the files. */
export function layClone(to) {
  for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' }).split('\0')) {
    if (file === '' || !existsSync(join(repository, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(repository, file), join(to, file));
  }
}

export const mount = (root) => execFileSync('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
export const unmount = (root) => spawnSync('umount', [join(root, 'proc')], { stdio: 'ignore' });

/** Never a folder that something of this machine is still mounted below; true where it is gone. */
export function remove(root) {
  if (existsSync(join(root, 'proc/self'))) return false;
  rmSync(root, { recursive: true, force: true });
  return true;
}
