import postgres from 'postgres';
import type { Hono } from 'hono';
import { surviveLostConnections } from '../postgres/lost-connection.ts';
import { applySchema } from './apply-schema.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Applicant, AuthOptions } from './auth-options.ts';
import { canonicalEmail } from './user-input.ts';
import { ENDPOINTS } from './endpoints/endpoints.ts';
import { createAuthApp, type AuthEnv } from './http/auth-app.ts';
import { createLimits } from './limits/limits.ts';
import { hashPassword, requireStrongPassword } from './passwords.ts';
import { insertUser } from './repositories/users.ts';
import { createKeyRing } from './tokens/key-ring.ts';
import type { GitHub } from './github/git-hub.ts';
import { createRealGitHub } from './github/real-git-hub.ts';
import { createFakeGitHub } from './github/fake-git-hub.ts';

export type { AuthOptions } from './auth-options.ts';

/** API keys are replaced manually, so they live long. */
const API_KEY_SECONDS = 10 * 365 * 86_400;
const CONNECTIONS = 4;

/** A running auth service that an unmodified supabase-js client can talk to. */
export interface AuthService {
  /** Handles requests, at any path where a server mounts it. */
  app: Hono<AuthEnv>;
  /** The key that clients send before a user signs in: a token with the role `anon`. */
  anonKey: string;
  /** Grants access to the admin endpoints: a token with the role `service_role`. Only for the operator. */
  serviceKey: string;
  /**
   * Creates a confirmed account without applying the product's rule for new accounts.
   *
   * @throws {AuthError} email_exists, weak_password or validation_failed
   */
  createUser(user: Applicant & { password: string }): Promise<{ id: string }>;
  /** Checks whether it can serve requests. */
  isHealthy(): Promise<boolean>;
  /** Closes its connections to the database. */
  close(): Promise<void>;
}

/**
 * Starts the auth service on a database and creates the schema `auth` if it is missing.
 *
 * @throws {StartError} if the schema belongs to another service, or there is no usable signing key
 */
export async function createAuthService(options: AuthOptions): Promise<AuthService> {
  const gitHub = await createGitHub(options);
  const keys = await createKeyRing(options.signingKeys, options.legacySecret);
  const sql = surviveLostConnections(
    postgres(options.databaseUrl, {
      max: CONNECTIONS,
      prepare: false,
      onnotice: () => undefined,
    }),
  );
  const limits = createLimits(options.limits ?? {}, Date.now);
  const auth: AuthContext = { options, sql, keys, gitHub, limits };
  try {
    await applySchema(sql);
    const anonKey = await signApiKey(auth, 'anon');
    const serviceKey = await signApiKey(auth, 'service_role');
    return {
      app: createAuthApp(auth, ENDPOINTS),
      anonKey,
      serviceKey,
      createUser: (user) => createUser(auth, user),
      isHealthy: () => isHealthy(sql),
      close: () => sql.end({ timeout: 1 }),
    };
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}

async function signApiKey({ keys, options }: AuthContext, role: string): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const exp = issuedAt + API_KEY_SECONDS;
  return keys.sign({ iss: options.publicUrl, role, iat: issuedAt, exp });
}

async function createUser(
  { options, sql }: AuthContext,
  { email, password, metadata }: Applicant & { password: string },
): Promise<{ id: string }> {
  requireStrongPassword(options, password);
  const canonical = canonicalEmail(email);
  const passwordHash = await hashPassword(password);
  const user = { email: canonical, passwordHash, metadata, isConfirmed: true };
  const id = await sql.begin((transaction) => insertUser(transaction, user));
  if (id !== null) return { id };
  throw new AuthError(
    { status: 422, code: 'email_exists' },
    'A user with this email address has already been registered',
  );
}

async function isHealthy(sql: postgres.Sql): Promise<boolean> {
  return sql`select from auth.users limit 1`.then(
    () => true,
    () => false,
  );
}

/**
 * Sets up GitHub sign-in; null if it is disabled or incompletely configured.
 *
 * @throws {StartError} if the fake is requested at an address that other machines can reach
 */
async function createGitHub({ github, publicUrl }: AuthOptions): Promise<GitHub | null> {
  if (github === 'fake') return createFakeGitHub(publicUrl);
  if (!github?.clientId || !github.clientSecret) return null;
  return createRealGitHub({ callbackUrl: `${publicUrl}/callback`, ...github });
}
