import { randomUUID } from 'node:crypto';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { createAccessTokenStore } from '../functions/data/access-token-store.ts';
import { createAwardStore } from '../functions/data/award-store.ts';
import { createCatalogueStore } from '../functions/data/catalogue-store.ts';
import { type Database, openDatabase } from '../functions/data/database.ts';
import { createHintStore } from '../functions/data/hint-store.ts';
import { createLeaderboardStore } from '../functions/data/leaderboard-store.ts';
import { createLearnerStore } from '../functions/data/learner-store.ts';
import { createProgressStore } from '../functions/data/progress-store.ts';
import { createRateLimitStore } from '../functions/data/rate-limit-store.ts';
import { createRetentionStore } from '../functions/data/retention-store.ts';
import { createSubmissionStore } from '../functions/data/submission-store.ts';
import type { HttpHandler } from '../functions/door.ts';
import { createGraphqlHandler } from '../functions/graphql/handler.ts';
import { acceptAccessTokens } from '../functions/identity/accept-access-tokens.ts';
import { createTokenVerifier } from '../functions/identity/token-verifier.ts';
import { createLambdaExecution } from '../functions/invoke/lambda-execution.ts';
import type { Log } from '../functions/log.ts';
import { createRestHandler } from '../functions/rest/handler.ts';
import { applyRetention, type RetentionReport } from '../functions/services/retention.ts';
import { createServices } from '../functions/services/services.ts';
import { sweep, type SweepReport } from '../functions/services/sweep.ts';
import { openAccounts } from './open-accounts.ts';
import { readSchema } from './schema-text.ts';

/** How long a run may take until the doors give it up, in milliseconds. Less than the 29 s of an HTTP API. */
const EXECUTION_TIMEOUT_MS = 28_000;

/** What the doors are made of, wherever they stand. */
export interface ComposeOptions {
  databaseUrl: string;
  /** The most connections that are open at once: one or two on Lambda. */
  connections: number;
  auth: {
    /** The `iss` claim of tokens: `<public SUPABASE_URL>/auth/v1`. */
    issuer: string;
    /** `<SUPABASE_URL>/auth/v1` as it is reached from here. */
    url: string;
    anonKey: string;
    legacySecret: string | null;
    /** The key that may remove accounts of an auth server whose tables are elsewhere; null without one. */
    serviceKey: string | null;
  };
  execution: { functionName: string; client?: LambdaClientConfig };
  /** Other sites whose pages may call the doors from a browser; none unless told. */
  allowedOrigins?: readonly string[];
  log: Log;
}

/** Both doors, and what they share. */
export interface Product {
  graphql: HttpHandler;
  rest: HttpHandler;
  database: Database;
  /** @see applyRetention */
  applyRetention: (on: Date) => Promise<RetentionReport>;
  /** @see sweep */
  sweep: () => Promise<SweepReport>;
  close: () => Promise<void>;
}

/** Puts the product together: the one place that knows every part. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const { allowedOrigins = [], auth, log } = options;
  const { database, close } = openDatabase(options.databaseUrl, options);
  const accounts = await openAccounts(database, auth);
  const submissions = createSubmissionStore(database);
  const services = createServices({
    accessTokens: createAccessTokenStore(database),
    accounts,
    catalogue: createCatalogueStore(database),
    learners: createLearnerStore(database),
    progress: createProgressStore(database),
    hints: createHintStore(database),
    submissions,
    awards: createAwardStore(database),
    leaderboard: createLeaderboardStore(database),
    execution: createLambdaExecution({ ...options.execution, timeoutMs: EXECUTION_TIMEOUT_MS }),
    rateLimits: createRateLimitStore(database),
    now: () => new Date(),
    random: Math.random,
    newId: randomUUID,
  });
  const identifySession = createTokenVerifier({
    issuer: auth.issuer,
    jwksUrl: `${auth.url}/.well-known/jwks.json`,
    legacySecret: auth.legacySecret,
  });
  const identify = acceptAccessTokens(services.accessTokens.identify, identifySession);
  const door = { services, identify, log, allowedOrigins };
  return {
    graphql: createGraphqlHandler(await readSchema(), door),
    rest: createRestHandler(door),
    database,
    applyRetention: (on) =>
      applyRetention({ accounts, retention: createRetentionStore(database) }, on),
    sweep: () => sweep({ submissions }),
    close,
  };
}
