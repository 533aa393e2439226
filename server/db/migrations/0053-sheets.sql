-- A sheet as people have it: the row with its headings is not the first, some rows are no records, and
-- what holds for all rows is said once.
alter table import_batches
  add column heading_row integer not null default 1 check (heading_row >= 1),
  -- Values that hold for all rows, by their fields.
  add column constants jsonb not null default '{}',
  add column rows_left_out integer not null default 0;

alter table import_rows
  -- What a person has decided of the row; null leaves it to what it looks like.
  add column kept boolean,
  -- Why the row is left out.
  add column reason text not null default '';
alter table import_rows drop constraint import_rows_state_check;
alter table import_rows add constraint import_rows_state_check
  check (state in ('new', 'changed', 'same', 'failing', 'left-out'));
