import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import postgres from 'postgres';
import { z } from 'zod';
import { commonPasswordError, passwordRuleError } from '../../domain/registration.ts';
import type { Log } from '../../functions/http/log.ts';
import { isAuthWell } from '../../functions/identity/remote-accounts.ts';
import { type AuthService, openAuthService } from '../auth/index.ts';
import { isForThisMachineOnly, type Config } from '../config.ts';
import type { SendMail } from '../mail/notices.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { createSmtpSender } from '../mail/smtp-sender.ts';
import { paths } from '../../web/paths.ts';
import type { AddRoutes } from './http/static-site.ts';
import type { Resources } from './resources.ts';

/** A person who signs up. */
interface Applicant {
  /** Empty for an anonymous account. */
  email: string;
  metadata: Record<string, unknown>;
  /** Defaults to false. */
  isAnonymous?: boolean;
}

/** The product's rules for new accounts, checked before an account is created. */
export interface SignUpRules {
  /** @returns the reason for a refusal; null if the account may be created */
  refusal(applicant: Applicant): Promise<string | null>;
  close(): Promise<void>;
}

const verdict = z.object({ error: z.object({ message: z.string() }).optional() });

/** Calls the database hook that a hosted auth server also calls: `app.before_user_created`. */
export function createSignUpRules(databaseUrl: string): SignUpRules {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  return {
    async refusal({ email, metadata, isAnonymous = false }) {
      const user = { email, user_metadata: metadata, is_anonymous: isAnonymous };
      const event = JSON.stringify({ user });
      const [row] = await sql`
        select app.before_user_created(${event}::text::jsonb)::text as answer`;
      const { error } = verdict.parse(JSON.parse(z.string().parse(row?.['answer'])));
      return error?.message ?? null;
    },
    close: () => sql.end({ timeout: 1 }),
  };
}

const AUTH_PATH = '/auth/v1';

/** The auth service that learners sign in with: embedded or hosted. */
export interface IdentityProvider {
  /** The `iss` claim of its tokens. */
  issuer: string;
  /** `<SUPABASE_URL>/auth/v1` as this server reaches it. */
  url: string;
  anonKey: string;
  legacySecret: string | null;
  /**
   * The key for deleting accounts of a hosted auth service; null for the embedded one, whose tables are in our
   * database.
   */
  serviceKey: string | null;
  /** The URL that browsers use; null if it is this server's. */
  publicUrl: string | null;
  /** Null if the service is hosted elsewhere. */
  embedded: AuthService | null;
  /** Sends the product's own mail; undefined if a hosted service sends all there is and no SMTP server is configured. */
  sendMail: SendMail | undefined;
  /** Adds the routes of the embedded service and its inbox; none for a hosted service. */
  addRoutes: AddRoutes;
  isHealthy(): Promise<boolean>;
}

/** What the embedded auth service depends on. */
interface IdentityOptions {
  config: Config;
  databaseUrl: string;
  resources: Resources;
  log: Log;
}

/** Starts the embedded auth service with its inbox, or describes the hosted one in the configuration. */
export async function startIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const { supabase } = options.config;
  return supabase === null ? startEmbedded(options) : describeHosted(supabase, options);
}

async function describeHosted(
  { url, anonKey, jwtSecret, serviceKey }: NonNullable<Config['supabase']>,
  options: IdentityOptions,
): Promise<IdentityProvider> {
  const authUrl = url + AUTH_PATH;
  return {
    issuer: authUrl,
    url: authUrl,
    anonKey,
    legacySecret: jwtSecret,
    serviceKey,
    publicUrl: url,
    embedded: null,
    sendMail: await openSender(options),
    addRoutes: () => undefined,
    isHealthy: () => isAuthWell(authUrl, anonKey),
  };
}

/** Opens the SMTP server for the product's own mail; undefined if none is configured. */
async function openSender({
  config: { smtp },
  resources,
  log,
}: IdentityOptions): Promise<SendMail | undefined> {
  if (smtp === null) return undefined;
  const logInfo = (entry: object): void => log({ level: 'info', message: 'mail', ...entry });
  const open = () => Promise.resolve(createSmtpSender(smtp, logInfo));
  const sender = await resources.adopt('parts', open, (part) => part.close());
  return (mail) => sender.send(mail);
}

async function startEmbedded(options: IdentityOptions): Promise<IdentityProvider> {
  const { config, databaseUrl, resources, log } = options;
  const issuer = config.siteUrl + AUTH_PATH;
  const logInfo = (entry: object): void => log({ level: 'info', message: 'auth', ...entry });
  const openInbox = () => openMailbox({ databaseUrl, smtp: config.smtp, log: logInfo });
  const inbox = await resources.adopt('parts', openInbox, (part) => part.close());
  const openRules = () => createSignUpRules(databaseUrl);
  const rules = await resources.adopt('parts', openRules, (part) => part.close());
  const authOptions: Parameters<typeof openAuthService>[0] = {
    dataDir: config.dataDir,
    databaseUrl,
    publicUrl: issuer,
    siteUrl: config.siteUrl,
    mailLinkUrl: config.siteUrl + paths.mailAction,
    isAutoconfirmed: config.isAutoconfirmed,
    isAnonymousSignInEnabled: config.isAnonymousSignInEnabled,
    // Where nobody else can sign in, the service's own page replaces GitHub.
    github: config.github ?? (isForThisMachineOnly(config) ? 'fake' : null),
    isManualLinkingEnabled: true,
    ...config.authRules,
    passwordError: passwordRuleError,
    commonPasswordError,
    beforeUserCreated: (applicant) => rules.refusal(applicant),
    sendMail: (mail) => inbox.send(mail),
    log: logInfo,
  };
  const openAuth = () => openAuthService(authOptions);
  const auth = await resources.adopt('parts', openAuth, (part) => part.close());
  return {
    issuer,
    url: `http://127.0.0.1:${config.port}${AUTH_PATH}`,
    anonKey: auth.anonKey,
    legacySecret: null,
    serviceKey: null,
    publicUrl: null,
    embedded: auth,
    sendMail: (mail) => inbox.send(mail),
    addRoutes: (app) => {
      app.route(AUTH_PATH, auth.app);
      if (!isForThisMachineOnly(config)) return;
      // The inbox writes to Node's response directly.
      app.all('/inbox/*', async ({ env, req }) => {
        await inbox.handle(env.incoming, env.outgoing, req.path.slice('/inbox'.length));
        return RESPONSE_ALREADY_SENT;
      });
    },
    isHealthy: () => auth.isHealthy(),
  };
}
