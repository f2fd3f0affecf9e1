-- Access tokens that learners create for their own programs. Only a hash of the token is stored.
create table app.access_tokens (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references app.profiles (id) on delete cascade,
  hash text not null unique,
  ending text not null,
  name text not null check (char_length(name) between 1 and 60),
  scope text not null check (scope in ('READ', 'WRITE')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_on date
);
create index access_tokens_by_learner on app.access_tokens (learner_id, created_at desc);
alter table app.access_tokens enable row level security;

-- Banning an account ends its sessions, and also removes its access tokens.
create function app.revoke_access_tokens_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.access_tokens where learner_id = new.id;
  return null;
end;
$$;
revoke all on function app.revoke_access_tokens_of_account() from public;

do $$
begin
  if to_regclass('auth.users') is not null then
    create trigger revoke_access_tokens_of_banned
      after update of banned_until on auth.users
      for each row when (new.banned_until > now())
      execute function app.revoke_access_tokens_of_account();
  end if;
end;
$$;
