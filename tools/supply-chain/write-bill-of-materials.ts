import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBillOfMaterials } from './bill-of-materials.ts';
import { PROJECT } from './lock-file.ts';

// `npm run sbom`: writes a list of what ships, with versions, hashes and licenses.
const bill = await makeBillOfMaterials();
const file = path.join(PROJECT, '.build/sbom.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`.build/sbom.json lists ${bill.components.length} packages.`);
