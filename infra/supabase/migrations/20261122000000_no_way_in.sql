-- A deferred trigger runs when its transaction ends, as whoever began that. Where the auth server deletes the account of
-- a learner on the leaderboard, that is a role without any right to these tables, and the deletion failed.
alter function app.fold_standing_changes() security definer;

-- Takes everything in the schema from the roles of Supabase's Data API and from everybody, whatever a project's default
-- privileges have given them, and denies by row-level security what might be granted later. The owner, as whom the
-- product connects, is not bound by it. Every migration that creates something ends with a call of this.
create procedure app.deny_data_api() language plpgsql set search_path = '' as $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'app' and not rowsecurity loop
    execute format('alter table app.%I enable row level security', name);
  end loop;
  for name in
    -- Supabase has these roles, a plain PostgreSQL may not.
    select quote_ident(rolname) from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
    union all select 'public'
  loop
    execute format('revoke all on schema app from %s', name);
    execute format('revoke all on all tables in schema app from %s', name);
    execute format('revoke all on all sequences in schema app from %s', name);
    execute format('revoke all on all routines in schema app from %s', name);
  end loop;
end;
$$;
call app.deny_data_api();
