-- Debts, payments that wait and missing statements of banks are something that users are told of.
alter table user_preferences
  add column notify_debts text not null default 'message'
    check (notify_debts in ('none', 'message', 'mail', 'both')),
  add column notify_payments text not null default 'message'
    check (notify_payments in ('none', 'message', 'mail', 'both')),
  add column notify_statements text not null default 'message'
    check (notify_statements in ('none', 'message', 'mail', 'both'));
alter table notified drop constraint notified_kind_check;
alter table notified add constraint notified_kind_check
  check (kind in ('revisions', 'contracts', 'licence', 'news', 'meters', 'debts', 'payments', 'statements'));

-- From how many hellers, and from how many days after its due day, a debt of the unit is told of.
alter table arrears_settings
  add column told_amount integer not null default 100000 check (told_amount between 0 and 1000000000),
  add column told_days integer not null default 30 check (told_days between 1 and 365);
