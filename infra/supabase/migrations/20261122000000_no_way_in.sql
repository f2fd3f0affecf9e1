-- A deferred trigger runs at the end of its transaction, as the role that started it. When the auth server deletes
-- the account of a listed learner, that role has no rights to these tables, and the deletion failed.
alter function app.fold_standing_changes() security definer;

-- Revokes all rights to the schema from the roles of Supabase's Data API and from public, whatever a project's
-- default privileges granted, and enables row-level security against later grants. It doesn't apply to the owner, as
-- which the product connects. Every migration that creates something ends with a call of this function.
create procedure app.deny_data_api() language plpgsql set search_path = '' as $$
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
end;
$$;
call app.deny_data_api();
