// Writes docs/reference.md: npm run reference
import { writeFileSync } from 'node:fs';
import { referencePage } from './page.ts';

writeFileSync(new URL('../../docs/reference.md', import.meta.url), await referencePage());
