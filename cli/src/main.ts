#!/usr/bin/env node
import { admin } from './admin.ts';
import { analyse } from './analyse.ts';
import { balance } from './balance.ts';
import { Fault, faultLine } from './fault.ts';
import { hints } from './hints.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { exportSave, importSave, replay, verify } from './replay.ts';
import { simulate } from './simulate.ts';
import { tune } from './tune.ts';
import { usage } from './usage.ts';

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  simulate,
  play,
  replay,
  verify,
  analyse,
  export: exportSave,
  import: importSave,
  ladder,
  hints,
  balance,
  tune,
  admin,
};

// Whoever reads what we print may have read enough: orrery replay FILE | head
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [command = 'help', ...args] = process.argv.slice(2);
try {
  if (command === 'help' || command === '--help') console.log(usage);
  else if (Object.hasOwn(commands, command)) await commands[command](args);
  else throw new Fault(`unknown command: ${command} (choose from ${Object.keys(commands).join(', ')})`);
} catch (error) {
  const line = faultLine(error);
  if (line === undefined) throw error;
  // What it quotes may come from a file: one line, nothing that a terminal would obey.
  console.error(`orrery: ${line.replace(/[\s\p{Cc}]+/gu, ' ')}`);
  process.exitCode = 2;
}
