import { http, HttpResponse } from 'msw/http';

/** Returns the public configuration of a deployment that serves everything from one origin. */
export const configHandler = http.get('/config.json', () =>
  HttpResponse.json({ supabaseUrl: '/', supabaseAnonKey: 'anon', apiUrl: '/' }),
);
