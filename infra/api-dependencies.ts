import { randomUUID } from 'node:crypto';
import { createRepositories } from '../functions/data/repositories.ts';
import {
  type ApiOptions,
  logWithRequestId,
  timeLeftMs,
  traceParent,
} from '../functions/http/api-handler.ts';
import { acceptAccessTokens, createTokenVerifier } from '../functions/identity/token-verifier.ts';
import { createLambdaExecution } from '../functions/invoke/lambda-execution.ts';
import type { Log } from '../functions/http/log.ts';
import type { RequestBudget } from '../functions/services/ports/ports.ts';
import { createServices } from '../functions/services/services.ts';
import { clientSignal } from './client-signal.ts';
import type { DataSources, DataSourceOptions } from './data-sources.ts';
import type { ExecutionPlace } from './execution-endpoint.ts';
import { createNotices, type SendMail } from './mail/notices.ts';
import { type ProductObserver, watchAwards, watchRuns } from './product-observer.ts';
import { RUN_TIMEOUT_MS } from './time-limits.ts';

/** The settings of an API besides its data sources. */
export interface ApiDependenciesOptions extends Pick<DataSourceOptions, 'auth' | 'databaseUrl'> {
  execution: ExecutionPlace;
  /** Other origins whose pages may call the APIs from a browser. Empty by default. */
  allowedOrigins?: readonly string[];
  /** Sends the notices to learners. Without it, there are none. */
  sendMail?: SendMail | undefined;
  /** Replaces the limit on requests. Measurements send more than a client may. */
  requestBudget?: RequestBudget;
  /** Learns about runs and awards. */
  observer?: ProductObserver;
  log: Log;
}

/** Creates the dependencies of an API: the services and the authentication. */
export function createApiDependencies(
  { database, accounts }: DataSources,
  {
    auth,
    databaseUrl,
    execution,
    allowedOrigins = [],
    sendMail,
    requestBudget,
    observer,
    log,
  }: ApiDependenciesOptions,
): ApiOptions {
  const repositories = createRepositories(database);
  const services = createServices({
    ...repositories,
    awards: watchAwards(repositories.awards, observer),
    ...(requestBudget && { requestBudget }),
    accounts,
    execution: watchRuns(
      createLambdaExecution({
        ...execution,
        ...{ timeoutMs: RUN_TIMEOUT_MS, clientSignal, timeLeftMs, traceParent },
        // A secret that all processes of the product have.
        addressKey: databaseUrl,
      }),
      { ...observer, log: logWithRequestId(log) },
    ),
    notices: createNotices(sendMail ?? null, log),
    now: () => new Date(),
    random: Math.random,
    newId: randomUUID,
  });
  const authenticateSession = createTokenVerifier({
    issuer: auth.issuer,
    jwksUrl: `${auth.url}/.well-known/jwks.json`,
    legacySecret: auth.legacySecret,
  });
  const authenticate = acceptAccessTokens(services.accessTokens.authenticate, authenticateSession);
  return { services, authenticate, log, allowedOrigins };
}
