import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** A handle to the product's tables: the pool, or one transaction of it. */
export type Queries = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

export interface Database extends Queries {
  transaction: PostgresJsDatabase['transaction'];
}

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/**
 * Opens a pool of connections. No session state and no prepared statements, so that Supabase's transaction
 * pooler can stand in between.
 *
 * @param options `connections` is the most that are open at once
 */
export function openDatabase(url: string, options: { connections: number }): OpenDatabase {
  const client = postgres(url, {
    max: options.connections,
    prepare: false,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
  });
  return { database: drizzle(client), close: () => client.end({ timeout: 2 }) };
}
