// What matches weigh in memory: node bench/memory.ts [--matches 1000] [--json]
import { parseArgs } from 'node:util';
import { liveHeap, memoryOf } from './load/memory.ts';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '1000' }, json: { type: 'boolean', default: false } } });
const matches = Number(values.matches);
const lines = [];
for (const acts of [10, 150]) lines.push({ ...(await memoryOf({}, matches, acts)), live: liveHeap(acts).active });
if (values.json) console.log(JSON.stringify(lines));
else console.table(lines);
process.exit(0);
