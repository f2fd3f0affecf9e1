import type { Queryable } from '../auth-context.ts';

const REMEMBERED_DAYS = 30;
const MOST = 200;

/** Where an account with an e-mail address is signed in, or was active lately; empty for an unknown address. */
export async function findSignInAddresses(sql: Queryable, email: string): Promise<string[]> {
  const found = await sql<{ ip: string }[]>`
    select s.ip from auth.sessions s join auth.users u on u.id = s.user_id
    where u.email = ${email} and not u.is_sso_user and s.ip is not null
      and coalesce(s.refreshed_at, s.created_at) > now() - make_interval(days => ${REMEMBERED_DAYS})
    order by s.created_at desc limit ${MOST}`;
  return found.map(({ ip }) => ip);
}
