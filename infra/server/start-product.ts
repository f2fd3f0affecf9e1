import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildStep } from '../build/build-step.ts';
import { isForThisMachineOnly } from '../config.ts';
import { createLambdaExecution } from '../../functions/invoke/lambda-execution.ts';
import { RUN_TIMEOUT_MS } from '../time-limits.ts';
import { prepareAuthSchema } from '../auth/index.ts';
import { type AppContext, createApis } from './apis.ts';
import { buildProduct } from './build-product.ts';
import { openDataDirectory } from '../data-directory.ts';
import { createDemoLearners, type DemoCredentials } from './demo-learners.ts';
import { describeHostedExecution, startLocalExecution } from './execution-service.ts';
import { createApp, type App, type AppOptions } from './http/app.ts';
import { answerUntilStopped } from './http/graceful-stop.ts';
import { createHttpServer } from './http/http-server.ts';
import { refuse } from './http/json-response.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { listen } from '../http/listen.ts';
import type { AddRoutes } from './http/static-site.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Resources } from './resources.ts';
import { StartError } from '../start-error.ts';

const HEALTH_TIMEOUT_MS = 60_000;
const HEALTH_INTERVAL_MS = 250;

/** How the web client is served. */
export interface WebClient extends Pick<AppOptions, 'headers'> {
  /** The build steps that it requires. */
  needs: readonly BuildStep[];
  /** Called after those build steps. @param publish publishes the curriculum from its current files */
  start: (
    server: Server,
    resources: Resources,
    publish: () => Promise<boolean>,
  ) => Promise<AddRoutes>;
}

/**
 * Starts the whole product and waits until it answers.
 *
 * @returns the credentials of the demo learners, if this start created them
 * @throws {StartError}
 */
export async function startProduct(
  context: AppContext,
  webClient: WebClient,
): Promise<DemoCredentials[]> {
  const { config, resources, log, report } = context;
  const databaseUrl = await startDatabase(context);
  // The server opens its port before the slow steps, so that a port in use is reported immediately.
  const metrics = createMetrics(config.metricsToken);
  const { server, serve } = await startServer(context, webClient, metrics);
  await buildProduct(webClient.needs, resources.signal);
  // The product's triggers refer to tables of the auth service when those are in this database.
  if (config.supabase === null) await prepareAuthSchema(databaseUrl);
  for (const file of await migrate(databaseUrl)) report(`Applied the migration ${file}`);
  const identity = await startIdentityProvider({ ...context, databaseUrl });
  const execution =
    config.execution === null
      ? await startLocalExecution(resources, log, metrics)
      : describeHostedExecution(config.execution);
  const foundations = { databaseUrl, identity, execution, metrics };
  const { database, addApis, publish } = await createApis(context, foundations);
  const { embedded: auth } = identity;
  // Their passwords are printed, for people who try the product on their own machine.
  const demoLearners =
    auth !== null && isForThisMachineOnly(config)
      ? await createDemoLearners({
          dataDir: config.dataDir,
          auth,
          database,
          execution: createLambdaExecution({
            ...execution,
            timeoutMs: RUN_TIMEOUT_MS,
            addressKey: databaseUrl,
          }),
        })
      : [];
  // The web client's routes below `/api`, such as the API reference, come first.
  serve(await webClient.start(server, resources, publish), addApis);
  await waitUntilHealthy(config.port, resources.signal);
  return demoLearners;
}

async function startDatabase({ config, resources, report }: AppContext): Promise<string> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== null) {
    const open = () => openDataDirectory(dataDir);
    await resources.adopt('database', open, (directory) => directory.release());
    return databaseUrl;
  }
  const start = () => startEmbeddedPostgres({ dataDir, report });
  return (await resources.adopt('database', start, (database) => database.stop())).url;
}

/** Starts the server, which rejects every request until it receives its routes. */
async function startServer(
  { config, resources, log }: AppContext,
  { headers }: WebClient,
  metrics: Metrics,
): Promise<{ server: Server; serve: (...routes: AddRoutes[]) => void }> {
  const { siteUrl } = config;
  const authOrigin = config.supabase === null ? null : new URL(config.supabase.url).origin;
  const answers = answerUntilStopped((request, env) => app.fetch(request, env));
  const { leaving } = answers;
  const create = (...routes: AddRoutes[]): App => {
    const created = createApp({ siteUrl, authOrigin, leaving, log, ...(headers && { headers }) });
    created.use(metrics.countRequests);
    for (const addRoutes of routes) addRoutes(created);
    return created;
  };
  let app = create(refuseEverything);
  const server = createHttpServer(answers.fetch);
  const start = () => listen(server, config.port, config.listenAddress);
  await resources.adopt('requests', start, () => answers.close(server));
  const serve = (...routes: AddRoutes[]): void => {
    app = create(...routes);
  };
  return { server, serve };
}

function refuseEverything(app: App): void {
  const refusal = {
    status: 503,
    error: 'Packetsmith is starting. Try again in a moment.',
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '1' },
  };
  app.all('*', () => refuse(refusal));
}

/**
 * Waits until the product reports over HTTP that every part works.
 *
 * @throws {StartError} with the last report after a timeout
 */
async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal });
    const answer = await response.text();
    if (response.ok) return;
    if (Date.now() - start > HEALTH_TIMEOUT_MS) {
      throw new StartError(`Packetsmith started, but some parts do not work: ${answer}`);
    }
    await sleep(HEALTH_INTERVAL_MS, undefined, { signal });
  }
}
