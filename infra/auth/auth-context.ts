import type postgres from 'postgres';
import type { AuthOptions } from './auth-options.ts';
import type { GitHub } from './github/git-hub.ts';
import type { Limits } from './limits/limits.ts';
import type { KeyRing } from './tokens/key-ring.ts';

/** Runs SQL: the database, or a transaction on it. */
export type Queryable = postgres.ISql;

/** The dependencies of every endpoint. */
export interface AuthContext {
  options: AuthOptions;
  sql: postgres.Sql;
  keys: KeyRing;
  /** Null if signing in with GitHub is disabled. */
  gitHub: GitHub | null;
  /** Counts requests to limit abuse. */
  limits: Limits;
}
