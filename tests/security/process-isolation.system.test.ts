import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  detectIsolation,
  isolatedCommand,
  type Isolation,
} from '../../sandbox/python/runner/isolation.ts';
import { escapedBodies, escapedConnections } from './escaped-javascript.ts';
import { programOfBodies } from './escaped-programs.ts';
import { readReached } from './read-reached.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';

let machine: WatchedMachine;
let directory: string;
let isolation: Isolation;
let victim: ChildProcess;

beforeAll(async () => {
  machine = await watchMachine();
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-process-'));
  isolation = await detectIsolation();
  victim = spawn('/bin/sleep', ['300'], { stdio: 'ignore' });
});
afterAll(async () => {
  victim.kill('SIGKILL');
  await machine.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs JavaScript as the program of an interpreter's process, as if it had escaped everything inside. */
async function runAsProcess(program: string): Promise<string> {
  const script = path.join(directory, 'script.mjs');
  await writeFile(script, program);
  const { program: file, args } = isolatedCommand(isolation, directory, [script]);
  return new Promise((resolve) => {
    execFile(file, args, { env: {}, cwd: '/' }, (_error, stdout) => resolve(stdout));
  });
}

const isolatedFrom = (wrapper: string): boolean =>
  isolation.interpreter.some((part) => part.endsWith(wrapper));

describe('JavaScript that has escaped everything except the process of an interpreter', () => {
  let reached: ReadonlyMap<string, unknown>;
  const targets = () => ({ ...machine.targets, victim: victim.pid ?? 0 });
  const everything = () => [
    ...escapedBodies(targets()),
    ...escapedConnections(machine.targets.port),
  ];
  beforeAll(async () => {
    reached = readReached(await runAsProcess(programOfBodies(everything())));
  }, 60_000);

  it('tries everything', () => {
    expect([...reached.keys()]).toEqual(everything().map(({ name }) => name));
  });

  it('finds no file, no secret, no program, no worker, no addon and no code from text', async () => {
    const found = escapedBodies(targets()).filter(({ name }) => reached.get(name) !== null);
    expect(found.map(({ name }) => [name, reached.get(name)])).toEqual([]);
    expect(await machine.findTraces([...reached.values()].join('\n'))).toEqual([]);
    expect(existsSync(machine.targets.secretFile)).toBe(true);
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
  });

  it('reaches no listener on machines that can isolate the network', async (context) => {
    if (!isolatedFrom('unshare')) context.skip('This machine allows no network namespaces.');
    const found = escapedConnections(0).map(({ name }) => [name, reached.get(name)]);
    expect(found.filter(([, answer]) => answer !== null)).toEqual([]);
    expect(await machine.findTraces('')).toEqual([]);
  });
});
