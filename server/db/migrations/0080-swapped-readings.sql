-- Readings of two devices may change places in one step: that a device has one reading a day is then judged
-- at the end of it. An index cannot wait, a constraint can; what is looked up in it stays the same.
drop index meter_readings_day;
drop index meter_readings_visit;
alter table meter_readings
  add constraint meter_readings_day
    exclude (client_id with =, unit_id with =, meter_id with =, read_on with =)
    include (state, source, status) where (state is not null) deferrable,
  add constraint meter_readings_visit
    exclude (client_id with =, unit_id with =, meter_id with =, read_on with =)
    where (state is null) deferrable;
