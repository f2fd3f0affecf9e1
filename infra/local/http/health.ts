import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange, Route } from './route.ts';
import { sendJson } from './send-json.ts';

const PATIENCE_MS = 2_000;

/** What the product stands on, each with a way to see whether it does. */
export interface HealthChecks {
  database: () => Promise<boolean>;
  auth: () => Promise<boolean>;
  execution: () => Promise<boolean>;
}

/** Serves `GET /api/health`: 200 when every part answers, else 503 with the part that does not. */
export function createHealthRoute(checks: HealthChecks): Route {
  return { path: '/api/health', answer: (exchange) => answer(checks, exchange) };
}

async function answer(checks: HealthChecks, { response }: Exchange): Promise<void> {
  const [database, auth, execution] = await Promise.all([
    isWell(checks.database),
    isWell(checks.auth),
    isWell(checks.execution),
  ]);
  const isHealthy = database && auth && execution;
  sendJson(response, isHealthy ? 200 : 503, {
    status: word(isHealthy),
    checks: { database: word(database), auth: word(auth), execution: word(execution) },
  });
}

async function isWell(check: () => Promise<boolean>): Promise<boolean> {
  const patience = sleep(PATIENCE_MS, false, { ref: false });
  return Promise.race([check(), patience]).catch(() => false);
}

function word(isOk: boolean): 'ok' | 'failing' {
  return isOk ? 'ok' : 'failing';
}
