// cspell:ignore emscripten
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTEMPTS_ON_BRIDGE } from './attempts-on-bridge.ts';
import { ATTEMPTS_ON_NATIVE_CODE } from './attempts-on-native-code.ts';
import { ATTEMPTS_ON_PROGRAMS } from './attempts-on-programs.ts';
import { ATTEMPT_PRELUDE } from './attempt-prelude.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';

const PYODIDE = path.join(import.meta.dirname, '../../node_modules/pyodide/pyodide.mjs');

/** Runs code as Pyodide's documentation shows it, without any seal. */
const PROGRAM = `
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
for (const code of JSON.parse(process.argv[2])) {
  try { python.runPython(code); } catch (error) { console.log(error.name); }
}
process.exit(0);`;

let machine: WatchedMachine;
beforeAll(async () => {
  machine = await watchMachine();
});
afterAll(() => machine.close());

it('the same attempts breach Pyodide without the seal, and every trace is detected', async () => {
  const chosen = [
    'os.system',
    'the C library of ctypes',
    'run_js',
    'the js module',
    'emscripten_run_script',
  ];
  const known = [...ATTEMPTS_ON_PROGRAMS, ...ATTEMPTS_ON_BRIDGE, ...ATTEMPTS_ON_NATIVE_CODE];
  const attempts = known.filter(({ name }) => chosen.includes(name));
  expect(attempts).toHaveLength(chosen.length);
  const codes = attempts.map(({ code }) => `${ATTEMPT_PRELUDE}\n${code(machine.targets)}`);
  const args = ['--input-type=module', '--eval', PROGRAM, PYODIDE, JSON.stringify(codes)];
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 24 }, (_error, stdout) => resolve(stdout));
  });
  const traces = await machine.findTraces(printed);
  expect(traces).toContain('it printed the secret');
  expect(traces).toContain('it wrote a file');
});
