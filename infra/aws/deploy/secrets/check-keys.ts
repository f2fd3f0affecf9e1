import { compactVerify, decodeProtectedHeader } from 'jose';
import type { Stage } from '../../stages.ts';
import { roleOf } from '../stage-to-deploy.ts';

const SHORTEST_SECRET = 32;

const TIMEOUT_MS = 10_000;

/**
 * Checks that a key gives admin access to the stage's project.
 *
 * @returns what is wrong, without the key; null if nothing is
 */
export async function findServiceKeyFault(key: string, stage: Stage): Promise<string | null> {
  if (!key.startsWith('sb_secret_') && roleOf(key) !== 'service_role') {
    return 'SUPABASE_SERVICE_ROLE_KEY is the wrong kind of key. Use the "service_role" or a "secret" key of the project.';
  }
  const address = `${stage.supabaseUrl}/auth/v1/admin/users?per_page=1`;
  const asking = fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await asking.catch(() => null);
  if (answer === null) return `${stage.supabaseUrl} does not answer. Check supabase_url.`;
  if (answer.ok) return null;
  return `${stage.supabaseUrl} does not accept SUPABASE_SERVICE_ROLE_KEY (${answer.status}). The key may belong to another project.`;
}

/**
 * Checks, as far as the public key allows, that the stage's project signs its tokens with a secret.
 *
 * @returns what is wrong, without the secret; null if nothing is
 */
export async function findTokenSecretFault(secret: string, stage: Stage): Promise<string | null> {
  if (secret.length < SHORTEST_SECRET) {
    return `SUPABASE_JWT_SECRET has ${secret.length} characters. It must have at least ${SHORTEST_SECRET}.`;
  }
  if (!isSignedBySecret(stage.supabaseAnonKey)) return null;
  const verifying = compactVerify(stage.supabaseAnonKey, new TextEncoder().encode(secret));
  const isRight = await verifying.then(
    () => true,
    () => false,
  );
  if (isRight) return null;
  return 'SUPABASE_JWT_SECRET did not sign supabase_anon_key. They belong to different projects.';
}

function isSignedBySecret(key: string): boolean {
  try {
    return decodeProtectedHeader(key).alg === 'HS256';
  } catch {
    return false;
  }
}
