import { expect, test, vi } from 'vitest';
import { connect, type ServerPort } from './connection.ts';
import type { PublishedDiagnostics } from './protocol.ts';

const LONG_MS = 60_000;

/** A conversation whose server is the test. */
function conversation() {
  const sent: unknown[] = [];
  const found: PublishedDiagnostics[] = [];
  let say: (message: unknown) => void = () => undefined;
  let end: () => void = () => undefined;
  const port: ServerPort = {
    send: (message) => sent.push(message),
    onMessage: (listener) => (say = listener),
    onEnd: (listener) => (end = listener),
    close: () => undefined,
  };
  const connection = connect(port, {
    onDiagnostics: (published) => found.push(published),
    settingsOf: (section) => (section === 'python' ? { strict: false } : null),
  });
  return { connection, sent, found, say: (message: object) => say(message), end: () => end() };
}

test('each question gets its own answer', async () => {
  const { connection, sent, say } = conversation();
  const first = connection.ask('hover', { at: 1 }, LONG_MS);
  const second = connection.ask('hover', { at: 2 }, LONG_MS);
  expect(sent).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'hover', params: { at: 1 } },
    { jsonrpc: '2.0', id: 2, method: 'hover', params: { at: 2 } },
  ]);
  say({ id: 2, result: 'two' });
  say({ id: 1, result: 'one' });
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
});

test('an error and a late answer count as no answer', async () => {
  vi.useFakeTimers();
  const { connection, say } = conversation();
  const failing = connection.ask('hover', {}, LONG_MS);
  say({ id: 1, error: { code: -32603, message: 'Broken.' } });
  expect(await failing).toBeNull();
  const slow = connection.ask('hover', {}, LONG_MS);
  vi.advanceTimersByTime(LONG_MS);
  say({ id: 2, result: 'late' });
  expect(await slow).toBeNull();
  vi.useRealTimers();
});

test('questions to a server that has ended are answered at once', async () => {
  const { connection, end } = conversation();
  const open = connection.ask('hover', {}, LONG_MS);
  end();
  expect(await open).toBeNull();
  expect(await connection.ask('hover', {}, LONG_MS)).toBeNull();
  await connection.ended;
});

test('the server gets its settings, and an empty answer to everything else', () => {
  const { sent, say } = conversation();
  const items = [{ section: 'python' }, { section: 'files' }];
  say({ id: 7, method: 'workspace/configuration', params: { items } });
  say({ id: 8, method: 'client/registerCapability', params: {} });
  expect(sent).toEqual([
    { jsonrpc: '2.0', id: 7, result: [{ strict: false }, null] },
    { jsonrpc: '2.0', id: 8, result: null },
  ]);
});

test('what the server finds is passed on', () => {
  const { found, say } = conversation();
  const published = { uri: 'file:///src/main.py', version: 3, diagnostics: [] };
  say({ method: 'textDocument/publishDiagnostics', params: published });
  say({ method: 'window/logMessage', params: { message: 'Loaded.' } });
  expect(found).toEqual([published]);
});
