-- Photos are attached to readings, as files of another kind of records.
alter table files drop constraint files_record_type_check;
alter table files drop constraint files_revision_report_id_check;
alter table files
  add constraint files_record_type_check check (record_type in ('revision_reports', 'meter_readings')),
  add meter_reading_id integer
    generated always as (case when record_type = 'meter_readings' then record_id end) stored,
  add constraint files_record_check check (num_nonnulls(revision_report_id, meter_reading_id) = 1);
alter table files
  add foreign key (client_id, unit_id, meter_reading_id)
    references meter_readings (client_id, unit_id, meter_reading_id) on delete cascade;
create index files_meter_reading on files (client_id, unit_id, meter_reading_id)
  where meter_reading_id is not null;

-- What follows from the kind of the record is no change of its own.
drop trigger audit on files;
drop trigger audit_added on files;
create trigger audit after update or delete on files
  for each row execute function access.audit('file_id', 'revision_report_id', 'meter_reading_id');
create trigger audit_added after insert on files referencing new table as added
  for each statement execute function access.audit_added('file_id', 'revision_report_id', 'meter_reading_id');
