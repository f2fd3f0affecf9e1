import type { Route } from './route.ts';
import { sendJson } from './send-json.ts';

/** How the web client finds the auth service. */
export interface PublicAuth {
  /** Null: it is served here, at the address that the browser came to. */
  supabaseUrl: string | null;
  supabaseAnonKey: string;
}

/** Serves `/config.json`, what the web client needs to know about where it is, so that one build fits everywhere. */
export function createConfigRoute({ supabaseUrl, supabaseAnonKey }: PublicAuth): Route {
  return {
    path: '/config.json',
    answer: ({ response, origin }) =>
      sendJson(response, 200, {
        supabaseUrl: supabaseUrl ?? origin,
        supabaseAnonKey,
        apiUrl: origin,
      }),
  };
}
