-- The role that the APIs and the jobs work as. It reads the curriculum, changes what learners own, adds to the ledger of
-- XP, and sees of accounts only what the functions below return: no password, no token. Migrations and publishing use
-- the owner.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'packetsmith_product') then
    create role packetsmith_product nologin;
  end if;
exception
  when duplicate_object then null;
  -- The product then works as the owner, as before.
  when insufficient_privilege then raise notice 'The role packetsmith_product could not be created.';
end;
$$;

create function app.has_accounts() returns boolean
language sql stable security definer set search_path = '' as $$
  select to_regclass('auth.sessions') is not null;
$$;

-- Whether a session is open and its account isn't banned. After a refresh token was used twice, a hosted auth server
-- revokes all tokens of the session but keeps the session.
create function app.is_session_intact(session uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select bool_and(t.revoked) from auth.refresh_tokens t where t.session_id = session) is not true;
end;
$$;

create function app.is_session_open(session uuid, account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = account and app.is_session_intact(s.id)
      and (u.banned_until is null or u.banned_until < now())
  );
end;
$$;

create function app.is_account_anonymous(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.users u where u.id = account and u.is_anonymous);
end;
$$;

-- Times are seconds since 1970: an auth server stores some with a time zone and some without.
create function app.account_sessions(account uuid)
returns table (id uuid, user_agent text, address text, started float8, active float8)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select s.id, s.user_agent::text, split_part(s.ip::text, '/', 1),
    extract(epoch from s.created_at)::float8, extract(epoch from coalesce(s.refreshed_at, s.created_at))::float8
  from auth.sessions s where s.user_id = account and app.is_session_intact(s.id);
end;
$$;

create function app.end_account_session(account uuid, session text)
returns table (id uuid, user_agent text, address text, started float8, active float8)
language plpgsql security definer set search_path = '' as $$
begin
  return query delete from auth.sessions s where s.id::text = session and s.user_id = account
  returning s.id, s.user_agent::text, split_part(s.ip::text, '/', 1),
    extract(epoch from s.created_at)::float8, extract(epoch from coalesce(s.refreshed_at, s.created_at))::float8;
end;
$$;

create function app.account_provider(account uuid)
returns table (provider text, provider_id text, user_name text, avatar_url text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select i.provider::text, i.provider_id::text, i.identity_data ->> 'user_name', i.identity_data ->> 'avatar_url'
  from auth.identities i where i.user_id = account and i.provider <> 'email' order by i.created_at limit 1;
end;
$$;

create function app.remove_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users u where u.id = account;
end;
$$;

-- Removes the accounts whose profiles are gone or never existed.
create function app.remove_unused_accounts(before timestamptz, anonymous_before timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from auth.users u
  where u.id in (select d.id from app.deleted_accounts d)
    or (
      coalesce(u.last_sign_in_at, u.created_at) < case when u.is_anonymous then anonymous_before else before end
      and not exists (select from app.profiles p where p.id = u.id)
    );
  get diagnostics removed = row_count;
  return removed;
end;
$$;

-- What an account's own export contains about it.
create function app.account_document(account uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'email', u.email, 'emailConfirmedAt', u.email_confirmed_at, 'lastSignInAt', u.last_sign_in_at,
      'createdAt', u.created_at, 'givenAtSignUp', u.raw_user_meta_data,
      'identities', coalesce((
        select jsonb_agg(jsonb_build_object(
          'provider', i.provider, 'providerId', i.provider_id, 'data', i.identity_data,
          'createdAt', i.created_at) order by i.created_at)
        from auth.identities i where i.user_id = u.id
      ), '[]')
    )
    from auth.users u where u.id = account
  );
end;
$$;

-- Removes entries of logs that exist only if the auth server or the local mailbox is in this database.
create function app.remove_external_logs(before timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer := 0;
  total integer := 0;
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where created_at < $1' using before;
    get diagnostics removed = row_count;
    total := total + removed;
  end if;
  if to_regclass('local.mails') is not null then
    execute 'delete from local.mails where sent_at < $1' using before;
    get diagnostics removed = row_count;
    total := total + removed;
  end if;
  return total;
end;
$$;

-- Gives the product's role exactly what it needs. Safe to repeat.
create procedure app.admit_product() language plpgsql set search_path = '' as $$
declare
  name text;
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'packetsmith_product') then
    return;
  end if;
  grant usage on schema app to packetsmith_product;
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'app' loop
    execute format('revoke all on app.%I from packetsmith_product', name);
    execute format(
      'grant %s on app.%I to packetsmith_product',
      case
        when name in (
          'publication', 'categories', 'lessons', 'exercises', 'challenges', 'challenge_cases', 'challenge_evidence', 'challenge_mistakes',
          'challenge_solutions', 'practice_cases', 'achievements'
        ) then 'select'
        when name = 'experience_ledger' then 'select, insert'
        else 'select, insert, update, delete'
      end,
      name
    );
    if not exists (
      select from pg_catalog.pg_policies where schemaname = 'app' and tablename = name and policyname = 'product'
    ) then
      execute format('create policy product on app.%I to packetsmith_product using (true) with check (true)', name);
    end if;
  end loop;
  grant usage on all sequences in schema app to packetsmith_product;
  grant execute on all functions in schema app to packetsmith_product;
end;
$$;

-- Creates or changes a login of the product. Two of them let an operator change the password of one while the functions
-- use the other. The limits end a statement before the gateway gives up, and a wait before others queue up behind it.
create procedure app.set_product_login(login text, secret text) language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = login) then
    execute format('create role %I login in role packetsmith_product', login);
  end if;
  execute format('alter role %I password %L', login, secret);
  execute format('alter role %I set statement_timeout = ''25s''', login);
  execute format('alter role %I set lock_timeout = ''5s''', login);
  execute format('alter role %I set idle_in_transaction_session_timeout = ''30s''', login);
end;
$$;

-- As before, and then lets the product in. Every migration that creates something ends with a call of this procedure.
create or replace procedure app.deny_data_api() language plpgsql set search_path = '' as $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'app' and not rowsecurity loop
    execute format('alter table app.%I enable row level security', name);
  end loop;
  for name in
    -- Supabase has these roles. A plain PostgreSQL may not.
    select quote_ident(rolname) from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
    union all select 'public'
  loop
    execute format('revoke all on schema app from %s', name);
    execute format('revoke all on all tables in schema app from %s', name);
    execute format('revoke all on all sequences in schema app from %s', name);
    execute format('revoke all on all routines in schema app from %s', name);
  end loop;
  call app.admit_product();
end;
$$;
call app.deny_data_api();
