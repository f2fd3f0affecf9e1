-- The simulated network of a lesson's programs; null if the lesson needs none.
alter table app.lessons add column lab jsonb;
