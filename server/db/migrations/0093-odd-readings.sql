-- Warnings ask of each device since when something is odd; among all its readings these are few.
create index meter_readings_odd on meter_readings (client_id, unit_id, meter_id, status, read_on)
  where status in ('seal-broken', 'backflow', 'blocked');
