-- The simulated network that a lesson's programs meet; null for a lesson that needs none.
alter table app.lessons add column lab jsonb;
