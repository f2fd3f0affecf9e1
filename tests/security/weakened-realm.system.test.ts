import vm from 'node:vm';
import { expect, it } from 'vitest';
import { BREACH } from './escape-attempt.ts';
import { realmAttempts } from './escape-attempts.ts';
import { realmScript } from './realm-attempt.ts';

const TARGETS = { secretFile: '/secret', markerFile: '/marker', port: 1, token: 'token' };

/** Runs attempts in a context like the interpreter's, but with ordinary functions of the host and with `eval`. */
function openContext(): (name: string) => unknown {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: true, wasm: true },
  });
  const run = (source: string): unknown => new vm.Script(source).runInContext(context);
  const scope = run('globalThis') as Record<string, unknown>;
  scope['opened'] = { python: {}, host: { now: () => ({}), log: () => [], print: () => [] } };
  scope['shell'] = {};
  run(`(() => { ${realmScript(realmAttempts(TARGETS))} })()`);
  return run('globalThis.tryOut') as (name: string) => unknown;
}

/** Attempts that depend on what is weakened here. */
const SUCCEEDING = [
  'eval',
  'the constructor Function',
  'the constructor of async generators',
  'every property of the host functions',
  'the prototypes of the host functions',
  'what the host functions return',
  'the error of a full stack in the host function now',
  'getters of everything reachable',
  'a walk over everything reachable',
];

it('the attempts in JavaScript succeed in a realm that is not bare, and every breach is reported', () => {
  const found = SUCCEEDING.map((name) => [name, String(openContext()(name)).includes(BREACH)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(SUCCEEDING.map((name) => [name, true])),
  );
});
