import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { untilClosed } from '../../child-exit.ts';

const LOCAL = path.resolve(import.meta.dirname, '..');
const INSTALLING = 'Installing the packages of package-lock.json (npm ci)';

/** A fake npm that records its calls and installs what the lock file lists. */
const NPM = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
appendFileSync('calls.json', JSON.stringify({ arguments: process.argv.slice(2), omit: process.env.npm_config_omit }) + '\\n');
if (process.env.FAILS) process.exit(7);
mkdirSync('node_modules', { recursive: true });
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-prepare-'));
  await mkdir(path.join(project, 'infra/server'), { recursive: true });
  await cp(path.join(LOCAL, 'prepare.mjs'), path.join(project, 'infra/server/prepare.mjs'));
  await cp(path.join(LOCAL, 'prepare'), path.join(project, 'infra/server/prepare'), {
    recursive: true,
  });
  await writeFile(path.join(project, 'npm-cli.mjs'), NPM);
  await writeLock({ 'node_modules/hono': { version: '4.0.0' } });
});

afterEach(async () => {
  await rm(project, { recursive: true });
});

test('installs missing packages once', async () => {
  const first = await prepare();
  expect(first).toMatchObject({ status: 0 });
  expect(first.output).toContain(INSTALLING);
  expect(await prepare()).toEqual({ status: 0, output: '' });
  expect(await calls()).toHaveLength(1);
});

test('runs no install scripts and installs development tools in every environment', async () => {
  await prepare({ NODE_ENV: 'production', npm_config_omit: 'dev' });
  const [call] = await calls();
  expect(call).toMatchObject({ arguments: { 0: 'ci', 1: '--ignore-scripts', 2: '--include=dev' } });
  expect(call).not.toHaveProperty('omit');
});

test('installs again after the lock file changes', async () => {
  await prepare();
  await writeLock({ 'node_modules/hono': { version: '4.0.1' } });
  expect((await prepare()).output).toContain(INSTALLING);
});

test('accepts a manual installation that matches the lock file', async () => {
  await writeLock({
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
  });
  await mkdir(path.join(project, 'node_modules'));
  await writeFile(
    path.join(project, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/hono': { version: '4.0.0' } } }),
  );
  expect(await prepare()).toEqual({ status: 0, output: '' });
});

test('installs an additional directory on request, once', async () => {
  await mkdir(path.join(project, 'tools'));
  await writeLock({ 'node_modules/tool': { version: '1.0.0' } }, 'tools');
  expect((await prepare()).output).not.toContain('tools');
  expect((await prepare({}, 'tools')).output).toContain('packages of tools/package-lock.json');
  expect(await prepare({}, 'tools')).toEqual({ status: 0, output: '' });
  expect(await calls('tools')).toHaveLength(1);
});

test('repeats an interrupted installation', async () => {
  await prepare();
  await rm(path.join(project, 'node_modules/.package-lock.json'));
  expect((await prepare()).output).toContain(INSTALLING);
});

test('reports a failed installation with a clear message', async () => {
  const { status, output } = await prepare({ FAILS: 'yes' });
  expect(status).toBe(1);
  expect(output).toContain('The packages could not be installed. See the npm messages above');
  expect(output).not.toContain('    at ');
});

test('installs once for two concurrent commands', async () => {
  const both = await Promise.all([prepare(), prepare()]);
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  expect(await calls()).toHaveLength(1);
});

test.runIf(process.platform === 'linux')(
  'links the installed Node if npm left no link',
  async () => {
    const name = `node-linux-${process.arch}`;
    await mkdir(path.join(project, 'node_modules', name, 'bin'), { recursive: true });
    await symlink(process.execPath, path.join(project, 'node_modules', name, 'bin/node'));
    expect(await prepare()).toMatchObject({ status: 0 });
    const link = path.join(project, 'node_modules/.bin/node');
    expect(await readlink(link)).toBe(`../${name}/bin/node`);
  },
);

test('distinguishes an unsupported Node from one that is not the newest', async () => {
  await prepare();
  await mkdir(path.join(project, 'node_modules/.bin'));
  const program = path.join(project, 'old-node');
  await writeFile(program, '#!/bin/sh\necho v22.1.0\n', { mode: 0o755 });
  await symlink(program, path.join(project, 'node_modules/.bin/node'));
  const { status, output } = await prepare();
  expect(status).toBe(1);
  expect(output).toContain(
    'Node 24 is required but was not installed with the packages (found v22.1.0)',
  );
});

async function prepare(
  environment: Record<string, string> = {},
  ...directories: string[]
): Promise<{ status: number | null; output: string }> {
  const program = path.join(project, 'infra/server/prepare.mjs');
  const child = spawn(process.execPath, [program, ...directories], {
    env: {
      PATH: '/usr/bin:/bin',
      HOME: project,
      npm_execpath: path.join(project, 'npm-cli.mjs'),
      npm_node_execpath: process.execPath,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [status, output, errors] = await Promise.all([
    untilClosed(child),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output: output + errors };
}

async function calls(directory = '.'): Promise<unknown[]> {
  const file = path.join(project, directory, 'calls.json');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

async function writeLock(packages: Record<string, object>, directory = '.'): Promise<void> {
  const lock = JSON.stringify({ packages: { '': {}, ...packages } });
  await writeFile(path.join(project, directory, 'package-lock.json'), lock);
}
