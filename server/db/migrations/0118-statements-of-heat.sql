-- What a supplier of heat says of its sources, emissions, efficiency and taxes (vyhláška č. 269/2015 Sb., § 6
-- odst. 1 písm. h až j); statements tell it as it stands here.
alter table billing_places add column supplier_info text not null default ''
  check (length(supplier_info) <= 2000);

-- Texts that each statement of heat carries (§ 6 odst. 1 písm. l až o): to whom for advice, and those of annex 5.
create table settlement_texts (
  client_id integer not null primary key references clients,
  advice text not null default '' check (length(advice) <= 1000),
  annex_a text not null default '' check (length(annex_a) <= 4000),
  annex_b text not null default '' check (length(annex_b) <= 4000),
  annex_c text not null default '' check (length(annex_c) <= 4000),
  version integer not null default 1,
  created timestamptz not null default now(),
  updated timestamptz not null default now()
);
alter table settlement_texts enable row level security;
alter table settlement_texts force row level security;
create policy tenant on settlement_texts
  using (client_id = access.tenant()) with check (client_id = access.tenant());
create trigger touch before update on settlement_texts for each row execute function access.touch();
create trigger audit after insert or update or delete on settlement_texts
  for each row execute function access.audit('client_id');
