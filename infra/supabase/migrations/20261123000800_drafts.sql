-- What learners have in the workspace of a challenge, so that it follows them to their other devices.
create table app.drafts (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  code text not null,
  -- The learner's own cases: name, stdin, and expectedStdout, which is null if any output will do.
  own_cases jsonb not null default '[]',
  edited_at timestamptz not null,
  -- Rises by one with each change. A device says which revision it changed.
  revision integer not null default 1,
  primary key (learner_id, challenge_id)
);

-- The older of two drafts that were changed on different devices.
create table app.replaced_drafts (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  code text not null,
  edited_at timestamptz not null,
  replaced_at timestamptz not null
);

create index replaced_drafts_of_challenge on app.replaced_drafts (learner_id, challenge_id, replaced_at);

call app.deny_data_api();
