-- The leaderboard, updated incrementally, because reading it must cost the same however many learners there are.
-- Triggers update it, so that no way of awarding XP can forget to.

-- What each learner has earned in total, with the period '-infinity', and per week, which begins on Monday in UTC.
-- Every learner has the row of the total.
create table app.standings (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  period date not null,
  experience_points integer not null,
  is_listed boolean not null,
  primary key (learner_id, period)
);
create index standings_listed on app.standings (period, experience_points desc, learner_id) where is_listed;

-- How many listed learners have XP in a span that starts at a number and has a width of 1 or 100, not counting
-- changes that haven't been added yet. A rank is one more than the number of learners with more XP, which is the sum
-- of a few wide and narrow spans, however many learners there are.
create table app.standing_counts (
  period date not null,
  width integer not null check (width in (1, 100)),
  experience_points integer not null,
  learners integer not null,
  primary key (period, width, experience_points)
) with (fillfactor = 50);

create table app.standing_changes (
  id bigint generated always as identity primary key,
  period date not null,
  experience_points integer not null,
  learners integer not null
);

create function app.week_of(instant timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('week', instant at time zone 'UTC')::date;
$$;

create function app.add_profiles_to_standings() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into app.standings (learner_id, period, experience_points, is_listed)
  select id, '-infinity', 0, is_listed from added;
  return null;
end;
$$;
create trigger profiles_have_standings
  after insert on app.profiles referencing new table as added
  for each statement execute function app.add_profiles_to_standings();

create function app.list_standings() returns trigger
language plpgsql set search_path = '' as $$
begin
  update app.standings set is_listed = new.is_listed where learner_id = new.id;
  return null;
end;
$$;
create trigger profiles_list_standings
  after update of is_listed on app.profiles
  for each row when (old.is_listed <> new.is_listed)
  execute function app.list_standings();

create function app.add_experience_to_standings() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A learner who gets listed at the same time must not miss a row that is written here.
  perform from app.profiles where id in (select learner_id from added) order by id for no key update;
  insert into app.standings as standing (learner_id, period, experience_points, is_listed)
  select earned.learner_id, earned.period, earned.amount, profiles.is_listed
  from (
    select learner_id, periods.period, sum(amount) as amount
    from added, lateral (
      values ('-infinity'::date), (app.week_of(created_at))
    ) as periods (period)
    group by learner_id, periods.period
  ) as earned
  join app.profiles on profiles.id = earned.learner_id
  order by earned.learner_id, earned.period
  on conflict (learner_id, period)
    do update set experience_points = standing.experience_points + excluded.experience_points;
  return null;
end;
$$;
create trigger experience_ledger_makes_standings
  after insert on app.experience_ledger referencing new table as added
  for each statement execute function app.add_experience_to_standings();

create function app.note_standing_changes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into app.standing_changes (period, experience_points, learners)
    select period, experience_points, -count(*) from removed where is_listed group by period, experience_points;
  end if;
  if tg_op <> 'DELETE' then
    insert into app.standing_changes (period, experience_points, learners)
    select period, experience_points, count(*) from added where is_listed group by period, experience_points;
  end if;
  return null;
end;
$$;
create trigger standings_count_inserts
  after insert on app.standings referencing new table as added
  for each statement execute function app.note_standing_changes();
create trigger standings_count_updates
  after update on app.standings referencing old table as removed new table as added
  for each statement execute function app.note_standing_changes();
create trigger standings_count_deletes
  after delete on app.standings referencing old table as removed
  for each statement execute function app.note_standing_changes();

-- All learners share the counts, so changing them in place would make transactions wait for each other or deadlock.
-- Instead, every transaction writes its own rows and adds up all existing ones at its very end, unless another
-- transaction is doing so: then it leaves its rows to the next one. Nothing waits.
create function app.fold_standing_changes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select from app.standing_changes where id = new.id) then
    return null;
  end if;
  -- With a snapshot from before the lock, rows that the last holder has already added up would be added up again.
  if current_setting('transaction_isolation') <> 'read committed'
    or not pg_try_advisory_xact_lock('app.standing_counts'::regclass::oid::bigint) then
    return null;
  end if;
  with folded as (
    delete from app.standing_changes returning period, experience_points, learners
  )
  insert into app.standing_counts as span (period, width, experience_points, learners)
  select period, width, experience_points / width * width, sum(learners)
  from folded, (values (1), (100)) as widths (width)
  group by 1, 2, 3 having sum(learners) <> 0
  on conflict (period, width, experience_points) do update set learners = span.learners + excluded.learners;
  return null;
end;
$$;
create constraint trigger standing_changes_are_folded
  after insert on app.standing_changes deferrable initially deferred
  for each row execute function app.fold_standing_changes();

-- Rebuilds everything from the ledger and the profiles, with this week and the last one. Needed after rows were
-- written without triggers. Awards and profile changes wait in the meantime.
create function app.rebuild_standings() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock('app.standing_counts'::regclass::oid::bigint);
  -- Every award locks a profile first and then writes standings, so one of the two waits for the other without a deadlock.
  lock table app.profiles in exclusive mode;
  lock table app.standings in access exclusive mode;
  truncate app.standings, app.standing_counts;
  insert into app.standings (learner_id, period, experience_points, is_listed)
  select profiles.id, '-infinity', coalesce(sum(amount), 0), profiles.is_listed
  from app.profiles left join app.experience_ledger on learner_id = profiles.id
  group by profiles.id
  union all
  select profiles.id, app.week_of(ledger.created_at), sum(amount), profiles.is_listed
  from app.profiles join app.experience_ledger as ledger on learner_id = profiles.id
  where app.week_of(ledger.created_at) >= app.week_of(now()) - 7
  group by 1, 2, 4;
  delete from app.standing_changes;
  insert into app.standing_counts (period, width, experience_points, learners)
  select period, width, experience_points / width * width, count(*)
  from app.standings, (values (1), (100)) as widths (width)
  where is_listed
  group by 1, 2, 3;
end;
$$;
revoke all on function app.rebuild_standings() from public;
select app.rebuild_standings();
-- If learners were listed before this migration, their rows have left changes to be folded at the end of the
-- transaction, and no table can be altered before that. Everything is counted by now.
set constraints all immediate;

-- Nothing reads the leaderboard from these indexes anymore, and every award would have to update them.
drop index app.profiles_listed_by_experience;
drop index app.experience_ledger_by_time;

alter table app.standings enable row level security;
alter table app.standing_counts enable row level security;
alter table app.standing_changes enable row level security;

-- The state of the streak on the last active day, which is enough to continue it. Null until an award writes it:
-- earlier activity is only in app.active_days.
alter table app.profiles
  add column streak_days integer,
  add column last_active_on date,
  add column freezes_spent smallint,
  add constraint profiles_streak check (num_nulls(streak_days, last_active_on, freezes_spent) in (0, 3));

-- corrected: 3aad0c78234981d9cf7193f7c86052c2afc2a6c84f54f48b11146e1305f47bee
