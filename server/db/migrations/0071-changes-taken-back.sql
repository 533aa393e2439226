-- What one call wrote is one change, which may be taken back as a whole: rows of history that came
-- together tell by which change, and those that take another change back tell which row they answer.
-- Rows that were there before belong to no change that could be taken back.
alter table audit_log add column change_id bigint, add column undoes bigint;
alter table audit_log
  alter column change_id set default pg_current_xact_id()::text::bigint,
  alter column undoes set default nullif(current_setting('app.undoes', true), '')::bigint;

create index audit_log_change on audit_log (client_id, change_id) where change_id is not null;
