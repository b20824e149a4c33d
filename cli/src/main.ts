#!/usr/bin/env node
import { faultLine } from './fault.ts';
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
  export: exportSave,
  import: importSave,
  ladder,
  tune,
};

const usage = `orrery <command>

  simulate --game G --seats N --games N --bots a,b,… --seed S [--options JSON] [--json]
  play     --game G --seats N --human 0[,1…] [--bot LEVEL] [--seed S] [--options JSON] [--lang en|de] [--name NAME]
  play     --resume NAME [--human …] [--lang en|de]
  replay   FILE [--to N] [--lang en|de]
  verify   FILE
  export   NAME FILE
  import   FILE NAME
  ladder   --game G --seats N --games N [--level LEVEL] [--svg FILE] [--json]
  tune     --game G --hours H [--seats 2,4] [--write games/G/weights.ts]`;

const [command, ...args] = process.argv.slice(2);
if (command === undefined || command === 'help' || command === '--help') {
  console.log(usage);
} else if (!Object.hasOwn(commands, command)) {
  console.error(`orrery: unknown command: ${command} (there are ${Object.keys(commands).join(', ')})`);
  process.exitCode = 2;
} else {
  try {
    await commands[command](args);
  } catch (error) {
    const line = faultLine(error);
    if (line === undefined) throw error;
    console.error(`orrery: ${line}`);
    process.exitCode = 2;
  }
}
