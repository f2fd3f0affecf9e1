// cspell:ignore polroles
import { OWNER } from './hosted-project.ts';

/** Roles that must have no access to the product's schema. `public` includes every role. */
const OUTSIDERS = ['anon', 'authenticated', 'service_role', 'authenticator', 'public'];

const RELATION_PRIVILEGES = [
  'select',
  'insert',
  'update',
  'delete',
  'truncate',
  'references',
  'trigger',
];

const quoted = (values: readonly string[]) => values.map((value) => `('${value}')`).join(', ');

/** Every schema that the migrations created, without their own records. */
const OURS = `(
  select oid, nspname from pg_namespace
  where nspname <> 'supabase_migrations' and nspname !~ '^pg_(toast|temp)'
)`;

/** Everything that an outsider may do to what the migrations created: `role`, `privilege`, `object`. Must be empty. */
export const REACH = `
with outsider (role) as (values ${quoted(OUTSIDERS)}),
  relation_privilege (privilege) as (values ${quoted(RELATION_PRIVILEGES)}),
  relation as (
    select c.oid, c.relkind from pg_class c join ${OURS} n on n.oid = c.relnamespace
    where c.relowner = '${OWNER}'::regrole and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  )
select role, privilege, relation.oid::regclass::text as object
from outsider, relation_privilege, relation
where relkind <> 'S' and has_table_privilege(role, relation.oid, privilege)
union all
select role, privilege, relation.oid::regclass || '.*'
from outsider, (values ('select'), ('insert'), ('update'), ('references')) as p (privilege), relation
where relkind <> 'S' and has_any_column_privilege(role, relation.oid, privilege)
union all
select role, privilege, relation.oid::regclass::text
from outsider, (values ('usage'), ('select'), ('update')) as p (privilege), relation
where relkind = 'S' and has_sequence_privilege(role, relation.oid, privilege)
union all
select role, 'execute', p.oid::regprocedure::text
from outsider, pg_proc p
where p.proowner = '${OWNER}'::regrole and has_function_privilege(role, p.oid, 'execute')
union all
select role, privilege, nspname
from outsider, (values ('usage'), ('create')) as p (privilege), pg_namespace n
where n.nspowner = '${OWNER}'::regrole and has_schema_privilege(role, n.oid, privilege)
order by 3, 1, 2`;

/** Tables of the product without row-level security, and policies that grant access to others than the product. Must be empty. */
export const UNGUARDED = `
select c.oid::regclass::text as object, 'no row-level security' as gap
from pg_class c join ${OURS} n on n.oid = c.relnamespace
where c.relowner = '${OWNER}'::regrole and c.relkind in ('r', 'p') and not c.relrowsecurity
union all
select c.oid::regclass::text, 'policy ' || polname
from pg_policy join pg_class c on c.oid = polrelid
where c.relowner = '${OWNER}'::regrole
  and polroles is distinct from array[to_regrole('packetsmith_product')::oid]
union all
-- A view reads as its owner, past every policy.
select c.oid::regclass::text, 'view' from pg_class c
where c.relowner = '${OWNER}'::regrole and c.relkind in ('v', 'm')
union all
-- Such a function must not find somebody else's objects under the names that it uses.
select oid::regprocedure::text, 'security definer without a search path' from pg_proc
where proowner = '${OWNER}'::regrole and prosecdef
  and not coalesce('search_path=""' = any (proconfig), false)`;

/** What can be tried: every relation, sequence and routine of the schema, with a call for each. */
export const TARGETS = `
select relkind::text as kind, oid::regclass::text as name, null as call
from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
union all
select 'routine', oid::regprocedure::text,
  case prokind when 'p' then 'call ' else 'select ' end || oid::regproc || '(' || coalesce((
    select string_agg('null::' || format_type(argument, null), ', ' order by position)
    from unnest(proargtypes) with ordinality as arguments (argument, position)
  ), '') || ')'
from pg_proc where pronamespace = 'app'::regnamespace
order by 1, 2`;
