-- Defenses that take their input from an attack. The challenge of the attack; null for all other challenges.
alter table app.challenges add column evidence_from text;

-- How a defense gets evidence from an attack. Only the server reads this: `stock` has the answers.
create table app.challenge_evidence (
  challenge_id text primary key references app.challenges (id) on delete cascade,
  needs integer not null check (needs > 0),
  program text not null,
  stock jsonb not null
);

-- What a learner's accepted attack left. It is deleted with that submission.
create table app.learner_evidence (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  submission_id uuid not null references app.submissions (id) on delete cascade,
  -- The hash of what made it. If the chain changes, it is made again.
  version text not null,
  -- Null if the attack left too little. Then what the authors recorded takes its place.
  sample jsonb,
  -- A case that the learner doesn't see, with our answer.
  graded_case jsonb,
  made_at timestamptz not null default now(),
  primary key (learner_id, challenge_id),
  check ((sample is null) = (graded_case is null))
);

create index learner_evidence_of_submission on app.learner_evidence (submission_id);

call app.deny_data_api();
