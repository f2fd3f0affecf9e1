-- A new time zone applies from a day of the learner's own calendar on. Until then, the previous one applies.
alter table app.profiles
  add column previous_time_zone text,
  add column time_zone_from date,
  add column time_zone_changed_at timestamptz,
  add constraint profiles_time_zone_change check (
    num_nulls(previous_time_zone, time_zone_from, time_zone_changed_at) in (0, 3)
  );
