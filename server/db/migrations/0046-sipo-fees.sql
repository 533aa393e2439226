-- A unit may hand over under more fee codes: by the service whose advance is paid, otherwise under its
-- own code. A payer then has a line for each code.
alter table sipo_settings add column service_fees jsonb not null default '[]'
  check (jsonb_typeof(service_fees) = 'array');

alter table sipo_lines add column fee_code text not null default '';
alter table sipo_lines no force row level security;
alter table sipo_hand_overs no force row level security;
update sipo_lines l set fee_code = h.fee_code from sipo_hand_overs h
 where h.client_id = l.client_id and h.sipo_hand_over_id = l.sipo_hand_over_id;
alter table sipo_hand_overs force row level security;
alter table sipo_lines force row level security;
drop index sipo_lines_payer;
create unique index sipo_lines_payer on sipo_lines (client_id, sipo_hand_over_id, sipo, fee_code);
