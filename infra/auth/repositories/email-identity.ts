import type { Queryable } from '../auth-context.ts';
import { recordProviders } from './identities.ts';

/** Makes the address of a user a way in: their identity `email` is added, or follows the address. */
export async function adoptEmailIdentity(sql: Queryable, userId: string): Promise<void> {
  await sql`
    insert into auth.identities as i (provider_id, user_id, identity_data, provider, last_sign_in_at)
    select u.id::text, u.id, jsonb_build_object(
      'sub', u.id::text, 'email', u.email,
      'email_verified', u.email_confirmed_at is not null, 'phone_verified', false
    ), 'email', now()
    from auth.users u where u.id = ${userId} and u.email is not null
    on conflict (provider_id, provider) do update set
      identity_data = i.identity_data || excluded.identity_data, updated_at = now()`;
  await recordProviders(sql, userId);
}
