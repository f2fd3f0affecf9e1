import { commonPasswordError, passwordRuleError } from '../../domain/registration.ts';
import { isAuthWell } from '../../functions/identity/is-auth-well.ts';
import type { Log } from '../../functions/http/log.ts';
import type { Config } from '../config.ts';
import { openAuthService, type AuthService } from '../auth/index.ts';
import { isLoopback } from '../loopback.ts';
import type { Route } from './http/route.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import type { Lifetime } from './lifetime.ts';
import { createSignUpRules } from './sign-up-rules.ts';

const AUTH_PATH = '/auth/v1';

/** Who says who a learner is: the embedded auth service, or a hosted one. */
export interface IdentityProvider {
  /** The `iss` claim of its tokens. */
  issuer: string;
  /** `<SUPABASE_URL>/auth/v1` as it is reached from here. */
  url: string;
  anonKey: string;
  legacySecret: string | null;
  /** Removes accounts of a hosted auth server; null for the embedded one, whose tables are ours. */
  serviceKey: string | null;
  /** The address that browsers use; null when it is ours. */
  publicUrl: string | null;
  /** Null when it is hosted elsewhere. */
  embedded: AuthService | null;
  /** What it serves here. */
  routes: Route[];
  isHealthy(): Promise<boolean>;
}

/** What the embedded auth service stands on. */
export interface IdentityOptions {
  config: Config;
  databaseUrl: string;
  lifetime: Lifetime;
  log: Log;
}

/** Starts the embedded auth service with its inbox, or points at the hosted one that the configuration names. */
export async function startIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const { supabase } = options.config;
  return supabase === null ? startEmbedded(options) : describeHosted(supabase);
}

function describeHosted({
  url,
  anonKey,
  jwtSecret,
  serviceKey,
}: NonNullable<Config['supabase']>): IdentityProvider {
  const authUrl = url + AUTH_PATH;
  return {
    issuer: authUrl,
    url: authUrl,
    anonKey,
    legacySecret: jwtSecret,
    serviceKey,
    publicUrl: url,
    embedded: null,
    routes: [],
    isHealthy: () => isAuthWell(authUrl, anonKey),
  };
}

async function startEmbedded(options: IdentityOptions): Promise<IdentityProvider> {
  const { config, databaseUrl, lifetime, log } = options;
  const issuer = config.siteUrl + AUTH_PATH;
  const logInfo = (entry: object): void => log({ level: 'info', message: 'auth', ...entry });
  const opening = openMailbox({ databaseUrl, smtp: config.smtp, log: logInfo });
  const inbox = await lifetime.own('parts', opening, (part) => part.close());
  const asking = Promise.resolve(createSignUpRules(databaseUrl));
  const rules = await lifetime.own('parts', asking, (part) => part.close());
  const starting = openAuthService({
    dataDir: config.dataDir,
    databaseUrl,
    publicUrl: issuer,
    siteUrl: config.siteUrl,
    isAutoconfirmed: config.isAutoconfirmed,
    github: config.github ?? fakeGitHub(config.siteUrl),
    isManualLinkingEnabled: true,
    ...config.authRules,
    passwordError: passwordRuleError,
    commonPasswordError,
    beforeUserCreated: (applicant) => rules.refusal(applicant),
    sendMail: (mail) => inbox.send(mail),
    log: logInfo,
  });
  const auth = await lifetime.own('parts', starting, (part) => part.close());
  return {
    issuer,
    url: `http://127.0.0.1:${config.port}${AUTH_PATH}`,
    anonKey: auth.anonKey,
    legacySecret: null,
    serviceKey: null,
    publicUrl: null,
    embedded: auth,
    routes: [below(AUTH_PATH, auth), below('/inbox', inbox)],
    isHealthy: () => auth.isHealthy(),
  };
}

/** Where nobody but the developer comes, a page of the service's own stands in for GitHub. */
function fakeGitHub(siteUrl: string): 'fake' | null {
  return isLoopback(new URL(siteUrl).hostname) ? 'fake' : null;
}

/** A part that is told only what follows the place where it is mounted. */
function below(mount: string, part: Pick<AuthService, 'handle'>): Route {
  return {
    path: mount,
    answer: ({ request, response, path: address }) =>
      part.handle(request, response, address.slice(mount.length)),
  };
}
