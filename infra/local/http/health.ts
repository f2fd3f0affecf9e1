import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineChoice } from '../../../sandbox/python/engine.ts';
import type { Exchange, Route } from './route.ts';
import { sendJson } from './send-json.ts';

const PATIENCE_MS = 2_000;

/** What the product stands on, each with a way to see whether it does. */
export interface HealthChecks {
  database: () => Promise<boolean>;
  auth: () => Promise<boolean>;
  execution: () => Promise<boolean>;
  /** How learners' code is run, which is told and not judged. */
  engine: () => Promise<EngineChoice | null>;
}

/** Serves `GET /api/health`: 200 when every part answers, else 503 with the part that does not. */
export function createHealthRoute(checks: HealthChecks): Route {
  return { path: '/api/health', answer: (exchange) => answer(checks, exchange) };
}

async function answer(checks: HealthChecks, { response }: Exchange): Promise<void> {
  const [database, auth, execution, engine] = await Promise.all([
    isWell(checks.database),
    isWell(checks.auth),
    isWell(checks.execution),
    soon(checks.engine(), null),
  ]);
  const isHealthy = database && auth && execution;
  sendJson(response, isHealthy ? 200 : 503, {
    status: word(isHealthy),
    checks: { database: word(database), auth: word(auth), execution: word(execution) },
    sandbox: engine,
  });
}

async function isWell(check: () => Promise<boolean>): Promise<boolean> {
  return soon(check(), false).catch(() => false);
}

/** What a promise gives, or something else when that takes too long. */
function soon<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([promise, sleep(PATIENCE_MS, otherwise, { ref: false })]);
}

function word(isOk: boolean): 'ok' | 'failing' {
  return isOk ? 'ok' : 'failing';
}
