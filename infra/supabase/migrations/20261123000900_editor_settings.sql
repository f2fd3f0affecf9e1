-- How learners set up the editor, on all of their devices. Learners who changed nothing have no row.
create table app.editor_settings (
  learner_id uuid primary key references app.profiles (id) on delete cascade,
  font_size smallint not null,
  wraps_lines boolean not null,
  tab_size smallint not null,
  theme text not null check (theme in ('SITE', 'DARK', 'LIGHT')),
  has_vim_keys boolean not null,
  -- 0 for none.
  ruler_column smallint not null
);

call app.deny_data_api();
