import { X509Certificate } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../../functions/data/database.ts';
import type { Secrets } from '../cloud-account.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** What a parameter of the standard tier holds. @see https://docs.aws.amazon.com/general/latest/gr/ssm.html */
const MOST_BYTES = 4_096;

/**
 * Sees that the certificates vouch for the database, by a connection as the functions make it.
 *
 * @param secrets what the functions will read
 * @returns what is wrong, as a sentence; null when nothing is, or when nobody is to vouch
 */
export async function findAuthorityFault({
  DATABASE_CA: authority,
  DATABASE_URL: databaseUrl,
}: Secrets): Promise<string | null> {
  if (authority === undefined) return null;
  if (!areCertificates(authority)) return 'DATABASE_CA holds no certificates in PEM.';
  // As the functions want it.
  if (!authority.startsWith('-----BEGIN CERTIFICATE-----')) {
    return 'DATABASE_CA must begin with a certificate; remove what stands before it.';
  }
  if (Buffer.byteLength(authority) > MOST_BYTES) {
    return `DATABASE_CA has more than the ${MOST_BYTES} bytes that a parameter holds; leave out certificates that are not needed.`;
  }
  if (databaseUrl === undefined) return 'DATABASE_CA is of no use without DATABASE_URL.';
  return findDistrust(databaseUrl, authority);
}

function areCertificates(text: string): boolean {
  const found = text.match(CERTIFICATE) ?? [];
  try {
    return found.map((one) => new X509Certificate(one)).length > 0;
  } catch {
    return false;
  }
}

async function findDistrust(databaseUrl: string, authority: string): Promise<string | null> {
  const { database, close } = openDatabase(databaseUrl, {
    connections: 1,
    certificateAuthority: authority,
  });
  try {
    await database.execute(sql`select 1`);
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
    return `The certificates of DATABASE_CA do not vouch for the database at ${new URL(databaseUrl).host} (${cause?.message ?? 'no answer'}).`;
  } finally {
    await close();
  }
}
