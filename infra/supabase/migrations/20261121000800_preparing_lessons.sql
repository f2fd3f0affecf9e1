-- The last lesson that prepares for a challenge; null if none is needed.
alter table app.challenges add column lesson_id text references app.lessons (id);
