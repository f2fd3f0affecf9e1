import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { loadClientConfig } from './client-config.ts';
import { fetchProfile } from './fetch-profile.ts';
import { createSessionFetch } from './session-fetch.ts';
import type { Profile } from './profile.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/** The connection to the auth service, and the profile of its session. */
export interface AuthConnection {
  auth: SupabaseClient['auth'];
  fetchProfile: (session: Session) => Promise<Profile>;
  /** Calls back once if the service itself has ended the session. */
  takeRefusal: () => boolean;
}

/** Opens the connection. Only this file loads supabase-js, so import it only when a session is needed. */
export async function openAuthConnection(): Promise<AuthConnection> {
  const { supabaseUrl, supabaseAnonKey, apiUrl } = await loadClientConfig();
  let isRefused = false;
  const patientFetch = createSessionFetch(() => {
    isRefused = true;
  });
  const { auth } = createClient(supabaseUrl, supabaseAnonKey, {
    auth: {
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      flowType: 'pkce',
      storageKey: SESSION_STORAGE_KEY,
    },
    global: { fetch: patientFetch },
  });
  return {
    auth,
    fetchProfile: (session) => fetchProfile(apiUrl, session),
    takeRefusal: () => {
      const wasRefused = isRefused;
      isRefused = false;
      return wasRefused;
    },
  };
}
