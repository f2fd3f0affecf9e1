-- A solved challenge stays solved after its attempt was deleted by retention.
alter table app.solves alter column submission_id drop not null;
alter table app.solves drop constraint solves_submission_id_fkey;
alter table app.solves add constraint solves_submission_id_fkey
  foreign key (submission_id) references app.submissions (id) on delete set null;
create index solves_by_submission on app.solves (submission_id);
create index submissions_by_time on app.submissions (submitted_at);

-- For finding inactive accounts.
alter table app.profiles add column last_seen_on date not null default current_date;
create index profiles_by_last_visit on app.profiles (last_seen_on);

-- When the bucket of a limited caller will be full again. Losing it in a crash does no harm.
create unlogged table app.token_buckets (
  key text primary key,
  full_at timestamptz not null
);
create index token_buckets_by_time on app.token_buckets (full_at);
alter table app.token_buckets enable row level security;

-- The rules for new accounts, for an auth server that doesn't call the product. `domain/` has the same rules for the
-- form, and a test compares the two.

create function app.canonical_username(wish text) returns text
language sql immutable set search_path = '' as $$
  -- Locales disagree about lowercase outside ASCII, and other letters are rejected anyway.
  select lower(btrim(
    normalize(wish, nfkc),
    E' \t\n\r\f\v' || chr(5760) || chr(8232) || chr(8233) || chr(65279)
  ) collate "C");
$$;

create function app.username_error(wish text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(name) < 3 then 'Username must be at least 3 characters long.'
    when length(name) > 24 then 'Username must be at most 24 characters long.'
    when name !~ '^[a-z0-9_-]+$' then 'Username may have only the letters a to z, digits, - and _.'
    when name = any (array[
      'admin', 'administrator', 'api', 'help', 'moderator', 'packetsmith', 'root', 'security', 'support', 'system',
      'unknown'
    ]) then format('The username "%s" is reserved. Choose another one.', name)
  end
  from app.canonical_username(wish) as name;
$$;

-- Derives a valid username from any text.
create function app.username_from(wish text, suffix text default '') returns text
language sql immutable set search_path = '' as $$
  select case
    when suffix = '' then usable
    else left(usable, 23 - length(suffix)) || '-' || suffix
  end
  from regexp_replace(app.canonical_username(split_part(wish, '@', 1)), '[^a-z0-9_-]', '', 'g') as letters,
    lateral (
      select case
        when suffix = '' and app.username_error(letters) is not null then 'learner'
        when length(letters) < 3 then 'learner'
        else letters
      end as usable
    ) as chosen;
$$;

create function app.email_error(email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(email) > 254 or email !~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$' then 'Please enter a valid email address.'
    when exists (
      select from unnest(array[
        '10minutemail.com', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getnada.com',
        'guerrillamail.com', 'guerrillamail.net', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com',
        'mintemail.com', 'mohmal.com', 'moakt.com', 'sharklasers.com', 'spamgourmet.com', 'temp-mail.org',
        'tempmail.com', 'throwawaymail.com', 'yopmail.com'
      ]) as known,
      lower(split_part(email, '@', 2) collate "C") as domain
      where domain = known or right(domain, length(known) + 1) = '.' || known
    ) then 'Disposable email addresses are not allowed.'
  end;
$$;

-- GoTrue's hook of the same name: an empty object allows the account, an error message rejects it.
-- https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
create function app.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  email text := event -> 'user' ->> 'email';
  wish text := event -> 'user' -> 'user_metadata' ->> 'username';
  provider text := coalesce(event -> 'user' -> 'app_metadata' ->> 'provider', 'email');
  refusal text := app.email_error(email);
begin
  -- Third parties don't send usernames. If none is requested, it is derived from the email address.
  if refusal is null and provider = 'email' and wish is not null then
    refusal := app.username_error(wish);
    if refusal is null and exists (
      select from app.profiles where username = app.canonical_username(wish)
    ) then
      refusal := format('The username "%s" is taken. Choose another one.', app.canonical_username(wish));
    end if;
  end if;
  if refusal is null then
    return '{}';
  end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', refusal));
end;
$$;

-- An account that signed up by email has its profile and username from the start. If a name is taken in the meantime,
-- it gets a suffix. No error in here may prevent the account: its first use also creates the profile.
create function app.create_profile_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wishes jsonb := coalesce(new.raw_user_meta_data, '{}');
  suffix text := '';
begin
  for attempt in 1..5 loop
    insert into app.profiles (id, email, username, first_name, last_name) values (
      new.id,
      new.email,
      app.username_from(coalesce(nullif(wishes ->> 'username', ''), new.email), suffix),
      btrim(left(coalesce(wishes ->> 'first_name', ''), 100)),
      btrim(left(coalesce(wishes ->> 'last_name', ''), 100))
    ) on conflict do nothing;
    exit when exists (select from app.profiles where id = new.id);
    suffix := left(gen_random_uuid()::text, 4);
  end loop;
  return null;
exception when others then
  raise warning 'The profile of the account % could not be created: %', new.id, sqlerrm;
  return null;
end;
$$;

-- Removing an account also removes its personal data here, whether the learner, an operator or the auth server removes it.
create function app.delete_profile_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.deleted_accounts (id) values (old.id) on conflict do nothing;
  delete from app.profiles where id = old.id;
  return null;
end;
$$;

-- Shows in the profile whether a GitHub account is linked.
create function app.follow_git_hub_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update app.profiles set
      github_id = new.provider_id,
      github_username = new.identity_data ->> 'user_name',
      avatar_url = coalesce(avatar_url, substring(new.identity_data ->> 'avatar_url' from '^https://.*$'))
    where id = new.user_id;
  else
    update app.profiles set github_id = null, github_username = null
    where id = old.user_id and github_id = old.provider_id;
  end if;
  return null;
end;
$$;

revoke all on function
  app.before_user_created(jsonb),
  app.create_profile_of_account(),
  app.delete_profile_of_account(),
  app.follow_git_hub_identity()
from public;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema app to supabase_auth_admin;
    grant execute on function app.before_user_created(jsonb) to supabase_auth_admin;
  end if;
  -- If the auth server's tables are elsewhere, the first use of an account creates its profile.
  if to_regclass('auth.users') is not null then
    create trigger create_profile
      after insert on auth.users
      for each row
      when (new.email is not null and coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email')
      execute function app.create_profile_of_account();
    create trigger delete_profile
      after delete on auth.users
      for each row execute function app.delete_profile_of_account();
    create trigger delete_profile_of_marked
      after update of deleted_at on auth.users
      for each row when (new.deleted_at is not null)
      execute function app.delete_profile_of_account();
    create trigger follow_linked_git_hub
      after insert on auth.identities
      for each row when (new.provider = 'github')
      execute function app.follow_git_hub_identity();
    create trigger follow_unlinked_git_hub
      after delete on auth.identities
      for each row when (old.provider = 'github')
      execute function app.follow_git_hub_identity();
  end if;
end;
$$;
