-- The lessons and challenges that prepare for a challenge, in the author's order.
alter table app.challenges add column prerequisites jsonb not null default '[]';

-- Challenges that learners opened before they had done everything that prepares for them.
create table app.opened_challenges (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  opened_at timestamptz not null default now(),
  primary key (learner_id, challenge_id)
);

call app.deny_data_api();
