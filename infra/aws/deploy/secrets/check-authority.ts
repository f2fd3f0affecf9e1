import { X509Certificate } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../../functions/data/database.ts';
import type { Secrets } from '../cloud-account.ts';

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
    return `The certificates in DATABASE_CA do not verify the database at ${new URL(databaseUrl).host} (${cause?.message ?? 'no answer'}).`;
  } finally {
    await close();
  }
}
