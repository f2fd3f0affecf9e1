import { randomUUID } from 'node:crypto';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { createStores } from '../functions/data/stores.ts';
import type { DoorOptions } from '../functions/http/door.ts';
import { acceptAccessTokens } from '../functions/identity/accept-access-tokens.ts';
import { createTokenVerifier } from '../functions/identity/token-verifier.ts';
import { createLambdaExecution } from '../functions/invoke/lambda-execution.ts';
import type { Log } from '../functions/http/log.ts';
import { createServices } from '../functions/services/services.ts';
import type { Ground, GroundOptions } from './ground.ts';
import { RUN_PATIENCE_MS } from './time-limits.ts';

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
    ...createStores(database),
    accounts,
    execution: createLambdaExecution({ ...execution, timeoutMs: RUN_PATIENCE_MS }),
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
