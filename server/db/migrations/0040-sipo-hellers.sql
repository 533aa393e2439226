-- What is done with hellers of a prescription, which has to be of whole crowns: the payer is told as
-- faulty, as until now, or the sum is rounded.
alter table sipo_settings add column heller_rule text not null default 'refuse'
  check (heller_rule in ('refuse', 'nearest', 'up', 'down'));
