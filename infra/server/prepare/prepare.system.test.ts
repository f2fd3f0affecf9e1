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

/** Stands in for npm: notes how it was called, and installs what the lock file names. */
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

test('packages that are missing are installed once', async () => {
  const first = await prepare();
  expect(first).toMatchObject({ status: 0 });
  expect(first.output).toContain(INSTALLING);
  expect(await prepare()).toEqual({ status: 0, output: '' });
  expect(await calls()).toHaveLength(1);
});

test('no install script runs, and the tools come along whatever the environment leaves out', async () => {
  await prepare({ NODE_ENV: 'production', npm_config_omit: 'dev' });
  const [call] = await calls();
  expect(call).toMatchObject({ arguments: { 0: 'ci', 1: '--ignore-scripts', 2: '--include=dev' } });
  expect(call).not.toHaveProperty('omit');
});

test('a lock file that has changed is installed again', async () => {
  await prepare();
  await writeLock({ 'node_modules/hono': { version: '4.0.1' } });
  expect((await prepare()).output).toContain(INSTALLING);
});

test('what somebody installed by hand is good when it is what the lock file names', async () => {
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

test('a directory with packages of its own comes along where it is asked for, and is installed once', async () => {
  await mkdir(path.join(project, 'tools'));
  await writeLock({ 'node_modules/tool': { version: '1.0.0' } }, 'tools');
  expect((await prepare()).output).not.toContain('tools');
  expect((await prepare({}, 'tools')).output).toContain('packages of tools/package-lock.json');
  expect(await prepare({}, 'tools')).toEqual({ status: 0, output: '' });
  expect(await calls('tools')).toHaveLength(1);
});

test('an installation that was cut short is repeated', async () => {
  await prepare();
  await rm(path.join(project, 'node_modules/.package-lock.json'));
  expect((await prepare()).output).toContain(INSTALLING);
});

test('an installation that fails is told in a sentence', async () => {
  const { status, output } = await prepare({ FAILS: 'yes' });
  expect(status).toBe(1);
  expect(output).toContain('The packages could not be installed; the messages of npm above tell');
  expect(output).not.toContain('    at ');
});

test('two commands at once install once', async () => {
  const both = await Promise.all([prepare(), prepare()]);
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  expect(await calls()).toHaveLength(1);
});

test.runIf(process.platform === 'linux')(
  'the Node that came with the packages is linked where npm left no link',
  async () => {
    const name = `node-linux-${process.arch}`;
    await mkdir(path.join(project, 'node_modules', name, 'bin'), { recursive: true });
    await symlink(process.execPath, path.join(project, 'node_modules', name, 'bin/node'));
    expect(await prepare()).toMatchObject({ status: 0 });
    const link = path.join(project, 'node_modules/.bin/node');
    expect(await readlink(link)).toBe(`../${name}/bin/node`);
  },
);

test('a Node that is too old for the product is told apart from one that is merely not newest', async () => {
  await prepare();
  await mkdir(path.join(project, 'node_modules/.bin'));
  const program = path.join(project, 'old-node');
  await writeFile(program, '#!/bin/sh\necho v22.1.0\n', { mode: 0o755 });
  await symlink(program, path.join(project, 'node_modules/.bin/node'));
  const { status, output } = await prepare();
  expect(status).toBe(1);
  expect(output).toContain(
    'Node 24 is needed and was not installed with the packages (found v22.1.0)',
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
  const [status, said, complained] = await Promise.all([
    untilClosed(child),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output: said + complained };
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
