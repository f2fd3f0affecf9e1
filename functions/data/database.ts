// cspell:ignore libpq sslmode sslrootcert uselibpqcompat
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

type Handle = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** A handle to the product's tables: the pool, or one transaction of it. */
export interface Queries extends Omit<Handle, 'execute'> {
  /** Runs a statement of our own. @returns its rows */
  execute<Row extends Record<string, unknown>>(statement: SQLWrapper): Promise<Row[]>;
}

export interface Database extends Queries {
  /** Runs work in a transaction; a throw rolls all of it back. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
}

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** How a database is reached. */
export interface DatabaseOptions {
  /** The most connections that are open at once. */
  connections: number;
  /**
   * The certificate, in PEM, of the authority that vouches for the server. Every connection is encrypted then, and its
   * certificate and host are checked. Null: as the address says.
   */
  certificateAuthority?: string | null;
}

/** How long a connection is waited for, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;

/**
 * As libpq reads the address: `sslmode=require` encrypts and asks for no certificate that the system knows, as the
 * addresses of hosted projects expect.
 */
function asLibpqReads(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

/** What the address says about encryption would win over everything beside it. */
function withoutEncryption(url: string): string {
  const address = new URL(url);
  for (const name of ['ssl', 'sslmode', 'sslrootcert']) address.searchParams.delete(name);
  return address.href;
}

function openPool(
  url: string,
  { connections, certificateAuthority = null }: DatabaseOptions,
): Pool {
  const pool = new Pool({
    ...(certificateAuthority === null
      ? { connectionString: asLibpqReads(url) }
      : { connectionString: withoutEncryption(url), ssl: { ca: certificateAuthority } }),
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // A connection that is lost fails what it was doing, and the pool opens another one. Unheard it would end the process.
  const leave = (): void => undefined;
  return pool.on('error', leave).on('connect', (client) => client.on('error', leave));
}

/** Has a handle answer with rows alone. */
function withRows<Kind extends Handle>(handle: Kind): Kind & Queries {
  const execute = handle.execute.bind(handle);
  return Object.assign(handle, {
    execute: async <Row extends Record<string, unknown>>(statement: SQLWrapper) =>
      (await execute<Row>(statement)).rows,
  });
}

/**
 * Opens a pool of connections. No session state and no prepared statements, so that Supabase's transaction pooler can
 * stand in between.
 */
export function openDatabase(url: string, options: DatabaseOptions): OpenDatabase {
  const pool = openPool(url, options);
  const handle = withRows(drizzle(pool));
  const transaction = handle.transaction.bind(handle);
  const database: Database = Object.assign(handle, {
    transaction: <Result>(work: (queries: Queries) => Promise<Result>) =>
      transaction((queries) => work(withRows(queries))),
  });
  return { database, close: () => pool.end() };
}
