import { createClient } from '@supabase/supabase-js';
import type { TestAuth, TestClient } from './start-test-auth.ts';

/** The administration of an unmodified client that holds a key, the service key unless told. */
export function adminOf(
  { url, service }: TestAuth,
  key = service.serviceKey,
): TestClient['auth']['admin'] {
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  return createClient(url, key, { auth }).auth.admin;
}
