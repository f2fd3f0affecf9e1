import { sql } from 'drizzle-orm';
import type { Database } from '../../functions/data/database.ts';
import { compose } from '../compose.ts';
import { publishFiles } from '../publish-curriculum.ts';
import { GATEWAY_TIMEOUT_MS } from '../time-limits.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import type { ExecutionService } from './execution-service.ts';
import { createHealthRoute } from './http/health.ts';
import { createConfigRoute } from './http/public-config.ts';
import type { Route } from './http/route.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createEventHost, type GatewayHandler } from './lambda/event-host.ts';
import type { AppContext } from './app-context.ts';

const CONNECTIONS = 10;

/** What the APIs stand on. */
export interface ApiFoundations {
  databaseUrl: string;
  identity: IdentityProvider;
  execution: ExecutionService;
}

/** Puts the product together, publishes the curriculum, and opens both APIs and what belongs to them. */
export async function createApis(
  { config, lifetime, log, report }: AppContext,
  { databaseUrl, identity, execution }: ApiFoundations,
): Promise<{ database: Database; apis: Route[]; publish: () => Promise<boolean> }> {
  const composing = compose({
    databaseUrl,
    connections: CONNECTIONS,
    auth: identity,
    execution,
    allowedOrigins: config.corsOrigins,
    log,
  });
  const product = await lifetime.own('parts', composing, ({ close }) => close());
  const { database, graphql, rest } = product;
  const publish = (): Promise<boolean> => publishFiles(database);
  if (await publish()) report('Published the curriculum');
  const jobs = Promise.resolve(startScheduledJobs(product, log));
  await lifetime.own('parts', jobs, (stop) => stop());
  const host = (path: string, name: string, handler: GatewayHandler): Route => {
    const serve = createEventHost({
      name,
      handler,
      timeoutMs: GATEWAY_TIMEOUT_MS,
      addressHeader: config.authRules.addressHeader,
      log,
    });
    return { path, answer: ({ request, response }) => serve(request, response) };
  };
  const apis = [
    createHealthRoute({
      database: () => database.execute(sql`select 1`).then(() => true),
      auth: () => identity.isHealthy(),
      execution: () => execution.isHealthy(),
      engine: () => execution.engine(),
    }),
    createConfigRoute({
      supabaseUrl: identity.publicUrl,
      supabaseAnonKey: identity.anonKey,
    }),
    ...identity.routes,
    // The web client's own modules may lie below the same name while it is developed.
    { ...host('/graphql', 'graphql', graphql), isLeaf: true },
    host('/api', 'rest', rest),
  ];
  return { database, apis, publish };
}
