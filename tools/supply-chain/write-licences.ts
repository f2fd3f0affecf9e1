import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeLicences } from './licence-policy.ts';
import { PROJECT, readLockFile } from './lock-file.ts';

// `npm run licences`: writes the page about the licences of what ships.
const packages = await readLockFile('.');
const shipped = packages.filter(({ isShipped }) => isShipped);
await writeFile(path.join(PROJECT, 'docs/licences.md'), describeLicences(shipped));
console.log(`docs/licences.md tells the licences of ${shipped.length} packages.`);
