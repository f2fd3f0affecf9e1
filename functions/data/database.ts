// cspell:ignore libpq sslmode uselibpqcompat
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

function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: asLibpqReads(url),
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
 *
 * @param options `connections` is the most that are open at once
 */
export function openDatabase(url: string, options: { connections: number }): OpenDatabase {
  const pool = openPool(url, options.connections);
  const handle = withRows(drizzle(pool));
  const transaction = handle.transaction.bind(handle);
  const database: Database = Object.assign(handle, {
    transaction: <Result>(work: (queries: Queries) => Promise<Result>) =>
      transaction((queries) => work(withRows(queries))),
  });
  return { database, close: () => pool.end() };
}
