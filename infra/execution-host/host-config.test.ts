import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readHostConfig } from './host-config.ts';

const EXECUTION_KEY = 'a-key-of-hosts-that-nobody-could-guess';

test('a host listens on this machine and runs one program per processor, unless it is told otherwise', () => {
  expect(readHostConfig({ EXECUTION_KEY, PORT: '' })).toEqual({
    keys: [EXECUTION_KEY],
    listenAddress: '127.0.0.1',
    port: 8080,
    runsAtOnce: availableParallelism(),
  });
  const chosen = { EXECUTION_KEY, PORT: '9000', LISTEN_ADDRESS: '0.0.0.0', RUNS_AT_ONCE: '3' };
  expect(readHostConfig(chosen)).toMatchObject({ port: 9000, runsAtOnce: 3 });
});

test('a host also accepts the previous key while the APIs change over', () => {
  const EXECUTION_KEY_PREVIOUS = 'the-key-before-that-nobody-could-guess';
  expect(readHostConfig({ EXECUTION_KEY, EXECUTION_KEY_PREVIOUS }).keys).toEqual([
    EXECUTION_KEY,
    EXECUTION_KEY_PREVIOUS,
  ]);
  expect(readHostConfig({ EXECUTION_KEY, EXECUTION_KEY_PREVIOUS: '' }).keys).toEqual([
    EXECUTION_KEY,
  ]);
});

test.each([
  [{}, 'EXECUTION_KEY must be set.'],
  [{ EXECUTION_KEY: '' }, 'EXECUTION_KEY must be set.'],
  [{ EXECUTION_KEY: 'short-key' }, 'EXECUTION_KEY must have at least 32 characters.'],
  [
    { EXECUTION_KEY, EXECUTION_KEY_PREVIOUS: 'short-key' },
    'EXECUTION_KEY_PREVIOUS must have at least 32 characters.',
  ],
  [{ EXECUTION_KEY, PORT: 'http' }, 'PORT must be a port number.'],
  [{ EXECUTION_KEY, RUNS_AT_ONCE: 'many' }, 'RUNS_AT_ONCE must be a number.'],
])('settings %j are refused by name, without their value', (settings, message) => {
  expect(() => readHostConfig(settings)).toThrow(message);
  expect(message).not.toContain('short-key');
});
