import { expect, test } from 'vitest';
import type { LogEntry } from '../functions/http/log.ts';
import { logConnections } from './log-connections.ts';

function linesOf(...attempts: { seconds: number; error: Error | null }[]): LogEntry[] {
  const lines: LogEntry[] = [];
  for (const attempt of attempts) logConnections((line) => void lines.push(line))(attempt);
  return lines;
}

test('a connection is logged only if it took longer than a second', () => {
  const lines = linesOf({ seconds: 0.02, error: null }, { seconds: 1.5, error: null });
  expect(lines).toMatchObject([{ level: 'warn', connectionSeconds: 1.5 }]);
});

test('a connection that could not be had is logged with its code, and without its message', () => {
  const refused = Object.assign(new Error('connect 10.0.0.7:6543'), { code: 'ECONNREFUSED' });
  const full = new Error('timeout exceeded when trying to connect');
  const lines = linesOf({ seconds: 0.1, error: refused }, { seconds: 10, error: full });
  expect(lines).toMatchObject([
    { level: 'error', connectionFailure: 'ECONNREFUSED', connectionSeconds: 0.1 },
    { level: 'error', connectionFailure: 'NO_CONNECTION', connectionSeconds: 10 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('10.0.0.7');
});
