-- Files are attached to records of any kind; until now to reports of revisions only. The tables keep their
-- rows and only change their names, so that no content is copied.

alter table revision_files rename to files;
alter table files rename column revision_file_id to file_id;
alter table files rename column revision_report_id to record_id;
alter sequence revision_files_revision_file_id_seq rename to files_file_id_seq;
alter index revision_files_pkey rename to files_pkey;
alter statistics revision_files_of_unit rename to files_of_unit;
drop index revision_files_report;
alter table files drop constraint revision_files_client_id_unit_id_revision_report_id_fkey;

alter table files
  -- The table of the record that the file is attached to; record_id is its id there.
  add record_type text not null default 'revision_reports' check (record_type in ('revision_reports')),
  -- All users who may see the record, or of these the admins only.
  add seen_by text not null default 'users' check (seen_by in ('users', 'admins')),
  -- The record itself, so that the file is of one that exists and goes with it: a column for each kind.
  add revision_report_id integer
    generated always as (case when record_type = 'revision_reports' then record_id end) stored,
  add check (num_nonnulls(revision_report_id) = 1);
alter table files alter column record_type drop default;
alter table files
  add foreign key (client_id, unit_id, revision_report_id)
    references revision_reports (client_id, unit_id, revision_report_id) on delete cascade;
create index files_record on files (client_id, unit_id, record_type, record_id) include (size_bytes);
create index files_revision_report on files (client_id, unit_id, revision_report_id);

drop trigger audit on files;
create trigger audit after insert or update or delete on files
  for each row execute function access.audit('file_id', 'revision_report_id');

alter table revision_file_contents rename to file_contents;
alter table file_contents rename column revision_file_id to file_id;
alter index revision_file_contents_pkey rename to file_contents_pkey;
