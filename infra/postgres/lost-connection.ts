import type postgres from 'postgres';

/** After such an error the server has closed the connection. */
const LAST_WORDS: ReadonlySet<unknown> = new Set(['FATAL', 'PANIC']);

/** Whether an error is the driver's, the system's or the server's word that a connection is gone. */
function tellsOfLoss(error: object): boolean {
  if ('code' in error && error.code === 'CONNECTION_CLOSED') return true;
  return 'syscall' in error || ('severity' in error && LAST_WORDS.has(error.severity));
}

/** Whether a query failed because its connection is gone. Drizzle wraps the driver's error as its cause. */
function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return tellsOfLoss(error) || ('cause' in error && isLost(error.cause));
}

/** Settles as a transaction's work does, and never when its connection was lost. */
function unlessLost<Result>(work: Result | Promise<Result>): Promise<Result> {
  return Promise.resolve(work).catch((error: unknown) => {
    if (isLost(error)) return new Promise<never>(() => undefined);
    throw error;
  });
}

/**
 * Keeps transactions from being rolled back on a connection that is gone, where the server has done so already. The
 * driver would write to a socket that it has no more, in a callback that nobody can catch, and end the process. It
 * fails the transaction by itself as soon as the connection is closed: the work need not.
 *
 * @see https://github.com/porsager/postgres/issues/1208
 */
export function surviveLostConnections(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client);
  return Object.assign(client, {
    begin: <Result>(work: (sql: postgres.TransactionSql) => Result | Promise<Result>) =>
      begin((sql) => unlessLost(work(sql))),
  });
}
