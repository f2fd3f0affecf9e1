import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { JSON_SCHEMA_FOLDER, jsonSchemas } from './schemas/json-schemas.ts';

// `npm run content:schemas`: writes the JSON Schemas that editors use, after a change to content/schemas.
const folder = path.join(import.meta.dirname, '..', JSON_SCHEMA_FOLDER);
await mkdir(folder, { recursive: true });
for (const [name, text] of jsonSchemas()) {
  await writeFile(path.join(folder, name), text);
}
