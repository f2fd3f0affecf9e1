-- How long learners are active in a lesson until they have practiced it, in whole minutes: the median and the middle
-- half of at least 30 learners. It is computed from lesson_steps every week. No row tells anything about one learner.
create table app.lesson_times (
  lesson_id text primary key references app.lessons (id),
  lower_quartile_minutes integer not null check (lower_quartile_minutes > 0),
  median_minutes integer not null check (median_minutes >= lower_quartile_minutes),
  upper_quartile_minutes integer not null check (upper_quartile_minutes >= median_minutes),
  -- The Monday of the week in which it was computed, in UTC.
  measured_week date not null
);

call app.deny_data_api();
