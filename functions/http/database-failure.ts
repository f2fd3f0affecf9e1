// cspell:ignore EDQUOT
/** The maximum number of nested causes. An error can be its own cause. */
const MOST_CAUSES = 5;

/** Why the database did not do what was asked of it. It has undone all of it, so another attempt may succeed. */
export interface DatabaseFailure {
  /** The error with the database's code. */
  cause: Error;
  /** For people who use the product. */
  message: string;
  /** For the operator: what happened, and what to do. */
  logged: string;
  retryAfterSeconds: number;
}

type Kind = Omit<DatabaseFailure, 'cause'>;

const GAVE_UP: Kind = {
  message: 'The database took too long. Try again in a moment.',
  logged: 'The database gave up on a statement.',
  retryAfterSeconds: 5,
};

const DISK_FULL: Kind = {
  message: 'Nothing can be stored at the moment. Try again in a few minutes.',
  logged:
    'The disk of the database is full, so nothing can be stored. Free at least 100 MB on the disk that holds DATA_DIR, or enlarge the disk of the server in DATABASE_URL.',
  retryAfterSeconds: 60,
};

const EXHAUSTED: Kind = {
  message: 'The database has too much to do. Try again in a moment.',
  logged:
    'The database has no memory or no connections left. Give it more, or raise its max_connections.',
  retryAfterSeconds: 5,
};

const LOST: Kind = {
  message: 'The database did not respond. Try again in a moment.',
  logged: 'The connection to the database was lost.',
  retryAfterSeconds: 5,
};

/**
 * The codes of PostgreSQL, of the system and of the drivers.
 *
 * @see https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
const KINDS: readonly [codes: RegExp, kind: Kind][] = [
  // A wait for a lock or a statement reached its limit, an operator canceled it, or two waited for each other.
  [/^(55P03|57014|40P01)$/, GAVE_UP],
  // 25006: hosted databases only allow reading when their disk is nearly full.
  [/^(53100|25006|ENOSPC|EDQUOT)$/, DISK_FULL],
  [/^53/, EXHAUSTED],
  [/^(08...|57P0.|25P03|CONNECT\w*|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/, LOST],
];

/** What the driver says of a lost connection, without a code. */
const LOSSES = /^(Connection terminated|Client (has encountered a connection error|was closed))/;

function kindOf(error: Error): Kind | undefined {
  if (LOSSES.test(error.message)) return LOST;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return KINDS.find(([codes]) => codes.test(code))?.[1];
}

/** Returns why the database failed if that caused an error, which its libraries wrap; null for any other error. */
export function databaseFailureOf(error: unknown, causes = MOST_CAUSES): DatabaseFailure | null {
  if (!(error instanceof Error) || causes === 0) return null;
  const kind = kindOf(error);
  return kind ? { ...kind, cause: error } : databaseFailureOf(error.cause, causes - 1);
}
