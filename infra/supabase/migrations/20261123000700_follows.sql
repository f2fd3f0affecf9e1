-- Whom learners follow on the leaderboard. Only listed learners can be followed, and leaving the list ends it: nobody
-- keeps seeing a learner who isn't listed anymore.
create table app.follows (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  followed_id uuid not null references app.profiles (id) on delete cascade,
  followed_at timestamptz not null,
  primary key (learner_id, followed_id),
  constraint follows_others check (learner_id <> followed_id)
);
create index follows_by_followed on app.follows (followed_id);

create function app.end_follows() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from app.follows where followed_id = new.id;
  return null;
end;
$$;
create trigger profiles_end_follows
  after update of is_listed on app.profiles
  for each row when (old.is_listed and not new.is_listed)
  execute function app.end_follows();

call app.deny_data_api();
