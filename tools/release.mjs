#!/usr/bin/env node
// Builds release/orrery-X.Y.Z.tgz: sources, the built client and production packages. It runs with one command and no build step:
//   tar xzf orrery-X.Y.Z.tgz && cd orrery-X.Y.Z && node orrery.mjs
// Beside it release/notes.md: what CHANGELOG.md says of this version.
// npm run release               refuses uncommitted changes, a version without its place and date in CHANGELOG.md, or one that is tagged elsewhere
// npm run release -- --trial    builds whatever is there; --built takes web/dist as it is, --web DIR another client, --to DIR puts it elsewhere
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', shell: process.platform === 'win32' });
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `orrery-${version}`;
/** What stands behind the version in the heading of its entry, and the entry. */
const notes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  .split('\n## ')
  .map((entry) => /^(\S+) \((.*)\)\n+(.*)$/s.exec(entry)?.slice(1))
  .find((entry) => entry?.[0] === version);

function unready() {
  if (run('git', ['status', '--porcelain']) !== '') return 'there are uncommitted changes';
  if (notes === undefined) return `CHANGELOG.md has no entry for ${version}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(notes[1])) return `CHANGELOG.md calls ${version} “${notes[1]}”: write the day it is released there`;
  const tagged = run('git', ['tag', '--list', `v${version}`]).trim();
  if (tagged !== '' && run('git', ['rev-list', '-1', tagged]).trim() !== run('git', ['rev-parse', 'HEAD']).trim())
    return `${tagged} is another commit: raise the version`;
  return undefined;
}

const { values } = parseArgs({
  options: {
    trial: { type: 'boolean' },
    built: { type: 'boolean' },
    web: { type: 'string' },
    to: { type: 'string', default: join(root, 'release') },
  },
});
const why = values.trial ? undefined : unready();
if (why !== undefined) {
  console.error(`No release: ${why}.`);
  process.exit(1);
}
/** What a server does not need to run. */
const LEFT_OUT =
  /(^|\/)(test|e2e|bench|\.github|\.ci|web\/src|web\/kit|web\/build|web\/tools|tools\/mutants)(\/|$)|\.test\.tsx?$|\/board\//;

const client = values.web ?? join(root, 'web/dist');
if (values.web === undefined && (!values.built || !existsSync(join(client, 'index.html')))) run('npm', ['run', '--silent', 'build']);
const work = mkdtempSync(join(tmpdir(), 'orrery-release-'));
try {
  const to = join(work, name);
  for (const file of run('git', ['ls-files', '-z']).split('\0')) {
    if (file === '' || LEFT_OUT.test(file) || !existsSync(join(root, file))) continue;
    cpSync(join(root, file), join(to, file));
  }
  // Workspaces of the lockfile have to be there, if only by name.
  for (const place of ['web', 'web/kit']) {
    mkdirSync(join(to, place), { recursive: true });
    cpSync(join(root, place, 'package.json'), join(to, place, 'package.json'));
  }
  cpSync(client, join(to, 'web/dist'), { recursive: true });
  run('npm', ['ci', '--omit=dev', '--omit=optional', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], to);
  // Of the client only its build is needed.
  for (const name of ['react', 'react-dom', 'zustand', 'scheduler'])
    rmSync(join(to, 'node_modules', name), { recursive: true, force: true });
  for (const heavy of ['deps', 'src', 'binding.gyp'])
    rmSync(join(to, 'node_modules/better-sqlite3', heavy), { recursive: true, force: true });
  writeFileSync(
    join(to, 'orrery.mjs'),
    `#!/usr/bin/env node\n// node orrery.mjs [--port N] [--data DIR] starts the server; node orrery.mjs admin …, play …, replay … run the command line.\nconst [word = ''] = process.argv.slice(2);\nconst serves = word === '' || word.startsWith('-');\nprocess.argv.splice(2, 0, serves ? 'server/src/main.ts' : 'cli/src/main.ts');\nawait import('./tools/run.mjs');\n`,
  );
  mkdirSync(values.to, { recursive: true });
  if (notes !== undefined) writeFileSync(join(values.to, 'notes.md'), notes[2]);
  const archive = join(values.to, `${name}.tgz`);
  run('tar', ['czf', archive, '--owner=0', '--group=0', '-C', work, name]);
  console.log(archive);
} finally {
  rmSync(work, { recursive: true, force: true });
}
