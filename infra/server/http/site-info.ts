import type { Handler } from 'hono';
import { checkHealth, type HealthChecks } from '../../health.ts';
import type { AppEnv } from './app.ts';
import { jsonResponse } from './json-response.ts';

/** Answers `/api/health`: 200 if every part works, otherwise 503 with the failing part. */
export function healthHandler(checks: HealthChecks): Handler<AppEnv> {
  return async () => {
    const { httpStatus, body } = await checkHealth(checks);
    return jsonResponse(body, httpStatus);
  };
}

/** How the web client finds the auth service. */
export interface PublicAuth {
  /** Null if this server is the auth service, at the URL that the browser used. */
  supabaseUrl: string | null;
  supabaseAnonKey: string;
}

/** Answers `/config.json`: the URLs that the web client needs, so that one build works everywhere. */
export function configHandler({ supabaseUrl, supabaseAnonKey }: PublicAuth): Handler<AppEnv> {
  return ({ var: { origin } }) =>
    jsonResponse({ supabaseUrl: supabaseUrl ?? origin, supabaseAnonKey, apiUrl: origin });
}
