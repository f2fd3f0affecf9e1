import { randomUUID } from 'node:crypto';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { createAccessTokenStore } from '../functions/data/access-token-store.ts';
import { createAwardStore } from '../functions/data/award-store.ts';
import { createCatalogueStore } from '../functions/data/catalogue-store.ts';
import { createHintStore } from '../functions/data/hint-store.ts';
import { createLeaderboardStore } from '../functions/data/leaderboard-store.ts';
import { createLearnerStore } from '../functions/data/learner-store.ts';
import { createProgressStore } from '../functions/data/progress-store.ts';
import { createRateLimitStore } from '../functions/data/rate-limit-store.ts';
import { createSubmissionStore } from '../functions/data/submission-store.ts';
import type { DoorOptions } from '../functions/door.ts';
import { acceptAccessTokens } from '../functions/identity/accept-access-tokens.ts';
import { createTokenVerifier } from '../functions/identity/token-verifier.ts';
import { createLambdaExecution } from '../functions/invoke/lambda-execution.ts';
import type { Log } from '../functions/log.ts';
import { createServices } from '../functions/services/services.ts';
import type { Ground, GroundOptions } from './ground.ts';

/** How long a run may take until the doors give it up, in milliseconds. Less than the 29 s of an HTTP API. */
const EXECUTION_TIMEOUT_MS = 28_000;

/** What a door needs to know beside what it stands on. */
export interface DoorPartsOptions extends Pick<GroundOptions, 'auth'> {
  execution: { functionName: string; client?: LambdaClientConfig };
  /** Other sites whose pages may call the doors from a browser; none unless told. */
  allowedOrigins?: readonly string[];
  log: Log;
}

/** Makes what a door is given: the use cases, and who tells it whose call is whose. */
export function createDoorParts(
  { database, accounts }: Ground,
  { auth, execution, allowedOrigins = [], log }: DoorPartsOptions,
): DoorOptions {
  const services = createServices({
    accessTokens: createAccessTokenStore(database),
    accounts,
    catalogue: createCatalogueStore(database),
    learners: createLearnerStore(database),
    progress: createProgressStore(database),
    hints: createHintStore(database),
    submissions: createSubmissionStore(database),
    awards: createAwardStore(database),
    leaderboard: createLeaderboardStore(database),
    execution: createLambdaExecution({ ...execution, timeoutMs: EXECUTION_TIMEOUT_MS }),
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
  return { services, identify, log, allowedOrigins };
}
