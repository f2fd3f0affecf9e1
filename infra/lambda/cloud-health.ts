import { canStore } from '../../functions/data/can-store.ts';
import type { HttpHandler } from '../../functions/http/api-handler.ts';
import { isAuthWell } from '../../functions/identity/remote-accounts.ts';
import { canRunPrograms } from '../../functions/invoke/lambda-execution.ts';
import type { DataSources } from '../data-sources.ts';
import { createExecutionHealth } from '../execution-health.ts';
import { createHostedEngine } from '../hosted-engine.ts';
import { checkHealth, type HealthChecks, type HealthReport } from '../health.ts';
import { RUN_TIMEOUT_MS } from '../time-limits.ts';
import type { CloudConfig } from './cloud-config.ts';

/** How long a result is cached, in milliseconds, so that repeated requests don't burden the parts. */
const REMEMBERED_MS = 5_000;

/** Returns the health checks of the parts in the cloud, which also wait for the parts to open. */
export function cloudChecks(
  config: () => Promise<CloudConfig>,
  dataSources: () => Promise<DataSources>,
): HealthChecks {
  const target = async () => {
    const { execution } = await config();
    return { ...execution, timeoutMs: RUN_TIMEOUT_MS };
  };
  const health = createExecutionHealth(async () => canRunPrograms(await target()));
  return {
    database: async () => {
      const { database } = await dataSources();
      return canStore(database);
    },
    auth: async () => {
      const { supabase } = await config();
      return isAuthWell(`${supabase.url}/auth/v1`, supabase.anonKey);
    },
    execution: () => health.check(),
    engine: createHostedEngine(health, target),
  };
}

/** Answers `GET /api/health` as the local host does. */
export function createHealthHandler(checks: HealthChecks): HttpHandler {
  let known: { report: Promise<HealthReport>; untilMs: number } | null = null;
  return async ({ requestContext }) => {
    if (known === null || Date.now() >= known.untilMs) {
      known = { report: checkHealth(checks), untilMs: Date.now() + REMEMBERED_MS };
    }
    const { httpStatus, body } = await known.report;
    return {
      statusCode: httpStatus,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-request-id': requestContext.requestId,
      },
      body: JSON.stringify(body),
    };
  };
}
