-- The latest attempt on each challenge is found by looking at one row of each, and a page of attempts on one challenge by
-- reading that page. The narrower index that this one begins with is of no more use.
create index submissions_by_challenge_and_time
  on app.submissions (learner_id, challenge_id, submitted_at desc, id desc);
drop index app.submissions_by_challenge;
