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

const usage = `orrery <command>

  simulate --game G --seats N --games N --bots a,b,… --seed S [--options JSON] [--json]
  simulate --game G --levels a,b,… --seats 2,3,… --games N [--millis N] [--seed S] [--options JSON]
  play     --game G --seats N --human 0[,1…] [--bot LEVEL] [--seed S] [--options JSON] [--lang en|de] [--name NAME]
  play     --resume NAME [--human …] [--lang en|de]
  replay   FILE [--to N] [--lang en|de]
  verify   FILE
  analyse  FILE [--seats all|0,1…] [--seconds N] [--lang en|de]
  export   NAME FILE
  import   FILE NAME
  ladder   --game G --seats N --games N [--level LEVEL] [--against LEVEL] [--minutes M] [--millis N] [--out FILE] [--svg FILE] [--json]
  hints    --game G [--seats N] [--games N] [--playouts N] [--minutes M] [--seed S] [--options JSON] [--json]
  balance  --game G [--level LEVEL] [--seats N] [--games N] [--millis N] [--seed S] [--options JSON] [--write docs/balance/G.md]
  tune     --game G --hours H --net [--seats 2,4] [--games N] [--playouts N] [--epochs N] [--hidden 40,16] [--out FILE] [--write games/G/net-weights.ts]
  tune     --game G --hours H [--seats 2,4] [--pull N] [--hold N] [--deep] [--value] [--out FILE] [--write games/G/weights.ts|value-weights.ts]
  admin    stats | tables … | players … | backup TO | restore FROM   [--data DIR] [--json]   (admin help says more)`;

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
