-- What a failed submission showed its learner, and which of the fixed cases it passed, samples first. Null while it is
-- pending and for submissions from before.
alter table app.submissions
  add column feedback jsonb,
  add column fixed_passed boolean[],
  add column passed_count integer check (passed_count >= 0),
  add column case_count integer check (case_count >= passed_count);

update app.submissions set
  case_count = jsonb_array_length(verdict -> 'tests'),
  passed_count = jsonb_array_length(jsonb_path_query_array(verdict, '$.tests[*] ? (@.isPassed == true)'))
where verdict is not null;

-- Hidden cases that a learner has seen in full. From then on they are visible tests of this learner's submissions, and
-- more generated cases are drawn in exchange.
create table app.shown_cases (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  case_name text not null,
  shown_at timestamptz not null default now(),
  primary key (learner_id, challenge_id, case_name)
);

-- Challenges whose solutions a learner asked for before solving them. For three days, solving one earns nothing.
create table app.shown_solutions (
  learner_id uuid not null references app.profiles (id) on delete cascade,
  challenge_id text not null references app.challenges (id),
  shown_at timestamptz not null default now(),
  primary key (learner_id, challenge_id)
);

call app.deny_data_api();
