-- Revealed hints stay revealed. A rung is the number of a hint, even if its text changes.
create table app.hint_reveals (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  rung integer not null check (rung between 1 and 4),
  revealed_at timestamptz not null default now(),
  primary key (learner_id, challenge_id, rung)
);
alter table app.hint_reveals enable row level security;
