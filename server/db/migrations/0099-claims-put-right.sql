-- A claim that was put right is no debt: sums leave both of them out, and are told of the index alone.
create index ledger_claims_of_account on ledger_claims (client_id, unit_id, ledger_account_id, due_on)
  include (amount, opposite_of);
drop index ledger_claims_account;
alter index ledger_claims_of_account rename to ledger_claims_account;
