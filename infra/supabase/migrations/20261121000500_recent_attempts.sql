-- Finds the latest attempt on each challenge by reading one row per challenge, and a page of attempts on one
-- challenge by reading only that page. It makes the narrower index with the same first columns redundant.
create index submissions_by_challenge_and_time
  on app.submissions (learner_id, challenge_id, submitted_at desc, id desc);
drop index app.submissions_by_challenge;
