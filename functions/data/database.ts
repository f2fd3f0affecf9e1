// cspell:ignore libpq poolers sslmode sslrootcert uselibpqcompat
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { type ConnectionAttempt, ConnectionPool } from './connection-pool.ts';

type Handle = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** Runs queries on the product's tables, either on the pool or in a transaction. */
export interface Queries extends Omit<Handle, 'execute'> {
  /** Runs an SQL statement. @returns its rows */
  execute<Row extends Record<string, unknown>>(statement: SQLWrapper): Promise<Row[]>;
}

export interface Database extends Queries {
  /** Runs work in a transaction and rolls it back if the work throws. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
}

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** The options of a connection pool. */
export interface DatabaseOptions {
  /** The maximum number of open connections. */
  connections: number;
  /**
   * The certificate, in PEM, of the authority that signed the server's certificate. If set, connections are encrypted
   * and the server's certificate and hostname are verified. If null, the connection URL decides.
   */
  certificateAuthority?: string | null;
  /**
   * Whether to work as the product's role, with limits on the time of statements, waits and idle transactions. For a
   * connection of the owner; a login of the product has both by itself. Not through a pooler.
   */
  asProduct?: boolean;
  /** How long to wait for a connection, in milliseconds. Defaults to ten seconds. */
  connectTimeoutMs?: number;
  /** Learns how long connections took, and about those that could not be had. */
  onConnectionAttempt?: (attempt: ConnectionAttempt) => void;
}

/** The role that may do what the APIs and the jobs need, and no more; see the migrations. */
const PRODUCT_ROLE = 'packetsmith_product';

/**
 * Settings of a session as the product. A statement ends before the gateway gives up on its request, and a wait before
 * others queue up behind it.
 */
const AS_PRODUCT = [
  `-c role=${PRODUCT_ROLE}`,
  '-c statement_timeout=25s',
  '-c lock_timeout=5s',
  '-c idle_in_transaction_session_timeout=30s',
].join(' ');

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;

/**
 * Makes the driver read the connection URL like libpq: `sslmode=require` encrypts without verifying the certificate,
 * which the URLs of hosted projects rely on.
 */
function asLibpqReads(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

/** Removes the encryption parameters from a connection URL, because they would override the other options. */
function withoutEncryption(url: string): string {
  const address = new URL(url);
  for (const name of ['ssl', 'sslmode', 'sslrootcert']) address.searchParams.delete(name);
  return address.href;
}

const leave = (): void => undefined;

function openPool(url: string, options: DatabaseOptions): Pool {
  const { certificateAuthority = null, onConnectionAttempt = leave } = options;
  const pool = new ConnectionPool(
    {
      ...(certificateAuthority === null
        ? { connectionString: asLibpqReads(url) }
        : { connectionString: withoutEncryption(url), ssl: { ca: certificateAuthority } }),
      ...(options.asProduct === true && { options: AS_PRODUCT }),
      max: options.connections,
      connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      allowExitOnIdle: true,
    },
    onConnectionAttempt,
  );
  // A lost connection fails its query, and the pool opens a new one. Without a listener, the error would exit Node.
  return pool.on('error', leave).on('connect', (client) => client.on('error', leave));
}

/** Wraps a Drizzle database so that statements return only their rows. */
function withRows<Kind extends Handle>(handle: Kind): Kind & Queries {
  const execute = handle.execute.bind(handle);
  return Object.assign(handle, {
    execute: async <Row extends Record<string, unknown>>(statement: SQLWrapper) =>
      (await execute<Row>(statement)).rows,
  });
}

/**
 * Opens a connection pool. It uses no session state and no prepared statements, so that it works with Supabase's
 * transaction pooler.
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
