-- Money that belongs to nobody goes back to who paid it: by an item of a batch that tells the payment in place
-- of an account.
alter table ledger_payments
  -- The batch that gives back what belongs to nobody, or gave it last; and whether it still may.
  add column refund_batch_id integer,
  add column is_returning boolean not null default false,
  -- Of money that went back: the payment by which it had come.
  add column return_of integer,
  add constraint ledger_payments_returning check (not is_returning or refund_batch_id is not null),
  add constraint ledger_payments_return check (return_of is null or (amount < 0 and opposite_of is null)),
  add constraint ledger_payments_refund_batch foreign key (client_id, unit_id, refund_batch_id)
    references refund_batches (client_id, unit_id, refund_batch_id),
  add constraint ledger_payments_return_of foreign key (client_id, unit_id, return_of)
    references ledger_payments (client_id, unit_id, ledger_payment_id);
create index ledger_payments_refund_batch on ledger_payments (client_id, unit_id, refund_batch_id)
  where refund_batch_id is not null;
create index ledger_payments_return_of on ledger_payments (client_id, unit_id, return_of)
  where return_of is not null;

alter table refund_items
  alter column ledger_account_id drop not null,
  add column returned_payment_id integer,
  add constraint refund_items_what check (num_nonnulls(ledger_account_id, returned_payment_id) = 1),
  add constraint refund_items_returned_payment foreign key (client_id, unit_id, returned_payment_id)
    references ledger_payments (client_id, unit_id, ledger_payment_id);
create index refund_items_returned_payment on refund_items (client_id, unit_id, returned_payment_id)
  where returned_payment_id is not null;
create unique index refund_items_open_payment on refund_items (client_id, unit_id, returned_payment_id)
  where is_open;
