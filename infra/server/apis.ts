import { sql } from 'drizzle-orm';
import type { Handler } from 'hono';
import type { Database } from '../../functions/data/database.ts';
import { compose } from '../compose.ts';
import { publishFiles } from '../publish-curriculum.ts';
import { GATEWAY_TIMEOUT_MS } from '../time-limits.ts';
import type { AppContext } from './app-context.ts';
import type { ExecutionService } from './execution-service.ts';
import type { AppEnv } from './http/app.ts';
import { configHandler, healthHandler } from './http/site-info.ts';
import type { AddRoutes } from './http/static-site.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { lambdaHandler, limitBody, type GatewayHandler } from './lambda/lambda-handler.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

const CONNECTIONS = 10;

/** What the APIs need. */
export interface ApiFoundations {
  databaseUrl: string;
  identity: IdentityProvider;
  execution: ExecutionService;
}

/** The APIs of a started product. */
export interface Apis {
  database: Database;
  addApis: AddRoutes;
  /** Publishes the curriculum from its current files. */
  publish: () => Promise<boolean>;
}

/** Creates the services, publishes the curriculum, starts the scheduled jobs and creates both APIs. */
export async function createApis(
  { config, resources, log, report }: AppContext,
  { databaseUrl, identity, execution }: ApiFoundations,
): Promise<Apis> {
  const options = {
    databaseUrl,
    connections: CONNECTIONS,
    auth: identity,
    execution,
    allowedOrigins: config.corsOrigins,
    log,
  };
  const product = await resources.adopt(
    'parts',
    () => compose(options),
    ({ close }) => close(),
  );
  const { database, graphql, rest } = product;
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
  const addApis: AddRoutes = (app) => {
    app.all('/api/health', createHealth(database, identity, execution));
    app.all(
      '/config.json',
      configHandler({
        supabaseUrl: identity.publicUrl,
        supabaseAnonKey: identity.anonKey,
      }),
    );
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
    database: () => database.execute(sql`select 1`).then(() => true),
    auth: () => identity.isHealthy(),
    execution: () => execution.isHealthy(),
    engine: () => execution.engine(),
  });
}
