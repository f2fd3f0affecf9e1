import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  detectIsolation,
  isolatedCommand,
  type Isolation,
} from '../../sandbox/python/runner/isolation.ts';

let directory: string;
let isolation: Isolation;
let connections = 0;
const listener = net.createServer((socket) => {
  connections += 1;
  socket.destroy();
});

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-process-'));
  isolation = await detectIsolation();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  listener.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs JavaScript as the program of an interpreter's process, as if everything inside had been escaped. */
async function runAsProcess(body: string): Promise<string> {
  const script = path.join(directory, 'script.mjs');
  const program = `const attempt = async (action) => {
    try { console.log(JSON.stringify(await action()) ?? 'done'); }
    catch (error) { console.log(error.code ?? error.name); }
  };\n${body}`;
  await writeFile(script, program);
  const { program: file, args } = isolatedCommand(isolation, directory, [script]);
  return new Promise((resolve) => {
    execFile(file, args, { env: {}, cwd: '/' }, (_error, stdout) => resolve(stdout.trim()));
  });
}

describe('the process of an interpreter', () => {
  it('reads its own directory and no other', async () => {
    const output = await runAsProcess(`
      import fs from 'node:fs';
      await attempt(() => fs.readFileSync(import.meta.filename).length > 0);
      await attempt(() => fs.readFileSync('/etc/passwd', 'utf8'));
      await attempt(() => fs.readdirSync('/'));
      await attempt(() => fs.writeFileSync(${JSON.stringify(path.join(directory, 'new'))}, 'x'));
    `);
    expect(output.split('\n')).toEqual([
      'true',
      ...['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'],
    ]);
  });

  it('starts no process, no worker, no addon and no code from text', async () => {
    const output = await runAsProcess(`
      import { spawnSync } from 'node:child_process';
      import { Worker } from 'node:worker_threads';
      await attempt(() => spawnSync('/bin/true'));
      await attempt(() => new Worker('1', { eval: true }));
      await attempt(() => process.dlopen({ exports: {} }, '/lib/x.node'));
      await attempt(() => new Function('return 1')());
    `);
    expect(output.split('\n')).toEqual([
      ...['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_DLOPEN_DISABLED'],
      'EvalError',
    ]);
  });

  it('has nothing in its environment', async () => {
    vi.stubEnv('PACKETSMITH_SECRET', 'secret-of-the-environment');
    const output = await runAsProcess('await attempt(() => process.env);');
    vi.unstubAllEnvs();
    expect(output).not.toContain('secret-of-the-environment');
    expect(output).not.toContain('HOME');
  });

  it('reaches no listener where the machine can take the network away', async (context) => {
    const isWithoutNetwork = isolation.wrapper.some((part) => part.endsWith('unshare'));
    if (!isWithoutNetwork) context.skip('This machine allows no network namespaces.');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const output = await runAsProcess(`
      import net from 'node:net';
      await attempt(() => new Promise((resolve, reject) => {
        net.connect(${String(port)}, '127.0.0.1').on('connect', resolve).on('error', reject);
      }));
    `);
    expect(output).toBe('ENETUNREACH');
    expect(connections).toBe(0);
  });
});
