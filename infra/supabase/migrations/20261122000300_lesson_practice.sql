-- The steps of a lesson, with its exercises as learners see them. Lessons in the old form have none.
alter table app.lessons add column steps jsonb not null default '[]';

-- What only the server knows about an exercise: right answers, hidden cases, solutions. Only grading reads this table.
create table app.exercises (
  lesson_id text not null references app.lessons (id),
  id text not null,
  position integer not null,
  kind text not null,
  key jsonb not null,
  primary key (lesson_id, id)
);

-- How far a learner has come with each step. Steps and exercises keep their ids, so nothing refers to the curriculum.
create table app.lesson_steps (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  lesson_id text not null references app.lessons (id),
  step_id text not null,
  -- Null if the step has no exercise.
  exercise_id text,
  -- The version of the exercise that was answered; null until then.
  content_hash text,
  state text not null check (state in ('seen', 'solved', 'shown')),
  tries integer not null default 0 check (tries >= 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  active_seconds integer not null default 0 check (active_seconds >= 0),
  -- The last answer to an exercise in which learners write code; null for the others.
  code text,
  primary key (learner_id, lesson_id, step_id)
);

-- Lessons whose exercises a learner has done. Completing a lesson is something else: completed_lessons has it.
create table app.practiced_lessons (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  lesson_id text not null references app.lessons (id),
  practiced_at timestamptz not null default now(),
  primary key (learner_id, lesson_id)
);

-- Whether the lesson had exercises when it was completed. If it had none, the completion counts like practice.
alter table app.completed_lessons add column had_exercises boolean not null default false;

call app.deny_data_api();
