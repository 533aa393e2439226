-- Whoever writes much tells the planner of it within the same transaction. Most of that work was to sort
-- what nobody ever asks by: values of the audit, cells of imported files and what came of them.
alter table audit_log alter column changes set statistics 0;
alter table import_rows alter column cells set statistics 0;
alter table import_rows alter column faults set statistics 0;
alter table import_rows alter column notes set statistics 0;
alter table import_changes alter column before set statistics 0;
