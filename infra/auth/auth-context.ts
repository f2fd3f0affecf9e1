import type postgres from 'postgres';
import type { AuthOptions } from './auth-options.ts';
import type { GitHub } from './github/git-hub.ts';
import type { Limits } from './limits/limits.ts';
import type { KeyRing } from './tokens/key-ring.ts';

/** Something that SQL can be sent to: the database, or a transaction on it. */
export type Queryable = postgres.ISql;

/** What every endpoint works with. */
export interface AuthContext {
  options: AuthOptions;
  sql: postgres.Sql;
  keys: KeyRing;
  /** Null: nobody can sign in by GitHub. */
  gitHub: GitHub | null;
  /** What has been counted against abuse. */
  limits: Limits;
}
