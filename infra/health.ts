import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineChoice } from '../sandbox/python/engine.ts';

const TIMEOUT_MS = 2_000;

/** What the product stands on, each with a way to see whether it does. */
export interface HealthChecks {
  database: () => Promise<boolean>;
  auth: () => Promise<boolean>;
  execution: () => Promise<boolean>;
  /** How learners' code is run, which is told and not judged. */
  engine: () => Promise<EngineChoice | null>;
}

type Word = 'ok' | 'failing';

/** What `GET /api/health` answers. */
export interface HealthReport {
  /** 200 when every part answers, else 503. */
  httpStatus: 200 | 503;
  body: {
    status: Word;
    checks: { database: Word; auth: Word; execution: Word };
    sandbox: EngineChoice | null;
  };
}

/** Looks at every part at the same time, each for two seconds at most. */
export async function checkHealth(checks: HealthChecks): Promise<HealthReport> {
  const [database, auth, execution, engine] = await Promise.all([
    isWell(checks.database),
    isWell(checks.auth),
    isWell(checks.execution),
    soon(checks.engine(), null),
  ]);
  const isHealthy = database && auth && execution;
  return {
    httpStatus: isHealthy ? 200 : 503,
    body: {
      status: word(isHealthy),
      checks: { database: word(database), auth: word(auth), execution: word(execution) },
      sandbox: engine,
    },
  };
}

async function isWell(check: () => Promise<boolean>): Promise<boolean> {
  return soon(check(), false).catch(() => false);
}

/** What a promise gives, or something else when that takes too long. */
function soon<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([promise, sleep(TIMEOUT_MS, otherwise, { ref: false })]);
}

function word(isOk: boolean): Word {
  return isOk ? 'ok' : 'failing';
}
