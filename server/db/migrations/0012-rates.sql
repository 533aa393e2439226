-- Rates of the central bank: who put a row, the discount rate, and how reading from the bank goes.
-- A rate of exchange is Kč for the amount of the currency that stands beside it.
alter table cnb_exchange_rates
  add source text not null default 'bank' check (source in ('bank', 'hand')),
  add reason text not null default '',
  add put_by text not null default '',
  add replaced_rate numeric(12, 3),
  add updated timestamptz not null default now(),
  add version integer not null default 1,
  add check (currency_code ~ '^[A-Z]{3}$'),
  add check (source = 'bank' or reason <> '');
alter table cnb_repo_rates
  add source text not null default 'bank' check (source in ('bank', 'hand')),
  add reason text not null default '',
  add put_by text not null default '',
  add replaced_rate numeric(6, 2),
  add updated timestamptz not null default now(),
  add version integer not null default 1,
  add check (source = 'bank' or reason <> '');
create table cnb_discount_rates (
  valid_from date primary key,
  rate numeric(6, 2) not null check (rate >= 0 and rate <= 100),
  source text not null default 'bank' check (source in ('bank', 'hand')),
  reason text not null default '',
  put_by text not null default '',
  replaced_rate numeric(6, 2),
  updated timestamptz not null default now(),
  version integer not null default 1,
  check (source = 'bank' or reason <> '')
);
create index cnb_exchange_rates_by_day on cnb_exchange_rates (valid_from);
create trigger touch before update on cnb_exchange_rates for each row execute function access.touch();
create trigger touch before update on cnb_repo_rates for each row execute function access.touch();
create trigger touch before update on cnb_discount_rates for each row execute function access.touch();

-- One row for each file of the bank. Whoever reads it holds the lease meanwhile, so that two
-- processes never read it at once.
create table cnb_sources (
  source text primary key check (source in ('exchange', 'repo', 'discount')),
  last_attempt timestamptz,
  last_success timestamptz,
  last_failure text not null default '',
  failures integer not null default 0,
  next_attempt timestamptz not null default now(),
  lease text,
  lease_until timestamptz
);
insert into cnb_sources (source) values ('exchange'), ('repo'), ('discount');

insert into cnb_discount_rates (valid_from, rate) values
  ('1990-01-01', 4.00), ('1990-04-01', 5.00), ('1990-10-01', 7.00), ('1990-11-11', 8.50),
  ('1991-01-01', 10.00), ('1991-09-08', 9.50), ('1992-03-25', 9.00), ('1992-08-26', 8.00),
  ('1992-12-30', 9.50), ('1993-06-10', 8.00), ('1994-10-24', 8.50), ('1995-06-26', 9.50),
  ('1996-06-21', 10.50), ('1997-05-27', 13.00), ('1998-08-14', 11.50), ('1998-10-27', 10.00),
  ('1998-12-23', 7.50), ('1999-03-12', 6.00), ('1999-09-03', 5.50), ('1999-10-27', 5.00),
  ('2001-02-23', 4.00), ('2001-07-27', 4.25), ('2001-11-30', 3.75), ('2002-01-22', 3.50),
  ('2002-02-01', 3.25), ('2002-04-26', 2.75), ('2002-07-26', 2.00), ('2002-11-01', 1.75),
  ('2003-01-31', 1.50), ('2003-06-26', 1.25), ('2003-08-01', 1.00), ('2004-06-25', 1.25),
  ('2004-08-27', 1.50), ('2005-01-28', 1.25), ('2005-04-01', 1.00), ('2005-04-29', 0.75),
  ('2005-10-31', 1.00), ('2006-07-28', 1.25), ('2006-09-29', 1.50), ('2007-06-01', 1.75),
  ('2007-07-27', 2.00), ('2007-08-31', 2.25), ('2007-11-30', 2.50), ('2008-02-08', 2.75),
  ('2008-08-08', 2.50), ('2008-11-07', 1.75), ('2008-12-18', 1.25), ('2009-02-06', 0.75),
  ('2009-05-11', 0.50), ('2009-08-07', 0.25), ('2012-10-01', 0.10), ('2012-11-02', 0.05),
  ('2018-08-03', 0.25), ('2018-09-27', 0.50), ('2018-11-02', 0.75), ('2019-05-03', 1.00),
  ('2020-02-07', 1.25), ('2020-03-17', 0.75), ('2020-03-27', 0.05), ('2021-10-01', 0.50),
  ('2021-11-05', 1.75), ('2021-12-23', 2.75), ('2022-02-04', 3.50), ('2022-04-01', 4.00),
  ('2022-05-06', 4.75), ('2022-06-23', 6.00), ('2023-12-22', 5.75), ('2024-02-09', 5.25),
  ('2024-03-21', 4.75), ('2024-05-03', 4.25), ('2024-06-28', 3.75), ('2024-08-02', 3.50),
  ('2024-09-26', 3.25), ('2024-11-08', 3.00), ('2025-02-07', 2.75), ('2025-05-09', 2.50),
  ('2026-06-19', 2.75);

update modules set under_construction = false
 where name in ('repo-rate', 'discount-rate', 'exchange-rates');
