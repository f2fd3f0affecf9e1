import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeLicenses } from './license-policy.ts';
import { PROJECT, readLockFile } from './lock-file.ts';

// `npm run licenses`: writes the page about the licenses of what ships.
const packages = await readLockFile('.');
const shipped = packages.filter(({ isShipped }) => isShipped);
await writeFile(path.join(PROJECT, 'docs/licenses.md'), describeLicenses(shipped));
console.log(`docs/licenses.md lists the licenses of ${shipped.length} packages.`);
