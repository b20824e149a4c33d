// Writes the table of settings into docs/operations.md, from the list the server itself reads.
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../src/settings.ts';

const file = new URL('../../docs/operations.md', import.meta.url);
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.replace(/(<!-- settings:.*?-->)[\s\S]*?(<!-- \/settings -->)/, `$1\n${settingsTable()}\n$2`));
