import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineChoice } from '../sandbox/python/engine.ts';
import type { ExecutionReport } from './execution-health.ts';

const TIMEOUT_MS = 2_000;
/** The product's own program may have to run first, which may have to wait for its turn. */
const ENGINE_TIMEOUT_MS = 10_000;

/** The health check of each part of the product. */
export interface HealthChecks {
  database: () => Promise<boolean>;
  auth: () => Promise<boolean>;
  execution: () => Promise<ExecutionReport>;
  /** How learners' code is run. This is reported but doesn't affect the status. */
  engine: () => Promise<EngineChoice | null>;
}

type HealthStatus = 'ok' | 'failing';

/** The response of `GET /api/health`. */
export interface HealthReport {
  /** 200 if every part works, otherwise 503. */
  httpStatus: 200 | 503;
  body: {
    status: HealthStatus;
    checks: { database: HealthStatus; auth: HealthStatus; execution: HealthStatus };
    /** How long a stranger's one-line program took from being sent to its result, in milliseconds. */
    execution_wait_ms: number;
    sandbox: EngineChoice | null;
  };
}

/** Checks all parts in parallel, each for at most two seconds. Execution says within ten how long it took. */
export async function checkHealth(checks: HealthChecks): Promise<HealthReport> {
  const [database, auth, execution, engine] = await Promise.all([
    isWell(checks.database),
    isWell(checks.auth),
    checks.execution(),
    soon(checks.engine(), { otherwise: null, timeoutMs: ENGINE_TIMEOUT_MS }),
  ]);
  const isHealthy = database && auth && execution.isHealthy;
  return {
    httpStatus: isHealthy ? 200 : 503,
    body: {
      status: word(isHealthy),
      checks: {
        database: word(database),
        auth: word(auth),
        execution: word(execution.isHealthy),
      },
      execution_wait_ms: execution.waitMs,
      sandbox: engine,
    },
  };
}

async function isWell(check: () => Promise<boolean>): Promise<boolean> {
  return soon(check(), { otherwise: false, timeoutMs: TIMEOUT_MS }).catch(() => false);
}

/** Returns a promise's value, or a fallback after a timeout. */
function soon<Value>(
  promise: Promise<Value>,
  { otherwise, timeoutMs }: { otherwise: Value; timeoutMs: number },
): Promise<Value> {
  return Promise.race([promise, sleep(timeoutMs, otherwise, { ref: false })]);
}

function word(isOk: boolean): HealthStatus {
  return isOk ? 'ok' : 'failing';
}
