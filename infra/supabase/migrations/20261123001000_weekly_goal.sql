-- How many days a week learners want to be active.
alter table app.profiles add column weekly_goal_days smallint not null default 5
  check (weekly_goal_days between 3 and 7);

call app.deny_data_api();
