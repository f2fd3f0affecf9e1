import { createClient } from '@supabase/supabase-js';
import type { TestAuth, TestClient } from './start-test-auth.ts';

/** Returns the admin API of an unmodified client with a key, by default the service key. */
export function adminOf(
  { url, service }: TestAuth,
  key = service.serviceKey,
): TestClient['auth']['admin'] {
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  return createClient(url, key, { auth }).auth.admin;
}
