-- Terms of settlements are watched, new objections told, and whoever a correction leaves out gets a paper of it.

-- How many recipients of a count bear a space themselves: each of them gets a statement.
alter table settlement_counts
  add column bearing integer not null generated always as (jsonb_array_length(
    jsonb_path_query_array(inputs, '$.settlement.spaces[*].recipients[*] ? (@.people.size() > 0)'))) stored;

-- A paper that says only that the statement before it is replaced: its recipient is one no more.
alter table settlement_statements
  add column is_gone boolean not null default false,
  add check (not is_gone or (cost = 0 and claimed = 0 and advance = 0 and balance = 0
                             and former_balance is not null));
-- A space may have got another party for the same days, and the former one has its paper too.
alter table settlement_statements
  drop constraint settlement_statements_client_id_unit_id_settlement_issue_id_key;
alter table settlement_statements
  add constraint settlement_statements_of_issue
    unique (client_id, unit_id, settlement_issue_id, recipient_key, ledger_account_id);

-- What waits is found without looking at what is done.
create index settlement_statements_undelivered on settlement_statements (client_id, unit_id, settlement_id)
  where state in ('made', 'waiting', 'failing', 'refused');
create index settlement_objections_open on settlement_objections (client_id, unit_id, settlement_id)
  where state = 'open';

-- New objections that came by links.
alter table user_preferences
  add column notify_objections text not null default 'both'
    check (notify_objections in ('none', 'message', 'mail', 'both'));
alter table notified drop constraint notified_kind_check;
alter table notified add constraint notified_kind_check check (kind in (
  'revisions', 'contracts', 'meters', 'debts', 'payments', 'statements', 'objections', 'licence', 'news'));
-- Whoever notifies knows no tenant until he has found whose objections wait.
create policy by_notifier on settlement_objections for select
  using (state = 'open' and origin = 'link' and access.presented('worker') = 'notifications');
create policy by_notifier on notified for select
  using (kind = 'objections' and access.presented('worker') = 'notifications');
