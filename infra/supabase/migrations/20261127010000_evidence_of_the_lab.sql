-- What a defense takes from its attack: what the attack printed (`artifacts`), or a log of the lab. Evidence that was
-- published before is of the first kind.
alter table app.challenge_evidence
  add column take text not null default 'artifacts'
  check (take in ('artifacts', 'http', 'connections', 'packets', 'dns'));

call app.deny_data_api();
