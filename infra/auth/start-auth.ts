import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { describeError } from '../../functions/http/log.ts';
import { closeServer, listen } from '../http/listen.ts';
import type { Inbox } from '../mail/inbox/inbox.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { AuthEnv } from './http/auth-app.ts';
import { openAuthService, type AuthService } from './open-auth-service.ts';

const CLOSING_TIMEOUT_MS = 1_000;

/** The path at which hosted Supabase mounts its auth service. GoTrue's own clients expect it at the root. */
const MOUNT = '/auth/v1';

/** A standalone auth service. */
export interface RunningAuth {
  /** The port that it listens on, on the loopback interface. */
  port: number;
  /** Stops it and everything it started. */
  stop: () => Promise<void>;
}

/**
 * Starts a standalone auth service with its inbox, on the configured database or an embedded one.
 *
 * @throws {StartError} if a part of it can't start
 */
export async function startAuth(
  settings: AuthSettings,
  report: (line: string) => void,
): Promise<RunningAuth> {
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, report, parts));
    const log = (entry: object): void => report(JSON.stringify(entry));
    const inbox = await openMailbox({ databaseUrl, smtp: settings.smtp, log });
    parts.push({ stop: () => inbox.close() });
    const auth = await createAuth(settings, { databaseUrl, inbox, report });
    parts.push({ stop: () => auth.close() });
    const listener = getRequestListener(createApp({ auth, inbox, log }).fetch);
    const server = createServer((request, response) => void listener(request, response));
    const port = await listen(server, settings.port);
    parts.push({ stop: () => closeServer(server, CLOSING_TIMEOUT_MS) });
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(
  { dataDir }: AuthSettings,
  report: (line: string) => void,
  parts: { stop(): Promise<void> }[],
): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir, report });
  parts.push(database);
  return database.url;
}

async function createAuth(
  settings: AuthSettings,
  context: { databaseUrl: string; inbox: Inbox; report: (line: string) => void },
): Promise<AuthService> {
  const { legacySecret, ...rules } = settings;
  return openAuthService({
    ...rules,
    databaseUrl: context.databaseUrl,
    ...(legacySecret === null ? {} : { legacySecret }),
    sendMail: (mail) => context.inbox.send(mail),
    log: (entry) => context.report(JSON.stringify(entry)),
  });
}

function createApp({
  auth,
  inbox,
  log,
}: {
  auth: AuthService;
  inbox: Inbox;
  log: (entry: object) => void;
}): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  app.all('/inbox/*', async ({ env, req }) => {
    await inbox.handle(env.incoming, env.outgoing, req.path.slice('/inbox'.length));
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, c) => {
    log({ event: 'inbox_failed', ...describeError(error) });
    return c.text('The inbox is not available. Try again in a moment.', 500);
  });
  app.route(MOUNT, auth.app);
  app.route('/', auth.app);
  return app;
}
