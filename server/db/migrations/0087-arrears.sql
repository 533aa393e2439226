-- Debts of a unit: who owes, how long, and what comes of it.
insert into modules (parent_module_id, name, title, description, router_name, image_name, module_order,
                     sys_admins_only, is_public, enabled)
select p.module_id, 'arrears', 'Dluhy', 'Kdo dluží a jak dlouho, úrok z prodlení a upomínky', 'Arrears',
       'debts', 35, p.sys_admins_only, p.is_public, true
  from modules p
 where p.name = 'money';

insert into module_schema_modules (module_schema_id, module_id)
select x.module_schema_id, own.module_id
  from modules own
  join modules beside on beside.name = 'ledger'
  join module_schema_modules x on x.module_id = beside.module_id
 where own.name = 'arrears';

-- How a unit charges late payments, where it has agreed a rate of its own; without one by the law.
create table arrears_settings (
  client_id integer not null,
  unit_id integer not null,
  -- Percent a year; null by the law.
  agreed_rate numeric(5, 2) check (agreed_rate > 0 and agreed_rate <= 100),
  -- Where it was agreed: a contract, articles of an association.
  rate_source text not null default '' check (length(rate_source) <= 300),
  version integer not null default 1,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  primary key (client_id, unit_id),
  check (agreed_rate is null or rate_source <> ''),
  foreign key (client_id, unit_id) references units
);
alter table arrears_settings enable row level security;
alter table arrears_settings force row level security;
create policy tenant on arrears_settings using (client_id = access.tenant()) with check (client_id = access.tenant());
create trigger audit after update or delete on arrears_settings for each row execute function access.audit('unit_id');
create trigger audit_added after insert on arrears_settings referencing new table as added for each statement execute function access.audit_added('unit_id');
create trigger touch before update on arrears_settings for each row execute function access.touch();
