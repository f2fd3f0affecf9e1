import { lookup } from 'node:dns/promises';
import postgres from 'postgres';
import { checkServer } from '../../../postgres/check-server.ts';
import { StartError } from '../../../start-error.ts';
import type { Stage } from '../../stages.ts';

/** Returns the reference of the hosted Supabase project that a URL belongs to; null for any other URL. */
function projectOfUrl(supabaseUrl: string): string | null {
  return /^([a-z0-9]+)\.supabase\.co$/.exec(new URL(supabaseUrl).hostname)?.[1] ?? null;
}

/** Returns the same for a database URL. The pooler has it in the user name, a direct connection in the host. */
function projectOfDatabase(address: URL): string | null {
  const [, byUser] = address.username.split('.');
  return /^db\.([a-z0-9]+)\.supabase\.co$/.exec(address.hostname)?.[1] ?? byUser ?? null;
}

const POOLER = '.pooler.supabase.com';
const TRANSACTION_PORT = '6543';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** SSL modes that never fall back to an unencrypted connection. */
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

const CONNECT_TIMEOUT_SECONDS = 10;

/**
 * Checks that the functions of a stage can use a database.
 *
 * @returns what is wrong, without the password; null if nothing is
 */
export async function findDatabaseFault(value: string, stage: Stage): Promise<string | null> {
  const address = URL.parse(value);
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol)) {
    return 'DATABASE_URL is not a postgres:// URL. Percent-encode special characters in the password.';
  }
  return (
    findWrongProject(address, stage) ??
    findWrongMode(address) ??
    (await findNoRoute(address)) ??
    (await findNoServer(value))
  );
}

function findWrongProject(address: URL, { name, supabaseUrl }: Stage): string | null {
  if (/YOUR-PASSWORD/i.test(address.password)) {
    return 'DATABASE_URL still has [YOUR-PASSWORD] in place of the database password.';
  }
  const [wanted, found] = [projectOfUrl(supabaseUrl), projectOfDatabase(address)];
  if (wanted === null || found === null || wanted === found) return null;
  return `DATABASE_URL belongs to the project ${found}, but supabase_url of the stage ${name} belongs to ${wanted}.`;
}

function findWrongMode({ hostname, port, searchParams }: URL): string | null {
  if (hostname.endsWith(POOLER) && port !== TRANSACTION_PORT) {
    return `DATABASE_URL is the session pooler, which keeps connections open. Use the transaction pooler, port ${TRANSACTION_PORT}.`;
  }
  if (LOOPBACK.has(hostname) || ENCRYPTED.has(searchParams.get('sslmode') ?? '')) return null;
  return 'DATABASE_URL does not require encryption. Add ?sslmode=require at the end.';
}

/** Functions outside a VPC reach only IPv4 addresses. */
async function findNoRoute({ hostname }: URL): Promise<string | null> {
  const found = await lookup(hostname, { family: 4 }).catch(() => null);
  if (found !== null) return null;
  return `${hostname} has no IPv4 address, and Lambda cannot reach it. Use the URL of the transaction pooler ("Connect" on the dashboard).`;
}

async function findNoServer(value: string): Promise<string | null> {
  const sql = postgres(value, {
    max: 1,
    prepare: false,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    onnotice: () => undefined,
  });
  try {
    await checkServer(sql, value);
    return null;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  } finally {
    await sql.end();
  }
}
