import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { httpEvent } from '../../tests/support/doors.ts';
import { bundleFunctions } from './bundle-functions.ts';

let directory: string;
let database: TestDatabase;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-functions-'));
  database = await createTestDatabase();
  await buildPythonRuntime(path.resolve('.build/runtime/python'));
  await bundleFunctions(path.join(directory, 'built'), () => undefined);
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

/** Loads a bundle as Lambda does, in a process with nothing but its environment, and calls its handler once. */
async function invoke(name: string, event: unknown): Promise<unknown> {
  const code = `
    const { handler } = await import(process.argv[1]);
    console.log(JSON.stringify(await handler(JSON.parse(process.argv[2]))));
    process.exit(0);
  `;
  const bundle = path.join(directory, 'built', name, 'index.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', code, bundle, JSON.stringify(event)],
    {
      cwd: os.tmpdir(),
      env: {
        DATABASE_URL: database.url,
        SUPABASE_URL: 'https://project.example',
        SUPABASE_ANON_KEY: 'key',
        EXECUTION_FUNCTION: 'execution',
      },
    },
  );
  return JSON.parse(stdout);
}

test('the bundled GraphQL door answers from nothing but its directory', async () => {
  const body = { query: '{ viewer { id } challenges { id } }' };
  const event = httpEvent({ method: 'POST', path: '/graphql', body });
  expect(await invoke('graphql', event)).toMatchObject({
    statusCode: 200,
    body: '{"data":{"viewer":null,"challenges":[]}}\n',
  });
});

test('the bundled REST door answers', async () => {
  const event = httpEvent({ path: '/api/challenges' });
  expect(await invoke('rest', event)).toMatchObject({ statusCode: 200, body: '[]' });
});

test('the bundled sweeper finds an empty house swept', async () => {
  expect(await invoke('sweeper', {})).toEqual({ submissions: 0 });
});

test('the bundled execution function runs sealed Python', async () => {
  const event = {
    language: 'python',
    code: 'print(6 * 7)',
    entry: { kind: 'program' },
    inputs: [''],
    limits: { wallMs: 5_000, outputBytes: 65_536 },
    lab: null,
  };
  expect(await invoke('execution', event)).toMatchObject({
    outcomes: [{ status: 'FINISHED', stdout: '42\n' }],
  });
});
