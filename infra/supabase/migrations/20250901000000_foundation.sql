-- The product's own schema. Supabase's Data API exposes only `public`, so nothing here is reachable through it.
-- Row-level security without a policy denies anything that is granted by accident.
create schema app;

create table app.publication (
  is_current boolean primary key default true check (is_current),
  revision text not null,
  published_at timestamptz not null default now()
);

create table app.categories (
  id text primary key,
  name text not null,
  description text not null,
  position integer not null,
  retired_at timestamptz
);

create table app.lessons (
  id text primary key,
  category_id text not null references app.categories (id),
  position integer not null,
  title text not null,
  description text not null,
  difficulty integer not null check (difficulty between 1 and 5),
  estimated_minutes integer not null check (estimated_minutes > 0),
  content jsonb not null,
  example jsonb,
  retired_at timestamptz
);

create table app.challenges (
  id text primary key,
  category_id text not null references app.categories (id),
  position integer not null,
  title text not null,
  description text not null,
  language text not null,
  difficulty integer not null check (difficulty between 1 and 5),
  experience_reward integer not null check (experience_reward >= 0),
  entry jsonb not null,
  limits jsonb not null,
  lab jsonb,
  instructions jsonb not null,
  tip jsonb,
  starter_code text not null,
  expected_output text,
  hints jsonb not null,
  debrief jsonb,
  samples jsonb not null,
  retired_at timestamptz
);

-- The expected outputs. Only grading reads this table.
create table app.challenge_cases (
  challenge_id text not null references app.challenges (id),
  is_pooled boolean not null,
  position integer not null,
  name text not null,
  stdin text not null,
  expected_stdout text not null,
  primary key (challenge_id, is_pooled, position)
);

create table app.achievements (
  id text primary key,
  position integer not null,
  name text not null,
  description text not null,
  icon text not null,
  experience_reward integer not null check (experience_reward >= 0),
  rule jsonb not null,
  retired_at timestamptz
);

create table app.profiles (
  id uuid primary key,
  email text not null,
  username text not null unique check (username ~ '^[a-z0-9_-]{3,24}$'),
  first_name text not null default '',
  last_name text not null default '',
  avatar_url text,
  github_username text,
  github_id text,
  oauth_provider text,
  is_listed boolean not null default false,
  time_zone text not null default 'UTC',
  experience_points integer not null default 0 check (experience_points >= 0),
  created_at timestamptz not null default now()
);
create index profiles_listed_by_experience on app.profiles (experience_points desc, id) where is_listed;

-- Ids of deleted accounts: a token that is still valid must not recreate one.
create table app.deleted_accounts (
  id uuid primary key,
  deleted_at timestamptz not null default now()
);

create table app.submissions (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  idempotency_key text not null,
  language text not null,
  code text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'FAILED')),
  verdict jsonb,
  achievement_ids text[] not null default '{}',
  experience_earned integer not null default 0,
  submitted_at timestamptz not null default now(),
  started_at timestamptz not null default now(),
  unique (learner_id, idempotency_key)
);
create index submissions_by_learner on app.submissions (learner_id, submitted_at desc, id desc);
create index submissions_by_challenge on app.submissions (learner_id, challenge_id);
create index submissions_pending on app.submissions (started_at) where status = 'PENDING';

create table app.solves (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  submission_id uuid not null references app.submissions (id) on delete cascade,
  solved_at timestamptz not null default now(),
  primary key (learner_id, challenge_id)
);

create table app.completed_lessons (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  lesson_id text not null references app.lessons (id),
  minutes_spent integer not null check (minutes_spent between 0 and 1440),
  completed_at timestamptz not null default now(),
  primary key (learner_id, lesson_id)
);

create table app.lesson_visits (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  lesson_id text not null references app.lessons (id),
  visited_at timestamptz not null default now(),
  primary key (learner_id, lesson_id)
);

-- Days of the learner's own calendar with an accepted submission or a completed lesson.
create table app.active_days (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  day date not null,
  primary key (learner_id, day)
);

create table app.earned_achievements (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  achievement_id text not null references app.achievements (id),
  earned_at timestamptz not null default now(),
  primary key (learner_id, achievement_id)
);

-- Every award states its reason. The total in app.profiles always equals the sum of these rows.
create table app.experience_ledger (
  id bigint generated always as identity primary key,
  learner_id uuid not null references app.profiles (id) on delete cascade,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('challenge', 'achievement', 'demo')),
  reference text not null,
  created_at timestamptz not null default now(),
  unique (learner_id, reason, reference)
);
create index experience_ledger_by_time on app.experience_ledger (created_at, learner_id);

create function app.refuse_ledger_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The experience ledger is append-only: row % cannot be changed.', old.id;
end;
$$;
create trigger experience_ledger_is_append_only
  before update on app.experience_ledger
  for each row execute function app.refuse_ledger_change();

do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'app' loop
    execute format('alter table app.%I enable row level security', name);
  end loop;
  -- Supabase has these roles. A plain PostgreSQL may not.
  for name in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on all tables in schema app from %I', name);
    execute format('revoke all on schema app from %I', name);
  end loop;
end;
$$;
revoke all on schema app from public;
