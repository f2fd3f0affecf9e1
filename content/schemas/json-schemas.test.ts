import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { JSON_SCHEMA_FOLDER, jsonSchemas } from './json-schemas.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
const SCHEMA_COMMENT = /^# yaml-language-server: \$schema=(\S+)$/m;

const schemas = jsonSchemas();
const yamlFiles = globSync('content/**/*.yml', { cwd: PROJECT });

test.each([...schemas])(
  '%s is up to date; `npm run content:schemas` writes it',
  async (name, text) => {
    expect(await readFile(path.join(PROJECT, JSON_SCHEMA_FOLDER, name), 'utf8')).toBe(text);
  },
);

test('every schema is used by a file', () => {
  const kinds = new Set([...yamlFiles.map((file) => path.basename(file, '.yml')), 'lesson']);
  expect([...schemas.keys()].toSorted()).toEqual(
    [...kinds].map((kind) => `${kind}.schema.json`).toSorted(),
  );
});

test.each(yamlFiles)('%s names the schema that its editor completes from', async (file) => {
  const [, schema = 'none'] =
    SCHEMA_COMMENT.exec(await readFile(path.join(PROJECT, file), 'utf8')) ?? [];
  const target = path.posix.join(path.posix.dirname(file), schema);
  const kind = path.basename(file, '.yml');
  expect(target).toBe(`${JSON_SCHEMA_FOLDER}/${kind}.schema.json`);
});
