-- Learners who try the product before they create an account. Nobody else ever sees them.
alter table app.profiles
  add column is_anonymous boolean not null default false,
  add constraint profiles_anonymous_are_not_listed check (not (is_anonymous and is_listed));

-- For finding those who haven't come back.
create index profiles_anonymous_by_last_visit on app.profiles (last_seen_on) where is_anonymous;

-- The same rules as before for everybody who has an email address. An anonymous account has none.
create or replace function app.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  email text := event -> 'user' ->> 'email';
  wish text := event -> 'user' -> 'user_metadata' ->> 'username';
  provider text := coalesce(event -> 'user' -> 'app_metadata' ->> 'provider', 'email');
  is_anonymous boolean := coalesce(event -> 'user' -> 'is_anonymous', 'false') = 'true';
  refusal text;
begin
  if is_anonymous and coalesce(email, '') = '' then
    return '{}';
  end if;
  refusal := app.email_error(email);
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

-- Turns the profile of an anonymous learner into one of a permanent account. The names are wishes: a username that is
-- not valid or taken leaves the generated one in place.
create function app.keep_anonymous_learner(learner uuid, address text, wishes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wish text := app.canonical_username(wishes ->> 'username');
begin
  update app.profiles set
    is_anonymous = false,
    email = coalesce(address, email),
    first_name = btrim(left(coalesce(nullif(wishes ->> 'first_name', ''), first_name), 100)),
    last_name = btrim(left(coalesce(nullif(wishes ->> 'last_name', ''), last_name), 100))
  where id = learner and is_anonymous;
  if not found or wish is null or app.username_error(wish) is not null then
    return;
  end if;
  update app.profiles set username = wish where id = learner;
exception when unique_violation then
  -- The block was rolled back, with the first update.
  perform app.keep_anonymous_learner(learner, address, wishes - 'username');
end;
$$;

-- An account becomes permanent with its first confirmed email address or identity. No error in here may prevent that:
-- the next request with a token of the account does the same.
create function app.keep_profile_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_anonymous_learner(new.id, new.email, coalesce(new.raw_user_meta_data, '{}'));
  return null;
exception when others then
  raise warning 'The profile of the account % could not be made permanent: %', new.id, sqlerrm;
  return null;
end;
$$;

do $$
begin
  -- Auth servers from before 2024 have no anonymous accounts.
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = to_regclass('auth.users') and attname = 'is_anonymous' and not attisdropped
  ) then
    create trigger keep_profile
      after update on auth.users
      for each row when (old.is_anonymous and not new.is_anonymous)
      execute function app.keep_profile_of_account();
  end if;
end;
$$;

call app.deny_data_api();
