-- Which claims of an account its payments pay: what was due first, or what comes of a delay before the rest
-- (občanský zákoník, § 1932 and 1933).
alter table ledger_settings add column credit_order text not null default 'oldest'
  check (credit_order in ('oldest', 'penalties'));
