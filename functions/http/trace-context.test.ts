import { expect, test } from 'vitest';
import { logWithRequestId, traceParent, withRequestId } from './api-handler.ts';
import { httpEvent } from '../../tests/support/apis.ts';
import type { LogEntry } from './log.ts';
import { continueTrace, traceParentOf } from './trace-context.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

test('a trace goes on with a span of its own', () => {
  const trace = continueTrace(PARENT);
  expect(trace.traceId).toBe(TRACE);
  expect(trace.spanId).not.toBe('b7ad6b7169203331');
  expect(continueTrace(traceParentOf(trace)).traceId).toBe(TRACE);
});

test.each([
  undefined,
  '',
  'whatever',
  PARENT.replace('00-', '01-'),
  PARENT.toUpperCase(),
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `${PARENT}\n`,
])('%j starts a trace of its own', (header) => {
  expect(continueTrace(header).traceId).toMatch(/^(?!0af7)[0-9a-f]{32}$/);
});

test('what a request logs and calls belongs to the trace of the browser', async () => {
  const logged: LogEntry[] = [];
  const log = logWithRequestId((entry) => logged.push(entry));
  let called: string | undefined;
  const api = withRequestId(async () => {
    log({ level: 'info', message: 'Something happened.' });
    called = traceParent();
    return { statusCode: 200 };
  });
  await api(httpEvent({ path: '/api/lessons', headers: { traceparent: PARENT } }));
  expect(logged).toMatchObject([{ requestId: 'test', traceId: TRACE }]);
  expect(called).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(traceParent()).toBeUndefined();
});
