import { X509Certificate } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { openDatabase } from '../../../../functions/data/database.ts';
import { rootCauseOf } from '../../../start-error.ts';
import type { Stage } from '../../stages.ts';
import type { Secrets } from '../aws-account.ts';
import { roleOf } from '../stage-to-deploy.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The size limit of a standard-tier parameter. @see https://docs.aws.amazon.com/general/latest/gr/ssm.html */
const MOST_BYTES = 4_096;

/**
 * Checks that the certificates verify the database, by connecting as the functions do.
 *
 * @param secrets what the functions will read
 * @returns what is wrong; null if nothing is, or if there are no certificates
 */
export async function findAuthorityFault({
  DATABASE_CA: authority,
  DATABASE_URL: databaseUrl,
}: Secrets): Promise<string | null> {
  if (authority === undefined) return null;
  if (!areCertificates(authority)) return 'DATABASE_CA does not contain PEM certificates.';
  // The functions require this prefix.
  if (!authority.startsWith('-----BEGIN CERTIFICATE-----')) {
    return 'DATABASE_CA must begin with a certificate. Remove everything before it.';
  }
  if (Buffer.byteLength(authority) > MOST_BYTES) {
    return `DATABASE_CA is longer than the ${MOST_BYTES} bytes that fit into a parameter. Remove certificates that are not needed.`;
  }
  if (databaseUrl === undefined) return 'DATABASE_CA has no effect without DATABASE_URL. Set both.';
  return findCertificateProblem(databaseUrl, authority);
}

function areCertificates(text: string): boolean {
  const found = text.match(CERTIFICATE) ?? [];
  try {
    return found.map((one) => new X509Certificate(one)).length > 0;
  } catch {
    return false;
  }
}

async function findCertificateProblem(
  databaseUrl: string,
  authority: string,
): Promise<string | null> {
  const { database, close } = openDatabase(databaseUrl, {
    connections: 1,
    certificateAuthority: authority,
  });
  try {
    await database.execute(sql`select 1`);
    return null;
  } catch (error) {
    const cause = rootCauseOf(error);
    return `The certificates in DATABASE_CA do not verify the database at ${new URL(databaseUrl).host} (${cause instanceof Error ? cause.message : 'no answer'}).`;
  } finally {
    await close();
  }
}

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
  if (answer === null) return `${stage.supabaseUrl} does not respond. Check supabase_url.`;
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
