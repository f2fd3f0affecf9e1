-- Wrong programs that people really write, with the advice for each and what it does in each case. Only the server
-- reads this table and the next two, and shows a learner what was granted.
create table app.challenge_mistakes (
  challenge_id text not null references app.challenges (id),
  position integer not null,
  name text not null,
  advice text not null,
  -- The name of the case that shows the mistake best.
  look text not null,
  digests jsonb not null,
  primary key (challenge_id, position)
);

-- Position 0 is the model solution. The others have another idea.
create table app.challenge_solutions (
  challenge_id text not null references app.challenges (id),
  position integer not null,
  title text not null,
  why text,
  code text not null,
  primary key (challenge_id, position)
);

-- Generated cases that are never graded, shortest input first.
create table app.practice_cases (
  challenge_id text not null references app.challenges (id),
  position integer not null,
  size integer not null check (size between 1 and 5),
  stdin text not null,
  expected_stdout text not null,
  primary key (challenge_id, position)
);

call app.deny_data_api();
