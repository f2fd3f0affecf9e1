-- The question for the faulty line of a starter; null for challenges without one.
alter table app.challenges add column line_find jsonb;

-- Its answers. Only the server reads this.
create table app.challenge_line_finds (
  challenge_id text primary key references app.challenges (id) on delete cascade,
  lines jsonb not null,
  why text not null,
  feedback jsonb not null default '{}'
);

-- The lines that learners marked. Marking one again changes nothing.
create table app.line_marks (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  line integer not null check (line > 0),
  -- The hash of the code and of its faulty lines: another edition of them is another question.
  version text not null,
  -- Whether the learner was shown this line instead of marking it.
  is_shown boolean not null default false,
  marked_at timestamptz not null default now(),
  primary key (learner_id, challenge_id, line)
);

call app.deny_data_api();
