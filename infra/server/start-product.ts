import type { Server } from 'node:http';
import type { BuildStep } from '../build/build-step.ts';
import { isOpenToOthers } from '../config.ts';
import { prepareAuthSchema } from '../auth/index.ts';
import { buildProduct } from './build-product.ts';
import { openDataDirectory } from '../data-directory.ts';
import { createDemoLearners, type DemoCredentials } from './demo-learners.ts';
import { createApis } from './apis.ts';
import { describeHostedExecution, startLocalExecution } from './execution-service.ts';
import { createFrontServer, type FrontServerOptions } from './http/front-server.ts';
import { closeServer, listen } from '../http/listen.ts';
import type { Route } from './http/route.ts';
import { sendJson } from './http/send-json.ts';
import { startIdentityProvider } from './identity-provider.ts';
import type { Lifetime } from './lifetime.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { migrate } from '../postgres/migrate.ts';
import type { AppContext } from './app-context.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

const CLOSING_TIMEOUT_MS = 800;

/** How the web client is served. */
export interface WebClient extends Pick<FrontServerOptions, 'headers'> {
  /** What has to be built before. */
  needs: readonly BuildStep[];
  /** Called once that is built. @param publish publishes the curriculum as its files are now */
  start: (server: Server, lifetime: Lifetime, publish: () => Promise<boolean>) => Promise<Route[]>;
}

/**
 * Starts the whole product and waits until it answers.
 *
 * @returns how to sign in as the demo learners, when this start created them
 * @throws {StartError | LifetimeOver}
 */
export async function startProduct(
  context: AppContext,
  webClient: WebClient,
): Promise<DemoCredentials[]> {
  const { config, lifetime, log, report } = context;
  const databaseUrl = await startDatabase(context);
  // The port is taken before the long steps: that it is in use should not be learned after them.
  const { server, routes } = await openFront(context, webClient);
  await buildProduct(webClient.needs, lifetime.signal);
  // The product's triggers hang on the tables of the auth service, where they are in this database.
  if (config.supabase === null) await prepareAuthSchema(databaseUrl);
  for (const file of await migrate(databaseUrl)) report(`Applied the migration ${file}`);
  const identity = await startIdentityProvider({ ...context, databaseUrl });
  const execution =
    config.executionFunction === null
      ? await startLocalExecution(lifetime, log)
      : describeHostedExecution(config.executionFunction);
  const foundations = { databaseUrl, identity, execution };
  const { database, apis, publish } = await createApis(context, foundations);
  const { embedded: auth } = identity;
  // Their passwords are printed: they are for whoever tries the product on their own machine.
  const demoLearners =
    auth === null || isOpenToOthers(config)
      ? []
      : await createDemoLearners({ dataDir: config.dataDir, auth, database });
  routes.splice(0, routes.length, ...apis, ...(await webClient.start(server, lifetime, publish)));
  await waitUntilHealthy(config.port, lifetime.signal);
  return demoLearners;
}

async function startDatabase({ config, lifetime, report }: AppContext): Promise<string> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== null) {
    await lifetime.own('database', openDataDirectory(dataDir), (directory) => directory.release());
    return databaseUrl;
  }
  const starting = startEmbeddedPostgres({ dataDir, report });
  return (await lifetime.own('database', starting, (database) => database.stop())).url;
}

/** @returns the server, and the routes that it serves: what is put in their place later is served from then on */
async function openFront(
  { config, lifetime, log }: AppContext,
  { headers }: WebClient,
): Promise<{ server: Server; routes: Route[] }> {
  const routes: Route[] = [STARTING];
  const { siteUrl } = config;
  const authOrigin = config.supabase === null ? null : new URL(config.supabase.url).origin;
  const server = createFrontServer({
    siteUrl,
    routes,
    authOrigin,
    log,
    ...(headers && { headers }),
  });
  const listening = listen(server, config.port, config.listenAddress);
  await lifetime.own('apis', listening, () => closeServer(server, CLOSING_TIMEOUT_MS));
  return { server, routes };
}

const STARTING: Route = {
  path: '/',
  answer: ({ response }) => {
    response.setHeader('retry-after', '1');
    const error = 'Packetsmith is starting; try again in a moment.';
    sendJson(response, 503, { error, code: 'UNAVAILABLE' });
  },
};
