-- One sheet may tell a whole house: what each row was understood as, and what comes of it by kinds of records.
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check
  check (kind in ('house', 'buildings', 'spaces', 'persons', 'tenants', 'ownerships', 'occupants', 'costs'));
alter table import_batches add column totals jsonb not null default '{}';
alter table import_rows add column notes jsonb not null default '[]';
