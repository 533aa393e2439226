-- Documents of suppliers come in by files of their own.
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check
  check (kind in ('house', 'buildings', 'spaces', 'persons', 'tenants', 'ownerships', 'occupants', 'costs',
                  'rooms', 'roommates', 'readings', 'documents'));
