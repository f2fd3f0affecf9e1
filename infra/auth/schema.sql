-- What hosted Supabase provides and our own database lacks: the roles of its Data API, and the part of GoTrue's
-- schema that the embedded auth service uses, with GoTrue's names.
do $$
declare
  missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = missing) then
        execute format('create role %I nologin', missing);
      end if;
    exception
      -- Roles belong to the whole server, and another of its databases may be prepared at the same time.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end;
$$;

create schema if not exists auth;
comment on schema auth is 'Packetsmith embedded auth service';
revoke all on schema auth from public;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) not null default 'authenticated',
  role varchar(255) not null default 'authenticated',
  email varchar(255),
  phone text unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  confirmation_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table auth.users add column if not exists invited_at timestamptz;
alter table auth.users
  add column if not exists recovery_sent_at timestamptz,
  add column if not exists reauthentication_sent_at timestamptz,
  add column if not exists email_change varchar(255),
  add column if not exists email_change_sent_at timestamptz,
  -- Which of the two addresses confirmed the change: 1 the current one, 2 the new one, 3 both.
  add column if not exists email_change_confirm_status smallint not null default 0;
create unique index if not exists users_email_partial_key on auth.users (email) where not is_sso_user;

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null default '[]',
  user_agent text,
  ip text,
  refreshed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token varchar(255) not null unique,
  parent varchar(255),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  code_challenge text,
  code_challenge_method text,
  relates_to text not null,
  created_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index if not exists one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table if not exists auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  auth_code text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null,
  created_at timestamptz not null default now()
);
-- `auth_code` contains the SHA-256 of the code.
alter table auth.flow_state add column if not exists authentication_method text not null default 'otp';
alter table auth.flow_state add column if not exists sealed_provider_tokens text;
alter table auth.flow_state add column if not exists linked_claims jsonb;
alter table auth.flow_state add column if not exists linking_session_id uuid
  references auth.sessions (id) on delete cascade;

create table if not exists auth.oauth_states (
  state_hash text primary key,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text,
  linking_user_id uuid references auth.users (id) on delete cascade,
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  browser_hash text,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
