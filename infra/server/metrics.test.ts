import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './http/app.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-some-length';

/** Reads metrics after some events. */
async function read(token: string | null, authorization: string | null) {
  const metrics = createMetrics(token);
  metrics.observer.runEnded?.({ language: 'python', outcome: 'TIME_LIMIT', seconds: 5.2 });
  metrics.observer.runEnded?.({ language: 'python', outcome: 'FINISHED', seconds: 0.09 });
  metrics.observer.awarded?.(0.02);
  metrics.observer.stepStored?.('solved');
  metrics.runWaited(1.5);
  metrics.engineChosen('fork');
  metrics.connectionAttempted({ seconds: 10, error: new Error('No connection was free.') });
  const app = new Hono<AppEnv>();
  app.use(metrics.countRequests);
  app.get('/api/lessons', () => new Response(null, { status: 204 }));
  app.get('/metrics', metrics.serve);
  const env = { outgoing: { headersSent: false } };
  await app.request('/api/lessons', {}, env);
  const headers = authorization === null ? {} : { authorization };
  return app.request('/metrics', { headers }, env);
}

test('counts runs, waits, awards and requests in the format of Prometheus', async () => {
  const response = await read(TOKEN, `Bearer ${TOKEN}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'packetsmith_run_seconds_count{language="python",outcome="TIME_LIMIT"} 1',
      'packetsmith_run_seconds_bucket{le="0.1",language="python",outcome="FINISHED"} 1',
      'packetsmith_run_wait_seconds_sum 1.5',
      'packetsmith_award_seconds_count 1',
      'packetsmith_lesson_steps_total{state="solved"} 1',
      'packetsmith_database_connection_seconds_count{outcome="failed"} 1',
      'packetsmith_engine_info{engine="fork"} 1',
      'packetsmith_request_seconds_count{part="rest",status="204"} 1',
    ]),
  );
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

test.each([
  [null, `Bearer ${TOKEN}`],
  [TOKEN, null],
  [TOKEN, `Bearer ${TOKEN}x`],
  [TOKEN, 'Bearer '],
])('with the token %j, %j may not read them', async (token, authorization) => {
  const response = await read(token, authorization);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('packetsmith_');
});
