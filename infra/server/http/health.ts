import { checkHealth, type HealthChecks } from '../../health.ts';
import type { Route } from './route.ts';
import { sendJson } from './send-json.ts';

/** Serves `GET /api/health`: 200 when every part answers, else 503 with the part that does not. */
export function createHealthRoute(checks: HealthChecks): Route {
  return {
    path: '/api/health',
    answer: async ({ response }) => {
      const { httpStatus, body } = await checkHealth(checks);
      sendJson(response, httpStatus, body);
    },
  };
}
