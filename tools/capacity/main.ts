import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillPage, SECTIONS } from './report/fill-page.ts';

// `npm run scale` prints the tables of docs/scale.md; `npm run scale -- --write` updates the page.

const PAGE = path.join(import.meta.dirname, '../../docs/scale.md');

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (values.write) {
  await writeFile(PAGE, fillPage(await readFile(PAGE, 'utf8')));
  console.log('docs/scale.md is up to date.');
} else {
  for (const [name, draw] of Object.entries(SECTIONS)) console.log(`\n# ${name}\n\n${draw()}`);
}
