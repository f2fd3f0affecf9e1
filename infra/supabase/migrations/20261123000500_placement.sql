-- Attempts to prove a module or a lesson by questions, at most one of each on a day of the learner. Exercises can be
-- removed, so the items don't refer to them.
create table app.placement_attempts (
  id uuid primary key,
  learner_id uuid not null references app.profiles (id) on delete cascade,
  -- 'module-' and the id of a category, or 'lesson-' and the id of a lesson.
  placement_id text not null,
  day date not null,
  -- The questions in order: lessonId, exerciseId, and the outcome, which is null until the learner has answered.
  items jsonb not null,
  started_at timestamptz not null,
  unique (learner_id, placement_id, day)
);

-- Lessons that a learner proved without practicing them. They count as completed, not as practiced.
create table app.proved_lessons (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  lesson_id text not null references app.lessons (id),
  proved_at timestamptz not null,
  primary key (learner_id, lesson_id)
);

call app.deny_data_api();
