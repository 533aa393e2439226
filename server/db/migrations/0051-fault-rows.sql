-- Each fault of a report has its own term and its own day of repair. What the report says of them as a
-- whole follows from them: all their texts, the soonest open term, the day of the last repair.
alter table revision_reports add column fault_rows jsonb not null default '[]'
  check (jsonb_typeof(fault_rows) = 'array');
alter table revision_reports drop constraint revision_reports_faults_check;

alter table revision_reports no force row level security;
alter table revision_reports disable trigger user;
update revision_reports
   set fault_rows = jsonb_build_array(
         jsonb_build_object('fault', faults, 'repair_by', repair_by, 'repaired_on', repaired_on))
 where result <> 'ok' or faults <> '' or repair_by is not null or repaired_on is not null;
alter table revision_reports enable trigger user;
alter table revision_reports force row level security;

create function access.sum_up_faults() returns trigger language plpgsql as $$
begin
  select coalesce(string_agg(f.fault, e'\n' order by f.place), ''),
         case when bool_and(f.repaired_on is not null) then min(f.repair_by)
              else min(f.repair_by) filter (where f.repaired_on is null) end,
         case when bool_and(f.repaired_on is not null) then max(f.repaired_on) end
    into new.faults, new.repair_by, new.repaired_on
    from rows from (jsonb_to_recordset(new.fault_rows)
           as (fault text, repair_by date, repaired_on date)) with ordinality
           as f (fault, repair_by, repaired_on, place);
  return new;
end $$;
create trigger faults before insert or update of fault_rows on revision_reports
  for each row execute function access.sum_up_faults();

-- History tells the rows; what follows from them would be told twice.
drop trigger audit on revision_reports;
create trigger audit after insert or update or delete on revision_reports
  for each row execute function access.audit('revision_report_id', 'faults', 'repair_by', 'repaired_on');
