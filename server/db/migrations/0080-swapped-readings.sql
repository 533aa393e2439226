-- Readings of two devices may change places in one step, also of one day. A unique index judges row by row,
-- so they step aside first: what is on its way stands beside what stays, and nothing rests there.
alter table meter_readings add column on_the_way boolean not null default false;
drop index meter_readings_day;
drop index meter_readings_visit;
create unique index meter_readings_day on meter_readings (client_id, unit_id, meter_id, read_on, on_the_way)
  include (state, source, status) where state is not null;
create unique index meter_readings_visit on meter_readings (client_id, unit_id, meter_id, read_on, on_the_way)
  where state is null;

-- That it stepped aside is no change of a reading.
drop trigger audit on meter_readings;
drop trigger audit_added on meter_readings;
create trigger audit after update or delete on meter_readings
  for each row execute function access.audit('meter_reading_id', 'on_the_way');
create trigger audit_added after insert on meter_readings referencing new table as added
  for each statement execute function access.audit_added('meter_reading_id', 'on_the_way');
