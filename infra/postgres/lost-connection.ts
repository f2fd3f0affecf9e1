import type postgres from 'postgres';

/** After such an error, the server closes the connection. */
const FATAL_SEVERITIES: ReadonlySet<unknown> = new Set(['FATAL', 'PANIC']);

/** Checks whether the driver, the system or the server reports a lost connection. */
function isConnectionLoss(error: object): boolean {
  if ('code' in error && error.code === 'CONNECTION_CLOSED') return true;
  return 'syscall' in error || ('severity' in error && FATAL_SEVERITIES.has(error.severity));
}

/** Checks whether a query failed because its connection was lost. Drizzle wraps the driver's error as its cause. */
function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return isConnectionLoss(error) || ('cause' in error && isLost(error.cause));
}

/** Settles like a transaction's work, but never if the connection was lost. */
function unlessLost<Result>(work: Result | Promise<Result>): Promise<Result> {
  return Promise.resolve(work).catch((error: unknown) => {
    if (isLost(error)) return new Promise<never>(() => undefined);
    throw error;
  });
}

/**
 * Prevents the rollback of transactions on a lost connection, where the server has already rolled back. The driver
 * would write to a missing socket in a callback whose error can't be caught, which would end the process. The driver
 * itself fails the transaction when the connection closes, so the work doesn't have to.
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
