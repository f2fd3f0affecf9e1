-- What lessons teach and challenges train. The next publication fills these columns.
alter table app.lessons add column skills jsonb not null default '[]';
alter table app.challenges add column skills jsonb not null default '[]';

-- Whether the learner wants reviews and daily problems.
alter table app.profiles add column has_reviews boolean not null default true;

-- What a learner's reviews say about a skill. Until the first review, its schedule follows from the lessons that were
-- practiced and the challenges that were solved. Skills are words of the curriculum, so nothing refers to them.
create table app.skill_reviews (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  skill text not null,
  -- How many reviews are over.
  number integer not null default 0 check (number >= 0),
  -- Wrong answers in the current review.
  tries integer not null default 0 check (tries >= 0),
  -- The memory model of FSRS: after how many days the skill is recalled with a probability of 90 %, and how hard it is.
  stability double precision not null check (stability > 0),
  difficulty double precision not null,
  due_at timestamptz not null,
  last_at timestamptz not null,
  primary key (learner_id, skill)
);

-- The problem of each UTC day, which is the same for everyone. It is chosen on that day and must not change afterwards,
-- and exercises can be removed, so it doesn't refer to them.
create table app.daily_problems (
  day date primary key,
  lesson_id text not null,
  exercise_id text not null
);

create table app.daily_answers (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  day date not null,
  tries integer not null check (tries > 0),
  is_solved boolean not null,
  experience_earned integer not null default 0 check (experience_earned >= 0),
  answered_at timestamptz not null default now(),
  primary key (learner_id, day)
);

-- Existing rows satisfy the wider rule, so they aren't read again.
alter table app.experience_ledger drop constraint experience_ledger_reason_check;
alter table app.experience_ledger add constraint experience_ledger_reason_check
  check (reason in ('challenge', 'achievement', 'demo', 'review', 'daily')) not valid;

call app.deny_data_api();
