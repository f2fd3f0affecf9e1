import { lookup } from 'node:dns/promises';
import postgres from 'postgres';
import { checkServer } from '../../../postgres/check-server.ts';
import { StartError } from '../../../start-error.ts';
import type { Stage } from '../../stages.ts';
import { projectOfDatabase, projectOfUrl } from './project-reference.ts';

const POOLER = '.pooler.supabase.com';
const TRANSACTION_PORT = '6543';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Modes in which a connection is encrypted or is not made. */
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

const CONNECT_TIMEOUT_SECONDS = 10;

/**
 * Sees that the functions of a stage can use a database.
 *
 * @returns what is wrong, as a sentence without the password; null when nothing is
 */
export async function findDatabaseFault(value: string, stage: Stage): Promise<string | null> {
  const address = URL.parse(value);
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol)) {
    return 'DATABASE_URL is no postgres:// address; a password with special characters must be percent-encoded.';
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
    return 'DATABASE_URL still has [YOUR-PASSWORD] where the password of the database belongs.';
  }
  const [wanted, found] = [projectOfUrl(supabaseUrl), projectOfDatabase(address)];
  if (wanted === null || found === null || wanted === found) return null;
  return `DATABASE_URL is of the project ${found}, and supabase_url of the stage ${name} of ${wanted}.`;
}

function findWrongMode({ hostname, port, searchParams }: URL): string | null {
  if (hostname.endsWith(POOLER) && port !== TRANSACTION_PORT) {
    return `DATABASE_URL is the session pooler, where a connection stays taken; use the transaction pooler, port ${TRANSACTION_PORT}.`;
  }
  if (LOOPBACK.has(hostname) || ENCRYPTED.has(searchParams.get('sslmode') ?? '')) return null;
  return 'DATABASE_URL does not ask for encryption; add ?sslmode=require at its end.';
}

/** Functions outside a network of their own reach IPv4 addresses only. */
async function findNoRoute({ hostname }: URL): Promise<string | null> {
  const found = await lookup(hostname, { family: 4 }).catch(() => null);
  if (found !== null) return null;
  return `${hostname} has no IPv4 address, and Lambda reaches no other; use the address of the transaction pooler ("Connect" on the dashboard).`;
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
