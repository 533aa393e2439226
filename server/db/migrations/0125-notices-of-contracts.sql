-- Users are told of contracts with suppliers and of other contracts of a unit as they are of tenants' ones: by the
-- same setting, once for each term.
alter table notified drop constraint notified_kind_check;
alter table notified add constraint notified_kind_check check (kind in (
  'revisions', 'contracts', 'supplies', 'unit-contracts', 'meters', 'debts', 'payments', 'statements', 'objections',
  'todos', 'licence', 'news'));
