import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler, MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { ConnectionAttempt } from '../../functions/data/connection-pool.ts';
import type { ProductObserver } from '../product-observer.ts';
import type { AppEnv } from './http/app.ts';
import { NOTHING_HERE, refuse } from './http/json-response.ts';

const QUICK_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RUN_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/** Where a request belongs, without what a client can choose freely. */
function partOf(path: string): string {
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/auth/')) return 'auth';
  return path.startsWith('/api/') ? 'rest' : 'site';
}

/** Measures what one running product does, in the format of Prometheus. */
export interface Metrics {
  observer: ProductObserver;
  /** Called with the time that a run has waited for its turn, in seconds. */
  runWaited: (seconds: number) => void;
  engineChosen: (engine: string) => void;
  /** Called whenever a request needs a connection to the database. */
  connectionAttempted: (attempt: ConnectionAttempt) => void;
  /** Counts every request. */
  countRequests: MiddlewareHandler<AppEnv>;
  /** Answers `/metrics`. */
  serve: Handler<AppEnv>;
}

/** Creates what is measured. */
function createInstruments(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'packetsmith_request_seconds',
      help: 'Time until a response, by part and status.',
      labelNames: ['part', 'status'],
      buckets: QUICK_SECONDS,
      registers,
    }),
    runs: new Histogram({
      name: 'packetsmith_run_seconds',
      help: 'Time until the result of a run, with its wait, by language and outcome.',
      labelNames: ['language', 'outcome'],
      buckets: RUN_SECONDS,
      registers,
    }),
    waits: new Histogram({
      name: 'packetsmith_run_wait_seconds',
      help: 'Time that runs waited for their turn.',
      buckets: RUN_SECONDS,
      registers,
    }),
    awards: new Histogram({
      name: 'packetsmith_award_seconds',
      help: 'Time of transactions in which a learner can earn something: submissions, lesson steps, reviews.',
      buckets: QUICK_SECONDS,
      registers,
    }),
    steps: new Counter({
      name: 'packetsmith_lesson_steps_total',
      help: 'Steps of lessons that were stored, by state: seen, solved, or with the solution shown.',
      labelNames: ['state'],
      registers,
    }),
    connections: new Histogram({
      name: 'packetsmith_database_connection_seconds',
      help: 'Time until a connection to the database was free, by outcome: connected or failed.',
      labelNames: ['outcome'],
      buckets: QUICK_SECONDS,
      registers,
    }),
    engine: new Gauge({
      name: 'packetsmith_engine_info',
      help: 'The engine that runs programs.',
      labelNames: ['engine'],
      registers,
    }),
  };
}

/** Creates the metrics of a product. @param token what a client of `/metrics` must send; without one, nobody may read */
export function createMetrics(token: string | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = createInstruments([registry]);
  const { requests, runs, waits, awards, steps, connections, engine } = instruments;
  return {
    observer: {
      runEnded: ({ language, outcome, seconds }) => runs.observe({ language, outcome }, seconds),
      awarded: (seconds) => awards.observe(seconds),
      stepStored: (state) => steps.inc({ state }),
    },
    runWaited: (seconds) => waits.observe(seconds),
    engineChosen: (name) => engine.set({ engine: name }, 1),
    connectionAttempted: ({ error, seconds }) =>
      connections.observe({ outcome: error === null ? 'connected' : 'failed' }, seconds),
    countRequests: async (context, next) => {
      const end = requests.startTimer({ part: partOf(context.req.path) });
      await next();
      const { outgoing } = context.env;
      // Some parts, such as the auth service, write to Node's response directly.
      end({ status: String(outgoing.headersSent ? outgoing.statusCode : context.res.status) });
    },
    serve: async ({ req }) => {
      if (token === null || !isBearer(req.header('authorization'), token)) {
        return refuse(NOTHING_HERE);
      }
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(
    digest((header ?? '').replace(/^bearer +/i, 'Bearer ')),
    digest(`Bearer ${token}`),
  );
}
