import type { Handler } from 'hono';
import { loadSite, type Promises, promisesOf } from '../../content/site.ts';
import { canStore } from '../../functions/data/can-store.ts';
import type { ConnectionAttempt } from '../../functions/data/connection-pool.ts';
import { type Database, openDatabase } from '../../functions/data/database.ts';
import { logWithRequestId } from '../../functions/http/api-handler.ts';
import type { Log } from '../../functions/http/log.ts';
import { compose } from '../compose.ts';
import { type Config, isForThisMachineOnly } from '../config.ts';
import { checkHealth, type HealthChecks } from '../health.ts';
import { logConnections } from '../log-connections.ts';
import { canServeAsProduct } from '../postgres/can-serve-as-product.ts';
import { publishFiles } from '../publish-curriculum.ts';
import { GATEWAY_TIMEOUT_MS } from '../time-limits.ts';
import type { ExecutionService } from './execution-service.ts';
import type { AppEnv } from './http/app.ts';
import { jsonResponse } from './http/json-response.ts';
import type { AddRoutes } from './http/static-site.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { type GatewayHandler, lambdaHandler, limitBody } from './lambda/lambda-handler.ts';
import type { Metrics } from './metrics.ts';
import type { Resources } from './resources.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

/** The context that every part of the server receives on startup. */
export interface AppContext {
  config: Config;
  resources: Resources;
  log: Log;
  /** Prints a line for the operator. */
  report: (line: string) => void;
}

/** Answers `/api/health`: 200 if every part works, otherwise 503 with the failing part. */
export function healthHandler(checks: HealthChecks): Handler<AppEnv> {
  return async () => {
    const { httpStatus, body } = await checkHealth(checks);
    return jsonResponse(body, httpStatus);
  };
}

/** Answers `/config.json`: what the web client needs to know of this server, so that one build works everywhere. */
export function configHandler(
  { publicUrl, anonKey }: Pick<IdentityProvider, 'publicUrl' | 'anonKey'>,
  samples?: Promises,
): Handler<AppEnv> {
  return ({ var: { origin } }) =>
    jsonResponse({
      supabaseUrl: publicUrl ?? origin,
      supabaseAnonKey: anonKey,
      apiUrl: origin,
      ...(samples && { samples }),
    });
}

/** Returns the samples of site.yml, if nobody but this machine can see them. */
async function readSamples(config: Config): Promise<Promises | undefined> {
  return isForThisMachineOnly(config) ? promisesOf(await loadSite(), true) : undefined;
}

const CONNECTIONS = 10;

/** What the APIs need. */
interface ApiFoundations {
  databaseUrl: string;
  identity: IdentityProvider;
  execution: ExecutionService;
  metrics: Metrics;
}

const AS_OWNER =
  'Warning: The APIs work as the owner of the database, because this login cannot use the role packetsmith_product; see docs/self-hosting.md.';

/** The APIs of a started product. */
interface Apis {
  /** As its owner. */
  database: Database;
  addApis: AddRoutes;
  /** Publishes the curriculum from its current files. */
  publish: () => Promise<boolean>;
}

/** Returns whether the APIs can work as the product's role. */
async function chooseRole(databaseUrl: string, report: (line: string) => void): Promise<boolean> {
  const asProduct = await canServeAsProduct(databaseUrl);
  if (!asProduct) report(AS_OWNER);
  return asProduct;
}

/** Opens the database for what the product's role may not do, such as publishing. */
async function openAsOwner(databaseUrl: string, resources: Resources): Promise<Database> {
  const open = () => Promise.resolve(openDatabase(databaseUrl, { connections: 1 }));
  return (await resources.adopt('parts', open, ({ close }) => close())).database;
}

/** Measures every connection to the database, and logs those that took long or could not be had. */
function watchConnections(metrics: Metrics, log: Log): (attempt: ConnectionAttempt) => void {
  const logAttempt = logConnections(logWithRequestId(log));
  return (attempt) => {
    metrics.connectionAttempted(attempt);
    logAttempt(attempt);
  };
}

/** Creates the services, publishes the curriculum, starts the scheduled jobs and creates both APIs. */
export async function createApis(
  { config, resources, log, report }: AppContext,
  { databaseUrl, identity, execution, metrics }: ApiFoundations,
): Promise<Apis> {
  const options = {
    databaseUrl,
    connections: CONNECTIONS,
    asProduct: await chooseRole(databaseUrl, report),
    auth: identity,
    execution,
    allowedOrigins: config.corsOrigins,
    sendMail: identity.sendMail,
    observer: metrics.observer,
    onConnectionAttempt: watchConnections(metrics, log),
    log,
  };
  const product = await resources.adopt(
    'parts',
    () => compose(options),
    ({ close }) => close(),
  );
  const { graphql, rest } = product;
  const database = await openAsOwner(databaseUrl, resources);
  const publish = (): Promise<boolean> => publishFiles(database);
  if (await publish()) report('Published the curriculum');
  const startJobs = () => startScheduledJobs(product, log);
  await resources.adopt('parts', startJobs, (stop) => stop());
  const host = (name: string, handler: GatewayHandler) =>
    lambdaHandler({
      name,
      handler,
      timeoutMs: GATEWAY_TIMEOUT_MS,
      addressHeader: config.authRules.addressHeader,
      log,
    });
  const samples = await readSamples(config);
  const addApis: AddRoutes = (app) => {
    app.get('/metrics', metrics.serve);
    app.all('/api/health', createHealth(product.database, identity, execution));
    app.all('/config.json', configHandler(identity, samples));
    identity.addRoutes(app);
    app.all('/graphql', limitBody, host('graphql', graphql));
    app.all('/api/*', limitBody, host('rest', rest));
  };
  return { database, addApis, publish };
}

function createHealth(
  database: Database,
  identity: IdentityProvider,
  execution: ExecutionService,
): Handler<AppEnv> {
  return healthHandler({
    database: () => canStore(database),
    auth: () => identity.isHealthy(),
    execution: () => execution.health(),
    engine: () => execution.engine(),
  });
}
