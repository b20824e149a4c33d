/** How a command that does not stand for itself is tried: other words in it, a server beside it, what it says when it is up; or why not. */
export type Try = {
  readonly of: RegExp;
  readonly not?: string;
  readonly as?: readonly (readonly [string | RegExp, string])[];
  readonly beside?: string;
  /** Another command of the documents that makes what this one takes. */
  readonly after?: string;
  readonly until?: RegExp;
};

const BACKUP = 'npm run --silent orrery -- admin backup /backups/ --data data';
const SERVES = /https?:\/\/\S+/;

/** The first that fits holds. What stands here nowhere is run as it stands. HERE is a folder of the run's own. */
export const tries: readonly Try[] = [
  // Of a machine, not of a clone.
  {
    of: /^(systemctl|apt-get|sed |npm install --global)|\/opt\/orrery|\/etc\/|\/var\/lib/,
    not: 'npm run newcomer goes this way, or it is for a machine that hosts',
  },
  { of: /docker|podman/, not: 'needs a container runtime' },
  { of: /orrery\.mjs|^tar /, not: 'of an archive: tools/release.test.ts unpacks and starts one' },
  { of: /^npm run newcomer/, not: 'needs root, debootstrap and the ports 80 and 443' },
  { of: /^npm version|^git /, not: 'makes a release, or changes the clone' },
  { of: /TREE/, not: 'needs an older tree beside this one' },
  { of: / COMMAND$| FILE -t TITLE$| (OPTIONS|WISHES\.ts) /, not: 'stands for many commands' },
  { of: /^npm run release$/, as: [['release', 'release -- --trial']] },

  // What the others stand on: an installation that is broken off would leave nothing to try them in.
  { of: /^npm ci$/, not: 'what all the others are tried after' },
  { of: /^npm ci && npm test/, until: /RUN .*\/clone/ },
  { of: /^npm ci && npm (start|run serve)|^npm (start|run serve)(?! -- --help)/, as: [['/srv/', 'HERE/']], until: SERVES },
  { of: /^npm run dev$/, until: /Local:.*5\d{3}/ },
  {
    of: /admin backup/,
    as: [
      ['/backups/', 'HERE/backups/'],
      ['npm run', 'mkdir -p HERE/backups && npm run'],
    ],
    beside: 'npm run serve -- --data data',
  },
  {
    of: /admin restore/,
    after: BACKUP,
    as: [
      [/\S*\.backup/, '"$(ls HERE/backups/*.backup | head -n 1)"'],
      ['new-folder', 'HERE/new-folder'],
    ],
  },
  {
    of: /^tail /,
    after: BACKUP,
    as: [
      ['FILE', '"$(ls HERE/backups/*.backup | head -n 1)"'],
      ['orrery.sqlite', 'HERE/orrery.sqlite'],
    ],
  },
  { of: /admin (?!help|restore)/, beside: 'npm run serve -- --data data' },
  { of: /^npm run demo -- /, as: [['/srv/', 'HERE/']] },
  { of: /^npm run bench$/, as: [[/$/, ' -- --short']] },

  // One of many.
  { of: /^npm run leak|^npm run crash -- \[/, as: [[/\[sqlite.*?\]/, 'sqlite']] },
  { of: /abuse -- \[/, as: [[/\[.*/, 'sqlite']] },
  { of: /puzzles -- \[/, as: [[/\[.*/, '--game andromeda --count 1']] },
  { of: /--verify --seed OTHER/, as: [['OTHER [--ahead 0.08]', 'other']] },
  {
    of: / tune /,
    as: [
      ['--hours H', '--hours 0.002'],
      [/games\/G\/\S+/, 'HERE/net-weights.ts'],
      [/ G /, ' age-of-galaxy '],
    ],
  },
  { of: /seeds? in /, as: [[/ in [^;]*;/, ' in d11;']] },
  {
    of: /\b(G|GAME|NAME|OTHER|FILE|N|S)\b|\[/,
    as: [
      [/ \[[^\]]*\]/g, ''],
      [/docs\/balance\/G/g, 'HERE/G'],
      [/(data|docs)\/ladder\/G/g, 'HERE/G'],
      [/(new-game) NAME/, '$1 star-harbour'],
      [/\b(G|GAME|NAME)\b/g, 'andromeda'],
      [/ OTHER/g, ' other'],
      [/ FILE/g, ' HERE/file'],
      [/ [NS]\b/g, ' 2'],
    ],
  },
];

/** The command that is run for one that a document gives. */
export function triedAs(line: string, { as = [] }: Try, here: string): string {
  return as.reduce((now, [what, by]) => now.replace(what, by), line).replaceAll('HERE', here);
}
