-- Of which documents the costs of a count are, so that documents that came after it are found without reading
-- all of its inputs.
alter table settlement_counts
  add column charged jsonb not null generated always as (
    jsonb_path_query_array(inputs, '$.settlement.services[*].costs[*]')) stored;

-- It stands in the inputs, which history does not repeat.
drop trigger audit on settlement_counts;
drop trigger audit_added on settlement_counts;
create trigger audit after update or delete on settlement_counts
  for each row execute function access.audit('settlement_count_id', 'inputs', 'counted', 'charged');
create trigger audit_added after insert on settlement_counts referencing new table as added
  for each statement execute function access.audit_added('settlement_count_id', 'inputs', 'counted', 'charged');

-- How far an invoice may be from the meter that it is invoiced by before it is asked about.
alter table settlement_law drop constraint settlement_law_key_check;
alter table settlement_law
  add constraint settlement_law_key_check check (key in (
    'heat-basic-least', 'heat-basic-most', 'heat-lower-limit', 'heat-upper-limit',
    'heat-basic-a', 'heat-basic-b', 'heat-basic-c', 'heat-basic-d', 'heat-basic-e', 'heat-basic-f',
    'heat-basic-g', 'heat-basic-unknown', 'heat-basic-shift', 'hot-water-basic', 'one-source-heating',
    'refused-factor', 'guideline-hot-water', 'guideline-cold-water', 'guideline-outside',
    'invoice-difference', 'flats-difference',
    'deliver-months', 'pay-months', 'objection-days', 'answer-days', 'inspection-days', 'delay-daily',
    'tax-heat', 'tax-water', 'tax-cleaning', 'tax-standard'));

insert into settlement_law (key, holds_from, value, unit, source) values
  ('invoice-difference', null, 5, '% naměřeného',
   'k ověření: zvyk správců, zákon mez neurčuje; běžná nepřesnost měřidla a jiný den odečtu u dodavatele'),
  ('flats-difference', null, 20, '% naměřeného',
   'k ověření: zvyk správců, zákon mez neurčuje; bytová měřidla nezachytí pomalý průtok a odečítají se v jiné dny');
