import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TokenAuthority } from './token-authority.ts';
import type { World } from './world.ts';

/** An account of the auth server with one session. */
export interface SignedUp {
  id: string;
  sessionId: string;
  /** The id of that session. */
  token: string;
}

/** Creates an account with an email address in the tables of the auth server. */
export async function signUp(
  world: Pick<World, 'database'>,
  authority: TokenAuthority,
): Promise<SignedUp> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const email = `${id}@example.test`;
  await world.database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data) values (${id}, ${email}, '{"provider":"email"}')`);
  await world.database.execute(
    sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`,
  );
  const claims = { sub: id, email, session_id: sessionId, user_metadata: {} };
  return { id, sessionId, token: await authority.token(claims) };
}

/** Creates an account from GitHub. It has no profile until the learner asks for one. */
export async function signUpThroughGitHub(
  world: World,
  authority: TokenAuthority,
): Promise<SignedUp> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const email = `${id}@example.test`;
  const data = { user_name: 'octo-real', avatar_url: 'https://avatars.example.test/1.png' };
  await world.database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data) values (${id}, ${email}, '{"provider":"github"}')`);
  await world.database.execute(sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${`4711-${id}`}, ${id}, ${JSON.stringify(data)}::jsonb, 'github')`);
  await world.database.execute(
    sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`,
  );
  const claims = { sub: id, email, session_id: sessionId, app_metadata: { provider: 'github' } };
  return { id, sessionId, token: await authority.token(claims) };
}

/** Creates an anonymous account. Its profile is created by its first request. */
export async function signUpAnonymously(
  world: Pick<World, 'database'>,
  authority: TokenAuthority,
): Promise<SignedUp> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  await world.database.execute(sql`insert into auth.users (id, is_anonymous) values (${id}, true)`);
  await world.database.execute(
    sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`,
  );
  const metadata = { app_metadata: {}, user_metadata: {} };
  const claims = { sub: id, email: '', session_id: sessionId, is_anonymous: true, ...metadata };
  return { id, sessionId, token: await authority.token(claims) };
}
